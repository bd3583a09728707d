"""Binds the card language to the kernel: a node becomes a closure or a coroutine function."""

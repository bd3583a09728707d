"""Signs of spells and traps by their icon, each with variants that the card's name chooses from."""

from duelterm.tui.emblems.shapes import Figure, limb, oval, part, poly

GARNISH = (
    part(),
    part(oval(7.6, 3, 1), oval(7.6, 17, 1)),
    part(poly(7.6, 1.4, 8.6, 3, 7.6, 4.6, 6.6, 3), poly(7.6, 15.4, 8.6, 17, 7.6, 18.6, 6.6, 17)),
    part(limb(0.7, 0.7, 8.6, 7, 8.6, 13)),
)
BOOK = Figure(
    (
        (
            part(poly(0, 5, 3, 4, 7.4, 4.6, 7.4, 15.6, 3, 15, 0, 16), marks=(limb(0.6, 0.6, 0, 5, 0, 16),)),
            part(
                poly(0, 3.4, 5, 3.4, 5, 16.6, 0, 16.6),
                marks=(limb(0.6, 0.6, 0, 5, 3.6, 5), limb(0.6, 0.6, 0, 15, 3.6, 15)),
            ),
            part(oval(0, 4, 5.4, 1.6), poly(0, 4, 4.4, 4, 4.4, 16, 0, 16), oval(0, 16, 5.4, 1.6)),
        ),
        (
            part(
                marks=(
                    limb(0.6, 0.6, 1.6, 7.4, 5.4, 7.2),
                    limb(0.6, 0.6, 1.6, 10, 5.4, 9.8),
                    limb(0.6, 0.6, 1.6, 12.6, 4, 12.4),
                )
            ),
            part(marks=(poly(0, 6.6, 1, 9, 3, 10, 1, 11, 0, 13.4),)),
            part(marks=(oval(0, 10, 2.2, 2.2, 0.6), oval(0, 10, 0.7))),
        ),
        GARNISH,
    ),
)
SWORD = Figure(
    (
        (
            part(
                poly(0, 0.4, 1.2, 2.4, 1, 13, 0, 13),
                limb(1.2, 1.2, 0, 13.4, 4, 13.4),
                limb(1.2, 1.2, 0, 14, 0, 18),
                oval(0, 18.6, 1.2),
            ),
            part(limb(1.2, 1.2, 0, 2, 0, 19), poly(0, 2, 4.6, 1, 6, 4.6, 4.6, 8.4, 0, 7)),
            part(
                poly(0, 3, 5.6, 3, 5.6, 10, 3.4, 15, 0, 18.4),
                marks=(limb(0.8, 0.8, 0, 5, 0, 15), limb(0.8, 0.8, 0, 8, 4, 8)),
            ),
        ),
        (part(), part(marks=(oval(0, 9, 0.7),)), part(marks=(limb(0.5, 0.5, 0, 4, 0, 11),))),
        GARNISH,
    ),
)
COMPASS = Figure(
    (
        (
            part(poly(0, 0.4, 1.6, 8.4, 9.6, 10, 1.6, 11.6, 0, 19.6)),
            part(poly(0, 1, 2.4, 7.6, 8.4, 5, 3.4, 10, 8.4, 15, 2.4, 12.4, 0, 19)),
            part(poly(0, 12, 3, 6, 5, 9, 7, 4.6, 9.8, 12, 9.8, 16, 0, 16)),
        ),
        (part(marks=(oval(0, 10, 1.2),)), part(marks=(poly(0, 8, 1.6, 10, 0, 12),)), part()),
        (part(), part(oval(0, 10, 9, 9, 0.88)), part(limb(0.8, 0.8, 0, 18.6, 7, 18.6))),
    ),
)
FLASH = Figure(
    (
        (
            part(poly(0, 0.6, 4.6, 0.6, 2.4, 7.4, 5.4, 7.4, 0.6, 19.6, 0, 19.6)),
            part(poly(0.4, 1, 3.4, 1, 2, 8, 6, 8, 1.6, 19, 2.6, 11.4, 0.4, 11.4)),
            part(poly(1.4, 2, 6.4, 0.4, 4, 6, 7.4, 5.4, 2.4, 12, 5, 11.6, 0.8, 19.6)),
        ),
        (part(), part(marks=(oval(0, 9, 0.9),)), part(marks=(limb(0.6, 0.6, 0, 4, 0, 14),))),
        GARNISH,
    ),
)
ALTAR = Figure(
    (
        (
            part(poly(0, 13, 6, 13, 5, 15, 5.6, 19.4, 0, 19.4)),
            part(poly(0, 13.4, 4.6, 13.4, 3, 16, 6.4, 19.4, 0, 19.4)),
            part(oval(0, 13.6, 6.4, 1.8), limb(2, 3.4, 0, 14, 0, 19)),
        ),
        (
            part(poly(0, 0.6, 1.8, 4.6, 3.6, 6, 3.4, 10, 1.8, 12.4, 0, 12.8), marks=(poly(0, 7, 1, 9.4, 0, 11.6),)),
            part(poly(0, 3, 1.4, 6, 3.6, 2, 4, 8, 2.4, 12, 0, 12.4)),
            part(oval(0, 7, 3, 3.6), poly(0, 0.4, 1, 3.4, 0, 4), marks=(oval(0, 7.4, 1.2, 1.6),)),
        ),
        (
            part(),
            part(limb(0.8, 0.8, 7.6, 13, 7.6, 19), poly(7.6, 9, 8.4, 11.4, 7.6, 12.6, 6.8, 11.4)),
            part(oval(8, 16.6, 0.9)),
        ),
    ),
)
LOOP = Figure(
    (
        (
            part(oval(4.6, 10, 4.8, 4.4, 0.56)),
            part(oval(4.4, 10, 4.6, 5.6, 0.66), oval(0, 10, 1.2)),
            part(limb(1.8, 1.8, 0, 10, 3, 6, 7, 5.4, 8.6, 10, 7, 14.6, 3, 14, 0, 10)),
        ),
        (part(), part(oval(4.6, 10, 1.2)), part(poly(4.6, 8.4, 5.6, 10, 4.6, 11.6, 3.6, 10))),
        (
            part(),
            part(oval(0, 2.6, 1), oval(0, 17.4, 1)),
            part(limb(0.8, 0.8, 0, 1.4, 0, 4), limb(0.8, 0.8, 0, 16, 0, 18.6)),
        ),
    ),
)
JAWS = Figure(
    (
        (
            part(
                limb(1.6, 1.6, 8.4, 10, 7, 5, 3.6, 2.4, 0, 2),
                limb(1.6, 1.6, 8.4, 10, 7, 15, 3.6, 17.6, 0, 18),
                poly(0, 2.4, 1.6, 2.4, 0.8, 7.6),
                poly(2.8, 2.8, 4.8, 3.8, 3.6, 8),
                poly(0, 17.6, 1.6, 17.6, 0.8, 12.4),
                poly(2.8, 17.2, 4.8, 16.2, 3.6, 12),
            ),
            part(
                oval(0, 10, 8, 8, 0.8),
                *(limb(0.8, 0.8, x, 3.4, x, 16.6) for x in (0.0, 3.0, 5.6)),
            ),
            part(
                poly(0, 2, 8.6, 17.6, 0, 17.6),
                marks=(limb(1.2, 1, 0, 7.4, 0, 12.4), oval(0, 14.8, 0.8)),
            ),
        ),
        (part(), part(oval(0, 10, 1.2)), part(oval(9, 10, 0.9), oval(0, 0.8, 0.8))),
        (part(), part(limb(0.7, 0.7, 8.4, 10, 9.8, 10)), part(poly(8, 1, 9, 3, 8, 5, 7, 3))),
    ),
)
ARROW = Figure(
    (
        (
            part(limb(1.8, 1.8, 0, 16.4, 5, 15, 6.6, 10, 5, 5.6), poly(1.4, 5.6, 5.4, 1.4, 6.2, 8.6)),
            part(poly(0, 1, 5.4, 7, 2.4, 7, 2.4, 13, 5.4, 13, 0, 19)),
            part(limb(1.6, 1.6, 1, 4, 8, 10, 1, 16), limb(1.4, 1.4, 0, 10, 6, 10)),
        ),
        (part(), part(oval(0, 10, 1.4)), part(marks=(oval(0, 10, 0.8),))),
        GARNISH,
    ),
)
ICONS = {
    "normal spell": BOOK,
    "equip spell": SWORD,
    "field spell": COMPASS,
    "quick spell": FLASH,
    "ritual spell": ALTAR,
    "continuous spell": LOOP,
    "normal trap": JAWS,
    "continuous trap": LOOP,
    "counter trap": ARROW,
}
"""By a card's kind."""

"""Which family of figures a race belongs to."""

from duelterm.tui.emblems.seeds import seed

FAMILIES: dict[str, tuple[str, ...]] = {
    "dragon": ("Armored Dragon", "Armored Wyvern", "Earth Dragon", "Volcano Dragon", "Zombie Dragon"),
    "lizard": ("Dragonoid", "Dune Gecko", "Melt Warrior"),
    "bird": ("Fire Bird", "Phoenix"),
    "fish": ("Fish", "Gel Fish", "Leviathan"),
    "mermaid": ("Liquid People", "Merfolk", "Naga"),
    "beast": ("Horned Beast", "Chimera", "Pegasus", "Machine Eater", "Earth Eater"),
    "folk": ("Human", "Beast Folk", "Snow Faerie", "Soltrooper", "Berserker"),
    "giant": ("Giant", "Rock Beast", "Gladiator"),
    "insect": ("Giant Insect", "Colony Beetle", "Survivor"),
    "plant": ("Tree Folk", "Starlight Tree", "Wild Veggies"),
    "mushroom": ("Balloon Mushroom",),
    "ghost": ("Ghost", "Rainbow Phantom", "Living Dead"),
    "machine": ("Armorloid", "Xenoparts", "Mecha Thunder", "Mecha Del Sol", "Starnoid"),
    "orb": ("Cyber Virus", "Cyber Cluster", "Cyber Moon", "Light Bringer", "Sea Hacker"),
    "angel": ("Angel Command", "Initiate"),
    "demon": ("Demon Command", "Dark Lord"),
    "mask": ("Devil Mask", "Death Puppet", "Mystery Totem", "Pandora's Box"),
    "worm": ("Parasite Worm", "Hedrian"),
    "tentacles": ("Brain Jacker", "Cyber Lord"),
    "crystal": ("Spirit Quartz", "Guardian"),
}
MONSTERS: dict[str, tuple[str, ...]] = {
    "dragon": ("Dragon",),
    "lizard": ("Reptile",),
    "saurian": ("Dinosaur",),
    "serpent": ("Sea Serpent",),
    "bird": ("Winged Beast",),
    "fish": ("Fish",),
    "tentacles": ("Aqua",),
    "beast": ("Beast",),
    "giant": ("Beast Warrior",),
    "folk": ("Warrior",),
    "mage": ("Spellcaster",),
    "insect": ("Insect",),
    "plant": ("Plant",),
    "machine": ("Machine",),
    "angel": ("Fairy",),
    "demon": ("Fiend",),
    "ghost": ("Zombie",),
    "crystal": ("Rock",),
    "blaze": ("Pyro",),
    "bolt": ("Thunder",),
}
"""The races of Duel Monsters: each has a family of its own, and its members differ by their names."""
BY_RACE = {
    race.lower(): family for of_game in (FAMILIES, MONSTERS) for family, members in of_game.items() for race in members
}
BY_WORD = {
    "dragon": "dragon", "wyvern": "dragon", "drake": "dragon", "bird": "bird", "fish": "fish", "beast": "beast",
    "insect": "insect", "beetle": "insect", "tree": "plant", "folk": "folk", "people": "folk", "warrior": "folk",
    "phantom": "ghost", "dead": "ghost", "mecha": "machine", "cyber": "orb", "command": "angel", "lord": "demon",
    "worm": "worm", "giant": "giant",
}  # fmt: skip


def family_of(race: str) -> str:
    """The race's family: by its name, else by a word of it, else by chance that never changes."""
    name = race.lower().replace("-", " ")
    if name in BY_RACE:
        return BY_RACE[name]
    for word in name.split():
        if word in BY_WORD:
            return BY_WORD[word]
    return tuple(FAMILIES)[seed("family", name) % len(FAMILIES)]

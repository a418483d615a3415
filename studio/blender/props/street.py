"""What lies before a front: seen only where the camera stands in the street."""
import random

from mesh import box
from .registry import prop


@prop('pavement', 1, on_floor=True)
def pavement(look, width=6, depth=3, size=.3, seed=1):
    """Concrete tiles in half bond, laid by hand, from the front (y = 0) to -`depth`."""
    chance = random.Random(seed)
    tones = [look('concrete', colour=tone, rough=.5) for tone in ('#8f8b84', '#85817b', '#98938a')]
    joint = .004
    box('sand', -width / 2, width / 2, -depth, 0, -.05, -.008, look.plain('#3b3833', .95), 0)
    for row in range(round(depth / size)):
        y = -size * (row + 1)
        x = -width / 2 - (size / 2 if row % 2 else 0)
        while x < width / 2:
            tile = box('tile', x, x + size - joint, y, y + size - joint, -.045, chance.uniform(-.002, .001), chance.choice(tones), .004)
            # No tile lies quite level: wet light breaks differently on each.
            tile.rotation_euler = (chance.uniform(-.004, .004), chance.uniform(-.004, .004), 0)
            x += size


@prop('stone sill', .5)
def stone_sill(look, width=3.2, depth=.09, thick=.08):
    """Below a window, outside: the front's face is y = 0, the window's lower edge z = 0."""
    box('sill', -width / 2, width / 2, -depth, .05, -thick, .006, look('concrete', colour='#6a6f72', rough=.35), .006, segments=3)

"""Floors of real boards and blocks, each a little different, or of one poured or printed sheet."""
import math
import random

from materials import material
from mesh import box
from tiling import baked, copies

PALE_OAK = "#d3c2a8"


def build_floor(setting, facts, x0, x1, y0, y1):
    """{"kind": planks | herringbone | concrete | terrazzo | checkerboard | tiles | lino, "colour": …, …}"""
    options = {key: value for key, value in setting.items() if key != "kind"}
    KINDS[setting.get("kind", "planks")](facts, x0, x1, y0, y1, **options)


def planks(facts, x0, x1, y0, y1, colour=PALE_OAK, wood="oak-natural", width=0.16, length=1.9, along="X", seed=3):
    chance = random.Random(seed)
    grain = along
    surface = material(wood, facts, colour=colour, grain="X", rough=0.42, vary=0.13)
    board = baked(box("plank", 0.0004, length - 0.0004, 0.0008, width - 0.0008, -0.02, 0, surface, bevel=0.0018, segments=1))
    if grain == "X":
        span, rows, turn = (x0, x1), (y0, y1), 0.0
    else:
        span, rows, turn = (y0, y1), (x0, x1), math.pi / 2
    spots, row = [], rows[0]
    while row < rows[1]:
        at = span[0] - chance.uniform(0, length)
        while at < span[1]:
            centre = (at + length / 2, row + width / 2, -0.01) if grain == "X" else (row + width / 2, at + length / 2, -0.01)
            spots.append((centre, (0, 0, turn)))
            at += length
        row += width
    copies(board, spots)
    _ground(facts, x0, x1, y0, y1)


def herringbone(facts, x0, x1, y0, y1, colour=PALE_OAK, wood="oak-natural", width=0.09, length=0.54):
    surface = material(wood, facts, colour=colour, grain="X", rough=0.4, vary=0.16)
    block = baked(box("block", 0.0003, length - 0.0003, 0.0004, width - 0.0004, -0.02, 0, surface, bevel=0.0012, segments=1))
    # In a frame turned by 45 degrees, pairs of blocks climb in steps of one width; columns lie two lengths apart.
    spots, half = [], math.sqrt(0.5)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    climbs = int((y1 - y0 + 4 * length) / 2 / (2 * half * width)) + 1
    columns = int((x1 - x0 + 4 * length) / 2 / (2 * half * length)) + 1
    for climb in range(-climbs, climbs + 1):
        for column in range(-columns, columns + 1):
            u, v = climb * width + column * length, climb * width - column * length
            for cu, cv, turn in ((u + length / 2, v + width / 2, 0), (u - width / 2, v + length / 2, 90)):
                spots.append(((middle[0] + (cu - cv) * half, middle[1] + (cu + cv) * half, -0.01), (0, 0, math.radians(45 + turn))))
    copies(block, spots)
    _ground(facts, x0, x1, y0, y1)


def sheet(name, **fixed):
    def lay(facts, x0, x1, y0, y1, **options):
        box("floor", x0, x1, y0, y1, -0.03, 0, material(name, facts, **{**fixed, **options}), bevel=0)

    return lay


def lino(facts, x0, x1, y0, y1, colour="#b9c4b2"):
    box("floor", x0, x1, y0, y1, -0.03, 0, material("concrete", facts, colour=colour, rough=0.36), bevel=0)


def square_tiles(facts, x0, x1, y0, y1, colour="#b9694a", size=0.2, joint=0.004, grout="#bcb2a4"):
    surface = material("glazed", facts, colour=colour, rough=0.34, vary=0.13)
    tile = baked(box("floor tile", 0, size - joint, 0, size - joint, -0.012, 0, surface, bevel=0.002, segments=2))
    columns, rows = math.ceil((x1 - x0) / size), math.ceil((y1 - y0) / size)
    spots = [((x0 + (c + 0.5) * size, y0 + (r + 0.5) * size, -0.006), (0, 0, 0)) for c in range(columns) for r in range(rows)]
    copies(tile, spots)
    box("grout", x0, x1, y0, y1, -0.03, -0.0025, material("plain", facts, colour=grout, rough=0.95), bevel=0)


def _ground(facts, x0, x1, y0, y1):
    box("ground", x0, x1, y0, y1, -0.06, -0.021, material("plain", facts, colour="#3a2f25"), bevel=0)


KINDS = {
    "planks": planks,
    "herringbone": herringbone,
    "concrete": sheet("concrete", colour="#c4bdb2"),
    "terrazzo": sheet("terrazzo"),
    "checkerboard": sheet("checkerboard"),
    "lino": lino,
    "tiles": square_tiles,
}

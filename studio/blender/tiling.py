"""Tiles as real, slightly uneven pieces on a wall in the XZ plane."""
import math
import random

import bpy

from materials import material
from mesh import box, link, plate, rounded_rect


def baked(thing):
    """The object with its bevel worked in, so that many copies can share one mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    return thing


def copies(thing, spots):
    """The object at every spot (location, turn about the vertical axis of the lay); the first one moves there itself."""
    for number, (location, rotation) in enumerate(spots):
        other = thing if number == 0 else link(bpy.data.objects.new(thing.name, thing.data))
        other.location, other.rotation_euler = location, rotation
    return thing


def lay_tiles(facts, x0, x1, z0, z1, y, colours=("#e8e4da",), size=(0.1, 0.1), pattern="stack", grout="#d8d2c6", joint=0.002, seed=4):
    """pattern: stack, running, checker, stripes, random, blocks. Colours may be flavours of the facts."""
    chance = random.Random(seed)
    width, height = size
    tones = [facts["materials"][tone]["colour"] if tone in facts["materials"] else tone for tone in colours]
    thick = 0.009
    rows = max(1, math.floor((z1 - z0 + joint) / (height + joint)))
    top = z0 + rows * (height + joint) - joint
    box("grout", x0, x1, y - 0.0055, y - 0.001, z0, top, material("plain", facts, colour=grout, rough=0.95, specular=0.1), bevel=0)
    cells = {}
    for row in range(rows):
        z = z0 + row * (height + joint)
        x = x0 - (0.5 * (width + joint) if pattern == "running" and row % 2 else 0)
        column = 0
        while x < x1 - 0.006:
            left, right = max(x, x0), min(x + width, x1)
            if right - left > 0.006:
                tone = tones[_pick(pattern, row, column, len(tones), chance)]
                cells.setdefault((tone, round(right - left, 5)), []).append(((left + right) / 2, z + height / 2))
            x += width + joint
            column += 1
    for (tone, wide), centres in cells.items():
        shape = plate("tile", rounded_rect(wide, height, 0.0022, steps=2), [], thick, material("glazed", facts, colour=tone), bevel=0.0014)
        spots = [
            ((x, y - 0.001, z), (math.pi / 2 + chance.uniform(-0.006, 0.006), 0, chance.uniform(-0.008, 0.008)))
            for x, z in centres
        ]
        copies(shape, spots)


def _pick(pattern, row, column, count, chance):
    if count == 1:
        return 0
    return {
        "checker": (row + column) % count,
        "stripes": column % count,
        "rows": row % count,
        "diagonal": (row + column) % count,
        "blocks": (row // 2 + column // 2) % count,
    }.get(pattern, chance.randrange(count))

"""Bricks that are there: mortar lies deeper than their faces, and no brick sits quite as its neighbour does."""
import random

from mesh import solid

LONG, SHORT, HIGH, JOINT = 0.21, 0.1, 0.052, 0.01
DEEP = 0.009
"""How far mortar lies behind the face of the bricks."""


def lay_bricks(wall):
    """Cross bond on both faces of a wall, in the wall's own frame: a course of stretchers, a course of headers."""
    chance = random.Random(3)
    points, faces, tones = [], [], []
    course, z = 0, 0.0
    while z < wall.height:
        length = SHORT if course % 2 else LONG
        u = -(LONG + JOINT) * (0.25, 0.0, 0.75, 0.0)[course % 4] - (0.028 if course % 2 else 0)
        while u < wall.length:
            for left, right in _beside_windows(wall, u, u + length, z + HIGH / 2):
                for y0, y1 in ((0, 0.05), (wall.thick - 0.05, wall.thick)):
                    _brick(points, faces, left, right, y0, y1, z, min(z + HIGH, wall.height), chance)
                    tones += [chance.uniform(0.15, 1)] * 8
            u += length + JOINT
        z += HIGH + JOINT
        course += 1
    thing = solid("bricks", points, faces, wall.surface, bevel=0.0022, segments=1, angle=60)
    tone = thing.data.attributes.new("tone", "FLOAT", "POINT")
    tone.data.foreach_set("value", tones)


def _beside_windows(wall, left, right, z):
    """What is left of a brick where windows are cut out."""
    pieces = [(max(left, 0.0), min(right, wall.length))]
    for window in wall.windows:
        if window.low < z < window.high:
            pieces = [piece for a, b in pieces for piece in ((a, min(b, window.left)), (max(a, window.right), b))]
    return [(a, b) for a, b in pieces if b - a > 0.02]


def _brick(points, faces, x0, x1, y0, y1, z0, z1, chance):
    start, out, slip = len(points), chance.uniform(0, 0.0045), chance.uniform(-0.002, 0.002)
    for x in (x0, x1):
        for y in (y0, y1):
            for z in (z0, z1):
                inwards = out if y < 0.02 else -out if y > y0 and y1 > 0.06 else 0
                points.append((x + chance.uniform(-0.0025, 0.0025), y + inwards + chance.uniform(0, 0.0015), z + slip + chance.uniform(-0.002, 0.002)))
    faces += [tuple(start + corner for corner in face) for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]

"""Forks, knives and spoons, each one piece of metal, and the tray they lie in."""
import math
import random

from mathutils import Vector

from mesh import box, link, round_off, solid
from .registry import prop


def between(table, share):
    """A value that eases from one entry of a table to the next: [(share, value), …]."""
    for (start, low), (end, high) in zip(table, table[1:]):
        if share <= end:
            t = max(0, (share - start) / (end - start))
            return low + (high - low) * t * t * (3 - 2 * t)
    return table[-1][1]


def forged(name, columns, rows, middle, thick, metal, gaps=lambda row, column: False):
    """A closed piece of metal. `columns` and `rows` are shares from 0 to 1, `middle(u, v)` gives the point halfway through
    the metal and `thick(u, v)` how thick it is there; `gaps` leaves faces out, as between the tines of a fork."""
    width = len(columns)
    points, faces = [], []
    for side in (1, -1):
        for v in rows:
            for u in columns:
                x, y, z = middle(u, v)
                points.append((x, y, z + side * thick(u, v) / 2))
    under = len(rows) * width
    edges = {}
    for i in range(len(rows) - 1):
        for j in range(width - 1):
            if gaps(i, j):
                continue
            a = i * width + j
            face = (a, a + 1, a + width + 1, a + width)
            faces += [face, tuple(under + k for k in reversed(face))]
            for start, end in zip(face, face[1:] + face[:1]):
                # An edge that two faces share is inside; what is left over is the outline.
                if edges.pop((end, start), None) is None:
                    edges[start, end] = True
    faces += [(end, start, under + start, under + end) for start, end in edges]
    loose = {k for k in range(2 * under)} - {k for face in faces for k in face}
    order = {k: n for n, k in enumerate(k for k in range(2 * under) if k not in loose)}
    thing = solid(name, [points[k] for k in order], [tuple(order[k] for k in face) for face in faces], metal, 0, angle=180)
    return round_off(thing, 2)


def shares(count):
    return [i / (count - 1) for i in range(count)]


HANDLE = [(0, .0072), (.04, .0098), (.1, .0102), (.42, .0056), (.62, .0031), (.68, .0031)]
"""Half the width of a handle: round at its end, slim at the neck."""


def handle_height(v):
    """The end rests, the neck rises: one can get a finger under it."""
    return between([(0, .0035), (.12, .003), (.62, .0125), (.72, .0115)], v)


def fork(metal):
    """Lies along Y, its handle to -Y, 20 cm long."""
    tine, gap = .0037, .0034
    edges, x = [], 0
    for _ in range(4):
        edges += [x, x + tine / 2, x + tine]
        x += tine + gap
    whole = x - gap
    columns = [edge / whole for edge in edges]
    root = .775
    rows = [0, .012, .035, .07] + [.1 + .54 * s for s in shares(12)] + [.68, .705, .735, .762, root, .79, .84, .89, .94, .975, 1]

    def middle(u, v):
        half = between(HANDLE, v) if v < .66 else between([(.66, .0031), (.735, .0118), (.8, whole / 2), (1, whole / 2 - .0006)], v)
        across = (2 * u - 1) * half
        if v > root:
            # Every tine narrows to its own tip.
            nearest = min(range(4), key=lambda k: abs(u - columns[3 * k + 1]))
            centre = (2 * columns[3 * nearest + 1] - 1) * half
            across = centre + (across - centre) * between([(root, .8), (.86, .9), (1, .42)], v)
        height = handle_height(v) if v < .72 else between([(.72, .0115), (.86, .004), (1, .0105)], v)
        hollow = -.0016 * (1 - (2 * u - 1) ** 2) * between([(.68, 0), (.78, 1), (.95, 0)], v)
        return across, v * .203 - .1, height + hollow

    def thick(u, v):
        return between([(0, .0026), (.3, .0026), (.62, .0042), (.76, .0026), (1, .0017)], v)
    first = rows.index(root)
    return forged('fork', columns, rows, middle, thick, metal, lambda i, j: i >= first and j in (2, 5, 8))


def spoon(metal, long=.203):
    """Lies along Y, its handle to -Y."""
    rows = [0, .012, .035, .07] + [.1 + .54 * s for s in shares(12)] + [.67, .69, .72, .76, .8, .84, .88, .92, .95, .975, .99, 1]

    def middle(u, v):
        half = between(HANDLE, v) if v < .66 else .0214 * math.sin(math.pi * min(1, max(0, (v - .645) / .362)) ** .86) ** .72
        bowl = max(0, 1 - ((v - .835) / .168) ** 2) if v > .66 else 0
        height = handle_height(v) if v < .7 else between([(.7, .0115), (.8, .0098), (1, .0112)], v)
        return (2 * u - 1) * max(half, .0026), v * long - long / 2, height - .0088 * bowl * (1 - (2 * u - 1) ** 2) ** .9

    def thick(u, v):
        return between([(0, .0026), (.3, .0026), (.62, .0042), (.74, .002), (1, .0018)], v)
    return forged('spoon', shares(11), rows, middle, thick, metal)


def knife(metal):
    """A table knife along Y, its handle to -Y, 23 cm long; the edge is to +X."""
    rows = [0, .01, .03, .07] + [.1 + .36 * s for s in shares(8)] + [.49, .51, .53, .55, .6, .66, .72, .78, .84, .89, .93, .96, .98, 1]

    def middle(u, v):
        left = between([(0, .0066), (.04, .009), (.1, .0092), (.5, .0068), (.54, .0062), (.9, .0072), (.97, .003), (1, -.005)], v)
        right = between([(0, .0066), (.04, .009), (.1, .0092), (.5, .0068), (.56, .0118), (.8, .0128), (.93, .0105), (1, .0072)], v)
        return -left + (left + right) * u, v * .232 - .116, .0042

    def thick(u, v):
        blade = between([(.47, 0), (.56, 1)], v)
        handle = between([(0, .005), (.1, .0062), (.45, .0074), (.56, .0074)], v)
        return handle * (1 - blade) + blade * (.0026 - .0018 * u)
    return forged('knife', shares(8), rows, middle, thick, metal)


@prop('cutlery tray', .25)
def cutlery_tray(look, width=.42, depth=.4, wood='oak-natural', seed=2, lift=0):
    """A tray with forks, knives and spoons, for a drawer; `lift` raises its floor in a deep drawer, to where light reaches."""
    chance, timber, metal = random.Random(seed), look(wood, grain='Y'), look.metal('#f4f3f0', .3)
    wall, floor, columns = .007, lift + .006, 4
    box('floor', -width / 2, width / 2, -depth / 2, depth / 2, lift, floor, timber, .0006)
    for i in range(columns + 1):
        x = -width / 2 + (width - wall) * i / columns
        box('wall', x, x + wall, -depth / 2, depth / 2, 0, lift + .042, timber, .002, segments=3)
    for y in (-depth / 2, depth / 2 - wall):
        box('wall', -width / 2, width / 2, y, y + wall, 0, lift + .0415, timber, .002, segments=3)
    for column, make in enumerate((fork, knife, spoon, fork)):
        middle = -width / 2 + width * (column + .5) / columns
        # Handles to the front, within reach, and out from under the worktop.
        spot = Vector((middle, -depth / 2 + wall + .13, floor))
        lay_in_stacks(make(metal), spot, width / columns - wall, .0078 if make is knife else .0042, chance)


def lay_in_stacks(first, spot, room, rise, chance):
    """Copies of one piece side by side, three on each other: put away by hand, nearly in line."""
    pitch = .0285
    stacks = max(2, int((room - .008) / pitch))
    for n in range(stacks * 3):
        piece = first if n == 0 else link(first.copy())
        stack, layer = n % stacks, n // stacks
        aside = (stack - (stacks - 1) / 2) * pitch + chance.uniform(-.0015, .0015)
        piece.location = spot + Vector((aside, chance.uniform(-.006, .006) - .002 * layer, layer * rise))
        piece.rotation_euler.z = math.radians(chance.uniform(-2.5, 2.5))

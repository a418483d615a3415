"""How leaves and stems grow; used by all plants."""
import math

from mathutils import Matrix, Vector

from mesh import lathe, patches, spline, tube
from .bottles import hollow


OUTLINES = {
    'oval': lambda v: math.sin(math.pi * v ** .8) ** .8,
    'round': lambda v: math.sqrt(max(0, 1 - (2 * v - 1) ** 2)),
    'lance': lambda v: math.sin(math.pi * v ** .9) ** 1.1,
    'heart': lambda v: 1.12 * math.sin(math.pi * v ** .6) ** .7,
    'blade': lambda v: (.7 + .6 * v) * max(0, 1 - v ** 4) if v < .98 else 0,
}


def leaf(base, along, up, length, width, outline='oval', droop=.5, cup=.18, rows=7, columns=4, wave=0, teeth=0, quilt=0):
    """A grid of points: starts at `base`, runs `along`, its face to `up`; droops by an angle, cups across (below 0 its
    edges hang down). `teeth` notch the edge, `quilt` puffs it up between its veins: both need many rows."""
    shape = OUTLINES[outline] if isinstance(outline, str) else outline
    along = along.normalized()
    side = along.cross(up)
    side = side.normalized() if side.length > 1e-4 else along.orthogonal().normalized()
    up = side.cross(along)
    grid, spot = [], Vector(base)
    for i in range(rows + 1):
        v = i / rows
        turn = droop * v
        face = up * math.cos(turn) + along * math.sin(turn)
        half = width / 2 * shape(v)
        row = []
        for u in (2 * j / columns - 1 for j in range(columns + 1)):
            notch = 1 - .2 * (1 - v * teeth % 1) * abs(u) ** 3 if teeth else 1
            lift = cup * half * abs(u) ** 1.6 + wave * half * math.sin(v * 11 + u * 2) * abs(u)
            lift += quilt * half * abs(math.sin(math.pi * (v * 6 - abs(u) * 1.2))) * (1 - abs(u) ** 2) * min(1, abs(u) * 4)
            row.append(spot + side * half * u * notch + face * lift)
        grid.append(row)
        spot = spot + (along * math.cos(turn) - up * math.sin(turn)) * (length / rows)
    return grid


def fan(base, along, up, length, spread, lobes, curl):
    """A leaflet that widens to a notched edge, as parsley has: rows from its foot outwards, columns around."""
    along = along.normalized()
    side = along.cross(up)
    side = side.normalized() if side.length > 1e-4 else along.orthogonal().normalized()
    up = side.cross(along)
    grid = []
    for v in (.04, .25, .45, .62, .76, .88, 1):
        row = []
        for k in range(lobes * 4 + 1):
            t = k / (lobes * 4) * 2 - 1
            notch = 1 - .34 * abs(math.sin(math.pi * (t + 1) / 2 * lobes + math.pi / 2)) ** 3 * v * v
            reach = length * v * notch * (1 - .22 * t * t)
            way = along * math.cos(t * spread) + side * math.sin(t * spread)
            row.append(base + way * reach + up * (curl * length * (v * v * (.5 * t * t - .35) + .05 * v * math.cos(t * 9))))
        grid.append(row)
    return grid


def foliage(look, name, grids, colours, thickness=.0006, veins=8):
    """Many leaves as one object, in a few tones."""
    tones = [look('leaf', colour=c, veins=float(veins)) for c in colours]
    return patches(name, grids, tones, thickness, slot=lambda g, u, v: (g * 7 + g // 5) % len(tones))


def stem(look, points, thick, thin, colour, steps=10):
    """A stem that tapers; returns the soft curve it follows."""
    n = len(points)
    tube('stem', points, [thick + (thin - thick) * i / (n - 1) for i in range(n)], look.plain(colour, .7), bezier=True, steps=steps)
    return spline(points, 8)


def along_curve(curve, t):
    """Point and direction at a share of a curve."""
    x = max(0, min(len(curve) - 1.001, t * (len(curve) - 1)))
    i = int(x)
    return curve[i].lerp(curve[i + 1], x - i), (curve[i + 1] - curve[i]).normalized()


def around(direction, angle, lean):
    """A direction that leaves another one at `lean`, at `angle` around it."""
    side = direction.orthogonal().normalized()
    side = Matrix.Rotation(angle, 3, direction) @ side
    return (direction * math.cos(lean) + side * math.sin(lean)).normalized()


def pot(look, radius, height, colour, kind='clay', earth=True):
    """A flower pot and its earth; returns the height of the earth. Kinds: clay (with a collar), smooth, bowl, basket."""
    if kind == 'basket':
        tone = look.skin('#c2995d', '#a67c41', .85, size=60, depth=.6)
        rings = max(6, round(height / .018))
        outline = []
        for i in range(rings * 4 + 1):
            t = i / (rings * 4)
            outline.append((radius * (.82 + .18 * math.sin(t * 2.6)) + .0035 * math.cos(i * math.pi / 2), .001 + t * height))
        hollow(look, 'basket', outline, .009, .01, tone)
    elif kind == 'smooth':
        hollow(look, 'pot', [(radius * .8, .001), (radius * .84, .006), (radius * .97, height * .6), (radius, height)], .006, .012, look('ceramic', colour=colour))
    elif kind == 'bowl':
        hollow(look, 'pot', [(radius * .45, .001), (radius * .55, .006), (radius * .92, height * .4), (radius, height * .75), (radius * .96, height)], .007, .012, look('ceramic', colour=colour))
    else:
        hollow(look, 'pot', [(radius * .66, .001), (radius * .68, .004), (radius * .88, height * .76), (radius * .885, height * .77), (radius * .98, height * .772), (radius * .985, height * .78), (radius, height - .002), (radius, height)], .007, .012, look.skin(colour, colour, .9, size=90, depth=.15))
    level = height * .86
    if earth:
        lathe('earth', [(0, level + radius * .06), (radius * .5, level + radius * .04), (radius * .86, level)], look.skin('#3b2a1e', '#2a1d14', .95, size=120, depth=1, patches=60), segments=40)
    return level + radius * .03

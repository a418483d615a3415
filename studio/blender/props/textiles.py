"""Cloth with real folds: towels, an apron, a runner, cushions, rugs."""
import math
import random

from mathutils import Vector

from mesh import box, cylinder, gathered, patches, place, round_off, rounded_rect, sheet, tilt, tube
from .registry import prop


def folds(seed, count=3):
    """A soft wave across a cloth: a few sines that never line up."""
    chance = random.Random(seed)
    waves = [(chance.uniform(.8, 1.2) * f, chance.uniform(0, 6.28), a) for f, a in ((2.1, .5), (3.7, .32), (6.1, .14))[:count]]
    return lambda u: sum(a * math.sin(f * u * 2 * math.pi + p) for f, p, a in waves)


@prop('tea towel', .2)
def tea_towel(look, colour='#efe9dc', stripe='tabasco', width=.3, front=.34, back=.26, rail=True, bar='brass', gap=.04, seed=1):
    """Hangs over a rail that runs along X at z = 0, `gap` in front of the face y = 0; `rail=False` leaves the rail out
    (the towel then hangs over an oven's bar or a front's edge)."""
    wave, ripple = folds(seed), folds(seed + 9)
    r, y = .0085, -gap
    length = front + math.pi * r + back
    gather = .76

    def spot(u, v):
        along = v * length
        x = (u - .5) * width
        if along < front:
            down, side, z = front - along, -1, -(front - along)
        elif along < front + math.pi * r:
            a = (along - front) / r
            return Vector((x * gather, y - r * math.cos(a), r * math.sin(a)))
        else:
            down, side = along - front - math.pi * r, 1
            z = -down
        grow = min(1, (down + .03) / .2) ** 1.2
        # the layer behind stays close to the face, the one in front swings freely
        swing = .021 if side < 0 else .007
        depth = side * r + (swing * grow * wave(u) * (1 if side < 0 else .6) - (.012 * grow if side < 0 else -.002 * grow))
        pinch = gather + .05 * grow + .012 * math.sin(down * 22 + 3) * grow
        return Vector((x * pinch + .004 * grow * ripple(u * .7 + down), y + depth, z + .005 * grow * wave(u + .2)))
    bands = [(.05, .085), (.1, .11), (.125, .135)]

    def slot(_, u, v):
        for end in (v * length, (1 - v) * length):
            if any(a < end < b for a, b in bands):
                return 1
        return 0
    cloth = [look('cloth', colour=colour), look('cloth', colour=stripe)]
    sheet('towel', spot, 90, 150, cloth, .0024, slot=slot)
    if rail:
        metal = look(bar)
        cylinder('rail', .006, width + .12, (-width / 2 - .06, y, 0), metal, 'X')
        for x in (-width / 2 - .04, width / 2 + .04):
            cylinder('post', .005, gap, (x, y, 0), metal, 'Y', bevel=0)
            cylinder('rose', .014, .004, (x, -.004, 0), metal, 'Y')


def folded_path(depth, layers, rise, steps=14):
    """The section (y, z) of a cloth folded to and fro, from its first layer to its last, with round folds between."""
    path = []
    for layer in range(layers):
        low, way = layer * rise, 1 if layer % 2 == 0 else -1
        reach = depth / 2 * (1 - .012 * layer)
        path += [(way * reach * (2 * t / steps - 1), low) for t in range(steps + 1)]
        if layer < layers - 1:
            path += [(way * (reach + rise * .5 * math.sin(math.pi * t / 6)), low + rise * (1 - math.cos(math.pi * t / 6)) / 2) for t in range(1, 6)]
    return path


@prop('folded towels', .16)
def folded_towels(look, colours=('sage', '#efe9dc', 'honey'), width=.24, depth=.2):
    """A pile of terry towels, folded by hand: full at the folds, lower at the sides, no layer quite on the other."""
    layers, rise = 3, .0108
    for i, tone in enumerate(colours):
        chance = random.Random(i + 5)
        path = folded_path(depth * (1 - .03 * (i % 2)), layers, rise)
        bump, sway = folds(i + 3), folds(i + 17, 2)
        low, turn = .0052 + i * (layers * rise + .001), chance.uniform(-.02, .02)
        grid = []
        for y, z in path:
            row = []
            for k in range(37):
                u = k / 36
                x = (u - .5) * width * (1 - .03 * (i % 2)) + .0016 * sway(z * 40 + y)
                # The middle is full of air, the sides are pressed flat by their own weight.
                full = .8 + .26 * (math.sin(math.pi * u) * math.cos(y / depth * 2.4)) ** .5 + .06 * bump(u * .7 + y * 3)
                row.append(Vector((x - turn * y, y + turn * x + .0014 * bump(u + z * 30), low + z * full + .0012 * bump(u * 1.4 + y * 4))))
            grid.append(row)
        round_off(patches('towel', [grid], look.terry(tone), .0098))


@prop('apron', .25)
def apron(look, colour='blueberry', pocket='tabasco', straps='#efe9dc', seed=2):
    """Hangs on a hook: the hook is at z = 0 on the face y = 0, the apron below it."""
    wave = folds(seed)

    def outline(v):
        """Half the width from bib to hem."""
        if v < .3:
            return .075 + .06 * (v / .3) ** 2
        return .135 + .075 * min(1, (v - .3) / .1) ** .6 + .015 * v

    def spot(u, v):
        x = (u - .5) * 2
        half = outline(v) * .82
        fall = .12 + v * .74
        depth = .022 + .018 * v + .022 * v * wave(u) + .012 * (1 - v) * (1 - x * x)
        return Vector((x * half + .006 * wave(u * 1.3 + v) * v, -depth, -fall + .02 * (1 - v) * x * x))
    cloth = look('cloth', colour=colour)
    sheet('apron', spot, 48, 60, cloth, .0016)
    flat = lambda u, v: spot(.5 + (u - .5) * .52, .46 + v * .2) + Vector((0, -.003, 0))
    sheet('pocket', flat, 24, 14, look('cloth', colour=pocket), .0016)
    strap = look('cloth', colour=straps)
    tube('loop', [spot(.04, 0), Vector((-.05, -.012, -.045)), Vector((0, -.014, .0105)), Vector((.05, -.012, -.045)), spot(.96, 0)], .0045, strap, bezier=True, flatten=.35)
    for u, side in ((.0, -1), (1, 1)):
        start = spot(u, .36)
        tube('band', [start, start + Vector((side * .02, -.012, -.08)), start + Vector((side * .005, -.01, -.2)), start + Vector((side * .025, -.012, -.33))], .0045, strap, bezier=True, flatten=.35)
    hook(look)


def hook(look, metal='brass'):
    brass = look(metal)
    cylinder('rose', .014, .004, (0, -.004, 0), brass, 'Y')
    tube('hook', [(0, -.002, 0), (0, -.02, -.002), (0, -.032, .004), (0, -.034, .018)], .0042, brass, bezier=True, caps='round')


@prop('linen cloth', .25)
def linen_cloth(look, colour='#d9cdb8', width=.42, depth=.32, stripe=None, seed=1):
    """Dropped on the worktop: it lies with low folds, nothing under it."""
    chance = random.Random(seed)
    ridges = [(chance.uniform(-.5, .5), chance.uniform(0, 3.14), chance.uniform(.012, .022), chance.uniform(.02, .035)) for _ in range(5)]

    def spot(u, v):
        x, y = (u - .5) * width, (v - .5) * depth
        z = .0012
        for offset, a, high, wide in ridges:
            d = x * math.cos(a) + y * math.sin(a) - offset * .22
            along = -x * math.sin(a) + y * math.cos(a)
            z += high * math.exp(-(d / wide) ** 2) * (.55 + .45 * math.sin(along * 14 + offset * 9)) ** 2
        edge = .012 * math.sin(u * 9 + seed) * math.sin(v * 7)
        return Vector((x + edge * .6, y + edge + .02 * math.sin(u * 5 + seed), z))
    cloth = [look('cloth', colour=colour), look('cloth', colour=stripe or colour)]
    sheet('cloth', spot, 70, 60, cloth, .0012, slot=lambda _, u, v: 1 if .06 < u < .1 or .9 < u < .94 else 0)


@prop('cloth over edge', .2)
def cloth_over_edge(look, colour='tabasco', stripe='#efe9dc', width=.26, on_top=.16, hang=.3, seed=1):
    """A towel thrown over the worktop's front edge: the edge is the line y = 0, z = 0; it hangs down on the -Y side."""
    wave = folds(seed)
    r, length = .004, on_top + hang

    def spot(u, v):
        along = v * length
        x = (u - .5) * width
        if along < on_top:
            back = on_top - along
            return Vector((x + .01 * math.sin(back * 20 + u * 4) * back / .1, back + .0, .0012 + .007 * max(0, wave(u + .1)) * min(1, back / .08)))
        down = along - on_top
        grow = min(1, down / .15)
        fold = (wave(u + .06 * down) + 1) / 2
        return Vector((x * (1 - .12 * grow) + .005 * grow * wave(u * .8 + down), -r - .003 - .026 * grow * max(0, fold) ** 1.3, -down + .0012 + .006 * grow * wave(u + .3)))
    cloth = [look('cloth', colour=colour), look('cloth', colour=stripe)]
    sheet('towel', spot, 80, 90, cloth, .0024, slot=lambda _, u, v: 1 if .9 < v < .93 or .95 < v < .965 or .06 < v < .09 else 0)


@prop('cushion', .25)
def cushion(look, colour='honey', width=.45, depth=.45, thick=.13, lean=0, piping=None):
    """A soft square; `lean` degrees stands it up against a wall at y = 0."""
    def spot(u, v, side):
        a, b = 2 * u - 1, 2 * v - 1
        rise = (1 - a ** 4) ** .5 * (1 - b ** 4) ** .5
        pull = 1 - .05 * (1 - abs(a) ** 3) * abs(b) ** 6 - .0
        x = a * width / 2 * (1 - .06 * (1 - b * b) * abs(a) ** 5)
        y = b * depth / 2 * (1 - .06 * (1 - a * a) * abs(b) ** 5)
        return Vector((x, y, thick / 2 + side * thick / 2 * rise))
    cloth = look('cloth', colour=colour)
    grids = [[[spot(j / 24, i / 24, s) for j in range(25)] for i in range(25)] for s in (1, -1)]
    with gathered() as things:
        patches('cushion', grids, cloth, 0)
        rim = [spot(t, 0, 0) for t in [i / 20 for i in range(20)]] + [spot(1, t, 0) for t in [i / 20 for i in range(20)]] + [spot(1 - t, 1, 0) for t in [i / 20 for i in range(20)]] + [spot(0, 1 - t, 0) for t in [i / 20 for i in range(20)]]
        tube('piping', rim, .005, look('cloth', colour=piping or colour), closed=True, steps=10)
    if lean:
        tilt(things, 90 - lean, 'X', (0, 0, thick / 2))
        place(things, (0, -depth * .5 * math.sin(math.radians(lean)) - thick * .5, depth / 2 - thick / 2))


@prop('seat cushion', .6)
def seat_cushion(look, colour='sage', width=1.2, depth=.45, thick=.06):
    """For a window seat or bench: a firm pad with piping and two buttons."""
    cloth = look('cloth', colour=colour)
    pad = box('pad', -width / 2, width / 2, -depth / 2, depth / 2, .003, thick - .003, cloth, .018, segments=5)
    for z in (.01, thick - .01):
        tube('piping', [(x, y, z) for x, y in rounded_rect(width + .002, depth + .002, .018)], .004, cloth, closed=True, steps=8)
    for x in (-width / 5, width / 5):
        cylinder('button', .012, .003, (x, 0, thick - .004), cloth, bevel=.001)


@prop('rug', 1.0, on_floor=True)
def rug(look, colour='#d9cbb2', stripe='tabasco', width=2.0, depth=1.3, pattern='stripes', fringe=True, thick=.009):
    """Patterns: stripes, border, plain, checks, half (two blocks)."""
    cloths = [look('cloth', colour=colour, weave=120.0), look('cloth', colour=stripe, weave=120.0)]

    def slot(_, u, v):
        if pattern == 'stripes':
            return int(u * 18) % 2 if u < .22 or u > .78 else 0
        if pattern == 'border':
            return 1 if min(u * width, (1 - u) * width, v * depth, (1 - v) * depth) < .09 else 0
        if pattern == 'checks':
            return (int(u * 10) + int(v * 10 * depth / width)) % 2
        if pattern == 'half':
            return 1 if u > .5 else 0
        return 0
    bump = folds(4)
    sheet('rug', lambda u, v: Vector(((u - .5) * width, (v - .5) * depth, thick / 2 + .0006 * bump(u * 2 + v))), 180, 60, cloths, thick, slot=slot)
    if fringe:
        lay_fringe(width, depth, thick, cloths[0])


def lay_fringe(width, depth, thick, cloth):
    """The warp comes out at the two short ends and is knotted there."""
    chance, threads = random.Random(1), []
    across, reach = min(width, depth), max(width, depth) / 2
    for side in (-1, 1):
        for k in range(int(across / .012)):
            at, sway = -across / 2 + .006 + k * .012, chance.uniform(-.006, .006)
            long = chance.uniform(.042, .052)
            strand = []
            for share, wide, high in ((0, .003, thick * .6), (.5, .003, .004), (1, .002, .0025)):
                out, aside = side * (reach + share * long), at + 2 * share * sway
                ends = [(out, aside - wide), (out, aside + wide)]
                strand.append([Vector((x, y, high)) if width >= depth else Vector((y, x, high)) for x, y in ends])
            threads.append(strand)
    patches('fringe', threads, cloth, .003)

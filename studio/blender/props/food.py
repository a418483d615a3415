"""Fruit, eggs and cheese; loose or heaped in a bowl."""
import math
import random

from mathutils import Euler, Matrix, Vector, noise

from clay import Clay
from mesh import ball, extrude, lathe, patches, place, spline, tube
from .registry import prop


def grown(name, profile, size, skin, chance, uneven=.03, ribs=0, segments=72):
    """A fruit around Z from a profile of (radius, height), soft between its points. No fruit is quite round: `uneven` is
    the share by which it bulges, `ribs` the number of lobes around it."""
    curve = [(max(0, p.x), p.z) for p in spline([(r, 0, z) for r, z in profile], 6)]
    thing = lathe(name, [(r * size, z * size) for r, z in curve], skin, segments=segments, angle=180)
    offset = Vector((chance.uniform(0, 50), chance.uniform(0, 50), chance.uniform(0, 50)))
    for corner in thing.data.vertices:
        way = corner.co / size
        bulge = 1 + uneven * (noise.noise(way * .9 + offset) + .4 * noise.noise(way * 2.3 + offset))
        if ribs:
            bulge += .022 * math.cos(ribs * math.atan2(way.y, way.x) + offset.x) * min(1, math.hypot(way.x, way.y) * 2)
        corner.co = Vector((corner.co.x * bulge, corner.co.y * bulge, corner.co.z * (1 + (bulge - 1) * .5)))
    return thing


def star(name, lobes, radius, height, slope, material, chance, curl=.4):
    """The green star where a fruit hung: narrow leaves that spread from the middle and lift at their tips."""
    grids = []
    for k in range(lobes):
        turn = Matrix.Rotation(2 * math.pi * (k + chance.uniform(-.12, .12)) / lobes, 3, 'Z')
        long, lift = radius * chance.uniform(.8, 1.1), curl * chance.uniform(.3, 1.2)
        wide = radius * 1.5 / lobes
        grids.append([[turn @ Vector((v * long, u * wide * math.sin(math.pi * min(1, .22 + .78 * v)) ** .8, height + long * (slope * v + lift * v * v) - abs(u) * wide * .2)) for u in (-1, -.5, 0, .5, 1)] for v in [i / 8 for i in range(9)]])
    return patches(name, grids, material, .0005)


def lemon_peel(look):
    return look.peel('#efc322', '#f4d550', '#c9bb3c', 1 / .0021, .0006)


def lemon(look, seed=1):
    """Lies on its side on z = 0, nipple forward."""
    chance = random.Random(seed)
    long, thick = chance.uniform(.039, .043), chance.uniform(.0285, .0305)
    neck, tip = chance.uniform(.1, .15), chance.uniform(1.1, 1.17)
    profile = [(0, -.97), (.05, -.975), (.09, -1.0), (.15, -.995), (.26, -.93), (.5, -.79), (.78, -.5), (.96, -.16), (1, .1), (.93, .4), (.72, .68), (.46, .86), (.27, .95), (neck + .03, 1.02), (neck - .01, tip - .05), (.05, tip), (0, tip)]
    # Turned around Z like every fruit, then stretched to its length.
    thing = grown('lemon', [(r * thick / long, z) for r, z in profile], long, lemon_peel(look), chance, .05)
    thing.data.transform(Euler((math.pi / 2, 0, chance.uniform(0, 6))).to_matrix().to_4x4())
    thing.location.z = thick
    return thing


def orange(look, seed=1):
    chance = random.Random(seed)
    r = chance.uniform(.036, .039)
    profile = [(0, -.9), (.06, -.9), (.14, -.925), (.4, -.87), (.75, -.62), (.97, -.2), (1, .08), (.9, .45), (.66, .75), (.36, .92), (.16, .935), (.07, .905), (0, .9)]
    thing = grown('orange', profile, r, look.peel('#e37a14', '#ef9726', '#d98a1c', 1 / .0017, .0005), chance, .025)
    calyx = star('calyx', 5, .0042, r * .915, -.1, look.plain('#857a48', .8), chance, .1)
    scar = lathe('scar', [(0, .0008), (.0011, .0007), (.0016, 0)], look.plain('#a79a6c', .9), (0, 0, r * .912), segments=12, subdivide=0)
    calyx.parent = scar.parent = thing
    thing.rotation_euler = (chance.uniform(-1.2, 1.2), chance.uniform(-1.2, 1.2), chance.uniform(0, 6))
    thing.location.z = r
    return thing


def tomato(look, seed=1, colour='#c8301c'):
    chance = random.Random(seed)
    r = chance.uniform(.031, .036)
    profile = [(0, -.73), (.12, -.735), (.4, -.73), (.74, -.58), (.97, -.2), (1, .08), (.92, .4), (.7, .63), (.42, .72), (.2, .7), (.08, .66), (0, .65)]
    thing = grown('tomato', profile, r, look.tomato_skin(colour), chance, .03, ribs=5)
    crown = star('calyx', 5, r * .68, r * .69, .3, look('leaf', colour='#4f7030'), chance, -.2)
    stalk = tube('stalk', [(0, 0, r * .62), (.001, .001, r * .85), (.004, .003, r * 1.02), (.0075, .004, r * 1.16)], [.0018, .0013, .0013, .0019], look.skin('#5a7433', '#4a612a', .7, depth=.1), bezier=True, steps=10)
    crown.parent = stalk.parent = thing
    thing.rotation_euler = (chance.uniform(-.35, .35), chance.uniform(-.35, .35), chance.uniform(0, 6))
    thing.location.z = r * .74
    return thing


def egg(look, seed=1, colour='#d9a67e'):
    chance = random.Random(seed)
    tone = chance.choice([colour, '#e6c3a0', '#efe2cf'])
    thing = lathe('egg', [(.0225 * math.sin(t) * (1 - .13 * math.cos(t) * -1 * .0 + .1 * math.cos(t)), -.029 * math.cos(t)) for t in (math.pi * i / 16 for i in range(17))], look.plain(tone, .5), segments=32)
    thing.rotation_euler = (math.pi / 2 + chance.uniform(-.3, .3), 0, chance.uniform(0, 6))
    thing.location.z = .0225
    return thing


def apple(look, seed=1, colour='#9fb23c'):
    chance = random.Random(seed)
    r = chance.uniform(.034, .038)
    # A deep dimple around the stalk, a shallow one with five bumps under it.
    profile = [(0, -.66), (.08, -.69), (.2, -.79), (.36, -.83), (.56, -.77), (.83, -.45), (.98, -.05), (1, .22), (.93, .56), (.72, .81), (.48, .895), (.28, .86), (.14, .72), (.06, .6), (0, .57)]
    thing = grown('apple', profile, r, look.apple_skin(colour, '#b23a26', r), chance, .035, ribs=5)
    top = Vector((chance.uniform(-.005, .005), chance.uniform(-.005, .005), r * chance.uniform(1.08, 1.22)))
    stalk = tube('stalk', [(0, 0, r * .55), (top.x * .2, top.y * .2, r * .82), (top.x * .6, top.y * .6, r), top], [.0013, .0008, .0008, .0015], look.skin('#6b4e2c', '#4a3320', .85, depth=.2), bezier=True, steps=10)
    stalk.parent = thing
    thing.rotation_euler = (chance.uniform(-.5, .5), chance.uniform(-.5, .5), chance.uniform(0, 6))
    thing.location.z = r * .8
    return thing


def artichoke(look, seed=1):
    """Scales in golden-angle spirals over an egg."""
    chance = random.Random(seed)
    scales = []
    for i in range(78):
        t = i / 77
        polar = math.radians(16 + 148 * t ** .8)
        turn = Matrix.Rotation(i * 2.39996, 3, 'Z')
        r, z = .036 * math.sin(polar) + .004, .04 + .040 * math.cos(polar) * -1 * -1
        length, width = .036 - .012 * abs(t - .45), .034 - .012 * (1 - t)
        lean = math.radians(62 - 58 * (1 - t) + chance.uniform(-5, 5))
        grid = []
        for v in (0, .25, .5, .75, 1):
            row = []
            for u in (-1, -.5, 0, .5, 1):
                half = width / 2 * (1 - v ** 2.6) ** .8 * (.75 + .5 * v * (1 - v)) + .0004
                out = r + (v * length) * math.cos(lean + .5) * .55 + .006 * v * v - .010 * abs(u) ** 2 * (1 - .5 * v)
                row.append(turn @ Vector((out, u * half, z + v * length * math.sin(lean) * .9 - .012)))
            grid.append(row)
        scales.append(grid)
    skin = [look.skin('#6f8255', '#5c6e48', .55, depth=.1, patches=40), look.plain('#75604f', .6)]
    heads = patches('scales', scales, skin, .0022, slot=lambda g, u, v: 1 if v > .8 else 0)
    core = ball('core', .034, skin[0], (0, 0, .045), (1, 1, 1.05), 20)
    stalk = tube('stalk', [(0, 0, .012), (0, .004, -.008), (.004, .014, -.045)], [.011, .009, .0095], skin[0], bezier=True, steps=12)
    core.parent = stalk.parent = heads
    heads.rotation_euler = (math.radians(78), 0, chance.uniform(0, 6))
    heads.location.z = .042
    return heads


FRUIT = {'lemons': (lemon, .0335), 'oranges': (orange, .0375), 'tomatoes': (tomato, .0335), 'eggs': (egg, .0255), 'apples': (apple, .0365), 'artichokes': (artichoke, .047)}


def heap(count, size, inner, foot, mouth, seed=1):
    """Balls that have rolled together in a bowl (a part of a hollow ball): where each comes to rest."""
    chance = random.Random(seed)
    centre = Vector((0, 0, foot + inner))
    balls = [Vector((chance.uniform(-.5, .5) * mouth, chance.uniform(-.5, .5) * mouth, foot + size * (1 + 1.1 * (i // 4)) + .01)) for i in range(count)]
    for step in range(600):
        for p in balls:
            p.z -= .0006
        for _ in range(4):
            for i, p in enumerate(balls):
                for q in balls[:i]:
                    gap = p - q
                    overlap = 2 * size - gap.length
                    if overlap > 0:
                        push = gap.normalized() * overlap / 2 if gap.length > 1e-6 else Vector((size, 0, 0))
                        p += push
                        q -= push
                away = p - centre
                if away.length > inner - size and (p.z < foot + inner or away.length < inner):
                    if p.z < centre.z:
                        p[:] = centre + away.normalized() * (inner - size)
    return balls


def bowl(look, radius=.13, height=.075, colour='#efe8da', fill=None, count=None, seed=1, inside=None):
    """A bowl, part of a hollow ball on a foot ring; `fill` heaps fruit in it."""
    outer = (radius ** 2 + height ** 2) / (2 * height)
    wall, foot = .006, .006
    inner = outer - wall
    reach = math.asin(min(1, radius / outer)) if height < outer else math.pi - math.asin(min(1, radius / outer))
    around = [reach * i / 14 for i in range(15)]
    ring = radius * .42
    outside = [(outer * math.sin(a), foot + outer * (1 - math.cos(a))) for a in around if outer * math.sin(a) > ring]
    lining = [(inner * math.sin(a), foot + wall + inner * (1 - math.cos(a))) for a in reversed(around)]
    edge = [(outside[-1][0] - .0005, outside[-1][1] + .0022), (lining[0][0] + .001, outside[-1][1] + .0022)]
    profile = [(0, .004), (ring - .006, .004), (ring - .005, 0), (ring - .001, 0), (ring, .001), (ring, outside[0][1] - .0005)] + outside + edge + lining[:-1] + [(0, foot + wall)]
    lathe('bowl', profile, look('ceramic', colour=colour), segments=72)
    if fill in FRUIT:
        make, size = FRUIT[fill]
        count = count or max(1, round(4.1 * (radius / (size * 2.3)) ** 2))
        for i, spot in enumerate(heap(count, size, inner, foot + wall, radius, seed)):
            thing = make(look, seed * 31 + i)
            chance = random.Random(seed * 77 + i)
            rest = Matrix.Translation(spot)
            if fill == 'lemons':
                rest = rest @ Euler((chance.uniform(-.5, .5), chance.uniform(-.5, .5), chance.uniform(0, 6))).to_matrix().to_4x4()
            elif fill == 'artichokes':
                rest = rest @ Euler((chance.uniform(-.9, .2), 0, chance.uniform(0, 6))).to_matrix().to_4x4()
            thing.matrix_basis = rest @ Matrix.Translation((0, 0, -thing.location.z)) @ thing.matrix_basis


@prop('fruit bowl', .16)
def fruit_bowl(look, fill='lemons', radius=.14, height=.075, colour='#efe8da', count=None, seed=1):
    bowl(look, radius, height, colour, fill, count, seed)


@prop('bowl', .13)
def empty_bowl(look, radius=.11, height=.07, colour='#efe8da'):
    bowl(look, radius, height, colour)


@prop('fruit', .06)
def loose_fruit(look, kind='lemons', count=1, seed=1, spread=.085):
    """A few pieces that lie about, never touching."""
    make, size = FRUIT[kind]
    chance = random.Random(seed)
    spots = []
    while len(spots) < count:
        spot = (chance.uniform(-1, 1) * spread * (count - 1) * .5, chance.uniform(-1, 1) * spread * .6) if count > 1 else (0, 0)
        if all(math.dist(spot, other) > size * 2.4 for other in spots):
            spots.append(spot)
        else:
            spread *= 1.01
    for i, (x, y) in enumerate(spots):
        place(make(look, seed * 13 + i), (x, y, 0), chance.uniform(0, 360))


@prop('cheese', .16)
def cheese(look, cut=True):
    """A small wheel of Gouda; the cut one lacks a wedge."""
    rind, paste = look.skin('#d9a02c', '#bd8020', rough=.46, size=140, depth=.1, patches=7), look.cheese_paste('#f2d683', '#e3b24f')
    radius, start = .115, math.radians(44) if cut else 0
    rim = [(radius * math.cos(a), radius * math.sin(a)) for a in (start + (2 * math.pi - start) * i / 60 for i in range(61))]
    wheel = extrude('cheese', [(0, 0), *rim] if cut else rim[1:], 'Z', 0, .075, paste, bevel=.006, segments=4)
    wheel.data.materials.append(rind)
    for face in wheel.data.polygons:
        if abs(face.normal.z) > .9 or math.hypot(face.center.x, face.center.y) > radius - .003:
            face.material_index = 1


@prop('croissant', .09)
def croissant(look):
    form = Clay(.004)
    crust, dark = look.linear('#c98838'), look.linear('#8f4f1a')
    steps = 13
    for i in range(steps):
        t = i / (steps - 1) * 2 - 1
        a = t * 1.45
        x, y = .062 * math.sin(a), .062 * (1 - math.cos(a)) - .02
        r = .031 * (1 - .78 * abs(t) ** 1.3) * (1 + (.07 if i % 2 else -.02))
        form.ball((x, y, r * .86), (r * .62 + .004, r, r * .88), turn=(0, 0, math.degrees(a)), colour=crust if i % 2 else dark, over=.0005)
    form.mesh('croissant', look.painted_by_part(.42, coat=.15, fur=.25), 130, crisp=.005)

"""Plants that are alive and cut ones in a vase. Every leaf grows from its stem."""
import math
import random

from mathutils import Matrix, Vector

from mesh import lathe, patches, place, spline, tube
from .bottles import body
from .leaves import along_curve, around, fan, foliage, leaf, pot, stem
from .registry import prop


UP = Vector((0, 0, 1))


def eucalyptus_branch(look, foot, top, chance, grids, size=1.0):
    """Pairs of round silver leaves, each pair across the last, smaller to the tip."""
    middle = foot.lerp(top, .55) + Vector((chance.uniform(-.03, .03), chance.uniform(-.03, .03), .02))
    curve = stem(look, [foot, middle, top], .0026, .0009, '#7a6248')
    pairs = max(7, int((top - foot).length / .036))
    for i in range(pairs):
        t = .12 + .88 * i / (pairs - 1)
        spot, way = along_curve(curve, min(t, .999))
        for k in (0, 1):
            out = around(way, i * 1.57 + k * math.pi + chance.uniform(-.2, .2), 1.05 + chance.uniform(-.2, .15))
            grow = size * (1.05 - .55 * t) * chance.uniform(.85, 1.1)
            grids.append(leaf(spot, out, UP + way * .3, .05 * grow, .046 * grow, 'round', .35, .12, 8, 4))
    spot, way = along_curve(curve, .999)
    grids.append(leaf(spot, way, around(way, 0, 1.5), .026 * size, .016 * size, 'oval', .2, .2, 5, 3))


def leafy_branch(look, foot, top, chance, grids, outline, length, width, every, droop=.5, bark='#5f4c34', start=.14):
    """Leaves in a spiral around a stem, from `start` of its length on."""
    middle = foot.lerp(top, .5) + Vector((chance.uniform(-.04, .04), chance.uniform(-.04, .04), .03))
    curve = stem(look, [foot, middle, top], .003, .001, bark)
    count = max(6, int((top - foot).length * (1 - start) / every))
    for i in range(count):
        t = start + (1 - start) * i / (count - 1)
        spot, way = along_curve(curve, min(t, .999))
        out = around(way, i * 2.39996, .85 - .45 * (i / count) + chance.uniform(-.15, .15))
        grow = (1 - .35 * (i / count)) * chance.uniform(.85, 1.1)
        grids.append(leaf(spot, out, UP + way * .4, length * grow, width * grow, outline, droop, .2, 6, 3))


@prop('vase', .14)
def vase_with_branches(look, stems='eucalyptus', shape='bottle', colour='#e9e2d4', height=.24, tall=.62, count=4, seed=1, flowers=('tabasco', 'honey', '#f3cfc9')):
    """A vase with eucalyptus, olive, laurel, tulips or dried grass; `tall` is the height of all of it."""
    chance = random.Random(seed)
    mouth = body(look, shape, colour, height)
    if stems == 'tulips':
        tulip_bunch(look, height, mouth, chance, max(7, count), flowers, tall)
        return
    grids = []
    for i in range(count):
        a, lean = seed * 1.7 + i * 2.4, chance.uniform(.12, .34)
        foot = Vector((-.3 * mouth * math.cos(a), -.3 * mouth * math.sin(a), height * .5))
        # The stem leaves the neck at its rim, never through it.
        rim = Vector((mouth * .6 * math.cos(a), mouth * .6 * math.sin(a), height))
        reach = (tall - height) * chance.uniform(.78, 1)
        top = rim + Vector((math.cos(a) * lean * reach * 1.3, math.sin(a) * lean * reach * 1.3, reach))
        tube('stem', [foot, rim], .0025, look.plain('#6b5a3c', .7), steps=8)
        if stems == 'eucalyptus':
            eucalyptus_branch(look, rim, top, chance, grids)
        elif stems == 'olive':
            leafy_branch(look, rim, top, chance, grids, 'lance', .055, .013, .011)
        elif stems == 'laurel':
            leafy_branch(look, rim, top, chance, grids, 'lance', .085, .034, .016)
        else:
            curve = stem(look, [rim, rim.lerp(top, .6) + Vector((0, 0, .02)), top], .0018, .0008, '#c2a878')
            for k in range(170):
                t = .62 + .38 * k / 170
                spot, way = along_curve(curve, min(t, .999))
                size = math.sin(math.pi * min(1, (t - .6) / .4) ** .7) * .034 + .006
                grids.append(leaf(spot, around(way, k * 2.39996, .55 + chance.uniform(-.2, .25)), UP, size, .0022, 'lance', .6, .1, 3, 1))
    tones = {'eucalyptus': ('#7f9a88', '#6d8a78', '#93a898'), 'olive': ('#6f7d55', '#5d6b47', '#8b9670'), 'laurel': ('#4d6b3d', '#3d5a32', '#5e7c49')}.get(stems, ('#d8c193', '#c9ae7c', '#e3d0a8'))
    foliage(look, 'leaves', grids, tones)


def tulip_bunch(look, height, mouth, chance, count, flowers, tall):
    """Stems bend outwards and up again, as tulips do after a day."""
    grids, petals = [], {}
    for i in range(count):
        a = i * 2.39996
        spread = math.sqrt((i + .5) / count)
        rim = Vector((mouth * .75 * spread * math.cos(a), mouth * .75 * spread * math.sin(a), height))
        reach = (tall - height) * chance.uniform(.78, 1) * (1 - .28 * spread)
        out = .17 * spread * chance.uniform(.8, 1.2)
        top = rim + Vector((math.cos(a) * out, math.sin(a) * out, reach))
        bend = rim + Vector((math.cos(a) * out * .75, math.sin(a) * out * .75, reach * .55))
        curve = stem(look, [Vector((0, 0, height * .4)), rim, bend, top], .0042, .0034, '#7d9a55')
        spot, way = along_curve(curve, .999)
        tone = flowers[i % len(flowers)]
        petals.setdefault(tone, []).extend(tulip(spot, way, chance))
        for k in range(2 if i % 2 else 1):
            base, up_way = along_curve(curve, .3 + .12 * k)
            direction = around(up_way, a + k * 2.5 + 1, .45)
            grids.append(leaf(base, direction, UP.cross(direction).cross(direction) * -1, .2 * chance.uniform(.8, 1.05), .034, 'lance', -.0 + chance.uniform(.3, 1.0), .5, 10, 4))
    foliage(look, 'leaves', grids, ('#6f9152', '#5f8247', '#82a364'), .0009)
    for tone, grids in petals.items():
        patches('petals', grids, look('petal', colour=tone), .0007)


def tulip(base, way, chance):
    """Six petals: three inside, three around them, closed to a cup whose edges open a little, no two alike."""
    grids = []
    first = way.orthogonal().normalized()
    opened, tall = chance.uniform(.0, .006), .06 * chance.uniform(.9, 1.1)
    for k in range(6):
        outer = k % 2
        out = Matrix.Rotation(k * math.pi / 3 + chance.uniform(-.1, .1), 3, way) @ first
        side = way.cross(out)
        high, lean, ruffle = tall * chance.uniform(.95, 1.05), opened + chance.uniform(-.001, .003), chance.uniform(0, 6)
        grid = []
        for i in range(15):
            v = i / 14
            belly = (.0195 + .0028 * outer) * math.sin(math.pi * (.08 + .78 * v) ** .8) + .001 + lean * v * v
            half = .0225 * math.sin(math.pi * min(1, .06 + .94 * v) ** .78) ** .62 if v < 1 else .0016
            row = []
            for u in (j / 5 - 1 for j in range(11)):
                # A petal wraps around the axis; towards its tip the edges roll outwards and the middle keeps a fold.
                angle = max(-1.2, min(1.2, u * half / max(belly, .008)))
                far = belly + .0035 * abs(u) ** 3 * v + .0007 * math.sin(u * 5 + ruffle) * v - .0012 * (1 - min(1, abs(u) * 4)) * v
                row.append(base + way * (high * v * (1 + .03 * outer) - .002 * u * u * v) + out * far * math.cos(angle) + side * far * math.sin(angle))
            grid.append(row)
        grids.append(grid)
    return grids


def basil_shoot(curve, first, chance, grids):
    """Pairs of puffed leaves, each pair across the last; the widest below, small ones folded at the tip."""
    pairs = chance.choice((3, 4, 4, 5))
    for k in range(pairs):
        t = .4 + .6 * k / (pairs - 1)
        spot, way = along_curve(curve, min(t, .999))
        for side in (0, 1):
            out = around(way, first + k * 1.57 + side * math.pi + chance.uniform(-.25, .25), 1.25 - .75 * (t - .4) / .6 + chance.uniform(-.12, .12))
            size = .056 * (1 - .55 * max(0, t - .55) / .45) * chance.uniform(.72, 1.12)
            grids.append(leaf(spot, out, UP + way * .2 + out * chance.uniform(-.2, .5), size, size * chance.uniform(.64, .78), 'oval', chance.uniform(.5, 1.15), chance.uniform(-.34, -.16), 20, 8, .05, 0, .12))


def mint_shoot(curve, first, chance, grids):
    """Pairs of toothed, wrinkled leaves up to the tip."""
    pairs = chance.choice((5, 6, 7))
    for k in range(pairs):
        t = .3 + .7 * k / (pairs - 1)
        spot, way = along_curve(curve, min(t, .999))
        for side in (0, 1):
            out = around(way, first + k * 1.57 + side * math.pi + chance.uniform(-.2, .2), 1.15 - .6 * t + chance.uniform(-.12, .12))
            size = .042 * (1.1 - .65 * max(0, t - .4)) * chance.uniform(.75, 1.12)
            grids.append(leaf(spot, out, UP + way * .2, size, size * .58, 'oval', chance.uniform(.35, .85), chance.uniform(-.15, .2), 36, 6, .04, 9, .1))


def rosemary_shoot(curve, chance, grids):
    """Needles with edges rolled under, close together, shorter and steeper to the tip."""
    for k in range(84):
        t = .1 + .89 * k / 84
        spot, way = along_curve(curve, t)
        out = around(way, k * 2.39996 + chance.uniform(-.3, .3), chance.uniform(.75, 1.05) - .5 * max(0, t - .6))
        grids.append(leaf(spot, out, UP, .024 * (1.1 - .45 * t) * chance.uniform(.75, 1.15), .0028, 'blade', chance.uniform(-.35, .3), -.7, 5, 2))


def parsley_leaf(look, tip, way, chance, grids):
    """Three stalklets, each with three notched leaflets."""
    for k in (-1, 0, 1):
        turn = chance.uniform(-.2, .2)
        out = (way * (1.2 if k == 0 else .55) + around(way, turn + (1.57 if k > 0 else -1.57), 1.4) * (.9 if k else .15)).normalized()
        end = tip + out * .014 * chance.uniform(.8, 1.2)
        tube('stalklet', [tip, end], [.0008, .0006], look.plain('#6f9a48', .6), steps=5)
        for j in (-1, 0, 1):
            leaflet = (out + out.cross(UP) * .8 * j + Vector((0, 0, chance.uniform(-.5, .35)))).normalized()
            face = UP + Vector((chance.uniform(-.6, .6), chance.uniform(-.9, .3), 0))
            grids.append(fan(end, leaflet, face, .025 * chance.uniform(.7, 1.15), chance.uniform(.55, .75), 5, chance.uniform(.25, .7)))


@prop('herbs', .13)
def herbs(look, kind='basil', colour='#c0704a', pot_kind='clay', seed=1):
    """A pot of basil, rosemary, chives, parsley or mint."""
    chance = random.Random(seed)
    level = pot(look, .062, .11, colour, pot_kind)
    grids = []
    if kind == 'chives':
        for i in range(90):
            a, r = i * 2.39996, .045 * math.sqrt(i / 90)
            foot = Vector((r * math.cos(a), r * math.sin(a), level - .004))
            grids.append(leaf(foot, UP + Vector((math.cos(a), math.sin(a), 0)) * r * 4 * chance.uniform(.6, 1.2), Vector((math.cos(a), math.sin(a), .01)) * -1, chance.uniform(.13, .2), .0036, lambda v: 1 - v ** 3, chance.uniform(-.5, -.1), 1.0, 6, 2))
        foliage(look, 'chives', grids, ('#5f8a3f', '#4f7a35', '#729a4e'))
        return
    shoots = {'basil': 16, 'mint': 13, 'rosemary': 12, 'parsley': 44}[kind]
    for i in range(shoots):
        a, r = i * 2.39996, .038 * math.sqrt(i / shoots)
        foot = Vector((r * math.cos(a), r * math.sin(a), level - .005))
        tall = {'basil': .14, 'mint': .15, 'rosemary': .19, 'parsley': .125}[kind] * chance.uniform(.62, 1.12) * (1.1 - .4 * r / .04)
        lean = {'rosemary': .8, 'parsley': .85}.get(kind, 1.1)
        top = foot + Vector((math.cos(a) * r * 2 * lean + chance.uniform(-.01, .01), math.sin(a) * r * 2 * lean + chance.uniform(-.01, .01), tall))
        curve = stem(look, [foot, foot.lerp(top, .5) + Vector((0, 0, .012)), top], .0018, .001, '#7d9a55' if kind != 'rosemary' else '#7a6a4e', 6)
        if kind == 'rosemary':
            rosemary_shoot(curve, chance, grids)
        elif kind == 'parsley':
            spot, way = along_curve(curve, .999)
            parsley_leaf(look, spot, way, chance, grids)
        elif kind == 'mint':
            mint_shoot(curve, i * 1.1, chance, grids)
        else:
            basil_shoot(curve, i * 1.1, chance, grids)
    tones = {'basil': ('#5f9a3a', '#4a8030', '#78ab4a'), 'mint': ('#548552', '#66975c', '#447443'), 'rosemary': ('#5b7159', '#75896d', '#4b614c'), 'parsley': ('#4f8a36', '#629a42', '#3f7630')}[kind]
    foliage(look, kind, grids, tones)


@prop('monstera', .55, on_floor=True)
def monstera(look, tall=1.1, colour='#d9d2c4', pot_kind='smooth', leaves=9, seed=1):
    chance = random.Random(seed)
    radius = tall * .145
    level = pot(look, radius, radius * 1.7, colour, pot_kind)
    grids = []

    def torn(v):
        """A heart with slits from the edge inwards."""
        slits = 1 - .62 * max(0, math.sin(v * 2 * math.pi * 4.6 - .5)) ** 6 * (1 if .14 < v < .9 else 0)
        heart = (1.12 - .25 * v) * max(0, 1 - v ** 2.4) ** .7 * min(1, .55 + v * 5)
        return heart * slits
    for i in range(leaves):
        a = i * 2.39996 + chance.uniform(-.2, .2)
        size = tall * .3 * chance.uniform(.8, 1.12)
        high = level + (tall - level) * (.45 + .55 * (1 - i / leaves)) * chance.uniform(.92, 1.02)
        out = tall * (.12 + .22 * i / leaves) * chance.uniform(.9, 1.1)
        foot = Vector((.02 * math.cos(a), .02 * math.sin(a), level - .01))
        top = Vector((out * math.cos(a), out * math.sin(a), high))
        curve = stem(look, [foot, foot.lerp(top, .5) + Vector((-math.cos(a) * .05, -math.sin(a) * .05, .1 * tall)), top], .0075, .0045, '#5f8247', 12)
        spot, way = along_curve(curve, .999)
        forward = Vector((math.cos(a), math.sin(a), -.95 + .3 * (i % 3))).normalized()
        # the stalk joins a little inside the heart's lobes
        grids.append(leaf(spot - forward * size * .08, forward, UP + Vector((math.cos(a), math.sin(a), 0)) * .5, size, size * .95, torn, .45, -.16, 44, 10, .02))
    foliage(look, 'leaves', grids, ('#2f6136', '#3a6e3d', '#28552f'), .0012)


@prop('olive tree', .5, on_floor=True)
def olive_tree(look, tall=1.9, colour='#b8694a', pot_kind='clay', seed=1):
    """A small tree with a twisted trunk in a big pot."""
    chance = random.Random(seed)
    radius = .21
    level = pot(look, radius, .36, colour, pot_kind)
    bark = look.skin('#7b6d58', '#5f5342', .95, size=70, depth=1, patches=20)
    crown = tall * .62
    trunk = [Vector((0, 0, level - .02)), Vector((.03, .01, level + (crown - level) * .35)), Vector((-.025, -.02, level + (crown - level) * .7)), Vector((.01, 0, crown))]
    tube('trunk', trunk, [.034, .026, .024, .02], bark, bezier=True, steps=14)
    grids = []

    def grow(foot, way, length, thick, depth):
        bend = around(way, chance.uniform(0, 6), chance.uniform(.1, .3))
        middle, tip = foot + way * length * .5, foot + way * length * .5 + bend * length * .5
        curve_points = [foot, middle, tip]
        tube('branch', curve_points, [thick, thick * .75, thick * .5], bark, bezier=True, steps=8)
        curve = spline(curve_points, 8)
        if depth < 2:
            for k in range(4 if depth == 0 else 3):
                spot, direction = along_curve(curve, .45 + .5 * k / 3)
                grow(spot, (around(direction, k * 2.4 + chance.uniform(0, 1), chance.uniform(.45, .85)) + UP * .12).normalized(), length * chance.uniform(.55, .72), thick * .5, depth + 1)
        if depth > 0:
            count = int(length / .0095)
            for k in range(count):
                spot, direction = along_curve(curve, .12 + .87 * k / count)
                out = around(direction, k * 2.39996, .8 + chance.uniform(-.2, .2))
                grids.append(leaf(spot, out, UP, chance.uniform(.042, .06), .0125, 'lance', .25, .25, 3, 2))
    for k in range(7):
        direction = around(UP, k * 2.39996, .35 + .45 * (k / 7) + chance.uniform(-.1, .1))
        grow(trunk[3] - UP * .05 * (k % 3), direction, tall * .2 * chance.uniform(.85, 1.15), .011, 0)
    foliage(look, 'leaves', grids, ('#6f7f5a', '#5f7050', '#8c9a78'), .0005)


@prop('pothos', .14)
def pothos(look, colour='#e9e2d4', drop=.55, vines=7, seed=1, pot_kind='smooth'):
    """Trails over the edge of a shelf in front (-Y): vines hang `drop` below the pot's foot."""
    chance = random.Random(seed)
    level = pot(look, .075, .12, colour, pot_kind)
    grids = []
    for i in range(vines + 6):
        hanging = i < vines
        a = math.radians(-90 + (i - (vines - 1) / 2) * 17 + chance.uniform(-5, 5)) if hanging else chance.uniform(0, 6.28)
        foot = Vector((.02 * math.cos(a), .02 * math.sin(a), level - .005))
        if hanging:
            fall = drop * chance.uniform(.45, 1)
            sway = chance.uniform(-.05, .05)
            points = [foot, Vector((.07 * math.cos(a), .07 * math.sin(a), .165)), Vector((.135 * math.cos(a), .135 * math.sin(a) - .01, .1)),
                      Vector((.15 * math.cos(a) + sway * .4, .15 * math.sin(a) - .02, -fall * .4)), Vector((.15 * math.cos(a) + sway, .15 * math.sin(a) - .015, -fall))]
        else:
            points = [foot, Vector((.04 * math.cos(a), .04 * math.sin(a), .17)), Vector((.09 * math.cos(a), .09 * math.sin(a), .2 + chance.uniform(-.02, .03)))]
        curve = stem(look, points, .0022, .0014, '#7a9650', 8)
        length = sum((q - p).length for p, q in zip(curve, curve[1:]))
        count = max(4, int(length / .038))
        for k in range(count):
            t = .3 + .69 * k / (count - 1)
            spot, way = along_curve(curve, t)
            side = 1 if k % 2 else -1
            away = Vector((math.cos(a), math.sin(a), 0))
            out = (away * .55 + Vector((-math.sin(a), math.cos(a), 0)) * side * .75 + Vector((0, 0, -.25 if hanging else .2))).normalized()
            tip = spot + out * .018
            tube('stalk', [spot, tip], .0011, look.plain('#7a9650', .6), steps=5)
            size = .062 * (1.1 - .4 * t) * chance.uniform(.8, 1.15)
            grids.append(leaf(tip, (out + Vector((0, 0, -.8 if hanging else -.1))).normalized(), away + UP * .5, size, size * .82, 'heart', .35, .12, 8, 4))
    foliage(look, 'leaves', grids, ('#3d7034', '#55873f', '#2f5c2b', '#6b9a4a'), .0007)


@prop('cactus', .09)
def cactus(look, hat=False, colour='#c0704a', tall=.26, seed=1, hat_colour='honey'):
    """A ribbed column with one arm and rows of thorns; with `hat` it wears a straw hat against the sun."""
    chance = random.Random(seed)
    level = pot(look, .065, .105, colour, 'clay')
    green = look.skin('#4f7d4c', '#5f8c55', .6, size=90, depth=.1)

    def column(radius, height, name):
        ribs, steps, rings = 12, 96, 24
        grid = []
        for i in range(rings + 1):
            t = i / rings
            r = radius * (min(1, (1 - t) * 5) ** .5 if t > .8 else 1) * (.86 + .14 * math.sin(min(1, t * 2.4) * 1.57))
            grid.append([Vector(((r * (1 - .13 * (.5 + .5 * math.cos(ribs * 2 * math.pi * k / steps)))) * math.cos(2 * math.pi * k / steps), (r * (1 - .13 * (.5 + .5 * math.cos(ribs * 2 * math.pi * k / steps)))) * math.sin(2 * math.pi * k / steps), t * height)) for k in range(steps + 1)])
        grid.append([Vector((0, 0, height)) for _ in range(steps + 1)])
        parts = [patches(name, [grid], green, 0)]
        thorns = []
        for rib in range(ribs):
            a = 2 * math.pi * (rib + .5) / ribs
            # Tufts of one rib stand between those of the next.
            for k in range(int(height / .014)):
                z = .012 + (k + rib % 2 / 2) * .014 + chance.uniform(-.0015, .0015)
                if z > height * .9:
                    continue
                base = Vector((radius * .98 * math.cos(a), radius * .98 * math.sin(a), z))
                for _ in range(5):
                    aside = a + chance.uniform(-.9, .9)
                    thorns.append(leaf(base, Vector((math.cos(aside), math.sin(aside), chance.uniform(-.3, .8))), UP, chance.uniform(.004, .009), .0008, 'blade', 0, 0, 1, 1))
        parts.append(patches('thorns', thorns, look.plain('#efe3bd', .6), .0004))
        return parts
    trunk = column(.036, tall - level, 'cactus')
    place(trunk, (0, 0, level - .006))
    tube('elbow', [(.03, 0, level + .06), (.06, 0, level + .062), (.07, 0, level + .085)], [.017, .017, .0165], green, bezier=True, caps='round')
    # An arm that ends below the brim of a hat.
    place(column(.0185, min(.075, tall - level - .125) if hat else .075, 'arm'), (.07, 0, level + .078))
    if hat:
        straw = look.striped('#e3c27a', '#d4ae62', .003, 2, .9)
        lathe('hat', [(.1, -.004), (.102, -.001), (.1, .002), (.06, .009), (.0405, .012), (.0395, .03), (.033, .05), (.02, .056), (0, .057), (0, .054), (.019, .053), (.031, .047), (.0365, .03), (.0375, .009), (.06, .006), (.1, -.004)], straw, (0, 0, tall - .038))
        lathe('ribbon', [(.0402, .0125), (.0412, .013), (.0402, .026), (.0392, .0265)], look.plain(hat_colour, .6), (0, 0, tall - .038))

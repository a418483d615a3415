"""The witty object in a picture: toys, instruments and things from outside that do not belong in a kitchen."""
import math
import random

from mathutils import Matrix, Vector

from clay import Clay
from mesh import ball, box, circle, cylinder, gathered, lathe, patches, place, plate, rounded_rect, solid, tilt, tube
from .food import bowl, heap, lemon
from .leaves import leaf
from .registry import prop
from .textiles import hook
from .whimsy import toward


@prop('disco ball', .1)
def disco_ball(look, radius=.08, hanging=0):
    """Square mirrors on a ball; lies about, or hangs by `hanging` metres from z."""
    facets, rows = [], 22
    for i in range(rows):
        low, high = math.pi * (i + .06) / rows, math.pi * (i + .94) / rows
        count = max(4, round(2 * rows * math.sin((low + high) / 2)))
        for k in range(count):
            a, b = 2 * math.pi * (k + .05) / count, 2 * math.pi * (k + .95) / count
            facets.append([Vector((radius * math.sin(p) * math.cos(q), radius * math.sin(p) * math.sin(q), radius * math.cos(p))) for p, q in ((low, a), (high, a), (high, b), (low, b))])
    with gathered() as parts:
        mirrors = solid('mirrors', [p for f in facets for p in f], [tuple(range(4 * i, 4 * i + 4)) for i in range(len(facets))], look('mirror'), 0, angle=1)
        ball('core', radius * .985, look.plain('#3a3b3d', .6), steps=40)
        lathe('cap', [(0, radius * 1.09), (.008, radius * 1.09), (.012, radius * 1.05), (.018, radius * .985)], look('chrome'))
        tube('ring', [(.007 * math.cos(a), 0, radius * 1.13 + .007 * math.sin(a)) for a in (2 * math.pi * i / 20 for i in range(20))], .0013, look('chrome'), closed=True, steps=8)
        if hanging:
            cylinder('thread', .0012, hanging - radius * 2.2, (0, 0, radius * 1.15), look('black'), bevel=0, steps=8)
    if hanging:
        place(parts, (0, 0, -hanging + radius * 1.05))
    else:
        tilt(parts, 34, 'X')
        place(parts, (0, 0, radius))


@prop('disco lemons', .16)
def disco_lemons(look, colour='#efe8da', seed=4):
    """A bowl of lemons in which one piece of fruit has had more fun."""
    bowl(look, .14, .075, colour)
    outer = (.14 ** 2 + .075 ** 2) / (2 * .075)
    spots = heap(9, .0345, outer - .006, .012, .14, seed)
    star = max(range(len(spots)), key=lambda i: spots[i].z - .6 * abs(spots[i].y + .03))
    for i, spot in enumerate(spots):
        with gathered() as things:
            disco_ball(look, .0345) if i == star else lemon(look, seed * 9 + i)
        if i != star:
            place(things, (0, 0, 0), 57 * i)
        place(things, spot - Vector((0, 0, .0345 if i == star else things[0].location.z)))


@prop('roller skate', .16)
def roller_skate(look, colour='lychee', wheels='tabasco', laces='#f6f2ea'):
    """One. The other is in another kitchen."""
    leather, dark = look.linear(colour), look.linear('cherry')
    form = Clay(.018)
    form.path([(0, .075, .12), (0, .02, .115), (0, -.06, .108), (0, -.1, .105)], [.034, .035, .036, .03], colour=leather)
    form.limb((0, .07, .125), (0, .06, .235), .038, .042, colour=leather)
    form.ball((0, -.09, .112), (.036, .045, .03), colour=leather)
    form.ball((0, .062, .275), (.034, .04, .05), cut=True, blend=.006)
    form.slab((0, 0, .05), (.1, .2, .0395), .001, cut=True, blend=.003)
    form.mesh('boot', look.painted_by_part(.3, .45, coat=.3), 130, crisp=.001)
    plate('sole', [(x, y) for x, y in rounded_rect(.078, .25, .036, 0, -.012)], [], .012, look.plain('#2a2320', .5), .003).location.z = .079
    box('heel', -.034, .034, .04, .115, .066, .08, look.plain('#2a2320', .5), .003)
    steel = look('chrome')
    box('chassis', -.018, .018, -.09, .09, .05, .068, steel, .003)
    for y in (-.075, .075):
        cylinder('axle', .005, .112, (-.056, y, .031), steel, 'X')
        box('truck', -.014, .014, y - .014, y + .014, .028, .055, steel, .004)
        for x in (-.054, .026):
            wheel = lathe('wheel', [(.009, 0), (.026, 0), (.031, .004), (.031, .024), (.026, .028), (.009, .028), (.009, 0)], look.plain(wheels, .35), segments=40)
            wheel.matrix_basis = Matrix.Translation((x, y, .031)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
            cylinder('bearing', .0095, .029, (x - .0005, y, .031), steel, 'X', bevel=.0005, steps=24)
    stop = lathe('toe stop', [(0, 0), (.02, 0), (.021, .004), (.017, .024), (.008, .03), (0, .03)], look.plain(wheels, .5), segments=32)
    stop.matrix_basis = Matrix.Translation((0, -.142, .04)) @ Matrix.Rotation(math.radians(-28), 4, 'X')
    thread = look.plain(laces, .8)
    for k in range(6):
        t = k / 5
        y, z = -.062 + .078 * t, .146 + .075 * t ** 1.6
        w = .018 + .004 * t
        tube('lace', [(-w, y + .004, z - .008), (0, y - .004, z + .003), (w, y + .004, z - .008)], .0026, thread, bezier=True, steps=8)
    for s in (-1, 1):
        tube('bow', [(0, .012, .226), (s * .02, -.004, .236), (s * .04, -.012, .216), (s * .022, -.008, .206), (0, .01, .224)], .0026, thread, bezier=True, steps=8)
        tube('end', [(0, .008, .224), (s * .016, -.02, .2), (s * .022, -.03, .165)], .0026, thread, bezier=True, steps=8)


@prop('chess piece', .06)
def chess_piece(look, piece='queen', wood='walnut', tall=.3):
    """Grinds pepper, rules the board: a brass crank and a mill under a chess piece's skin."""
    timber = look(wood, grain='Z')
    k = tall / .3
    if piece == 'pawn':
        profile = [(0, 0), (.05, 0), (.053, .004), (.052, .016), (.045, .022), (.043, .03), (.03, .05), (.021, .1), (.02, .135), (.03, .14), (.032, .146), (.02, .152)] + [(.034 * math.sin(a), .182 - .034 * math.cos(a)) for a in (math.radians(36 + 144 * i / 10) for i in range(11))]
    else:
        profile = [(0, 0), (.05, 0), (.053, .004), (.052, .016), (.046, .022), (.044, .032), (.032, .05), (.022, .1), (.019, .16), (.022, .19), (.034, .197), (.035, .203), (.024, .209), (.022, .214), (.03, .22), (.021, .226), (.024, .245), (.034, .268), (.0345, .272), (.03, .27), (.022, .266), (.012, .268), (0, .27)]
    lathe('piece', [(r * k, z * k) for r, z in profile], timber, segments=64)
    lathe('collar', [(.0515 * k, .006 * k), (.0538 * k, .007 * k), (.0538 * k, .012 * k), (.0515 * k, .013 * k)], look('brass'), segments=64)
    top = .216 if piece == 'pawn' else .27
    if piece == 'queen':
        for i in range(9):
            a = 2 * math.pi * i / 9
            ball('point', .0058 * k, timber, (.031 * k * math.cos(a), .031 * k * math.sin(a), .273 * k), steps=14)
    ball('nut', .009 * k, look('brass'), (0, 0, (top + .008) * k))
    tube('crank', [(0, 0, (top + .01) * k), (.02 * k, 0, (top + .022) * k), (.05 * k, 0, (top + .02) * k)], .003 * k, look('brass'), bezier=True)
    ball('grip', .008 * k, look.plain('#1d1c1b', .3), (.053 * k, 0, (top + .03) * k), (1, 1, 1.3))


@prop('tiny ladder', .05)
def tiny_ladder(look, tall=.14, lean=20, colour='tabasco'):
    """Leans against a fruit bowl that stands on its +Y side."""
    paint = look.plain(colour, .35)
    with gathered() as parts:
        for x in (-.018, .018):
            box('rail', x - .002, x + .002, -.003, .003, 0, tall, paint, .0006)
        count = int(tall / .018)
        for i in range(count):
            cylinder('rung', .0016, .036, (-.018, 0, .012 + i * .018), paint, 'X', bevel=0, steps=10)
    tilt(parts, -lean, 'X')


@prop('snorkel', .16)
def snorkel(look, colour='tabasco'):
    """Mask and tube on a hook; the hook is at z = 0 on the wall y = 0."""
    hook(look)
    rubber, black = look.plain(colour, .35), look.plain('#1b1b1d', .5)
    turn = Matrix.Translation((0, -.045, -.185)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    outline = lambda w, h: [(w * math.sin(t) * (1 - .06 * math.cos(2 * t)), h * math.cos(t) - (.028 * math.exp(-(math.sin(t) / .32) ** 2) * -1 if math.cos(t) < 0 else 0)) for t in (2 * math.pi * k / 72 for k in range(72))]
    plate('frame', outline(.088, .056), [outline(.074, .043)[::-1]], .026, rubber, .005, 3).matrix_basis = turn
    plate('skirt', outline(.08, .05), [outline(.066, .036)[::-1]], .04, black, .006, 3).matrix_basis = Matrix.Translation((0, .036, 0)) @ turn
    plate('pane', outline(.075, .044), [], .004, look('glass', colour='#dcebea'), 0).matrix_basis = Matrix.Translation((0, -.016, 0)) @ turn
    strap = [Vector((-.085, -.045, -.18)), Vector((-.07, -.03, -.1)), Vector((-.03, -.022, -.02)), Vector((0, -.022, .008)), Vector((.03, -.022, -.02)), Vector((.07, -.03, -.1)), Vector((.085, -.045, -.18))]
    tube('strap', strap, .009, black, bezier=True, flatten=.25)
    tube('pipe', [(.02, -.085, -.3), (.06, -.09, -.315), (.1, -.085, -.28), (.112, -.075, -.18), (.112, -.07, .04)], .0115, look.plain('#f4f1ea', .3), bezier=True, steps=18)
    tube('top', [(.112, -.07, .03), (.112, -.07, .085)], .0122, rubber, steps=18)
    tube('mouthpiece', [(.024, -.085, -.301), (-.012, -.083, -.295)], [.0125, .016], black, steps=16, caps='round')
    tube('clip', [(.086, -.05, -.185), (.112, -.073, -.185)], .006, black)


@prop('stroopwafels', .12)
def stroopwafels(look, count=5, ribbon='tabasco', seed=1):
    """A stack with syrup between, tied up; one leans against it."""
    crust, syrup = look.skin('#b97a35', '#9d5f24', .6, size=80, depth=.2, patches=30), look.plain('#5a2a0e', .15, coat=.5)
    chance = random.Random(seed)

    def waffle(z):
        r, n = .05, 40
        rows = []
        for i in range(n + 1):
            row = []
            for j in range(n + 1):
                a, b = 2 * i / n - 1, 2 * j / n - 1
                k = max(abs(a), abs(b)) / max(math.hypot(a, b), 1e-6)
                x, y = a * k * r, b * k * r
                grid = max(abs(math.sin(x * math.pi / .0085)), abs(math.sin(y * math.pi / .0085))) > .93
                edge = min(1, (r - math.hypot(x, y)) / .003)
                row.append(Vector((x, y, z - (.0009 if grid else 0) - .0016 * (1 - max(0, edge)))))
            rows.append(row)
        return rows
    for k in range(count + 1):
        with gathered() as one:
            z = 0
            patches('waffle', [waffle(.0088)], crust, 0, angle=40)
            lathe('rim', [(0, .0002), (.0485, .0002), (.05, .0012), (.05, .003), (.0485, .0035)], crust, segments=56, subdivide=0)
            lathe('syrup', [(.048, .0035), (.0492, .0038), (.0492, .0055), (.048, .0058)], syrup, segments=56, subdivide=0)
            lathe('rim', [(.0485, .0056), (.05, .006), (.05, .0076), (.0492, .0086)], crust, segments=56, subdivide=0)
        if k < count:
            place(one, (chance.uniform(-.002, .002), chance.uniform(-.002, .002), k * .0089), chance.uniform(0, 360))
        else:
            tilt(one, -68, 'X')
            place(one, (0, -.0875, .047))
            place(one, (0, 0, 0), 62)
    if ribbon:
        band, top = look.plain(ribbon, .4), count * .0089 + .0008
        for turn in (0, 90):
            with gathered() as strip:
                box('ribbon', -.0525, .0525, -.004, .004, top - .0006, top + .0004, band, .0002)
                for s in (-1, 1):
                    box('ribbon', s * .0522 - .0004, s * .0522 + .0004, -.004, .004, 0, top, band, .0002)
            place(strip, (0, 0, 0), turn + 30)
        for s in (-1, 1):
            tube('bow', [(0, 0, top), (s * .014, .006, top + .012), (s * .026, .004, top + .008), (s * .016, -.004, top + .003), (0, 0, top + .002)], .004, band, bezier=True, flatten=.25, steps=10)


@prop('traffic cone', .2, on_floor=True)
def traffic_cone(look, tall=.5, colour='#e8531c'):
    k = tall / .5
    orange, white = look.plain(colour, .45), look.plain('#f2f0ea', .35)
    plate('foot', rounded_rect(.3 * k, .3 * k, .03 * k), [], .025 * k, orange, .006 * k, 3)
    radius = lambda z: (.105 - .088 * z / .475) * k
    lathe('cone', [(radius(0) + .012 * k, .024 * k), (radius(0) + .002 * k, .032 * k)] + [(radius(z), z * k + .024 * k) for z in (.02, .16, .3, .45)] + [(.014 * k, .5 * k), (.009 * k, .502 * k), (.009 * k, .45 * k)], orange, segments=64)
    for low, high in ((.15, .24), (.31, .37)):
        lathe('stripe', [(radius(low) + .0012, low * k + .024 * k), (radius(high) + .0012, high * k + .024 * k)], white, segments=64, subdivide=0)


@prop('vinyl record', .22)
def vinyl_record(look, label='tabasco', sleeve='honey', lean=10):
    """Leans on a wall at y = 0, half out of its sleeve."""
    groove = look.plain('#111113', .18, coat=.4)
    with gathered() as parts:
        box('sleeve', -.155, .155, -.004, 0, 0, .31, look.plain(sleeve, .6), .001)
        disc = plate('print', circle(.09, 0, .155, 64), [], .0004, look.plain('blueberry', .6), 0)
        disc.matrix_basis = Matrix.Translation((0, -.0041, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        half = plate('print', [(.09 * math.cos(a), .155 + .09 * math.sin(a)) for a in (math.pi * i / 30 for i in range(31))], [], .0004, look.plain('lychee', .6), 0)
        half.matrix_basis = Matrix.Translation((0, -.0046, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        with gathered() as record:
            rings = [(.0036, 0), (.05, 0)]
            profile = [(.0036, 0), (.05, 0), (.051, .0004)]
            for i in range(46):
                profile += [(.052 + i * .002, .0004), (.053 + i * .002, .0001 if i % 8 else -.0002)]
            profile += [(.1455, .0003), (.15, .0005), (.1502, .0011), (.149, .0018), (.0036, .0018)]
            lathe('record', profile, groove, segments=120, subdivide=0, angle=10)
            lathe('label', [(.0037, -.0003), (.049, -.0003), (.0492, .0002)], look.plain(label, .6), segments=64, subdivide=0)
        for thing in record:
            thing.matrix_basis = Matrix.Translation((.12, -.0075, .152)) @ Matrix.Rotation(-math.pi / 2, 4, 'X') @ thing.matrix_basis
    tilt(parts, -lean, 'X')
    place(parts, (0, -.31 * math.sin(math.radians(lean)), 0))


@prop('trumpet', .13)
def trumpet(look, metal='brass'):
    """Stands on its bell."""
    brass = look(metal, rough=.12)
    bell = [(.061, 0), (.0615, .001), (.058, .004), (.04, .025), (.026, .06), (.0165, .12), (.011, .2), (.0072, .3), (.006, .36)]
    lathe('bell', bell + [(.0045, .36), (.0055, .3), (.0095, .2), (.015, .12), (.0245, .06), (.038, .026), (.057, .0055), (.061, 0)], brass, segments=72)
    loop = [(0, 0, .35), (0, 0, .4), (.012, 0, .435), (.05, 0, .447), (.088, 0, .435), (.1, 0, .4), (.1, 0, .2), (.1, 0, .12), (.088, 0, .09), (.062, 0, .08), (.036, 0, .09), (.03, 0, .13)]
    tube('tubing', [(0, .0, .34), *loop[1:5]], .006, brass, bezier=True)
    tube('lead pipe', [(.088, 0, .435), (.1, 0, .4), (.1, 0, .15)], .006, brass, bezier=True)
    tube('slide', [(.1, 0, .16), (.1, 0, .1), (.085, 0, .072), (.062, 0, .085), (.06, 0, .12), (.06, 0, .2)], .0062, brass, bezier=True)
    for k in range(3):
        z = .215 + k * .028
        with gathered() as valve:
            cylinder('valve', .0115, .095, (-.005, 0, z), brass, 'X', bevel=.002)
            cylinder('stem', .003, .02, (.09, 0, z), brass, 'X', bevel=0, steps=12)
            cylinder('pearl', .0085, .004, (.11, 0, z), look.plain('#f4efe6', .15, coat=.6), 'X')
        place(valve, (.004, -.016, 0))
    tube('mouth pipe', [(.06, 0, .2), (.055, 0, .35), (.05, 0, .47)], .0052, brass, bezier=True)
    cup = lathe('mouthpiece', [(.0042, 0), (.005, .02), (.0068, .05), (.0125, .064), (.0135, .07), (.0125, .073), (.009, .07), (.002, .058), (0, .058)], look('chrome'), segments=40)
    toward(cup, (.05, 0, .465), (.0485, 0, .6))
    tube('finger hook', [(.1, 0, .3), (.112, -.012, .302), (.118, -.02, .29)], .0025, brass, bezier=True, steps=10)


@prop('bowling pin', .07)
def bowling_pin(look, colour='cherry', tall=.38):
    k = tall / .38
    profile = [(.026, 0), (.029, .004), (.037, .04), (.055, .085), (.0605, .115), (.057, .15), (.043, .2), (.027, .24), (.0235, .265), (.0245, .285), (.031, .32), (.0325, .34), (.029, .362), (.018, .376), (0, .38)]
    lathe('pin', [(0, 0)] + [(r * k, z * k) for r, z in profile], look.plain('#f5f1e8', .15, coat=.5), segments=72)
    for z in (.244, .268):
        r0 = .0262 if z < .25 else .0236
        lathe('stripe', [(r0 * k, z * k), ((r0 + .0009) * k, (z + .001) * k), ((r0 + .0001 - (.0012 if z < .25 else -.0006)) * k, (z + .012) * k)], look.plain(colour, .2, coat=.4), segments=72)


@prop('toy crane', .2)
def toy_crane(look, colour='honey', load=True):
    """A tower crane at work on one lump of sugar; its jib reaches to -X."""
    paint, grey = look.plain(colour, .35), look.plain('#3b3c40', .5)
    box('base', -.05, .05, -.05, .05, 0, .014, grey, .003)
    lattice = []

    def truss(start, end, size, bays):
        a, b = Vector(start), Vector(end)
        way = (b - a).normalized()
        u = way.orthogonal().normalized()
        v = way.cross(u)
        corners = [(u + v) * size / 2, (u - v) * size / 2, (-u - v) * size / 2, (v - u) * size / 2]
        for c in corners:
            tube('chord', [a + c, b + c], .0022, paint, steps=6)
        for i in range(bays):
            p, q = a.lerp(b, i / bays), a.lerp(b, (i + 1) / bays)
            for c, d in zip(corners, corners[1:] + corners[:1]):
                tube('brace', [p + c, q + d], .0013, paint, steps=5)
    truss((0, 0, .014), (0, 0, .31), .03, 9)
    truss((.085, 0, .322), (-.24, 0, .322), .022, 11)
    truss((0, 0, .335), (0, 0, .385), .016, 2)
    box('cab', -.02, .02, -.042, -.014, .285, .318, look.plain('tabasco', .3, coat=.2), .003)
    box('window', -.0205, .0, -.0425, -.02, .298, .313, look.plain('#20303a', .08, coat=.6), .001)
    box('weight', .055, .09, -.02, .02, .29, .312, grey, .003)
    for x in (-.2, .08):
        tube('stay', [(0, 0, .385), (x, 0, .333)], .0012, grey, steps=6)
    x = -.185
    box('trolley', x - .012, x + .012, -.014, .014, .303, .311, grey, .001)
    low = .135
    for y in (-.004, .004):
        tube('rope', [(x, y, .303), (x, y * .5, low + .022)], .0007, look.plain('#1d1c1b', .6), steps=5)
    box('block', x - .005, x + .005, -.005, .005, low + .008, low + .024, paint, .0015)
    tube('hook', [(x, 0, low + .008), (x, 0, low), (x + .004, 0, low - .005), (x + .001, 0, low - .009), (x - .004, 0, low - .005)], .0013, look('steel'), bezier=True, steps=8)
    if load:
        sugar = look.skin('#fbf8f1', '#f1ece0', .8, size=500, depth=.8, patches=60)
        box('sugar', x - .009, x + .009, -.009, .009, low - .042, low - .024, sugar, .0012)
        for s in (-1, 1):
            tube('sling', [(x, 0, low - .006), (x + s * .0096, 0, low - .023), (x + s * .0096, 0, low - .0425), (x, 0, low - .0428)], .0006, look.plain('#1d1c1b', .6), steps=5)
        for i, (dx, dy, dz) in enumerate(((-.16, .02, 0), (-.185, .03, 0), (-.17, .026, .0183), (-.21, .012, 0))):
            with gathered() as lump:
                box('sugar', -.009, .009, -.009, .009, 0, .018, sugar, .0012)
            place(lump, (dx, dy, dz), 15 * i)


@prop('swim ring', .5, on_floor=True)
def swim_ring(look, colour='tabasco', second='#f4f1ea', radius=.36, lean=0, kind='stripes'):
    """An inflatable ring lying flat, or leaning on a wall at y = 0; `doughnut` has icing and sprinkles."""
    thick = radius * .36
    core = radius - thick * .5
    steps, around = 96, 40
    rows = []
    for i in range(steps + 1):
        a = 2 * math.pi * i / steps
        rows.append([Vector(((core + thick * .82 * math.cos(b)) * math.cos(a), (core + thick * .82 * math.cos(b)) * math.sin(a), thick * .78 + thick * .78 * math.sin(b) * (1 - .02 * abs(math.sin(a * 16))))) for b in (2 * math.pi * k / around for k in range(around + 1))])
    with gathered() as parts:
        tones = [look.plain(colour, .18, coat=.5), look.plain(second, .18, coat=.5)]
        if kind == 'doughnut':
            tones[1] = look.plain('#d9a864', .3, coat=.3)
            patches('ring', [rows], tones, 0, slot=lambda g, u, v: 0 if .06 + .02 * math.sin(v * 44) < u < .44 + .025 * math.sin(v * 63) else 1)
            chance = random.Random(3)
            for k in range(70):
                a, b = chance.uniform(0, 6.28), chance.uniform(.6, 2.5)
                r = core + thick * .83 * math.cos(b)
                spot = Vector((r * math.cos(a), r * math.sin(a), thick * .78 + thick * .785 * math.sin(b)))
                d = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)).normalized() * .014
                tube('sprinkle', [spot - d, spot + d], .0045, look.plain(('honey', 'mint', 'blueberry', '#f4f1ea')[k % 4], .3), steps=8, caps='round')
        else:
            patches('ring', [rows], tones, 0, slot=lambda g, u, v: int(v * 12) % 2)
        cylinder('valve', .008, .02, (core * .94, 0, thick * 1.52), look.plain('#f4f1ea', .3))
    if lean:
        tilt(parts, 90 - lean, 'X')
        sin, cos = math.sin(math.radians(lean)), math.cos(math.radians(lean))
        place(parts, (0, -core * sin - .81 * thick + .78 * thick * cos, core * cos + .81 * thick - .78 * thick * sin))


@prop('feather duster', .2)
def feather_duster(look, colour='honey', wood='walnut', tall=.5):
    """A fluffy one in three colours; lies on its side, fluff to -X."""
    with gathered() as parts:
        lathe('handle', [(0, 0), (.009, .002), (.011, .012), (.008, .03), (.0085, .12), (.011, .2), (.008, .215), (0, .215)], look(wood, grain='Z'), segments=32)
        lathe('ferrule', [(.0085, .205), (.012, .208), (.012, .228), (.009, .23)], look('brass'), segments=32)
        fluff, chance = [[], [], []], random.Random(2)
        for k in range(1500):
            t = k / 1500
            a, z = k * 2.39996, .225 + .17 * t
            lean = 1.5 - 1.2 * t ** 3
            way = Vector((math.cos(a) * math.sin(lean), math.sin(a) * math.sin(lean), math.cos(lean)))
            base = Vector((math.cos(a) * .004, math.sin(a) * .004, z))
            size = (.045 + .035 * math.sin(math.pi * (.15 + .8 * t))) * chance.uniform(.85, 1.1)
            fluff[min(2, int(t * 3 + chance.uniform(-.12, .12) + .001)) if t > .05 else 0].append(leaf(base, way, Vector((0, 0, 1)), size, .0042, lambda v: 1 - .6 * v, chance.uniform(.5, 1.3), .2, 4, 1, .3))
        for tone, strands in zip((colour, 'lychee', 'mint'), fluff):
            patches('fluff', strands, look('leaf', colour=look.colour(tone)), .0004)
    tilt(parts, -74, 'Y')
    place(parts, (.2, 0, .009))


@prop('miniature kitchen', .25)
def miniature_kitchen(look, fronts=('tabasco', 'honey', 'blueberry'), worktop='oak-natural', scale_to=.1):
    """A kitchen of ten centimetres high, for a shelf: base units, sink, tap, tall unit, and a lamp."""
    s = scale_to / .9
    w = .6 * s
    with gathered() as parts:
        dark = look.plain('#2a2826', .6)
        for i in range(4):
            x = (i - 2) * w
            front = look(fronts[i % len(fronts)])
            box('carcass', x + .0002, x + w - .0002, .0012, .6 * s, .08 * s, .88 * s, dark, 0)
            for k in range(3 if i % 2 == 0 else 1):
                h = .8 * s / (3 if i % 2 == 0 else 1)
                box('front', x + .0004, x + w - .0004, 0, .0022, .08 * s + k * h + .0004, .08 * s + (k + 1) * h - .0004, front, .0003)
                ball('knob', .0011, look('brass'), (x + w / 2 if i % 2 == 0 else x + w * .82, -.0009, .08 * s + (k + 1) * h - .006), steps=10)
        box('plinth', -2 * w + .001, 2 * w - .001, .008, .6 * s, 0, .08 * s, dark, 0)
        box('worktop', -2 * w - .0015, 2 * w, -.0022, .6 * s, .88 * s, .91 * s, look(worktop, grain='X'), .0004)
        box('tall', 2 * w + .0003, 3 * w, .0022, .6 * s, 0, 2.1 * s, dark, 0)
        for low, high in ((.08, 1.3), (1.3, 2.1)):
            box('front', 2 * w + .0004, 3 * w - .0004, 0, .0022, low * s + .0003, high * s - .0003, look(fronts[0]), .0003)
        ball('knob', .0011, look('brass'), (2 * w + .006, -.0009, 1.2 * s), steps=10)
        box('splash', -2 * w, 2 * w, .6 * s, .6 * s + .002, 0, 2.1 * s, look.plain('lychee', .7), .0004)
        cylinder('hob', .012, .0006, (-1.2 * w, .3 * s, .91 * s), dark, bevel=0)
        box('sink', .3 * w, .95 * w, .16 * s, .46 * s, .905 * s, .9105 * s, look('steel'), .0004)
        tube('tap', [(.62 * w, .52 * s, .91 * s), (.62 * w, .52 * s, 1.18 * s), (.62 * w, .45 * s, 1.26 * s), (.62 * w, .36 * s, 1.18 * s)], .0013, look('brass'), bezier=True, steps=8)
        box('shelf', -1.7 * w, .6 * w, .42 * s, .6 * s, 1.55 * s, 1.58 * s, look(worktop, grain='X'), .0003)
        for i in range(6):
            cylinder('pot', .0035, .008, (-1.5 * w + i * .011, .5 * s, 1.58 * s), look.plain(('honey', 'sage', 'tabasco')[i % 3], .4), bevel=.0005, steps=16)
    place(parts, (-.5 * w, -.3 * s, 0))


@prop('paper plane', .12)
def paper_plane(look, colour='#f4f1ea', length=.22):
    """Landed on its keel, nose to -Y."""
    paper = look.plain(colour, .8, .2)
    l, w, k = length, length * .36, length * .12
    nose, tail = Vector((0, -l / 2, k * .8)), l / 2
    grids = []
    for s in (-1, 1):
        grids.append([[nose, nose.lerp(Vector((s * .004, tail, k)), .5), Vector((s * .004, tail, k))], [nose, nose.lerp(Vector((s * w, tail, k * 1.35)), .5), Vector((s * w, tail, k * 1.35))]])
        grids.append([[nose, nose.lerp(Vector((s * .004, tail, k)), .5), Vector((s * .004, tail, k))], [nose + Vector((0, .02, -k * .7)), Vector((0, 0, .0)), Vector((0, tail, 0))]])
    with gathered() as plane:
        patches('plane', grids, paper, .0006, angle=20)
    tilt(plane, 24, 'Y')

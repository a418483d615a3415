"""The witty object in a picture: toys and other things that do not belong in a kitchen."""
import math
import random

from mathutils import Matrix, Vector

from mesh import ball, box, circle, cylinder, gathered, lathe, patches, place, plate, solid, tilt, tube
from .registry import prop


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


@prop('teapot with party hat', .15)
def party_teapot(look, colour='mint', hat=('tabasco', 'honey'), party=True):
    glaze = look.plain(colour, .15, coat=.5)
    lathe('pot', [(0, 0), (.045, 0), (.05, .003), (.052, .01), (.078, .04), (.085, .068), (.076, .1), (.052, .122), (.042, .126), (0, .126)], glaze, segments=72)
    lathe('lid', [(.044, .124), (.046, .127), (.036, .136), (.014, .142), (0, .143)], glaze)
    tube('spout', [(-.07, 0, .05), (-.105, 0, .062), (-.122, 0, .095), (-.142, 0, .12)], [.02, .014, .0105, .009], glaze, bezier=True)
    tube('ear', [(.07, 0, .1), (.11, 0, .108), (.128, 0, .078), (.112, 0, .045), (.076, 0, .04)], [.0085, .008, .0085, .008, .0085], glaze, bezier=True, flatten=1.2)
    if not party:
        ball('knob', .011, glaze, (0, 0, .15))
        return
    with gathered() as cap:
        steps, tall, r = 64, .105, .036
        grids = []
        for k in range(8):
            rows = []
            for v in (0, .5, 1):
                t0, t1 = k / 8, (k + 1) / 8
                row = []
                for i in range(25):
                    a, t = 2 * math.pi * i / 24, t0 + (t1 - t0) * v
                    rr = r * (1 - t) + .0006
                    row.append(Vector((rr * math.cos(a), rr * math.sin(a), tall * t)))
                rows.append(row)
            grids.append(rows)
        patches('hat', grids, [look.plain(hat[0], .5), look.plain(hat[1], .5)], .0006, slot=lambda g, u, v: g % 2, angle=60)
        for k in range(46):
            a, b = k * 2.39996, math.acos(1 - 2 * (k + .5) / 46)
            tube('tassel', [(0, 0, tall), (.014 * math.sin(b) * math.cos(a), .014 * math.sin(b) * math.sin(a), tall + .014 * math.cos(b))], [.0012, .0016], look.plain(hat[k % 2], .8), steps=5)
    tilt(cap, 8, 'Y')
    place(cap, (0, 0, .1405))

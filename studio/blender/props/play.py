"""The witty object in a picture: toys and other things that do not belong in a kitchen."""
import math
import random

from mathutils import Matrix, Vector

from mesh import ball, box, circle, cylinder, gathered, lathe, link, patches, place, plate, solid, spline, tilt, tube
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


WAFFLE = .0096
"""How thick a stroopwafel is: two thin waffles with syrup between."""
DENTS = .0068
"""How far apart its dents are."""


def waffle_edge(angle):
    """The radius at an angle: cut round, but baked by hand."""
    return .05 * (1 + .007 * math.sin(3 * angle + 1) + .005 * math.sin(7 * angle) + .003 * math.sin(17 * angle + 2))


def waffle_face(z, side):
    """One face with its grid of dents, as rows of points; `side` is 1 for the upper face, -1 for the lower."""
    cells = 104
    rows = []
    for i in range(cells + 1):
        row = []
        for j in range(cells + 1):
            # A square drawn out to a disc, so that the dents run up to the edge.
            a, b = 2 * i / cells - 1, 2 * j / cells - 1
            inward = max(abs(a), abs(b)) / max(math.hypot(a, b), 1e-6)
            share = math.hypot(a, b) * inward
            radius = waffle_edge(math.atan2(b, a))
            x, y = a * inward * radius, b * inward * radius
            dent = min(abs(math.sin(x * math.pi / DENTS)), abs(math.sin(y * math.pi / DENTS)))
            depth = .0019 * min(1, dent / .62) ** 1.5 * min(1, (1 - share) / .03)
            sag = .0006 * math.sin(x * 60 + 1) * math.sin(y * 45) - .0009 * share ** 6
            row.append(Vector((x, y, z + side * (sag - depth))))
        rows.append(row)
    return rows


def ring_around(name, profile, material, ragged=0):
    """The edge of a waffle or of its syrup: a profile of (inset, z) that follows the uneven outline."""
    steps = 160
    rows = []
    for inset, z in profile:
        row = []
        for k in range(steps + 1):
            angle = 2 * math.pi * k / steps
            ooze = ragged * (math.sin(5 * angle) * math.sin(3 * angle + 2) + .5 * math.sin(13 * angle))
            radius = waffle_edge(angle) - inset + (ooze if inset > 0 else 0)
            row.append(Vector((radius * math.cos(angle), radius * math.sin(angle), z)))
        rows.append(row)
    return patches(name, [rows], material, 0)


def stroopwafel(crust, syrup):
    """Lies on z = 0: two waffles, syrup that stands back in places and comes out in others."""
    top = WAFFLE - .0003
    patches('waffle', [waffle_face(top, 1), waffle_face(.0003, -1)], crust, 0)
    ring_around('rim', [(0, .0012), (-.0004, .0022), (0, .0034), (.0012, .004), (.004, .0042)], crust)
    ring_around('rim', [(.004, .0054), (.0012, .0056), (0, .0062), (-.0004, .0074), (0, top - .0009)], crust)
    ring_around('syrup', [(.0035, .004), (.0012, .0042), (.0006, .0048), (.0012, .0054), (.0035, .0056)], syrup, .0008)


def ribbon_strip(name, path, across, width, material, ends=0):
    """A flat ribbon along a soft path; `across` is the way of its width. `ends` cuts its last end to a swallow's tail."""
    curve = spline(path, 8)
    across = Vector(across).normalized()
    rows = []
    for i, spot in enumerate(curve):
        share = i / (len(curve) - 1)
        rows.append([spot + across * width * u * (1 - .1 * math.sin(share * 3.1) * abs(u)) for u in (-.5, -.25, 0, .25, .5)])
    if ends:
        way = (curve[-1] - curve[-2]).normalized()
        rows[-1] = [p - way * ends * (1 - abs(u) / 2) for p, u in zip(rows[-1], (-2, -1, 0, 1, 2))]
    return patches(name, [rows], material, .0005)


def bow(material, top):
    """Two loops that sink under their own weight, a knot, and two ends that hang over the edge of the stack."""
    for side, turn, droop in ((-1, 24, .0), (1, -18, .003)):
        with gathered() as loop:
            ribbon_strip('loop', [(0, 0, top + .002), (side * .012, -.004, top + .011), (side * .026, -.006, top + .0135 - droop), (side * .0335, -.003, top + .0065 - droop), (side * .026, .003, top + .0022), (side * .011, .003, top + .0016), (0, 0, top + .0025)], (.12, 1, .2 * side), .0082, material)
        place(loop, (0, 0, 0), turn)
    for side, turn in ((-1, -38), (1, 46)):
        with gathered() as end:
            ribbon_strip('end', [(0, 0, top + .002), (side * .016, -.002, top + .0042), (side * .034, -.004, top + .0012), (side * .048, -.003, top + .001), (side * .0525, -.002, top - .006), (side * .0535, .001, top - .02), (side * .0525, .003, top - .031)], (.05, 1, .1), .0078, material, .0035)
        place(end, (0, 0, 0), turn - 62)
    ball('knot', .0046, material, (0, 0, top + .0036), (1, .85, .72), 24)


@prop('stroopwafels', .12)
def stroopwafels(look, count=5, ribbon='tabasco', seed=1):
    """A stack with syrup between, tied up; one leans against it."""
    crust, syrup = look.waffle_crust(DENTS), look.plain('#5c2a0c', .16, .5, coat=.5)
    chance = random.Random(seed)
    with gathered() as first:
        stroopwafel(crust, syrup)
    for k in range(1, count + 1):
        one = [link(thing.copy()) for thing in first]
        if k < count:
            place(one, (chance.uniform(-.0011, .0011), chance.uniform(-.0011, .0011), k * WAFFLE), chance.uniform(0, 360))
        else:
            # Its foot stands away from the stack, its back rests on the upper edge.
            slope, high = math.radians(66), count * WAFFLE
            away = .0535 + min(high / math.tan(slope), .1 * math.cos(slope))
            tilt(one, 66, 'X')
            place(one, (0, .05 * math.cos(slope) - away, .05 * math.sin(slope)))
            place(one, (0, 0, 0), 44)
    if ribbon:
        band, top = look.ribbon(ribbon), count * WAFFLE + .0004
        for turn in (-8, 82):
            with gathered() as strip:
                reach = .0523
                around = [(-reach + .004, 0, .0006), (-reach, 0, .004), (-reach - .0004, 0, top / 2), (-reach, 0, top - .004), (-reach + .005, 0, top), (0, 0, top + .0004), (reach - .005, 0, top), (reach, 0, top - .004), (reach + .0004, 0, top / 2), (reach, 0, .004), (reach - .004, 0, .0006)]
                ribbon_strip('ribbon', around, (0, 1, 0), .0082, band)
            place(strip, (0, 0, 0), turn)
        with gathered() as knot:
            bow(band, top)
        place(knot, (0, 0, 0), 20)


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
    belly = spline([(.05, 0, .0055), (.066, 0, .02), (.0805, 0, .045), (.085, 0, .07), (.0795, 0, .096), (.064, 0, .115), (.0455, 0, .1245)], 10)
    lathe('pot', [(0, .002), (.042, .002), (.0435, 0), (.0475, 0), (.0485, .003), *[(p.x, p.z) for p in belly], (.044, .126), (0, .126)], glaze, segments=96)
    cover = spline([(.0455, 0, .1275), (.038, 0, .1345), (.022, 0, .1405), (.009, 0, .1425)], 8)
    lathe('lid', [(.043, .1255), (.0455, .1258), *[(p.x, p.z) for p in cover], (0, .143)], glaze, segments=96)
    # Spout and handle begin inside the body, so that no gap shows where they join.
    tube('spout', [(-.05, 0, .042), (-.084, 0, .054), (-.107, 0, .08), (-.124, 0, .108), (-.144, 0, .13)], [.027, .0205, .0142, .0112, .0098], glaze, bezier=True, steps=40)
    tube('ear', [(.06, 0, .108), (.086, 0, .117), (.118, 0, .112), (.132, 0, .086), (.122, 0, .055), (.096, 0, .037), (.062, 0, .036)], [.0105, .0086, .0078, .0078, .0078, .0086, .0105], glaze, bezier=True, flatten=1.25, steps=32)
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

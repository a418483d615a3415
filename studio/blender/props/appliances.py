"""Built-in and free-standing appliances.

Built-in fronts face -Y: their glass lies between y = -.02 and y = 0, the cabinet begins at y = 0.
They leave the same gap to their neighbours as fronts do.
"""
import math

from mathutils import Matrix, Vector

from mesh import ball, box, circle, cylinder, extrude, lathe, plate, round_off, rounded_rect, solid, spline, tube
from .bottles import hollow
from .registry import prop


GAP = .0015


def _black_glass(look):
    return look.plain('#121214', .05, .9)


def _face(look, width, z0, z1, material):
    return box('glass front', -width / 2 + GAP, width / 2 - GAP, -.02, 0, z0 + GAP, z1 - GAP, material, .0015)


def _handle(look, width, z, metal, out=.045):
    cylinder('handle', .0085, width, (-width / 2, -.02 - out, z), metal, 'X', bevel=.002)
    for x in (-width / 2 + .03, width / 2 - .03):
        cylinder('post', .0055, out, (x, -.02 - out, z), metal, 'Y', bevel=0)


def _knob(look, x, z, metal, r=.021):
    thing = lathe('knob', [(0, .0), (r, 0), (r, .003), (r * .9, .005), (r * .86, .024), (r * .8, .0262), (0, .0265)], metal, segments=48)
    thing.matrix_basis = Matrix.Translation((x, -.02, z)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    line = box('mark', x - .0007, x + .0007, -.0471, -.0462, z + .004, z + r * .72, look.plain('#f4f2ee'), 0)
    return thing


@prop('oven', .3)
def oven(look, width=.6, height=.6, metal='steel', time='12:34', clock='#d8f4ff', light=False):
    """Black glass with a window you can look into, a control strip and a bar; `light` is lit inside."""
    glass, bar = _black_glass(look), look(metal)
    strip, low = .095, 0
    _face(look, width, height - strip, height, glass)
    # The door is a frame of black glass around a darker pane, with the cavity and its racks behind it.
    z0, z1, w = GAP, height - strip - GAP, width - 2 * GAP
    side, top, bottom = .06, .085, .06
    door = plate('door', rounded_rect(w, z1 - z0, .0015, 0, (z0 + z1) / 2), [rounded_rect(w - 2 * side, z1 - z0 - top - bottom, .01, 0, (z0 + z1) / 2 + (bottom - top) / 2)[::-1]], .02, glass, .0012)
    door.matrix_basis = Matrix.Rotation(math.pi / 2, 4, 'X')
    left, right, down, up = -w / 2 + side, w / 2 - side, z0 + bottom, z1 - top
    cavity = look.plain('#26282b', .35)
    box('back', left - .03, right + .03, .34, .35, down - .03, up + .03, cavity, 0)
    box('floor', left - .03, right + .03, 0, .35, down - .04, down - .03, cavity, 0)
    box('roof', left - .03, right + .03, 0, .35, up + .03, up + .04, cavity, 0)
    for x in (left - .04, right + .03):
        box('side', x, x + .01, 0, .35, down - .04, up + .04, cavity, 0)
    for z in (down + (up - down) * .35, down + (up - down) * .7):
        for y in [.02 + .028 * i for i in range(11)]:
            cylinder('wire', .0016, right - left + .05, (left - .025, y, z), look('chrome'), 'X', bevel=0, steps=8)
        cylinder('rail', .003, right - left + .05, (left - .025, .012, z), look('chrome'), 'X', bevel=0, steps=10)
    if light:
        box('lamp', -.03, .03, .33, .339, up - .03, up, look('glow', colour='#ffc88a', strength=30), 0)
    pane = look('glass', colour='#8b8f93')
    box('pane', left, right, -.014, -.010, down, up, pane, 0)
    _handle(look, width * .8, z1 - .04, bar)
    _knob(look, -width * .3, height - strip / 2, bar)
    _knob(look, width * .3, height - strip / 2, bar)
    box('clock', -.05, .05, -.0204, -.0195, height - strip / 2 - .014, height - strip / 2 + .014, look.plain('#05080a', .1), 0)
    _digits(look, time, height - strip / 2, clock)


SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}


def _digits(look, text, z, colour):
    """Seven-segment digits on the control strip."""
    lit, w, h = look('glow', colour=colour, strength=2.0), .007, .014
    spots = {'a': (0, h / 2, 1), 'g': (0, 0, 1), 'd': (0, -h / 2, 1), 'f': (-w / 2, h / 4, 0), 'b': (w / 2, h / 4, 0), 'e': (-w / 2, -h / 4, 0), 'c': (w / 2, -h / 4, 0)}
    x = -.024
    for sign in text:
        if sign == ':':
            for dz in (-.003, .003):
                box('dot', x - .0008, x + .0008, -.0208, -.0203, z + dz - .0008, z + dz + .0008, lit, 0)
            x += .008
            continue
        for part in SEGMENTS[sign]:
            dx, dz, flat = spots[part]
            a, b = (.0028, .0006) if flat else (.0006, .0028)
            box('segment', x + dx - a, x + dx + a, -.0208, -.0203, z + dz - b, z + dz + b, lit, 0)
        x += .0125


@prop('microwave', .3)
def microwave(look, width=.6, height=.4, metal='steel'):
    """A combi microwave: glass all over, a bar, a strip that tells the time."""
    glass, bar = _black_glass(look), look(metal)
    _face(look, width, height - .07, height, glass)
    _face(look, width, 0, height - .07, glass)
    box('window', -width / 2 + .08, width / 2 - .08, -.0204, -.0195, .06, height - .16, look.plain('#1a1b1d', .12), 0)
    _handle(look, width * .8, height - .1, bar)
    _digits(look, '09:41', height - .035, '#d8f4ff')


@prop('induction hob', .4)
def induction_hob(look, width=.58, depth=.5, zones=4, vent=True):
    """Lies on the worktop, 4 mm of black glass; rings drawn thinly on it, and an extractor let into its middle (`vent`)."""
    glass = look.plain('#0b0b0c', .05, .5)
    plate('hob', rounded_rect(width, depth, .008), [], .004, glass, .0015)
    line = look.plain('#8e9092', .4)
    for x, y, r in ((-.15, .11, .09), (.15, .11, .075), (-.15, -.1, .075), (.15, -.1, .105))[:zones]:
        plate('ring', circle(r, x, y, 72), [circle(r - .0012, x, y, 72)[::-1]], .0004, line, 0).location.z = .0039
        for a in (0, 90):
            dx, dy = (.012, .0007) if a == 0 else (.0007, .012)
            box('cross', x - dx, x + dx, y - dy, y + dy, .0039, .0043, line, 0)
    if vent:
        metal, dark = look('coated', rough=.35), look.plain('#050505', .7)
        cylinder('vent', .052, .0008, (0, .005, .0038), dark, bevel=0, steps=64)
        lathe('vent rim', [(.05, .0038), (.051, .0066), (.054, .0072), (.057, .0062), (.058, .0038)], metal, (0, .005, 0), segments=72, subdivide=0)
        for k in range(-4, 5):
            reach = math.sqrt(.05 ** 2 - (.0105 * k) ** 2)
            box('vent bar', -reach, reach, .005 + .0105 * k - .0022, .005 + .0105 * k + .0022, .0042, .0062, metal, .0006)
    for i in range(9):
        box('touch', -.1 + .025 * i - .003, -.1 + .025 * i + .003, -depth / 2 + .028, -depth / 2 + .030, .0039, .0043, line, 0)


@prop('gas hob', .4)
def gas_hob(look, width=.75, depth=.52, metal='steel'):
    """Five burners with cast-iron grates, brass knobs to the front."""
    steel, iron, brass = look(metal), look('coated', rough=.6), look('brass')
    plate('tray', rounded_rect(width, depth, .012), [], .008, steel, .003)
    burners = [(-width * .33, .11, .036), (-width * .33, -.1, .045), (0, .02, .065), (width * .33, .11, .045), (width * .33, -.1, .036)]
    for x, y, r in burners:
        lathe('burner', [(0, .008), (r * 1.3, .008), (r * 1.28, .011), (r * 1.02, .013), (r, .024), (r * .96, .026), (0, .026)], look.metal('#8d8c8a', .4), (x, y, 0))
        lathe('cap', [(0, .026), (r * .9, .026), (r * .92, .029), (r * .86, .033), (0, .035)], iron, (x, y, 0))
    third = width / 3
    for i in (-1, 0, 1):
        cx, w, d = i * third, third * .9, depth * .82
        frame = [(cx - w / 2, -d / 2 + .02), (cx + w / 2, -d / 2 + .02), (cx + w / 2, d / 2 + .02), (cx - w / 2, d / 2 + .02)]
        for a, b in zip(frame, frame[1:] + frame[:1]):
            x0, x1, y0, y1 = min(a[0], b[0]) - .005, max(a[0], b[0]) + .005, min(a[1], b[1]) - .005, max(a[1], b[1]) + .005
            box('grate', x0, x1, y0, y1, .03, .042, iron, .002)
        for x, y in frame:
            box('foot', x - .006, x + .006, y - .006, y + .006, .008, .034, iron, .002)
        for x, y, r in burners:
            if abs(x - cx) < w / 2:
                for k in range(4):
                    a = math.pi / 4 + k * math.pi / 2
                    reach = min(w * .5, d * .24) if i else w * .48
                    finger = box('finger', r * .5, reach, -.004, .004, .03, .044, iron, .002)
                    finger.matrix_basis = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(a, 4, 'Z') @ finger.matrix_basis
    for i in range(5):
        x = (i - 2) * .075
        lathe('knob', [(0, .008), (.019, .008), (.019, .011), (.0165, .013), (.015, .034), (.013, .036), (0, .0365)], brass, (x, -depth / 2 + .035, 0))


@prop('extractor', .3)
def extractor(look, kind='cylinder', colour='#f2efe8', drop=1.0, width=.55):
    """`cylinder` hangs from the ceiling (z is the ceiling, `drop` its length); `hidden` is the underside of a
    wall unit (z is the unit's bottom); `slab` is a flat hood on the wall (back at y = 0)."""
    steel = look('steel')
    if kind == 'cylinder':
        shell = look.plain(colour, .35)
        lathe('hood', [(.16, -drop + .004), (.19, -drop), (.2, -drop + .003), (.2, -.002), (.198, 0)], shell, segments=96, subdivide=0)
        cylinder('filter', .16, .006, (0, 0, -drop + .012), steel)
        for r in (.04, .08, .12):
            lathe('slot', [(r, -drop + .0115), (r + .003, -drop + .0115)], look.plain('#141414'), segments=64, subdivide=0)
        plate('rose', circle(.215), [], .012, shell, .003).location.z = -.012
    elif kind == 'slab':
        box('hood', -width / 2, width / 2, -.5, 0, 0, .045, look.plain(colour, .35), .003)
        box('duct', -.14, .14, -.28, 0, .045, drop, look.plain(colour, .35), .003)
        box('filter', -width / 2 + .05, width / 2 - .05, -.46, -.05, -.003, .001, steel)
    else:
        box('panel', -width / 2, width / 2, -.3, -.02, -.008, 0, steel, .002)
        for i in range(2):
            x = (i - .5) * width * .48
            box('filter', x - width * .22, x + width * .22, -.27, -.05, -.0095, -.007, look.metal('#8f8f8e', .45), .001)
        for x in (-width * .4, width * .4):
            cylinder('lamp', .02, .002, (x, -.285, -.01), look('glow', strength=4), bevel=0)


@prop('espresso machine', .22)
def espresso_machine(look, colour='tabasco', wood='walnut'):
    """A lever machine with a coloured shell, chrome group, wooden grips and cups on its roof."""
    shell, chrome, timber = look.plain(colour, .2, coat=.5), look('chrome'), look(wood, grain='X')
    box('foot', -.14, .14, -.17, .15, .02, .055, look('steel'), .004)
    for x in (-.11, .11):
        for y in (-.13, .11):
            cylinder('foot', .014, .02, (x, y, 0), look.plain('#1d1c1b', .6))
    grid = look.plain('#1a1a1b', .5)
    box('drip', -.12, .12, -.16, -.02, .0545, .056, grid, 0)
    for i in range(13):
        box('bar', -.118, .118, -.156 + .0105 * i, -.152 + .0105 * i, .056, .059, chrome, .0008)
    extrude('back', rounded_rect(.28, .17, .03, 0, .065), 'Z', .055, .33, shell, .004, segments=3)
    extrude('head', rounded_rect(.28, .27, .03, 0, .015), 'Z', .25, .35, shell, .006, segments=3)
    plate('roof', rounded_rect(.27, .26, .026, 0, .015), [], .004, chrome, .001).location.z = .35
    for x, y in ((-.12, -.105), (.12, -.105), (-.12, .135), (.12, .135)):
        cylinder('post', .003, .028, (x, y, .352), chrome)
    tube('rail', [(-.12, -.105, .379), (.12, -.105, .379), (.12, .135, .379), (-.12, .135, .379)], .003, chrome, closed=True, steps=10)
    lathe('group', [(0, -.045), (.034, -.045), (.036, -.042), (.036, 0)], chrome, (0, -.075, .25))
    lathe('portafilter', [(0, -.062), (.03, -.062), (.034, -.058), (.034, -.044), (0, -.044)], chrome, (0, -.075, .25))
    tube('grip', [(0, -.105, .196), (0, -.15, .194), (0, -.235, .186)], [.0085, .011, .0125], look(wood, grain='Y'), bezier=True, caps='round')
    for x in (-.009, .009):
        tube('spout', [(0, -.075, .19), (x, -.075, .178), (x, -.075, .165)], .0045, chrome, bezier=True)
    tube('steam pipe', [(.105, -.1, .26), (.108, -.135, .245), (.108, -.145, .19), (.108, -.15, .1)], .0045, chrome, bezier=True)
    ball('ball', .0068, chrome, (.108, -.15, .1))
    for x in (-.085, .085):
        knob = lathe('knob', [(0, 0), (.018, 0), (.02, .003), (.018, .022), (0, .024)], look(wood, grain='Z'))
        knob.matrix_basis = Matrix.Translation((x, -.12, .3)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    dial = cylinder('gauge', .022, .006, (0, -.126, .3), look.plain('#f6f2e8', .3), 'Y')
    lathe('bezel', [(.021, 0), (.024, 0), (.0245, .004), (.022, .0075), (.021, .0075)], chrome).matrix_basis = Matrix.Translation((0, -.12, .3)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    hand = box('hand', -.0007, .0007, -.1268, -.1262, .297, .316, look.plain('tabasco'), 0)
    for i, (x, y) in enumerate(((-.075, -.05), (-.005, -.045), (.07, -.05), (-.04, .03), (.045, .035))):
        hollow(look, 'cup', [(.019, .001), (.024, .006), (.03, .05)], .003, .007, look('ceramic', colour='#f4f0e6')).location = (x, y, .354)


@prop('kettle', .14)
def kettle(look, colour='sage', wood='oak-natural', whistle=False):
    """An electric kettle with a swan neck on its base; with `whistle` a round one for the stove."""
    shell, chrome = look.plain(colour, .3, coat=.2), look('chrome')
    if whistle:
        lathe('body', [(0, 0), (.085, 0), (.092, .006), (.1, .03), (.098, .07), (.075, .115), (.045, .135), (.03, .138), (0, .138)], shell, segments=72)
        lathe('lid', [(0, .146), (.012, .146), (.028, .143), (.034, .138), (.034, .136)], shell)
        ball('knob', .011, look(wood, grain='Z'), (0, 0, .157))
        tube('spout', [(-.08, 0, .07), (-.115, 0, .1), (-.135, 0, .13)], [.02, .015, .011], shell, bezier=True)
        tube('arch', [(-.07, 0, .11), (-.085, 0, .18), (0, 0, .235), (.085, 0, .18), (.07, 0, .11)], .0045, chrome, bezier=True)
        tube('grip', [(-.05, 0, .222), (0, 0, .237), (.05, 0, .222)], .0125, look(wood, grain='X'), bezier=True, caps='round')
        return
    lathe('base', [(0, 0), (.085, 0), (.088, .003), (.086, .016), (.08, .019), (0, .019)], look.plain('#1d1c1b', .4))
    lathe('body', [(0, .021), (.076, .021), (.08, .024), (.08, .03), (.066, .11), (.055, .165), (.054, .17), (.05, .172), (0, .173)], shell, segments=72)
    lathe('lid', [(0, .179), (.03, .178), (.047, .174), (.05, .172)], shell)
    lathe('knob', [(0, .178), (.006, .178), (.005, .186), (.012, .191), (.012, .195), (0, .198)], look(wood, grain='Z'))
    tube('neck', [(-.066, 0, .055), (-.1, 0, .06), (-.128, 0, .09), (-.135, 0, .14), (-.148, 0, .175), (-.172, 0, .186)], [.011, .0095, .0085, .0075, .0065, .0058], shell, bezier=True)
    # The handle closes: a chrome bracket under the lid and one near the foot hold a wooden grip between them.
    tube('bracket', [(.05, 0, .158), (.078, 0, .164), (.1, 0, .158)], [.0075, .0062, .0072], chrome, bezier=True, flatten=.8)
    tube('bracket', [(.068, 0, .062), (.086, 0, .055), (.102, 0, .062)], [.0075, .0062, .0072], chrome, bezier=True, flatten=.8)
    tube('grip', [(.094, 0, .162), (.112, 0, .152), (.12, 0, .128), (.119, 0, .094), (.112, 0, .068), (.096, 0, .057)], [.0076, .0098, .0108, .0106, .0096, .0076], look(wood, grain='Z'), bezier=True, caps='round', flatten=1.25, steps=24)


@prop('toaster', .19)
def toaster(look, colour='butter', toast=True):
    shell, chrome = look.plain(colour, .22, coat=.5), look('chrome')
    # Pressed from one sheet: upright walls, a round shoulder, a flat top.
    layers = [(.93, .013), (.985, .02), (1, .05), (1, .125), (.985, .158), (.94, .176), (.86, .183), (.7, .1845), (.4, .1845)]
    lofted('shell', [[(x, y, z) for x, y in rounded_rect(.09 + .17 * size, .17 * size, .045 * size)] for size, z in layers], shell)
    lofted('plinth', [[(x, y, z) for x, y in rounded_rect(.25, .16, .04)] for z in (.006, .007, .021, .022)], chrome, 1)
    for x in (-.1, .1):
        for y in (-.06, .06):
            cylinder('foot', .01, .008, (x, y, 0), look.plain('#1d1c1b', .6))
    for y in (-.03, .03):
        plate('slot rim', rounded_rect(.21, .036, .01, 0, y), [rounded_rect(.2, .026, .006, 0, y)[::-1]], .003, chrome, .001).location.z = .1845
        box('slot', -.1, .1, y - .013, y + .013, .1848, .1856, look.plain('#141212', .8), 0)
        if toast:
            # White bread: a crumb that is browned in the middle, a darker crust around it.
            slice_ = plate('toast', rounded_rect(.1, .08, [.024, .024, .004, .004]), [], .014, look.skin('#d3a05e', '#b07536', .85, size=60, depth=.35, patches=26), .0025)
            slice_.data.materials.append(look.skin('#8a5426', '#6f3f1a', .8, size=140, depth=.4))
            for face in slice_.data.polygons:
                if abs(face.normal.z) < .6:
                    face.material_index = 1
            slice_.matrix_basis = Matrix.Translation((.004 * math.copysign(1, y), y + .007, .182)) @ Matrix.Rotation(math.radians(90 + 3 * math.copysign(1, y)), 4, 'X')
    box('lever slot', .1295, .1305, -.004, .004, .05, .15, look.plain('#141212', .8), 0)
    extrude('lever', rounded_rect(.05, .014, .006), 'X', .131, .156, chrome, .003).location.z = .11
    lathe('dial', [(0, 0), (.016, 0), (.015, .012), (0, .0135)], chrome).matrix_basis = Matrix.Translation((.13, .05, .06)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')


def lofted(name, rings, material, levels=2):
    """A smooth body through rings of points, one after the other, closed at both ends."""
    count = len(rings[0])
    points = [p for ring in rings for p in ring]
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k) for i in range(len(rings) - 1) for k in range(count)]
    faces += [tuple(range(count)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return round_off(solid(name, points, faces, material, 0, angle=180), levels)


def mixer_head(x, wide, low, high):
    """A ring across the head of a mixer at x: flatter below than above."""
    ring = []
    for k in range(24):
        a = 2 * math.pi * k / 24
        middle = (low + high) / 2 + (high - low) * .04
        up = math.sin(a)
        ring.append((x, wide * math.cos(a) * (1 - .08 * max(0, -up)), middle + (high - middle if up > 0 else middle - low) * up))
    return ring


def mixer_column(z, x, long, wide):
    """A ring around the column of a mixer at a height: a rounded oblong."""
    return [(x + px, py, z) for px, py in rounded_rect(long, wide, min(long, wide) * .46, steps=5)]


@prop('stand mixer', .2)
def stand_mixer(look, colour='mint'):
    """The round-headed kind, with its bowl."""
    shell, chrome, dark = look.plain(colour, .2, coat=.7), look('chrome'), look.plain('#1d1c1b', .45)
    # The foot is a flat shoe, round in front under the bowl, on four rubber feet.
    shoe = [(-.175, .062), (-.155, .08), (-.1, .086), (0, .09), (.075, .092), (.13, .08), (.162, .05), (.173, 0)]
    outline = [(x, -y) for x, y in shoe] + [(x, y) for x, y in reversed(shoe[:-1])]
    outline = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in outline], 5, closed=True)]
    plate('foot', outline, [], .03, shell, .011, 5).location.z = .005
    for x, y in ((-.13, -.055), (-.13, .055), (.11, -.055), (.11, .055)):
        cylinder('rubber', .011, .007, (x, y, 0), dark, steps=24)
    lofted('column', [mixer_column(*ring) for ring in ((.03, -.115, .115, .12), (.034, -.116, .112, .118), (.06, -.124, .094, .106), (.11, -.131, .08, .098), (.17, -.134, .076, .096), (.215, -.132, .082, .1), (.24, -.127, .092, .104), (.2445, -.127, .092, .104))], shell)
    # A dark seam where the head tilts up, then the head itself.
    lofted('seam', [mixer_column(z, -.126, .088, .1) for z in (.243, .2462)], dark, 1)
    head = [(-.196, .004, .287, .295), (-.195, .02, .27, .311), (-.188, .04, .255, .33), (-.17, .054, .248, .347), (-.13, .0625, .2455, .358), (-.06, .066, .245, .363), (.02, .0655, .246, .362), (.09, .0615, .25, .355), (.14, .053, .258, .343), (.172, .041, .269, .331), (.184, .03, .279, .321), (.185, .028, .281, .319)]
    lofted('head', [mixer_head(*ring) for ring in head], shell)
    band = [[(px + shift, py * grow, .304 + (pz - .304) * grow) for px, py, pz in mixer_head(-.035, .0664, .2448, .3634)] for shift, grow in ((-.0075, .99), (-.007, 1.012), (0, 1.016), (.007, 1.012), (.0075, .99))]
    lofted('band', band, chrome, 2)
    sideways = Matrix.Rotation(math.pi / 2, 4, 'Y')
    lathe('hub', [(0, .004), (.02, .004), (.0235, .0), (.027, .001), (.0285, .004), (.0275, .0075), (.0245, .009), (.0225, .0075), (.02, .0065), (0, .0065)], chrome, segments=64).matrix_basis = Matrix.Translation((.178, 0, .3)) @ sideways
    lathe('hub knob', [(0, .0), (.0075, 0), (.006, .006), (.0085, .012), (.0075, .0165), (0, .0175)], dark, segments=40).matrix_basis = Matrix.Translation((.184, 0, .3)) @ sideways
    # The motor's mouth below the head, with the shaft of the whisk.
    lathe('mouth', [(0, .226), (.021, .226), (.024, .229), (.029, .247), (.031, .262), (0, .262)], shell, (.09, 0, 0), segments=56)
    lathe('collar', [(0, .221), (.0165, .221), (.0185, .223), (.0185, .228), (.0165, .23), (0, .23)], chrome, (.09, 0, 0), segments=48)
    cylinder('shaft', .0065, .055, (.09, 0, .17), chrome, steps=24)
    knob = lathe('lever', [(0, 0), (.0055, 0), (.0045, .006), (.0075, .013), (.0065, .0185), (0, .02)], dark, segments=32)
    knob.matrix_basis = Matrix.Translation((-.075, -.063, .29)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    plate('slot', rounded_rect(.05, .006, .003, -.075, .29), [], .002, dark, .0006).matrix_basis = Matrix.Translation((0, -.0655, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    mixing_bowl(look, .09)


def mixing_bowl(look, x):
    """Stands with its own foot ring in the mixer's plate, and has a handle on the side of the camera."""
    steel, chrome = look('metal', colour='#e4e4e2', rough=.14), look('chrome')
    lathe('plate', [(0, .0345), (.058, .0345), (.0605, .036), (.061, .0385), (.059, .04), (.05, .04), (0, .039)], chrome, (x, 0, 0), segments=72)
    lathe('bowl', [(0, .05), (.04, .05), (.047, .0475), (.0495, .04), (.052, .0398), (.0535, .041), (.051, .05), (.0545, .054), (.083, .078), (.098, .108), (.1035, .15), (.1055, .2), (.1075, .2015), (.1085, .2035), (.107, .2055), (.1048, .205), (.1038, .2), (.1018, .15), (.0963, .109), (.082, .08), (.05, .056), (0, .053)], steel, (x, 0, 0), segments=96)
    tube('bowl handle', [(x + .05, -.088, .185), (x + .062, -.12, .182), (x + .066, -.13, .15), (x + .06, -.122, .115), (x + .047, -.08, .1)], [.0035, .0042, .0045, .0042, .0035], steel, bezier=True, flatten=1.7, steps=20)
    for k in range(6):
        a = math.pi * k / 6
        side = Matrix.Rotation(a, 3, 'Z')
        wire = [(.005, 0, .175), (.032, 0, .145), (.042, 0, .112), (.026, 0, .082), (0, 0, .073), (-.026, 0, .082), (-.042, 0, .112), (-.032, 0, .145), (-.005, 0, .175)]
        spots = [side @ Vector(p) for p in wire]
        tube('whisk', [(x + p.x, p.y, p.z) for p in spots], .0011, chrome, bezier=True, steps=8)


def radio_knob(look, x, z, radius, turn):
    """A turned knob: fluted around, a hollow face, and a dark pointer that says where it stands."""
    brass, count = look('brass'), 40
    ring = [radius * (1 if k % 2 else .965) for k in range(count)]
    points, faces = [], []
    for depth, grow in ((0, 1), (.0095, 1), (.0105, .95)):
        points += [(r * grow * math.cos(2 * math.pi * k / count), r * grow * math.sin(2 * math.pi * k / count), depth) for k, r in enumerate(ring)]
    for i in range(2):
        faces += [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k) for k in range(count)]
    faces.append(tuple(range(count)))
    face = Matrix.Translation((x, -.053, z)) @ Matrix.Rotation(math.pi / 2, 4, 'X') @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    solid('knob', points, faces, brass, .0003, angle=50).matrix_basis = face
    lathe('knob face', [(0, .0096), (radius * .7, .0098), (radius * .84, .0112), (radius * .94, .0108), (radius * .955, .0095)], brass, segments=64).matrix_basis = face
    box('pointer', -.0006, .0006, radius * .3, radius * .82, .0098, .0114, look.plain('#2a2420', .5), .0002).matrix_basis = face @ Matrix.Translation((0, radius * .56, .0106))


@prop('radio', .14)
def radio(look, colour='lychee', wood='walnut'):
    """A small table radio in a wooden case."""
    outline = rounded_rect(.26, .15, .02, 0, .083)
    extrude('case', outline, 'Y', -.05, .05, look(wood, grain='X'), .004, segments=4)
    lacquer, dark = look.plain(colour, .4), look.plain('#2b2622', .9)
    # The face is a plate with a window, behind which cloth lies in the dark; slats of the same lacquer stand before it.
    face = plate('face', rounded_rect(.242, .132, .014, 0, .083), [rounded_rect(.112, .104, .006, -.055, .083)[::-1]], .006, lacquer, .0012)
    face.matrix_basis = Matrix.Translation((0, -.048, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    box('cloth', -.115, .005, -.0502, -.0495, .028, .138, look('cloth', colour='#3a332c'), 0)
    for i in range(15):
        z = .0355 + .0068 * i
        extrude('slat', rounded_rect(.0035, .0034, .0016, -.0528, z), 'X', -.112, .002, lacquer, 0)
    # A scale behind glass, with a red needle.
    box('scale', .022, .112, -.0545, -.0535, .112, .136, look.plain('#f6efdc', .5), .0004)
    for k in range(17):
        long = .006 if k % 4 == 0 else .0035
        box('mark', .0285 + .0048 * k, .029 + .0048 * k, -.0548, -.0544, .1285 - long, .1285, look.plain('#3a332c', .6), 0)
    box('needle', .083, .0838, -.055, -.0545, .114, .134, look.plain('tabasco', .5), 0)
    box('glass', .022, .112, -.0556, -.0551, .112, .136, look('glass'), 0)
    radio_knob(look, .067, .078, .026, -38)
    radio_knob(look, .045, .034, .0105, 20)
    radio_knob(look, .089, .034, .0105, -60)
    for x in (-.1, .1):
        box('foot', x - .012, x + .012, -.04, .04, 0, .009, look.plain('#1d1c1b', .6))
    chrome = look('chrome')
    # The aerial slides together: three tubes, each thinner than the last.
    foot, way = Vector((.105, .035, .157)), Vector((.2, 0, .98))
    ball('joint', .0048, chrome, foot, steps=24)
    for start, end, thick in ((0, .055, .0021), (.055, .11, .0016), (.11, .155, .0011)):
        tube('aerial', [foot + way * start, foot + way * end], thick, chrome, steps=14)
    ball('tip', .0022, chrome, foot + way * .156, steps=16)

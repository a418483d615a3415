"""Animals, real and toy. All face -Y."""
import math

from mathutils import Matrix, Vector

from clay import Clay
from mesh import ball, gathered, lathe, patches, place, tube
from .bottles import hollow
from .leaves import foliage, leaf
from .registry import prop
from .whimsy import sunglasses


def _eye(look, at, radius, iris='#8aa03a', way=(0, -1, 0), slit=True):
    """A glossy eye whose pupil looks along `way`."""
    way = Vector(way).normalized()
    ball('eye', radius, look.plain(iris, .08, coat=.8), at, steps=20)
    pupil = ball('pupil', radius * .62, look.plain('#0a0a0a', .05, coat=.8), Vector(at) + way * radius * .52, (.5 if slit else 1, 1, 1.25 if slit else 1), 16)
    return pupil


@prop('cat', .2)
def cat(look, pose='sitting', colour='#c9803f', second='#f3e9da', stripes=None, eyes='#93a63c'):
    """sitting (30 cm high), or sleeping in a curl."""
    coat, pale = look.linear(colour), look.linear(second)
    dark = look.linear(stripes) if stripes else tuple(c * .62 for c in coat)
    fur = look.painted_by_part(.85, .15, fur=.35)
    form = Clay(.022)
    if pose == 'sleeping':
        _sleeping_cat(look, form, fur, coat, pale, dark if stripes else None)
        return
    form.ball((0, .05, .095), (.082, .1, .092), turn=(-18, 0, 0), colour=coat)
    form.ball((0, -.012, .165), (.06, .062, .1), turn=(-14, 0, 0), colour=coat)
    form.ball((0, -.055, .17), (.036, .03, .062), turn=(-10, 0, 0), colour=pale, over=.004)
    form.limb((0, -.03, .23), (0, -.045, .275), .042, .036, colour=coat)
    form.ball((0, -.055, .3), (.051, .046, .043), colour=coat, blend=.012)
    for s in (-1, 1):
        form.ball((s * .026, -.07, .286), (.028, .026, .022), colour=coat, blend=.012)
        form.ball((s * .012, -.1, .281), (.015, .012, .0115), colour=pale, blend=.006)
        form.limb((s * .03, -.05, .325), (s * .041, -.044, .372), .019, .0035, colour=coat, blend=.01)
        form.limb((s * .032, -.05, .17), (s * .03, -.078, .03), .027, .0185, colour=coat, blend=.014)
        form.ball((s * .031, -.094, .0155), (.0215, .03, .0155), colour=pale, blend=.01)
        form.ball((s * .066, .03, .062), (.04, .078, .066), turn=(-10, 0, s * 6), colour=coat, blend=.014)
        form.ball((s * .08, -.045, .0155), (.022, .042, .0155), colour=pale, blend=.01)
    form.ball((0, -.096, .27), (.012, .012, .008), colour=pale, blend=.006)
    tail = [(0, .14, .035), (.06, .165, .024), (.13, .14, .022), (.158, .07, .021), (.15, 0, .02), (.125, -.05, .02)]
    form.path(tail, [.024, .023, .021, .02, .019, .017], colour=coat, blend=.014)
    form.ball((.12, -.058, .02), .0165, colour=pale, blend=.008)
    form.slab((0, .05, -.03), (.3, .3, .0305), .001, cut=True, blend=.003)
    if stripes:
        for k in range(5):
            form.ring((0, .045 + .012 * k, .19 - .04 * k), .085 + .012 * k, .0055, turn=(62 - 8 * k, 0, 0), colour=dark, paint=True)
        for i, (x, y, z) in enumerate(tail[1:]):
            form.ring((x, y, z), .02, .0065, turn=(90, 0, 60 - 35 * i), colour=dark, paint=True)
        for s in (-1, 0, 1):
            form.limb((s * .014, -.07, .345), (s * .009, -.085, .325), .0035, .0025, colour=dark, paint=True)
    form.mesh('cat', fur, 135, crisp=.003)
    for s in (-1, 1):
        _eye(look, (s * .0195, -.0915, .304), .0088, eyes, (s * .12, -1, .02))
        for k in range(3):
            tube('whisker', [(s * .016, -.11, .283 - .003 * k), (s * .06, -.112 + .004 * k, .287 - .008 * k)], [.0006, .0003], look.plain('#f4efe6', .5), steps=5)
        ear = leaf(Vector((s * .0315, -.0655, .333)), Vector((s * .009, .002, .036)), Vector((0, -1, .2)), .029, .021, lambda v: 1 - v, 0, -.2, 4, 3)
        patches('inner ear', [ear], look.plain('#d9a294', .7), .0006)
    ball('nose', .0048, look.plain('#b9685c', .4), (0, -.1125, .2875), (1.2, .8, .8), 14)


def _sleeping_cat(look, form, fur, coat, pale, dark):
    """Curled up: a low body, the head laid on the paws in front, the tail around them."""
    form.ball((-.01, .03, .06), (.135, .1, .062), colour=coat)
    form.ball((-.075, .0, .058), (.072, .085, .06), colour=coat)
    form.ball((.06, .04, .07), (.075, .08, .056), colour=coat)
    form.limb((-.08, -.055, .03), (-.02, -.1, .022), .032, .024, colour=coat, blend=.014)
    head = Vector((.085, -.075, .062))
    form.limb((.07, -.02, .08), head, .05, .044, colour=coat)
    form.ball(head, (.05, .046, .041), colour=coat, blend=.012)
    for s in (-1, 1):
        form.ball(head + Vector((s * .022, -.03, -.012)), (.026, .022, .02), colour=coat, blend=.01)
        form.ball(head + Vector((s * .011, -.046, -.016)), (.014, .012, .0105), colour=pale, blend=.005)
        form.limb(head + Vector((s * .028, .004, .028)), head + Vector((s * .04, .008, .066)), .019, .0035, colour=coat, blend=.01)
    for x, y in ((.03, -.115), (.075, -.14)):
        form.limb((x - .03, y + .05, .022), (x, y, .017), .022, .0185, colour=coat, blend=.012)
        form.ball((x + .008, y - .006, .016), (.024, .019, .016), colour=pale, blend=.008)
    tail = [(-.145, .02, .03), (-.165, -.05, .024), (-.14, -.11, .022), (-.085, -.145, .021), (-.03, -.155, .02), (.0, -.152, .02)]
    form.path(tail, [.03, .025, .023, .021, .019, .017], colour=coat, blend=.014)
    form.ball(tail[-1], .0165, colour=pale, blend=.006)
    if dark:
        for k in range(5):
            form.ring((-.12 + .055 * k, .03, .02), .1, .007, turn=(0, 90, 0), colour=dark, paint=True)
        for i, spot in enumerate(tail[1:-1]):
            form.ring(spot, .022, .007, turn=(90, 0, 40 * i), colour=dark, paint=True)
    form.slab((0, 0, -.03), (.3, .3, .031), .001, cut=True, blend=.003)
    form.mesh('cat', fur, 130, crisp=.003)
    lid = look.plain('#2f2018', .6)
    for s in (-1, 1):
        line = [form.reach(head + Vector((s * .0205 + dx, -.2, dz)), (0, 1, 0)) for dx, dz in ((-.0105, .0085), (-.005, .0045), (0, .003), (.005, .0045), (.0105, .0085))]
        tube('closed eye', line, .0019, lid, bezier=True, steps=6)
        ear = leaf(head + Vector((s * .03, -.012, .036)), Vector((s * .009, .002, .036)), Vector((0, -1, .2)), .026, .02, lambda v: 1 - v, 0, -.2, 4, 3)
        patches('inner ear', [ear], look.plain('#d9a294', .7), .0006)
    ball('nose', .0048, look.plain('#b9685c', .4), form.reach(head + Vector((0, -.2, -.0075)), (0, 1, 0)), (1.2, .8, .8), 14)


@prop('rubber duck', .06)
def rubber_duck(look, colour='#f5c518', beak='#e8641b', glasses=False):
    """About 10 cm; put it in the sink."""
    yellow, orange = look.linear(colour), look.linear(beak)
    form = Clay(.012)
    form.ball((0, .008, .036), (.041, .053, .036), colour=yellow)
    form.ball((0, -.02, .042), (.036, .032, .034), colour=yellow)
    form.limb((0, .045, .048), (0, .066, .07), .02, .006, colour=yellow)
    form.ball((0, -.022, .088), (.0305, .030, .0295), colour=yellow, blend=.01)
    for s in (-1, 1):
        form.ball((s * .039, .014, .044), (.01, .03, .018), turn=(-14, 0, s * 6), colour=yellow, blend=.005)
        form.limb((s * .042, .035, .05), (s * .04, .048, .06), .009, .004, colour=yellow, blend=.006)
    form.ball((0, -.054, .086), (.0165, .017, .0055), colour=orange, blend=.003)
    form.ball((0, -.052, .080), (.013, .013, .0042), colour=orange, blend=.002)
    form.slab((0, 0, -.02), (.1, .1, .0215), .001, cut=True, blend=.004)
    form.mesh('duck', look.painted_by_part(.22, .5, coat=.4), 120, crisp=.0008)
    for s in (-1, 1):
        ball('eye', .0058, look.plain('#f7f5ef', .2), (s * .0145, -.0465, .0965), steps=18)
        ball('pupil', .0036, look.plain('#0a0a0a', .08, coat=.8), (s * .0158, -.0508, .0972), steps=14)
    if glasses:
        with gathered() as pair:
            sunglasses(look, .062)
        place(pair, (0, -.054, .098))


@prop('goldfish bowl', .13)
def goldfish_bowl(look, colour='#e8641b'):
    """A glass bowl with water, gravel, a weed and one goldfish that looks at you."""
    r = .12
    arc = [(r * math.sin(a), r - .012 - r * math.cos(a) + .001) for a in (math.radians(27 + 118 * i / 16) for i in range(17))]
    base = arc[0][1] - .001
    outline = [(x, z - base + .001) for x, z in arc] + [(arc[-1][0] + .008, arc[-1][1] - base + .009)]
    hollow(look, 'bowl', outline, .0022, .005, look('glass'))
    gravel = look.skin('#d7c6a0', '#a88f63', .8, size=160, depth=1, patches=160)
    lathe('gravel', [(0, .028), (.04, .027), (.08, .022), (.085, .02), (.072, .0085), (.05, .0065), (0, .006)], gravel, segments=48)
    level = .155
    lathe('water', [(0, level), (.1, level), (.1085, level + .0012), (.1085, level)], look('glass', colour='#e4f1f0'), segments=64)
    body, fin = look.linear(colour), tuple(c * .9 for c in look.linear('#f4a24a'))
    form = Clay(.008)
    form.ball((0, 0, 0), (.019, .034, .022), colour=body)
    form.ball((0, -.02, -.001), (.0155, .018, .017), colour=body)
    form.ball((0, -.008, -.014), (.012, .022, .01), colour=look.linear('#f6d9a8'), over=.001)
    form.limb((0, .03, .002), (0, .046, .004), .01, .005, colour=body)
    fish = form.mesh('goldfish', look.painted_by_part(.18, .5, coat=.6), 90, crisp=.003)
    fins = []
    tail = lambda s: [[Vector((.0015 * math.sin(u * 9) * v, .042 + .038 * v, .004 + s * v * (.008 + .026 * u))) for u in (0, .33, .66, 1)] for v in (0, .3, .6, 1)]
    fins += [tail(1), tail(-1)]
    fins.append([[Vector((0, -.008 + .032 * u, .018 + v * (.02 - .012 * u))) for u in (0, .25, .5, .75, 1)] for v in (0, .5, 1)])
    for s in (-1, 1):
        fins.append([[Vector((s * (.014 + .018 * v), -.012 + .012 * v + .012 * u * v, -.008 - .006 * v + .008 * u)) for u in (0, .5, 1)] for v in (0, .5, 1)])
    veil = patches('fins', fins, look('leaf', colour=look.colour('#f08a2c')), .0006)
    eyes = []
    for s in (-1, 1):
        eyes += [ball('eye', .0052, look.plain('#f7f2e0', .1, coat=.8), (s * .0138, -.026, .006), steps=16), ball('pupil', .0034, look.plain('#0a0a0a', .05), (s * .0164, -.0278, .0062), steps=12)]
    place([fish, veil, *eyes], (.012, -.01, .092), 52)
    weed = []
    for k in range(3):
        foot = Vector((-.05 + .012 * k, .03 - .01 * k, .022))
        curve = [foot + Vector((.01 * math.sin(t * 5 + k), .006 * math.cos(t * 4 + k), .085 * t * (1 - .15 * k))) for t in (i / 9 for i in range(10))]
        tube('weed', curve, .0012, look.plain('#4f7d3c', .5), steps=6)
        for i, p in enumerate(curve[1:]):
            for s in (0, 1):
                a = i * 1.57 + s * math.pi
                weed.append(leaf(p, Vector((math.cos(a), math.sin(a), .5)), Vector((0, 0, 1)), .02, .006, 'lance', .3, .1, 3, 2))
    foliage(look, 'weed', weed, ('#5b8f45', '#4a7d3a'))


@prop('flamingo', .25, on_floor=True)
def flamingo(look, tall=.92, colour='#ef7f93'):
    """The plastic one from the garden, on two wires in a round foot, so that it stands on any floor."""
    pink, deep, black = look.linear(colour), tuple(c * .8 for c in look.linear(colour)), look.linear('#1c1b20')
    form = Clay(.03)
    form.ball((0, .03, .52), (.095, .17, .105), turn=(-14, 0, 0), colour=pink)
    form.limb((0, .15, .55), (0, .25, .53), .055, .012, colour=deep)
    neck = [(0, -.1, .56), (0, -.17, .63), (0, -.185, .71), (0, -.14, .78), (0, -.1, .835), (0, -.1, .875), (0, -.125, .905)]
    form.path(neck, [.045, .03, .024, .022, .021, .022, .026], colour=pink, blend=.015)
    form.ball((0, -.145, .905), (.03, .038, .03), colour=pink, blend=.012)
    form.path([(0, -.175, .9), (0, -.205, .885), (0, -.213, .862)], [.019, .0155, .012], colour=look.linear('#f6e7d8'), blend=.008)
    form.path([(0, -.213, .862), (0, -.21, .842)], [.012, .005], colour=black, blend=.004)
    for s in (-1, 1):
        form.ball((s * .085, .06, .535), (.022, .14, .07), turn=(-18, 0, s * 5), colour=deep, blend=.012)
    form.mesh('flamingo', look.painted_by_part(.28, .5, coat=.25), 150, crisp=.002)
    for s in (-1, 1):
        ball('eye', .0065, look.plain('#f6d24a', .1), (s * .0265, -.158, .915), (.6, 1, 1), 14)
        ball('pupil', .0038, look.plain('#0a0a0a', .05), (s * .0298, -.16, .9155), (.6, 1, 1), 12)
        tube('leg', [(s * .03, .03, .43), (s * .03, .035, .012)], .0045, look('steel'), steps=10)
    lathe('foot', [(0, 0), (.13, 0), (.133, .003), (.13, .012), (.05, .016), (0, .016)], look('black'), segments=56)


@prop('dinosaur', .26)
def dinosaur(look, kind='rex', colour='#6a8f3f', belly='#d9cf8f'):
    """A toy: `rex` strides on two legs (20 cm), `bronto` grazes on four."""
    skin, pale, dark = look.linear(colour), look.linear(belly), tuple(c * .6 for c in look.linear(colour))
    form = Clay(.014)
    if kind == 'bronto':
        form.ball((0, .02, .095), (.05, .085, .052), colour=skin)
        form.ball((0, .015, .07), (.036, .07, .034), colour=pale, over=.001)
        form.path([(0, -.05, .105), (0, -.1, .15), (0, -.125, .205), (0, -.14, .25)], [.036, .024, .018, .0155], colour=skin)
        form.ball((0, -.158, .26), (.018, .028, .0165), turn=(12, 0, 0), colour=skin, blend=.008)
        form.path([(0, .09, .1), (0, .15, .085), (.01, .21, .055), (.03, .265, .03), (.055, .3, .018)], [.036, .024, .015, .009, .004], colour=skin)
        for x, y, f in ((-.034, -.03, -.012), (.034, -.025, .012), (-.034, .06, .012), (.034, .062, -.012)):
            form.limb((x, y, .075), (x, y + f, .016), .022, .017, colour=skin, blend=.01)
            form.ball((x, y + f - .003, .0105), (.019, .021, .0105), colour=dark, blend=.006)
        head = (0, -.158, .26)
        eyes = [(s * .0155, -.166, .268) for s in (-1, 1)]
    else:
        form.ball((0, .01, .118), (.038, .058, .046), turn=(-24, 0, 0), colour=skin)
        form.ball((0, -.02, .11), (.027, .04, .042), turn=(-18, 0, 0), colour=pale, over=.001)
        form.limb((0, -.035, .148), (0, -.058, .185), .03, .025, colour=skin)
        form.ball((0, -.085, .2), (.027, .044, .0255), turn=(6, 0, 0), colour=skin, blend=.01)
        form.ball((0, -.115, .197), (.021, .026, .016), colour=skin, blend=.008)
        form.ball((0, -.108, .178), (.017, .03, .0085), turn=(10, 0, 0), colour=pale, blend=.004)
        form.slab((0, -.125, .1865), (.04, .035, .0022), .001, turn=(6, 0, 0), cut=True, blend=.003)
        form.path([(0, .06, .118), (0, .12, .098), (.008, .18, .085), (.022, .235, .088), (.035, .27, .1)], [.036, .025, .016, .009, .0035], colour=skin)
        for s, f in ((-1, -.035), (1, .03)):
            form.ball((s * .034, .022 + f * .3, .095), (.022, .034, .038), turn=(-20, 0, 0), colour=skin, blend=.01)
            form.limb((s * .036, .015 + f * .6, .07), (s * .036, .04 + f, .04), .017, .012, colour=skin, blend=.008)
            form.limb((s * .036, .04 + f, .04), (s * .036, .02 + f, .014), .0115, .0105, colour=skin, blend=.006)
            form.ball((s * .036, .004 + f, .0095), (.0185, .031, .0095), colour=dark, blend=.005)
            form.limb((s * .03, -.04, .14), (s * .034, -.062, .125), .0085, .007, colour=skin, blend=.005)
            form.limb((s * .034, -.062, .125), (s * .031, -.075, .132), .0065, .005, colour=skin, blend=.004)
        for k in range(7):
            y, z = [(.0, .168), (.03, .16), (.06, .152), (.09, .136), (.12, .123), (.15, .111), (.18, .101)][k]
            form.limb((0, y - .002, z - .008), (0, y + .006, z + .006), .006, .0015, colour=dark, blend=.003)
        eyes = [(s * .0222, -.083, .2155) for s in (-1, 1)]
    form.mesh('dinosaur', look.painted_by_part(.38, .45, fur=.18), 140, crisp=.002)
    for spot in eyes:
        ball('eye', .0055, look.plain('#f5eed8', .15, coat=.5), spot, steps=16)
        ball('pupil', .0034, look.plain('#0a0a0a', .08), Vector(spot) + Vector((math.copysign(.0025, spot[0]), -.0028, .0006)), steps=12)
    if kind == 'rex':
        teeth = []
        for s in (-1, 1):
            for k in range(6):
                y = -.137 + .011 * k
                x = s * (.0065 + .0028 * k if k < 4 else .017)
                teeth.append(leaf(Vector((x, y, .1885)), Vector((0, 0, -1)), Vector((s, 0, 0)), .0052, .0038, lambda v: 1 - v, 0, .3, 2, 2))
        patches('teeth', teeth, look.plain('#f7f2e4', .3), .001)


@prop('balloon dog', .2)
def balloon_dog(look, colour='tabasco', shiny=True):
    """Twisted from one long balloon; mirror-like when `shiny`."""
    skin = look.metal(colour, .05) if shiny else look.plain(colour, .12, coat=.5)

    def balloon(start, end, radius):
        """A sausage with pinched ends between two points."""
        a, b = Vector(start), Vector(end)
        length = (b - a).length
        steps = 18
        profile = []
        for i in range(steps + 1):
            t = i / steps
            profile.append((radius * max(.0, math.sin(math.pi * (.02 + .96 * t))) ** .42 if 0 < i < steps else radius * .12, t * length))
        thing = lathe('balloon', [(0, 0), *profile, (0, length)], skin, segments=40, subdivide=1, angle=180)
        thing.matrix_basis = Matrix.Translation(a) @ Vector((0, 0, 1)).rotation_difference(b - a).to_matrix().to_4x4()
    front, back = Vector((0, -.055, .105)), Vector((0, .085, .105))
    neck = Vector((0, -.095, .185))
    balloon(front, back, .0285)
    balloon(front, neck, .026)
    balloon(neck, neck + Vector((0, -.088, -.006)), .0275)
    for s in (-1, 1):
        balloon(neck, neck + Vector((s * .038, .026, .062)), .0215)
        balloon(front, Vector((s * .036, -.075, .006)), .0245)
        balloon(back, Vector((s * .036, .107, .006)), .0245)
    balloon(back, back + Vector((0, .045, .07)), .0185)
    ball('knot', .006, skin, neck + Vector((0, -.092, -.006)), steps=16)


@prop('snail', .06)
def snail(look, colour='honey'):
    """On a lettuce-free surface, unhurried."""
    flesh, shell = look.linear('#b59a78'), look.linear(colour)
    form = Clay(.006)
    form.path([(0, .045, .006), (0, .0, .011), (0, -.035, .011), (0, -.05, .022), (0, -.058, .03)], [.004, .011, .0105, .009, .0085], colour=flesh)
    form.slab((0, 0, -.01), (.05, .1, .0105), .001, cut=True, blend=.002)
    for s in (-1, 1):
        form.limb((s * .004, -.06, .035), (s * .01, -.068, .054), .0022, .0018, colour=flesh, blend=.002)
        form.ball((s * .01, -.068, .0545), .0029, colour=look.linear('#2a2118'), blend=.0005)
    form.mesh('snail', look.painted_by_part(.3, .5, coat=.3), 110, crisp=.001)
    spiral = []
    for i in range(60):
        t = i / 59
        a = t * 5.2 * math.pi
        r = .023 * (1 - t) ** 1.0 + .0005
        spiral.append(((.0045 * t) * 1.0, .006 + r * math.cos(a), .036 + r * math.sin(a)))
    tube('shell', spiral, [.0145 * (1 - .86 * (i / 59)) for i in range(60)], look.striped(colour, '#8a5a22', .004, 1, .25), steps=18, caps='round')

"""The witty object in a picture: household things that have ideas above their station."""
import math
import random

from mathutils import Matrix, Vector

from clay import Clay
from mesh import ball, box, extrude, gathered, lathe, patches, place, plate, rounded_rect, sheet, tilt, tube
from .bottles import hollow
from .food import croissant, lemon
from .leaves import along_curve, foliage, leaf, stem
from .plants import UP, tulip
from .registry import prop


def toward(thing, start, end):
    """Stand a thing that was built along +Z between two points."""
    a, b = Vector(start), Vector(end)
    thing.matrix_basis = Matrix.Translation(a) @ Vector((0, 0, 1)).rotation_difference(b - a).to_matrix().to_4x4() @ thing.matrix_basis
    return thing


def sunglasses(look, width=.075, colour='#141416'):
    """A pair that faces -Y, its bridge at the origin, arms running back."""
    frame, lens = look.plain(colour, .15, coat=.5), look.plain('#1d2420', .03, coat=.9)
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    w, h = width * .42, width * .33
    for s in (-1, 1):
        outline = rounded_rect(w, h, [h * .3, h * .3, h * .48, h * .48], s * width * .27, -h * .1)
        inner = rounded_rect(w - .006, h - .006, [h * .22, h * .22, h * .4, h * .4], s * width * .27, -h * .1)
        plate('rim', outline, [inner[::-1]], .0042, frame, .0012).matrix_basis = turn
        plate('lens', inner, [], .0022, lens, .0004).matrix_basis = Matrix.Translation((0, -.001, 0)) @ turn
        tube('arm', [(s * width * .48, -.003, h * .2), (s * width * .5, .02, h * .2), (s * width * .5, width * .55, h * .12)], .0019, frame, bezier=True, steps=10)
    tube('bridge', [(-width * .09, -.002, h * .15), (0, -.0035, h * .24), (width * .09, -.002, h * .15)], .0021, frame, bezier=True, steps=10)


@prop('lemon with sunglasses', .06)
def cool_lemon(look):
    fruit = lemon(look, 5)
    with gathered() as pair:
        sunglasses(look, .058)
    place(fruit, (0, 0, 0), 90)
    place(pair, (0, -.031, .037))
    smile = look.plain('#7a5a10', .6)
    tube('smile', [(-.010, -.0275, .0205), (0, -.0283, .0165), (.012, -.0268, .0215)], .0009, smile, bezier=True, steps=6)


@prop('gnome', .12, on_floor=True)
def gnome(look, hat='tabasco', coat='blueberry', apron_colour='#f2ece0', tall=.42):
    """A garden gnome who has come in to cook: apron, ladle, no hurry."""
    s = tall / .42
    skin, red, blue, white, brown = (look.linear(c) for c in ('#e3a684', hat, coat, '#f4f0e8', '#3d2a1c'))
    form = Clay(.014)
    for x in (-.042, .042):
        form.ball((x, -.02, .022), (.033, .052, .022), colour=brown)
        form.limb((x * .9, .0, .035), (x * .85, .0, .09), .032, .034, colour=look.linear('#6b4a2e'))
    form.ball((0, .005, .15), (.082, .072, .08), colour=blue)
    form.limb((0, 0, .12), (0, 0, .23), .07, .05, colour=blue)
    form.ball((0, -.005, .265), (.05, .048, .045), colour=skin)
    form.ball((0, -.06, .264), .0155, colour=look.linear('#d98a6c'), blend=.004)
    form.path([(0, -.036, .232), (0, -.058, .205), (0, -.068, .165)], [.033, .034, .01], colour=white, blend=.006)
    for x in (-1, 1):
        form.limb((x * .011, -.062, .2465), (x * .046, -.05, .236), .0095, .003, colour=white, blend=.004)
        form.ball((x * .046, .0, .262), (.012, .012, .016), colour=skin, blend=.005)
    form.path([(.072, 0, .205), (.105, -.03, .16), (.098, -.07, .165)], [.027, .024, .022], colour=blue, blend=.01)
    form.path([(-.072, 0, .205), (-.105, -.02, .15), (-.075, -.07, .135)], [.027, .024, .022], colour=blue, blend=.01)
    form.ball((.095, -.085, .168), .02, colour=skin, blend=.006)
    form.ball((-.062, -.082, .132), .02, colour=skin, blend=.006)
    form.path([(0, 0, .288), (0, .008, .335), (.004, .02, .38), (.014, .03, .415)], [.053, .036, .018, .006], colour=red, blend=.008)
    form.ring((0, 0, .288), .046, .011, colour=red, blend=.005)
    form.mesh('gnome', look.painted_by_part(.55, .35), 150, crisp=.0012)
    for x in (-.018, .018):
        ball('eye', .0048, look.plain('#121212', .1, coat=.6), form.reach((x, -.2, .2765), (0, 1, 0)), steps=14)
    bib = look('cloth', colour=apron_colour)

    def wrap(u, v):
        a = (u - .5) * 2.1
        r = .089 - .012 * v + .003 * math.sin(u * 19) * (1 - v)
        return Vector((r * math.sin(a), -r * .93 * math.cos(a) + .004, .075 + .105 * v))
    sheet('apron', wrap, 40, 14, bib, .002)
    tube('string', [Vector((.091 * math.sin(a), -.085 * math.cos(a) + .004, .178)) for a in (math.radians(-115 + 230 * i / 24) for i in range(25))], .0032, bib, steps=8)
    tube('ladle', [(.095, -.092, .1), (.097, -.09, .2), (.099, -.088, .31)], .0045, look('oak-natural', grain='Z'), steps=10)
    ball('spoon', .021, look('oak-natural', grain='Z'), (.1, -.088, .322), (1, .45, 1.2), 20)


@prop('banana on the wall', .15)
def taped_banana(look, tape='#b9bcbe'):
    """One banana, one strip of tape; z is its middle, the wall's face y = 0."""
    peel, tip = look.skin('#f0c92e', '#e3b722', .45, size=60, depth=.12, patches=30), look.plain('#4a3a1c', .7)
    arc = [Vector((.115 * math.sin(a), -.024, .115 * (math.cos(a) - 1) + .03)) for a in (math.radians(-52 + 104 * i / 14) for i in range(15))]
    fat = [.006 + .0165 * math.sin(math.pi * min(1, max(0, (i + .6) / 15.2))) ** .55 for i in range(15)]
    with gathered() as fruit:
        tube('banana', arc, fat, peel, steps=10, angle=25)
        tube('stalk', [arc[-1], arc[-1] + Vector((.014, 0, -.02)), arc[-1] + Vector((.016, .002, -.034))], [.0075, .005, .0065], look.plain('#9b8a2a', .6), bezier=True, steps=8)
        ball('tip', .0062, tip, arc[0] + Vector((-.003, 0, -.004)), steps=12)
    tilt(fruit, -32, 'Y')

    def strip(u, v):
        """Tape lies on the wall, climbs over the banana and comes back down."""
        along = (v - .5) * .2
        rise = .05 * math.exp(-(along / .03) ** 2) if abs(along) < .1 else 0
        return Vector(((u - .5) * .048, -.0006 - min(.0478, rise * 1.02), along))
    with gathered() as band:
        sheet('tape', strip, 6, 80, look.metal(tape, .42), .0004)
    tilt(band, 38, 'Y')
    place(band, (.0, 0, .03))


@prop('egg with moustache', .04)
def egg_with_moustache(look, cup='#f2ece0', hat=True):
    """In an egg cup, with a bowler."""
    hollow(look, 'cup', [(.022, .001), (.021, .004), (.009, .014), (.009, .022), (.022, .034), (.0265, .05)], .003, .036, look('ceramic', colour=cup))
    profile = [(.0225 * math.sin(t) * (1 + .09 * math.cos(t)), .068 - .030 * math.cos(t)) for t in (math.pi * i / 20 for i in range(21))]
    lathe('egg', profile, look.plain('#e3b892', .5), segments=48)
    black = look.plain('#15110d', .5)
    form = Clay(.002)
    for s in (-1, 1):
        form.path([(s * .001, -.0222, .068), (s * .007, -.0228, .0662), (s * .013, -.0195, .0678), (s * .0175, -.016, .072), (s * .0165, -.0165, .075)], [.0028, .0034, .0026, .0016, .0008])
        ball('eye', .0021, look.plain('#15110d', .1, coat=.5), (s * .0062, -.0202, .0785), steps=12)
    form.mesh('moustache', black, 100)
    if hat:
        lathe('bowler', [(.0245, .0885), (.0255, .0895), (.024, .0905), (.0165, .0895), (.016, .1), (.0125, .108), (.006, .1115), (0, .112)], look.plain('#1c1b20', .6), segments=48)
        lathe('band', [(.0166, .0898), (.0167, .0945), (.0163, .095)], look.plain('tabasco', .5), segments=48)


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


@prop('croissant under glass', .14)
def croissant_under_glass(look, stand='brass'):
    """On a pedestal, as it deserves."""
    metal = look(stand)
    lathe('pedestal', [(0, 0), (.07, 0), (.073, .003), (.07, .008), (.02, .022), (.013, .04), (.014, .085), (.03, .1), (.128, .108), (.13, .111), (.128, .115), (.118, .115), (0, .113)], metal, segments=80)
    with gathered() as pastry:
        croissant(look)
    place(pastry, (0, 0, .1155), 25)
    dome = [(.112, .1155), (.1125, .15)] + [(.1125 * math.cos(a), .15 + .085 * math.sin(a)) for a in (math.radians(6 * i) for i in range(1, 15))]
    inner = [(x - .0018, z - (.0012 if z > .16 else 0)) for x, z in reversed(dome)]
    lathe('dome', dome + [(.012, .2349)] + [(0, .235), (0, .2336)] + inner + [(.112, .1155)], look('glass', colour='#f6faf9'), segments=80)
    ball('knob', .012, metal, (0, 0, .247))


@prop('giant pencil', .12, on_floor=True)
def giant_pencil(look, colour='honey', tall=1.75, lean=0):
    """As tall as a person, tip up; `lean` degrees against a wall at y = 0."""
    r = .055
    with gathered() as parts:
        hexagon = [(r * math.cos(math.pi * k / 3), r * math.sin(math.pi * k / 3)) for k in range(6)]
        top, tip = tall - .22, tall
        lathe('eraser', [(0, 0), (r * .88, 0), (r * .98, .012), (r * .98, .085), (0, .085)], look.plain('#e39a9a', .8), segments=48)
        lathe('ferrule', [(r * .98, .075), (r * 1.02, .078)] + [(r * (1.0 + .025 * (i % 2)), .085 + .011 * i) for i in range(8)] + [(r * 1.02, .172), (r * .98, .175)], look('brass'), segments=48)
        extrude('body', hexagon, 'Z', .17, top, look.plain(colour, .25, coat=.4), .004, segments=3)
        wood = look('oak-natural', grain='Z')
        lathe('wood', [(r * .985, top - .006), (r * .985, top), (r * .3, top + .155), (.0, top + .155)], wood, segments=6, subdivide=0, angle=30)
        lathe('lead', [(r * .305, top + .152), (r * .06, tip - .004), (0, tip)], look.plain('#26252a', .4), segments=24, subdivide=0)
    if lean:
        tilt(parts, -lean, 'X')
        place(parts, (0, -tall * math.sin(math.radians(lean)) - r * .1, r * math.sin(math.radians(lean))))


@prop('giant switch', .5)
def giant_switch(look, width=1.0, colour='#f6f3ee'):
    """An ordinary light switch, one metre wide. z is its middle."""
    body = look.plain(colour, .28)
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    plate('cover', rounded_rect(width, width, width * .07), [rounded_rect(width * .72, width * .72, width * .03)[::-1]], width * .09, body, width * .018, 4).matrix_basis = turn
    rocker = box('rocker', -width * .345, width * .345, -width * .1, -width * .02, -width * .345, width * .345, body, width * .018, segments=4)
    rocker.rotation_euler = (math.radians(3.5), 0, 0)
    box('back', -width * .36, width * .36, -width * .02, 0, -width * .36, width * .36, look.plain('#c9c4ba', .5), 0)


@prop('clog', .15)
def clog(look, colour='honey', plant=True, seed=1):
    """A wooden shoe, painted, in its second life as a planter."""
    yellow = look.linear(colour)
    form = Clay(.016)
    form.path([(0, .105, .045), (0, .06, .044), (0, 0, .046), (0, -.05, .044), (0, -.09, .042), (0, -.122, .05), (0, -.15, .07)], [.042, .043, .047, .046, .036, .021, .006], colour=yellow)
    form.ball((0, -.035, .062), (.042, .06, .036), turn=(14, 0, 0), colour=yellow)
    form.slab((0, .02, .012), (.04, .12, .012), .006, colour=yellow, blend=.01)
    form.ball((0, .068, .09), (.033, .06, .06), cut=True, blend=.005)
    form.ball((0, -.01, .052), (.026, .05, .022), cut=True, blend=.005)
    form.slab((0, 0, -.03), (.1, .2, .0305), .001, cut=True, blend=.003)
    form.slab((0, .03, -.002), (.08, .026, .011), .004, cut=True, blend=.008)
    form.mesh('clog', look.painted_by_part(.25, .45, coat=.35), 130, crisp=.0008)
    for s in (-1, 1):
        tube('line', [form.reach((s * x, y, .2), (0, 0, -1)) for x, y in ((.026, -.03), (.03, -.05), (.027, -.07), (.018, -.088), (.008, -.1))], .0015, look.plain('cherry', .4), bezier=True, steps=6)
    if plant:
        chance = random.Random(seed)
        lathe('earth', [(0, .062), (.02, .06), (.032, .056)], look.skin('#3b2a1e', '#2a1d14', .95, size=120, depth=1), (0, .055, 0), 24).scale = (1, 1.7, 1)
        grids, petals = [], []
        for i, (x, y, tall) in enumerate(((0, .06, .15), (-.014, .03, .125), (.014, .085, .115))):
            foot = Vector((x, y, .055))
            top = foot + Vector((x * 2.2 + .01, (y - .06) * .8, tall))
            curve = stem(look, [foot, foot.lerp(top, .5) + Vector((.006, 0, .01)), top], .0034, .0028, '#7d9a55', 8)
            spot, way = along_curve(curve, .999)
            petals += tulip(spot, way, chance)
            for k in range(2):
                a = i * 2.1 + k * 2.6
                out = Vector((math.cos(a) * .4, math.sin(a) * .4, 1))
                grids.append(leaf(foot, out, Vector((-math.cos(a), -math.sin(a), .3)), .12 * chance.uniform(.8, 1.1), .026, 'lance', -.5, .4, 8, 4))
        foliage(look, 'leaves', grids, ('#6f9152', '#5f8247'), .0009)
        patches('petals', petals, look('leaf', colour=look.colour('tabasco')), .0009)


@prop('paper boat', .1)
def paper_boat(look, colour='#f4f1ea', length=.2, water=False):
    """Folded from a sheet; floats in the sink. `water` adds a round of water under it."""
    l, w, h = length / 2, length * .2, length * .28
    paper = look.plain(colour, .8, .2)
    keel, rim = [Vector((-l * .55, 0, 0)), Vector((l * .55, 0, 0))], h
    left, right = Vector((-l, 0, rim * 1.15)), Vector((l, 0, rim * 1.15))
    grids = []
    for s in (-1, 1):
        side = Vector((0, s * w, rim * .8))
        for a, b in ((left, keel[0]), (right, keel[1])):
            grids.append([[a, a.lerp(side, .5), side], [b, b.lerp(Vector((0, s * .012, .002)), .5), Vector((0, s * .012, .0))]])
            # a folded brim along the outside
            grids.append([[a, a.lerp(side, .5), side], [a.lerp(b, .28) + Vector((0, s * .003, 0)), a.lerp(side, .5) + Vector((0, s * .004, -rim * .34)), side + Vector((0, s * .003, -rim * .34))]])
    top = Vector((0, 0, rim * 1.75))
    for s in (-1, 1):
        grids.append([[Vector((-l * .46, s * .004, rim * .55)), Vector((0, s * .006, rim * .55)), Vector((l * .46, s * .004, rim * .55))], [top, top, top]])
    patches('boat', grids, paper, .0007, angle=20)


@prop('light bulb in a jar', .06)
def jar_with_idea(look):
    """One good idea, preserved."""
    outline = [(.04, .001), (.045, .006), (.045, .1), (.036, .118), (.036, .13)]
    hollow(look, 'jar', outline, .002, .006, look('glass'))
    lathe('lid', [(.037, .122), (.039, .123), (.039, .138), (.037, .14), (0, .14)], look('brass'))
    with gathered() as bulb:
        lathe('bulb', [(0, .062), (.012, .06), (.022, .048), (.024, .036), (.018, .02), (.0115, .006), (.011, 0)], look('glow', colour='#ffdca8', strength=6), segments=40)
        lathe('screw', [(.0115, .004), (.012, 0), (.0112, -.003), (.012, -.006), (.0112, -.009), (.012, -.012), (.008, -.016), (.004, -.019), (0, -.019)], look('steel'), segments=32)
    tilt(bulb, 28, 'X')
    place(bulb, (0, .008, .038))


@prop('sardines', .08)
def sardines(look, colour='blueberry'):
    """An opened tin with its lid rolled back."""
    metal = look('steel', rough=.2)
    outer, inner = rounded_rect(.105, .06, .018), rounded_rect(.1015, .0565, .0165)
    plate('wall', outer, [inner[::-1]], .022, look.plain(colour, .3, coat=.3), .0008)
    plate('bottom', inner, [], .002, metal, 0)
    oil = plate('oil', inner, [], .012, look.plain('#c9a03a', .06, coat=.6), 0)
    for i in range(4):
        form = Clay(.002)
        y = -.02 + .0133 * i
        form.limb((-.038, y, .0145), (.036, y, .0145), .0068, .0045, colour=look.linear('#8d99a3'))
        form.ball((0, y, .0185), (.036, .0035, .003), colour=look.linear('#4e5b68'), over=.0004)
        form.mesh('sardine', look.painted_by_part(.25, .6, coat=.5), 80, crisp=.001)
    sheet('lid', lambda u, v: Vector((-.05 + .006 * math.sin(v * 9) * (1 - v) - .008 * (1 - math.cos(v * 7)), (u - .5) * .05, .0225 + .009 * math.sin(v * 7) + .012 * v)), 6, 40, metal, .0004)

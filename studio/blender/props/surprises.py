"""The witty object in a picture: small scenes that somebody has left behind."""
import math
import random

from mathutils import Matrix, Vector

from clay import Clay
from mesh import ball, box, cylinder, extrude, gathered, lathe, patches, place, plate, rounded_rect, sheet, spline, tilt, tube
from .bottles import hollow
from .food import lemon
from .leaves import foliage, leaf
from .registry import prop
from .whimsy import sunglasses


@prop('shark fin', .08)
def shark_fin(look, colour='#5f6c78', height=.075):
    """For a sink with water in it, or a worktop that has its dangers. Swims to -X."""
    k = height / .075
    lead = [(-.045, -.012), (-.04, 0), (-.03, .022), (-.014, .046), (.006, .064), (.026, .0745), (.034, .075)]
    trail = [(.028, .066), (.02, .05), (.0165, .034), (.018, .018), (.025, .004), (.032, -.012)]
    outline = [(p.x, p.y) for half in (lead, trail) for p in spline([(x * k, z * k, 0) for x, z in half], 5)]
    # Thick at the root, thin at the edge: a wide bevel of many steps.
    fin = plate('fin', outline[::-1], [], .013 * k, look.plain(colour, .3, coat=.25), .0058 * k, 6)
    fin.matrix_basis = Matrix.Translation((0, .0065 * k, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')


@prop('golf flag', .06)
def golf_flag(look, colour='tabasco', tall=.38):
    """A pin for the drain of a sink, or any hole one; a ball lies close by."""
    cylinder('pole', .0028, tall, (0, 0, 0), look.plain('#f4f1ea', .35), bevel=.0005, steps=16)
    ball('top', .005, look('brass'), (0, 0, tall))
    sheet('flag', lambda u, v: Vector((.003 + .12 * u, .008 * math.sin(u * 7) * u, tall - .012 - .075 * (v * (1 - u) + .5 * u))), 22, 8, look.plain(colour, .6), .0006)
    form_at = (.07, -.045, .0214)
    ball('golf ball', .0214, look.skin('#f6f4ee', '#f1eee6', .3, size=260, depth=.8), form_at, steps=32)


@prop('ice cream', .07)
def ice_cream(look, colour='lychee', second='mint'):
    """Upside down, where it fell. The cone points at the ceiling and accuses nobody."""
    form = Clay(.014)
    pink, green = look.linear(colour), look.linear(second)
    form.ball((0, 0, .026), (.037, .037, .028), colour=pink)
    for k in range(7):
        a = k * .9
        r = .03 + .014 * ((k * 37) % 5) / 5
        form.ball((r * math.cos(a), r * math.sin(a), .005), (.02, .017, .007), colour=pink)
    form.ball((.062, -.02, .003), (.011, .009, .004), colour=pink)
    form.ball((0, 0, .05), (.034, .034, .02), colour=green, blend=.006)
    form.slab((0, 0, -.03), (.2, .2, .0302), .001, cut=True, blend=.002)
    form.mesh('ice cream', look.painted_by_part(.35, .5, coat=.25), 120, crisp=.0025)
    steps, rows = 48, []
    for i in range(25):
        t = i / 24
        r = .037 * (1 - t) + .0025
        rows.append([Vector(((r + .0007 * (math.sin(16 * a + 40 * t) > .7) + .0007 * (math.sin(16 * a - 40 * t) > .7)) * math.cos(a), (r + .0007 * (math.sin(16 * a + 40 * t) > .7) + .0007 * (math.sin(16 * a - 40 * t) > .7)) * math.sin(a), .055 + .12 * t)) for a in (2 * math.pi * k / (steps * 2) for k in range(steps * 2 + 1))])
    with gathered() as cone:
        patches('cone', [rows], look.skin('#d49a4e', '#c0843a', .7, size=100, depth=.1), .002, angle=40)
        lathe('rim', [(.037, .052), (.0415, .053), (.0415, .066), (.0375, .068)], look.skin('#d49a4e', '#c0843a', .7, size=100, depth=.1), segments=48)
    tilt(cone, 9, 'Y', (0, 0, .05))


@prop('tiny tent', .14)
def tiny_tent(look, colour='honey', fire=True):
    """Camping on the worktop: a tent, a fire of matches, a log to sit on. Opens to -Y."""
    cloth, inside = look('cloth', colour=colour), look('cloth', colour='#8a5a24')
    w, d, h = .075, .075, .095
    for s in (-1, 1):
        sheet('side', lambda u, v: Vector((s * w * (1 - v) + s * .004 * math.sin(math.pi * v) * -1, -d + 2 * d * u, h * v - .003 * math.sin(math.pi * u) * v)), 14, 10, cloth, .0012)
    sheet('back', lambda u, v: Vector(((2 * u - 1) * w * (1 - v), d - .001, h * v)), 10, 10, cloth, .001)
    for s in (-1, 1):
        # the door is folded back
        sheet('door', lambda u, v: Vector((s * w * (1 - v) * (1 - .42 * u), -d - .002 - .018 * u * (1 - v), h * v * 1.0)), 8, 10, cloth, .001)
        tube('pole', [(s * .006, -d - .004, h + .008), (-s * w * .06, -d - .004, h - .006)], .0012, look('oak-natural'), steps=6)
        for y in (-d, d):
            tube('rope', [(s * w * .55, y * .9, h * .45), (s * w * 1.45, y * 1.15, .0008)], .0005, look.plain('#f4f1ea', .7), steps=5)
            tube('peg', [(s * w * 1.45, y * 1.15, .006), (s * w * 1.42, y * 1.12, .0)], .0014, look('oak-natural'), steps=6)
    box('ground', -w * .96, w * .96, -d, d, 0, .0012, inside, 0)
    if fire:
        y = -d - .07
        for k in range(6):
            a = k * math.pi / 3
            tube('match', [(.026 * math.cos(a), y + .026 * math.sin(a), .0015), (.003 * math.cos(a), y + .003 * math.sin(a), .017)], .0014, look('oak-natural', grain='Z'), steps=6)
            ball('head', .0024, look.plain('cherry', .6), (.003 * math.cos(a), y + .003 * math.sin(a), .0185), (1, 1, 1.3), 10)
        for k in range(3):
            a = k * 2.1
            lathe('flame', [(0, 0), (.0045, .004), (.0055, .009), (.003, .018), (0, .027 - .005 * k)], look('glow', colour='#ff9a3c', strength=5), (.004 * math.cos(a), y + .004 * math.sin(a), .012), 20)
        cylinder('log', .008, .05, (.045, y - .02, .008), look.skin('#6b4a2e', '#523620', .9, size=60, depth=.8), 'Y')


@prop('message in a bottle', .18)
def message_in_a_bottle(look):
    """Washed up; lies on its side, neck to +X."""
    with gathered() as parts:
        outline = [(.034, .001), (.037, .005), (.037, .15), (.034, .17), (.018, .2), (.0135, .215), (.0135, .25), (.0155, .252), (.0155, .26)]
        hollow(look, 'bottle', outline, .002, .007, look('glass', colour='#e9f6ec'))
        lathe('cork', [(0, .244), (.0108, .244), (.0118, .275), (.011, .277), (0, .277)], look.skin('#b98d5c', '#94693d', .9, size=90, depth=.6), segments=32)
        spiral = [(.02 * (1 - .25 * t) * math.cos(t * 15) - .014, .02 * (1 - .25 * t) * math.sin(t * 15)) for t in (k / 80 for k in range(81))]
        sheet('letter', lambda u, v: Vector((spiral[min(80, round(v * 80))][0], spiral[min(80, round(v * 80))][1], .02 + .12 * u)), 4, 80, look.plain('#efe3c2', .9), .0004)
        tube('ribbon', [(-.014 + .0208 * math.cos(a), .0208 * math.sin(a), .08) for a in (2 * math.pi * k / 28 for k in range(28))], .0018, look.plain('tabasco', .6), closed=True, steps=6)
    tilt(parts, 90, 'Y')
    place(parts, (-.13, 0, .0372))


@prop('puzzle cube', .05)
def puzzle_cube(look, size=.057, colours=('tabasco', 'honey', 'blueberry', '#f4f1ea', 'sage', 'lychee'), seed=4):
    """Almost solved, in flavours; one row is turned."""
    chance, cell = random.Random(seed), size / 3
    black = look.plain('#17171a', .3)
    for k in range(3):
        with gathered() as layer:
            for i in (-1, 0, 1):
                for j in (-1, 0, 1):
                    x, y, z = i * cell, j * cell, (k + .5) * cell
                    box('piece', x - cell / 2 + .0002, x + cell / 2 - .0002, y - cell / 2 + .0002, y + cell / 2 - .0002, z - cell / 2 + .0002, z + cell / 2 - .0002, black, .0012)
                    s = cell * .41
                    pick = lambda f: look.plain(colours[f if chance.random() > .3 else chance.randrange(6)], .25, coat=.3)
                    if j == -1:
                        box('sticker', x - s, x + s, y - cell / 2 - .0003, y - cell / 2 + .0006, z - s, z + s, pick(0), .0006)
                    if j == 1:
                        box('sticker', x - s, x + s, y + cell / 2 - .0006, y + cell / 2 + .0003, z - s, z + s, pick(1), .0006)
                    if i == -1:
                        box('sticker', x - cell / 2 - .0003, x - cell / 2 + .0006, y - s, y + s, z - s, z + s, pick(2), .0006)
                    if i == 1:
                        box('sticker', x + cell / 2 - .0006, x + cell / 2 + .0003, y - s, y + s, z - s, z + s, pick(3), .0006)
                    if k == 2:
                        box('sticker', x - s, x + s, y - s, y + s, z + cell / 2 - .0006, z + cell / 2 + .0003, pick(4), .0006)
        if k == 2:
            place(layer, (0, 0, 0), 28)


@prop('house of cards', .16)
def house_of_cards(look, floors=3, backs=('tabasco', 'blueberry')):
    """Do not open the window. Its front is -Y."""
    w, h, lean = .058, .088, 17
    a = math.radians(lean)
    step, rise = 2 * h * math.sin(a), h * math.cos(a)
    for f in range(floors):
        z, n = f * (rise + .0008), floors - f
        for i in range(n):
            x = (i - (n - 1) / 2) * step
            for s in (-1, 1):
                with gathered() as card:
                    plate('card', rounded_rect(w, h, .004, 0, h / 2), [], .0005, look.plain('#f7f4ec', .4), .0001)
                    plate('back', rounded_rect(w - .008, h - .008, .002, 0, h / 2), [], .0003, look.plain(backs[(i + f) % len(backs)], .4), 0).location.z = .0004
                for thing in card:
                    thing.matrix_basis = Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X') @ thing.matrix_basis
                # now upright, its back to +X; mirror for the other half, then lean towards the middle
                if s < 0:
                    place(card, (0, 0, 0), 180)
                tilt(card, -s * lean, 'Y')
                place(card, (x + s * step / 2, 0, z))
        if n > 1:
            for i in range(n - 1):
                x = (i - (n - 2) / 2) * step
                with gathered() as card:
                    plate('floor', rounded_rect(h, w, .004), [], .0005, look.plain('#f7f4ec', .4), .0001)
                place(card, (x, 0, z + rise + .0001))


@prop('toy car', .09)
def toy_car(look, colour='mint', load='lemon'):
    """A tin estate car with one lemon strapped to its roof. Drives to -X."""
    paint, chrome = look.plain(colour, .15, coat=.6), look('chrome')
    body = [(-.07, .016), (-.072, .03), (-.066, .038), (-.03, .041), (-.018, .06), (.05, .061), (.066, .042), (.071, .03), (.07, .016)]
    extrude('body', body, 'Y', -.03, .03, paint, .004, segments=3)
    glass = look.plain('#26343c', .06, coat=.7)
    for y in (-.0303, .0303):
        window = [(-.024, .043), (-.016, .056), (.014, .057), (.014, .043)]
        extrude('window', window, 'Y', y - .0004, y + .0004, glass, 0)
        extrude('window', [(.018, .043), (.018, .057), (.047, .057), (.058, .043)], 'Y', y - .0004, y + .0004, glass, 0)
        for x in (-.042, .044):
            wheel = lathe('tyre', [(0, 0), (.009, 0), (.0095, -.001), (.0145, -.001), (.0155, .001), (.0155, .008), (.014, .0095), (0, .0095)], look.plain('#1b1b1c', .6), segments=40)
            wheel.matrix_basis = Matrix.Translation((x, y + (.0035 if y < 0 else -.0035), .0155)) @ Matrix.Rotation(math.pi / 2 if y < 0 else -math.pi / 2, 4, 'X') @ Matrix.Translation((0, 0, -.002))
            cylinder('hub', .008, .002, (x, y + (-.0055 if y < 0 else .0035), .0155), chrome, 'Y', bevel=.0005)
    for x in (-.0735, .0705):
        box('bumper', x, x + .003, -.03, .03, .015, .021, chrome, .001)
    for y in (-.02, .02):
        ball('light', .005, look.plain('#fdf6dc', .1, coat=.5), (-.0705, y, .031), (.5, 1, 1), 16)
    for x in (-.005, .04):
        tube('rack', [(x, -.027, .061), (x, -.027, .066), (x, .027, .066), (x, .027, .061)], .0011, chrome, steps=8)
    if load:
        place(lemon(look, 3), (.017, 0, .0665), 90)
        tube('strap', [(.017, -.028, .066)] + [(.017, .031 * math.sin(a), .0965 + .0305 * math.cos(a)) for a in (math.radians(-110 + 220 * i / 16) for i in range(17))] + [(.017, .028, .066)], .0014, look.plain('tabasco', .7), steps=6, flatten=2.2)


@prop('periscope', .06)
def periscope(look, colour='honey', tall=.26):
    """Somebody lives in the sink. Looks to -Y."""
    paint = look.plain(colour, .25, coat=.3)
    tube('pipe', [(0, .02, 0), (0, .02, tall - .045), (0, .012, tall - .018), (0, -.012, tall), (0, -.05, tall)], [.017, .017, .0172, .0178, .019], paint, bezier=False, steps=28, angle=70)
    for z in (.03, .12):
        lathe('band', [(.0172, 0), (.0192, .001), (.0192, .008), (.0172, .009)], look('brass'), (0, .02, z), 40)
    rim = lathe('rim', [(.016, 0), (.023, 0), (.024, .003), (.023, .012), (.019, .013)], look('brass'), segments=40)
    rim.matrix_basis = Matrix.Translation((0, -.058, tall)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
    glass = cylinder('lens', .0175, .003, (0, -.056, tall), look.plain('#1f3a4a', .04, coat=.9), 'Y', bevel=.001)
    ball('glint', .0028, look.plain('#f7f7f2', .1), (-.006, -.0568, tall + .006), steps=12)


@prop('skateboard', .42, on_floor=True)
def skateboard(look, colour='blueberry', wheels='tabasco', lean=0):
    """Along X; `lean` degrees stands it on its tail against a wall at y = 0."""
    with gathered() as parts:
        length, width = .8, .2

        def deck(u, v):
            x, side = (v - .5) * length, (u - .5) * 2
            end = max(0, abs(x) - length * .33)
            half = width / 2 * max(.05, 1 - (end / (length * .171)) ** 2.6) ** .5
            return Vector((x, side * half, .105 + 2.2 * end ** 2 + .008 * side * side))
        sheet('deck', deck, 16, 60, look('multiplex', grain='X', thick='Z'), .011)
        sheet('grip', lambda u, v: deck(.03 + .94 * u, .03 + .94 * v) + Vector((0, 0, .0068)), 16, 60, look.plain(colour, .95, .1), .0006)
        steel = look('steel')
        for x in (-.22, .22):
            box('truck', x - .028, x + .028, -.025, .025, .075, .098, steel, .004)
            cylinder('axle', .005, .2, (x, -.1, .052), steel, 'Y')
            extrude('hanger', [(x - .014, .076), (x + .014, .076), (x + .008, .048), (x - .008, .048)], 'Y', -.06, .06, steel, .003)
            for y in (-.098, .062):
                wheel = lathe('wheel', [(.008, 0), (.022, 0), (.0265, .005), (.0265, .031), (.022, .036), (.008, .036), (.008, 0)], look.plain(wheels, .35), segments=40)
                wheel.matrix_basis = Matrix.Translation((x, y, .052 - .0255 + .0)) @ Matrix.Translation((0, 0, .0255)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
    place(parts, (0, 0, -.0255))
    if lean:
        tilt(parts, -90 + lean, 'Y')
        place(parts, (0, 0, 0), 90)
        place(parts, (0, -.42 * math.sin(math.radians(lean)) * 2 - .02, .4))


@prop('pineapple', .09)
def pineapple(look, glasses=True, seed=1):
    """Golden scales, a green crown and, if you like, sunglasses."""
    form_r, tall = .052, .15
    scales = []
    for i in range(150):
        t = i / 149
        z = .008 + (tall - .016) * t
        r = form_r * math.sin(math.pi * (.14 + .74 * t)) ** .5
        a = i * 2.39996
        out = Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-math.sin(a), math.cos(a), 0))
        centre = out * r + Vector((0, 0, z))
        s = .0098
        scales.append([[centre + side * s * x * (1 - abs(y) * .55) + Vector((0, 0, s * y)) + out * (.0045 * (1 - max(abs(x), abs(y))) + (.002 if x == 0 and y == 0 else 0)) for x in (-1, -.4, 0, .4, 1)] for y in (-1, -.4, 0, .4, 1)])
    tones = [look.skin('#c8892a', '#b0701c', .55, size=90, depth=.2), look.skin('#d79a35', '#a9782a', .55, size=90, depth=.2)]
    patches('scales', scales, tones, .002, slot=lambda g, u, v: g % 2)
    lathe('core', [(form_r * math.sin(math.pi * (.14 + .74 * t)) ** .5 - .0015 if 0 < t < 1 else 0, .004 + (tall - .008) * t) for t in (i / 16 for i in range(17))], look.plain('#8a5a1c', .7), segments=40)
    crown, chance = [], random.Random(seed)
    for k in range(34):
        t = k / 34
        a, up = k * 2.39996, .25 + 1.15 * t
        way = Vector((math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)))
        crown.append(leaf(Vector((math.cos(a), math.sin(a), 0)) * .012 * (1 - t) + Vector((0, 0, tall - .01)), way, Vector((0, 0, 1)), chance.uniform(.06, .1) * (.7 + .5 * t), .014, lambda v: (1 - v ** 1.6) * (.8 + .4 * v), .7 * (1 - t), .5, 7, 2))
    foliage(look, 'crown', crown, ('#5f8247', '#6f9152', '#4d6f3c'), .001)
    if glasses:
        with gathered() as pair:
            sunglasses(look, .1)
        place(pair, (0, -.06, tall * .62))

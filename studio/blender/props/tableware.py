"""What one eats from, cooks in and cuts on."""
import math
import random

from mathutils import Matrix, Vector

from mesh import ball, box, cylinder, extrude, gathered, lathe, place, plate, rounded_rect, sheet, solid, spline, tilt, tube
from .bottles import hollow
from .food import FRUIT, lemon_peel
from .registry import prop


def plate_profile(radius):
    """A foot ring, a flat well, a short steep shoulder and a broad rim with a rounded edge."""
    below = [(0, .0032), (.52, .0032), (.53, 0), (.575, 0), (.585, .0028), (.7, .0085), (.93, .0132), (.985, .0145)]
    edge = [(.997, .0154), (1, .0166), (.994, .0176), (.98, .0178)]
    above = [(.93, .0168), (.75, .0128), (.705, .0112), (.68, .0086), (.64, .0072), (.55, .0068), (0, .0066)]
    return [(radius * share, z) for share, z in below + edge + above]


@prop('plates', .14)
def plates(look, count=5, radius=.13, colour='#efe9de', second=None, bowls=0):
    """A stack; `second` colours every other plate; `bowls` stand on top."""
    rise = .0071
    for i in range(count):
        tone = second if second and i % 2 else colour
        lathe('plate', plate_profile(radius), look('ceramic', colour=tone), (0, 0, i * rise), segments=96)
    for i in range(bowls):
        r = radius * .6
        lathe('bowl', [(0, .003), (r * .42, .003), (r * .45, 0), (r * .5, 0), (r * .52, .003), (r * .82, .022), (r * .98, .05), (r, .062), (r - .003, .064), (r - .006, .062), (r * .9, .045), (r * .72, .022), (r * .4, .008), (0, .007)],
              look('ceramic', colour=second or colour), (0, 0, count * rise + .0005 + i * .017), segments=64)


@prop('mug', .06)
def mug(look, colour='#d8d2c6', height=.092, radius=.042, coffee=False):
    glaze = look('ceramic', colour=colour)
    hollow(look, 'mug', [(radius - .003, .001), (radius, .005), (radius, height - .002), (radius - .0004, height)], .0042, .008, glaze)
    tube('ear', [(radius - .003, 0, height * .8), (radius + .018, 0, height * .84), (radius + .03, 0, height * .62), (radius + .026, 0, height * .36), (radius - .003, 0, height * .22)], [.0058, .0052, .005, .0052, .0062], glaze, bezier=True, flatten=1.45)
    if coffee:
        cylinder('coffee', radius - .0048, .002, (0, 0, height * .78), look.plain('#3b2112', .12, coat=.4), bevel=0)


@prop('espresso cups', .17)
def espresso_cups(look, colours=('tabasco', 'honey', 'blueberry')):
    for i, tone in enumerate(colours):
        glaze, x = look('ceramic', colour=tone), (i - (len(colours) - 1) / 2) * .12
        with gathered() as set_:
            lathe('saucer', [(0, .002), (.022, .002), (.024, 0), (.028, 0), (.052, .009), (.0525, .0105), (.05, .0115), (.028, .0035), (0, .0035)], glaze)
            cup = hollow(look, 'cup', [(.019, .004), (.023, .008), (.0295, .03), (.031, .056)], .003, .0085, glaze)
            tube('ear', [(.028, 0, .046), (.041, 0, .047), (.046, 0, .035), (.04, 0, .022), (.026, 0, .02)], .0032, glaze, bezier=True, flatten=1.3)
        place(set_, (x, .012 * (-1) ** i, 0), -35 + 20 * i)


@prop('cutting board', .2)
def cutting_board(look, wood='oak-natural', width=.27, height=.4, shape='hole', lean=8, thick=.02):
    """Leans back against a wall whose face is y = 0; `lean` in degrees, 90 lies flat. Shapes: hole, handle, round."""
    timber = look(wood, grain='Y')
    if shape == 'round':
        r = width / 2
        outline = [(r * math.cos(a), r + r * math.sin(a)) for a in (math.radians(-90 + 360 * i / 72) for i in range(72))]
        holes = [[(.009 * math.cos(a), r * 1.82 + .009 * math.sin(a)) for a in (math.radians(-360 * i / 24) for i in range(24))]]
    elif shape == 'handle':
        w, body = width / 2, height * .72
        neck = .02
        outline = [(-w + .02, 0), (w - .02, 0), (w - .006, .006), (w, .02), (w, body - .03), (w - .008, body - .008), (w - .03, body), (neck + .02, body + .004), (neck, body + .024), (neck, height - .012), (neck - .006, height - .003), (neck - .014, height)]
        outline += [(-x, y) for x, y in reversed(outline[2:])] + [(-w, .02), (-w + .006, .006)][2:]
        holes = [[(.007 * math.cos(a), height - .024 + .007 * math.sin(a)) for a in (math.radians(-360 * i / 20) for i in range(20))]]
    else:
        outline = [(x, y + height / 2) for x, y in rounded_rect(width, height, .022)]
        holes = [[(.011 * math.cos(a), height - .042 + .011 * math.sin(a)) for a in (math.radians(-360 * i / 24) for i in range(24))]]
    board = plate('board', outline, holes, thick, timber, .003, 3)
    if lean >= 85:
        board.data.transform(Matrix.Translation((0, -height / 2, 0)))
        return
    a = math.radians(lean)
    # Its upper back edge touches the wall, its lower back edge stands on the worktop.
    board.rotation_euler = (math.pi / 2 - a, 0, 0)
    board.location = (0, -height * math.sin(a) - .0005, 0)


@prop('knife block', .11)
def knife_block(look, wood='walnut', handles='#1d1c1b'):
    timber = look(wood, grain='Z')
    slope = [(-.055, 0), (.075, 0), (.075, .05), (.03, .235), (-.055, .175)]
    extrude('block', slope, 'X', -.05, .05, timber, .003, segments=3)
    for i, (x, along, length) in enumerate([(-.03, .25, .12), (0, .25, .13), (.03, .25, .11), (-.018, .7, .1), (.018, .7, .105)]):
        a, b = Vector((0, .03, .235)), Vector((0, -.055, .175))
        foot = a.lerp(b, along) + Vector((x, 0, 0))
        up = Vector((0, -.577, .817)) if False else Vector((0, -(.06), .085)).normalized()
        with gathered() as knife:
            box('bolster', -.0035, .0035, -.0095, .0095, -.004, .012, look('steel'))
            extrude('handle', rounded_rect(.015, .024, .006), 'Z', .012, .012 + length, look.plain(handles, .4), .003, segments=3)
            for z in (.035, .035 + length * .35, .035 + length * .62):
                cylinder('rivet', .0028, .0156, (-.0078, 0, z), look('steel'), 'X', bevel=.0002, steps=16)
        turn = Vector((0, 0, 1)).rotation_difference(up).to_matrix().to_4x4()
        for thing in knife:
            thing.matrix_basis = Matrix.Translation(foot) @ turn @ thing.matrix_basis


def knife(look, handles='#3a2418', blade=.19):
    """A chef's knife lying flat, its tip to +X."""
    outline = [(0, -.004), (blade * .4, -.006), (blade * .75, -.001), (blade, .021), (blade * .7, .0222), (0, .0225), (-.012, .0222), (-.012, .006), (-.002, .002)]
    plate('blade', [(x, y) for x, y in outline], [], .0022, look('steel', rough=.16), .0006, 1)
    plate('bolster', [(x - .012, y + .0135) for x, y in rounded_rect(.016, .0185, .004)], [], .011, look('steel', rough=.16), .003, 4).location.z = -.0045
    plate('handle', [(x - .074, y + .0125) for x, y in rounded_rect(.114, .023, .0085)], [], .014, look.plain(handles, .45), .004, 4).location.z = -.006
    for x in (-.04, -.074, -.108):
        cylinder('rivet', .003, .0146, (x, .0125, -.0063), look('brass'), bevel=.0002, steps=16)


@prop('chopping', .24)
def chopping(look, wood='walnut', kind='lemons', seed=3):
    """A board that lies flat, a knife on it and something half cut."""
    cutting_board(look, wood, .28, .4, 'hole', 90)
    with gathered() as blade:
        knife(look)
    # Lies on its handle and the tip of its blade.
    tilt(blade, 1.6, 'Y')
    place(blade, (.03, .05, .0258), 65)
    make, size = FRUIT[kind]
    # Beside the handle, not under it.
    place(make(look, seed), (-.085, -.03, .02), 30)
    if kind == 'lemons':
        for x, y in ((-.055, .06), (.0, -.1)):
            with gathered() as half:
                lemon_half(look)
            place(half, (x, y, .02), 40 * seed + 900 * x)


def lemon_half(look):
    """Lies on its back, the cut side up: nine wedges in a ring of white."""
    lathe('half', [(0, .0005), (.012, .001), (.022, .007), (.027, .015), (.0287, .024), (.0284, .0262), (.0275, .0268), (.0268, .0264)], lemon_peel(look), segments=64)
    cylinder('pith', .0272, .0012, (0, 0, .0252), look.plain('#f4ecd0', .6), bevel=.0004, steps=64)
    for k in range(9):
        # Wedges swell a little where the knife went through them.
        corners = [(.0028, 0), (.01, -.0029), (.02, -.0064), (.0232, -.0058), (.0244, 0), (.0232, .0058), (.02, .0064), (.01, .0029)]
        outline = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in corners], 4, closed=True)]
        wedge = plate('wedge', outline, [], .0012, look.pulp('#f0d264'), .0005, 3)
        wedge.matrix_basis = Matrix.Translation((0, 0, .0257)) @ Matrix.Rotation(2 * math.pi * k / 9, 4, 'Z')


@prop('pan', .25)
def pan(look, kind='casserole', colour='tabasco', lid=True):
    """casserole (enamelled cast iron), saucepan (steel), frying (black) or moka pot."""
    # Polished: on a round wall the straight brushing of worktops would look like grain.
    steel = look.metal('#dddcda', .2)
    if kind == 'casserole':
        enamel, inside = look.plain(colour, .16, coat=.6), look('ceramic', colour='#efe6d4')
        hollow(look, 'pot', [(.098, .001), (.112, .012), (.117, .04), (.119, .105)], .006, .01, enamel)
        for side in (-1, 1):
            tube('grip', [(side * .112, -.042, .09), (side * .146, -.036, .094), (side * .154, 0, .096), (side * .146, .036, .094), (side * .112, .042, .09)], .0085, enamel, bezier=True, flatten=.7)
        if lid:
            lathe('lid', [(.117, .106), (.121, .107), (.1215, .111), (.116, .118), (.07, .132), (.02, .137), (0, .1372)], enamel, segments=72)
            lathe('knob', [(0, .136), (.012, .136), (.009, .142), (.009, .148), (.022, .153), (.023, .158), (.019, .162), (0, .163)], look('brass'))
    elif kind == 'saucepan':
        hollow(look, 'pot', [(.078, .001), (.084, .006), (.085, .02), (.085, .1), (.088, .104)], .0025, .006, steel)
        tube('grip', [(.083, 0, .084), (.12, 0, .089), (.19, 0, .098), (.265, 0, .102)], [.0075, .0075, .0095, .0105], steel, bezier=True, flatten=.55, caps='round')
        if lid:
            lathe('lid', [(.0865, .105), (.089, .106), (.088, .109), (.05, .118), (0, .12)], steel, segments=72)
            tube('loop', [(-.022, 0, .117), (-.022, 0, .138), (.022, 0, .138), (.022, 0, .117)], .0042, steel, bezier=True)
    elif kind == 'frying':
        iron = look('coated', rough=.45)
        hollow(look, 'pan', [(.105, .001), (.115, .004), (.132, .03), (.14, .042)], .003, .005, iron)
        tube('grip', [(.132, 0, .03), (.17, 0, .044), (.24, 0, .062), (.315, 0, .07)], [.009, .0085, .0095, .012], iron, bezier=True, flatten=.55, caps='round')
    else:
        metal = look.metal('#d4d4d3', .3)
        steps = 8
        for low, high, r0, r1 in ((0, .075, .046, .036), (.083, .155, .036, .047)):
            ring = lambda r, z: [(r * math.cos(2 * math.pi * (k + .5) / steps), r * math.sin(2 * math.pi * (k + .5) / steps), z) for k in range(steps)]
            solid('body', ring(r0, low) + ring(r1, high), [tuple(range(steps)), tuple(range(steps, 2 * steps))] + [(k, (k + 1) % steps, steps + (k + 1) % steps, steps + k) for k in range(steps)], metal, .0015)
        cylinder('collar', .038, .01, (0, 0, .074), metal)
        lathe('lid', [(.046, .1555), (.047, .158), (.03, .166), (.006, .172), (.004, .176), (.009, .182), (.006, .19), (0, .191)], metal, segments=48)
        tube('ear', [(.04, 0, .148), (.07, 0, .152), (.082, 0, .135), (.078, 0, .075)], [.008, .008, .0085, .0065], look.plain('#1d1c1b', .4), bezier=True, flatten=1.2, caps='round')
        extrude('beak', [(-.036, .155), (-.06, .157), (-.035, .112)], 'Y', -.008, .008, metal, .003)


@prop('utensils', .11)
def utensils(look, colour='#e9e2d4', seed=1):
    """A jar with spoons, a whisk and a spatula."""
    hollow(look, 'jar', [(.052, .001), (.056, .006), (.057, .14), (.058, .155)], .005, .01, look('ceramic', colour=colour))
    beech, steel = look('oak-natural', grain='Z'), look('steel')
    chance = random.Random(seed)
    for i, kind in enumerate(('spoon', 'spatula', 'whisk', 'spoon', 'fork')):
        a = i * 1.3 + chance.uniform(0, .4)
        foot, top = Vector((-.035 * math.cos(a), -.035 * math.sin(a), .016)), Vector((.062 * math.cos(a), .062 * math.sin(a), .3 + chance.uniform(-.02, .03)))
        way = (top - foot).normalized()
        with gathered() as tool:
            if kind == 'whisk':
                cylinder('grip', .006, .2, (0, 0, 0), steel)
                for k in range(5):
                    t = math.pi * k / 5
                    tube('wire', [(.003 * math.cos(t), .003 * math.sin(t), .2), (.026 * math.cos(t), .026 * math.sin(t), .255), (.022 * math.cos(t), .022 * math.sin(t), .295), (0, 0, .31), (-.022 * math.cos(t), -.022 * math.sin(t), .295), (-.026 * math.cos(t), -.026 * math.sin(t), .255), (-.003 * math.cos(t), -.003 * math.sin(t), .2)], .0009, steel, bezier=True, steps=6)
            else:
                tube('shaft', [(0, 0, 0), (0, 0, .26)], [.0062, .005], beech, steps=14)
                if kind == 'spoon':
                    ball('bowl', .03, beech, (0, 0, .285), (.85, .22, 1.25), 24)
                elif kind == 'fork':
                    head = plate('head', [(-.024, 0), (-.02, -.02), (-.006, -.03), (.006, -.03), (.02, -.02), (.024, 0), (.024, .05), (.013, .05), (.011, .012), (.006, .012), (.005, .05), (-.005, .05), (-.006, .012), (-.011, .012), (-.013, .05), (-.024, .05)], [], .007, beech, .002)
                    head.rotation_euler, head.location = (math.pi / 2, 0, 0), (0, .0035, .28)
                else:
                    head = plate('head', rounded_rect(.06, .085, .012), [rounded_rect(.006, .045, .003, x)[::-1] for x in (-.014, 0, .014)], .006, beech, .002)
                    head.rotation_euler, head.location = (math.pi / 2, 0, 0), (0, .003, .3)
        turn = (Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(math.acos(way.z), 4, 'Y'))
        for thing in tool:
            thing.matrix_basis = Matrix.Translation(foot) @ turn @ thing.matrix_basis


@prop('dish brush', .06)
def dish_brush(look, colour='#e9e2d4'):
    """A wooden dish brush that stands in a little cup, with soap beside it."""
    hollow(look, 'cup', [(.034, .001), (.037, .005), (.038, .06), (.0385, .065)], .004, .008, look('ceramic', colour=colour))
    with gathered() as brush:
        beech = look('oak-natural', grain='Z')
        tube('handle', [(0, 0, 0), (0, 0, .1), (0, 0, .16)], [.006, .0065, .009], beech, bezier=True)
        lathe('head', [(0, .155), (.018, .157), (.026, .164), (.027, .174), (.025, .179), (0, .18)], beech)
        for k in range(60):
            a, r = k * 2.39996, .022 * math.sqrt(k / 60)
            tube('bristle', [(r * math.cos(a), r * math.sin(a), .178), (r * 1.22 * math.cos(a), r * 1.22 * math.sin(a), .206)], [.0021, .0024], look.plain('#d9c9a2', .8), steps=5)
    tilt(brush, 9, 'Y')
    place(brush, (-.012, 0, .01))


@prop('paper roll', .08)
def paper_roll(look, wood='oak-natural'):
    """Kitchen paper on a stand."""
    lathe('foot', [(0, 0), (.072, 0), (.074, .002), (.074, .012), (.072, .014), (0, .014)], look(wood, grain='X'))
    cylinder('pin', .008, .3, (0, 0, .014), look(wood, grain='Z'))
    ball('knob', .014, look(wood, grain='Z'), (0, 0, .318))
    paper = look.plain('#f4f2ee', .95, .1)
    lathe('paper', [(.02, .0155), (.052, .0155), (.054, .0165), (.054, .245), (.052, .246), (.02, .246), (.019, .245), (.019, .0165), (.02, .0155)], paper)
    sheet('loose end', lambda u, v: Vector((.054 + .002 * u - .006 * u * u + .003 * math.sin(v * 6) * u, -.05 * u, .0165 + .2285 * v)), 8, 12, paper, .0004)


@prop('salt and pepper', .08)
def salt_and_pepper(look, wood='walnut', second='oak-natural'):
    for x, timber, tall in ((-.035, wood, .2), (.035, second, .16)):
        lathe('mill', [(0, 0), (.026, 0), (.028, .003), (.028, .02), (.021, .04), (.019, tall * .5), (.024, tall * .72), (.0245, tall * .76), (.0225, tall * .765), (.0225, tall * .772), (.025, tall * .78), (.026, tall * .86), (.018, tall * .95), (.008, tall * .965), (0, tall * .965)], look(timber, grain='Z'), (x, .015 * (1 if x > 0 else -1), 0))
        ball('nut', .0065, look('brass'), (x, .015 * (1 if x > 0 else -1), tall * .985))


@prop('scales', .13)
def kitchen_scales(look, colour='honey'):
    """Old-fashioned scales with a dial."""
    enamel = look.plain(colour, .25, coat=.3)
    extrude('body', [(-.09, 0), (.09, 0), (.085, .05), (.055, .155), (-.055, .155), (-.085, .05)], 'Y', -.05, .05, enamel, .012, segments=4)
    face = cylinder('dial', .047, .004, (0, -.05, .078), look.plain('#f6f2e8', .4), 'Y', bevel=.001)
    face.location.y = -.054
    lathe('rim', [(.046, 0), (.051, 0), (.052, .004), (.05, .007), (.046, .006), (.046, 0)], look('chrome')).matrix_basis = Matrix.Translation((0, -.05, .078)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    for k in range(12):
        a = 2 * math.pi * k / 12
        mark = box('mark', -.0008, .0008, -.0006, .0006, .033, .041, look.plain('#22201e'), 0)
        mark.matrix_basis = Matrix.Translation((0, -.0543, .078)) @ Matrix.Rotation(a, 4, 'Y') @ mark.matrix_basis
    hand = box('hand', -.001, .001, -.0006, .0006, -.008, .034, look.plain('tabasco'), 0)
    hand.matrix_basis = Matrix.Translation((0, -.0552, .078)) @ Matrix.Rotation(.9, 4, 'Y') @ hand.matrix_basis
    cylinder('neck', .012, .02, (0, 0, .152), look('chrome'))
    hollow(look, 'tray', [(.05, .17), (.09, .176), (.118, .196), (.122, .204)], .002, .174, look('steel')).location.z = 0

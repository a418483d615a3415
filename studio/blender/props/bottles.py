"""Glass and what is kept in it: bottles, jars, tumblers, a carafe; and vases without flowers."""
import math
import random

from mathutils import Euler, Vector, noise

from mesh import cylinder, lathe, link, patches, round_off, solid, tube
from .registry import prop


# A breath of green, so that thin glass can be seen against a pale wall.
CLEAR = '#f2f8f6'


def _between(outline, low, high, inset):
    """The outline from one height to another, moved inwards."""
    def radius(z):
        for (r0, z0), (r1, z1) in zip(outline, outline[1:]):
            if z0 <= z <= z1:
                return r0 + (r1 - r0) * (z - z0) / max(z1 - z0, 1e-9)
        return outline[-1][0]
    inner = [(r, z) for r, z in outline if low + .002 < z < high - .002]
    return [(max(.0005, r - inset), z) for r, z in [(radius(low), low), *inner, (radius(high), high)]]


def hollow(look, name, outline, wall, floor, material):
    """A vessel from its outside: the inside follows at the wall's thickness."""
    inner = _between(outline, floor + .003, outline[-1][1], wall)
    rim = [(outline[-1][0] - wall * .25, outline[-1][1] + wall * .4), (inner[-1][0] + wall * .25, outline[-1][1] + wall * .4)]
    start = outline[0][1] - .001
    bottom = [(0, start), (outline[0][0] - .003, start)]
    return lathe(name, bottom + outline + rim + inner[::-1] + [(inner[0][0] - .004, floor), (0, floor)], material)


def filling(name, outline, wall, floor, level, material):
    """Liquid or grain that fills a vessel up to a level."""
    body = _between(outline, floor + .003, level - .0004, wall + .0004)
    edge = body[-1][0]
    return lathe(name, [(0, floor + .0004), (body[0][0] - .004, floor + .0004), *body, (edge - .0006, level), (0, level)], material)


@prop('glass', .04)
def tumbler(look, height=.1, radius=.036, drink=None, level=.6):
    """A tumbler; `drink` is the colour of what is in it."""
    outline = [(radius * .82, .001), (radius * .84, .01), (radius * .9, height * .4), (radius, height)]
    hollow(look, 'tumbler', outline, .0016, .009, look('glass', colour=CLEAR))
    if drink:
        filling('drink', outline, .0016, .009, height * level, look.plain(drink, .1, coat=.5))


@prop('glasses', .1)
def tumblers(look, count=3, height=.1):
    outline = [(.0295, .001), (.0305, .01), (.033, height * .4), (.036, height)]
    for x, y in [(-.045, 0), (.045, .012), (0, .085), (.09, .09)][:count]:
        hollow(look, 'tumbler', outline, .0016, .009, look('glass', colour=CLEAR)).location = (x, y, 0)


@prop('bottle', .045)
def bottle(look, kind='wine', colour='#2f3d22', label='oat', level=None):
    """Wine, oil (with a pouring spout), vinegar (square shoulders), swing-top or milk."""
    if kind == 'oil':
        outline = [(.03, .002), (.0315, .006), (.0315, .14), (.029, .165), (.016, .19), (.0125, .2), (.012, .232), (.0145, .234), (.0145, .24)]
        hollow(look, 'oil bottle', outline, .0018, .007, look('glass', colour='#f4f8ea'))
        filling('oil', outline, .0018, .007, .15 if level is None else level, look.plain(colour if colour != '#2f3d22' else '#b08a1c', .08, coat=.6))
        steel = look('steel')
        lathe('stopper', [(0, .236), (.0118, .236), (.0118, .25), (.009, .254), (.006, .256), (0, .256)], look.plain('#1d1c1b', .5))
        tube('spout', [(0, 0, .25), (0, 0, .268), (.006, 0, .284), (.018, 0, .292)], [.0042, .004, .0036, .003], steel, bezier=True, steps=12)
        return
    shapes = {
        'wine': [(.035, .001), (.0375, .004), (.0375, .185), (.036, .2), (.025, .222), (.0155, .236), (.0145, .25), (.014, .29), (.0155, .291), (.0155, .299), (.014, .3)],
        'vinegar': [(.031, .001), (.033, .004), (.033, .13), (.032, .142), (.024, .149), (.0145, .152), (.0135, .16), (.013, .205), (.015, .206), (.015, .215), (.0138, .216)],
        'swing-top': [(.037, .001), (.039, .004), (.039, .165), (.036, .185), (.024, .215), (.0165, .24), (.0155, .265), (.017, .267), (.017, .277), (.0155, .28)],
        'milk': [(.04, .001), (.043, .005), (.043, .15), (.039, .17), (.026, .2), (.0225, .215), (.0225, .232), (.0255, .234), (.0255, .244), (.024, .246)],
    }
    outline = shapes[kind]
    if kind == 'milk':
        hollow(look, 'bottle', outline, .002, .006, look('glass'))
        filling('milk', outline, .002, .006, .185 if level is None else level, look.plain('#f6f2ea', .35))
        return
    lathe('bottle', [(0, .004), (outline[0][0] * .6, .003), (outline[0][0] - .002, 0), *outline, (0, outline[-1][1])], look.plain(colour, .09, coat=.4))
    top = outline[-1][1]
    if kind == 'swing-top':
        lathe('cap', [(0, top), (.014, top), (.0145, top + .004), (.012, top + .012), (0, top + .014)], look('ceramic', colour='#f2efe8'))
        for side in (-1, 1):
            tube('wire', [(side * .019, 0, top - .022), (side * .0195, 0, top + .002), (side * .013, 0, top + .012), (0, 0, top + .0155)], .0011, look('steel'), bezier=True, steps=8)
    else:
        lathe('capsule', [(outline[-3][0] - .0008, top - .05), (outline[-3][0] + .0001, top - .0495), (outline[-3][0] + .0006, top - .014), (outline[-2][0] + .0006, top - .009), (outline[-2][0] + .0006, top + .0006), (0, top + .0008)], look.plain('#5b1a24' if kind == 'wine' else '#1d1c1b', .4))
    if label:
        r = outline[1][0] + .0003
        steps = 24
        ring = [(r * math.cos(a), r * math.sin(a)) for a in (math.radians(-90 - 62 + 124 * i / steps) for i in range(steps + 1))]
        low, high = outline[2][1] * .22, outline[2][1] * .72
        patches('label', [[[Vector((x, y, z)) for x, y in ring] for z in (low, high)]], look.plain(label, .7), .0003)
        patches('band', [[[Vector((x * 1.008, y * 1.008, z)) for x, y in ring] for z in (low + .012, low + .03)]], look.plain('tabasco', .7), .0002)


BOTTOM = .0035
"""Where the inside of a jar begins."""


def heaped(name, radius, surface, material):
    """What was poured into a glass: `surface(x, y)` gives its height, which is hardly ever level."""
    around = [2 * math.pi * k / 72 for k in range(73)]
    rings = [0, .1, .2, .3, .4, .5, .6, .7, .78, .86, .92, .97, 1]

    def spot(share, a, z=None):
        x, y = share * radius * math.cos(a), share * radius * math.sin(a)
        return Vector((x, y, surface(x, y) if z is None else z))
    top = [[spot(share, a) for a in around] for share in rings]
    side = [[spot(1, a) for a in around], [spot(1, a, BOTTOM) for a in around], [spot(.9, a, BOTTOM - .0001) for a in around]]
    return patches(name, [top, side], material, 0)


def uneven_surface(level, radius, chance, slope=.26, lumps=.0016):
    """Shaken and scooped: slants to one side, hollow where the spoon went in, with small lumps."""
    turn, spoon = chance.uniform(0, 6.28), Vector((chance.uniform(-.4, .4), chance.uniform(-.4, .4), 0)) * radius
    offset = Vector((chance.uniform(0, 50), chance.uniform(0, 50), 0))

    def surface(x, y):
        slant = slope * (x * math.cos(turn) + y * math.sin(turn))
        hollow_out = .007 * math.exp(-((x - spoon.x) ** 2 + (y - spoon.y) ** 2) / (radius * .45) ** 2)
        small = lumps * (noise.noise(Vector((x, y, 0)) * 90 + offset) + 1.5 * noise.noise(Vector((x, y, 0)) * 35 + offset))
        return level + slant - hollow_out + small
    return surface


def spaghetti(look, radius, top, chance):
    """A bundle of strands, 1.8 mm thick, that lean on each other; their ends are never level."""
    wheat, strands = look.wheat(), []
    lean = Vector((chance.uniform(-.004, .004), chance.uniform(-.004, .004), 0))
    count = int(.25 * (radius / .0009) ** 2)
    for i in range(count):
        a, r = i * 2.39996, (radius - .001) * math.sqrt((i + .5) / count)
        foot = Vector((r * math.cos(a), r * math.sin(a), .0033))
        head = foot + lean + Vector((chance.uniform(-.003, .003), chance.uniform(-.003, .003), 0))
        # No strand goes through the glass.
        head *= min(1, (radius - .001) / max(math.hypot(head.x, head.y), 1e-6))
        head.z = top - chance.uniform(0, .006) - .012 * chance.random() ** 6
        strands.append((foot, head))
    sticks('spaghetti', strands, .0009, wheat)


def sticks(name, lines, radius, material, steps=6):
    """Many straight sticks as one object: a strand each would be hundreds of objects."""
    points, faces = [], []
    for start, end in lines:
        first = len(points)
        for z in (start, end):
            points += [(z.x + radius * math.cos(2 * math.pi * k / steps), z.y + radius * math.sin(2 * math.pi * k / steps), z.z) for k in range(steps)]
        faces += [(first + k, first + (k + 1) % steps, first + steps + (k + 1) % steps, first + steps + k) for k in range(steps)]
        faces.append(tuple(first + steps + k for k in range(steps)))
    return solid(name, points, faces, material, 0, angle=60)


def penne(look, radius, top, chance):
    """Short tubes cut slantwise, tumbled in."""
    wheat = look.wheat()
    profile = [(.0047 * math.cos(2 * math.pi * k / 16), .0047 * math.sin(2 * math.pi * k / 16)) for k in range(17)]
    rows = [[Vector((x, y, z + side * x * .9)) for x, y in profile] for z, side in ((-.017, 1), (-.006, .3), (.006, .3), (.017, 1))]
    first = patches('penne', [rows], wheat, .0013)
    layers = int((top - .008) / .0078)
    for layer in range(layers):
        for k in range(10):
            piece = first if layer == k == 0 else link(first.copy())
            a = 2 * math.pi * k / 7 + layer * .7 + chance.uniform(-.3, .3)
            # So far from the glass that its ends stay inside.
            out = (radius - chance.uniform(.0115, .0135)) * (1 if k < 7 else .35)
            piece.location = (out * math.cos(a), out * math.sin(a), .009 + layer * .0078 + chance.uniform(-.002, .002))
            piece.rotation_euler = (math.pi / 2 + chance.uniform(-.4, .4), chance.uniform(0, 6), a + chance.uniform(-.12, .12))


GRAINS = {
    'beans': ('#7b2d24', '#9a4433', (.012, .0078, .007)),
    'lentils': ('#c9682c', '#b04f1c', (.0056, .0054, .0026)),
    'coffee': ('#4a2e1d', '#2e1a10', (.009, .0066, .005)),
    'rice': ('#f7f1e2', '#e8dcc0', (.0066, .0023, .0021)),
}
"""Two tones, and how long, wide and thick a grain is in metres."""


def poured(name, radius, surface, size, material, chance):
    """Grains in a glass up to `surface(x, y)`: those that one sees, lying against the wall and on top, and a core."""
    long, wide, thick = size
    heaped(name, radius - 2 * thick, lambda x, y: surface(x, y) - 1.5 * thick, material)
    spots = []
    for out, turn in ((radius - thick * .62, 0), (radius - thick * 1.5, .5)):
        around, step = int(2 * math.pi * out / (long * .72)), wide * .78
        for row in range(int(radius * 8 / step)):
            for k in range(around):
                a = 2 * math.pi * (k + turn + .5 * (row % 2) + chance.uniform(-.3, .3)) / around
                z = BOTTOM + step * (row + .6 + chance.uniform(-.3, .3))
                x, y = out * math.cos(a), out * math.sin(a)
                if z < surface(x, y) - thick * .3:
                    spots.append((Vector((x, y, z)), Euler((chance.uniform(-.9, .9), chance.uniform(-.35, .35), 0)), a + math.pi / 2))
    count = 2.6 * (radius / wide) ** 2
    for i in range(int(count)):
        a, out = i * 2.39996, (radius - long * .6) * math.sqrt(i / count)
        x, y = out * math.cos(a), out * math.sin(a)
        at = Vector((x, y, surface(x, y) + chance.uniform(-.3, .3) * thick))
        lie = Euler((math.pi / 2 + chance.uniform(-.4, .4), chance.uniform(-.4, .4), 0))
        spots.append((at, lie, chance.uniform(0, 6.28)))
    points, faces = [], []
    ball_points, ball_faces = unit_ball()
    for at, lie, turn in spots:
        turned, first = Euler((0, 0, turn)).to_matrix() @ lie.to_matrix(), len(points)
        points += [at + turned @ Vector((x * long / 2, y * thick / 2, z * wide / 2)) for x, y, z in ball_points]
        faces += [tuple(first + point for point in face) for face in ball_faces]
    return solid(name, points, faces, material, 0, angle=180)


def unit_ball(rings=4, steps=7):
    """Points and faces of a ball of radius 1, its poles along X: as few as will do for a grain."""
    angles = [(math.pi * i / rings, 2 * math.pi * k / steps) for i in range(1, rings) for k in range(steps)]
    points = [(math.cos(t), math.sin(t) * math.cos(a), math.sin(t) * math.sin(a)) for t, a in angles] + [(1, 0, 0), (-1, 0, 0)]
    last, faces = (rings - 2) * steps, []
    for k in range(steps):
        after = (k + 1) % steps
        faces += [(i * steps + k, i * steps + after, (i + 1) * steps + after, (i + 1) * steps + k) for i in range(rings - 2)]
        faces += [(len(angles), after, k), (len(angles) + 1, last + k, last + after)]
    return points, faces


@prop('jar', .055)
def jar(look, fill='pasta', height=.2, radius=.048, lid='oak-natural', seed=1, level=None):
    """A storage jar with a wooden lid: pasta, penne, beans, lentils, flour, coffee or rice; `level` is how full it is, up to 1."""
    outline = [(radius - .004, .001), (radius, .006), (radius, height - .004), (radius - .001, height)]
    hollow(look, 'jar', outline, .0022, .0025, look('glass'))
    lathe('lid', [(0, height - .008), (radius - .0035, height - .008), (radius - .0032, height + .0012), (radius, height + .0015), (radius + .0005, height + .003), (radius + .0003, height + .016), (radius - .001, height + .0172), (0, height + .0172)], look(lid, grain='X'))
    lathe('seal', [(radius - .0034, height - .006), (radius - .0022, height - .0055), (radius - .0022, height - .002), (radius - .0034, height - .0015)], look.plain('#efeae0', .5))
    # Jars of one shelf share a seed: what is in them and their size make their levels differ.
    chance = random.Random(f'{seed} {fill} {height} {radius}')
    inside = radius - .0026
    if fill == 'pasta':
        spaghetti(look, inside, (height - .012) * (level or 1), chance)
        return
    high = (level or chance.uniform(.5, .82)) * (height - .012)
    if fill == 'penne':
        penne(look, inside, high, chance)
    elif fill == 'flour':
        heaped('flour', inside, uneven_surface(high, inside, chance), look.skin('#f3eee4', '#ece5d8', .95, size=120, depth=.25, patches=40))
    else:
        tone, second, size = GRAINS[fill]
        poured(fill, inside, uneven_surface(high, inside, chance, .1), size, look.grains(tone, second), chance)


@prop('carafe', .05)
def carafe(look, water=True):
    outline = [(.042, .001), (.046, .006), (.045, .06), (.036, .12), (.024, .16), (.023, .19), (.03, .225)]
    hollow(look, 'carafe', outline, .0018, .008, look('glass'))
    if water:
        filling('water', outline, .0018, .008, .12, look('glass', colour='#e6f2f2'))


@prop('empty vase', .09)
def vase(look, shape='bottle', colour='#e9e2d4', height=.24):
    """Shapes: bottle, ball, cylinder, jug, ribbed."""
    body(look, shape, colour, height)


SHAPES = {
    'bottle': [(.60, 0), (.66, .012), (.9, .2), (1, .36), (.9, .52), (.56, .68), (.36, .8), (.36, .9), (.44, 1)],
    'ball': [(.5, 0), (.56, .012), (.85, .16), (1.12, .42), (1.12, .58), (.85, .8), (.5, .92), (.45, .95), (.5, 1)],
    'cylinder': [(.68, 0), (.72, .01), (.74, .03), (.74, .5), (.74, .97), (.74, 1)],
    'cone': [(.42, 0), (.46, .01), (.6, .3), (.8, .65), (.98, .98), (1, 1)],
    'jug': [(.62, 0), (.7, .015), (.84, .18), (.84, .4), (.62, .66), (.5, .82), (.56, 1)],
}


def body(look, shape, colour, height):
    """The vase itself; returns the radius of its mouth."""
    wide = height * .29
    if shape == 'ribbed':
        rings, steps = [(.62, 0), (.66, .01), (.86, .2), (.98, .45), (.95, .65), (.7, .84), (.55, .93), (.58, 1)], 120
        outside = [[(r * wide * (1 + .035 * math.cos(15 * 2 * math.pi * k / steps)), z * height, k) for k in range(steps)] for r, z in rings]
        inside = [[(r * wide - .006, max(.008, z * height), k) for k in range(steps)] for r, z in reversed(rings)]
        loops = outside + inside
        points = [(r * math.cos(2 * math.pi * k / steps), r * math.sin(2 * math.pi * k / steps), z) for loop in loops for r, z, k in loop]
        faces = [(i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k) for i in range(len(loops) - 1) for k in range(steps)]
        faces += [tuple(range(steps)), tuple(range((len(loops) - 1) * steps, len(loops) * steps))]
        round_off(solid('vase', points, faces, look('ceramic', colour=colour), 0, angle=60))
        return wide * .55
    hollow(look, 'vase', [(r * wide, z * height + .001) for r, z in SHAPES[shape]], .005, .01, look('ceramic', colour=colour))
    if shape == 'jug':
        tube('handle', [(wide * .5, 0, height * .9), (wide * .95, 0, height * .92), (wide * 1.25, 0, height * .72), (wide * 1.1, 0, height * .48), (wide * .78, 0, height * .42)], .007, look('ceramic', colour=colour), bezier=True, flatten=1.5)
    return SHAPES[shape][-1][0] * wide - .006

"""What people leave behind: candles, crumbs, paint."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from mesh import ball, circle, cylinder, gathered, lathe, link, place, plate, rounded_rect, sheet, solid, spline, tube
from .bottles import hollow
from .registry import prop


@prop('candle', .05)
def candle(look, tall=.2, lit=True, metal='brass', colour='#f1e7d3'):
    """A taper in a low holder."""
    lathe('holder', [(0, 0), (.042, 0), (.045, .003), (.043, .006), (.016, .009), (.0135, .02), (.0145, .036), (.0125, .038), (.0115, .03), (0, .03)], look(metal), segments=56)
    lathe('wax', [(0, .028), (.0112, .028), (.0102, .028 + tall), (.0085, .031 + tall), (.004, .029 + tall), (0, .029 + tall)], look.plain(colour, .45, .5), segments=32)
    cylinder('wick', .0009, .012, (0, 0, .028 + tall), look.plain('#2a2420', .9), bevel=0, steps=8)
    if lit:
        top = .036 + tall
        lathe('flame', [(0, top), (.0035, top + .003), (.0058, top + .011), (.0045, top + .022), (.0016, top + .034), (0, top + .04)], look('glow', colour='#ffb45a', strength=28), segments=24)
        light = bpy.data.lights.new('candle', 'POINT')
        light.energy, light.color, light.shadow_soft_size = 3.2, (1, .6, .28), .012
        link(bpy.data.objects.new('candle', light)).location.z = top + .045


@prop('crumbs', .1)
def crumbs(look, count=60, spread=.1, colour='#c08a4a', seed=1):
    chance = random.Random(seed)
    crust = look.skin(colour, '#e2c08a', .85, size=300, depth=.3)
    for _ in range(count):
        r, a, d = chance.uniform(.0006, .0022), chance.uniform(0, 2 * math.pi), spread * chance.random() ** .7
        crumb = ball('crumb', r, crust, (d * math.cos(a) * 1.4, d * math.sin(a), r * .5), (1, chance.uniform(.4, 1), .6), 6)
        # Torn, not rolled.
        for corner in crumb.data.vertices:
            corner.co *= chance.uniform(.55, 1.25)
        crumb.rotation_euler.z = chance.uniform(0, 6)


TIN_TOP = .1592
"""Where the rim of a paint tin is highest."""


@prop('paint tin', .1)
def paint_tin(look, colour='sage', brush=True, lid=False):
    """An opened tin of paint with its rolled rim, label and bail, and with a run down its side and a `brush` across it, or
    untouched; its `lid` lies beside it, upside down."""
    tin, paint = look('chrome', rough=.3), look.plain(colour, .18, .5, coat=.3)
    hollow(look, 'tin', [(.068, 0), (.0715, .001), (.072, .0035), (.07, .006), (.07, .15)], .0012, .002, tin)
    lathe('label', [(.0705, .012), (.0711, .0125), (.0711, .1345), (.0705, .135)], look.plain('#f1ece0', .5), segments=96)
    lathe('stripe', [(.0711, .05), (.0714, .0502), (.0714, .0898), (.0711, .09)], look.plain(colour, .4), segments=96)
    for z in (.024, .118):
        lathe('line', [(.0711, z), (.0714, z + .0001), (.0714, z + .0011), (.0711, z + .0012)], look.plain('#4a4640', .6), segments=96)
    # A curl outside, a groove for the lid, and a lip inside it.
    lathe('rim', [(.07, .1475), (.0742, .1482), (.0762, .151), (.0765, .1545), (.075, .158), (.0728, .1591), (.0708, .1584), (.0698, .156), (.0692, .1525), (.0676, .1518), (.0662, .153), (.0656, .156), (.0648, .157), (.0636, .1562), (.0632, .153), (.0632, .149), (.0645, .1475)], tin, segments=96, subdivide=2)
    # The bail hangs down in front, from an ear on either side, with a sleeve to carry it by.
    def bail(degrees):
        turn = math.radians(degrees)
        return (.0775 * math.cos(turn), -.0798 * math.sin(turn) ** .9, .138 - .058 * math.sin(turn))
    tube('bail', [bail(3 * step) for step in range(61)], .0013, tin, steps=12)
    tube('sleeve', [bail(66 + 3 * step) for step in range(17)], .0036, look.plain('#efe9dc', .4), steps=16, caps='round')
    for side in (-1, 1):
        lathe('ear', [(.0, .0), (.009, .0), (.0088, .0022), (.006, .0042), (.0022, .005), (0, .005)], tin, segments=40).matrix_basis = Matrix.Translation((side * .0698, 0, .138)) @ Matrix.Rotation(side * math.pi / 2, 4, 'Y')
    # Paint creeps up the wall of its tin.
    lathe('paint', [(0, .116), (.0689, .116), (.0689, .1235), (.0678, .1215), (.066, .1206), (0, .1202)], paint, segments=96)
    if lid:
        with gathered() as cover:
            lathe('lid', [(0, .0035), (.058, .0035), (.061, .002), (.063, 0), (.066, 0), (.0675, .002), (.0675, .0075), (.066, .0085), (.0645, .007), (.0625, .0045), (.058, .0055), (0, .0055)], tin, segments=96)
            wet = [.053 * (1 + .014 * math.sin(2 * turn + 1) + .012 * math.sin(3 * turn)) for turn in (2 * math.pi * step / 180 for step in range(180))]
            plate('wet', [(r * math.cos(2 * math.pi * step / 180), r * math.sin(2 * math.pi * step / 180)) for step, r in enumerate(wet)], [], .0018, paint, .0008).location.z = .0054
        place(cover, (.13, -.075, 0))
    if not brush:
        return
    for turn, length, wide in ((-68, .062, .0042), (-80, .026, .0032)):
        _paint_run(turn, length, wide, paint)
    with gathered() as whole:
        flat_brush(look, paint)
    place(whole, (.004, .034, TIN_TOP), 28)


def _paint_run(turn, length, wide, paint):
    """A run over the rim and down the label: broad where it leaves, a thread, then a drop at its end."""
    # Radius and height of what it flows over.
    path = spline([(.0640, 0, .1565), (.0695, 0, .1588), (.0735, 0, .1593), (.0764, 0, .156), (.0763, 0, .1505), (.0726, 0, .1462), (.0713, 0, .138), (.0714, 0, .147 - length)], 10)

    def spot(u, v):
        place = v * (len(path) - 1)
        at = min(int(place), len(path) - 2)
        here, ahead = path[at].lerp(path[at + 1], place - at), (path[at + 1] - path[at]).normalized()
        # Narrow on its way, wide at both ends, closed like a drop.
        half = wide * (.32 + .68 * max(0, 1 - v / .45) ** 2 + .3 * math.exp(-((v - .95) / .05) ** 2)) * min(1, ((1 - v) / .03) ** .5 if v < 1 else 0)
        across = 2 * u - 1
        proud = (.0009 + .0007 * math.exp(-((v - .95) / .05) ** 2)) * max(0, 1 - across * across) ** .5 - .0003
        out = Vector((-ahead.z, 0, ahead.x))
        r, z = here.x + proud * out.x, here.z + proud * out.z
        angle = math.radians(turn) + across * half / r
        return Vector((r * math.cos(angle), r * math.sin(angle), z))

    sheet('run', spot, 16, 90, paint, 0)


def flat_brush(look, paint):
    """A brush for lacquer, lying flat along Y with its bristles to +Y: beaver-tail handle, nailed ferrule, wet bristles."""
    wood, steel = look('oak-natural', grain='Y', rough=.35), look('chrome', rough=.25)
    half = spline([(.0225, .028, 0), (.0215, .02, 0), (.012, -.004, 0), (.0105, -.03, 0), (.0135, -.075, 0), (.0145, -.1, 0), (.0115, -.118, 0), (.004, -.126, 0), (0, -.127, 0)], 8)
    outline = [(-x, y) for x, y, _ in half[:-1]] + [(x, y) for x, y, _ in reversed(half)]
    plate('handle', outline, [circle(.0042, 0, -.108, 32)[::-1]], .0115, wood, .005, segments=5)
    plate('ferrule', rounded_rect(.051, .03, .001, 0, .035, steps=2), [], .0145, steel, .0025, segments=4).location.z = -.0015
    for y in (.0265, .0435):
        plate('crimp', rounded_rect(.0516, .0022, .001, 0, y, steps=3), [], .0151, steel, .001).location.z = -.0018
    for x in (-.014, .014):
        ball('nail', .0016, steel, (x, .035, .013), (1, 1, .5), 16)
    chance = random.Random(4)
    points, faces, painted = [], [], []
    for _ in range(900):
        x, z = chance.uniform(-.0238, .0238), chance.uniform(.0004, .0112)
        # Chiselled: the middle hairs reach furthest, and wet tips draw together.
        long = .052 - .012 * abs(z - .0058) / .0054 - chance.uniform(0, .004)
        start, thick = len(points), .0005
        for step, share in enumerate((0, .35, .4, .8, 1)):
            drawn = 1 - .22 * share * share
            cx, cz, y = x * drawn + chance.uniform(-.0003, .0003) * step, .0058 + (z - .0058) * drawn, .049 + long * share
            r = thick * (1 - .6 * share * share)
            points += [(cx + r * math.cos(turn), y, cz + r * math.sin(turn)) for turn in (0, 2.1, 4.2)]
            if step:
                a, b = start + 3 * (step - 1), start + 3 * step
                faces += [(a + k, a + (k + 1) % 3, b + (k + 1) % 3, b + k) for k in range(3)]
                painted += [step > 1] * 3
        faces.append((start + 12, start + 13, start + 14))
        painted.append(True)
    hairs = solid('bristles', points, faces, look.plain('#8d6b45', .6), 0)
    hairs.data.materials.append(paint)
    hairs.data.polygons.foreach_set('material_index', [int(wet) for wet in painted])


KNOBS = {
    'mushroom': [(0, 0), (.009, 0), (.0075, .004), (.006, .012), (.009, .018), (.0165, .021), (.018, .026), (.0165, .032), (.009, .036), (0, .037)],
    'ball': [(0, 0), (.009, 0), (.0075, .005), (.0055, .011), (.009, .0135), (.0145, .019), (.017, .027), (.0145, .035), (.0085, .0415), (0, .044)],
    'disc': [(0, 0), (.0075, 0), (.006, .005), (.006, .018), (.021, .0205), (.0225, .0225), (.0225, .0255), (.021, .0275), (0, .0275)],
    'cone': [(0, 0), (.0085, 0), (.009, .002), (.016, .03), (.017, .034), (.0155, .036), (0, .0365)],
    'rings': [(0, 0), (.0115, 0), (.0125, .005), (.0095, .008), (.0125, .012), (.0135, .016), (.0105, .019), (.0145, .023), (.0165, .029), (.0135, .034), (0, .035)],
    'dish': [(0, 0), (.008, 0), (.0065, .012), (.011, .017), (.019, .022), (.0195, .0245), (.018, .025), (.012, .0225), (0, .021)],
}


@prop('knob', .03)
def knob(look, shape='ball', metal=None, colour='#f4f1ea', wood=None, scale_to=1.0):
    """Sits on a face whose plane is y = 0 and points to -Y: of metal, of wood, or glazed in a colour."""
    surface = look(metal) if metal else look(wood, grain='X') if wood else look.plain(colour, .18, .5, coat=.6)
    thing = lathe('knob', [(r * scale_to, z * scale_to) for r, z in KNOBS[shape]], surface, segments=56)
    thing.rotation_euler = (math.pi / 2, 0, 0)

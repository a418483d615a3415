"""What lies on a table when one chooses: samples, boxes, drawings, screens."""
import math
import random

from mathutils import Matrix, Vector

from mesh import (
    box, circle, cylinder, extrude, gathered, lathe, picture_plane, place, plate, rounded_rect, sheet, tilt,
    tube,
)
from .registry import prop


def tile(look, key, width=.1, height=.1, thick=.019, **options):
    """A piece of a front, upright with its face to -Y and its foot on z = 0: woods keep their grain vertical."""
    thing = box('sample', -width / 2, width / 2, 0, thick, 0, height, look(key, **{'grain': 'Z', 'thick': 'Y', **options}), .0012, segments=3)
    return thing


@prop('sample', .08)
def sample(look, material='oak-natural', width=.1, height=.1, thick=.019, lies=True, paint=None):
    """A front sample of any material key; lies flat on its back, or stands (`lies` false). `paint` colours Painted."""
    with gathered() as things:
        tile(look, material, width, height, thick, **({'colour': paint} if paint else {}))
    if lies:
        tilt(things, -90, 'X')
        place(things, (0, -height / 2, thick))


@prop('samples', .25)
def fanned_samples(look, materials=('tabasco', 'honey', 'sage', 'oak-natural', 'blueberry'), width=.1, height=.1, thick=.012, spread=14, seed=1):
    """Samples lying over each other like cards, each leaning on the one before."""
    for i, key in enumerate(materials):
        with gathered() as things:
            tile(look, key, width, height, thick)
        tilt(things, -90, 'X')
        place(things, (0, -height / 2, thick))
        lean = 0 if i == 0 else math.degrees(math.asin(min(.9, thick / (width * .62))))
        tilt(things, lean, 'Y', (width / 2, 0, 0))
        place(things, ((i - (len(materials) - 1) / 2) * width * .62, .006 * (-1) ** i, 0), 0)


@prop('sample stack', .1)
def sample_stack(look, materials=('multiplex', 'tabasco', 'walnut', 'sage', 'honey'), width=.12, height=.12, thick=.019, seed=1):
    chance = random.Random(seed)
    for i, key in enumerate(materials):
        with gathered() as things:
            tile(look, key, width, height, thick)
        tilt(things, -90, 'X')
        place(things, (0, -height / 2, thick))
        place(things, (chance.uniform(-.008, .008), chance.uniform(-.008, .008), i * (thick + .0003)), chance.uniform(-16, 16))


@prop('sample box', .35)
def sample_box(look, materials=('oat', 'sage', 'tabasco', 'honey', 'blueberry', 'cherry'), columns=3, tile_size=.09, lid='beside', label='tabasco', thick=.012, paints=None):
    """A cardboard box with tiles in a grid. `lid`: beside, under (the box stands in it), or null. `paints` colours
    tiles of Painted, one value per tile or null."""
    card = look('cardboard')
    gap, wall = .006, .004
    rows = math.ceil(len(materials) / columns)
    w, d, h = columns * (tile_size + gap) + gap, rows * (tile_size + gap) + gap, .045
    with gathered() as whole:
        box('bottom', -w / 2, w / 2, -d / 2, d / 2, 0, wall, card, .0006)
        for s in (-1, 1):
            box('wall', s * (w / 2 + wall / 2) - wall / 2, s * (w / 2 + wall / 2) + wall / 2, -d / 2 - wall, d / 2 + wall, 0, h, card, .0008)
            box('wall', -w / 2, w / 2, s * (d / 2 + wall / 2) - wall / 2, s * (d / 2 + wall / 2) + wall / 2, 0, h, card, .0008)
        box('bed', -w / 2 + .0005, w / 2 - .0005, -d / 2 + .0005, d / 2 - .0005, wall, h - thick - .01, look('cardboard', colour='#2b2926'), .001)
        for i, key in enumerate(materials):
            column, row = i % columns, i // columns
            x, y = -w / 2 + gap + tile_size / 2 + column * (tile_size + gap), d / 2 - gap - tile_size / 2 - row * (tile_size + gap)
            paint = paints[i] if paints and paints[i] else None
            with gathered() as things:
                tile(look, key, tile_size, tile_size, thick, **({'colour': paint} if paint else {}))
            tilt(things, -90, 'X')
            place(things, (0, -tile_size / 2, thick))
            place(things, (x, y, h - thick - .0098))
    if lid:
        with gathered() as cover:
            box('lid', -w / 2 - .007, w / 2 + .007, -d / 2 - .007, d / 2 + .007, .026, .03, card, .0008)
            for s in (-1, 1):
                box('lid side', s * (w / 2 + .007) - .002, s * (w / 2 + .007) + .002, -d / 2 - .009, d / 2 + .009, 0, .03, card, .0008)
                box('lid side', -w / 2 - .005, w / 2 + .005, s * (d / 2 + .007) - .002, s * (d / 2 + .007) + .002, 0, .03, card, .0008)
            box('label', -w * .3, w * .3, -d * .16, d * .16, .0299, .0305, look.plain(label, .7), 0)
            box('line', -w * .22, w * .22, -d * .03, d * .03, .0304, .0308, look.plain('oat', .7), 0)
        if lid == 'under':
            tilt(cover, 180, 'X')
            place(cover, (0, 0, .03))
            place(whole, (0, 0, .0042))
        else:
            place(cover, (w + .05, -.02, 0), -9)


@prop('colour fan', .15)
def colour_fan(look, colours=('tabasco', 'honey', 'butter', 'mint', 'sage', 'roquefort', 'blueberry', 'aubergine', 'cherry', 'tuna', 'lychee', 'oat'), opened=110):
    """Strips of card around a rivet, opened like a hand of cards."""
    count = len(colours)
    for i, tone in enumerate(colours):
        strip = plate('card', rounded_rect(.046, .2, .005, 0, .085), [], .0009, look.plain(tone, .6), .0002)
        strip.matrix_basis = Matrix.Translation((0, 0, i * .00095)) @ Matrix.Rotation(math.radians((i / (count - 1) - .5) * -opened), 4, 'Z')
        band = box('name', -.016, .01, .15, .156, 0, .0002, look.plain('#f4f1ea', .7), 0)
        band.matrix_basis = Matrix.Translation((0, 0, i * .00095 + .00085)) @ Matrix.Rotation(math.radians((i / (count - 1) - .5) * -opened), 4, 'Z') @ band.matrix_basis
    cylinder('rivet', .006, count * .00095 + .0016, (0, 0, 0), look('brass'))


@prop('rolled drawings', .3)
def rolled_drawings(look, count=3, band='tabasco', length=.6):
    """Rolls of paper along X, one on top of two, a rubber band around each."""
    paper = look.plain('#f3efe6', .9, .1)
    spots = [(-.032, 0), (.032, 0), (0, .0555), (.096, 0)][:count]
    for i, (y, z) in enumerate(spots):
        turns, r = 3.2, .031
        spiral = [(r * (1 - .16 * t) * math.cos(t * turns * 2 * math.pi + i), r * (1 - .16 * t) * math.sin(t * turns * 2 * math.pi + i)) for t in (k / 90 for k in range(91))]
        sheet('roll', lambda u, v: Vector(((u - .5) * length * (1 - .06 * i), y + spiral[min(90, round(v * 90))][0], z + r + .0028 + spiral[min(90, round(v * 90))][1])), 4, 90, paper, .0005)
        ring = [(.05 * (-1) ** i, y + (r + .0012) * math.cos(a), z + r + .0028 + (r + .0012) * math.sin(a)) for a in (2 * math.pi * k / 32 for k in range(32))]
        tube('band', ring, .0016, look.plain(band, .6), closed=True, steps=6)


@prop('floor plan', .45)
def floor_plan(look, width=.59, depth=.42, ink='blueberry', curl=True):
    """A drawing on paper lying flat: a kitchen from above and its elevation, in thin lines."""
    rise = lambda x: .0006 + (.022 * max(0, abs(x) / (width / 2) - .86) ** 2 / .0196 if curl else 0)
    sheet('paper', lambda u, v: Vector(((u - .5) * width, (v - .5) * depth, rise((u - .5) * width))), 40, 2, look.plain('#f6f3ea', .9, .1), .0004)
    line = look.plain(ink, .8)

    def stroke(x0, y0, x1, y1, thick=.0011):
        box('line', min(x0, x1) - thick / 2, max(x0, x1) + thick / 2, min(y0, y1) - thick / 2, max(y0, y1) + thick / 2, .0008, .0011, line, 0)

    def frame(x0, y0, x1, y1, thick=.0011):
        stroke(x0, y0, x1, y0, thick), stroke(x1, y0, x1, y1, thick), stroke(x0, y1, x1, y1, thick), stroke(x0, y0, x0, y1, thick)
    frame(-.23, .02, .1, .17, .003)
    frame(-.22, .13, .09, .16)
    for i in range(5):
        stroke(-.22 + .062 * i, .13, -.22 + .062 * i, .16)
    frame(-.12, .06, .0, .095)
    plate('hob', circle(.01, -.19, .145, 24), [circle(.009, -.19, .145, 24)[::-1]], .0003, line, 0).location.z = .0008
    frame(-.23, -.16, .1, -.03)
    for i in range(6):
        x = -.23 + .055 * i
        frame(x, -.16, x + .055, -.09)
        if i % 2:
            stroke(x, -.113, x + .055, -.113), stroke(x, -.137, x + .055, -.137)
    stroke(-.23, -.085, .1, -.085, .002)
    for i in range(7):
        stroke(.14, .14 - .02 * i, .14 + (.09 if i % 3 else .06), .14 - .02 * i)
    for i, tone in enumerate(('tabasco', 'honey', 'sage', 'oat')):
        box('colour', .14 + .026 * i, .162 + .026 * i, -.15, -.12, .0008, .0011, look.plain(tone, .8), 0)


def _screen_drawing(look, width, height, fronts, wall='#f3efe6'):
    """A kitchen in parallel projection on a lit screen, upright, facing -Y, its lower edge on z = 0."""
    lit = lambda colour, strength=.9: look('glow', colour=look.colour(colour), strength=strength)
    shapes = []

    def flat(x, y, z):
        """Room coordinates in metres to the sheet: a run of units seen a little from above."""
        return (x - y * .42, z - y * .5)

    def block(x0, x1, y0, y1, z0, z1, colour):
        tone = look.colour(colour).lstrip('#')
        shade = lambda f: '#' + ''.join('%02x' % min(255, int(int(tone[i:i + 2], 16) * f)) for i in (0, 2, 4))
        shapes.append(([flat(x0, y1, z1), flat(x1, y1, z1), flat(x1, y0, z1), flat(x0, y0, z1)], shade(1.08)))
        shapes.append(([flat(x0, y1, z0), flat(x1, y1, z0), flat(x1, y1, z1), flat(x0, y1, z1)], colour))
        shapes.append(([flat(x1, y1, z0), flat(x1, y0, z0), flat(x1, y0, z1), flat(x1, y1, z1)], shade(.8)))
    shapes.append(([flat(-1.75, 0, 0), flat(1.75, 0, 0), flat(1.75, 0, 2.3), flat(-1.75, 0, 2.3)], '#e9ded2'))
    shapes.append(([flat(-1.75, 1.4, 0), flat(1.75, 1.4, 0), flat(1.75, 0, 0), flat(-1.75, 0, 0)], '#d8c6a8'))
    block(-1.5, -.9, 0, .6, 0, 2.1, fronts[0])
    for i in range(4):
        x = -.9 + .6 * i
        block(x, x + .595, 0, .6, .08, .88, fronts[(i + 1) % len(fronts)])
    block(-.9, 1.5, 0, .62, .88, .92, '#f4f2ee')
    for x in (-.9, .3):
        for z in (.34, .61):
            shapes.append(([flat(x, .6, z), flat(x + .595, .6, z), flat(x + .595, .6, z + .012), flat(x, .6, z + .012)], '#2a2826'))
    block(-.6, 1.2, 0, .3, 1.5, 1.55, '#c9a06a')
    for i, tone in enumerate(('honey', 'sage', 'tabasco')):
        block(-.3 + .4 * i, -.14 + .4 * i, .08, .24, 1.55, 1.75, tone)
    # Fit the drawing into the screen with a margin, whatever the screen's proportions.
    xs, zs = [x for shape, _ in shapes for x, _ in shape], [z for shape, _ in shapes for _, z in shape]
    fit = .9 * min(width / (max(xs) - min(xs)), height / (max(zs) - min(zs)))
    middle = (max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2
    box('page', -width / 2, width / 2, 0, .0005, 0, height, lit(wall, .95), 0)
    for layer, (points, colour) in enumerate(shapes, 1):
        thing = plate('drawing', [((x - middle[0]) * fit, height / 2 + (z - middle[1]) * fit) for x, z in points], [], .0001, lit(colour), 0)
        thing.matrix_basis = Matrix.Translation((0, -.00012 * layer, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')


@prop('monitor', .4)
def monitor(look, width=.72, picture=None, fronts=('tabasco', 'honey', 'blueberry')):
    """A large screen on a foot; shows an image file (`picture`) or a 3D drawing of a kitchen in `fronts`."""
    height = width * 9 / 16
    shell = look.plain('#232326', .4)
    low = .14
    plate('foot', rounded_rect(.28, .2, .02), [], .008, look('steel'), .002)
    box('column', -.03, .03, .03, .045, .005, low + height * .5, look('steel'), .003)
    box('body', -width / 2 - .008, width / 2 + .008, .0, .022, low - .012, low + height + .008, shell, .004)
    _show(look, width, height, (0, -.0008, low), picture, fronts)


def _show(look, width, height, at, picture, fronts, lean=0):
    with gathered() as screen:
        if picture:
            picture_plane('screen', width, height, look('picture', path=picture, glowing=.9))
        else:
            _screen_drawing(look, width, height, fronts)
    if lean:
        tilt(screen, lean, 'X')
    place(screen, at)


@prop('laptop', .22)
def laptop(look, picture=None, fronts=('tabasco', 'honey', 'blueberry'), colour='#b9bbbd', opened=108):
    metal, keys = look.metal(colour, .4), look.plain('#1c1c1e', .6)
    w, d = .32, .22
    plate('base', rounded_rect(w, d, .012), [], .012, metal, .003, 3)
    for row in range(5):
        for k in range(13):
            x, y = -w / 2 + .034 + k * .0195, .07 - row * .0195
            box('key', x, x + .0165, y, y + .0165, .0118, .0132, keys, .0006)
    plate('touchpad', rounded_rect(.105, .062, .004, 0, -.066), [], .0004, look.metal(colour, .3), 0).location.z = .0119
    lean = opened - 90
    with gathered() as lid:
        back = plate('lid', rounded_rect(w, .212, .012, 0, .106), [], .006, metal, .002, 3)
        back.matrix_basis = Matrix.Translation((0, .006, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        front = plate('bezel', rounded_rect(w - .004, .208, .01, 0, .106), [], .0006, keys, 0)
        front.matrix_basis = Matrix.Translation((0, .0002, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        _show(look, w - .02, .184, (0, -.0012, .016), picture, fronts)
    tilt(lid, -lean, 'X')
    place(lid, (0, d / 2 - .004, .008))
    cylinder('hinge', .005, .22, (-.11, d / 2 - .003, .009), keys, 'X')


@prop('pencils', .1)
def pencils(look, colours=('tabasco', 'honey', 'blueberry', 'sage'), seed=1):
    """A few, lying about."""
    chance = random.Random(seed)
    for i, tone in enumerate(colours):
        with gathered() as one:
            r = .0037
            extrude('pencil', [(r * math.cos(math.pi * k / 3), r * math.sin(math.pi * k / 3) + r * .87) for k in range(6)], 'X', -.08, .07, look.plain(tone, .3, coat=.3), .0004)
            cone = lathe('tip', [(r * .95, 0), (.0011, .014), (0, .014)], look('oak-natural', grain='Z'), segments=6, subdivide=0, angle=30)
            cone.matrix_basis = Matrix.Translation((.07, 0, r * .87)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
            lead = lathe('lead', [(.0011, 0), (0, .005)], look.plain(tone, .4), segments=12, subdivide=0)
            lead.matrix_basis = Matrix.Translation((.0838, 0, r * .87)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        place(one, (chance.uniform(-.01, .01), (i - (len(colours) - 1) / 2) * .016, 0), chance.uniform(-5, 5))

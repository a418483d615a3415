"""Larger things around a kitchen: a bicycle, a ladder, a trolley table, a crate."""
import math
import random

from mathutils import Matrix, Vector

from mesh import ball, box, cylinder, gathered, lathe, place, plate, rounded_rect, sheet, tilt, tube
from .food import FRUIT
from .registry import prop


@prop('bicycle', .9, on_floor=True)
def bicycle(look, colour='tabasco', lean=9, crate=True):
    """A Dutch bicycle along X, its handlebar to +X, leaning back against a wall at y = +.47."""
    paint, chrome, black, rubber = look.plain(colour, .2, coat=.4), look('chrome'), look.plain('#161616', .5), look.plain('#232220', .75)
    r = .335
    back, front, crank = Vector((-.53, 0, r)), Vector((.58, 0, r)), Vector((-.08, 0, .29))
    seat_top, head_top, head_low = Vector((-.24, 0, .78)), Vector((.37, 0, .98)), Vector((.41, 0, .72))
    with gathered() as whole:
        for hub in (back, front):
            ring = lambda radius: [hub + Vector((radius * math.cos(a), 0, radius * math.sin(a))) for a in (2 * math.pi * i / 72 for i in range(72))]
            tube('tyre', ring(r - .018), .018, rubber, closed=True, steps=14)
            tube('rim', ring(r - .04), .011, chrome, closed=True, steps=10, flatten=.8)
            tube('hub', [hub + Vector((0, -.045, 0)), hub + Vector((0, .045, 0))], .016, chrome)
            for k in range(28):
                a, s = 2 * math.pi * k / 28, .03 * (-1) ** k
                b = a + .35 * (-1) ** (k // 2)
                tube('spoke', [hub + Vector((.016 * math.cos(b), s, .016 * math.sin(b))), hub + Vector(((r - .045) * math.cos(a), 0, (r - .045) * math.sin(a)))], .001, chrome, steps=5)
            guard = [hub + Vector(((r + .022) * math.cos(a), 0, (r + .022) * math.sin(a))) for a in (math.radians(x) for x in (range(-15, 196, 7) if hub is back else range(15, 176, 7)))]
            tube('mudguard', guard, .026, black, steps=14, flatten=.45)
        frame = .017
        tube('seat tube', [crank, seat_top], frame, paint)
        tube('down tube', [crank, head_low + Vector((-.004, 0, .02))], frame, paint)
        tube('top tube', [crank.lerp(seat_top, .55), crank.lerp(seat_top, .55).lerp(head_low, .5) + Vector((.02, 0, -.02)), head_low + Vector((-.02, 0, .1))], frame * .9, paint, bezier=True)
        tube('head', [head_low + Vector((.008, 0, -.03)), head_top + Vector((.012, 0, -.06))], .02, paint)
        for y in (-.05, .05):
            tube('chain stay', [crank + Vector((0, y * .4, 0)), back + Vector((0, y, 0))], .01, paint)
            tube('seat stay', [crank.lerp(seat_top, .8) + Vector((0, y * .4, 0)), back + Vector((0, y, 0))], .009, paint)
            tube('fork', [head_low + Vector((.008, y * .7, -.03)), front + Vector((-.06, y, .16)), front + Vector((0, y, 0))], .0115, paint, bezier=True)
            tube('carrier stay', [back + Vector((0, y * 1.1, 0)), back + Vector((-.04, y * 1.3, r + .07))], .005, black)
            tube('front carrier stay', [front + Vector((0, y * 1.15, 0)), front + Vector((.03, y * 1.5, r + .08))], .005, black)
        tube('crown', [head_low + Vector((.008, -.037, -.03)), head_low + Vector((.008, .037, -.03))], .014, paint, caps='round')
        tube('seat post', [seat_top, seat_top + Vector((-.03, 0, .09))], .012, chrome)
        seat = lambda u, v: seat_top + Vector((-.14 + .28 * v, (u - .5) * (.2 - .15 * v ** .7), .115 + .02 * math.sin(v * 3) - .06 * (2 * u - 1) ** 2 * (1 - .5 * v)))
        sheet('saddle', seat, 16, 20, look.plain('#5b3620', .5), .016)
        stem_top = head_top + Vector((-.02, 0, .1))
        tube('stem', [head_top + Vector((.012, 0, -.06)), stem_top], .012, chrome)
        tube('handlebar', [stem_top + Vector((-.2, -.29, .03)), stem_top + Vector((-.1, -.29, .035)), stem_top + Vector((.0, -.21, .045)), stem_top, stem_top + Vector((.0, .21, .045)), stem_top + Vector((-.1, .29, .035)), stem_top + Vector((-.2, .29, .03))], .0105, chrome, bezier=True)
        for y in (-.29, .29):
            tube('grip', [stem_top + Vector((-.09, y, .035)), stem_top + Vector((-.21, y, .03))], .0155, look.plain('#5b3620', .6), caps='round')
        ball('bell', .028, chrome, stem_top + Vector((-.02, -.15, .065)), (1, 1, .8))
        guard = plate('chain guard', [(-.5, .33), (-.46, .4), (-.1, .42), (.04, .38), (.06, .28), (.0, .19), (-.1, .17), (-.46, .27)], [], .012, black, .004)
        guard.matrix_basis = Matrix.Translation((0, -.035, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        for s, y in ((1, -.075), (-1, .075)):
            tip = crank + Vector((.12 * s, y, -.12 * s))
            tube('crank', [crank + Vector((0, y * .8, 0)), tip], .009, chrome)
            box('pedal', tip.x - .045, tip.x + .045, min(tip.y, tip.y + math.copysign(.09, y)), max(tip.y, tip.y + math.copysign(.09, y)), tip.z - .012, tip.z + .012, black, .004)
        lamp = lathe('lamp', [(0, 0), (.03, 0), (.042, .03), (.045, .045), (.04, .05), (0, .052)], chrome)
        lamp.matrix_basis = Matrix.Translation(head_top + Vector((.04, 0, -.1))) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        box('rear light', -.905, -.885, -.02, .02, .42, .47, look.plain('#b3161c', .2, coat=.5), .004)
        for y in (-.055, 0, .055):
            tube('carrier', [back + Vector((-.18, y, r + .07)), back + Vector((.2, y, r + .09))], .005, black)
        for x in (-.17, 0, .19):
            tube('carrier', [back + Vector((x, -.06, r + .075 + .02 * x)), back + Vector((x, .06, r + .075 + .02 * x))], .005, black)
        if crate:
            _crate(look, front + Vector((.03, 0, r + .085)), .4, .3, .22)
    # the stand is up: it leans with its far grip and saddle on the wall
    tilt(whole, -lean, 'X')
    place(whole, (0, 0, .018 * math.sin(math.radians(lean))))


def _crate(look, foot, width, depth, height):
    timber = look('oak-natural', grain='X')
    x, y, z = foot
    for k in range(4):
        yy = y - depth / 2 + .01 + k * (depth - .02) / 3.6
        box('floor', x - width / 2, x + width / 2, yy, yy + depth / 5, z, z + .008, timber)
    for k in range(3):
        low = z + .012 + k * height / 3
        for side in (-1, 1):
            box('slat', x - width / 2, x + width / 2, y + side * depth / 2 - .005, y + side * depth / 2 + .005, low, low + height / 3 - .016, timber)
            box('slat', x + side * width / 2 - .005, x + side * width / 2 + .005, y - depth / 2, y + depth / 2, low, low + height / 3 - .016, look('oak-natural', grain='Y'))
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = x + sx * (width / 2 - .014), y + sy * (depth / 2 - .014)
            box('corner', cx - .009, cx + .009, cy - .009, cy + .009, z, z + height, look('oak-natural', grain='Z'))


@prop('crate', .3, on_floor=True)
def crate(look, width=.5, depth=.36, height=.27, fill=None, seed=1):
    """A slatted wooden crate; `fill` puts fruit in it."""
    _crate(look, Vector((0, 0, 0)), width, depth, height)
    if fill:
        make, size = FRUIT[fill]
        chance = random.Random(seed)
        nx, ny = int((width - .05) / (size * 2.15)), int((depth - .05) / (size * 2.15))
        box('straw', -width / 2 + .02, width / 2 - .02, -depth / 2 + .02, depth / 2 - .02, .012, height - size * 1.4, look.skin('#d8bb7c', '#b8975a', .95, size=60, depth=1, patches=80), .01)
        for i in range(nx):
            for j in range(ny):
                x, y = (i - (nx - 1) / 2) * size * 2.15, (j - (ny - 1) / 2) * size * 2.15
                place(make(look, seed * 40 + i * ny + j), (x, y, height - size * 1.4 + chance.uniform(0, .008)), chance.uniform(0, 360))


@prop('ladder', .4, on_floor=True)
def ladder(look, wood='oak-natural', height=2.1, width=.42, lean=14, colour=None):
    """Leans against a wall at y = 0; its foot stands in front."""
    timber = look.plain(colour, .4) if colour else look(wood, grain='Z')
    rung = look.plain(colour, .4) if colour else look(wood, grain='X')
    a = math.radians(lean)
    length = height / math.cos(a)
    with gathered() as parts:
        for x in (-width / 2, width / 2):
            box('rail', x - .016, x + .016, -.03, 0, 0, length, timber, .004, segments=3)
        steps = int(length / .29)
        for i in range(steps):
            z = .25 + i * (length - .35) / (steps - 1) - .05
            cylinder('rung', .015, width, (-width / 2, -.015, z), rung, 'X', bevel=.001)
    tilt(parts, -lean, 'X')
    place(parts, (0, -length * math.sin(a) - .001, .03 * math.sin(a) * 0))


@prop('step stool', .3, on_floor=True)
def step_stool(look, wood='oak-natural', colour='honey'):
    """Two steps."""
    side, tread = look.plain(colour, .35), look(wood, grain='X')
    for x in (-.19, .17):
        panel = plate('side', [(-.2, 0), (.2, 0), (.2, .44), (0, .44), (-.0, .22), (-.2, .22)], [rounded_rect(.1, .05, .025, .09, .36)[::-1], rounded_rect(.16, .08, .04, 0, .08)[::-1]], .02, side, .003)
        panel.matrix_basis = Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
    box('tread', -.2, .2, -.205, .0, .22, .242, tread, .003)
    box('tread', -.2, .2, -.01, .205, .44, .462, tread, .003)

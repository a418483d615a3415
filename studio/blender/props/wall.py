"""What hangs on a wall. The wall's face is y = 0 and the thing stands out to -Y; z is its lower edge unless it says otherwise."""
import math
import random

from mathutils import Matrix

from mesh import box, circle, cylinder, gathered, lathe, place, plate, rounded_rect, tilt
from .registry import prop


@prop('shelf', .6)
def shelf(look, wood='oak-natural', width=1.2, depth=.22, thick=.03, brackets='brass'):
    """z is the board's top. `brackets`: a metal, or null for hidden fixings."""
    material = look(wood, grain='X')
    box('shelf', -width / 2, width / 2, -depth, -.0005, -thick, 0, material, .002, segments=3)
    if brackets:
        metal = look(brackets)
        for x in (-width / 2 + .12, width / 2 - .12):
            box('bracket', x - .012, x + .012, -.005, -.0005, -thick - .13, -thick, metal, .001)
            box('bracket', x - .012, x + .012, -depth + .03, -.003, -thick - .005, -thick, metal, .001)
            box('bracket', x - .012, x + .012, -depth + .03, -depth + .035, -thick - .005, .012 - thick, metal, .001)
            for z in (-thick - .03, -thick - .11):
                cylinder('screw', .004, .002, (x, -.0065, z), metal, 'Y', bevel=.0005, steps=12)


PALETTE = ('tabasco', 'honey', 'blueberry', 'lychee', 'mint', 'aubergine', 'butter', 'sage', 'cherry', 'oat')


@prop('poster', .5)
def poster(look, width=.5, height=.7, frame='oak-natural', design='blocks', colours=PALETTE, seed=1, stands=False):
    """An abstract print behind a thin frame: blocks, circles, arches, stripes, fruit (a big lemon) or letters-free grid."""
    chance = random.Random(seed)
    tones = list(colours)
    chance.shuffle(tones)
    tone = lambda i: look.plain(tones[i % len(tones)], .7, .2)
    depth = .022
    with gathered() as things:
        box('backing', -width / 2 + .008, width / 2 - .008, -.012, -.002, .008, height - .008, look.plain('oat', .8), 0)
        border = look(frame, grain='X') if frame in look.facts['materials'] else look(frame)
        rim = plate('frame', rounded_rect(width, height, .001, 0, height / 2), [rounded_rect(width - .03, height - .03, .001, 0, height / 2)[::-1]], depth, border, .0015)
        rim.matrix_basis = Matrix.Rotation(math.pi / 2, 4, 'X')
        w, h = width - .03 - .09, height - .03 - .09
        x0, z0, front = -w / 2, .06, -.0125

        def flat(outline, ink, layer=0):
            """`ink` is a material, or the number of a tone."""
            shape = plate('print', [(x0 + x * w, z0 + z * h) for x, z in outline], [], .0004, tone(ink) if isinstance(ink, int) else ink, 0)
            shape.matrix_basis = Matrix.Translation((0, front - .0006 * layer, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        rect = lambda a, b, c, d: [(a, c), (b, c), (b, d), (a, d)]
        ratio = w / h
        disc = lambda cx, cz, r, a0=0, a1=360: ([(cx, cz)] if a1 - a0 < 360 else []) + [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * k / 60)), cz + r * ratio * math.sin(math.radians(a0 + (a1 - a0) * k / 60))) for k in range(61 if a1 - a0 < 360 else 60)]
        if design == 'blocks':
            cut, rise = chance.uniform(.35, .65), chance.uniform(.4, .7)
            for i, block in enumerate((rect(0, cut, 0, rise), rect(cut, 1, 0, rise * .55), rect(cut, 1, rise * .55, 1), rect(0, cut, rise, 1))):
                flat(block, i)
            flat(disc(cut, rise, .2), 4, 1)
        elif design == 'circles':
            flat(rect(0, 1, 0, 1), 0)
            for i in range(3):
                for j in range(4):
                    cx, cz = (i + .5) / 3, (j + .5) / 4
                    flat(disc(cx, cz, .13), i + j + 1, 1)
                    flat(disc(cx, cz, .13, 90 * ((i + 2 * j) % 4), 90 * ((i + 2 * j) % 4) + 180), i + j * 2 + 3, 2)
        elif design == 'arches':
            flat(rect(0, 1, 0, 1), 0)
            for i, r in enumerate((.46, .35, .24, .13)):
                arch = [(.5 - r, 0), (.5 + r, 0)] + [(.5 + r * math.cos(math.radians(a)), .42 + r * ratio * math.sin(math.radians(a))) for a in range(0, 181, 4)]
                flat(arch, i + 1, i + 1)
            flat(disc(.8, .86, .1), 5, 1)
        elif design == 'stripes':
            for i in range(9):
                flat(rect(i / 9, (i + 1) / 9, 0, 1), i)
        elif design == 'fruit':
            _lemon(lambda outline, colour, layer: flat(outline, look.plain(colour, .7, .2), layer), ratio, next(tone for tone in tones if tone not in ('honey', 'butter', 'sage', 'oat')))
        else:
            n = 4
            for i in range(n):
                for j in range(5):
                    flat(rect(i / n, (i + 1) / n, j / 5, (j + 1) / 5), i * 3 + j * 2)
                    flat(disc(i / n if (i + j) % 2 else (i + 1) / n, j / 5, .25, 0 if (i + j) % 2 else 90, 90 if (i + j) % 2 else 180), i + j + 4, 1)
        box('pane', -width / 2 + .014, width / 2 - .014, -.0185, -.0175, .014, height - .014, look('glass', mirror=.5), 0)
    if stands:
        tilt(things, -8, 'X')
        place(things, (0, -height * math.sin(math.radians(8)), 0))


def _lemon(flat, ratio, ground):
    """A lemon with its shade and a leaf, printed in four inks, as `flat(outline, colour, layer)` prints them."""
    def lemon(turn, size=1.0):
        tip = 1 + .16 * max(0, math.cos(turn)) ** 9 + .12 * max(0, -math.cos(turn)) ** 11
        x, z = .36 * size * math.cos(turn) * tip, .28 * size * math.sin(turn)
        # Hangs a little aslant.
        return (.5 + x * math.cos(.35) + z * math.sin(.35), .45 + (z * math.cos(.35) - x * math.sin(.35)) * ratio)
    rounds = [math.radians(4 * step) for step in range(90)]
    flat([(0, 0), (1, 0), (1, 1), (0, 1)], ground, 0)
    flat([lemon(turn) for turn in rounds], '#edbd2b', 1)
    # Shade along its lower side: between its outline and the same curve moved up.
    below = [lemon(math.radians(185 + 170 * step / 40)) for step in range(41)]
    flat(below + [(x, z + .075 * math.sin(math.pi * (40 - step) / 40)) for step, (x, z) in reversed(list(enumerate(below)))][1:-1], '#d2961c', 2)
    # The leaf leaves the stalk at the upper left and bends down to its tip.
    stalk = lemon(math.pi)
    rib = [(stalk[0] + .03 + .5 * t, stalk[1] + (.05 + .42 * t - .36 * t * t) * ratio) for t in (step / 24 for step in range(25))]
    wide = lambda step, side: side * .085 * math.sin(math.pi * (step / 24) ** .8) * ratio
    flat([(x, z + wide(step, 1)) for step, (x, z) in enumerate(rib)] + [(x, z + wide(step, -.75)) for step, (x, z) in reversed(list(enumerate(rib)))][1:-1], '#4d6b47', 3)
    flat([(x, z + .004) for x, z in rib[:-2]] + [(x, z - .004) for x, z in reversed(rib[:-2])], '#dfe3c8', 4)


@prop('mirror', .4)
def mirror(look, shape='round', width=.6, height=.8, frame='brass'):
    metal = look(frame, grain='X') if frame in look.facts['materials'] else look(frame)
    outline = {'round': circle(width / 2, 0, width / 2, 96), 'arch': rounded_rect(width, height, [width / 2 - .001, width / 2 - .001, .002, .002], 0, height / 2, 24), 'pill': rounded_rect(width, height, width / 2 - .001, 0, height / 2, 24)}[shape]
    inner = {'round': circle(width / 2 - .012, 0, width / 2, 96), 'arch': rounded_rect(width - .024, height - .024, [width / 2 - .013, width / 2 - .013, .001, .001], 0, height / 2, 24), 'pill': rounded_rect(width - .024, height - .024, width / 2 - .013, 0, height / 2, 24)}[shape]
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    plate('frame', outline, [inner[::-1]], .025, metal, .002).matrix_basis = turn
    plate('mirror', inner, [], .01, look('mirror'), 0).matrix_basis = turn


@prop('socket', .1)
def socket(look, count=2, colour='#f4f2ee', switch=False):
    """Dutch sockets side by side; z is their middle. `switch` makes the last one a light switch."""
    body, hole = look.plain(colour, .3), look.plain('#2a2927', .6)
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    plate('cover', rounded_rect(.081 + .071 * (count - 1), .081, .006), [rounded_rect(.06, .06, .003, (i - (count - 1) / 2) * .071)[::-1] for i in range(count)], .009, body, .0018).matrix_basis = turn
    for i in range(count):
        x = (i - (count - 1) / 2) * .071
        if switch and i == count - 1:
            rocker = box('rocker', x - .0285, x + .0285, -.0105, -.0015, -.0285, .0285, body, .002)
            rocker.rotation_euler = (math.radians(2.5), 0, 0)
            continue
        plate('well', rounded_rect(.057, .057, .002, x), [circle(.0195, x)[::-1]], .0085, body, .0008).matrix_basis = turn
        cylinder('bottom', .0195, .002, (x, -.002, 0), body, 'Y', bevel=0)
        for dx in (-.0095, .0095):
            cylinder('pin', .0026, .0006, (x + dx, -.0025, 0), hole, 'Y', bevel=0, steps=16)
        for z in (-.0185, .0185):
            box('earth', x - .0025, x + .0025, -.007, -.002, z - .001, z + .001, look('steel'), 0)


@prop('hook rail', .4)
def hook_rail(look, wood='walnut', width=.6, hooks=5, metal='brass'):
    """A board with pegs, for things that hang."""
    box('board', -width / 2, width / 2, -.018, -.0005, 0, .07, look(wood, grain='X'), .003)
    for i in range(hooks):
        x = (i - (hooks - 1) / 2) * (width - .1) / max(1, hooks - 1)
        peg = lathe('peg', [(0, 0), (.007, 0), (.006, .03), (.012, .042), (.012, .048), (0, .05)], look(metal), segments=24)
        peg.matrix_basis = Matrix.Translation((x, -.018, .033)) @ Matrix.Rotation(math.radians(80), 4, 'X')


@prop('clock', .2)
def clock(look, colour='tabasco', radius=.15, hour=10, minute=9):
    """z is its middle."""
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    lathe('case', [(0, 0), (radius, 0), (radius, .03), (radius - .003, .034), (radius - .012, .034), (radius - .014, .026), (0, .026)], look.plain(colour, .25, coat=.3), segments=80).matrix_basis = turn
    cylinder('face', radius - .013, .0012, (0, -.0272, 0), look.plain('#f6f2e8', .5), 'Y', bevel=0, steps=80)
    ink = look.plain('#1c1b20', .5)
    for k in range(12):
        mark = box('mark', -.0025, .0025, -.0006, .0006, radius * .72, radius * .84, ink, 0)
        mark.matrix_basis = Matrix.Translation((0, -.0278, 0)) @ Matrix.Rotation(2 * math.pi * k / 12, 4, 'Y') @ mark.matrix_basis
    for angle, length, wide, y in ((30 * (hour % 12) + minute / 2, .5, .005, -.029), (6 * minute, .74, .0035, -.0305)):
        hand = box('hand', -wide, wide, -.0006, .0006, -.015, radius * length, ink, 0)
        hand.matrix_basis = Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.radians(angle), 4, 'Y') @ hand.matrix_basis
    cylinder('pin', .006, .004, (0, -.0335, 0), look.plain(colour, .3), 'Y', bevel=.001)


@prop('stone sill', .5)
def stone_sill(look, width=3.2, depth=.09, thick=.08):
    """Below a window, outside: the front's face is y = 0, the window's lower edge z = 0."""
    box('sill', -width / 2, width / 2, -depth, .05, -thick, .006, look('concrete', colour='#6a6f72', rough=.35), .006, segments=3)

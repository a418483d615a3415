"""Stools, chairs, a bench and a table. Seats face -Y."""
import math

from mathutils import Matrix, Vector

from mesh import box, circle, cylinder, lathe, plate, rounded_rect, sheet, tube
from .registry import prop


def _legs(look, spots, top, radius, material, thin=None):
    for (x, y), (tx, ty) in spots:
        tube('leg', [(x, y, 0), (tx, ty, top)], [thin or radius, radius], material, steps=14)


@prop('stool', .25, on_floor=True)
def stool(look, kind='round', colour='tabasco', wood='oak-natural', height=.65):
    """round (wooden seat on a steel ring), tractor (a pressed seat on one foot), block (a wooden cross), low is `height` .45."""
    if kind == 'tractor':
        steel, paint = look('steel'), look.plain(colour, .25, coat=.3)
        lathe('foot', [(0, 0), (.2, 0), (.205, .004), (.2, .012), (.06, .022), (.028, .04), (.026, .06), (0, .06)], paint, segments=64)
        cylinder('column', .022, height - .08, (0, 0, .05), steel)
        tube('footrest', [(.16 * math.cos(a), .16 * math.sin(a), .22) for a in (2 * math.pi * i / 40 for i in range(40))], .009, steel, closed=True)
        for k in range(3):
            a = 2 * math.pi * k / 3 + .5
            tube('spoke', [(.02 * math.cos(a), .02 * math.sin(a), .22), (.16 * math.cos(a), .16 * math.sin(a), .22)], .007, steel)

        def pan(u, v):
            x, y = (u - .5) * 2, (v - .5) * 2
            r = math.hypot(x, y)
            a = math.atan2(y, x)
            # a disc from a square, so that no corner shows
            k = max(abs(x), abs(y)) / max(r, 1e-6)
            x, y = x * k, y * k
            dip = .032 * (x * x + y * y) + .012 * math.cos(a * 2) * (x * x + y * y) - .016 * math.exp(-((x / .25) ** 2)) * max(0, -y)
            return Vector((x * .19, y * .165, height - .03 + dip + .02 * max(0, y) ** 2))
        sheet('seat', pan, 36, 36, paint, .008)
        return
    if kind == 'block':
        timber = look(wood, grain='Z')
        across = look(wood, grain='X')
        plate('seat', rounded_rect(.36, .32, .05), [rounded_rect(.11, .03, .015)[::-1]], .03, across, .006, 3).location.z = height - .03
        for x in (-.13, .13):
            side = plate('side', [(-.14, 0), (-.09, 0), (-.075, .01), (-.04, height * .45), (0, height * .5), (.04, height * .45), (.075, .01), (.09, 0), (.14, 0), (.12, height - .03), (-.12, height - .03)], [], .024, look(wood, grain='Y'), .003)
            side.matrix_basis = Matrix.Translation((x - .012, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
        box('rest', -.13, .13, -.1, -.075, height * .3, height * .3 + .045, across, .003)
        return
    paint, timber = look.plain(colour, .3, coat=.2), look(wood, grain='X')
    lathe('seat', [(0, height - .028), (.155, height - .028), (.168, height - .022), (.17, height - .012), (.166, height - .002), (.155, height), (.08, height - .004), (0, height - .006)], timber if wood and kind == 'round' else paint, segments=72)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        tube('leg', [(.2 * math.cos(a), .2 * math.sin(a), .004), (.12 * math.cos(a), .12 * math.sin(a), height - .028)], .0105, paint)
        lathe('cap', [(0, 0), (.012, 0), (.013, .002), (.013, .012), (.011, .014)], look.plain('#1d1c1b', .6), (.2 * math.cos(a), .2 * math.sin(a), 0), 20)
    ring = .2 - .08 * (height * .38) / height
    tube('ring', [(ring * math.cos(a), ring * math.sin(a), height * .38) for a in (2 * math.pi * i / 48 for i in range(48))], .008, paint, closed=True)


@prop('chair', .3, on_floor=True)
def chair(look, kind='wooden', colour='blueberry', wood='oak-natural'):
    """wooden (spokes and a bent rail) or shell (a moulded seat on steel legs)."""
    if kind == 'shell':
        shell, steel = look.plain(colour, .35), look('chrome')

        def seat(u, v):
            x = (u - .5) * 2
            t = v * 2
            width = .225 - .02 * max(0, t - 1)
            curve = .035 * x * x
            if t < .9:
                y = -.23 + .4 * t / .9
                z = .445 - .018 * math.sin(math.pi * t / .9) + (-.03 * (1 - t / .3) ** 2 if t < .3 else 0)
                return Vector((x * width, y, z + curve))
            if t < 1.2:
                a = (t - .9) / .3 * 1.35
                y, z = .17 + .07 * math.sin(a), .445 + .07 * (1 - math.cos(a))
            else:
                s = (t - 1.2) / .8
                y, z = .17 + .0683 + .055 * s, .5 + .33 * s
            top = 1 - .12 * max(0, t - 1.7) / .3 * x * x
            return Vector((x * width * top, y - curve * (1.2 if t > 1 else .4), z - .04 * x ** 4 * max(0, t - 1.5)))
        sheet('shell', seat, 28, 56, shell, .009)
        for side in (-1, 1):
            tube('legs', [(side * .22, -.21, .004), (side * .17, -.17, .42), (side * .12, -.02, .428), (side * .17, .15, .42), (side * .22, .24, .004)], .0085, steel, bezier=False)
        tube('brace', [(-.13, -.03, .426), (.13, -.03, .426)], .008, steel)
        return
    timber, paint = look(wood, grain='Z'), look.plain(colour, .4) if colour else look(wood, grain='Z')
    seat = plate('seat', [(-.2, -.21), (.2, -.21), (.215, -.19), (.19, .19), (.165, .215), (-.165, .215), (-.19, .19), (-.215, -.19)], [], .028, paint, .007, 3)
    seat.location.z = .43
    for x, y, tx, ty in ((-.21, -.22, -.16, -.16), (.21, -.22, .16, -.16), (-.19, .25, -.14, .16), (.19, .25, .14, .16)):
        tube('leg', [(x, y, 0), (tx, ty, .435)], [.011, .016], paint, steps=16)
    for x in (-.17, .17):
        tube('stretcher', [(x * 1.09, -.185, .19), (x * .97, .2, .19)], .008, paint)
    tube('stretcher', [(-.18, 0, .19), (.18, 0, .19)], .008, paint)
    rail = [(-.215, .22, .79), (-.14, .262, .8), (0, .28, .805), (.14, .262, .8), (.215, .22, .79)]
    tube('rail', rail, .012, paint, bezier=True, flatten=2.4, caps='round')
    for i in range(7):
        x = (i - 3) * .05
        bow = .28 - .055 * (x / .2) ** 2
        tube('spoke', [(x * .92, .18, .45), (x, bow - .028, .62), (x * 1.08, bow, .795)], [.0062, .007, .0055], paint, bezier=True, steps=10)


@prop('dining table', 1.0, on_floor=True)
def dining_table(look, wood='oak-natural', width=1.8, depth=.85, shape='oblong', legs=None):
    """oblong, round (width is its diameter) or oval; `legs` is a colour for painted legs."""
    top = look(wood, grain='X')
    leg = look.plain(legs, .35) if legs else look(wood, grain='Z')
    if shape == 'round':
        plate('top', circle(width / 2, steps=96), [], .028, top, .005, 3).location.z = .722
        lathe('foot', [(0, 0), (width * .28, 0), (width * .285, .006), (width * .27, .02), (.06, .05), (.045, .09), (.045, .66), (.09, .722), (0, .722)], leg, segments=64)
        return
    outline = rounded_rect(width, depth, depth / 2 - .001 if shape == 'oval' else .03, steps=24)
    plate('top', outline, [], .03, top, .005, 3).location.z = .72
    inset = depth * .28 if shape == 'oval' else .07
    for x in (-width / 2 + inset, width / 2 - inset):
        for y in (-depth / 2 + .08, depth / 2 - .08):
            tube('leg', [(x + math.copysign(.035, x), y + math.copysign(.02, y), 0), (x, y, .72)], [.019, .028], leg, steps=24)
    for y in (-depth / 2 + .08, depth / 2 - .08):
        box('apron', -width / 2 + inset, width / 2 - inset, y - .011, y + .011, .64, .72, look(wood, grain='X') if not legs else leg)
    for x in (-width / 2 + inset, width / 2 - inset):
        box('apron', x - .011, x + .011, -depth / 2 + .08, depth / 2 - .08, .64, .72, look(wood, grain='Y') if not legs else leg)


@prop('bench', .7, on_floor=True)
def bench(look, wood='oak-natural', width=1.4, depth=.34, colour=None):
    body = look.plain(colour, .4) if colour else look(wood, grain='X')
    side = look.plain(colour, .4) if colour else look(wood, grain='Z')
    box('seat', -width / 2, width / 2, -depth / 2, depth / 2, .42, .45, body, .004, segments=3)
    for x in (-width / 2 + .12, width / 2 - .12):
        box('leg', x - .016, x + .016, -depth / 2 + .03, depth / 2 - .03, 0, .42, side, .003)
    box('beam', -width / 2 + .13, width / 2 - .13, -.016, .016, .3, .42, body, .003)

"""Delivery and storage: wrapped fronts, boxes, pallets, a trolley, racks."""
import math
import random

from mathutils import Matrix, Vector

from mesh import box, circle, cylinder, extrude, gathered, lathe, place, plate, rounded_rect, sheet, tilt, tube
from .registry import prop


KRAFT = '#b98f5e'


def parcel(look, width, height, thick, tape='#d8b98a', corners=True, strings=False, label='#f4f1ea', peek=None):
    """A front in kraft paper, upright, its face to -Y and its foot on z = 0."""
    paper = look('cardboard', colour=KRAFT)
    box('parcel', -width / 2, width / 2, 0, thick, 0, height, paper, .004, segments=3)
    band, edge = look.plain(tape, .3), .0006
    for z in (height * .28, height * .72):
        box('tape', -width / 2 - edge, width / 2 + edge, -edge, thick + edge, z - .024, z + .024, band, .003)
    box('tape', -.024, .024, -edge * 1.4, thick + edge * 1.4, -edge * 0, height + edge, band, .003)
    # the paper is folded over at the top edge: two flaps that nearly meet
    for s in (-1, 1):
        sheet('flap', lambda u, v: Vector((s * (width / 2 - .002) - s * u * width * .2, -.0012 - .0006 * math.sin(u * 3), height - .004 - v * height * .12 * (1 - u))), 6, 4, paper, .0008)
    if corners:
        card = look('cardboard', colour='#8f6a42')
        for sx in (-1, 1):
            for z0 in (0, height - .06):
                x = sx * width / 2
                box('corner', min(x, x - sx * .06) - (.003 if sx < 0 else 0), max(x, x - sx * .06) + (.003 if sx > 0 else 0), -.003, thick + .003, z0 - (.0 if z0 == 0 else -.003), z0 + .063, card, .002)
    if label:
        box('label', width * .12, width * .12 + .1, -.0013, -.0003, height * .47, height * .47 + .065, look.plain(label, .6), 0)
        for k in range(4):
            box('line', width * .12 + .01, width * .12 + (.08 if k else .05), -.0018, -.001, height * .47 + .012 + .012 * k, height * .47 + .016 + .012 * k, look.plain('#3a3632', .7), 0)


@prop('wrapped front', .4, on_floor=True)
def wrapped_front(look, width=.6, height=.8, thick=.03, lean=0, label='#f4f1ea', corners=True):
    """Kraft paper, tape and corner protectors; `lean` degrees against a wall at y = 0."""
    with gathered() as things:
        parcel(look, width, height, thick, corners=corners, label=label)
    place(things, (0, -thick, 0))
    if lean:
        tilt(things, -lean, 'X')
        place(things, (0, -height * math.sin(math.radians(lean)), 0))


@prop('wrapped fronts', .5, on_floor=True)
def wrapped_fronts(look, count=4, sizes=((.6, 1.2), (.6, .8), (.4, .8), (.8, .4)), lean=9, open_material=None):
    """Parcels leaning one against the other on a wall at y = 0; `open_material` lets the first one show its front."""
    y = 0
    for i in range(count):
        w, h = sizes[i % len(sizes)]
        with gathered() as things:
            if open_material and i == count - 1:
                box('front', -w / 2, w / 2, 0, .019, 0, h, look(open_material, grain='Z', thick='Y'), .0013)
                sheet('paper', lambda u, v: Vector(((u - .5) * (w + .01), -.003 - .012 * math.sin(u * 5) * v * v - .03 * v ** 3, h * .36 * (1 - v) + .02 * math.sin(u * 8) * v)), 30, 20, look('cardboard', colour=KRAFT), .0006)
            else:
                parcel(look, w, h, .03)
        place(things, (0, -.03, 0))
        tilt(things, -lean, 'X')
        place(things, ((-1) ** i * .05 * i, y - h * math.sin(math.radians(lean)) if i == 0 else y - .034 / math.cos(math.radians(lean)) * i - sizes[0][1] * math.sin(math.radians(lean)), 0))


@prop('trolley', .6, on_floor=True)
def trolley(look, colour='tabasco', fronts=5, sizes=((.8, .8), (.6, 1.2), (.6, .8), (.4, 1.2), (.6, .6)), seed=1):
    """A panel trolley: fronts stand on edge between two tube frames, along X."""
    paint, rubber = look.plain(colour, .35), look.plain('#232220', .7)
    box('bed', -.5, .5, -.25, .25, .15, .175, look('multiplex', thick='Z', grain='X'), .003)
    for y in (-.25, .25):
        box('beam', -.5, .5, y - .015, y + .015, .12, .15, paint, .003)
    for x in (-.38, .38):
        for y in (-.2, .2):
            wheel = lathe('wheel', [(.012, 0), (.045, 0), (.052, .006), (.052, .026), (.045, .032), (.012, .032), (.012, 0)], rubber, segments=40)
            wheel.matrix_basis = Matrix.Translation((x, y - .016, .053)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
            extrude('fork', [(-.012, .12), (.012, .12), (.008, .045), (-.008, .045)], 'Y', -.024, -.019, look('steel'), .001).location = (x, y - .0215, 0)
            extrude('fork', [(-.012, .12), (.012, .12), (.008, .045), (-.008, .045)], 'Y', .019, .024, look('steel'), .001).location = (x, y + .0215, 0)
    for x in (-.46, .46):
        tube('bow', [(x, -.235, .17), (x, -.235, .9), (x, -.18, .98), (x, .18, .98), (x, .235, .9), (x, .235, .17)], .016, paint, bezier=False, steps=14)
    tube('push bar', [(-.46, .0, .98), (-.6, 0, 1.02), (-.62, -.18, 1.02), (-.62, .18, 1.02), (-.6, 0, 1.02)][:2], .014, paint)
    y = .17
    for i in range(fronts):
        w, h = sizes[i % len(sizes)]
        with gathered() as one:
            parcel(look, w, h, .03)
        tilt(one, -3, 'X')
        place(one, ((-1) ** i * .03, y - .066 * i - .05, .1765))


@prop('pallet', .8, on_floor=True)
def pallet(look, load='boxes', film=False, seed=1):
    """A Euro pallet (1.2 × .8 m), empty (`load` null), with boxes, with `mixed` boxes of all sizes or with wrapped fronts lying
    flat; `film` winds stretch film around a load of boxes or fronts."""
    wood = look('oak-natural', grain='X', rough=.75)
    across = look('oak-natural', grain='Y', rough=.75)
    for y, w in ((-.3275, .145), (-.165, .1), (0, .145), (.165, .1), (.3275, .145)):
        box('deck', -.6, .6, y - w / 2, y + w / 2, .122, .144, wood, .002)
    for x in (-.5275, 0, .5275):
        box('stringer', x - .0725, x + .0725, -.4, .4, .1, .122, across, .002)
        for y, w in ((-.35, .1), (0, .145), (.35, .1)):
            box('block', x - .0725, x + .0725, y - w / 2, y + w / 2, .022, .1, look('cardboard', colour='#c39a63'), .003)
    for y, w in ((-.35, .1), (0, .145), (.35, .1)):
        box('skid', -.6, .6, y - w / 2, y + w / 2, 0, .022, wood, .002)
    chance = random.Random(seed)
    if load == 'boxes':
        for k, z in enumerate((.144, .445)):
            for i in range(3):
                for j in range(2):
                    if k == 1 and (i, j) in ((2, 0),):
                        continue
                    with gathered() as one:
                        cardboard_box(look, .385, .385, .3, seed=seed + i + j * 3 + k)
                    place(one, (-.4 + .4 * i, -.2 + .4 * j, z), chance.uniform(-2, 2))
    elif load == 'mixed':
        for y, deep in ((-.2, .385), (.2, .385)):
            x = -.59
            for wide in chance.choice([(.58, .58), (.38, .5, .28), (.5, .66), (.34, .44, .38)]):
                z = .144
                for _ in range(chance.choice([1, 2, 2, 3])):
                    high = chance.choice([.16, .22, .3, .36])
                    with gathered() as one:
                        cardboard_box(look, wide - .012, deep - chance.uniform(0, .05), high, tape=chance.choice(TAPES), mark=chance.choice([None, None, 'tabasco', 'oat', 'blueberry']), seed=chance.randrange(1000))
                    place(one, (x + wide / 2, y, z), chance.uniform(-3, 3))
                    z += high + .001
                x += wide + .008
    elif load == 'fronts':
        for i in range(9):
            w, h = (.78, 1.18) if i % 3 else (.6, 1.1)
            with gathered() as one:
                parcel(look, w, h, .03, corners=i % 2 == 0)
            tilt(one, -90, 'X')
            place(one, (0, 0, .0), 0)
            place(one, (0, -h / 2, .03))
            place(one, (0, 0, .1445 + i * .0345), 90 + chance.uniform(-1.5, 1.5))
        for x in (-.3, .3):
            tube('strap', [(x, -.405, .13), (x, -.405, .46), (x, .405, .46), (x, .405, .13)], .007, look.plain('tabasco', .5), flatten=.15, steps=8)
    if film:
        stretch_film(look, 1.19, .81, .1, .47 if load == 'fronts' else .75)


def stretch_film(look, width, depth, low, high):
    """Film wound around a load: it follows its corners and is drawn in between them."""
    outline = rounded_rect(width, depth, .05, steps=6)
    outline.append(outline[0])
    reached = [0]
    for p, q in zip(outline, outline[1:]):
        reached.append(reached[-1] + math.dist(p, q))

    def spot(u, v):
        way = min(u, .99999) * reached[-1]
        at = next(i for i in range(len(outline) - 1) if reached[i + 1] > way)
        share = (way - reached[at]) / (reached[at + 1] - reached[at])
        x, y = (a + (b - a) * share for a, b in zip(outline[at], outline[at + 1]))
        drawn_in = 1 - .02 * math.sin(math.pi * v) * abs(math.sin(4 * math.pi * u)) - .004 * math.sin(40 * v + 9 * u)
        return Vector((x * drawn_in, y * drawn_in, low + (high - low) * v))

    sheet('film', spot, 160, 24, look.stretch_film(), 0)


CARDS = ('#b58f62', '#ab8559', '#bf9a6d', '#a67f55')
TAPES = ('#d8b98a', '#e6dcc6', '#a9835a')


@prop('cardboard box', .3, on_floor=True)
def cardboard_box(look, width=.4, depth=.4, height=.3, opened=False, tape='#d8b98a', mark='tabasco', printed=None, seed=1):
    """Closed and taped, or with its flaps `opened`. `mark` is the colour of its print, null for none; `printed` says what:
    band, disc, label or arrows, by default one that `seed` chooses. A closed box is a little dented."""
    chance = random.Random(seed)
    card = look('cardboard', colour=CARDS[seed % len(CARDS)])
    wall = .004
    if opened:
        _open_box(look, width, depth, height, wall, card)
    else:
        _closed_box(look, width, depth, height, tape, card, chance)
    if mark:
        _print_on_box(look, width, depth, height, mark, printed or chance.choice(['band', 'disc', 'label', 'label', 'arrows']), chance)


def _closed_box(look, width, depth, height, tape, card, chance):
    body = box('box', -width / 2, width / 2, -depth / 2, depth / 2, 0, height - .004, card, .005, segments=3)
    # Full boxes bulge and their upper corners are pushed in.
    for corner in body.data.vertices:
        if corner.co.z > 0:
            corner.co.x -= math.copysign(chance.uniform(0, .006), corner.co.x)
            corner.co.y += math.copysign(chance.uniform(0, .001), corner.co.y)
            corner.co.z -= chance.uniform(0, .003)
    # Two flaps meet below the tape, one of them a little higher.
    for side in (-1, 1):
        y0, y1 = sorted((side * .0012, side * (depth / 2 - .001)))
        box('flap', -width / 2 + .003, width / 2 - .003, y0, y1, height - .0075, height - chance.uniform(0, .0018), card, .0012)
    band = look.plain(tape, .25)
    askew = math.radians(chance.uniform(-1.2, 1.2))
    for strip in (
        box('tape', -width / 2 - .0008, width / 2 + .0008, -.025, .025, height, height + .0006, band, 0),
        *[box('tape', side * width / 2 - .0008, side * width / 2 + .0008, -.025, .025, height - chance.uniform(.05, .08), height + .0006, band, 0) for side in (-1, 1)],
    ):
        strip.rotation_euler.z = askew


def _open_box(look, width, depth, height, wall, card):
    box('floor', -width / 2, width / 2, -depth / 2, depth / 2, 0, wall, card, .001)
    for s in (-1, 1):
        box('side', s * width / 2 - wall / 2, s * width / 2 + wall / 2, -depth / 2, depth / 2, 0, height, card, .001)
        box('side', -width / 2, width / 2, s * depth / 2 - wall / 2, s * depth / 2 + wall / 2, 0, height, card, .001)
        with gathered() as flap:
            box('flap', 0, depth * .45, -depth / 2 + .004, depth / 2 - .004, -wall / 2, wall / 2, card, .001)
        tilt(flap, 38, 'Y')
        place(flap, (width / 2, 0, height), 0) if s > 0 else (place(flap, (0, 0, 0), 180), place(flap, (-width / 2, 0, height)))
        with gathered() as flap:
            box('flap', 0, depth * .45, -width / 2 + .004, width / 2 - .004, -wall / 2, wall / 2, card, .001)
        tilt(flap, 62, 'Y')
        place(flap, (0, 0, 0), 90 * s)
        place(flap, (0, s * depth / 2, height))


def _print_on_box(look, width, depth, height, mark, printed, chance):
    """Ink on the face towards -Y."""
    face, ink, dark = -depth / 2 - .0012, look.plain(mark, .8, .2), look.plain('#3a2a1a', .8, .2)

    def flat(outline, paint, layer=0):
        shape = plate('print', outline, [], .0004, paint, 0)
        shape.matrix_basis = Matrix.Translation((0, face - .0005 * layer, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')

    def block(x0, x1, z0, z1, paint, layer=0):
        flat([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], paint, layer)

    if printed == 'band':
        block(-width / 2 + .006, width / 2 - .006, height * .16, height * .3, ink)
        block(-width * .4, -width * .4 + min(.16, width * .4), height * .4, height * .4 + .012, dark)
    elif printed == 'disc':
        r = min(width, height) * .2
        flat(circle(r, -width * .22, height * .52), ink)
        flat(circle(r * .45, -width * .22, height * .52), look('cardboard'), 1)
    if printed in ('label', 'disc', 'band'):
        # A shipping label: paper with an address and a bar code, stuck on in a hurry.
        wide, high = min(.15, width * .42), min(.1, height * .5)
        x0, z0 = width * chance.uniform(0, .06), height * .34
        block(x0, x0 + wide, z0, z0 + high, look.plain('#f4f1ea', .5))
        x = x0 + wide * .08
        while x < x0 + wide * .88:
            thick = chance.choice([.0012, .002, .0032])
            block(x, x + thick, z0 + high * .1, z0 + high * .42, dark, 1)
            x += thick + chance.choice([.0014, .0026])
        for line in range(3):
            z = z0 + high * (.56 + .13 * line)
            block(x0 + wide * .08, x0 + wide * chance.uniform(.45, .8), z, z + high * .05, dark, 1)
        if printed == 'label':
            block(x0, x0 + wide, z0 + high * .93, z0 + high, ink, 1)
    if printed == 'arrows':
        size = min(1, height / .3)
        for k in range(2):
            x = width * .26 + .07 * size * k - .03
            flat([(x + px * size, height * .45 + pz * size) for px, pz in ((-.012, 0), (.012, 0), (.012, .035), (.024, .035), (0, .06), (-.024, .035), (-.012, .035))], dark)
        block(width * .26 - .06 * size, width * .26 + .1 * size, height * .45 - .016 * size, height * .45 - .01 * size, dark)
        block(-width * .36, -width * .36 + min(.2, width * .4), height * .52, height * .52 + .03 * size, ink)
        block(-width * .36, -width * .36 + min(.13, width * .3), height * .4, height * .4 + .01, dark)


@prop('warehouse rack', 1.6, on_floor=True)
def warehouse_rack(look, width=2.7, depth=1.0, height=4.2, levels=3, uprights='blueberry', beams='tabasco', load=True, materials=('tabasco', 'honey', 'sage', 'oak-natural', 'blueberry', 'walnut'), seed=1):
    """Uprights, beams, decks; pallets of wrapped fronts, boxes, and stacks of panels in flavours on it. Its back is y = 0."""
    steel, orange = look.plain(uprights, .4), look.plain(beams, .4)
    chance = random.Random(seed)
    for x in (-width / 2, width / 2):
        for y in (-depth, -.08):
            box('upright', x - .045, x + .045, y, y + .08, 0, height, steel, .004)
            box('shoe', x - .07, x + .07, y - .02, y + .1, 0, .012, steel, .002)
        count = int(height / .6)
        for i in range(count):
            z = .15 + i * (height - .3) / count
            flip = i % 2
            tube('brace', [(x, -depth + .06, z), (x, -.04, z + (height - .3) / count)] if flip else [(x, -.04, z), (x, -depth + .06, z + (height - .3) / count)], .014, steel, steps=8)
    for level in range(levels + 1):
        z = .1 + level * (height - .3) / levels if level else .1
        if level:
            for y in (-depth - .002, -.06):
                box('beam', -width / 2 + .045, width / 2 - .045, y, y + .05, z - .12, z, orange, .004)
            for i in range(9):
                x = -width / 2 + .15 + i * (width - .3) / 8
                box('deck', x - .05, x + .05, -depth + .04, -.05, z - .001, z + .018, look('oak-natural', grain='Y', rough=.8), .003)
        if not load:
            continue
        top = z + .018 if level else 0
        bays = 3
        for b in range(bays):
            x = -width / 2 + .1 + (width - .2) * (b + .5) / bays
            kind = chance.choice(['boxes', 'fronts', 'panels'])
            room = (width - .2) / bays
            if kind == 'boxes':
                _shelved_boxes(look, x, -depth / 2 - .08, top, room, (height - .3) / levels - .2, materials, chance)
            elif kind == 'fronts':
                for k in range(chance.choice([6, 9])):
                    with gathered() as one:
                        parcel(look, room * .85, .8, .03, corners=k % 2 == 0)
                    tilt(one, -90, 'X')
                    place(one, (0, -.4, .03))
                    place(one, (x, -depth / 2, top + .001 + k * .0345), chance.uniform(-1.5, 1.5))
            else:
                for k in range(chance.choice([10, 16])):
                    key = materials[(k // 4 + b + level) % len(materials)]
                    with gathered() as one:
                        box('panel', -room * .42, room * .42, -.38, .38, 0, .019, look(key, grain='X', thick='Z'), .0012)
                    place(one, (x + chance.uniform(-.006, .006), -depth / 2 + chance.uniform(-.01, .01), top + .001 + k * .0195))


def _shelved_boxes(look, x, y, z, room, headroom, materials, chance):
    """A stack as it comes: one large box or two small ones side by side per layer, never the same layer twice."""
    layers = chance.sample([(.8, .42), (.74, .3), (.82, .16), (.38, .26), (.36, .2)], chance.choice([2, 2, 3]))
    top = z
    for share, high in sorted(layers, reverse=True):
        if top + high > z + headroom:
            break
        spots = (x - room * .21, x + room * .21) if share < .5 else (x,)
        # The upper layer is not always full.
        for spot in spots if chance.random() < .7 or top == z else spots[:1]:
            with gathered() as one:
                cardboard_box(look, room * share, chance.uniform(.48, .62), high, tape=chance.choice(TAPES), mark=chance.choice([None, *materials[:3], 'oat']), seed=chance.randrange(1000))
            place(one, (spot + chance.uniform(-.015, .015), y + chance.uniform(-.03, .03), top + .0005), chance.uniform(-3, 3))
        top += high + .001


@prop('hand truck', .35, on_floor=True)
def hand_truck(look, colour='tabasco', boxes=2):
    """An upright sack barrow that stands on its plate and wheels, with boxes on the plate."""
    paint, rubber = look.plain(colour, .35), look.plain('#232220', .7)
    # One tube: up, over in a bow, and down again.
    bow = [(.19 * math.cos(a), .05 * math.sin(a), .98 + .17 * math.sin(a)) for a in (math.pi * step / 24 for step in range(25))]
    tube('rails', [(.19, 0, .008), *bow, (-.19, 0, .008)], .014, paint)
    tube('grip', bow[8:17], .018, rubber, caps='round')
    for x in (-.19, .19):
        tube('stay', [(x, .0, .42), (x, .09, .105)], .01, paint, steps=12)
        wheel = lathe('wheel', [(.02, 0), (.085, 0), (.105, .012), (.105, .04), (.085, .052), (.02, .052), (.02, 0)], rubber, segments=48)
        wheel.matrix_basis = Matrix.Translation((x + (.02 if x > 0 else -.072), .09, .105)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
        hub = lathe('hub', [(.0, -.004), (.05, -.004), (.055, .0), (.055, .052), (.05, .056), (0, .056)], look('steel'), segments=40)
        hub.matrix_basis = wheel.matrix_basis
    cylinder('axle', .012, .46, (-.23, .09, .105), look('steel'), 'X')
    for z in (.2, .5, .8):
        cylinder('cross', .012, .38, (-.19, 0, z), paint, 'X')
    box('toe', -.22, .22, -.3, .0, .002, .008, paint, .002)
    z = .0085
    for k, (wide, deep, high) in enumerate([(.42, .34, .34), (.38, .32, .22), (.36, .3, .18)][:boxes]):
        with gathered() as one:
            cardboard_box(look, wide, deep, high, seed=3 + k)
        # Pushed against the rails.
        place(one, (.01 * k, -.018 - deep / 2, z), 1.2 * (-1) ** k)
        z += high + .001

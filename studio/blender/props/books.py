"""Cookbooks: real blocks of paper between boards, with a title as plain bars of colour."""
import math
import random

from mathutils import Vector

from mesh import box, extrude, gathered, place, sheet, tilt
from .registry import prop


TONES = ('tabasco', 'honey', 'blueberry', '#efe7d8', 'sage', 'cherry', 'butter', 'aubergine', 'mint', 'lychee')


def book(look, height, depth, thick, colour, ink):
    """Stands upright on z = 0, its spine to -Y and centred there; pages behind."""
    board, page = look.plain(colour, .55), look.skin('#f1ead9', '#e6dcc6', .95, size=20, depth=.02, patches=4)
    cover = .0026
    box('cover', -thick / 2, -thick / 2 + cover, .002, depth, 0, height, board, .0008)
    box('cover', thick / 2 - cover, thick / 2, .002, depth, 0, height, board, .0008)
    # The spine bows a little outwards.
    bow = [(-thick / 2, .004), (-thick / 2, .001), (-thick / 4, -.0012), (0, -.0018), (thick / 4, -.0012), (thick / 2, .001), (thick / 2, .004)]
    extrude('spine', bow, 'Z', 0, height, board, .0004)
    box('pages', -thick / 2 + cover, thick / 2 - cover, .004, depth - .004, .003, height - .003, page, .0006)
    band = look.plain(ink, .5)
    for low, high, share in ((.62, .86, .5), (.16, .22, .7)):
        box('title', -thick * share / 2, thick * share / 2, -.0022, -.001, height * low, height * high, band, 0)
    return board


@prop('books', .16)
def stack(look, count=3, colours=TONES, seed=1, spines='front'):
    """Lying on each other, a little askew, spines to the front."""
    chance, z = random.Random(seed), 0
    for i in range(count):
        height, depth, thick = chance.uniform(.24, .3) - i * .012, chance.uniform(.19, .23) - i * .01, chance.uniform(.018, .038)
        with gathered() as things:
            book(look, height, depth, thick, colours[(seed + i) % len(colours)], colours[(seed + i + 4) % len(colours)])
        # lay it down: the thickness becomes its height, the spine stays in front
        tilt(things, 90, 'Y')
        place(things, (-height / 2, -depth / 2, thick / 2))
        place(things, (0, 0, z), chance.uniform(-9, 9))
        z += thick


@prop('cookbooks', .25)
def row(look, count=6, colours=TONES, seed=1, lean=True):
    """Upright on a shelf, spines to the front; the last one leans on the others."""
    chance, x = random.Random(seed), 0
    sizes = [(chance.uniform(.22, .3), chance.uniform(.17, .21), chance.uniform(.016, .04)) for _ in range(count)]
    whole = sum(s[2] + .001 for s in sizes)
    x = -whole / 2
    for i, (height, depth, thick) in enumerate(sizes):
        with gathered() as things:
            book(look, height, depth, thick, colours[(seed + i * 3) % len(colours)], colours[(seed + i * 3 + 5) % len(colours)])
        if lean and i == count - 1:
            # It stands on its near lower edge; its side touches the neighbour's top, or its top the neighbour's side.
            angle = math.radians(11)
            foot = x + min(height * math.sin(angle), sizes[i - 1][0] * math.tan(angle))
            tilt(things, -11, 'Y', (-thick / 2, 0, 0))
            place(things, (foot + thick / 2, chance.uniform(0, .008), 0))
        else:
            place(things, (x + thick / 2, chance.uniform(0, .008), 0))
        x += thick + .001


@prop('open cookbook', .25)
def open_book(look, colour='tabasco'):
    """Lies open: two curved page blocks on a coloured cover, a picture on one page, lines on the other."""
    box('cover', -.215, .215, -.14, .14, 0, .004, look.plain(colour, .55), .001)
    paper = look.plain('#f6f1e6', .9, .1)
    rise = lambda t: .004 + .02 * (t * 6 if t < 1 / 6 else 1 - .82 * (t - 1 / 6) ** 1.1)
    for side in (-1, 1):
        profile = [(side * .21 * t / 20, rise(t / 20)) for t in range(21)]
        extrude('pages', [(side * .21, .004), *([(0, .004)]), *profile], 'Y', -.135, .135, paper, 0)
        top = lambda u, v, d: Vector((side * (.02 + .175 * u), -.12 + .24 * v, rise((.02 + .175 * u) / .21) + d))
        if side < 0:
            sheet('photo', lambda u, v: top(.1 + .8 * u, .3 + .62 * v, .0004), 16, 2, look.plain('honey', .5), 0)
            sheet('dish', lambda u, v: top(.28 + .44 * u, .45 + .32 * v, .0008), 12, 2, look.plain('tabasco', .5), 0)
        else:
            ink = look.plain('#4a4640', .8)
            for k in range(13):
                sheet('line', lambda u, v: top(.1 + (.8 if k % 5 else .5) * u, .1 + .06 * k + .012 * v, .0004), 12, 1, ink, 0)

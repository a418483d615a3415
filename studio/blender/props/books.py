"""Cookbooks: real blocks of paper between boards, with a title on the spine."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from mesh import box, extrude, gathered, link, place, sheet, tilt
from .registry import prop


TONES = ('tabasco', 'honey', 'blueberry', '#efe7d8', 'sage', 'cherry', 'butter', 'aubergine', 'mint', 'lychee')


# Dishes that are called the same in both languages.
TITLES = (
    'PASTA', 'Curry', 'RAMEN', 'Tapas', 'Risotto', 'MEZZE', 'Gnocchi', 'TAJINE',
    'Salsa', 'PIZZA', 'Sushi', 'TACOS', 'Pesto', 'DIM SUM', 'Paella', 'PHO',
)


def ink_on(look, colour):
    """Cream on a dark cover, near black on a light one."""
    red, green, blue = look.linear(colour)
    return '#f7f0e2' if .21 * red + .72 * green + .07 * blue < .3 else '#2c2a2d'


def spine_print(look, height, thick, ink, number):
    """A title that reads downwards, as on Dutch and English spines, and the small mark of a publisher at the foot."""
    title = bpy.data.curves.new('title', 'FONT')
    title.body, title.align_y = TITLES[number % len(TITLES)], 'CENTER'
    title.size = min(thick * (.5, .62, .42)[number % 3], height * .62 / (.62 * len(title.body)))
    title.space_character, title.extrude = 1.08, .0002
    title.materials.append(look.plain(ink, .5))
    thing = link(bpy.data.objects.new('title', title))
    down, right, out = (0, 0, -1), (1, 0, 0), (0, -1, 0)
    thing.matrix_basis = Matrix.Translation((0, -.0019, height * .9)) @ Matrix((down, right, out)).transposed().to_4x4()
    wide = thick * .3
    box('mark', -wide / 2, wide / 2, -.0021, -.001, height * .07, height * .07 + min(wide, .008), look.plain(ink, .5), 0)
    if number % 2:
        for z in (.93, .945):
            box('rule', -thick * .42, thick * .42, -.0021, -.0008, height * z, height * z + .0012, look.plain(ink, .5), 0)


def book(look, height, depth, thick, colour, number):
    """Stands upright on z = 0, its spine to -Y and centred there; pages behind, a little smaller than the boards."""
    board, page, ink = look.book_linen(colour), look.page_edges(), ink_on(look, colour)
    cover, joint = .0026, .0055
    for side in (-1, 1):
        x = side * (thick / 2 - cover / 2)
        box('cover', x - cover / 2, x + cover / 2, joint, depth, 0, height, board, .0009, segments=3)
    # The spine bows a little outwards; a groove lets the boards open.
    bow = [(-thick / 2, .0045), (-thick / 2 - .0002, .0015), (-thick / 2 + .001, .0002), (-thick / 4, -.0013), (0, -.0018), (thick / 4, -.0013), (thick / 2 - .001, .0002), (thick / 2 + .0002, .0015), (thick / 2, .0045)]
    extrude('spine', bow, 'Z', 0, height, board, .0004)
    box('pages', -thick / 2 + cover, thick / 2 - cover, .0035, depth - .005, .0035, height - .0035, page, .0006)
    for z in (.0032, height - .0047):
        box('headband', -thick / 2 + cover, thick / 2 - cover, .0008, .004, z, z + .0015, look.plain(ink, .8), .0005)
    spine_print(look, height, thick, ink, number)
    return board


@prop('books', .16)
def stack(look, count=3, colours=TONES, seed=1):
    """Lying on each other, a little askew, spines to the front."""
    chance, z = random.Random(seed), 0
    for i in range(count):
        height, depth, thick = chance.uniform(.22, .31) - i * .01, chance.uniform(.17, .23) - i * .008, chance.uniform(.014, .04)
        with gathered() as things:
            # Titles from the other half of the list: a pile often lies beside a row.
            book(look, height, depth, thick, colours[(seed + i) % len(colours)], seed + i + len(TITLES) // 2)
        # lay it down: the thickness becomes its height, the spine stays in front
        tilt(things, -90, 'Y')
        place(things, (height / 2, -depth / 2, thick / 2))
        place(things, (0, 0, z), chance.uniform(-9, 9))
        z += thick


@prop('cookbooks', .25)
def row(look, count=6, colours=TONES, seed=1, lean=True):
    """Upright on a shelf, spines to the front; the last one leans on the others."""
    chance, x = random.Random(seed), 0
    sizes = [(chance.uniform(.19, .31), chance.uniform(.15, .22), chance.uniform(.012, .042)) for _ in range(count)]
    whole = sum(s[2] + .001 for s in sizes)
    x = -whole / 2
    for i, (height, depth, thick) in enumerate(sizes):
        with gathered() as things:
            book(look, height, depth, thick, colours[(seed + i * 3) % len(colours)], seed + i)
        if lean and i == count - 1:
            # It stands on its near lower edge; its side touches the neighbour's top, or its top the neighbour's side.
            angle = math.radians(11)
            foot = x + min(height * math.sin(angle), sizes[i - 1][0] * math.tan(angle))
            tilt(things, -11, 'Y', (-thick / 2, 0, 0))
            place(things, (foot + thick / 2, chance.uniform(0, .014), 0))
        else:
            place(things, (x + thick / 2, chance.uniform(0, .014), 0))
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

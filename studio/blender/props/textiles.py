"""Cloth with real folds: towels, an apron, a runner, cushions, rugs. What hangs or lies loose is draped by Blender."""
import math
import random

import bpy
from mathutils import Vector

from mesh import box, cylinder, gathered, patches, place, round_off, sheet, tilt, tube
from .registry import prop


def folds(seed, count=3):
    """A soft wave across a cloth: a few sines that never line up."""
    chance = random.Random(seed)
    waves = [(chance.uniform(.8, 1.2) * f, chance.uniform(0, 6.28), a) for f, a in ((2.1, .5), (3.7, .32), (6.1, .14))[:count]]
    return lambda u: sum(a * math.sin(f * u * 2 * math.pi + p) for f, p, a in waves)


def settle(name, spot, size, material, held, solids, slot=None, frames=90):
    """A cloth of `size` (width, length) that Blender's simulation drapes: it begins as `spot(across, along)`, both in
    metres, hangs by the points `held` (columns and rows of a grid of one centimetre), and stops at `solids`."""
    columns, rows = round(size[0] * 100), round(size[1] * 100)
    grid = [[spot((j / columns - .5) * size[0], i / rows * size[1]) for j in range(columns + 1)] for i in range(rows + 1)]
    thing = patches(name, [grid], material, 0, slot=slot)
    thing.shape_key_add(name='begin')
    flat = thing.shape_key_add(name='flat')
    for i, row in enumerate(grid):
        for j in range(len(row)):
            flat.data[i * (columns + 1) + j].co = (j / columns * size[0], 0, i / rows * size[1])
    pins = thing.vertex_groups.new(name='held')
    pins.add([row * (columns + 1) + column for column, row in held], 1, 'REPLACE')
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    how, touch = cloth.settings, cloth.collision_settings
    how.rest_shape_key, how.vertex_group_mass = flat, 'held'
    how.mass, how.quality, how.bending_stiffness, how.air_damping = .25, 6, .6, 2
    touch.distance_min = touch.self_distance_min = .002
    touch.use_self_collision, touch.collision_quality = True, 3
    for one in solids:
        one.modifiers.new('collision', 'COLLISION')
        one.collision.thickness_outer, one.collision.cloth_friction = .002, 20
    cloth.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    draped = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.remove(cloth)
    thing.shape_key_clear()
    thing.data = draped
    scene.frame_set(1)
    for one in solids:
        one.modifiers.remove(one.modifiers['collision'])
    body = thing.modifiers.new('thickness', 'SOLIDIFY')
    body.thickness, body.offset = .0024, 0
    return round_off(thing)


def uneven(columns, chance, count=3):
    """Columns by which a cloth hangs; between them it puckers."""
    return [round(columns * (k + chance.uniform(.2, .8)) / count) for k in range(count)]


def striped(length, bands=((.05, .08), (.1, .11), (.13, .14)), ends=(0, 1)):
    """Chooses the second material in bands, measured from the ends of the cloth. They are whole centimetres like the grid."""
    return lambda _, u, v: int(any(low < abs(end - v) * length < high for end in ends for low, high in bands))


@prop('tea towel', .2)
def tea_towel(look, colour='#efe9dc', stripe='tabasco', width=.32, front=.34, back=.26, rail=True, bar='brass', gap=.04, seed=1):
    """Hangs over a rail that runs along X at z = 0, `gap` in front of the face y = 0; `rail=False` leaves the rail out
    (the towel then hangs over an oven's bar or a front's edge)."""
    chance, wave = random.Random(seed), folds(seed)
    r, y, gather = .0085, -gap, .93
    over = math.pi * r
    length = round(front + over + back, 2)

    def spot(across, along):
        x, swing = across * gather, 1 + wave(across / width)
        if along < front:
            return Vector((x, y - r - .012 * swing * min(1, (front - along) / .1), along - front))
        if along < front + over:
            a = (along - front) / r
            return Vector((x, y - r * math.cos(a), r * math.sin(a)))
        down = along - front - over
        return Vector((x, y + r + .004 * swing * min(1, down / .1), -down))
    metal = look(bar)
    held_by = cylinder('rail', .006, width + .12, (-width / 2 - .06, y, 0), metal, 'X')
    face = box('face', -width, width, 0, .02, -1, .1, None, 0)
    face.hide_render, held_by.hide_render = True, not rail
    held = [(column, round((front + over / 2) * 100)) for column in uneven(round(width * 100), chance)]
    settle('towel', spot, (width, length), [look('cloth', colour=colour), look('cloth', colour=stripe)], held, [held_by, face], striped(length))
    if rail:
        for x in (-width / 2 - .04, width / 2 + .04):
            cylinder('post', .005, gap, (x, y, 0), metal, 'Y', bevel=0)
            cylinder('rose', .014, .004, (x, -.004, 0), metal, 'Y')


def folded_path(depth, layers, rise, steps=14):
    """The section (y, z) of a cloth folded to and fro, from its first layer to its last, with round folds between."""
    path = []
    for layer in range(layers):
        low, way = layer * rise, 1 if layer % 2 == 0 else -1
        reach = depth / 2 * (1 - .012 * layer)
        path += [(way * reach * (2 * t / steps - 1), low) for t in range(steps + 1)]
        if layer < layers - 1:
            path += [(way * (reach + rise * .5 * math.sin(math.pi * t / 6)), low + rise * (1 - math.cos(math.pi * t / 6)) / 2) for t in range(1, 6)]
    return path


@prop('folded towels', .16)
def folded_towels(look, colours=('sage', '#efe9dc', 'honey'), width=.24, depth=.2):
    """A pile of terry towels, folded by hand: full at the folds, lower at the sides, no layer quite on the other."""
    layers, rise = 3, .0108
    for i, tone in enumerate(colours):
        chance = random.Random(i + 5)
        path = folded_path(depth * (1 - .03 * (i % 2)), layers, rise)
        bump, sway = folds(i + 3), folds(i + 17, 2)
        low, turn = .0052 + i * (layers * rise + .001), chance.uniform(-.02, .02)
        grid = []
        for y, z in path:
            row = []
            for k in range(37):
                u = k / 36
                x = (u - .5) * width * (1 - .03 * (i % 2)) + .0016 * sway(z * 40 + y)
                # The middle is full of air, the sides are pressed flat by their own weight.
                full = .8 + .26 * (math.sin(math.pi * u) * math.cos(y / depth * 2.4)) ** .5 + .06 * bump(u * .7 + y * 3)
                row.append(Vector((x - turn * y, y + turn * x + .0014 * bump(u + z * 30), low + z * full + .0012 * bump(u * 1.4 + y * 4))))
            grid.append(row)
        round_off(patches('towel', [grid], look.terry(tone), .0098))


@prop('apron', .25)
def apron(look, colour='blueberry', pocket='tabasco', straps='#efe9dc', seed=2):
    """Hangs on a hook: the hook is at z = 0 on the face y = 0, the apron below it."""
    wave = folds(seed)

    def outline(v):
        """Half the width from bib to hem."""
        if v < .3:
            return .075 + .06 * (v / .3) ** 2
        return .135 + .075 * min(1, (v - .3) / .1) ** .6 + .015 * v

    def spot(u, v):
        x = (u - .5) * 2
        half = outline(v) * .82
        fall = .12 + v * .74
        depth = .022 + .018 * v + .022 * v * wave(u) + .012 * (1 - v) * (1 - x * x)
        return Vector((x * half + .006 * wave(u * 1.3 + v) * v, -depth, -fall + .02 * (1 - v) * x * x))
    cloth = look('cloth', colour=colour)
    sheet('apron', spot, 48, 60, cloth, .0016)
    flat = lambda u, v: spot(.5 + (u - .5) * .52, .46 + v * .2) + Vector((0, -.003, 0))
    sheet('pocket', flat, 24, 14, look('cloth', colour=pocket), .0016)
    strap = look('cloth', colour=straps)
    tube('loop', [spot(.04, 0), Vector((-.05, -.012, -.045)), Vector((0, -.014, .0105)), Vector((.05, -.012, -.045)), spot(.96, 0)], .0045, strap, bezier=True, flatten=.35)
    for u, side in ((.0, -1), (1, 1)):
        start = spot(u, .36)
        tube('band', [start, start + Vector((side * .02, -.012, -.08)), start + Vector((side * .005, -.01, -.2)), start + Vector((side * .025, -.012, -.33))], .0045, strap, bezier=True, flatten=.35)
    hook(look)


def hook(look, metal='brass'):
    brass = look(metal)
    cylinder('rose', .014, .004, (0, -.004, 0), brass, 'Y')
    tube('hook', [(0, -.002, 0), (0, -.02, -.002), (0, -.032, .004), (0, -.034, .018)], .0042, brass, bezier=True, caps='round')


@prop('linen cloth', .25)
def linen_cloth(look, colour='#d9cdb8', width=.42, depth=.32, seed=1):
    """Dropped on the worktop: it lies as it fell."""
    one, other = folds(seed), folds(seed + 4)

    def spot(across, along):
        x, y = across / width, along / depth - .5
        return Vector((across * .74 + .02 * other(y), y * depth * .8 + .02 * one(x), .014 + .008 * one(x + .3 * y)))
    worktop = box('worktop', -width, width, -depth, depth, -.04, 0, None, 0)
    worktop.hide_render = True
    shares = ((.05, .03), (.52, .06), (.93, .12), (.3, .47), (.74, .56), (.1, .9), (.6, .95), (.95, .85))
    held = [(round(u * width * 100), round(v * depth * 100)) for u, v in shares]
    settle('cloth', spot, (width, depth), look('cloth', colour=colour), held, [worktop])


@prop('cloth over edge', .2)
def cloth_over_edge(look, colour='tabasco', stripe='#efe9dc', width=.36, on_top=.14, hang=.32, skew=.18, seed=3):
    """A towel thrown over the worktop's front edge: the edge is the line y = 0, z = 0; it hangs down on the -Y side,
    `skew` of its width lower at one side."""
    chance, wave = random.Random(seed), folds(seed)
    length = on_top + hang

    def spot(across, along):
        x, swing, down = across * .58, 1 + wave(across / width), along + skew * across - on_top
        return Vector((x, -down, .004 + .012 * swing)) if down < 0 else Vector((x, -.006 - .02 * swing, -down))
    worktop = box('worktop', -width, width, 0, .4, -1, 0, None, .004)
    worktop.hide_render = True
    held = [(column, 2) for column in uneven(round(width * 100), chance, 4)]
    settle('towel', spot, (width, length), [look('cloth', colour=colour), look('cloth', colour=stripe)], held, [worktop], striped(length, ends=[1]))


@prop('cushion', .25)
def cushion(look, colour='honey', width=.45, depth=.45, thick=.13, lean=0, piping=None):
    """A soft square; `lean` degrees stands it up against a wall at y = 0."""
    def spot(u, v, side):
        a, b = 2 * u - 1, 2 * v - 1
        rise = (1 - a ** 4) ** .5 * (1 - b ** 4) ** .5
        pull = 1 - .05 * (1 - abs(a) ** 3) * abs(b) ** 6 - .0
        x = a * width / 2 * (1 - .06 * (1 - b * b) * abs(a) ** 5)
        y = b * depth / 2 * (1 - .06 * (1 - a * a) * abs(b) ** 5)
        return Vector((x, y, thick / 2 + side * thick / 2 * rise))
    cloth = look('cloth', colour=colour)
    grids = [[[spot(j / 24, i / 24, s) for j in range(25)] for i in range(25)] for s in (1, -1)]
    with gathered() as things:
        patches('cushion', grids, cloth, 0)
        rim = [spot(t, 0, 0) for t in [i / 20 for i in range(20)]] + [spot(1, t, 0) for t in [i / 20 for i in range(20)]] + [spot(1 - t, 1, 0) for t in [i / 20 for i in range(20)]] + [spot(0, 1 - t, 0) for t in [i / 20 for i in range(20)]]
        tube('piping', rim, .005, look('cloth', colour=piping or colour), closed=True, steps=10)
    if lean:
        tilt(things, 90 - lean, 'X', (0, 0, thick / 2))
        place(things, (0, -depth * .5 * math.sin(math.radians(lean)) - thick * .5, depth / 2 - thick / 2))


@prop('rug', 1.0, on_floor=True)
def rug(look, colour='#d9cbb2', stripe='tabasco', width=2.0, depth=1.3, pattern='stripes', fringe=True, thick=.009):
    """Patterns: stripes, border, plain, checks, half (two blocks)."""
    cloths = [look('cloth', colour=colour, weave=120.0), look('cloth', colour=stripe, weave=120.0)]

    def slot(_, u, v):
        if pattern == 'stripes':
            return int(u * 18) % 2 if u < .22 or u > .78 else 0
        if pattern == 'border':
            return 1 if min(u * width, (1 - u) * width, v * depth, (1 - v) * depth) < .09 else 0
        if pattern == 'checks':
            return (int(u * 10) + int(v * 10 * depth / width)) % 2
        if pattern == 'half':
            return 1 if u > .5 else 0
        return 0
    bump = folds(4)
    sheet('rug', lambda u, v: Vector(((u - .5) * width, (v - .5) * depth, thick / 2 + .0006 * bump(u * 2 + v))), 180, 60, cloths, thick, slot=slot)
    if fringe:
        lay_fringe(width, depth, thick, cloths[0])


def lay_fringe(width, depth, thick, cloth):
    """The warp comes out at the two short ends and is knotted there."""
    chance, threads = random.Random(1), []
    across, reach = min(width, depth), max(width, depth) / 2
    for side in (-1, 1):
        for k in range(int(across / .012)):
            at, sway = -across / 2 + .006 + k * .012, chance.uniform(-.006, .006)
            long = chance.uniform(.042, .052)
            strand = []
            for share, wide, high in ((0, .003, thick * .6), (.5, .003, .004), (1, .002, .0025)):
                out, aside = side * (reach + share * long), at + 2 * share * sway
                ends = [(out, aside - wide), (out, aside + wide)]
                strand.append([Vector((x, y, high)) if width >= depth else Vector((y, x, high)) for x, y in ends])
            threads.append(strand)
    patches('fringe', threads, cloth, .003)

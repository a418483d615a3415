"""Lamps. A pendant hangs from z (the ceiling) by `drop`; `on` lights it."""
import math

import bpy
from mathutils import Vector

from mesh import ball, cylinder, gathered, lathe, link, patches, place, tube
from .registry import prop


def bulb(look, z, on, size=.045, strength=10, watt=25):
    """An opal bulb; lit, it also carries a point light, because a small glowing mesh alone is noisy."""
    glass = look('glow', colour='#ffdcae', strength=strength) if on else look.plain('#fbf7ee', .3)
    lathe('bulb', [(0, -size), (size * .55, -size * .85), (size * .95, -size * .3), (size, .0), (size * .85, size * .45), (size * .45, size * .95), (size * .38, size * 1.4), (0, size * 1.4)], glass, (0, 0, z))
    if on:
        light = bpy.data.lights.new('bulb', 'POINT')
        light.energy, light.color, light.shadow_soft_size = watt, (1, .78, .52), size
        lamp = link(bpy.data.objects.new('bulb', light))
        lamp.location.z = z - size * 1.3
        # A mirror shows the bulb, not the light around it.
        lamp.visible_glossy = False


def cord(look, drop, low, colour='#22211f'):
    cylinder('cord', .0026, drop - low, (0, 0, -drop + low), look.plain(colour, .6), bevel=0, steps=10)
    lathe('rose', [(0, -.03), (.03, -.03), (.048, -.018), (.05, 0)], look.plain(colour, .5))


@prop('pendant', .3)
def pendant(look, kind='dome', colour='tabasco', drop=1.1, on=False, size=1, inside='#f6efe2', flex='#22211f', shine=5):
    """dome (enamel), ball (opal glass), cone (tall and narrow), paper (ribbed lantern), disc (flat and wide), tube."""
    shell = look.plain(colour, .28, coat=.3)
    s = size
    foot = -drop
    if kind == 'dome':
        r = .19 * s
        rim = [(r * math.sin(a), foot + r * .88 * math.cos(a)) for a in (math.radians(90 - 78 * i / 14) for i in range(15))]
        lathe('shade', rim, shell, segments=80)
        lathe('lining', [(x * .985, z - .002) for x, z in rim], look.plain(inside, .5), segments=80)
        lathe('edge', [(r * 1.0, foot - .001), (r * 1.012, foot), (r * 1.005, foot + .006), (r * .985, foot + .002), (r * 1.0, foot - .001)], shell, segments=80)
        lathe('cap', [(.0, foot + r * .86 + .05), (.016, foot + r * .86 + .048), (.022, foot + r * .86 + .02), (.045 * s, foot + r * .86)], look('brass'))
        cord(look, drop, r * .86 + .05, flex)
        bulb(look, foot + .05, on, watt=12)
    elif kind == 'ball':
        r = .13 * s
        glass = look('globe', colour='#ffe0b4', strength=shine) if on else look.plain('#f7f3ea', .25)
        ball('globe', r, glass, (0, 0, foot + r), steps=64)
        lathe('cap', [(.045, foot + 2 * r - .008), (.047, foot + 2 * r), (.045, foot + 2 * r + .03), (.01, foot + 2 * r + .036), (0, foot + 2 * r + .036)], look('brass'))
        cord(look, drop, 2 * r + .036, flex)
        if on:
            light = bpy.data.lights.new('globe', 'POINT')
            # A little larger than the globe, which would swallow it; mirrors show the globe.
            light.energy, light.color, light.shadow_soft_size = 22, (1, .8, .55), r * 1.02
            lamp = link(bpy.data.objects.new('globe', light))
            lamp.location.z, lamp.visible_glossy = foot + r, False
    elif kind == 'cone':
        profile = [(.1 * s, foot), (.098 * s, foot + .004), (.03 * s, foot + .26 * s), (.022 * s, foot + .285 * s), (0, foot + .29 * s)]
        lathe('shade', profile, shell, segments=72)
        lathe('lining', [(.098 * s, foot + .001), (.094 * s, foot + .004), (.027 * s, foot + .25 * s)], look.plain(inside, .5), segments=72)
        cord(look, drop, .29 * s, flex)
        bulb(look, foot + .055, on, .034)
    elif kind == 'paper':
        r, rings, steps = .26 * s, 22, 96
        rows = []
        for i in range(rings * 4 + 1):
            t = i / (rings * 4)
            a = math.radians(10 + 160 * t)
            bulge = r * math.sin(a) * (1 + .014 * math.cos(i * math.pi / 2))
            rows.append([Vector((bulge * math.cos(2 * math.pi * k / steps), bulge * math.sin(2 * math.pi * k / steps), foot + r * .8 * (1 - math.cos(a)))) for k in range(steps + 1)])
        patches('lantern', [rows], look('glow', colour='#ffe6c2', strength=1.6) if on else look('leaf', colour='#f4efe4'), 0)
        cord(look, drop, r * 1.58, flex)
        if on:
            bulb(look, foot + r * .8, on, watt=30)
    elif kind == 'disc':
        r = .3 * s
        lathe('disc', [(0, foot + .035), (.04, foot + .035), (r * .96, foot + .012), (r, foot + .004), (r * .995, foot), (r * .95, foot + .006), (.05, foot + .028), (0, foot + .028)], shell, segments=96)
        lathe('socket', [(0, foot + .1), (.018, foot + .098), (.026, foot + .06), (.03, foot + .034)], look('brass'))
        cord(look, drop, .1, flex)
        # The disc is so near its bulb that an ordinary one would bleach it.
        bulb(look, foot - .01, on, .05, strength=4, watt=1.5)
    else:
        lathe('tube', [(.031 * s, foot), (.033 * s, foot + .001), (.033 * s, foot + .34 * s), (.03 * s, foot + .345 * s), (0, foot + .346 * s)], shell, segments=48)
        lathe('lining', [(.031 * s, foot + .0005), (.03 * s, foot + .12)], look('brass'), segments=48)
        cord(look, drop, .346 * s, flex)
        bulb(look, foot + .05, on, .022, watt=15)


@prop('lamp row', .9)
def lamp_row(look, kind='dome', colours=('tabasco',), count=3, pitch=.6, drop=1.1, on=False, size=1):
    """Pendants in a row along X above an island."""
    for i in range(count):
        with gathered() as lamp:
            pendant(look, kind, colours[i % len(colours)], drop, on, size)
        place(lamp, ((i - (count - 1) / 2) * pitch, 0, 0))


@prop('wall lamp', .2)
def wall_lamp(look, kind='arm', colour='tabasco', on=False):
    """On a wall whose face is y = 0: `arm` reaches out with a small shade, `ball` is an opal globe, `half` an uplighter."""
    brass = look('brass')
    cylinder('rose', .045, .018, (0, -.018, 0), brass, 'Y', bevel=.003)
    if kind == 'ball':
        tube('stem', [(0, -.016, 0), (0, -.05, 0)], .01, brass)
        ball('globe', .075, look('globe', colour='#ffe0b4', strength=5) if on else look.plain('#f7f3ea', .25), (0, -.12, 0), steps=48)
        return
    if kind == 'half':
        shell = look.plain(colour, .3)
        rows = [[Vector((.11 * math.sin(a) * math.cos(b), -.11 * math.sin(a) * math.sin(b) - .002, .07 - .11 * math.cos(a))) for b in (math.pi * k / 40 for k in range(41))] for a in (math.pi / 2 * i / 16 for i in range(17))]
        patches('shell', [rows], shell, .003)
        if on:
            ball('bulb', .025, look('glow', colour='#ffdcae', strength=14), (0, -.045, .03))
        return
    tube('arm', [(0, -.014, 0), (0, -.09, .0), (0, -.2, .06), (0, -.29, .07)], .006, brass, bezier=True)
    shell = look.plain(colour, .28, coat=.2)
    profile = [(.022, .055), (.03, .05), (.075, -.045), (.078, -.05)]
    lathe('shade', profile, shell, (0, -.3, .05), segments=56)
    lathe('lining', [(.072, -.048), (.028, .047)], look.plain('#f6efe2', .5), (0, -.3, .05), segments=56)
    cylinder('neck', .02, .025, (0, -.3, .1), brass)
    ball('bulb', .028, look('glow', colour='#ffdcae', strength=12) if on else look.plain('#fbf7ee', .3), (0, -.3, .02))


@prop('table lamp', .18)
def table_lamp(look, colour='honey', on=False):
    """A mushroom of one colour."""
    shell = look.plain(colour, .2, coat=.4)
    lathe('foot', [(0, 0), (.075, 0), (.08, .004), (.078, .012), (.04, .03), (.028, .07), (.028, .19), (0, .19)], shell, segments=64)
    lathe('hat', [(.15 * math.sin(a), .19 + .11 * math.cos(a) * 1.0) for a in (math.radians(96 - 96 * i / 16) for i in range(17))], shell, segments=72)
    lathe('under', [(.148, .18), (.06, .182), (.028, .185)], look('glow', colour='#ffe0b4', strength=4) if on else look.plain('#f6efe2', .4), segments=64)

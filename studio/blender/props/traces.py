"""What people leave behind: candles, crumbs, paint."""
import math
import random

import bpy

from mesh import ball, box, cylinder, gathered, lathe, link, place, tube
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


@prop('paint tin', .1)
def paint_tin(look, colour='sage', brush=True):
    """An opened tin of paint, with a run down its side and a `brush` across it, or untouched."""
    tin, paint = look('chrome', rough=.3), look.plain(colour, .18, .5, coat=.3)
    hollow(look, 'tin', [(.068, 0), (.07, .003), (.07, .15), (.073, .154)], .0012, .002, tin)
    lathe('label', [(.0705, .01), (.0712, .011), (.0712, .132), (.0705, .133)], look.plain('#f1ece0', .5), segments=64)
    lathe('stripe', [(.0711, .05), (.0716, .0505), (.0716, .0895), (.0711, .09)], look.plain(colour, .4), segments=64)
    lathe('rim', [(.0725, .147), (.0755, .1485), (.0765, .152), (.0755, .1555), (.072, .157)], tin, segments=64)
    # The wire hangs down in front, from an ear on either side.
    sway = [math.radians(180 * step / 12) for step in range(13)]
    tube('wire', [(.0755 * math.cos(turn), -.0775 * math.sin(turn), .138 - .055 * math.sin(turn)) for turn in sway], .0013, tin, steps=8)
    for side in (-.0755, .0755):
        cylinder('ear', .006, .004, (side - .002, 0, .138), tin, 'X')
    cylinder('paint', .0685, .004, (0, 0, .118), paint, bevel=0, steps=64)
    if not brush:
        return
    tube('run', [(.02, -.0705, .152), (.022, -.0728, .12), (.021, -.0728, .085)], [.006, .0045, .0058], paint, bezier=True, caps='round', flatten=.5)
    with gathered() as whole:
        box('handle', -.012, .012, -.13, .02, 0, .011, look('oak-natural', grain='Y'), .005)
        box('ferrule', -.024, .024, .02, .05, -.002, .013, look('chrome', rough=.25), .002)
        box('bristles', -.0235, .0235, .05, .1, -.001, .012, look.plain(colour, .6), .004)
    place(whole, (.01, .03, .157), 28)


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
    surface = look(metal) if metal else look(wood) if wood else look.plain(colour, .18, .5, coat=.6)
    thing = lathe('knob', [(r * scale_to, z * scale_to) for r, z in KNOBS[shape]], surface, segments=56)
    thing.rotation_euler = (math.pi / 2, 0, 0)

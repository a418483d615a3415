"""What props are made of: the studio's materials, and a few that only small things need."""
import math

import bpy

import colours
from materials import material
from nodes import Shader


class Look:
    """Materials for one shot. Colours may be a hexadecimal value or a flavour's key."""

    def __init__(self, facts):
        self.facts = facts

    def colour(self, colour):
        known = self.facts['materials'].get(colour)
        return known['colour'] if known else colour

    def linear(self, colour):
        return colours.linear(self.colour(colour))[:3]

    def __call__(self, name, **options):
        """One of the studio's own materials."""
        if 'colour' in options:
            options['colour'] = self.colour(options['colour'])
        return material(name, self.facts, **options)

    def metal(self, colour='#c9c8c6', rough=.22):
        return self('metal', colour=colour, rough=rough)

    def plain(self, colour, rough=.4, specular=.45, coat=0):
        """Plastic, lacquer, rubber, wax: one colour, told apart by roughness."""
        def mix(shader):
            tint = (*self.linear(colour), 1)
            shader.surface(Base_Color=tint, Roughness=rough, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=.05)
        return _once(f'plain {self.colour(colour)} {rough} {specular} {coat}', mix)

    def painted_by_part(self, rough=.45, specular=.4, coat=0, fur=0):
        """Takes the colours that a clay form carries; `fur` roughens it with fine bumps."""
        def mix(shader):
            tint = shader.node('Attribute', attribute_name='tint').outputs['Color']
            shader.surface(Base_Color=tint, Roughness=rough, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=.06)
            if fur:
                shader.surface(Sheen=.5, Normal=shader.bump(shader.noise(shader.local(False), 420), fur))
        return _once(f'parts {rough} {specular} {coat} {fur}', mix)

    def skin(self, colour, second, rough=.4, size=190, depth=.3, patches=14):
        """Peel of fruit: two tones in patches and fine pores."""
        def mix(shader):
            one, other, spot = (*self.linear(colour), 1), (*self.linear(second), 1), shader.local()
            tint = shader.mix(shader.span(shader.noise(spot, patches), .35, .65, 0, 1), one, other)
            shader.surface(Base_Color=tint, Roughness=rough, Specular=.45, Normal=shader.bump(shader.noise(spot, size, 1), depth))
        return _once(f'skin {self.colour(colour)} {self.colour(second)} {rough} {size} {depth} {patches}', mix)

    def cheese_paste(self, colour, second):
        """Cut cheese: smooth and a little waxy, in two tones, with a few small eyes."""
        def mix(shader):
            spot = shader.local()
            tint = shader.mix(shader.span(shader.noise(spot, 30, 3), .35, .65, 0, .5), (*self.linear(colour), 1), (*self.linear(second), 1))
            eye = shader.span(shader.node('TexVoronoi', {'Vector': spot, 'Scale': 42.0}).outputs['Distance'], .06, .2, 1, 0)
            tint = shader.mix(shader.math('MULTIPLY', eye, .35), tint, (*self.linear('#b98a3a'), 1))
            shader.surface(Base_Color=tint, Roughness=.42, Specular=.45, Normal=shader.bump(shader.math('SUBTRACT', 1.0, eye), .6, .002))
            shader.surface(Subsurface=.1, Subsurface_Color=tint, Subsurface_Radius=(.004, .003, .001))
        return _once(f'cheese {self.colour(colour)}', mix)

    def peel(self, colour, second, ends, pores, deep):
        """Citrus: oil glands as small pits (`pores` to a metre, `deep` metres), two tones in clouds, a third where it is
        least ripe, and a shine that is not the same everywhere."""
        def mix(shader):
            spot = shader.local()
            cloud, ripe = shader.noise(spot, 22, 3), shader.noise(spot, 9, 2)
            tint = shader.mix(shader.span(cloud, .35, .65, 0, 1), (*self.linear(colour), 1), (*self.linear(second), 1))
            tint = shader.mix(shader.span(ripe, .52, .72, 0, .5), tint, (*self.linear(ends), 1))
            gland = shader.node('TexVoronoi', {'Vector': spot, 'Scale': pores}).outputs['Distance']
            pit = shader.span(gland, .12, .42, 0, 1)
            tint = shader.mix(shader.span(pit, 0, 1, .22, 0), tint, (*self.linear(ends), 1))
            height = shader.math('ADD', pit, shader.math('MULTIPLY', shader.noise(spot, 90, 2), 1.6))
            shader.surface(Base_Color=tint, Roughness=shader.span(cloud, .3, .7, .34, .5), Specular=.42, Normal=shader.bump(height, .55, deep))
        return _once(f'peel {self.colour(colour)} {self.colour(second)} {pores:.0f}', mix)

    def pulp(self, colour):
        """The wet flesh of citrus: drop-shaped cells that shine."""
        def mix(shader):
            cells = shader.node('TexVoronoi', {'Vector': shader.stretch(shader.local(), (.35, 1, 1)), 'Scale': 900.0}).outputs['Distance']
            tint = shader.mix(shader.span(cells, .1, .6, 0, .5), (*self.linear(colour), 1), (*self.linear('#fbf0b8'), 1))
            shader.surface(Base_Color=tint, Roughness=.16, Specular=.5, Normal=shader.bump(cells, .4, .0005))
        return _once(f'pulp {self.colour(colour)}', mix)

    def apple_skin(self, colour, blush, radius):
        """Streaks from stalk to foot over a ground colour, most on the sunny side, pale dots, russet in the dimple."""
        def mix(shader):
            place, spot = shader.local(False), shader.local()
            x, y, z = shader.split(place)
            around, up = shader.math('ARCTAN2', y, x), shader.math('DIVIDE', z, radius)
            # Sine and cosine of the angle, so that streaks close around the fruit without a seam.
            circle = shader.join(shader.math('COSINE', around), shader.math('SINE', around), shader.math('MULTIPLY', up, .12))
            shifted = shader.vector('ADD', circle, shader.join(shader.math('MULTIPLY', shader.chance(), 20.0), 0.0, 0.0))
            streak = shader.math('ADD', shader.noise(shifted, 9, 3, .6), shader.math('MULTIPLY', shader.noise(shifted, 30, 2), .45))
            sunny = shader.math('ADD', shader.span(x, -radius, radius, -.35, .4), shader.math('SUBTRACT', shader.noise(spot, 30, 2), .5))
            share = shader.span(shader.math('ADD', streak, sunny), .62, 1.02, 0, .92)
            tint = shader.mix(share, (*self.linear(colour), 1), (*self.linear(blush), 1))
            dots = shader.node('TexVoronoi', {'Vector': spot, 'Scale': 260.0}).outputs['Distance']
            tint = shader.mix(shader.span(dots, .1, .2, .55, 0), tint, (*self.linear('#e6d9a4'), 1))
            dimple = shader.math('MULTIPLY', shader.span(shader.vector_length(shader.join(x, y, 0.0)), radius * .12, radius * .45, .8, 0), shader.math('GREATER_THAN', up, .3))
            tint = shader.mix(dimple, tint, (*self.linear('#8a7a45'), 1))
            wax = shader.noise(spot, 60, 3)
            shader.surface(Base_Color=tint, Roughness=shader.span(wax, .3, .7, .24, .4), Specular=.45, Normal=shader.bump(shader.noise(spot, 160, 2), .08, .0005))
            shader.surface(Subsurface=.06, Subsurface_Color=tint, Subsurface_Radius=(.0015, .0015, .0015))
        return _once(f'apple {self.colour(colour)} {self.colour(blush)}', mix)

    def tomato_skin(self, colour):
        """Tight and shiny, orange in places, dull where a hand held it."""
        def mix(shader):
            spot = shader.local()
            cloud = shader.noise(spot, 18, 2)
            tint = shader.mix(shader.span(cloud, .4, .7, 0, .35), (*self.linear(colour), 1), (*self.linear('#d8571f'), 1))
            shader.surface(Base_Color=tint, Roughness=shader.span(shader.noise(spot, 45, 3), .3, .7, .16, .3), Specular=.45, Normal=shader.bump(shader.noise(spot, 260, 2), .05, .0004))
        return _once(f'tomato {self.colour(colour)}', mix)

    def waffle_crust(self, pitch):
        """Baked in an iron: brown in the dents, `pitch` metres apart, paler on the ridges, with a fine crumb."""
        def mix(shader):
            spot, place = shader.local(), shader.local(False)
            x, y, _ = shader.split(shader.stretch(place, (math.pi / pitch, math.pi / pitch, 0)))
            dent = shader.math('MINIMUM', *[shader.math('ABSOLUTE', shader.math('SINE', way)) for way in (x, y)])
            baked = shader.math('ADD', shader.span(dent, .1, .6, 0, .55), shader.span(shader.noise(spot, 45, 4, .6), .3, .7, 0, .45))
            tint = shader.ramp(baked, [(.05, (*self.linear('#dcaa66'), 1)), (.45, (*self.linear('#c08040'), 1)), (.95, (*self.linear('#8a4f20'), 1))])
            crumb = shader.noise(spot, 900, 3, .7)
            height = shader.math('ADD', crumb, shader.noise(spot, 240, 3, .6))
            shader.surface(Base_Color=tint, Roughness=shader.span(crumb, .3, .7, .5, .75), Specular=.3, Normal=shader.bump(height, .4, .0006))
        return _once(f'waffle crust {pitch}', mix)

    def ribbon(self, colour):
        """Satin: a soft shine with a fine weave."""
        def mix(shader):
            weave = shader.noise(shader.stretch(shader.local(), (1, .1, .1)), 2600, 1)
            shader.surface(Base_Color=(*self.linear(colour), 1), Roughness=.38, Specular=.5, Sheen=.6, Normal=shader.bump(weave, .12, .0002))
        return _once(f'ribbon {self.colour(colour)}', mix)

    def wheat(self):
        """Dry pasta: matt and speckled."""
        def mix(shader):
            spot = shader.local()
            tint = shader.mix(shader.span(shader.noise(spot, 400, 2), .35, .65, 0, 1), (*self.linear('#e8c163'), 1), (*self.linear('#d6a846'), 1))
            shader.surface(Base_Color=tint, Roughness=.5, Specular=.35)
        return _once('wheat', mix)

    def book_linen(self, colour):
        """The cloth of a hard cover: a fine weave, a little rubbed."""
        def mix(shader):
            spot, own = shader.local(), self.linear(colour)
            thread = shader.math('ADD', shader.noise(shader.stretch(spot, (1, 1, .06)), 1900, 1), shader.noise(shader.stretch(spot, (.06, .06, 1)), 1900, 1))
            worn = shader.span(shader.noise(spot, 28, 4, .6), .5, .75, 0, .16)
            tint = shader.mix(worn, (*own, 1), (*[min(1, part * 1.5 + .03) for part in own], 1))
            shader.surface(Base_Color=tint, Roughness=.68, Specular=.3, Normal=shader.bump(thread, .25, .0003))
        return _once(f'book linen {self.colour(colour)}', mix)

    def stretch_film(self):
        """Clear film in overlapping bands: it shows what it holds, with folds that shine and a milky veil where it lies double."""
        def mix(shader):
            spot = shader.local(False)
            folds = shader.noise(shader.stretch(spot, (2, 2, 14)), 6, 4, .6, .8)
            band = shader.math('GREATER_THAN', shader.math('FRACT', shader.math('MULTIPLY', shader.split(spot)[2], 4.3)), .55)
            veil = shader.math('ADD', shader.span(folds, .45, .7, .03, .26), shader.math('MULTIPLY', band, .07))
            shader.surface(Base_Color=(.86, .88, .88, 1), Roughness=.16, Specular=.6, Normal=shader.bump(folds, .8, .01))
            clear = shader.node('BsdfTransparent')
            shader.shows(shader.node('MixShader', {0: veil, 1: clear.outputs[0], 2: shader.principled.outputs[0]}).outputs[0])
        return _once('stretch film', mix)

    def page_edges(self):
        """The cut side of a block of paper: hundreds of sheets, some of which stand out; they lie across X."""
        def mix(shader):
            spot = shader.local()
            sheets = shader.noise(shader.stretch(spot, (1, .012, .012)), 2400, 2, .7)
            tint = shader.mix(shader.span(sheets, .38, .62, 0, 1), (*self.linear('#cdbf9f'), 1), (*self.linear('#f6f0e2'), 1))
            shader.surface(Base_Color=tint, Roughness=.95, Specular=.15, Normal=shader.bump(sheets, .4, .0004))
        return _once('page edges', mix)

    def terry(self, colour):
        """Towelling: small loops that stand up everywhere, and a soft edge of light."""
        def mix(shader):
            spot, own = shader.local(), self.linear(colour)
            loops = shader.node('TexVoronoi', {'Vector': spot, 'Scale': 520.0}).outputs['Distance']
            clump = shader.noise(spot, 130, 3, .6)
            tint = shader.mix(shader.span(loops, .2, .7, 0, .5), (*own, 1), (*[part * .62 for part in own], 1))
            height = shader.math('SUBTRACT', shader.math('MULTIPLY', clump, .9), loops)
            shader.surface(Base_Color=tint, Roughness=.97, Specular=.08, Sheen=.7, Normal=shader.bump(height, .8, .0014))
        return _once(f'terry {self.colour(colour)}', mix)

    def grains(self, colour, second):
        """Beans or rice, each somewhere between two tones."""
        def mix(shader):
            tone = shader.node('NewGeometry').outputs['Random Per Island']
            body = shader.mix(tone, (*self.linear(colour), 1), (*self.linear(second), 1))
            shader.surface(Base_Color=body, Roughness=.42, Specular=.4)
        return _once(f'grains {self.colour(colour)} {self.colour(second)}', mix)

    def striped(self, colour, second, width=.02, axis=0, rough=.6):
        """Two colours in even bands along an axis of the object."""
        def mix(shader):
            along = shader.split(shader.local(False))[axis]
            band = shader.math('GREATER_THAN', shader.math('FRACT', shader.math('DIVIDE', along, width * 2)), .5)
            shader.surface(Base_Color=shader.mix(band, (*self.linear(colour), 1), (*self.linear(second), 1)), Roughness=rough)
        return _once(f'striped {self.colour(colour)} {self.colour(second)} {width} {axis} {rough}', mix)


def _once(name, mix):
    """The same name is the same material (Blender keeps 63 letters of it)."""
    known = bpy.data.materials.get(name[-63:])
    if known:
        return known
    shader = Shader(name[-63:])
    mix(shader)
    return shader.material

"""What props are made of: the studio's materials, and a few that only small things need."""
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

    def crust(self, rough=.75):
        """Baked: the colours of a clay form, darker in patches, blistered, with flour where it lies."""
        def mix(shader):
            spot = shader.local(False)
            tint = shader.node('Attribute', attribute_name='tint').outputs['Color']
            baked = shader.span(shader.noise(spot, 16, 5, .65), .35, .68, 0, .75)
            tint = shader.mix(baked, tint, (*self.linear('#5a2c10'), 1))
            up = shader.split(shader.node('TexCoord').outputs['Normal'])[2]
            dust = shader.ramp(shader.noise(spot, 55, 4, .75), [(.5, 0), (.62, 1)])
            flour = shader.math('MULTIPLY', dust, shader.span(up, .3, .9, 0, .7))
            tint = shader.mix(flour, tint, (*self.linear('#eadfc9'), 1))
            height = shader.math('ADD', shader.noise(spot, 45, 5, .7), shader.math('MULTIPLY', shader.noise(spot, 260, 3, .7), .35))
            shader.surface(Base_Color=tint, Roughness=rough, Specular=.3, Normal=shader.bump(height, .9, .006))
        return _once(f'crust {rough}', mix)

    def skin(self, colour, second, rough=.4, size=190, depth=.3, patches=14):
        """Peel of fruit, crust of bread: two tones in patches and fine pores."""
        def mix(shader):
            one, other, spot = (*self.linear(colour), 1), (*self.linear(second), 1), shader.local()
            tint = shader.mix(shader.span(shader.noise(spot, patches), .35, .65, 0, 1), one, other)
            shader.surface(Base_Color=tint, Roughness=rough, Specular=.45, Normal=shader.bump(shader.noise(spot, size, 1), depth))
        return _once(f'skin {self.colour(colour)} {self.colour(second)} {rough} {size} {depth} {patches}', mix)

    def grains(self, colour, second, each):
        """Beans or rice behind glass: round grains, `each` metres across, in two tones with dark gaps."""
        def mix(shader):
            grain = shader.node('TexVoronoi', {'Vector': shader.local(), 'Scale': 1 / each})
            tone = shader.node('SeparateColor', {0: grain.outputs['Color']}).outputs[0]
            gap = shader.span(grain.outputs['Distance'], .3, .75, 0, .85)
            body = shader.mix(tone, (*self.linear(colour), 1), (*self.linear(second), 1))
            height = shader.math('SUBTRACT', 1, grain.outputs['Distance'])
            shader.surface(Base_Color=shader.mix(gap, body, (0, 0, 0, 1)), Roughness=.45, Specular=.4, Normal=shader.bump(height, 1, each * .4))
        return _once(f'grains {self.colour(colour)} {self.colour(second)} {each}', mix)

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

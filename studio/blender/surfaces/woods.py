"""Veneers. All are sawn flat: in the middle of a leaf its growth rings rise in tall arches, beside them they run straight."""
from dataclasses import dataclass

from colours import blend, linear, shade
from nodes import Shader
from surfaces.boards import ALONG, stretched
from surfaces.close import close_up


@dataclass(frozen=True)
class Figure:
    light: float
    """How much lighter and darker than the colour of the facts its tones are."""
    middle: float
    dark: float
    rings: float
    """Growth rings in a metre."""
    contrast: float
    pores: float
    """How dark its pores are."""
    bands: float
    """How strong its broad bands of colour are."""
    leaf: float
    """Width of a leaf of veneer."""
    flecks: float
    """How pale the rays are that the saw cuts lengthwise."""


FIGURES = {
    "oak-natural": Figure(1.2, 0.98, 0.42, 210, 0.3, 0.62, 0.42, 0.23, 0.3),
    "warm-oak": Figure(1.26, 0.94, 0.34, 190, 0.36, 0.66, 0.5, 0.25, 0.25),
    "walnut": Figure(1.5, 0.92, 0.24, 170, 0.62, 0.5, 0.9, 0.21, 0.0),
}


def wood(key, colour, grain="Z", rough=0.5, vary=0.08, matched=False):
    """`matched`: the veneer runs on from front to front, as on a whole wall of one tree."""
    figure, own = FIGURES.get(key, FIGURES["oak-natural"]), linear(colour)
    light, middle, dark = (shade(own, tone) for tone in (figure.light, figure.middle, figure.dark))
    shader = Shader(key)
    place = shader.world() if matched else shader.local()
    ring, spring, zone = _rings(shader, place, grain, figure)
    near = close_up()
    drawn = lambda thin, scale, detail, rough: shader.noise(shader.stretch(place, stretched(grain, thin)), scale, detail, rough)
    streak, fibre = drawn(0.007, 150, 4, 0.65), drawn(0.006, 1500 if near else 520, 2, 0.6)
    # Vessels are a fifth of a millimetre wide and half a centimetre long; they crowd where a year's growth begins.
    vessel = shader.math("MAXIMUM", drawn(0.032, 2700 if near else 1500, 1, 0.5), drawn(0.024, 1700 if near else 900, 1, 0.5))
    pore = shader.span(shader.math("SUBTRACT", vessel, shader.span(spring, 0.02, 0.5, 0.555, 0.665)), 0, 0.035, 0, 1)
    body = shader.mix(shader.span(zone, 0.3, 0.7, 0, figure.bands), light, shade(middle, 0.76))
    body = shader.mix(shader.math("MULTIPLY", ring, figure.contrast), body, blend(middle, dark, 0.75))
    body = shader.mix(shader.span(streak, 0.32, 0.68, 0, 0.3), body, shade(middle, 0.7))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.24), body, shade(middle, 0.66))
    if figure.flecks:
        # Rays that the saw cuts lengthwise: pale, a few millimetres long.
        fleck = shader.span(drawn(0.16, 620, 1, 0.5), 0.66, 0.74, 0, figure.flecks)
        body = shader.mix(fleck, body, shade(light, 1.12))
    body = shader.mix(shader.math("MULTIPLY", pore, figure.pores), body, dark)
    # Every leaf of veneer has lighter and darker stretches that no ring explains.
    body = shader.mix(shader.span(shader.noise(place, 1.7, 3, 0.6), 0.35, 0.65, 0, 0.12), body, shade(middle, 0.78))
    height = shader.math("SUBTRACT", shader.math("MULTIPLY", fibre, 0.3), pore)
    vary = vary * 0.3 if matched else vary
    shader.surface(
        Base_Color=shader.tint(body, 1 - vary, 1 + vary * 0.6),
        Roughness=shader.span(fibre, 0.3, 0.7, rough - 0.06, rough + 0.08),
        Specular=0.36,
        Normal=shader.bump(height, 0.22, 0.0002),
    )
    return shader, blend(own, middle, 0.3)


def _rings(shader, place, grain, figure):
    """How dark a growth ring is here, how far into its year we are, and how dark the years around it were."""
    parts = list(shader.split(place))
    along = parts.pop(ALONG[grain])
    across = shader.math("ADD", parts[0], parts[1])
    leaf = shader.math("DIVIDE", across, figure.leaf)
    number = shader.math("FLOOR", leaf)
    chance = shader.node("TexWhiteNoise", {"W": number}, noise_dimensions="1D")
    shift = shader.stretch(chance.outputs["Color"], (3.0, 3.0, 3.0))
    wobble = shader.noise(shader.stretch(place, stretched(grain, 0.12)), 9, 4, 0.55)
    middle = shader.span(chance.outputs["Value"], 0, 1, 0.3, 0.7)
    aside = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.math("FRACT", leaf), middle), figure.leaf)
    aside = shader.math("ADD", aside, shader.span(wobble, 0.2, 0.8, -0.018, 0.018))
    # The heart of the tree lies this deep under the leaf; where that changes, rings close in arches.
    slow = shader.noise(shader.vector("ADD", shader.join(shader.math("MULTIPLY", along, 0.55), 0.0, 0.0), shift), 1.0, 3, 0.45)
    deep = shader.span(slow, 0.2, 0.8, 0.02, 0.2)
    radius = shader.math("SQRT", shader.math("ADD", shader.math("MULTIPLY", aside, aside), shader.math("MULTIPLY", deep, deep)))
    # A ring's line is sharp, and trembles as fine as the fibres that it is made of.
    ragged = shader.noise(shader.stretch(place, stretched(grain, 0.03)), 700, 2, 0.6)
    height = shader.math("ADD", shader.math("MULTIPLY", radius, figure.rings), shader.math("MULTIPLY", ragged, 0.22))
    # Good years and bad years: rings are wide here and narrow there, and so go light and dark.
    height = shader.math("ADD", height, shader.span(shader.noise(shader.join(shader.math("MULTIPLY", height, 0.16), 0.0, 0.0), 1.0, 2, 0.5), 0.2, 0.8, 0, 3.2))
    zone = shader.noise(shader.vector("ADD", shader.join(shader.math("MULTIPLY", height, 0.21), 0.0, 0.0), shift), 1.0, 3, 0.6)
    spring = shader.math("FRACT", height)
    ring = shader.ramp(spring, [(0, 0.1), (0.3, 0.0), (0.7, 0.4), (0.94, 1), (0.99, 0.9), (1, 0.1)])
    # No two rings are equally dark.
    year = shader.node("TexWhiteNoise", {"W": shader.math("FLOOR", height)}, noise_dimensions="1D").outputs["Value"]
    return shader.math("MULTIPLY", ring, shader.span(year, 0, 1, 0.35, 1.0)), spring, zone

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


FIGURES = {
    "oak-natural": Figure(1.14, 0.96, 0.5, 230, 0.34, 0.42, 0.5, 0.23),
    "warm-oak": Figure(1.2, 0.92, 0.4, 200, 0.42, 0.5, 0.6, 0.25),
    "walnut": Figure(1.45, 0.9, 0.32, 190, 0.55, 0.45, 0.95, 0.21),
}


def wood(key, colour, grain="Z", rough=0.5, vary=0.08, matched=False):
    """`matched`: the veneer runs on from front to front, as on a whole wall of one tree."""
    figure, own = FIGURES.get(key, FIGURES["oak-natural"]), linear(colour)
    light, middle, dark = (shade(own, tone) for tone in (figure.light, figure.middle, figure.dark))
    shader = Shader(key)
    place = shader.world() if matched else shader.local()
    ring, spring = _rings(shader, place, grain, figure)
    broad = shader.noise(shader.stretch(place, stretched(grain, 0.05)), 7, 3, 0.5, 0.4)
    fibre = shader.noise(shader.stretch(place, stretched(grain, 0.008)), 800 if close_up() else 380, 3, 0.65)
    dashes = shader.noise(shader.stretch(place, stretched(grain, 0.045)), 3000 if close_up() else 1300, 1.5)
    # Pores crowd where a year's growth begins; they fade in and out, or they would read as dashes.
    pore = shader.span(shader.math("SUBTRACT", dashes, shader.span(spring, 0, 0.6, 0.56, 0.68)), 0, 0.07, 0, 1)
    body = shader.mix(shader.span(broad, 0.32, 0.68, 0, figure.bands), light, shade(middle, 0.8))
    body = shader.mix(shader.math("MULTIPLY", ring, figure.contrast), body, blend(middle, dark, 0.7))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.22), body, shade(middle, 0.74))
    body = shader.mix(shader.math("MULTIPLY", pore, figure.pores), body, dark)
    # Every leaf of veneer has lighter and darker stretches that no ring explains.
    body = shader.mix(shader.span(shader.noise(place, 1.7, 3, 0.6), 0.35, 0.65, 0, 0.14), body, shade(middle, 0.78))
    height = shader.math("SUBTRACT", shader.math("MULTIPLY", fibre, 0.35), shader.math("MULTIPLY", pore, 0.5))
    vary = vary * 0.3 if matched else vary
    shader.surface(
        Base_Color=shader.tint(body, 1 - vary, 1 + vary * 0.6),
        Roughness=shader.span(fibre, 0.3, 0.7, rough - 0.06, rough + 0.08),
        Specular=0.36,
        Normal=shader.bump(height, 0.2, 0.0003),
    )
    return shader, blend(own, middle, 0.3)


def _rings(shader, place, grain, figure):
    """How dark a growth ring is here, and how far into its year we are."""
    parts = list(shader.split(place))
    along = parts.pop(ALONG[grain])
    across = shader.math("ADD", parts[0], parts[1])
    leaf = shader.math("DIVIDE", across, figure.leaf)
    number = shader.math("FLOOR", leaf)
    chance = shader.node("TexWhiteNoise", {"W": number}, noise_dimensions="1D")
    shift = shader.stretch(chance.outputs["Color"], (3.0, 3.0, 3.0))
    wobble = shader.noise(shader.stretch(place, stretched(grain, 0.12)), 9, 3, 0.5)
    middle = shader.span(chance.outputs["Value"], 0, 1, 0.3, 0.7)
    aside = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.math("FRACT", leaf), middle), figure.leaf)
    aside = shader.math("ADD", aside, shader.span(wobble, 0.2, 0.8, -0.018, 0.018))
    # The heart of the tree lies this deep under the leaf; where that changes, rings close in arches.
    slow = shader.noise(shader.vector("ADD", shader.join(shader.math("MULTIPLY", along, 0.55), 0.0, 0.0), shift), 1.0, 2, 0.45)
    deep = shader.span(slow, 0.2, 0.8, 0.02, 0.2)
    radius = shader.math("SQRT", shader.math("ADD", shader.math("MULTIPLY", aside, aside), shader.math("MULTIPLY", deep, deep)))
    ragged = shader.noise(shader.stretch(place, stretched(grain, 0.02)), 190, 3, 0.6)
    height = shader.math("ADD", shader.math("MULTIPLY", radius, figure.rings), shader.math("MULTIPLY", ragged, 0.4))
    spring = shader.math("FRACT", height)
    ring = shader.ramp(spring, [(0, 0.1), (0.35, 0.0), (0.72, 0.4), (0.93, 1), (0.985, 0.85), (1, 0.1)])
    # No two rings are equally dark.
    year = shader.node("TexWhiteNoise", {"W": shader.math("FLOOR", height)}, noise_dimensions="1D").outputs["Value"]
    return shader.math("MULTIPLY", ring, shader.span(year, 0, 1, 0.3, 1.0)), spring

"""Veneers. Each wood has a figure of its own, so that nobody takes one for another."""
from colours import blend, linear, shade
from nodes import Shader
from surfaces.boards import stretched

# light, middle and dark tone around the colour in the facts
TONES = {
    "oak-natural": (1.2, 0.94, 0.45),
    "warm-oak": (1.26, 0.9, 0.36),
    "walnut": (1.6, 0.9, 0.3),
}


_fine = [False]


def draw_fine_grain(fine=True):
    """Sharp growth rings and single pores instead of soft bands."""
    _fine[0] = fine


def tones(key, colour):
    own = linear(colour)
    light, middle, dark = TONES.get(key, TONES["oak-natural"])
    return own, shade(own, light), shade(own, middle), shade(own, dark)


def wood(key, colour, grain="Z", rough=0.5, vary=0.08):
    build = _flamed if _fine[0] and key in FLAMES else {"walnut": _walnut, "warm-oak": _crown_cut}.get(key, _quarter_cut)
    shader = Shader(key)
    own, light, middle, dark = tones(key, colour)
    place = shader.local()
    body, fibre, pore = build(shader, place, grain, light, middle, dark)
    height = shader.math("SUBTRACT", shader.math("MULTIPLY", fibre, 0.35), shader.math("MULTIPLY", pore, 0.6))
    shader.surface(
        Base_Color=shader.tint(body, 1 - vary, 1 + vary * 0.6),
        Roughness=shader.span(fibre, 0.3, 0.7, rough - 0.06, rough + 0.08),
        Specular=0.36,
        Normal=shader.bump(height, 0.2, 0.0003),
    )
    return shader, blend(own, middle, 0.3)


def _fibres(shader, place, grain):
    fibre = shader.noise(shader.stretch(place, stretched(grain, 0.012)), 420, 4, 0.65)
    pore = shader.ramp(shader.noise(shader.stretch(place, stretched(grain, 0.03)), 700, 2, 0.6), [(0.56, 0), (0.68, 1)])
    return fibre, pore


# how many growth rings, their contrast, and how dark the pores are
FLAMES = {"walnut": (75.0, 0.6, 0.5), "warm-oak": (60.0, 0.45, 0.55)}


def _flamed(shader, place, grain, light, middle, dark):
    """A board sawn flat: tall flames of rings, each pale where spring wood begins and dark where it ends, and pores as
    short dashes that crowd in the spring wood."""
    count, contrast, pores = FLAMES[shader.material.name.split(".")[0]]
    hill = shader.noise(shader.stretch(place, stretched(grain, 0.1)), 2.6, 2, 0.45, 0.25)
    ragged = shader.noise(shader.stretch(place, stretched(grain, 0.02)), 190, 3, 0.6)
    height = shader.math("ADD", shader.math("MULTIPLY", hill, count), shader.math("MULTIPLY", ragged, 0.5))
    ring = shader.ramp(shader.math("FRACT", height), [(0, 0.1), (0.35, 0.0), (0.72, 0.4), (0.93, 1), (0.985, 0.85), (1, 0.1)])
    # No two rings are equally dark.
    year = shader.node("TexWhiteNoise", {"W": shader.math("FLOOR", height)}, noise_dimensions="1D").outputs["Value"]
    ring = shader.math("MULTIPLY", ring, shader.span(year, 0, 1, 0.35, 1.0))
    broad = shader.noise(shader.stretch(place, stretched(grain, 0.06)), 5, 3, 0.5)
    fibre = shader.noise(shader.stretch(place, stretched(grain, 0.008)), 800, 3, 0.65)
    dashes = shader.noise(shader.stretch(place, stretched(grain, 0.045)), 1500, 1)
    spring = shader.span(shader.math("FRACT", height), 0, 0.55, 0.62, 0.7)
    pore = shader.math("GREATER_THAN", dashes, spring)
    body = shader.mix(shader.span(broad, 0.32, 0.68, 0, 1), blend(light, middle, 0.35), shade(middle, 0.85))
    body = shader.mix(shader.math("MULTIPLY", ring, contrast), body, blend(middle, dark, 0.7))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.2), body, shade(middle, 0.72))
    return shader.mix(shader.math("MULTIPLY", pore, pores), body, dark), fibre, pore


def _quarter_cut(shader, place, grain, light, middle, dark):
    """Natural oak: narrow straight lines and pale silky flecks across them."""
    lines = shader.noise(shader.stretch(place, stretched(grain, 0.014)), 26, 3, 0.5, 0.2)
    rings = shader.ramp(shader.math("FRACT", shader.math("MULTIPLY", lines, 7.0)), [(0, 0), (0.7, 0.55), (0.93, 1), (1, 0)])
    broad = shader.noise(shader.stretch(place, stretched(grain, 0.04)), 6, 3, 0.5)
    fibre, pore = _fibres(shader, place, grain)
    fleck = shader.ramp(shader.noise(shader.stretch(place, stretched(grain, 0.28)), 110, 2, 0.5, 1.0), [(0.66, 0), (0.71, 1)])
    body = shader.mix(shader.span(broad, 0.3, 0.7, 0, 1), light, middle)
    body = shader.mix(shader.math("MULTIPLY", rings, 0.3), body, blend(middle, dark, 0.45))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.24), body, shade(middle, 0.8))
    body = shader.mix(shader.math("MULTIPLY", pore, 0.28), body, dark)
    return shader.mix(shader.math("MULTIPLY", fleck, 0.26), body, shade(light, 1.1)), fibre, pore


def _crown_cut(shader, place, grain, light, middle, dark):
    """Warm oak: tall flames, contour lines of a hill that is drawn out along the grain."""
    hill = shader.noise(shader.stretch(place, stretched(grain, 0.085)), 3.4, 2, 0.4, 0.3)
    jitter = shader.math("MULTIPLY", shader.noise(shader.stretch(place, stretched(grain, 0.035)), 60, 2), 0.35)
    rings = shader.math("FRACT", shader.math("ADD", shader.math("MULTIPLY", hill, 24.0), jitter))
    rings = shader.ramp(rings, [(0, 0), (0.6, 0.3), (0.92, 1), (1, 0)])
    broad = shader.noise(shader.stretch(place, stretched(grain, 0.07)), 8, 3, 0.5)
    fibre, pore = _fibres(shader, place, grain)
    body = shader.mix(shader.span(broad, 0.3, 0.7, 0, 1), light, middle)
    body = shader.mix(shader.math("MULTIPLY", rings, 0.52), body, blend(middle, dark, 0.5))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.28), body, shade(middle, 0.72))
    return shader.mix(shader.math("MULTIPLY", pore, shader.span(rings, 0, 1, 0.2, 0.65)), body, dark), fibre, pore


def _walnut(shader, place, grain, light, middle, dark):
    """Walnut: broad smoky bands that wander, hardly a pore, a purple breath in the dark ones."""
    wander = shader.noise(shader.stretch(place, stretched(grain, 0.2)), 2.2, 3, 0.5)
    bent = shader.vector("ADD", place, shader.join(*[shader.math("MULTIPLY", wander, 0.1) for _ in range(3)]))
    bands = shader.noise(shader.stretch(bent, stretched(grain, 0.05)), 9, 4, 0.55, 0.6)
    smoke = shader.ramp(bands, [(0.36, 0), (0.5, 0.45), (0.56, 1), (0.66, 0.25), (0.8, 0)])
    lines = shader.noise(shader.stretch(bent, stretched(grain, 0.03)), 55, 3, 0.55)
    fibre, pore = _fibres(shader, place, grain)
    body = shader.mix(shader.span(bands, 0.3, 0.7, 0, 1), light, middle)
    body = shader.mix(shader.math("MULTIPLY", smoke, 0.72), body, blend(middle, blend(dark, linear("#2c1a1c"), 0.5), 0.6))
    body = shader.mix(shader.span(lines, 0.42, 0.62, 0, 0.4), body, shade(middle, 0.7))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.22), body, shade(light, 1.15))
    return shader.mix(shader.math("MULTIPLY", pore, 0.2), body, dark), fibre, pore

"""Veneers. All are sawn flat: in the middle of a leaf its growth rings rise in tall arches, beside them they run straight.
Every edge is veneered like the face, so that the grain runs on over it; only bars are solid and show where they were sawn off."""
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
    rays: float
    """How bright the flecks are that light makes on wood cut towards the heart."""
    grey: float
    """How far its colour is drawn to the grey brown that wood goes under matt lacquer."""
    lacquered: str = "#9c8672"


FIGURES = {
    "oak-natural": Figure(1.24, 0.96, 0.36, 330, 0.55, 0.74, 0.6, 0.19, 0.12, 0.28),
    "warm-oak": Figure(1.24, 0.94, 0.3, 320, 0.58, 0.74, 0.62, 0.21, 0.12, 0.32),
    "walnut": Figure(1.5, 0.9, 0.2, 270, 0.74, 0.78, 0.85, 0.17, 0.0, 0.3, "#5d4a3f"),
}


def wood(key, colour, grain="Z", rough=0.5, vary=0.08, matched=False, solid=False):
    """`matched`: the veneer runs on from front to front, as on a whole wall of one tree. `solid`: upright wood that shows
    its end grain above and below."""
    figure = FIGURES.get(key, FIGURES["oak-natural"])
    own = blend(linear(colour), linear(figure.lacquered), figure.grey)
    light, middle, dark = (shade(own, tone) for tone in (figure.light, figure.middle, figure.dark))
    shader = Shader(key)
    place = _over_edges(shader, grain, matched)
    ring, spring, zone, quartered = _rings(shader, place, grain, figure)
    near = close_up()
    drawn = lambda thin, scale, detail, rough: shader.noise(shader.stretch(place, stretched(grain, thin)), scale, detail, rough)
    streak, fibre = drawn(0.007, 150, 4, 0.65), drawn(0.016, 1500 if near else 520, 2, 0.6)
    grained = drawn(0.02, 3200 if near else 1100, 2, 0.7)
    pore = _pores(shader, place, grain, spring, 1.3 if near else 0.6)
    body = shader.mix(shader.span(zone, 0.3, 0.7, 0, figure.bands), light, shade(middle, 0.8))
    body = shader.mix(shader.math("MULTIPLY", ring, figure.contrast), body, blend(middle, dark, 0.75))
    body = shader.mix(shader.span(streak, 0.32, 0.68, 0, 0.24), body, shade(middle, 0.72))
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.2), body, shade(middle, 0.7))
    body = shader.mix(shader.span(grained, 0.35, 0.65, 0, 0.16), body, shade(middle, 0.62))
    body = shader.mix(shader.math("MULTIPLY", pore, figure.pores), body, dark)
    if figure.rays:
        fleck = shader.span(shader.noise(shader.stretch(place, _across(grain, 0.22)), 95, 4, 0.6, 2.2), 0.5, 0.74, 0, figure.rays)
        # They come in patches, not all along a leaf.
        patch = shader.span(shader.noise(place, 9, 3, 0.6), 0.4, 0.62, 0, 1)
        body = shader.mix(shader.math("MULTIPLY", shader.math("MULTIPLY", fleck, patch), quartered), body, shade(light, 1.12))
    # Every leaf of veneer has lighter and darker stretches that no ring explains.
    body = shader.mix(shader.span(shader.noise(place, 1.7, 3, 0.6), 0.35, 0.65, 0, 0.12), body, shade(middle, 0.78))
    if solid:
        body = _sawn_off(shader, body, middle, dark)
    vary = vary * 0.3 if matched else vary
    shader.surface(
        Base_Color=shader.tint(body, 1 - vary, 1 + vary * 0.6),
        Roughness=shader.span(fibre, 0.3, 0.7, rough - 0.04, rough + 0.06),
        Specular=0.3,
        Specular_Tint=0.6,
    )
    if near:
        # Lacquer fills most of a pore. From afar dents this small would only glitter.
        height = shader.math("SUBTRACT", shader.math("MULTIPLY", fibre, 0.25), shader.math("MULTIPLY", pore, 0.6))
        shader.surface(Normal=shader.bump(height, 0.2, 0.0001))
    return shader, blend(own, middle, 0.3)


def _across(grain, factor):
    """Factors that draw a pattern out across the grain."""
    return tuple(1.0 if axis == ALONG[grain] else factor for axis in range(3))


def _sawn_off(shader, body, middle, dark):
    """The ends of an upright piece: rings seen from above, and open vessels as dots."""
    place = shader.world()
    bent = shader.math("ADD", shader.split(place)[1], shader.span(shader.noise(place, 14, 2), 0.2, 0.8, -0.008, 0.008))
    ring = shader.ramp(shader.math("FRACT", shader.math("MULTIPLY", bent, 340.0)), [(0, 1), (0.3, 0.1), (0.85, 0.5), (1, 1)])
    dot = shader.ramp(shader.node("TexVoronoi", {"Vector": place, "Scale": 1500.0}).outputs["Distance"], [(0.12, 1), (0.38, 0)])
    end = shader.mix(shader.math("MULTIPLY", ring, 0.55), shade(middle, 0.74), shade(middle, 0.48))
    end = shader.mix(shader.math("MULTIPLY", dot, shader.span(ring, 0, 1, 0.25, 0.7)), end, dark)
    upright = shader.math("ABSOLUTE", shader.split(shader.node("NewGeometry").outputs["Normal"])[2])
    return shader.mix(shader.math("GREATER_THAN", upright, 0.7), body, end)


def _over_edges(shader, grain, matched):
    """Where we are in the veneer: it is bent over every edge, so that going back there is going on along it."""
    place = shader.world() if matched else shader.local()
    normal = shader.node("NewGeometry").outputs["Normal"] if matched else shader.node("TexCoord").outputs["Normal"]
    along = ALONG[grain]
    back = 2 if along == 1 else 1
    wide = 3 - along - back
    parts, facing = list(shader.split(place)), [shader.math("ABSOLUTE", part) for part in shader.split(normal)]
    turned = shader.math("GREATER_THAN", facing[wide], facing[back])
    straight = shader.math("SUBTRACT", 1.0, turned)
    depth = shader.math("ADD", shader.math("MULTIPLY", parts[wide], turned), shader.math("MULTIPLY", parts[back], straight))
    parts[along] = shader.math("ADD", parts[along], depth)
    parts[wide] = shader.math("MULTIPLY", parts[wide], straight)
    parts[back] = shader.math("MULTIPLY", parts[back], turned)
    return shader.join(*parts)


def _pores(shader, place, grain, spring, fine):
    """Vessels: a fifth of a millimetre wide, most up to a centimetre long and some three times that, pointed at both ends,
    no two equally dark. They crowd where a year's growth begins."""
    found = None
    for cells, thin, reach in ((3600, 0.022, 0.66), (2200, 0.026, 0.5), (2900, 0.009, 0.5)):
        # The lines are not ruled: they wander by less than their own width.
        wander = shader.noise(shader.stretch(place, stretched(grain, 0.1)), 60, 1)
        at = shader.vector("ADD", shader.stretch(place, stretched(grain, thin)), shader.join(*[shader.math("MULTIPLY", wander, 0.002)] * 3))
        cell = shader.node("TexVoronoi", {"Vector": at, "Scale": cells * fine})
        chance = shader.split(cell.outputs["Color"])
        wide = shader.span(chance[0], 0, 1, reach * 0.5, reach)
        mark = shader.span(shader.math("DIVIDE", cell.outputs["Distance"], wide), 0.4, 1.0, 1, 0)
        seen = shader.math("GREATER_THAN", chance[1], shader.ramp(spring, [(0, 0.05), (0.26, 0.2), (0.42, 0.86), (0.93, 0.93), (1, 0.1)]))
        mark = shader.math("MULTIPLY", shader.math("MULTIPLY", mark, seen), shader.span(chance[2], 0, 1, 0.4, 1))
        found = mark if found is None else shader.math("MAXIMUM", found, mark)
    return found


def _rings(shader, place, grain, figure):
    """How dark a growth ring is here, how far into its year we are, how dark the years around it were, and how nearly
    the saw cut towards the heart."""
    parts = list(shader.split(place))
    along = parts.pop(ALONG[grain])
    across = shader.math("ADD", parts[0], parts[1])
    leaf = shader.math("DIVIDE", across, figure.leaf)
    number = shader.math("FLOOR", leaf)
    chance = shader.node("TexWhiteNoise", {"W": number}, noise_dimensions="1D")
    shift = shader.stretch(chance.outputs["Color"], (3.0, 3.0, 3.0))
    wobble = shader.noise(shader.stretch(place, stretched(grain, 0.12)), 9, 4, 0.55)
    # Beside most leaves rather than under them: arches stand out where the others run straight.
    middle = shader.span(chance.outputs["Value"], 0, 1, -1.1, 2.1)
    aside = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.math("FRACT", leaf), middle), figure.leaf)
    aside = shader.math("ADD", aside, shader.span(wobble, 0.2, 0.8, -0.018, 0.018))
    # The heart of the tree lies this deep under the leaf. It rises or falls for metres, as trunks taper, so that rings
    # close in tall arches and seldom in an eye.
    slow = shader.noise(shader.vector("ADD", shader.join(shader.math("MULTIPLY", along, 0.55), 0.0, 0.0), shift), 1.0, 2, 0.45)
    # All leaves of a front come from one trunk, so that their arches point the same way.
    sloping = shader.math("ADD", shader.math("MULTIPLY", along, 0.06), shader.math("MULTIPLY", shader.chance(), 5.0))
    deep = shader.math("ADD", shader.math("PINGPONG", sloping, 0.06), shader.span(slow, 0.2, 0.8, 0.008, 0.04))
    radius = shader.math("SQRT", shader.math("ADD", shader.math("MULTIPLY", aside, aside), shader.math("MULTIPLY", deep, deep)))
    # A ring's line is sharp, and frays into the fibres that it is made of, short and long ones.
    height = shader.math("MULTIPLY", radius, figure.rings)
    for thin, scale, frayed in ((0.03, 700, 0.3), (0.012, 260, 0.35)):
        ragged = shader.noise(shader.stretch(place, stretched(grain, thin)), scale, 2, 0.6)
        height = shader.math("ADD", height, shader.math("MULTIPLY", ragged, frayed))
    # Good years and bad years: rings are wide here and narrow there, and so go light and dark.
    height = shader.math("ADD", height, shader.span(shader.noise(shader.join(shader.math("MULTIPLY", height, 0.16), 0.0, 0.0), 1.0, 2, 0.5), 0.2, 0.8, 0, 3.2))
    zone = shader.noise(shader.vector("ADD", shader.join(shader.math("MULTIPLY", height, 0.21), 0.0, 0.0), shift), 1.0, 3, 0.6)
    spring = shader.math("FRACT", height)
    ring = shader.ramp(spring, [(0, 0.1), (0.2, 0.0), (0.72, 0.3), (0.93, 1), (0.985, 0.95), (1, 0.1)])
    # No two rings are equally dark.
    year = shader.node("TexWhiteNoise", {"W": shader.math("FLOOR", height)}, noise_dimensions="1D").outputs["Value"]
    quartered = shader.span(shader.math("DIVIDE", shader.math("ABSOLUTE", aside), radius), 0.85, 0.98, 0, 1)
    return shader.math("MULTIPLY", ring, shader.span(year, 0, 1, 0.35, 1.0)), spring, zone, quartered

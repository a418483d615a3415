"""What fronts are made of: laminates, lacquer, raw board, plywood."""
from colours import blend, linear, pigment, shade
from nodes import Shader
from surfaces.close import close_up

ALONG = {"X": 0, "Y": 1, "Z": 2}


def stretched(grain, factor):
    """Factors that draw a pattern out along the grain."""
    return tuple(factor if axis == ALONG[grain] else 1.0 for axis in range(3))


# How a family shines: its roughness, how much it mirrors, and how much of that takes the colour of the board, as through a
# polarising filter: a white sheen would pale every front. Where a surface is smoother than 0.274, Cycles shows the denoiser
# what it mirrors instead of its colour; a roughness that wanders across that number leaves stains.
SHEEN = {
    "fenix": {"Roughness": 0.465, "Specular": 0.4, "Specular_Tint": 0.8},
    "melatop": {"Roughness": 0.405, "Specular": 0.44, "Specular_Tint": 0.5},
    "painted": {"Roughness": 0.305, "Specular": 0.5, "Specular_Tint": 0.5},
}


def sheen(shader, place, family):
    """No board is equally smooth everywhere."""
    rough = SHEEN[family]["Roughness"]
    return {**SHEEN[family], "Roughness": shader.span(shader.noise(place, 20, 2), 0.3, 0.7, rough - 0.015, rough + 0.015)}


def fenix(colour):
    """Matt, but not chalk: a soft sheen where light comes in low."""
    shader, own = Shader("fenix"), pigment(colour)
    place = shader.local()
    shader.surface(Base_Color=mottled(shader, place, own), **sheen(shader, place, "fenix"))
    if close_up():
        shader.surface(Normal=shader.bump(shader.noise(place, 1400, 1), 0.06, 0.0002))
    return shader, own


def mottled(shader, place, own):
    return shader.mix(shader.span(shader.noise(place, 3, 2), 0.3, 0.7, 0, 0.05), own, shade(own, 0.88))


def melatop(colour):
    """Soft-matt melamine: a fine embossing gives a silkier, lighter sheen than Fenix."""
    shader, own = Shader("melatop"), pigment(colour, 0.96)
    place = shader.local()
    shader.surface(Base_Color=own, **sheen(shader, place, "melatop"))
    if close_up():
        shader.surface(Normal=shader.bump(shader.noise(place, 900, 2, 0.6), 0.12, 0.0002))
    return shader, own


def painted(colour):
    """Satin lacquer, with the faint orange peel of a spray gun."""
    shader, own = Shader("painted"), pigment(colour, 0.94)
    place = shader.local()
    shader.surface(Base_Color=own, **sheen(shader, place, "painted"))
    if close_up():
        shader.surface(Normal=shader.bump(shader.noise(place, 320, 2), 0.09, 0.0004))
    return shader, own


def raw_mdf(colour):
    """Dyed fibres, pressed: light grey as a whole, of pale, tan and brown hairs that took the dye each in its own way."""
    shader, own = Shader("raw-mdf"), blend(linear(colour), linear("#b3936c"), 0.08)
    # From across a room single fibres melt into one grey; what is left is the felt that they lie in.
    fine, strong = (2.4, 0.6) if close_up() else (0.7, 0.3)
    place = shader.local()
    body = shader.mix(shader.span(shader.noise(place, 5, 5, 0.65), 0.35, 0.65, 0, 0.14), own, shade(own, 0.84))
    felt, dust = shader.noise(place, 420 * fine, 5, 0.8, 0.6), shader.noise(place, 1500 * fine, 2, 0.6)
    body = shader.mix(shader.span(felt, 0.36, 0.64, 0, 0.4 * strong), body, shade(own, 0.7))
    body = shader.mix(shader.span(dust, 0.42, 0.66, 0, 0.3 * strong), body, shade(own, 1.3))
    hairs = (linear("#d9bf98"), linear("#5d4630"), linear("#c2a47a"), linear("#7c6a56"))
    for step, (turn, tone) in enumerate(zip(((0.4, 0.5, 0.3), (1.3, 0.9, 1.5), (2.2, 1.4, 2.4), (0.9, 2.1, 0.7)), hairs)):
        at = shader.node("Mapping", {"Vector": place, "Location": (step * 3.0, step * 5.0, step), "Rotation": turn, "Scale": (1.0, 1.0, 0.16)})
        hair = shader.span(shader.noise(at.outputs[0], 760 * fine, 2, 0.6, 0.5), 0.58, 0.7, 0, 0.5 * strong)
        body = shader.mix(hair, body, tone)
    shader.surface(Base_Color=body, Roughness=0.72, Specular=0.22)
    if close_up():
        shader.surface(Normal=shader.bump(felt, 0.08, 0.0003))
    return shader, own


PLIES = 13
BIRCH = ("#ead9bb", "#dcc39a", "#b99a70")


def plywood_edge(shader, thick):
    """The cut of a birch board: thirteen layers, light along and dark across, found by the board's thickness."""
    across = shader.split(shader.node("TexCoord").outputs["Generated"])[ALONG[thick]]
    place = shader.local(shuffled=False)
    wobble = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.noise(place, 30, 2), 0.5), 0.2)
    # No two layers are equally thick.
    uneven = shader.math("MULTIPLY", shader.noise(shader.join(across, 0.37, 0.0), 7, 1), 1.6)
    layer = shader.math("ADD", shader.math("ADD", shader.math("MULTIPLY", across, float(PLIES)), uneven), wobble)
    odd = shader.math("GREATER_THAN", shader.math("FRACT", shader.math("MULTIPLY", layer, 0.5)), 0.5)
    glue = shader.ramp(shader.math("FRACT", layer), [(0, 1), (0.09, 0), (0.91, 0), (1, 1)])
    cut = shader.mix(odd, linear("#e2c99c"), linear("#b88d57"))
    ends = shader.span(shader.noise(place, 900, 2, 0.7), 0.35, 0.65, 0, 0.55)
    cut = shader.mix(shader.math("MULTIPLY", odd, ends), cut, linear("#84592f"))
    return shader.mix(shader.math("MULTIPLY", glue, 0.35), cut, linear("#6b4a2a"))


def is_edge(shader, thick):
    """One where the surface looks sideways, not along the board's thickness."""
    normal = shader.split(shader.node("TexCoord").outputs["Normal"])[ALONG[thick]]
    return shader.math("LESS_THAN", shader.math("ABSOLUTE", normal), 0.6)


def multiplex(colour, grain="Z", thick="Y"):
    """Birch plywood: a pale, calm, rotary-cut face and the layers on every edge."""
    shader = Shader("multiplex")
    base, warm, dark = (linear(tone) for tone in BIRCH)
    base = blend(base, pigment(colour), 0.8)
    place = shader.local()
    # A veneer peeled off the turning trunk: broad waves, drawn out along the grain.
    figure = shader.noise(shader.stretch(place, stretched(grain, 0.14)), 4.2, 3, 0.5, 0.9)
    rings = shader.ramp(shader.math("FRACT", shader.math("MULTIPLY", figure, 8.0)), [(0, 0), (0.6, 0.3), (0.94, 1), (1, 0)])
    fibre = shader.noise(shader.stretch(place, stretched(grain, 0.012)), 480, 3, 0.6)
    face = shader.mix(shader.math("MULTIPLY", rings, 0.45), base, shade(warm, 0.8))
    face = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.22), face, dark)
    edge = is_edge(shader, thick)
    shader.surface(
        Base_Color=shader.mix(edge, face, plywood_edge(shader, thick)),
        Roughness=shader.span(edge, 0, 1, 0.46, 0.62),
        Specular=0.35,
        Normal=shader.bump(fibre, 0.12, 0.0003),
    )
    return shader, blend(base, warm, 0.4)


def on_plywood(colour, family="fenix", thick="Y"):
    """A laminate on a plywood core: colour on the faces, layers on every cut. Catch is made of it."""
    shader, own = Shader("on-plywood"), pigment(colour)
    place = shader.local()
    shine = sheen(shader, place, family)
    across = shader.split(shader.node("TexCoord").outputs["Generated"])[ALONG[thick]]
    skin = shader.math("GREATER_THAN", shader.math("ABSOLUTE", shader.math("SUBTRACT", across, 0.5)), 0.455)
    edge = shader.math("MINIMUM", is_edge(shader, thick), shader.math("SUBTRACT", 1.0, skin))
    shader.surface(
        Base_Color=shader.mix(edge, mottled(shader, place, own), plywood_edge(shader, thick)),
        **{**shine, "Roughness": shader.span(edge, 0, 1, shine["Roughness"], 0.62)},
    )
    return shader, own

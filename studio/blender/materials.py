"""Every material by name. `material("tabasco", facts)`, `material("plaster", facts, colour="#d9c7e8")`…

Keys of the facts (fronts) look like their family; all other names are in OTHERS with the options they take.
A name with the same options gives the same material, so objects share it.
"""
import json

from nodes import Shader
from surfaces import boards, metals, others, stones, woods

OTHERS = {
    # worktops; Fenix as a worktop is named by its flavour
    "marble": stones.marble,
    "marble-composite": stones.marble_composite,
    "stainless-steel": metals.steel,
    # metals
    "steel": metals.steel,
    "brass": lambda rough=0.24: metals.metal("#c9a25e", rough),
    "copper": lambda rough=0.23: metals.metal("#c98a66", rough),
    "chrome": lambda rough=0.08: metals.metal("#e2e3e4", rough),
    "black": metals.coated,
    "metal": metals.metal,
    "coated": metals.coated,
    # room
    "plaster": others.plaster,
    "brick": others.brick,
    "concrete": stones.concrete,
    "terrazzo": stones.terrazzo,
    "checkerboard": stones.checkerboard,
    "glazed": stones.glazed,
    "lacquer": boards.painted,
    # things
    "plain": others.plain,
    "ceramic": others.ceramic,
    "cloth": others.cloth,
    "leaf": others.leaf,
    "petal": others.petal,
    "glass": others.glass,
    "mirror": others.mirror,
    "glow": others.glow,
    "globe": others.globe,
    "picture": others.picture,
    "cardboard": others.cardboard,
    "fruit": others.skin_of_fruit,
}

_made = {}


def material(name, facts, **options):
    key = (name, json.dumps(options, sort_keys=True))
    if key not in _made:
        shader, bounced = _build(name, facts, options)
        if bounced:
            _see_plain_colour_in_bounces(shader, bounced)
        _made[key] = shader.material
    return _made[key]


def _build(name, facts, options):
    if name in facts["materials"]:
        return _front(name, facts["materials"][name], options)
    if name in OTHERS:
        return OTHERS[name](**options)
    known = ", ".join([*facts["materials"], *OTHERS])
    raise KeyError(f"no material is called {name}; there are {known}")


def _front(key, fact, options):
    """A material of the facts; options that its family does not know (the grain of a lacquer) are left out."""
    family, colour = fact["family"], options.get("colour") or fact["colour"]
    pick = lambda *names: {name: options[name] for name in names if name in options}
    if options.get("core") == "plywood" and family in ("fenix", "melatop", "painted"):
        return boards.on_plywood(colour, family, **pick("thick"))
    if family == "wood":
        return woods.wood(key, colour, **pick("grain", "rough", "vary", "matched", "solid"))
    if family == "multiplex":
        return boards.multiplex(colour, **pick("grain", "thick"))
    return {"fenix": boards.fenix, "melatop": boards.melatop, "painted": boards.painted, "raw-mdf": boards.raw_mdf}[family](colour)


def _see_plain_colour_in_bounces(shader: Shader, colour):
    """Bounced light cannot tell a texture from its mean colour: skipping the texture saves about 40 % of the time."""
    seen = shader.output.inputs[0].links[0].from_socket
    path = shader.node("LightPath").outputs
    deep = shader.math("GREATER_THAN", path["Ray Depth"], 1.5)
    bounced = shader.math("MAXIMUM", path["Is Diffuse Ray"], deep)
    flat = shader.node("BsdfDiffuse", {"Color": colour})
    shader.shows(shader.node("MixShader", {0: bounced, 1: seen, 2: flat.outputs[0]}).outputs[0])

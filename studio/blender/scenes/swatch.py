"""A piece of one material, in one light for all of them, so that they can be compared. Setting: material, colour (Painted
only), nothing else: whoever changes the light here changes it for every swatch."""
import math

from mathutils import Matrix

from camera import build_camera
from light import area
from materials import material
from mesh import box, extrude, gathered
from samples import lay_sample
from surfaces.close import look_closely

GROUND = "#cfcac2"


def build(setting, facts):
    look_closely()
    _backdrop(facts)
    piece = {"material": setting["material"], **({"colour": setting["colour"]} if "colour" in setting else {})}
    # One board stands, a smaller one lies before it: face, edge and glancing light in one look.
    lay_sample({**piece, "size": [0.24, 0.24], "thick": 0.019, "at": [0.0, 0.02], "lean": 7, "turn": -22}, facts)
    lay_sample({**piece, "size": [0.1, 0.1], "thick": 0.019, "at": [0.066, -0.125], "turn": 18}, facts)
    _stand(facts)
    # From the side, so that a surface shows what it feels like.
    area((-1.5, -0.42, 0.75), (0, 0, 0.1), 0.22, 0.22, 42, (1, 0.95, 0.88), "key")
    area((1.5, -1.0, 1.0), (0, 0, 0.1), 1.6, 1.6, 5.5, (0.97, 0.985, 1), "fill")
    area((0.2, 0.9, 1.3), (0, 0, 0.1), 1.4, 0.5, 9, (1, 1, 1), "rim")
    build_camera({"at": [0.0, -1.35, 0.42], "target": [0.014, 0.0, 0.098], "lens": 152, "f": 11, "focus": [0, -0.02, 0.12]})
    return {"exposure": 0.2, "vignette": 0.04, "grain": 0.003}


def _backdrop(facts):
    """A sweep of paper: no horizon."""
    turn = [math.radians(90 * step / 16) for step in range(17)]
    radius, back = 0.5, 0.95
    curve = [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in turn]
    outline = [(-3.0, 0.0), *curve, (back, 3.0), (back + 0.02, 3.0), (back + 0.02, -0.02), (-3.0, -0.02)]
    extrude("paper", outline, "X", -4, 4, material("plain", facts, colour=GROUND, rough=0.9, specular=0.1), bevel=0, angle=60)


def _stand(facts):
    """What the board leans on, out of sight behind it."""
    with gathered() as things:
        box("stand", -0.04, 0.04, 0.05, 0.07, 0, 0.12, material("plain", facts, colour=GROUND, rough=0.9), bevel=0.002)
    for thing in things:
        thing.matrix_basis = Matrix.Rotation(math.radians(-22), 4, "Z") @ thing.matrix_basis

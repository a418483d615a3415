"""Pieces of front material: lying, leaning, or set in a box."""
import math

from mathutils import Matrix

from fronts import front
from materials import material
from mesh import box, gathered
from style import style_of


def sample(key, facts, width, height, thick=0.019, colour=None, bevel=0.0013, grain="Z"):
    """A board that stands upright: x is its width, z its height from 0, its face looks to -y."""
    options = {"colour": colour} if colour else {}
    return box("sample", -width / 2, width / 2, 0, thick, 0, height, material(key, facts, grain=grain, thick="Y", **options), bevel=bevel, segments=3)


def lay_sample(spec, facts, level=0.0):
    """{"material": key, "at": [x, y, z], "size": [width, height], "turn": degrees, "lean": degrees from upright, "thick": m}
    `lean` 90 (the default) lies flat with its face up; 8 leans back."""
    width, height = spec.get("size", (0.1, 0.14))
    thick = spec.get("thick", 0.012)
    with gathered() as things:
        sample(spec["material"], facts, width, height, thick, spec.get("colour"), grain=spec.get("grain", "Z"))
    return _lay(things, spec, level, thick, height)


def lay_front(spec, facts, level=0.0):
    """A whole front of a design that is not hung: {"design", "front", "colour", "handle", "size": [width, height]} and
    the place as for a sample."""
    style = style_of(spec, facts)
    width, height = spec.get("size", (0.597, 0.797))
    thick = style.cabinet["frontThickness"]
    with gathered() as things:
        front(style, width, height, spec.get("role", "door"), spec.get("hinge", "left"))
    for thing in things:
        thing.matrix_basis = Matrix.Translation((-width / 2, thick, 0)) @ thing.matrix_basis
    return _lay(things, {"lean": 8, **spec}, level, thick, height)


def _lay(things, spec, level, thick, height):
    """Turned over its lower back edge, so that it lies on its back or leans on what is behind it."""
    lean, at = spec.get("lean", 90), list(spec.get("at", (0, 0)))
    if len(at) == 2:
        at.append(level)
    fall = Matrix.Translation((0, thick, 0)) @ Matrix.Rotation(math.radians(-lean), 4, "X") @ Matrix.Translation((0, -thick, 0))
    if lean >= 89:
        # Rotation by -90 about X takes z to y and the face (-y) to +z: it lies around its middle.
        fall = Matrix.Translation((0, -height / 2, thick)) @ Matrix.Rotation(math.radians(-90), 4, "X")
    spot = Matrix.Translation(at) @ Matrix.Rotation(math.radians(spec.get("turn", 0)), 4, "Z") @ fall
    for thing in things:
        thing.matrix_basis = spot @ thing.matrix_basis
    return things


def sample_box(facts, width, depth, height, board="#b98f63", wall=0.004):
    """An open cardboard box, its middle at the origin, standing on z = 0."""
    card = material("cardboard", facts, colour=board)
    x, y = width / 2, depth / 2
    box("box", -x, x, -y, y, 0, wall, card, bevel=0.0006)
    for x0, x1, y0, y1 in ((-x, -x + wall, -y, y), (x - wall, x, -y, y), (-x + wall, x - wall, -y, -y + wall), (-x + wall, x - wall, y - wall, y)):
        box("box", x0, x1, y0, y1, wall, height, card, bevel=0.0008)

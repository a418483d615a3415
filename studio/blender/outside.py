"""What is seen through a window: a soft picture of a garden, a street or a sky, out of focus and bright."""
from mathutils import Matrix, Vector

from colours import linear, shade
from mesh import solid
from nodes import Shader

# from below to above: (height share, colour)
VIEWS = {
    "garden": [(0.0, "#7d8f5c"), (0.3, "#8ea36b"), (0.46, "#b9c9a0"), (0.56, "#e2ecef"), (1.0, "#dbe9f3")],
    "street": [(0.0, "#8a6b58"), (0.4, "#a58674"), (0.55, "#b59c8b"), (0.6, "#e4edf2"), (1.0, "#dbe8f2")],
    "sky": [(0.0, "#eef3f5"), (0.5, "#dfebf4"), (1.0, "#c9def0")],
    "evening": [(0.0, "#141a2b"), (0.42, "#1b2540"), (0.55, "#33497a"), (0.7, "#4a66a3"), (1.0, "#2b3f70")],
    "golden": [(0.0, "#6f6a3c"), (0.4, "#9a8a4c"), (0.52, "#f6d9a2"), (0.7, "#f3e2c4"), (1.0, "#cfdbe4")],
}
BRIGHT = {"morning": 2.6, "noon": 3.2, "overcast": 2.4, "golden": 2.4, "evening": 0.55}


def build_outside(view, time, facts, room, walls):
    """One sheet behind each wall with windows, hidden from light: it is only looked at."""
    if time == "golden" and view == "garden":
        view = "golden"
    surface = _picture(VIEWS[view], BRIGHT[time], lit=view == "evening")
    for name, wall in walls.items():
        if not wall.windows:
            continue
        away, wide = 4.5, 7.0
        corners = [(-wide, away, -2.5), (wall.length + wide, away, -2.5), (wall.length + wide, away, 6.5), (-wide, away, 6.5)]
        sheet = solid("outside", [wall.spot @ Vector(corner) for corner in corners], [(0, 1, 2, 3)], surface, bevel=0)
        sheet.visible_diffuse = sheet.visible_shadow = sheet.visible_transmission = False


def _picture(stops, bright, lit):
    shader = Shader("outside")
    x, y, z = shader.split(shader.world())
    place = shader.world()
    crowns = shader.math("MULTIPLY", shader.math("SUBTRACT", shader.noise(place, 0.7, 3, 0.6), 0.5), 0.36)
    height = shader.math("ADD", shader.span(z, -2.5, 6.5, 0, 1), crowns)
    colour = shader.ramp(height, [(at, linear(tone)) for at, tone in stops])
    dapple = shader.span(shader.noise(place, 3.2, 3, 0.6), 0.35, 0.65, 0.8, 1.15)
    colour = shader.node("HueSaturation", {"Color": colour, "Value": dapple}).outputs[0]
    if lit:
        # A few windows across the street are lit.
        cell = shader.node("TexVoronoi", {"Vector": shader.stretch(place, (1, 1, 0.8)), "Scale": 1.1})
        here = shader.math("LESS_THAN", cell.outputs["Distance"], 0.13)
        some = shader.math("GREATER_THAN", shader.node("SeparateColor", {0: cell.outputs["Color"]}).outputs[0], 0.6)
        low = shader.math("LESS_THAN", z, 2.4)
        lamp = shader.math("MULTIPLY", shader.math("MULTIPLY", here, some), low)
        colour = shader.mix(lamp, colour, shade(linear("#ffc272"), 1.0))
    light = shader.node("Emission", {"Color": colour, "Strength": bright})
    shader.shows(light.outputs[0])
    return shader.material

"""What is seen through a window: a sheet behind the wall that shines by itself, with houses, a garden or a sky."""
from mathutils import Vector

from colours import linear, shade
from mesh import solid
from nodes import Shader

BRIGHT = {"morning": 2.2, "noon": 2.6, "overcast": 2.0, "golden": 2.0, "evening": 0.5}
SKIES = {
    "morning": ("#eef2f2", "#cfe0ee"), "noon": ("#e8f0f4", "#bcd6ec"), "overcast": ("#eceeee", "#dfe5e8"),
    "golden": ("#fbe3bb", "#d5dfe6"), "evening": ("#3f5486", "#1d2a52"),
}


def build_outside(view, time, facts, room, walls):
    """One sheet behind each wall with windows, hidden from light: it is only looked at."""
    surface = VIEWS[view](time)
    for wall in walls.values():
        if not wall.windows:
            continue
        away, wide = 7.0, 14.0
        corners = [(-wide, away, -4.0), (wall.length + wide, away, -4.0), (wall.length + wide, away, 10.0), (-wide, away, 10.0)]
        sheet = solid("outside", [wall.spot @ Vector(corner) for corner in corners], [(0, 1, 2, 3)], surface, bevel=0)
        sheet.visible_diffuse = sheet.visible_shadow = sheet.visible_transmission = False


def _sheet():
    """A shader, the distance along the wall (whichever way it runs) and the height."""
    shader = Shader("outside")
    x, y, z = shader.split(shader.world())
    return shader, shader.math("ADD", x, shader.math("MULTIPLY", y, 0.97)), z


def _sky(shader, z, time):
    low, high = (linear(tone) for tone in SKIES[time])
    cloud = shader.span(shader.noise(shader.stretch(shader.world(), (1, 1, 2.5)), 0.35, 5, 0.6), 0.45, 0.7, 0, 0.6)
    return shader.mix(cloud, shader.ramp(shader.span(z, 1, 9, 0, 1), [(0, low), (1, high)]), shade(low, 1.1))


def _shine(shader, colour, time, bright=1.0):
    shader.shows(shader.node("Emission", {"Color": colour, "Strength": BRIGHT[time] * bright}).outputs[0])
    return shader.material


def _between(shader, value, low, high):
    """One between the two, else zero."""
    return shader.math("MULTIPLY", shader.math("GREATER_THAN", value, low), shader.math("LESS_THAN", value, high))


def street(time):
    """Brick houses across the street: sash windows in white frames, a cornice, a strip of sky."""
    shader, u, z = _sheet()
    wide, storey = 4.6, 2.9
    house = shader.math("FLOOR", shader.math("DIVIDE", u, wide))
    chance = shader.node("TexWhiteNoise", {"W": house}, noise_dimensions="1D").outputs["Value"]
    along = shader.math("FRACT", shader.math("DIVIDE", u, wide))
    column = shader.math("FRACT", shader.math("MULTIPLY", along, 3.0))
    up = shader.math("ADD", z, shader.span(chance, 0, 1, 0.1, 0.9))
    floor = shader.math("FRACT", shader.math("DIVIDE", up, storey))
    lit = time == "evening"
    dim = 0.3 if lit else 1.0
    walls = shader.ramp(chance, [(0, shade(linear("#7d4b39"), dim)), (0.35, shade(linear("#94614a"), dim)), (0.6, shade(linear("#6b4a3f"), dim)), (0.85, shade(linear("#b8a891"), dim))])
    brick = shader.node("TexBrick", {"Vector": shader.join(u, z, 0.0), "Color1": walls, "Color2": shader.node("HueSaturation", {"Color": walls, "Value": 0.78}).outputs[0],
                                     "Mortar": shade(linear("#a89a88"), dim), "Scale": 1.0, "Mortar Size": 0.008, "Brick Width": 0.21, "Row Height": 0.065}).outputs["Color"]
    weather = shader.span(shader.noise(shader.world(), 0.8, 5, 0.6), 0.3, 0.7, 0.85, 1.1)
    colour = shader.node("HueSaturation", {"Color": brick, "Value": weather}).outputs[0]
    frame = shader.math("MULTIPLY", _between(shader, column, 0.16, 0.84), _between(shader, floor, 0.2, 0.86))
    lintel = shader.math("MULTIPLY", _between(shader, column, 0.1, 0.9), _between(shader, floor, 0.15, 0.2))
    panes = shader.math("MULTIPLY", _between(shader, column, 0.21, 0.79), _between(shader, floor, 0.24, 0.83))
    bars = shader.math("ADD", _between(shader, column, 0.488, 0.512), _between(shader, floor, 0.56, 0.59))
    panes = shader.math("MULTIPLY", panes, shader.math("SUBTRACT", 1.0, bars, clamp=True))
    cell = shader.join(shader.math("FLOOR", shader.math("MULTIPLY", u, 3.0 / wide)), shader.math("FLOOR", shader.math("DIVIDE", up, storey)), 0.0)
    room = shader.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="2D").outputs["Value"]
    curtain = shader.math("MULTIPLY", shader.math("GREATER_THAN", shader.math("ABSOLUTE", shader.math("SUBTRACT", column, 0.5)), shader.span(room, 0, 1, 0.17, 0.32)), 0.8)
    if lit:
        lamp = shader.math("GREATER_THAN", room, 0.8)
        glass = shader.mix(lamp, linear("#1b2338"), shade(linear("#ffb765"), 1.1))
        cloth = shader.mix(lamp, linear("#232a3a"), shade(linear("#d98f4a"), 0.9))
    else:
        glass = shader.mix(shader.span(floor, 0.24, 0.83, 0.05, 0.75), linear("#33383a"), linear("#8d999e"))
        cloth = linear("#d9d3c6")
    colour = shader.mix(shader.math("MAXIMUM", frame, lintel), colour, shade(linear("#e6e2d8"), 0.35 if lit else 0.9))
    colour = shader.mix(panes, colour, shader.mix(curtain, glass, cloth))
    roof = shader.span(chance, 0, 1, 5.4, 7.4)
    cornice = _between(shader, z, shader.math("SUBTRACT", roof, 0.3), roof)
    colour = shader.mix(cornice, colour, shade(linear("#dcd7cc"), dim))
    colour = shader.mix(shader.math("GREATER_THAN", z, roof), colour, _sky(shader, z, time))
    return _shine(shader, colour, time, 1.0 if lit else 0.75)


def garden(time):
    """A hedge, a brick shed with its roof, a tree and the sky."""
    shader, u, z = _sheet()
    spot = shader.join(u, 0.0, z)
    big, leaves = shader.noise(spot, 0.55, 3, 0.6), shader.noise(spot, 9.0, 5, 0.75)
    light = shader.span(shader.math("ADD", shader.math("MULTIPLY", leaves, 0.7), shader.math("MULTIPLY", big, 0.4)), 0.35, 0.75, 0, 1)
    warm = time == "golden"
    greens = shader.ramp(light, [(0, linear("#262d1e")), (0.45, linear("#4d5936")), (0.75, linear("#7c8553" if not warm else "#938a4d")), (1, linear("#a8ab7c" if not warm else "#d2bd7c"))])
    crown = shader.math("ADD", shader.span(big, 0.3, 0.7, -0.4, 3.2), shader.math("MULTIPLY", shader.math("SUBTRACT", leaves, 0.5), 1.6))
    tree = shader.math("LESS_THAN", z, shader.math("ADD", crown, 1.2))
    gaps = shader.math("GREATER_THAN", shader.noise(spot, 4.0, 4, 0.7), shader.span(z, 1.0, 4.5, 0.2, 0.52))
    colour = shader.mix(shader.math("MULTIPLY", tree, gaps), _sky(shader, z, time), greens)
    lawn = shader.ramp(shader.noise(shader.stretch(spot, (1, 1, 6)), 3.0, 4, 0.6), [(0.3, linear("#4c5138")), (0.7, linear("#6f7150"))])
    colour = shader.mix(shader.math("LESS_THAN", z, 0.1), colour, lawn)
    boards = shader.node("TexBrick", {"Vector": shader.join(z, u, 0.0), "Color1": linear("#6a5b4b"), "Color2": linear("#877763"), "Mortar": linear("#2b2620"), "Scale": 1.0, "Mortar Size": 0.012, "Brick Width": 30.0, "Row Height": 0.14}).outputs["Color"]
    fence = shader.math("MULTIPLY", _between(shader, z, 0.1, 1.35), shader.math("GREATER_THAN", shader.noise(spot, 0.8, 3, 0.6), 0.46))
    colour = shader.mix(fence, colour, boards)
    return _shine(shader, colour, time, 0.8)


def sky(time):
    shader, _, z = _sheet()
    return _shine(shader, _sky(shader, z, time), time)


def haze(time):
    """As a lens sees it that is set for the room: out of focus and two stops too bright, trees below and sky above."""
    shader, u, z = _sheet()
    spot = shader.join(u, 0.0, z)
    crown, patch = shader.noise(spot, 0.3, 1.5, 0.5), shader.noise(spot, 0.75, 1, 0.5)
    below = shader.ramp(shader.span(patch, 0.35, 0.65, 0, 1), [(0, linear("#93a286")), (0.5, linear("#b7bda6")), (1, linear("#cfc8ba"))])
    height = shader.math("ADD", z, shader.span(crown, 0.3, 0.7, -2.2, 2.2))
    colour = shader.mix(shader.span(height, 0.6, 3.4, 0, 1), below, linear(SKIES[time][0]))
    return _shine(shader, colour, time, 1.25)


def lights(time):
    """The other side of the street by night, out of focus: blue dusk and a few lit windows."""
    shader, u, z = _sheet()
    sky = shader.ramp(shader.span(z, -1, 8, 0, 1), [(0, linear("#11182b")), (0.45, linear("#1d2a4d")), (1, linear("#33487d"))])
    roofs = shader.span(shader.noise(shader.join(u, 0.0, 0.0), 0.25, 1), 0.3, 0.7, 2.6, 4.4)
    house = shader.span(shader.math("SUBTRACT", roofs, z), -0.25, 0.25, 0, 1)
    colour = shader.mix(house, sky, linear("#0d111c"))
    cells = shader.node("TexVoronoi", {"Vector": shader.join(shader.math("MULTIPLY", u, 1.5), z, 0.0), "Scale": 0.55, "Randomness": 0.7}, voronoi_dimensions="2D", distance="CHEBYCHEV")
    chance = shader.node("SeparateColor", {0: cells.outputs["Color"]}).outputs
    pane = shader.span(cells.outputs["Distance"], 0.16, 0.27, 1, 0)
    lit = shader.math("MULTIPLY", shader.math("GREATER_THAN", chance[0], 0.62), shader.span(chance[1], 0, 1, 0.3, 1))
    colour = shader.mix(shader.math("MULTIPLY", shader.math("MULTIPLY", pane, lit), house), colour, linear("#ffc074"))
    return _shine(shader, colour, time, 2.0)


VIEWS = {"garden": garden, "street": street, "sky": sky, "haze": haze, "lights": lights}

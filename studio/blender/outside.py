"""What is seen through a window, as a lens that is set for the room sees it: a sheet behind the wall that shines by itself."""
from mathutils import Vector

from colours import linear, shade
from mesh import solid
from nodes import Shader

BRIGHT = {"morning": 2.2, "noon": 2.6, "overcast": 2.0, "golden": 1.4, "evening": 0.5}
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
        # Wide enough for a glance along the wall, and from under a roof.
        away, wide, low, high = 7.0, 60.0, -30.0, 30.0
        corners = [(-wide, away, low), (wall.length + wide, away, low), (wall.length + wide, away, high), (-wide, away, high)]
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
    # It lights nothing, and must not take light samples from the windows.
    shader.material.cycles.sample_as_light = False
    return shader.material


def sky(time):
    shader, _, z = _sheet()
    return _shine(shader, _sky(shader, z, time), time)


def haze(time):
    """A garden as a lens sees it that is set for the room: too bright, and every leaf that catches light a soft disc."""
    shader, u, z = _sheet()
    spot = shader.join(u, 0.0, z)
    crown, patch = shader.noise(spot, 0.35, 2, 0.5), shader.noise(spot, 0.9, 2, 0.55)
    green = shader.ramp(shader.span(patch, 0.32, 0.68, 0, 1), [(0, linear("#3f5638")), (0.45, linear("#6d8556")), (0.8, linear("#a3b27c")), (1, linear("#c9cf9f"))])
    height = shader.math("ADD", z, shader.span(crown, 0.3, 0.7, -2.4, 2.4))
    far = shader.math("ADD", z, shader.span(shader.noise(spot, 0.5, 2, 0.5), 0.3, 0.7, -1.2, 1.2))
    colour = shader.mix(shader.span(far, 2.6, 3.4, 0.6, 0), _sky(shader, z, time), linear("#9fb09a"))
    near = shader.span(height, 1.9, 3.1, 1, 0)
    colour = shader.mix(near, colour, green)
    for size, share in ((1.6, 0.5), (2.7, 0.35)):
        colour = _discs(shader, spot, colour, size, share, near)
    # A fence or a wall at the far end, below everything that grows.
    colour = shader.mix(shader.span(z, -0.1, 0.25, 0.85, 0), colour, linear("#8d7c68"))
    return _shine(shader, shader.mix(0.14, colour, linear(SKIES[time][0])), time, 0.6)


def _discs(shader, spot, colour, size, share, strength):
    """Light that is out of focus: discs, some of them bright, most of them hardly there."""
    cell = shader.node("TexVoronoi", {"Vector": spot, "Scale": size})
    chance = shader.split(cell.outputs["Color"])
    disc = shader.span(cell.outputs["Distance"], 0.3, 0.36, share, 0)
    seen = shader.math("MULTIPLY", shader.span(chance[0], 0.45, 1, 0, 1), strength)
    tone = shader.mix(chance[1], linear("#dfe6bd"), linear("#ffffff"))
    return shader.mix(shader.math("MULTIPLY", disc, seen), colour, tone)


def street(time):
    """The houses across a street by day, out of focus and far too bright, with a tree before them: only a hint of them is left."""
    shader, u, z = _sheet()
    wide, storey = 5.4, 3.1
    house = shader.math("DIVIDE", shader.math("ADD", u, 1.1), wide)
    number = shader.node("TexWhiteNoise", {"W": shader.math("FLOOR", house)}, noise_dimensions="1D").outputs["Value"]
    wall = shader.ramp(number, [(0, linear("#9a7b69")), (0.35, linear("#b79c86")), (0.65, linear("#8c7468")), (1, linear("#c7bdab"))])
    across = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", shader.math("MULTIPLY", house, 3.0)), 0.5))
    up = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", shader.math("DIVIDE", shader.math("ADD", z, 2.1), storey)), 0.5))

    def inside(half_width, half_height, soft=0.09):
        return shader.math("MULTIPLY", shader.span(across, half_width - soft, half_width + soft, 1, 0), shader.span(up, half_height - soft, half_height + soft, 1, 0))

    colour = shader.mix(inside(0.34, 0.35), wall, linear("#e6e1d6"))
    glass = shader.mix(shader.span(shader.noise(shader.join(u, 0.0, z), 0.5, 2), 0.35, 0.65, 0, 1), linear("#7f8f97"), linear("#c3d0d6"))
    colour = shader.mix(inside(0.27, 0.31), colour, glass)
    colour = shader.mix(shader.math("MULTIPLY", shader.span(across, 0.0, 0.04, 1, 0), inside(0.3, 0.32)), colour, linear("#e6e1d6"))
    spot = shader.join(u, 0.0, z)
    crown = shader.span(shader.noise(spot, 0.55, 3, 0.6), 0.48, 0.62, 0, 0.75)
    colour = shader.mix(shader.math("MULTIPLY", crown, shader.span(z, 0.4, 2.4, 0.3, 1)), colour, linear("#9aa87e"))
    colour = shader.mix(0.25, colour, linear(SKIES[time][0]))
    colour = shader.mix(shader.span(z, 7.4, 7.8, 0, 1), colour, _sky(shader, z, time))
    return _shine(shader, colour, time, 0.95)


def lights(time):
    """The other side of a canal at nightfall, out of focus: houses with rows of windows, some of them lit, and street lamps."""
    shader, u, z = _sheet()
    wide, storey = 1.6, 0.95
    house = shader.math("DIVIDE", shader.math("ADD", u, 0.6), wide)
    number = shader.node("TexWhiteNoise", {"W": shader.math("FLOOR", house)}, noise_dimensions="1D").outputs["Value"]
    sky = shader.ramp(shader.span(z, 1, 8, 0, 1), [(0, linear("#4a5878")), (0.4, linear("#34436a")), (1, linear("#212d52"))])
    wall = shader.ramp(number, [(0, linear("#1f1a1c")), (0.5, linear("#2b2524")), (1, linear("#191c26"))])
    columns, rows = shader.math("MULTIPLY", house, 3.0), shader.math("DIVIDE", shader.math("ADD", z, 2.0), storey)
    across = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", columns), 0.5))
    up = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", rows), 0.5))
    pane = shader.math("MULTIPLY", shader.span(across, 0.18, 0.34, 1, 0), shader.span(up, 0.24, 0.36, 1, 0))
    which = shader.join(shader.math("FLOOR", columns), shader.math("FLOOR", rows), 0.0)
    chance = shader.split(shader.node("TexWhiteNoise", {"Vector": which}).outputs["Color"])
    lamp = shader.mix(chance[1], linear("#a8672f"), linear("#d6a268"))
    glass = shader.mix(shader.math("MULTIPLY", shader.math("GREATER_THAN", chance[0], 0.66), shader.span(chance[2], 0, 1, 0.35, 1)), linear("#27324c"), lamp)
    front = shader.mix(pane, wall, glass)
    roof = shader.span(number, 0, 1, 2.9, 4.3)
    colour = shader.mix(shader.span(shader.math("SUBTRACT", roof, z), -0.12, 0.12, 0, 1), sky, front)
    beside = shader.math("SUBTRACT", shader.math("FRACT", shader.math("DIVIDE", shader.math("ADD", u, 0.9), 2.7)), 0.5)
    away = shader.math("POWER", shader.math("MULTIPLY", beside, 2.7), 2.0)
    away = shader.math("SQRT", shader.math("ADD", away, shader.math("POWER", shader.math("SUBTRACT", z, 1.35), 2.0)))
    colour = shader.mix(shader.span(away, 0.055, 0.085, 0.9, 0), colour, linear("#ffd9a0"))
    return _shine(shader, colour, time, 2.0)


VIEWS = {"haze": haze, "lights": lights, "sky": sky, "street": street}

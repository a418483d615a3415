"""Times of day. The sky fills every window, the sun comes through one of them, lamps only at night."""
import math
import random

import bpy
from mathutils import Vector

from mesh import link, solid
from mirrored import build_mirrored
from outside import build_outside
from walls import light_window

# sky: watts per square metre of window. sun: strength, and where it goes: azimuth 0 shines to the back wall, 90 to the
# right; elevation above the horizon. Warmth as a colour. fill: a reflector behind the camera, in watts.
TIMES = {
    "morning": {"sky": 54, "sky_colour": (0.93, 0.97, 1.0), "sun": 4.3, "sun_colour": (1, 0.945, 0.865), "azimuth": 50, "elevation": 21, "fill": 20, "world": 0.12, "exposure": -0.4},
    "noon": {"sky": 64, "sky_colour": (0.97, 0.985, 1.0), "sun": 4.0, "sun_colour": (1, 0.98, 0.95), "azimuth": 64, "elevation": 40, "fill": 24, "world": 0.15, "exposure": -0.18},
    "overcast": {"sky": 74, "sky_colour": (0.95, 0.98, 1.0), "sun": 0.0, "sun_colour": (1, 1, 1), "azimuth": 60, "elevation": 40, "fill": 18, "world": 0.14, "exposure": 0.05},
    "golden": {"sky": 32, "sky_colour": (0.88, 0.92, 1.0), "sun": 5.9, "sun_colour": (1, 0.85, 0.66), "azimuth": 56, "elevation": 14, "fill": 15, "world": 0.09, "exposure": 0.02},
    "evening": {"sky": 10, "sky_colour": (0.6, 0.74, 1.0), "sun": 0.0, "sun_colour": (1, 1, 1), "azimuth": 50, "elevation": 20, "fill": 12, "world": 0.05, "exposure": 0.5},
}


def time_of(setting):
    chosen = dict(TIMES[setting.get("time", "morning")])
    chosen.update({key: value for key, value in setting.items() if key in chosen})
    return chosen


def build_light(setting, facts, room, walls):
    """Returns the exposure in stops that this time of day is developed with."""
    time, time_name = time_of(setting), setting.get("time", "morning")
    evening = time_name == "evening"
    # A photographer closes the lens where there is much glass for the size of the room: the sky would wash the sun away.
    glass = sum((window.right - window.left) * (window.high - window.low) for wall in walls.values() for window in wall.windows)
    floor = room["depth"] * (room["right"] - room["left"])
    damped = min(1.0, 0.16 * floor / glass) ** 0.6 if glass else 1.0
    for name, wall in walls.items():
        for window in wall.windows:
            light_window(wall, window, time["sky"] * damped * setting.get("windows", {}).get(name, 1.0), time["sky_colour"])
    if time["sun"]:
        _sun(time, setting)
    if setting.get("leaves"):
        _leaves(setting["leaves"], time, room, walls)
    reflector = _fill(time, room, (1, 0.82, 0.6) if evening else (0.97, 0.985, 1.0))
    for lamp in setting.get("lamps", []):
        _lamp(lamp)
    surround(time["world"], time["sky_colour"] if evening else (1, 1, 1))
    build_outside(setting.get("outside", "lights" if evening else "haze"), time_name, facts, room, walls)
    if not evening:
        # By night the room behind the camera is as bright as the reflector that hangs there.
        reflector.visible_glossy = False
        build_mirrored(time_name, facts, room)
    return time["exposure"] + setting.get("exposure_change", 0)


def _heading(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))


def _sun(time, setting):
    size = setting.get("sun_size", 0.7)
    sunbeam(time["sun"], _heading(time["azimuth"], time["elevation"]), size, time["sun_colour"])


def sunbeam(strength, heading, size=1.4, colour=(1, 0.9, 0.76)):
    """`size` in degrees: the larger, the softer its shadows."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, colour, math.radians(size)
    thing = link(bpy.data.objects.new("sun", lamp))
    thing.rotation_euler = Vector(heading).to_track_quat("-Z", "Y").to_euler()


def _fill(time, room, colour):
    """The photographer's reflector: large, weak, behind the camera."""
    return area((0.5 * (room["left"] + room["right"]), -room["depth"] + 0.08, 1.7), (0, 0, 1.1), 5.0, 2.2, time["fill"], colour, "fill")


def area(at, target, width, height, power, colour=(1, 1, 1), name="area", spread=None):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = "RECTANGLE", width, height, power, colour
    if spread:
        lamp.spread = math.radians(spread)
    thing = link(bpy.data.objects.new(name, lamp))
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    return thing


def _lamp(lamp):
    """A point or strip of warm light: {"at": [x, y, z], "power": 25, "radius": 0.06} or with "strip": [x0, x1], which shines
    down only. Where glass would mirror a bulb that nobody sees, "mirrored": false."""
    colour = lamp.get("colour", (1, 0.72, 0.42))
    if "strip" in lamp:
        x0, x1 = lamp["strip"]
        y, z = lamp["at"]
        thing = area(((x0 + x1) / 2, y, z), ((x0 + x1) / 2, y + lamp.get("lean", 0.02), z - 1), x1 - x0, 0.03, lamp.get("power", 12), colour, "strip")
    else:
        bulb = bpy.data.lights.new("lamp", "POINT")
        bulb.energy, bulb.color, bulb.shadow_soft_size = lamp.get("power", 25), colour, lamp.get("radius", 0.06)
        thing = link(bpy.data.objects.new("lamp", bulb))
        thing.location = lamp["at"]
    thing.visible_glossy = lamp.get("mirrored", True)


def _leaves(setting, time, room, walls):
    """A tree before the window: nobody sees it, but its shadow moves over the fronts. {"wall": "left", "amount": 90}"""
    if not isinstance(setting, dict):
        setting = {}
    wall = walls[setting.get("wall", next(name for name, wall in walls.items() if wall.windows))]
    chance = random.Random(setting.get("seed", 5))
    points = [(0, 0, 0), (0.026, 0.035, 0), (0.02, 0.085, 0), (0, 0.12, 0), (-0.02, 0.085, 0), (-0.026, 0.035, 0)]
    leaf = solid("shade leaf", points, [tuple(range(6))], None, bevel=0)
    data = leaf.data
    bpy.data.objects.remove(leaf)
    away = -_heading(time["azimuth"], time["elevation"])
    twigs = []
    windows = [window for window in wall.windows]
    for _ in range(max(1, setting.get("amount", 90) // 9)):
        window = chance.choice(windows)
        spot = wall.spot @ Vector((chance.uniform(window.left, window.right), wall.thick, chance.uniform(window.low + 0.1, window.high)))
        twigs.append(spot + away * chance.uniform(1.4, 2.6))
    size = setting.get("size", 1.0)
    for twig in twigs:
        along = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.8, 0.2))).normalized()
        for step in range(9):
            other = bpy.data.objects.new("shade leaf", data)
            bpy.context.scene.collection.objects.link(other)
            other.location = twig + along * (step * 0.055 * size) + Vector([chance.uniform(-0.02, 0.02) for _ in range(3)])
            other.rotation_euler = [chance.uniform(0, 6.28) for _ in range(3)]
            other.scale = (size * chance.uniform(0.8, 1.4),) * 3
            other.visible_camera = other.visible_glossy = other.visible_diffuse = False


def surround(strength, colour):
    """A faint light from everywhere, for what windows do not reach."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    # Only windows let it in: rays that leave the room find it, light samples would end at walls.
    world.cycles.sampling_method = "NONE"
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength

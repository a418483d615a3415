"""The camera looks level, so that verticals stay upright; height in the picture is chosen by shift, as with a view camera."""
import math

import bpy
from mathutils import Vector

from mesh import link


def build_camera(setting):
    """{"at": [x, y, z], "turn": degrees to the right, "tilt": degrees down (close-ups only), "lens": mm, "shift": [x, y],
    "f": stop, "focus": metres or [x, y, z]}; or "at" and "target"; or "around": [x, y, z] with "distance", "turn" (where it
    looks to, in degrees to the right) and "above" (degrees above the horizon)."""
    data = bpy.data.cameras.new("camera")
    thing = link(bpy.data.objects.new("camera", data))
    data.sensor_width, data.lens, data.clip_start = 36, setting.get("lens", 28), 0.02
    data.sensor_fit = "HORIZONTAL"
    if "around" in setting:
        setting = orbit(setting)
    thing.location = setting["at"]
    if "target" in setting:
        toward = Vector(setting["target"]) - Vector(setting["at"])
        thing.rotation_euler = toward.to_track_quat("-Z", "Y").to_euler()
        distance = toward.length
    else:
        thing.rotation_euler = (math.radians(90 - setting.get("tilt", 0)), 0, math.radians(-setting.get("turn", 0)))
        distance = 3.6
    data.shift_x, data.shift_y = setting.get("shift", (0, 0))
    focus = setting.get("focus", distance)
    if isinstance(focus, list):
        bpy.context.view_layer.update()
        ahead = thing.matrix_world.to_quaternion() @ Vector((0, 0, -1))
        focus = (Vector(focus) - thing.location).dot(ahead)
    data.dof.use_dof = True
    data.dof.aperture_fstop, data.dof.focus_distance = setting.get("f", 8), focus
    bpy.context.scene.camera = thing


def orbit(setting):
    """A close-up circles its subject."""
    turn, above, distance = math.radians(setting.get("turn", 0)), math.radians(setting.get("above", 20)), setting["distance"]
    middle = Vector(setting["around"]) + Vector(setting.get("offset", (0, 0, 0)))
    toward = Vector((math.sin(turn) * math.cos(above), math.cos(turn) * math.cos(above), -math.sin(above)))
    return {**setting, "at": list(middle - toward * distance), "target": list(middle)}

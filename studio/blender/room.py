"""Rooms: closed, so that light bounces as it does at home. Each kind is a set of choices that a shot may override.

The back wall is at y = 0, the camera looks towards +y, the left wall is at `left`, the right wall at `right`, the wall
behind the camera at -`depth`. Windows are named by their wall: on the back wall "from"/"to" are x coordinates, on side
walls they are metres from the back wall.
"""
import copy
import math

from mathutils import Matrix

from floors import build_floor
from materials import material
from mesh import box, extrude
from walls import Wall, Window, build_wall

ROOMS = {
    # Tall windows, cornice, high skirting: a house on a canal.
    "canal-house": {
        "left": -3.1, "right": 3.4, "depth": 5.4, "height": 3.15, "wall": "#ece6da", "ceiling": "#f6f4ef",
        "windows": [
            {"wall": "left", "from": 0.75, "to": 1.95, "low": 0.55, "high": 2.75, "kind": "sash", "panes": [2, 3]},
            {"wall": "left", "from": 2.55, "to": 3.75, "low": 0.55, "high": 2.75, "kind": "sash", "panes": [2, 3]},
        ],
        "floor": {"kind": "herringbone"}, "cornice": True, "skirting": 0.16, "picture_rail": False,
    },
    # A harbour building: concrete, steel windows with many panes, a column.
    "loft": {
        "left": -3.6, "right": 4.2, "depth": 6.2, "height": 3.5, "wall": "#d9d5cd", "ceiling": "concrete",
        "windows": [{"wall": "left", "from": 0.9, "to": 4.7, "low": 0.75, "high": 3.1, "kind": "steel", "panes": [6, 4], "colour": "#26282a"}],
        "floor": {"kind": "concrete", "colour": "#b8b2a8"}, "skirting": 0, "column": [2.9, -1.5],
    },
    # Under the roof: a slope on the left with a window in it.
    "attic": {
        "left": -2.9, "right": 3.2, "depth": 5.0, "height": 2.95, "wall": "#f0ebe2", "ceiling": "#f6f4ef", "knee": 1.0, "slope": 42,
        "windows": [
            {"wall": "slope", "from": 0.75, "to": 1.75, "low": 0.35, "high": 1.75, "kind": "roof", "panes": [1, 1], "sill": False},
            {"wall": "slope", "from": 2.15, "to": 3.15, "low": 0.35, "high": 1.75, "kind": "roof", "panes": [1, 1], "sill": False},
        ],
        "floor": {"kind": "planks", "colour": "#e3dacb", "along": "Y"}, "skirting": 0.09, "beams": True,
    },
    # Between the wars: checkerboard or granito, a picture rail, a window with a bar at the top.
    "thirties": {
        "left": -2.6, "right": 2.9, "depth": 4.8, "height": 2.8, "wall": "#e6dfc9", "ceiling": "#f5f2ea",
        "windows": [{"wall": "left", "from": 0.8, "to": 3.2, "low": 0.85, "high": 2.4, "kind": "sash", "panes": [3, 2]}],
        "floor": {"kind": "checkerboard"}, "skirting": 0.12, "picture_rail": True,
    },
    # Glass from floor to ceiling.
    "new-build": {
        "left": -3.4, "right": 3.8, "depth": 6.0, "height": 2.7, "wall": "#f1eee8", "ceiling": "#f8f7f4",
        "windows": [{"wall": "left", "from": 0.6, "to": 5.0, "low": 0.02, "high": 2.5, "kind": "slide", "panes": [3, 1], "colour": "#3a3b3c", "sill": False}],
        "floor": {"kind": "planks", "colour": "#d8c7ab", "width": 0.2, "length": 2.2}, "skirting": 0.05,
    },
    # Deep colour on walls and ceiling, one window: light is precious here.
    "deep": {
        "left": -2.9, "right": 3.1, "depth": 5.0, "height": 2.9, "wall": "#2f4a44", "ceiling": "#2f4a44", "side": "#2f4a44",
        "windows": [{"wall": "left", "from": 0.9, "to": 2.9, "low": 0.7, "high": 2.5, "kind": "sash", "panes": [2, 2], "colour": "#24392f"}],
        "floor": {"kind": "planks", "colour": "#8a6a4c", "wood": "warm-oak"}, "skirting": 0.14,
    },
    # White boards, low ceiling, small: a flat in the city.
    "city-flat": {
        "left": -1.75, "right": 1.85, "depth": 4.2, "height": 2.6, "wall": "#efe9df", "ceiling": "#f7f5f0",
        "windows": [{"wall": "left", "from": 0.85, "to": 2.35, "low": 0.9, "high": 2.35, "kind": "sash", "panes": [2, 2]}],
        "floor": {"kind": "planks", "colour": "#cdb592", "width": 0.12, "length": 1.4}, "skirting": 0.07,
    },
    # About 120 square metres on a ground floor in Amsterdam: shop windows on the left, white columns.
    "studio-amsterdam": {
        "left": -5.0, "right": 5.0, "depth": 12.0, "height": 3.6, "wall": "#efe7d8", "ceiling": "#f4f1ea",
        "windows": [{"wall": "left", "from": at, "to": at + 2.1, "low": 0.45, "high": 3.0, "kind": "sash", "panes": [2, 2], "colour": "#26302c"} for at in (0.9, 3.7, 6.5, 9.2)],
        "floor": {"kind": "concrete", "colour": "#cfc8bb"}, "skirting": 0.1,
    },
    # About 150 square metres in an old harbour building in Rotterdam: brick, steel windows, beams of concrete.
    "studio-rotterdam": {
        "left": -5.6, "right": 5.6, "depth": 13.4, "height": 4.2, "wall": "brick", "side": "#e9e4da", "ceiling": "concrete",
        "windows": [{"wall": "left", "from": at, "to": at + 2.8, "low": 0.9, "high": 3.7, "kind": "steel", "panes": [4, 4], "colour": "#26282a"} for at in (0.8, 4.4, 8.0)],
        "floor": {"kind": "planks", "colour": "#b98f63", "wood": "warm-oak", "width": 0.18}, "skirting": 0, "column": [3.2, -4.2],
    },
    # A hall in Lijnden: light from above, concrete floor.
    "warehouse": {
        "left": -7.0, "right": 7.0, "depth": 16.0, "height": 6.2, "wall": "#dfe1e0", "ceiling": "#d4d6d5",
        "windows": [{"wall": "left", "from": at, "to": at + 3.4, "low": 3.4, "high": 5.4, "kind": "steel", "panes": [4, 2], "colour": "#4a4d4e", "sill": False} for at in (0.6, 4.6, 8.6, 12.2)],
        "floor": {"kind": "concrete", "colour": "#b5b1aa"}, "skirting": 0,
    },
    # A narrow hall behind a front door.
    "hallway": {
        "left": -1.15, "right": 1.25, "depth": 5.2, "height": 3.0, "wall": "#e8ded0", "ceiling": "#f5f2eb",
        "windows": [
            {"wall": "left", "from": 0.5, "to": 1.3, "low": 0.9, "high": 2.4, "kind": "sash", "panes": [1, 2]},
            {"wall": "left", "from": 2.2, "to": 3.6, "low": 0.9, "high": 2.5, "kind": "sash", "panes": [2, 2]},
        ],
        "floor": {"kind": "checkerboard", "one": "#e9e4d8", "other": "#3b3a38", "size": 0.3}, "skirting": 0.18, "cornice": True,
    },
}


def room_of(setting):
    """The named kind with the shot's own changes."""
    chosen = copy.deepcopy(ROOMS[setting.get("kind", "canal-house")])
    chosen.update({key: value for key, value in setting.items() if key != "kind"})
    return chosen


def build_room(room, facts):
    """Returns the walls, whose windows the light comes through."""
    left, right, depth, height = room["left"], room["right"], room["depth"], room["height"]
    main = _surface(room["wall"], facts)
    side = _surface(room.get("side", room["wall"]), facts)
    # A pale wall behind the camera is a photographer's reflector: without it steel looks dead.
    behind = _surface(room.get("behind", room.get("side", "#f3f0ea")), facts)
    walls = {
        "back": Wall(Matrix.Translation((left - 0.3, 0, 0)), right - left + 0.6, height, main),
        "left": Wall(Matrix.Translation((left, -depth, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"), depth, height, side),
        "right": Wall(Matrix.Translation((right, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, "Z"), depth, height, side),
        "front": Wall(Matrix.Translation((right + 0.3, -depth, 0)) @ Matrix.Rotation(math.pi, 4, "Z"), right - left + 0.6, height, behind),
    }
    top = _ceiling_surface(room["ceiling"], facts)
    if "slope" in room:
        _slope(room, walls, side, top)
    else:
        box("ceiling", left - 0.3, right + 0.3, -depth - 0.3, 0.3, height, height + 0.1, top, bevel=0)
    for window in room["windows"]:
        walls[window["wall"]].windows.append(_window(window, room))
    for wall in walls.values():
        build_wall(wall, facts)
    build_floor(room["floor"], facts, left - 0.3, right + 0.3, -depth - 0.3, 0.3)
    _trim(room, facts, walls)
    return walls


def _surface(colour, facts):
    """A plaster colour, or "brick", "concrete" or another material's name; "brick:#a0522d" gives its colour,
    "brick:#a0522d:#4a423c" that of its joints too."""
    if colour.startswith("#"):
        return material("plaster", facts, colour=colour)
    name, *tones = colour.split(":")
    if name in facts["materials"]:
        return material("plaster", facts, colour=facts["materials"][name]["colour"])
    return material(name, facts, **dict(zip(("colour", "mortar"), tones)))


def _ceiling_surface(colour, facts):
    return material("plain", facts, colour=colour, rough=0.9) if colour.startswith("#") else _surface(colour, facts)


def _window(window, room):
    start, end = window["from"], window["to"]
    if window["wall"] in ("back", "front"):
        # The wall's own u starts 30 cm outside the corner.
        u0, u1 = (start - room["left"] + 0.3, end - room["left"] + 0.3) if window["wall"] == "back" else (room["right"] + 0.3 - end, room["right"] + 0.3 - start)
    elif window["wall"] == "right":
        u0, u1 = start, end
    else:
        u0, u1 = room["depth"] - end, room["depth"] - start
    options = {key: window[key] for key in ("kind", "colour", "sill", "glass") if key in window}
    return Window(u0, u1, window["low"], window["high"], panes=tuple(window.get("panes", (2, 2))), **options)


def _slope(room, walls, side, top):
    """The left wall is a knee wall; above it the roof climbs to the flat part of the ceiling."""
    left, depth, height, knee = room["left"], room["depth"], room["height"], room["knee"]
    lean = math.radians(room["slope"])
    rise = height - knee
    run = rise / math.tan(lean)
    walls["left"].height = knee
    spot = Matrix.Translation((left, -depth, knee)) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ Matrix.Rotation(math.pi / 2 - lean, 4, "X")
    walls["slope"] = Wall(spot, depth, rise / math.sin(lean) + 0.1, side)
    box("ceiling", left + run, room["right"] + 0.3, -depth - 0.3, 0.3, height, height + 0.1, top, bevel=0)


def _trim(room, facts, walls):
    left, right, depth, height = room["left"], room["right"], room["depth"], room["height"]
    white = material("lacquer", facts, colour=room.get("trim", room["ceiling"] if room["ceiling"].startswith("#") else "#f2f0ea"))
    skirting = room.get("skirting", 0.08)
    if skirting:
        for x0, x1, y0, y1 in ((left, right, -0.016, 0), (right - 0.016, right, -depth, -0.016), (left, left + 0.016, -depth, -0.016)):
            if not _interrupted(room, x0, x1):
                box("skirting", x0, x1, y0, y1, 0, skirting, white, bevel=0.003)
    if room.get("cornice"):
        drop = [(0, 0), (0, -0.17), (-0.012, -0.17), (-0.016, -0.15), (-0.03, -0.145), (-0.035, -0.1), (-0.06, -0.055), (-0.105, -0.035), (-0.11, -0.018), (-0.14, -0.014), (-0.14, 0)]
        extrude("cornice", [(y, height + z) for y, z in drop], "X", left, right, white, bevel=0, angle=25)
        extrude("cornice", [(left - y, height + z) for y, z in drop], "Y", -depth, 0, white, bevel=0, angle=25)
        extrude("cornice", [(right + y, height + z) for y, z in drop], "Y", -depth, 0, white, bevel=0, angle=25)
    if room.get("picture_rail"):
        at = room.get("rail", 2.2)
        box("rail", left, right, -0.022, 0, at, at + 0.045, white, bevel=0.006)
        if room.get("above"):
            box("above", left, right, -0.004, 0.001, at + 0.045, height, _surface(room["above"], facts), bevel=0)
    if room.get("beams"):
        timber = material("warm-oak", facts, colour=room.get("beam", "#b89a72"), grain="Y")
        run = (height - room["knee"]) / math.tan(math.radians(room["slope"])) if "slope" in room else 0
        for x in (left + run + 0.12, (left + run + right) / 2, right - 0.5):
            box("beam", x - 0.07, x + 0.07, -depth, 0, height - 0.17, height + 0.02, timber, bevel=0.006)
    if room.get("column"):
        x, y = room["column"]
        grey = material("concrete", facts, colour="#aaa59c")
        box("column", x - 0.2, x + 0.2, y - 0.2, y + 0.2, -0.01, height, grey, bevel=0.012)
        box("beam", x - 0.22, x + 0.22, -depth, 0, height - 0.32, height + 0.02, grey, bevel=0.008)


def _interrupted(room, x0, x1):
    """A skirting ends where glass reaches the floor."""
    side = "left" if x1 <= room["left"] + 0.02 else "right" if x0 >= room["right"] - 0.02 else "back"
    return any(window["wall"] == side and window["low"] < 0.1 for window in room["windows"])

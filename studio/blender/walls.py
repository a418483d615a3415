"""Walls with openings, and the windows in them.

A wall is built in its own frame: u to the right and z up as seen from inside the room, its inner face at y = 0 and
the outside towards +y. `Wall.spot` moves all of it to its place, however that is turned or sloped.
"""
import math
from dataclasses import dataclass, field

import bpy
from mathutils import Matrix, Vector

from bricks import DEEP, lay_bricks
from materials import material
from mesh import box, gathered


@dataclass
class Window:
    """An opening with its frame. `kind`: sash (wooden, tall, few bars), steel (thin bars, many panes), slide (large
    panes from floor to lintel), roof (a single pane in a slope), none (a passage)."""

    left: float
    right: float
    low: float
    high: float
    kind: str = "sash"
    panes: tuple = (2, 2)
    colour: str = "#f1efe9"
    sill: bool = True
    glass: float = 0
    """How strongly its pane mirrors: 0 leaves the pane out, as one sees it only when it is dark on one side."""


@dataclass
class Wall:
    spot: Matrix
    length: float
    height: float
    surface: object
    windows: list = field(default_factory=list)
    thick: float = 0.26


FRAMES = {"sash": (0.052, 0.07), "steel": (0.024, 0.045), "slide": (0.045, 0.06), "roof": (0.05, 0.06), "none": (0, 0)}


def build_wall(wall, facts):
    with gathered() as things:
        _masonry(wall)
        if _is_brick(wall):
            lay_bricks(wall)
        for window in wall.windows:
            if window.kind != "none":
                _frame(window, wall, facts)
    for thing in things:
        thing.matrix_basis = wall.spot @ thing.matrix_basis


def _is_brick(wall):
    return wall.surface.name.startswith("brick")


def _masonry(wall):
    """Boxes around the openings: full-height strips beside them, pieces below and above; behind bricks they are the mortar."""
    front, back = (DEEP, wall.thick - DEEP) if _is_brick(wall) else (0, wall.thick)
    cuts = sorted({0.0, wall.length, *[edge for w in wall.windows for edge in (w.left, w.right)]})
    for left, right in zip(cuts, cuts[1:]):
        if right - left < 1e-6:
            continue
        middle = (left + right) / 2
        z = 0.0
        for window in sorted((w for w in wall.windows if w.left < middle < w.right), key=lambda w: w.low):
            if window.low > z + 1e-4:
                box("wall", left, right, front, back, z - (0.02 if z == 0 else 0), window.low, wall.surface, bevel=0)
            z = window.high
        if wall.height > z + 1e-4:
            box("wall", left, right, front, back, z - (0.02 if z == 0 else 0), wall.height, wall.surface, bevel=0)


def _frame(window, wall, facts):
    bar, deep = FRAMES[window.kind]
    dark = window.kind == "steel"
    paint = material("coated" if dark else "lacquer", facts, colour=window.colour)
    back = wall.thick * (0.55 if window.kind != "slide" else 0.35)
    columns, rows = window.panes
    outer = bar * (1.3 if window.kind == "sash" else 1.0)
    width, height = window.right - window.left, window.high - window.low

    def beam(u0, u1, z0, z1, depth=deep, behind=0.0):
        box("frame", u0, u1, back + behind, back + depth, z0, z1, paint, bevel=0.0018)

    beam(window.left, window.left + outer, window.low, window.high)
    beam(window.right - outer, window.right, window.low, window.high)
    beam(window.left + outer, window.right - outer, window.low, window.low + outer)
    beam(window.left + outer, window.right - outer, window.high - outer, window.high)
    for column in range(1, columns):
        u = window.left + width * column / columns
        beam(u - bar / 2, u + bar / 2, window.low + outer, window.high - outer, deep * 0.8)
    for row in range(1, rows):
        # A sash window has a taller lower light; steel has equal panes.
        share = row / rows if window.kind != "sash" or rows > 2 else 0.62
        z = window.low + height * share
        # Behind the upright bars: two faces in one plane would flicker black where they cross.
        beam(window.left + outer, window.right - outer, z - bar / 2, z + bar / 2, deep * 0.72, 0.002)
    if window.glass:
        box("pane", window.left + outer / 2, window.right - outer / 2, back + deep * 0.5, back + deep * 0.5 + 0.006, window.low + outer / 2, window.high - outer / 2, material("glass", facts, mirror=2.6 * window.glass), bevel=0)
    if window.sill and window.low > 0.15:
        # Higher than the masonry: two faces in one plane would flicker black.
        box("sill", window.left - 0.03, window.right + 0.03, -0.035, back, window.low - 0.008, window.low + 0.016, material("lacquer", facts, colour="#f4f2ec"), bevel=0.003)


def light_window(wall, window, power, colour, name="sky"):
    """The sky as a lamp that fills the opening: it is importance-sampled, which a sky behind glass is not."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", window.right - window.left + 0.1, window.high - window.low + 0.1
    lamp.energy, lamp.color = power * (window.right - window.left) * (window.high - window.low), colour
    lamp.cycles.max_bounces = 8
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    middle = Vector(((window.left + window.right) / 2, wall.thick + 0.06, (window.low + window.high) / 2))
    # A lamp shines along its own -Z; tipped over it shines along the wall's -Y, into the room.
    thing.matrix_basis = wall.spot @ Matrix.Translation(middle) @ Matrix.Rotation(math.radians(-90), 4, "X")
    thing.visible_camera = False
    return thing

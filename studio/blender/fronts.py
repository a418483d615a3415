"""The six designs as the site draws them. A front stands in its own frame: x from 0 to its width, z from 0 to its
height, its back at y = 0 and its face towards -y. `role` says where hands reach it: drawer, door, tall or wall."""
import math

from mathutils import Matrix

from mesh import box, extrude, lathe, plate, rounded_rect

ROUNDED = 0.0013


def front(style, width, height, role="door", hinge="left"):
    return DESIGNS[style.design](style, width, height, role, hinge)


def slab(style, width, height, y0=None, y1=0.0):
    thick = style.cabinet["frontThickness"]
    return box("front", 0, width, -thick if y0 is None else y0, y1, 0, height, style.board(), bevel=ROUNDED)


def flush(style, width, height, role, hinge):
    return [slab(style, width, height)]


def pull(style, width, height, role, hinge):
    """The edge where fingers reach is milled away in a hollow, with a dark gap behind it."""
    grip, thick = style.grip, style.cabinet["frontThickness"]
    gap = grip["height"] * 0.3
    steps = [math.radians(90 * step / 8) for step in range(9)]
    hollow = [
        (-thick + grip["depth"] * math.sin(turn), -grip["height"] + (grip["height"] - gap) * (1 - math.cos(turn)))
        for turn in steps
    ]
    run = height if role in ("drawer", "door", "wall") else width
    profile = [(0.0, 0.0), (-thick, 0.0)] + [(y, run + z) for y, z in hollow] + [(0.0, run - gap)]
    if role == "tall":
        # A tall door is pulled by its upright edge.
        outline = [(z, y) if hinge == "left" else (width - z, y) for y, z in profile]
        return [extrude("front", outline, "Z", 0, height, style.board(), bevel=0.0007)]
    if role == "wall":
        profile = [(y, height - z) for y, z in profile]
    return [extrude("front", profile, "X", 0, width, style.board(), bevel=0.0007)]


def hole(style, width, height, role, hinge):
    """Where the hole of Catch is: its middle and its size."""
    grip = style.grip
    wide, high, top = grip["width"], grip["height"], grip["fromTop"]
    if role == "tall":
        wide, high = high, wide
        reach = min(max(1.0, high), height - 0.15) if height > 1.3 else 0.15
        x = width - top - wide / 2 if hinge == "left" else top + wide / 2
        z = reach
    else:
        x, z = width / 2, height - top - high / 2
        if role == "wall":
            z = top + high / 2
    return x, z, wide, high


def recess(style, width, height, role, hinge):
    """What a hand finds behind the hole of a closed front: a shallow box that holds the light which falls in. Without it
    the hole looks into a dark cabinet and reads as a black sticker."""
    x, z, wide, high = hole(style, width, height, role, hinge)
    board, deep, room, wall = style.plain("#b3a694", rough=0.6), 0.034, 0.004, 0.003
    left, right, low, top = x - wide / 2 - room, x + wide / 2 + room, z - high / 2 - room, z + high / 2 + room
    box("recess", left, right, deep, deep + wall, low, top, board, bevel=0)
    for z0, z1 in ((low - wall, low), (top, top + wall)):
        box("recess", left, right, 0.0004, deep, z0, z1, board, bevel=0)
    for x0, x1 in ((left - wall, left), (right, right + wall)):
        box("recess", x0, x1, 0.0004, deep, low, top, board, bevel=0)


def catch(style, width, height, role, hinge):
    """A hole with round ends right through the board; its plywood core shows on every cut."""
    thick = style.cabinet["frontThickness"]
    x, z, wide, high = hole(style, width, height, role, hinge)
    outline = rounded_rect(width, height, 0.0012, width / 2, height / 2, steps=2)
    cut = list(reversed(rounded_rect(wide, high, min(wide, high) / 2, x, z, steps=24)))
    thing = plate("front", outline, [cut], thick, style.board(core="plywood", thick="Y"), bevel=0.0016, segments=3)
    thing.data.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    # The layers are found by generated coordinates, which would still be those of the plate before it was turned.
    thing.data.use_auto_texspace = False
    thing.data.texspace_location, thing.data.texspace_size = (width / 2, -thick / 2, height / 2), (width / 2, thick / 2, height / 2)
    if style.facts["materials"][style.front]["family"] in ("wood", "raw-mdf"):
        show_plies(style, thing)
    return [thing]


def show_plies(style, thing):
    """Gives the cut edges of a veneered board the look of its core."""
    thing.data.materials.append(style.edge())
    for face in thing.data.polygons:
        if abs(face.normal.y) < 0.6:
            face.material_index = 1


def framed(style, width, height, role, hinge):
    """A frame along every side stands proud of the panel inside it; the corners are mitred by a hair line."""
    rail, raised, thick = style.grip["rail"], style.grip["raised"], style.cabinet["frontThickness"]
    board, across = style.board(), style.board(grain="X")
    face, back = -thick, -thick + raised
    things = [slab(style, width, height, y0=back)]
    for x0, x1, z0, z1, wood in (
        (0, rail, 0, height, board),
        (width - rail, width, 0, height, board),
        (rail, width - rail, 0, rail, across),
        (rail, width - rail, height - rail, height, across),
    ):
        things.append(box("rail", x0, x1, face, back + 0.0004, z0, z1, wood, bevel=0.0011))
    return things


def own(style, width, height, role, hinge):
    """A slab with a knob of your own: in the upper corner away from the hinge, on a drawer in the middle."""
    grip, thick = style.grip, style.cabinet["frontThickness"]
    inset = grip["fromEdge"] + grip["knob"] / 2
    x = width / 2 if role == "drawer" else width - inset if hinge == "left" else inset
    z = {"wall": inset, "tall": min(0.98, height - inset)}.get(role, height - inset)
    return [slab(style, width, height), knob(style, x, -thick, z)]


def knob(style, x, y, z):
    radius, depth = style.grip["knob"] / 2, style.grip["depth"]
    profile = [(0, 0), (radius * 0.5, 0), (radius * 0.42, 0.004), (radius * 0.36, depth * 0.36), (radius * 0.5, depth * 0.5)]
    profile += [(radius * 0.92, depth * 0.6), (radius, depth * 0.74), (radius * 0.97, depth * 0.87), (radius * 0.87, depth * 0.95)]
    # Level rings around the middle: long triangles that meet in one point would shine like a star.
    profile += [(radius * 0.7, depth * 0.99), (radius * 0.5, depth), (radius * 0.25, depth), (0, depth)]
    thing = lathe("knob", profile, style.metal(), segments=64)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    thing.location = (x, y, z)
    return thing


def barre(style, width, height, role, hinge):
    """Upright half-round bars, milled from one board: whole bars on every module width."""
    pitch, depth, thick = style.grip["bar"], style.grip["depth"], style.cabinet["frontThickness"]
    count = max(1, round((width + style.cabinet["frontGap"]) / pitch))
    pitch = width / count
    groove = 0.0014
    profile = [(width, 0.0), (0.0, 0.0)]
    ground = -thick + depth
    for bar in range(count):
        start, end = bar * pitch + groove / 2, (bar + 1) * pitch - groove / 2
        middle, half = (start + end) / 2, (end - start) / 2
        for step in range(11):
            turn = math.pi * step / 10
            profile.append((middle - half * math.cos(turn), ground - depth * math.sin(turn) ** 0.9))
    return [extrude("front", profile, "Z", 0, height, style.board(solid=True), bevel=0, angle=50)]


DESIGNS = {"flush": flush, "pull": pull, "catch": catch, "framed": framed, "own": own, "barre": barre}

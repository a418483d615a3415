"""Cabinets of one width, standing in their own frame: x from 0 to the width, the wall at y = 0, the room towards -y."""
import math

from mathutils import Matrix

import props
from fronts import front, recess
from mesh import box, gathered

DARK = "#2a2826"
PALE = "#ece8e0"
BUFFER = 0.002
"""Between carcass and front, where the hinge leaves room."""

CLOCKS = ("08:15", "09:42", "10:07", "11:26", "12:34", "13:51", "14:27", "16:20")

# Heights of fronts from the floor up, in steps of the facts (20 cm).
DRAWERS = {"drawers2": (2, 2), "drawers3": (2, 1, 1), "drawers4": (1, 1, 1, 1), "hob": (2, 1, 1), "hob-drawers2": (2, 2)}
DOORS = {"door": 1, "doors": 2, "sink": 2, "sink-door": 1, "dishwasher": 1}


def base(style, kind, width, options=None):
    """A base cabinet below the worktop."""
    options = options or {}
    sizes = style.cabinet
    low, high = sizes["plinthHeight"], sizes["plinthHeight"] + style.facts["cabinets"]["base"]["height"] / 1000
    if kind == "open":
        return niche(style, width, low, high, base_depth(style) - sizes["frontThickness"], options.get("shelves", 1))
    if kind == "oven":
        return under_worktop_oven(style, width, low, high, options)
    hollow(style, width, low, high, base_depth(style), options)
    if options.get("bare"):
        return
    if kind in DRAWERS or kind == "sink-drawers":
        stack(style, width, low, DRAWERS.get(kind, (2, 2)), options)
    else:
        doors(style, width, low, high, DOORS[kind], "door", options)


def tall(style, kind, width, height, options=None):
    """A cabinet to the ceiling or nearly so: doors, or an oven at a height where nobody bends."""
    options = options or {}
    step, low = style.cabinet["frontStep"], style.cabinet["plinthHeight"]
    high = low + height
    depth = base_depth(style)
    if kind == "tall-open":
        niche(style, width, low, high, depth - style.cabinet["frontThickness"], options.get("shelves", 5))
        return
    hollow(style, width, low, high, depth, options)
    if options.get("bare"):
        return
    if kind in ("tall-oven", "tall-ovens"):
        drawers_top = stack(style, width, low, options.get("drawers", (2, 1)), options)
        oven_top = drawers_top + 3 * step
        appliance(style, "oven", width, drawers_top, 3 * step)
        if kind == "tall-ovens":
            appliance(style, "microwave", width, oven_top, 2 * step)
            oven_top += 2 * step
        doors(style, width, oven_top, high, 1, "wall", options)
    elif kind == "tall-split":
        middle = low + options.get("split", 7) * step
        doors(style, width, low, middle, 1, "tall", options)
        doors(style, width, middle, high, 1, "wall", {})
    elif kind == "tall-niche":
        # A coffee corner: drawers below, an open niche at hand height, a door above.
        top = stack(style, width, low, (2, 2), options)
        niche(style, width, top, top + 3 * step, depth - style.cabinet["frontThickness"], 0)
        doors(style, width, top + 3 * step, high, 2 if width > 0.7 else 1, "wall", options)
    else:
        doors(style, width, low, high, 2 if kind == "tall-doors" else 1, "tall", options)


def wall(style, kind, width, low, height, options=None):
    """A cabinet on the wall."""
    options = options or {}
    depth = style.facts["cabinets"]["wall"]["depth"] / 1000
    if kind == "open":
        niche(style, width, low, low + height, depth, options.get("shelves", 1))
        return
    hollow(style, width, low, low + height, depth, options)
    lift = kind == "flap"
    doors(style, width, low, low + height, 2 if kind == "doors" else 1, "wall", options, depth, lift)
    # Rails are enough above a base cabinet; from below one would look through them and the gap between two doors. Not in one
    # plane with the rails, or both would flicker black.
    box("top", 0.001, width - 0.001, -depth + 0.001, -0.004, low + height - style.cabinet["sideThickness"] - 0.0005, low + height - 0.0005, style.plain(PALE if options.get("open") else DARK, rough=0.6), bevel=0)
    # Below the carcass, or its dark bottom would be seen instead.
    box("underside", 0.001, width - 0.001, -depth, -0.004, low - 0.0014, low - 0.0002, style.board(grain="X"), bevel=0)


def base_depth(style):
    return style.facts["cabinets"]["base"]["depth"] / 1000


def hollow(style, width, low, high, depth, options):
    """A carcass that one looks into where its front is open or, as it is `bare`, not hung yet; with `shelves` in it."""
    carcass(style, width, low, high, depth, opened=bool(options.get("open") or options.get("bare")))
    if options.get("open"):
        # The pale edges of an open cabinet would shine through the seams between its fronts and their neighbours.
        for x in (0, width - 0.0025):
            seam(style, x, x + 0.0025, -depth, low, high - 0.001)
    side, count = style.cabinet["sideThickness"], options.get("shelves", 0)
    for number in range(1, count + 1):
        z = low + side + (high - low - 2 * side) * number / (count + 1)
        box("shelf", side + 0.001, width - side - 0.001, -depth + 0.03, -0.021, z - side / 2, z + side / 2, style.plain(PALE, rough=0.5))


def seam(style, x0, x1, face, low, high):
    """A dark strip behind the gap between two fronts of an open cabinet."""
    box("seam", x0, x1, face - 0.0009, face, low, high, style.plain("#3d3a37", rough=0.6), bevel=0)


def carcass(style, width, low, high, depth, opened=False):
    """A real, hollow box: sinks hang in it, and holes in fronts look into it. Dark, so that gaps read as gaps."""
    side = style.cabinet["sideThickness"]
    board = style.plain(PALE if opened or style.design == "catch" else DARK, rough=0.6)
    edge = style.plain("#3d3a37", rough=0.6)
    # Side by side without a slit: light would shine through it.
    for x in (0, width - side):
        box("side", x, x + side, -depth, -0.004, low, high - 0.001, edge if not opened else board, bevel=0)
    box("bottom", side, width - side, -depth + 0.003, -0.004, low, low + side, board, bevel=0)
    box("back", side, width - side, -0.02, -0.006, low, high - 0.001, board, bevel=0)
    for y in (-depth, -0.1):
        box("rail", side, width - side, y, y + 0.06, high - side - 0.001, high - 0.001, board, bevel=0)


def stack(style, width, low, heights, options):
    """Drawers on top of each other; `open` maps a drawer's number from below to how far it stands out in metres."""
    step = style.cabinet["frontStep"]
    pulled = {int(number): reach for number, reach in (options.get("open") or {}).items()}
    z = low
    for number, steps in enumerate(heights):
        height = steps * step
        hang(style, 0, width, z, z + height, "drawer", pulled=pulled.get(number, 0))
        if pulled and number > 0:
            seam(style, 0.0025, width - 0.0025, -base_depth(style), z - 0.004, z + 0.004)
        z += height
    return z


def doors(style, width, low, high, count, role, options, depth=None, lift=False):
    """One or two doors; `open` maps a door's number from the left to its angle in degrees."""
    turned = {int(number): angle for number, angle in (options.get("open") or {}).items()} if options else {}
    share = width / count
    for number in range(count):
        hinge = ("left" if number == 0 else "right") if count == 2 else options.get("hinge", "left")
        hang(style, number * share, (number + 1) * share, low, high, role, hinge, turned.get(number, 0), 0, depth, lift)


def hang(style, x0, x1, z0, z1, role, hinge="left", turned=0, pulled=0, depth=None, lift=False):
    """One front in its place, with half a gap on every side; turned on its hinge or pulled out with its drawer."""
    half = style.cabinet["frontGap"] / 2
    width, height = x1 - x0 - 2 * half, z1 - z0 - 2 * half
    depth = base_depth(style) if depth is None else depth
    with gathered() as things:
        front(style, width, height, role, hinge)
        if style.design == "catch" and not turned and not pulled:
            recess(style, width, height, role, hinge)
    swing = Matrix.Identity(4)
    if turned:
        edge = 0 if hinge == "left" else width
        angle = math.radians(-turned if hinge == "left" else turned)
        swing = Matrix.Translation((edge, 0, 0)) @ Matrix.Rotation(angle, 4, "Z") @ Matrix.Translation((-edge, 0, 0))
    spot = Matrix.Translation((x0 + half, -depth - BUFFER - pulled, z0 + half)) @ swing
    for thing in things:
        thing.matrix_basis = spot @ thing.matrix_basis
    if pulled:
        drawer_box(style, x0, x1, z0, height, depth, pulled)


def drawer_box(style, x0, x1, z0, height, depth, pulled):
    side, board = 0.013, style.plain("#d9d6d0", rough=0.45)
    left, right, near, far = x0 + 0.024, x1 - 0.024, -depth - pulled + 0.001, -pulled - 0.06
    low, high = z0 + 0.03, z0 + min(0.18, height * 0.72)
    box("drawer", left, left + side, near, far, low, high, board)
    box("drawer", right - side, right, near, far, low, high, board)
    box("drawer", left + side, right - side, far - side, far, low, high, board)
    box("drawer", left + side, right - side, near, far, low, low + 0.012, style.plain("#c9c5bd", rough=0.6))


def niche(style, width, low, high, depth, shelves):
    """Open shelves in the front's own material; a hair narrower than its bay, so that it never shares a face."""
    side, board, flat = style.cabinet["sideThickness"], style.board(thick="X"), style.board(grain="X", thick="Z")
    depth = depth + style.cabinet["frontThickness"]
    air = 0.0006
    for x in (air, width - side - air):
        box("side", x, x + side, -depth, -0.004, low + air, high - air, board)
    levels = [low + air, *[low + (high - low - side) * number / (shelves + 1) for number in range(1, shelves + 1)], high - side - air]
    for z in levels:
        box("shelf", side + air, width - side - air, -depth + 0.001, -0.004, z, z + side, flat)
    box("back", side, width - side, -0.016, -0.004, low + air, high - air, style.board(), bevel=0)


def under_worktop_oven(style, width, low, high, options):
    step = style.cabinet["frontStep"]
    carcass(style, width, low, high, base_depth(style))
    hang(style, 0, width, low, low + step, "drawer")
    appliance(style, "oven", width, low + step, 3 * step)


def appliance(style, name, width, low, height):
    """A built-in appliance, its face in the plane of the fronts."""
    face = -base_depth(style) - BUFFER - style.cabinet["frontThickness"]
    gap = style.cabinet["frontGap"] / 2
    # Not every kitchen was photographed at the same minute.
    time = {"time": CLOCKS[sum(map(ord, style.design + style.front)) % len(CLOCKS)]} if name == "oven" else {}
    props.add({"prop": name, "at": [width / 2, face, low + gap], "width": width - 2 * gap, "height": height - 2 * gap, **time}, style.facts)

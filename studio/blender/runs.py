"""A run: cabinets side by side along a wall or in an island, with their panels, plinth, worktop, sink and hob.

A run is built along its own x axis from 0, with its back at y = 0 and its fronts towards -y, and then moved to
where the kitchen wants it: `at` is the corner on the wall, `turn` in degrees (0 along the back wall, -90 along the
right wall, 90 along the left wall, 180 facing away from the camera).
"""
import math
from dataclasses import dataclass, field, replace

import cabinets
import props
from materials import material
from mesh import box, cylinder, gathered, place
from sinks import cut, sink
from taps import tap
from worktops import OVERHANG, thickness, upstand, waterfall, worktop


@dataclass
class Run:
    at: tuple
    turn: float
    surface: float = 0.0
    """Height of the worktop."""
    wall: float = 0.0
    """Where the wall's face is behind things on the worktop: splashes have a thickness."""
    spans: list = field(default_factory=list)
    """(kind, from, to, options) of every cabinet, in metres along the run."""
    length: float = 0.0

    def to_world(self, x, y, z):
        angle = math.radians(self.turn)
        return [
            self.at[0] + x * math.cos(angle) - y * math.sin(angle),
            self.at[1] + x * math.sin(angle) + y * math.cos(angle),
            z,
        ]


def build_run(style, setting, kitchen):
    """`setting` is one entry of the kitchen's runs; `kitchen` holds what all runs share (worktop, sink, tap)."""
    run = Run(tuple(setting.get("at", (0, 0))), setting.get("turn", 0))
    with gathered() as things:
        _build(run, style, setting, kitchen)
    place(things, (*run.at, 0), run.turn)
    return run


def _build(run, style, setting, kitchen):
    sizes, facts = style.cabinet, style.facts
    cover, low = sizes["coverThickness"], sizes["plinthHeight"]
    base_top = low + facts["cabinets"]["base"]["height"] / 1000
    tall_height = setting.get("tall", 220) / 100
    tall_top = low + tall_height
    face = -cabinets.base_depth(style) - cabinets.BUFFER - sizes["frontThickness"]
    ends = setting.get("ends", ["cover", "cover"])

    def panel(x, top, foot=0.001):
        box("cover", x + 0.0003, x + cover - 0.0003, face, -0.003, foot, top, style.board(thick="X"), bevel=0.0011)

    x, tops, start, before = 0.0, [], None, None
    units = [(unit[0], unit[1] / 100, unit[2] if len(unit) > 2 else {}) for unit in setting["units"]]
    for number, (kind, width, options) in enumerate(units):
        is_tall, is_gap = kind.startswith("tall"), kind == "gap"
        level = tall_top if is_tall else base_top
        # A panel closes the end of a run and the side of a tall cabinet beside low ones.
        if before is None:
            if ends[0] == "cover" and not is_gap:
                panel(x, level)
                start = x if not is_tall else None
                x += cover
            elif not is_tall and not is_gap:
                start = x
        elif before in ("tall", "gap") and not is_tall and not is_gap:
            panel(x, tall_top if before == "tall" else base_top)
            x += cover
            start = x if before == "tall" else x - cover
        elif before == "base" and (is_tall or is_gap):
            tops.append((start, x + (0 if is_tall else cover)))
            panel(x, tall_top if is_tall else base_top)
            x += cover
            start = None
        elif before == "tall" and is_gap:
            panel(x, tall_top)
            x += cover
        elif before == "gap" and is_tall:
            panel(x, tall_top)
            x += cover
        own = replace(style, **{key: options[key] for key in ("design", "front", "colour", "handle") if key in options})
        with gathered() as things:
            if kind == "filler":
                box("filler", 0.0008, width - 0.0008, face, face + sizes["frontThickness"], low, base_top - 0.0015, style.board(), bevel=0.001)
            elif kind == "corner":
                box("filler", 0.0015, 0.045, face, face + sizes["frontThickness"], low + 0.0015, base_top - 0.0015, style.board(), bevel=0.001)
                box("corner", 0.002, width, face + 0.06, -0.004, low, base_top - 0.002, style.plain(cabinets.DARK), bevel=0)
            elif is_tall:
                cabinets.tall(own, kind, width, tall_height, options)
            elif not is_gap:
                cabinets.base(own, "hob-drawers2" if kind == "hob" and options.get("drawers") == 2 else kind, width, options)
        place(things, (x, 0, 0))
        run.spans.append((kind, x, x + width, options))
        x += width
        before = "tall" if is_tall else "gap" if is_gap else "base"
    if ends[1] == "cover" and before != "gap":
        panel(x, tall_top if before == "tall" else base_top)
        x += cover
    if before == "base":
        tops.append((start, x))
    run.length = x
    _plinth(style, run, setting, face, ends)
    _tall_tops(style, run, face, tall_top, cover, ends, setting)
    run.surface = base_top
    for first, last in tops:
        _top(run, style, setting, kitchen, first, last, face, base_top)
    if setting.get("back"):
        foot = 0.001
        box("back", 0.0003, x - 0.0003, -0.0025, 0.0165, foot, base_top - 0.0005, style.board(), bevel=0.0011)
    for group in setting.get("wall", []):
        _wall_units(style, group)
    for shelf in setting.get("shelves", []):
        _shelf(style, shelf)


def _plinth(style, run, setting, face, ends):
    """Stands back under the fronts; open gaps have none."""
    height, recess = style.cabinet["plinthHeight"], style.cabinet["plinthRecess"]
    if setting.get("legs"):
        _legs(style, run, height, face + recess)
        return
    board = style.board(grain="X") if not style.plinth else material(style.plinth, style.facts)
    pieces, start = [], None
    for kind, first, last, _ in run.spans:
        if kind == "gap":
            if start is not None:
                pieces.append((start, first))
            start = None
        elif start is None:
            start = first
    if start is not None:
        pieces.append((start, run.spans[-1][2]))
    for first, last in pieces:
        box("plinth", first + 0.001, last - 0.001, face + recess, face + recess + 0.016, 0.001, height - 0.002, board, bevel=0.001)


def _legs(style, run, height, front):
    """What a plinth hides: cabinets stand on adjustable legs until it is there."""
    black = style.plain("#1f1e1d", rough=0.5)
    for _, first, last, _ in run.spans:
        for x in (first + 0.05, last - 0.05):
            for y in (front + 0.03, -0.08):
                cylinder("leg", 0.016, height - 0.012, (x, y, 0.012), black)
                cylinder("foot", 0.03, 0.012, (x, y, 0.0), black)


def _tall_tops(style, run, face, top, cover, ends, setting):
    """A lid over neighbouring tall cabinets, panel to panel; nothing if the ceiling is closed off by a filler."""
    first = None
    spans = [*run.spans, ("end", run.length, run.length, {})]
    for kind, left, right, _ in spans:
        if kind.startswith("tall"):
            first = left if first is None else first
            last = right
        elif first is not None:
            box("lid", first - cover, last + cover, face, -0.003, top + 0.0004, top + cover, style.board(grain="X", thick="Z"), bevel=0.0011)
            if setting.get("ceiling"):
                low, high, behind = top + cover + 0.003, setting["ceiling"] - 0.004, face + 0.012 + cover
                box("ceiling filler", first - cover, last + cover, face + 0.012, behind, low, high, style.board(grain="X"), bevel=0.0008)
                for x in (first - cover, last):
                    box("ceiling filler", x, x + cover, behind, -0.003, low, high, style.board(thick="X"), bevel=0.0008)
            first = None


def _top(run, style, setting, kitchen, first, last, face, base_top):
    """The worktop over low cabinets, and what is let into it; none where fitters have not come to it yet."""
    if "worktop" not in kitchen:
        return
    facts = style.facts
    choice = {**kitchen["worktop"], **setting.get("worktop", {})}
    front, back = face - OVERHANG, setting.get("overhang", 0.0165 if setting.get("back") else 0)
    ends = setting.get("top", [0.004, 0.004])
    x0 = first - (ends[0] if first < 0.05 else 0)
    x1 = last + (ends[1] if last > run.length - 0.05 else 0)
    under = base_top + 0.0008
    for side, x in (("left", x0), ("right", x1)):
        if side in setting.get("waterfall", []):
            thick = thickness(choice, facts)
            waterfall(choice, facts, x - (thick if side == "left" else -thick), front, back, under + thick, side)
    surface = under + thickness(choice, facts)
    run.surface = surface
    cuts, hung = [], []
    for kind, left, right, options in run.spans:
        if left < first - 0.05 or right > last + 0.05:
            continue
        middle, y = (left + right) / 2, face / 2 - 0.02
        if kind.startswith("sink"):
            width = min(options.get("bowl", 0.5), right - left - 0.08)
            cuts.append(cut(middle, y, width))
            hung.append((middle, y, width, options))
        if kind.startswith("hob"):
            props.add({"prop": options.get("hob", "induction hob"), "at": [middle, y + 0.005, surface]}, facts)
    worktop(choice, facts, x0, x1, front, back, under, cuts)
    for middle, y, width, options in hung:
        sink(facts, options.get("finish", kitchen.get("sink", "stainless-steel")), middle, y, under, surface, width)
        chosen = {**kitchen.get("tap", {}), **options.get("tap", {})}
        tap(facts, chosen.get("kind", "standard"), chosen.get("finish", "stainless-steel"), middle + chosen.get("x", 0), y + 0.19 + 0.055, surface, chosen.get("turn", 0))
    if setting.get("splash"):
        splash = setting["splash"]
        left, right = splash.get("from", x0), splash.get("to", x1)
        run.wall = upstand(splash, facts, choice, left, right, surface)


def _wall_units(style, group):
    """{"from": cm along the run, "low": cm above the floor, "height": cm, "units": [["door", 60], …]}"""
    low, height = group.get("low", 145) / 100, group.get("height", 80) / 100
    cover, depth = style.cabinet["coverThickness"], style.facts["cabinets"]["wall"]["depth"] / 1000
    face = -depth - cabinets.BUFFER - style.cabinet["frontThickness"]
    x = group.get("from", 0) / 100
    ends = group.get("ends", ["cover", "cover"])

    def panel(at):
        box("cover", at + 0.0003, at + cover - 0.0003, face, -0.003, low, low + height, style.board(thick="X"), bevel=0.0011)

    if ends[0] == "cover":
        panel(x)
        x += cover
    for unit in group["units"]:
        kind, width, options = unit[0], unit[1] / 100, unit[2] if len(unit) > 2 else {}
        if kind != "gap":
            with gathered() as things:
                cabinets.wall(style, kind, width, low, height, options)
            place(things, (x, 0, 0))
        x += width
    if ends[1] == "cover":
        panel(x)


def _shelf(style, shelf):
    """{"from": cm, "to": cm, "at": cm above the floor, "depth": cm, "material": key}: a board without visible brackets."""
    flat = {"grain": "X", "thick": "Z"}
    board = material(shelf["material"], style.facts, **flat) if "material" in shelf else style.board(**flat)
    z, depth = shelf["at"] / 100, shelf.get("depth", 20) / 100
    box("shelf", shelf["from"] / 100, shelf["to"] / 100, -depth, -0.002, z, z + shelf.get("thick", 2.4) / 100, board, bevel=0.0012)

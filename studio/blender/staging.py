"""Puts a scene together from the parts that its setting names: room, light, kitchens, tiles, samples, props, camera.

The scenes differ in what they expect and in their defaults; how each part is built is the same everywhere.
"""
import props
from camera import build_camera
from light import build_light
from room import build_room, room_of
from runs import build_run
from samples import lay_front, lay_sample
from style import style_of
from surfaces.close import close_up
from tiling import lay_tiles


def stage(setting, facts, surface=None):
    """Builds everything; returns how the picture is developed. `surface` is the height that props stand on when no
    kitchen gives one."""
    room = room_of(setting.get("room", {}))
    walls = build_room(room, facts)
    exposure = build_light(setting.get("light", {}), facts, room, walls)
    runs = []
    for kitchen in [setting["kitchen"]] if "kitchen" in setting else setting.get("kitchens", []):
        runs += build_kitchen(kitchen, facts)
    for panel in setting.get("tiles", []):
        hang_tiles(panel, facts)
    for sample in setting.get("samples", []):
        lay_sample(sample, facts, setting.get("surface", surface or 0))
    for front in setting.get("fronts", []):
        lay_front(front, facts, setting.get("surface", surface or 0))
    add_props(setting.get("props", []), facts, runs, setting.get("surface", surface))
    build_camera(aimed(setting["camera"], runs))
    # Floors and walls tint the daylight. Remove most of the tint, or fronts do not have the colour they are sold in. The
    # tint of lamps by night stays.
    balance = {"evening": 0.2, "golden": 0.5}.get(setting.get("light", {}).get("time"), 0.7)
    if close_up():
        # Near things colour each other, and there is no grey card in sight: a lighter hand.
        exposure, balance = exposure - 0.1, balance * 0.55
    return {"exposure": exposure, "balance": balance, **setting.get("develop", {})}


def build_kitchen(kitchen, facts):
    """Each run may have a front, colour or design of its own."""
    return [build_run(style_of({**kitchen, **run}, facts), run, kitchen) for run in kitchen["runs"]]


def add_props(specs, facts, runs, surface=None):
    """Without "run" a prop stands in the room; with it, x and y are metres along that run and from its wall, and a
    prop without z stands on its worktop."""
    level = surface if surface is not None else runs[0].surface if runs else 0
    for spec in specs:
        spec = dict(spec)
        number = spec.pop("run", None)
        if number is None:
            props.add(spec, facts, level)
            continue
        run = runs[number]
        at = spec.get("at", [0, -0.3])
        spec["at"] = run.to_world(at[0], at[1], at[2] if len(at) > 2 else run.surface)
        spec["turn"] = spec.get("turn", 0) + run.turn
        props.add(spec, facts, run.surface)


def hang_tiles(panel, facts):
    """{"from": x, "to": x, "low": z, "high": z, …options of lay_tiles}: tiles on the back wall."""
    options = {key: value for key, value in panel.items() if key not in ("from", "to", "low", "high", "y")}
    lay_tiles(facts, panel["from"], panel["to"], panel["low"], panel["high"], panel.get("y", 0), **options)


def aimed(camera, runs):
    """A camera "around" something: "sink" or "hob" of a run, or a point of a run, instead of coordinates of the room."""
    around = camera.get("around")
    if around is None or isinstance(around, list) and "run" not in camera:
        return camera
    run = runs[camera.get("run", 0)]
    if isinstance(around, str):
        span = next((left + right) / 2 for kind, left, right, _ in run.spans if kind.startswith(around))
        around = [span, -0.32, run.surface]
    return {**camera, "around": run.to_world(*around), "turn": camera.get("turn", 0) - run.turn}

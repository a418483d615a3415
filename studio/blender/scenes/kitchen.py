"""A kitchen in a room. Setting: room, light, camera, kitchen (design, front, worktop, sink, tap, runs), props."""
import props
from camera import build_camera
from light import build_light
from room import build_room, room_of
from runs import build_run
from style import style_of


def build(setting, facts):
    room = room_of(setting.get("room", {}))
    walls = build_room(room, facts)
    exposure = build_light(setting.get("light", {}), facts, room, walls)
    runs = build_kitchen(setting["kitchen"], facts)
    add_props(setting.get("props", []), facts, runs)
    build_camera(setting["camera"])
    return {"exposure": exposure, **setting.get("develop", {})}


def build_kitchen(kitchen, facts):
    """Each run may have a front, colour or design of its own."""
    return [build_run(style_of({**kitchen, **run}, facts), run, kitchen) for run in kitchen["runs"]]


def add_props(specs, facts, runs):
    """Without "run" a prop stands in the room; with it, x and y are metres along that run and from its wall, and a
    prop without z stands on its worktop."""
    for spec in specs:
        spec = dict(spec)
        number = spec.pop("run", None)
        if number is None:
            props.add(spec, facts, runs[0].surface if runs else 0)
            continue
        run = runs[number]
        at = spec.get("at", [0, -0.3])
        spec["at"] = run.to_world(at[0], at[1], at[2] if len(at) > 2 else run.surface)
        spec["turn"] = spec.get("turn", 0) + run.turn
        props.add(spec, facts, run.surface)

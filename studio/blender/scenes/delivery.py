"""Fronts arriving, wrapped. Setting: room (a hallway unless it says otherwise), light, props, camera."""
from staging import stage


def build(setting, facts):
    return stage({**setting, "room": {"kind": "hallway", **setting.get("room", {})}}, facts)

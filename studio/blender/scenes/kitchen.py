"""A kitchen in a room. Setting: room, light, camera, kitchen (design, front, worktop, sink, tap, runs), props."""
from staging import stage


def build(setting, facts):
    return stage(setting, facts)

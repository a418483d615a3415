"""Tiles on a wall. Setting: tiles (panels on the back wall: from, to, low, high, colours, pattern, size), room, light, props,
camera; a kitchen may stand before it."""
from staging import stage


def build(setting, facts):
    return stage(setting, facts)

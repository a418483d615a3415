"""A whole room: a studio with several kitchens on display, a warehouse, a hall. Setting: room, light, kitchens (each
like the kitchen of a kitchen scene), tiles, samples, props, camera."""
from staging import stage


def build(setting, facts):
    return stage(setting, facts)

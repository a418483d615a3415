"""The list of props. A builder takes a Look and its options, and builds around the origin, standing on z = 0."""
from collections import namedtuple

Prop = namedtuple('Prop', 'build radius on_floor')
PROPS = {}


def prop(name, radius, on_floor=False):
    def keep(build):
        PROPS[name] = Prop(build, radius, on_floor)
        return build
    return keep

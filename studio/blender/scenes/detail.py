"""A grip or an edge from nearby, with little depth of field. Setting as for a kitchen; the camera goes "around" a point."""
from staging import stage
from surfaces.close import look_closely


def build(setting, facts):
    look_closely()
    camera = {"lens": 55, "f": 2.0, "above": 12, "distance": 0.75, **setting["camera"]}
    return stage({**setting, "camera": camera}, facts)

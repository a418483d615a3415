"""A worktop with its sink and tap from nearby. Setting as for a kitchen; the camera goes "around" the sink."""
from staging import stage
from surfaces.close import look_closely


def build(setting, facts):
    look_closely()
    camera = {"around": "sink", "lens": 42, "f": 3.5, "offset": [0, 0, 0.07], "above": 26, "turn": 22, "distance": 1.4, **setting["camera"]}
    return stage({**setting, "camera": camera}, facts)

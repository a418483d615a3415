"""A table with samples, drawings and a screen. Setting: room, light, table (options of the prop), samples, props, camera.
Things without z stand on the table."""
import props
from staging import stage

HEIGHT = 0.75


def build(setting, facts):
    table = setting.get("table", {})
    develop = stage({"surface": table.get("height", HEIGHT), **setting}, facts)
    props.add({"prop": "dining table", "at": [0, 0, 0], **{key: value for key, value in table.items() if key != "height"}}, facts)
    return develop

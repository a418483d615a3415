"""A sample box from above. Setting: materials (keys, or [key, colour] for Painted), columns, ground (colour), box (colour),
out (numbers of pieces that lie beside the box: {"piece": 3, "at": [x, y], "turn": 20}), props, lid (colour or null)."""
import props
from camera import build_camera
from light import area, sunbeam, surround
from materials import material
from mesh import box, gathered, place
from samples import lay_sample, sample_box
from surfaces.close import look_closely

PIECE, GAP, THICK = (0.088, 0.088), 0.007, 0.012


def build(setting, facts):
    look_closely()
    ground = setting.get("ground", "#e9b9a8")
    ground = facts["materials"][ground]["colour"] if ground in facts["materials"] else ground
    box("ground", -3, 3, -3, 3, -0.05, 0, material("plain", facts, colour=ground, rough=0.85, specular=0.2), bevel=0)
    pieces = [piece if isinstance(piece, list) else [piece, None] for piece in setting["materials"]]
    columns = setting.get("columns", 4)
    rows = -(-len(pieces) // columns)
    width, depth = columns * (PIECE[0] + GAP) + GAP + 0.01, rows * (PIECE[1] + GAP) + GAP + 0.01
    out = {item["piece"]: item for item in setting.get("out", [])}
    with gathered() as things:
        sample_box(facts, width, depth, setting.get("height", 0.034), setting.get("box", "#b98f63"))
        box("bed", 0.001 - width / 2, width / 2 - 0.001, 0.001 - depth / 2, depth / 2 - 0.001, 0.004, 0.0163, material("cardboard", facts, colour="#a5815a"), bevel=0)
        for number, (key, colour) in enumerate(pieces):
            if number in out:
                continue
            row, column = divmod(number, columns)
            x = -width / 2 + 0.005 + GAP + PIECE[0] / 2 + column * (PIECE[0] + GAP)
            y = depth / 2 - 0.005 - GAP - PIECE[1] / 2 - row * (PIECE[1] + GAP)
            lay_sample({"material": key, "colour": colour, "at": [x, y, 0.0045 + 0.012], "size": PIECE, "thick": THICK}, facts)
    place(things, (*setting.get("at", (0, 0)), 0), setting.get("turn", -6))
    for number, item in out.items():
        key, colour = pieces[number]
        lay_sample({"material": key, "colour": colour, "at": item["at"], "turn": item.get("turn", 0), "size": PIECE, "thick": THICK}, facts)
    for spec in setting.get("props", []):
        props.add(spec, facts, 0)
    area((-1.6, 0.9, 1.5), (0, 0, 0), 1.2, 1.2, setting.get("key", 40), (1, 0.97, 0.92))
    area((1.8, -1.2, 1.6), (0, 0, 0), 2.2, 2.2, setting.get("fill", 12), (0.92, 0.96, 1))
    sunbeam(2.0, (0.62, -0.42, -0.6), 1.0, (1, 0.92, 0.8))
    surround(0.1, (1, 1, 1))
    height = setting.get("camera", {}).get("height", 1.15)
    build_camera({"at": [*setting.get("camera", {}).get("over", [0, 0]), height], "tilt": 90, "lens": 50, "f": 11, "focus": height, **{key: value for key, value in setting.get("camera", {}).items() if key in ("lens", "f", "shift")}})
    return {"exposure": 0.0, "balance": 0.6, **setting.get("develop", {})}

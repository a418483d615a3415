"""Two taps that nobody confuses: a slim swan's neck, and a square-shouldered column that also boils."""
import math

from materials import material
from mesh import cylinder, extrude, gathered, lathe, place, tube

METALS = {
    "stainless-steel": ("steel", {"rough": 0.16}),
    "brass": ("brass", {"rough": 0.18}),
    "black": ("coated", {"colour": "#161616", "rough": 0.36}),
    "copper": ("copper", {"rough": 0.2}),
}


def tap(facts, kind, finish, x, y, z, turn=0):
    """At the back edge of the sink; `turn` swings the spout away from the middle so that its shape can be read."""
    name, options = METALS[finish]
    metal = material(name, facts, **options)
    with gathered() as things:
        {"standard": _swan, "boiling-water": _boiling}[kind](metal, facts)
    return place(things, (x, y, z), turn)


def _arc(y, z, radius, start, end, steps=24):
    return [
        (0, y + radius * math.cos(math.radians(start + (end - start) * step / steps)), z + radius * math.sin(math.radians(start + (end - start) * step / steps)))
        for step in range(steps + 1)
    ]


def _swan(metal, facts):
    height, radius = 0.27, 0.088
    tube("spout", [(0, 0, 0.02), (0, 0, height * 0.6), *_arc(-radius, height, radius, 0, 188)], 0.0105, metal, steps=24)
    lathe("foot", [(0, 0), (0.025, 0), (0.025, 0.003), (0.0245, 0.006), (0.017, 0.0075), (0.0168, 0.008), (0.0168, 0.098), (0.016, 0.1), (0, 0.1)], metal, subdivide=0)
    end = _arc(-radius, height, radius, 0, 188)[-1]
    cylinder("nozzle", 0.0128, 0.034, (0, end[1] - 0.001, end[2] - 0.033), metal)
    cylinder("hub", 0.0095, 0.034, (0.014, 0, 0.07), metal, "X")
    tube("lever", [(0.041, 0, 0.07), (0.047, 0, 0.078), (0.06, 0, 0.148)], [0.0058, 0.005, 0.0036], metal, steps=16, caps="round")


def _boiling(metal, facts):
    height, reach, bend = 0.33, 0.2, 0.03
    path = [(0, 0, 0.05), (0, 0, height - bend)]
    path += [(0, -bend + bend * math.cos(a), height - bend + bend * math.sin(a)) for a in (math.radians(90 * s / 10) for s in range(1, 11))]
    path += [(0, -reach + bend, height)]
    path += [(0, -reach + bend - bend * math.sin(a), height - bend + bend * math.cos(a)) for a in (math.radians(90 * s / 10) for s in range(1, 11))]
    path += [(0, -reach, height - 0.065)]
    tube("spout", path, 0.0145, metal, steps=28)
    lathe("column", [(0, 0), (0.031, 0), (0.031, 0.004), (0.025, 0.0055), (0.0245, 0.006), (0.0245, 0.168), (0.0235, 0.17), (0, 0.17)], metal, subdivide=0)
    cylinder("nozzle", 0.0165, 0.022, (0, -reach, height - 0.083), metal)
    # Mixed water by the right lever; boiling water by the knurled ring on the left, with a red line that warns.
    cylinder("hub", 0.012, 0.03, (0.022, 0, 0.118), metal, "X")
    tube("lever", [(0.046, 0, 0.118), (0.05, 0, 0.122), (0.05, 0, 0.19)], [0.006, 0.0056, 0.0042], metal, steps=16, caps="round")
    cylinder("collar", 0.0165, 0.012, (-0.036, 0, 0.118), metal, "X")
    cylinder("warning", 0.0182, 0.006, (-0.042, 0, 0.118), material("plain", facts, colour="#c8201a", rough=0.3), "X")
    ridges = [(0.0185 + (0.0009 if step % 2 else 0)) for step in range(72)]
    outline = [(r * math.cos(2 * math.pi * s / 72), r * math.sin(2 * math.pi * s / 72)) for s, r in enumerate(ridges)]
    grip = extrude("ring", outline, "Z", 0, 0.026, material("coated", facts, colour="#1a1a1a", rough=0.4), bevel=0.0006)
    grip.rotation_euler = (0, math.pi / 2, 0)
    grip.location = (-0.055, 0, 0.118)

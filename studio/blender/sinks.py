"""Sinks that are really hollow, hung below their hole in the worktop."""
import math

from materials import material
from mesh import cylinder, lathe, plate, rounded_rect, solid

WIDTH, DEPTH, RADIUS = 0.5, 0.38, 0.03
BOWL = 0.19
METALS = {"stainless-steel": ("steel", {"colour": "#c6c6c5", "rough": 0.3}), "brass": ("steel", {"colour": "#e6d6b2", "rough": 0.3}), "black": ("coated", {"colour": "#28282a", "rough": 0.46})}


def cut(x, y, width=WIDTH):
    """The hole that the worktop needs."""
    return (x, y, width, DEPTH, RADIUS)


def sink(facts, finish, x, y, under, surface, width=WIDTH):
    """`under` and `surface` are the heights of the worktop's two faces. A slim rim shows the finish from afar."""
    name, options = METALS[finish]
    metal = material(name, facts, **options)
    levels = [(0.0065, 0.0345, surface - under - 0.001), (0.006, 0.034, surface - under + 0.0008), (-0.001, 0.03, surface - under + 0.0008), (-0.002, 0.03, surface - under - 0.003)]
    levels += [(-0.004, 0.03, -0.02), (-0.01, 0.034, -BOWL + 0.03), (-0.018, 0.04, -BOWL + 0.008), (-0.045, 0.05, -BOWL)]
    points, faces = [], []
    for grow, radius, z in levels:
        points += [(px, py, z) for px, py in rounded_rect(width + 2 * grow, DEPTH + 2 * grow, radius, steps=8)]
    points += [(px, py, -BOWL - 0.004) for px, py in rounded_rect(0.09, 0.09, 0.0449, steps=8)]
    ring = len(points) // (len(levels) + 1)
    for level in range(len(levels)):
        for at in range(ring):
            to = (at + 1) % ring
            faces.append((level * ring + at, level * ring + to, (level + 1) * ring + to, (level + 1) * ring + at))
    faces.append(tuple(range(len(levels) * ring, (len(levels) + 1) * ring)))
    bowl = solid("sink", points, faces, metal, bevel=0, angle=40)
    bowl.location = (x, y, under)
    return [bowl, *_drain(facts, metal, x, y, under - BOWL), *_overflow(facts, metal, x, y + DEPTH / 2 - 0.006, under - 0.055)]


def _drain(facts, metal, x, y, z):
    """A basket strainer: a rim, a dark gap around it, a plate with holes and a knob."""
    dark = material("plain", facts, colour="#0c0c0c", rough=0.6)
    rim = lathe("drain", [(0.043, -0.004), (0.044, 0.0008), (0.046, 0.0022), (0.055, 0.0018), (0.057, -0.004)], metal, subdivide=0)
    gap = cylinder("drain", 0.044, 0.001, (x, y, z - 0.0045), dark, bevel=0)
    holes = [list(reversed([(0.0042 * math.cos(a) + px, 0.0042 * math.sin(a) + py) for a in (2 * math.pi * s / 16 for s in range(16))])) for px, py in _hole_spots()]
    outline = [(0.037 * math.cos(a), 0.037 * math.sin(a)) for a in (2 * math.pi * s / 64 for s in range(64))]
    basket = plate("drain", outline, holes, 0.0016, metal, bevel=0.0003)
    knob = lathe("drain", [(0, 0), (0.006, 0), (0.005, 0.006), (0.009, 0.009), (0.009, 0.012), (0, 0.013)], metal, subdivide=0)
    rim.location, basket.location, knob.location = (x, y, z), (x, y, z - 0.0028), (x, y, z - 0.0012)
    return [rim, gap, basket, knob]


def _hole_spots():
    return [(r * math.cos(a), r * math.sin(a)) for r, count in ((0.017, 6), (0.029, 11)) for a in (2 * math.pi * s / count for s in range(count))]


def _overflow(facts, metal, x, y, z):
    """A slot in the far side, just below the worktop."""
    ring = plate("overflow", rounded_rect(0.062, 0.02, 0.0099, steps=8), [list(reversed(rounded_rect(0.05, 0.009, 0.0044, steps=8)))], 0.003, metal, bevel=0.0006)
    slot = plate("overflow", rounded_rect(0.052, 0.011, 0.005, steps=8), [], 0.001, material("plain", facts, colour="#0c0c0c", rough=0.6), bevel=0)
    for thing, depth in ((ring, 0), (slot, 0.002)):
        thing.rotation_euler = (math.pi / 2, 0, 0)
        thing.location = (x, y + depth, z)
    return [ring, slot]

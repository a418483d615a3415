"""Sinks that are really hollow, hung below their hole in the worktop."""
from materials import material
from mesh import cylinder, plate, rounded_rect, solid

WIDTH, DEPTH, RADIUS = 0.5, 0.38, 0.03
BOWL = 0.19
METALS = {"stainless-steel": ("steel", {"colour": "#f1f0ee", "rough": 0.27}), "brass": ("metal", {"colour": "#eeddb2", "rough": 0.34}), "black": ("coated", {"colour": "#191919", "rough": 0.42})}


def cut(x, y, width=WIDTH):
    """The hole that the worktop needs."""
    return (x, y, width, DEPTH, RADIUS)


def sink(facts, finish, x, y, under, surface, width=WIDTH):
    """`under` and `surface` are the heights of the worktop's two faces. A slim rim shows the finish from afar."""
    name, options = METALS[finish]
    metal = material(name, facts, **options)
    levels = [(0.006, 0.034, surface - under + 0.0008), (-0.001, 0.03, surface - under + 0.0008), (-0.002, 0.03, surface - under - 0.003)]
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
    strainer = cylinder("strainer", 0.04, 0.003, (x, y, under - BOWL - 0.0035), metal, bevel=0.001)
    hub = cylinder("strainer", 0.012, 0.006, (x, y, under - BOWL - 0.002), material("steel", facts, rough=0.3), bevel=0.001)
    return [bowl, strainer, hub]

"""Worktops, in one piece per run, with the holes that sinks need; and the wall behind them."""
from materials import material
from mesh import box, plate, rounded_rect
from tiling import lay_tiles

OVERHANG = 0.014


def worktop_material(choice, facts):
    """Fenix is named by its flavour: {"material": "fenix", "flavour": "night"}."""
    name = choice["material"]
    if name == "fenix":
        return material(choice["flavour"], facts)
    options = {key: choice[key] for key in ("seed", "vein", "colour") if key in choice}
    return material(name, facts, **options)


def thickness(choice, facts):
    builds = facts["worktopThickness"][choice["material"]]
    return builds[choice.get("build", next(iter(builds)))] / 1000


def worktop(choice, facts, x0, x1, y0, y1, z, cuts=()):
    """The slab from z upwards; `cuts` are (x, y, width, depth, radius) of sinks. Returns the height of its surface."""
    thick = thickness(choice, facts)
    outer = rounded_rect(x1 - x0, y1 - y0, 0.002, (x0 + x1) / 2, (y0 + y1) / 2, steps=3)
    holes = [list(reversed(rounded_rect(width, depth, radius, x, y))) for x, y, width, depth, radius in cuts]
    slab = plate("worktop", outer, holes, thick, worktop_material(choice, facts), bevel=min(0.0016, thick * 0.3))
    slab.location.z = z
    return z + thick


def waterfall(choice, facts, x, y0, y1, z, side):
    """The slab runs down to the floor at the end of an island."""
    thick = thickness(choice, facts)
    x0 = x if side == "left" else x - thick
    box("waterfall", x0, x0 + thick, y0, y1, 0.001, z, worktop_material(choice, facts), bevel=0.0016)
    return thick


def upstand(choice, facts, kitchen_top, x0, x1, z):
    """What protects the wall: {"material": …, "height": 0.5} in the worktop's stone, steel or paint, or "tiles"."""
    height = choice.get("height", 0.5)
    if choice["material"] == "tiles":
        tiles(choice, facts, x0, x1, z, z + height)
        return 0.014
    if choice["material"] == "worktop":
        surface = worktop_material(kitchen_top, facts)
    elif choice["material"] == "fenix":
        surface = worktop_material(choice, facts)
    else:
        options = {key: choice[key] for key in ("colour", "seed", "vein") if key in choice}
        surface = material(choice["material"], facts, **options)
    box("splash", x0, x1, -0.014, -0.002, z + 0.0005, z + height, surface, bevel=0.0012)
    return 0.014


def tiles(choice, facts, x0, x1, z0, z1, y=-0.0):
    """Handmade tiles on the wall, row by row from the worktop; whole tiles start in the left corner."""
    lay_tiles(facts, x0, x1, z0 + 0.001, z1, y, **{key: value for key, value in choice.items() if key not in ("material", "height", "from", "to")})

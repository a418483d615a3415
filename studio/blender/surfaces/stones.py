"""Worktops of stone, and what floors and columns are poured from. Patterns run on through the room: a slab is one piece."""
from colours import linear, pigment, shade
from nodes import Shader


def marble(seed=0.0):
    """White marble: grey veins that run one way through the slab, swell, thin out, fork and end."""
    shader = Shader("marble")
    place = shader.vector("ADD", shader.world(), (3.1 + seed * 5.3, 7.7 + seed * 2.9, 1.3 + seed))

    def vein(heading, apart, wander, widest, patchy):
        """Lines `apart` metres from each other that lie across `heading` and wander; here wide, there thin or not there."""
        across = shader.node("VectorMath", {0: place, 1: heading}, operation="DOT_PRODUCT").outputs["Value"]
        bent = shader.math("ADD", across, shader.span(shader.noise(place, 1.5, 2, 0.5), 0.2, 0.8, -wander, wander))
        bent = shader.math("ADD", bent, shader.span(shader.noise(place, 9, 2, 0.5), 0.2, 0.8, -wander * 0.07, wander * 0.07))
        from_middle = shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", shader.math("DIVIDE", bent, apart)), 0.5))
        width = shader.span(shader.noise(place, 3.4, 3, 0.6), 0.38, 0.66, widest * 0.08, widest)
        line = shader.span(shader.math("DIVIDE", shader.math("MULTIPLY", from_middle, apart), width), 0, 1, 1, 0)
        there = shader.ramp(shader.noise(shader.vector("ADD", place, (apart * 31, wander * 17, 5)), 1.7, 2), [(patchy, 0), (patchy + 0.12, 1)])
        return shader.math("MULTIPLY", shader.math("MULTIPLY", line, line), there), from_middle, there

    strong, near, there = vein((0.72, 0.36, 0.6), 0.5, 0.2, 0.015, 0.36)
    thin, beside, here = vein((0.86, 0.14, 0.5), 0.29, 0.17, 0.008, 0.41)
    hair, _, _ = vein((0.5, 0.6, 0.7), 0.17, 0.13, 0.004, 0.46)
    base = shader.mix(shader.span(shader.noise(place, 1.6, 5, 0.6, 0.8), 0.38, 0.7, 0, 0.6), linear("#f1f0ed"), linear("#dedddb"))
    # Veins bleed into the stone beside them; a bare line would look like a crack.
    for distance, present, share in ((near, there, 0.45), (beside, here, 0.25)):
        bleeding = shader.math("MULTIPLY", shader.span(distance, 0, 0.11, share, 0), present)
        base = shader.mix(bleeding, base, linear("#b4b4b6"))
    base = shader.mix(shader.math("MULTIPLY", hair, 0.22), base, linear("#a79b8a"))
    base = shader.mix(shader.math("MULTIPLY", thin, 0.5), base, linear("#939295"))
    base = shader.mix(shader.math("MULTIPLY", strong, 0.75), base, linear("#74747c"))
    shader.surface(Base_Color=base, Roughness=shader.span(shader.noise(place, 9, 3), 0.3, 0.7, 0.16, 0.26), Specular=0.5)
    return shader, linear("#e6e5e2")


def _broken(shader, place, far):
    """The same place up to `far` metres aside: chips of a pattern get ragged edges instead of straight ones."""
    aside = shader.node("TexNoise", {"Vector": place, "Scale": 220.0, "Detail": 3.0, "Roughness": 0.6}).outputs["Color"]
    return shader.vector("ADD", place, shader.stretch(shader.vector("SUBTRACT", aside, (0.5, 0.5, 0.5)), (far, far, far)))


def marble_composite(colour="#e6e3dd"):
    """Crushed marble in resin: pale, grainy, chips of stone instead of veins."""
    shader, own = Shader("marble-composite"), linear(colour)
    place = shader.world()
    body = shader.mix(shader.span(shader.noise(place, 2, 5, 0.6), 0.35, 0.7, 0, 0.7), shade(own, 1.03), shade(own, 0.9))
    broken = _broken(shader, place, 0.004)
    for scale, dark, light in ((150.0, 0.62, 0.5), (420.0, 0.5, 0.4)):
        chip = shader.node("TexVoronoi", {"Vector": broken, "Scale": scale}).outputs["Color"]
        chip = shader.node("SeparateColor", {0: chip}).outputs[0]
        body = shader.mix(shader.ramp(chip, [(0, dark), (0.14, 0)]), body, shade(own, 0.42))
        body = shader.mix(shader.ramp(chip, [(0.84, 0), (1, light)]), body, linear("#fbfaf7"))
    shader.surface(Base_Color=body, Roughness=0.3, Specular=0.45)
    return shader, own


def concrete(colour="#b9b4ac", rough=0.42):
    shader, own = Shader("concrete"), linear(colour)
    place = shader.world()
    cloud, grain = shader.noise(place, 1.1, 6, 0.6, 0.6), shader.noise(place, 7, 6, 0.65)
    body = shader.mix(shader.span(cloud, 0.3, 0.7, 0, 0.5), own, shade(own, 0.76))
    body = shader.mix(shader.span(grain, 0.35, 0.7, 0, 0.25), body, shade(own, 1.16))
    pits = shader.ramp(shader.noise(place, 55, 2), [(0.7, 0), (0.76, 1)])
    body = shader.mix(shader.math("MULTIPLY", pits, 0.25), body, shade(own, 0.5))
    shader.surface(
        Base_Color=body,
        Roughness=shader.span(grain, 0.3, 0.7, rough - 0.08, rough + 0.08),
        Specular=0.35,
        Normal=shader.bump(grain, 0.06, 0.002),
    )
    return shader, shade(own, 0.88)


def terrazzo(colour="#d9d3c8", chips=("#9a7a66", "#5d6668", "#c2a983", "#f1eee7"), scale=70.0):
    """Granito: angular chips of several stones and sizes in a pale binder, ground flat."""
    shader, own = Shader("terrazzo"), linear(colour)
    place = shader.world()
    body = shader.mix(shader.span(shader.noise(place, 60, 3), 0.3, 0.7, 0, 0.5), own, shade(own, 0.9))
    broken = _broken(shader, place, 0.006)
    for step, chip_colour in enumerate(chips):
        at = shader.vector("ADD", broken, (step * 3.7, step * 1.9, step * 5.1))
        size = scale * (0.8 + 0.5 * step)
        cell = shader.node("SeparateColor", {0: shader.node("TexVoronoi", {"Vector": at, "Scale": size}).outputs["Color"]}).outputs
        edge = shader.node("TexVoronoi", {"Vector": at, "Scale": size}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        chosen = shader.math("GREATER_THAN", cell[0], 0.74)
        inside = shader.math("GREATER_THAN", edge, shader.span(cell[1], 0, 1, 0.05, 0.22))
        tone = shader.node("HueSaturation", {"Color": linear(chip_colour), "Value": shader.span(cell[2], 0, 1, 0.7, 1.2)}).outputs[0]
        body = shader.mix(shader.math("MULTIPLY", chosen, inside), body, tone)
    shader.surface(Base_Color=body, Roughness=0.26, Specular=0.45)
    return shader, shade(own, 0.88)


def checkerboard(one="#e9e4d8", other="#2d3a3a", size=0.4, rough=0.3):
    """Linoleum in two colours, laid as a checkerboard."""
    shader = Shader("checkerboard")
    x, y, _ = shader.split(shader.world())
    column, row = (shader.math("FLOOR", shader.math("DIVIDE", axis, size)) for axis in (x, y))
    odd = shader.math("GREATER_THAN", shader.math("FRACT", shader.math("MULTIPLY", shader.math("ADD", column, row), 0.5)), 0.25)
    # Every tile is cut from another place of the roll, one a little lighter than the next.
    tile = shader.node("TexWhiteNoise", {"Vector": shader.join(column, row, 0.0)}, noise_dimensions="2D").outputs
    place = shader.vector("ADD", shader.world(), shader.stretch(tile["Color"], (40.0, 40.0, 40.0)))
    streak = shader.span(shader.noise(place, 26, 5, 0.7, 0.3), 0.3, 0.7, 0.93, 1.03)
    cloud = shader.math("MULTIPLY", streak, shader.span(tile["Value"], 0, 1, 0.95, 1.04))
    from_middle = [shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", shader.math("DIVIDE", axis, size)), 0.5)) for axis in (x, y)]
    joint = shader.math("GREATER_THAN", shader.math("MAXIMUM", *from_middle), 0.5 - 0.0006 / size)
    body = shader.mix(odd, linear(one), linear(other))
    body = shader.node("HueSaturation", {"Color": body, "Value": cloud}).outputs[0]
    body = shader.mix(shader.math("MULTIPLY", joint, 0.7), body, linear("#4a443c"))
    shader.surface(Base_Color=body, Roughness=rough, Specular=0.42)
    return shader, linear("#8f9088")


def glazed(colour="#dfe7e2", rough=0.16, vary=0.1):
    """A handmade tile: the glaze pools, no two have the same tone."""
    shader, own = Shader("glazed"), pigment(colour, 0.95)
    place = shader.local()
    pool = shader.noise(place, 22, 3, 0.5)
    body = shader.mix(shader.span(pool, 0.3, 0.7, 0, 0.22), own, shade(own, 0.74))
    shader.surface(
        Base_Color=shader.tint(body, 1 - vary, 1 + vary * 0.7),
        Roughness=rough,
        Specular=0.5,
        Normal=shader.bump(shader.noise(place, 16, 2), 0.35, 0.003),
    )
    return shader, shade(own, 0.9)

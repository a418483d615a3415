"""Walls, pottery, cloth, leaves, glass, light: everything that is neither board, stone nor metal."""
from colours import blend, linear, shade
from nodes import Shader
from surfaces.close import close_up


def plain(colour="#cccccc", rough=0.5, specular=0.4, metallic=0.0):
    shader, own = Shader("plain"), linear(colour)
    shader.surface(Base_Color=own, Roughness=rough, Specular=specular, Metallic=metallic)
    return shader, None


def plaster(colour="#efe9df", relief=0.22):
    """A wall that somebody plastered by hand."""
    shader, own = Shader("plaster"), linear(colour)
    place = shader.world()
    broad, trowel, sand = shader.noise(place, 1.3, 4, 0.6), shader.noise(place, 26, 4, 0.6, 0.5), shader.noise(place, 260, 2)
    body = shader.mix(shader.span(broad, 0.35, 0.65, 0, 0.1), own, shade(own, 0.8))
    body = shader.mix(shader.span(trowel, 0.35, 0.7, 0, 0.05), body, shade(own, 0.75))
    height = shader.math("ADD", shader.math("MULTIPLY", trowel, 0.8), shader.math("MULTIPLY", sand, 0.12))
    shader.surface(Base_Color=body, Roughness=0.86, Specular=0.2, Normal=shader.bump(height, relief, 0.004))
    return shader, own


def brick(colour="#a9654b", mortar="#b3a898"):
    """Old masonry: each brick carries a `tone` of its own, and what carries none is mortar."""
    shader, own = Shader("brick"), linear(colour)
    place = shader.world()
    tone = shader.node("Attribute", attribute_name="tone").outputs["Fac"]
    fired = shader.ramp(tone, [(0.15, shade(own, 0.68)), (0.4, shade(own, 0.86)), (0.75, own), (1, blend(shade(own, 1.08), linear("#c9976c"), 0.3))])
    face, grit = shader.noise(place, 38, 5, 0.75), shader.noise(place, 320, 3, 0.7)
    body = shader.mix(shader.span(face, 0.42, 0.72, 0, 0.35), fired, shade(own, 0.55))
    body = shader.mix(shader.span(grit, 0.5, 0.75, 0, 0.22), body, shade(own, 0.3))
    body = shader.mix(shader.span(shader.noise(place, 9, 4, 0.7), 0.52, 0.78, 0, 0.35), body, blend(own, linear("#d8cdbd"), 0.5))
    sand = shader.mix(shader.noise(place, 160, 3, 0.7), shade(linear(mortar), 0.55), shade(linear(mortar), 0.95))
    body = shader.mix(shader.math("GREATER_THAN", tone, 0.05), sand, body)
    cloud = shader.span(shader.noise(place, 1.4, 4, 0.65), 0.3, 0.7, 0.75, 1.1)
    body = shader.node("HueSaturation", {"Color": body, "Value": cloud}).outputs[0]
    height = shader.math("ADD", face, shader.math("MULTIPLY", grit, 0.35))
    shader.surface(Base_Color=body, Roughness=0.92, Specular=0.15, Normal=shader.bump(height, 0.8, 0.004))
    return shader, shade(own, 0.75)


def ceramic(colour="#e9e2d4", rough=0.16, speckle=0.3):
    """Stoneware: a glossy glaze with iron specks, thin on every rim, and raw clay where it stands."""
    shader, own = Shader("ceramic"), linear(colour)
    place = shader.local()
    spots = shader.ramp(shader.noise(place, 180, 2), [(0.68, 0), (0.74, 1)])
    body = shader.mix(shader.math("MULTIPLY", spots, speckle), own, shade(own, 0.45))
    pooled = shader.span(shader.noise(place, 11, 2), 0.3, 0.7, 0, 0.14)
    body = shader.mix(pooled, body, shade(own, 0.7))
    clay = linear("#c9b08c")
    edge = shader.span(shader.node("NewGeometry").outputs["Pointiness"], 0.53, 0.62, 0, 0.5)
    body = shader.mix(edge, body, blend(own, clay, 0.55))
    foot = shader.math("LESS_THAN", shader.split(shader.local(shuffled=False))[2], 0.0018)
    body = shader.mix(foot, body, clay)
    shader.surface(
        Base_Color=body,
        Roughness=shader.span(foot, 0, 1, rough, 0.8),
        Specular=0.5,
        Normal=shader.bump(shader.noise(place, 24, 3), 0.1, 0.002),
    )
    return shader, own


def cloth(colour="#d8d0c0", weave=260.0, stripe=None):
    """Woven linen, with an optional stripe in a second colour. From far away a weave would only make moiré."""
    shader, own = Shader("cloth"), linear(colour)
    place = shader.local(shuffled=False)
    if close_up():
        # Threads are uneven, as linen is, and never in step with pixels: two noises, drawn out along and across.
        warp, weft = (shader.noise(shader.stretch(place, drawn), weave * 7, 1.5, 0.6) for drawn in ((1, 0.03, 0.03), (0.03, 1, 1)))
        threads = shader.span(shader.math("ADD", warp, weft), 0.7, 1.3, 0, 2)
    else:
        threads = shader.math("MULTIPLY", shader.noise(place, 500, 2, 0.7), 2.0)
    base = own
    if stripe:
        across = shader.math("FRACT", shader.math("MULTIPLY", shader.split(place)[0], 14.0))
        base = shader.mix(shader.math("GREATER_THAN", across, 0.72), own, linear(stripe))
    body = shader.mix(shader.span(threads, 0, 2, 0, 0.3), base, shade(own, 0.6))
    creased = shader.math("ADD", shader.math("MULTIPLY", shader.noise(place, 16, 4, 0.6, 0.6), 7.0), threads)
    shader.surface(Base_Color=body, Roughness=0.95, Specular=0.1, Sheen=0.4, Normal=shader.bump(creased, 0.3, 0.0007))
    return shader, own


def leaf(colour="#5f7a52", veins=8.0):
    """Light shines through a leaf. A pale rib runs along it, `veins` branch off to either side, and its back is duller."""
    shader, own = Shader("leaf"), linear(colour)
    across, along, _ = shader.split(shader.node("TexCoord").outputs["UV"])
    aside = shader.math("MULTIPLY", shader.math("ABSOLUTE", shader.math("SUBTRACT", across, 0.5)), 2.0)
    rib = shader.span(aside, 0.0, 0.09, 1, 0)
    # Side veins leave the rib slantwise: the further out, the nearer to the tip.
    step = shader.math("FRACT", shader.math("SUBTRACT", shader.math("MULTIPLY", along, veins), shader.math("MULTIPLY", aside, veins * 0.2)))
    branch = shader.span(shader.math("ABSOLUTE", shader.math("SUBTRACT", step, 0.5)), 0.0, 0.12, 0.6, 0)
    lines = shader.math("MAXIMUM", rib, branch)
    spots = shader.span(shader.noise(shader.local(), 30, 2), 0.35, 0.65, 0, 1)
    body = shader.mix(spots, own, shade(own, 0.62))
    body = shader.mix(shader.math("MULTIPLY", lines, 0.4), body, blend(shade(own, 1.5), linear("#c9d59a"), 0.35))
    back = shader.node("NewGeometry").outputs["Backfacing"]
    body = shader.mix(shader.math("MULTIPLY", back, 0.45), body, blend(own, linear("#a9b98e"), 0.6))
    rough = shader.math("ADD", shader.span(spots, 0, 1, 0.36, 0.5), shader.math("MULTIPLY", back, 0.2))
    height = shader.math("SUBTRACT", shader.math("MULTIPLY", shader.noise(shader.local(), 160, 2), 0.5), lines)
    shader.surface(Base_Color=shader.tint(body, 0.85, 1.12), Roughness=rough, Specular=0.34, Normal=shader.bump(height, 0.35, 0.0006))
    through = shader.node("BsdfTranslucent", {"Color": blend(shade(own, 1.7), linear("#b6c94a"), 0.2)})
    both = shader.node("MixShader", {0: 0.3, 1: shader.principled.outputs[0], 2: through.outputs[0]})
    shader.shows(both.outputs[0])
    return shader, own


def petal(colour="#d8452b"):
    """A flower's petal: fine streaks along it, paler at its foot, and more light passes than through a leaf."""
    shader, own = Shader("petal"), linear(colour)
    across, along, _ = shader.split(shader.node("TexCoord").outputs["UV"])
    streak = shader.noise(shader.join(shader.math("MULTIPLY", across, 26.0), along, shader.chance()), 1.6, 3, 0.6)
    body = shader.mix(shader.span(streak, 0.35, 0.7, 0, 0.4), own, blend(own, linear("#fff1e2"), 0.28))
    body = shader.mix(shader.span(along, 0.0, 0.28, 0.75, 0), body, blend(own, linear("#e9dd9a"), 0.75))
    shader.surface(Base_Color=body, Roughness=0.55, Specular=0.25, Sheen=0.4, Normal=shader.bump(streak, 0.2, 0.0008))
    through = shader.node("BsdfTranslucent", {"Color": blend(own, (1, 1, 1, 1), 0.15)})
    shader.shows(shader.node("MixShader", {0: 0.4, 1: shader.principled.outputs[0], 2: through.outputs[0]}).outputs[0])
    return shader, own


def glass(colour="#fbfdfc", mirror=1.0):
    """Thin glass: light passes straight through, a mirror only at glancing angles; no caustics, no dark streaks."""
    shader = Shader("glass")
    facing = shader.node("NewGeometry").outputs["Backfacing"]
    fresnel = shader.node("Fresnel", {"IOR": 1.42}).outputs[0]
    share = shader.math("MULTIPLY", fresnel, shader.math("MULTIPLY", shader.math("SUBTRACT", 1.0, facing), 0.85 * mirror))
    # Rays that were bent or bounced before see no mirror: that is where the dark streaks came from.
    camera = shader.node("LightPath").outputs["Is Camera Ray"]
    share = shader.math("MULTIPLY", shader.math("MINIMUM", share, 0.7), shader.math("ADD", shader.math("MULTIPLY", camera, 0.8), 0.2))
    through = shader.node("BsdfTransparent", {"Color": linear(colour)})
    back = shader.node("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.02})
    shader.shows(shader.node("MixShader", {0: share, 1: through.outputs[0], 2: back.outputs[0]}).outputs[0])
    return shader, None


def mirror():
    shader = Shader("mirror")
    shader.surface(Base_Color=(0.88, 0.89, 0.88, 1), Metallic=1.0, Roughness=0.02)
    return shader, None


def glow(colour="#ffd9a8", strength=8.0):
    """A lamp's bulb, a screen, a sky behind a window."""
    shader = Shader("glow")
    light = shader.node("Emission", {"Color": linear(colour), "Strength": strength})
    shader.shows(light.outputs[0])
    # Surfaces that shine take light samples: a clock's digits would take them from the windows.
    shader.material.cycles.sample_as_light = strength > 3
    return shader, None


def globe(colour="#ffd9a8", strength=5.0):
    """Opal glass around a bulb: brightest where one looks straight through it, darker towards its rim and its top."""
    shader = Shader("globe")
    straight = shader.math("SUBTRACT", 1.0, shader.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"])
    height = shader.split(shader.node("TexCoord").outputs["Generated"])[2]
    bright = shader.math("MULTIPLY", shader.span(straight, 0, 1, 0.3, 1), shader.span(height, 0.2, 1, 1, 0.6))
    light = shader.node("Emission", {"Color": linear(colour), "Strength": shader.math("MULTIPLY", bright, strength)})
    shader.shows(light.outputs[0])
    return shader, None


def picture(path, glowing=0.0):
    """An image file on a flat object, by its generated coordinates; a screen glows."""
    import bpy

    shader = Shader("picture")
    image = bpy.data.images.load(path)
    colour = shader.node("TexImage", {"Vector": shader.node("TexCoord").outputs["UV"]}, image=image).outputs[0]
    shader.surface(Base_Color=colour, Roughness=0.4)
    if glowing:
        shader.surface(Emission=colour, Emission_Strength=glowing)
    return shader, None


def cardboard(colour="#b58f62"):
    shader, own = Shader("cardboard"), linear(colour)
    place = shader.local()
    fibre = shader.noise(shader.stretch(place, (1, 1, 0.2)), 300, 3, 0.7)
    cloud = shader.noise(place, 12, 3)
    body = shader.mix(shader.span(fibre, 0.35, 0.65, 0, 0.35), own, shade(own, 0.72))
    body = shader.mix(shader.span(cloud, 0.35, 0.65, 0, 0.15), body, shade(own, 0.7))
    shader.surface(Base_Color=body, Roughness=0.85, Specular=0.2, Normal=shader.bump(fibre, 0.1, 0.0005))
    return shader, own


def skin_of_fruit(colour="#f1c722", rough=0.36):
    """Citrus, tomato, aubergine: pores and a waxy shine."""
    shader, own = Shader("fruit"), linear(colour)
    place = shader.local()
    body = shader.mix(shader.noise(place, 14, 2), shade(own, 0.92), shade(own, 1.08))
    shader.surface(Base_Color=body, Roughness=rough, Specular=0.45, Normal=shader.bump(shader.noise(place, 190, 1), 0.3, 0.001))
    return shader, own

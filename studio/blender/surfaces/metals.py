"""Metals of worktops, sinks, taps and handles."""
from colours import linear
from nodes import Shader
from surfaces.boards import stretched
from surfaces.close import close_up


def steel(colour="#dddcda", rough=0.24, grain="X"):
    """Brushed stainless steel. From far away only long streaks are left of the brushing; clouds would look like concrete.
    Its roughness wanders across 0.274 (see `painted`), so that the denoiser keeps the brushing: at 0.32 it is gone."""
    shader = Shader("steel")
    place = shader.local(shuffled=False)
    shader.surface(Base_Color=linear(colour), Metallic=1.0, Anisotropic=0.65)
    if close_up():
        smear = shader.noise(place, 4, 3)
        brush = shader.noise(shader.stretch(place, stretched(grain, 0.008)), 1500, 2, 0.5)
        rough_here = shader.math(
            "ADD", shader.span(brush, 0.3, 0.7, rough - 0.06, rough + 0.07), shader.span(smear, 0.3, 0.7, -0.02, 0.03)
        )
        shader.surface(Roughness=rough_here, Normal=shader.bump(brush, 0.03, 0.0002))
    else:
        streak = shader.noise(shader.stretch(place, stretched(grain, 0.006)), 420, 3, 0.6)
        shader.surface(Roughness=shader.span(streak, 0.3, 0.7, rough - 0.035, rough + 0.045), Normal=shader.bump(streak, 0.02, 0.0003))
    return shader, None


def metal(colour, rough=0.22):
    shader = Shader("metal")
    smear = shader.noise(shader.local(), 6, 2)
    shader.surface(Base_Color=linear(colour), Metallic=1.0, Roughness=shader.span(smear, 0.3, 0.7, rough - 0.02, rough + 0.03))
    return shader, None


def coated(colour="#1b1b1c", rough=0.38):
    """Powder-coated or PVD: a dark skin that still catches a line of light."""
    shader = Shader("coated")
    shader.surface(Base_Color=linear(colour), Roughness=rough, Specular=0.5, Metallic=0.25)
    return shader, None

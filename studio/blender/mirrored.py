"""The rest of the room, behind the camera: two windows, a doorway and a cupboard. Only what mirrors sees them, so that
ovens, taps and steel have something to show and the light stays as it is."""
from materials import material
from mesh import box, gathered
from outside import BRIGHT, SKIES

BAR = 0.05


def build_mirrored(time, facts, room):
    wall, width = -room["depth"], room["right"] - room["left"]
    high = min(room["height"] - 0.35, 2.6)

    def at(share):
        return room["left"] + share * width

    with gathered() as things:
        _window(at(0.1), at(0.32), wall, 0.5, high, time, facts)
        _window(at(0.7), at(0.92), wall, 0.5, high, time, facts)
        box("doorway", at(0.4), at(0.52), wall, wall + 0.02, 0, 2.1, material("plain", facts, colour="#4a4640", rough=0.9))
        box("cupboard", at(0.56), at(0.68), wall, wall + 0.4, 0, 0.8, material("plain", facts, colour="#6d5138", rough=0.5))
    for thing in things:
        thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = thing.visible_transmission = False


def _window(left, right, wall, low, high, time, facts):
    """A sheet of sky behind a frame of two by three panes."""
    frame = material("plain", facts, colour="#d8d4cb", rough=0.5)
    box("pane", left, right, wall, wall + 0.1, low, high, material("glow", facts, colour=SKIES[time][0], strength=BRIGHT[time]), bevel=0)
    for share in (0, 0.5, 1):
        x = left + (right - left) * share
        box("bar", x - BAR / 2, x + BAR / 2, wall + 0.1, wall + 0.13, low, high, frame, bevel=0)
    for share in (0, 0.33, 0.67, 1):
        z = low + (high - low) * share
        box("bar", left, right, wall + 0.1, wall + 0.14, z - BAR / 2, z + BAR / 2, frame, bevel=0)

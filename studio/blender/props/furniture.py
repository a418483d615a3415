"""A ladder and a step stool."""
import math

from mathutils import Matrix

from mesh import box, cylinder, gathered, place, plate, rounded_rect, tilt
from .registry import prop


@prop('ladder', .4, on_floor=True)
def ladder(look, wood='oak-natural', height=2.1, width=.42, lean=14, colour=None):
    """Leans against a wall at y = 0; its foot stands in front."""
    timber = look.plain(colour, .4) if colour else look(wood, grain='Z')
    rung = look.plain(colour, .4) if colour else look(wood, grain='X')
    a = math.radians(lean)
    length = height / math.cos(a)
    with gathered() as parts:
        for x in (-width / 2, width / 2):
            box('rail', x - .016, x + .016, -.03, 0, 0, length, timber, .004, segments=3)
        steps = int(length / .29)
        for i in range(steps):
            z = .25 + i * (length - .35) / (steps - 1) - .05
            cylinder('rung', .015, width, (-width / 2, -.015, z), rung, 'X', bevel=.001)
    tilt(parts, -lean, 'X')
    place(parts, (0, -length * math.sin(a) - .001, .03 * math.sin(a) * 0))


@prop('step stool', .3, on_floor=True)
def step_stool(look, wood='oak-natural', colour='honey'):
    """Two steps."""
    side, tread = look.plain(colour, .35), look(wood, grain='X')
    for x in (-.19, .17):
        panel = plate('side', [(-.2, 0), (.2, 0), (.2, .44), (0, .44), (-.0, .22), (-.2, .22)], [rounded_rect(.1, .05, .025, .09, .36)[::-1], rounded_rect(.16, .08, .04, 0, .08)[::-1]], .02, side, .003)
        panel.matrix_basis = Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
    box('tread', -.2, .2, -.205, .0, .22, .242, tread, .003)
    box('tread', -.2, .2, -.01, .205, .44, .462, tread, .003)

"""Things that stand, hang and lie in a picture.

A shot names them: {"prop": "vase", "at": [x, y, z], "turn": 20, "colour": "sage", …}. Without z a
prop stands on the worktop, furniture on the floor. All other keys are options of its builder; see
README.md beside this file. Every module of this folder registers its props when it is loaded.
"""
import importlib
import pkgutil

from mesh import gathered, place
from .look import Look
from .registry import PROPS

for _module in pkgutil.iter_modules(__path__):
    importlib.import_module(f'{__name__}.{_module.name}')


def add(spec, facts, worktop=0):
    """Build one prop where the shot wants it; returns its objects."""
    options = {key: value for key, value in spec.items() if key not in ('prop', 'at', 'turn', 'scale')}
    if spec['prop'] not in PROPS:
        raise KeyError(f"no prop is called {spec['prop']}; there are {', '.join(sorted(PROPS))}")
    entry = PROPS[spec['prop']]
    at = list(spec.get('at', [0, 0]))
    if len(at) == 2:
        at.append(0 if entry.on_floor else worktop)
    with gathered() as things:
        entry.build(Look(facts), **options)
    return place(things, at, spec.get('turn', 0), spec.get('scale', 1))


def footprint(spec):
    """Radius of the circle that keeps clear of this prop, in metres."""
    return PROPS[spec['prop']].radius * spec.get('scale', 1)

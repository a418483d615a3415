"""What one kitchen is made of: the choices that every cabinet and front of it shares."""
from dataclasses import dataclass

from materials import material


@dataclass(frozen=True)
class Style:
    facts: dict
    design: str = "flush"
    front: str = "oat"
    """A material key of the facts."""
    colour: str | None = None
    """A colour instead of the material's own, for Painted."""
    handle: str = "brass"
    """The metal of the knobs of Own."""
    plinth: str | None = None
    grain: str = "Z"

    @property
    def cabinet(self):
        return {key: value / 1000 for key, value in self.facts["cabinets"].items() if isinstance(value, (int, float))}

    @property
    def grip(self):
        """The numbers of this design, in metres."""
        return {key: value / 1000 for key, value in self.facts["frontGeometry"].get(self.design, {}).items()}

    def board(self, grain=None, **options):
        """The material of fronts, plinths, panels and shelves."""
        if self.colour:
            options["colour"] = self.colour
        grain = grain or self.grain
        if self.facts["materials"][self.front]["family"] == "wood" and grain == "Z":
            options["matched"] = True
        return material(self.front, self.facts, grain=grain, **options)

    def edge(self):
        """The cut edge of a board with a plywood core."""
        return material("multiplex", self.facts, thick="Y")

    def plain(self, colour, **options):
        return material("plain", self.facts, colour=colour, **options)

    def metal(self, name=None):
        return material(name or self.handle, self.facts)


def style_of(setting, facts, **changes):
    chosen = {key: setting[key] for key in ("design", "front", "colour", "handle", "plinth", "grain") if key in setting}
    return Style(facts, **{**chosen, **changes})

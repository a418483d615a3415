"""Colours as people write them, turned into the light that a renderer needs."""
import colorsys


def linear(colour):
    """A hexadecimal sRGB colour as linear red, green, blue and alpha."""
    digits = colour.lstrip("#")
    shares = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares) + (1.0,)


def pigment(colour, duller=0.9):
    """The colour of a real board: screen values look neon under sunlight, so a little saturation is taken out. No board is
    as black as a screen: even black laminate gives back three hundredths of the light."""
    digits = colour.lstrip("#")
    hue, saturation, value = colorsys.rgb_to_hsv(*[int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)])
    red, green, blue = colorsys.hsv_to_rgb(hue, saturation * duller, max(value * 0.965, 0.185))
    return linear("#" + "".join("%02x" % round(share * 255) for share in (red, green, blue)))


def shade(colour, factor):
    """A linear colour made darker (below 1) or lighter (above 1)."""
    return tuple(min(1.0, share * factor) for share in colour[:3]) + (1.0,)


def blend(one, other, share):
    return tuple(a * (1 - share) + b * share for a, b in zip(one[:3], other[:3])) + (1.0,)

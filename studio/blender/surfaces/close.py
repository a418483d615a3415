"""Whether the camera is close enough to see the finest texture. Far away that texture only makes noise and costs time."""

_close = [False]


def look_closely(close=True):
    _close[0] = close


def close_up():
    return _close[0]

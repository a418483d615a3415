"""Soft forms: balls, limbs and slabs that melt into each other, for animals, fruit and toys.

A form is a distance field; its surface is meshed with surface nets and then pulled exactly onto the
field, so that it is smooth at any size. Each part may have its own colour, written as a point
attribute that the material `painted_by_part` reads.
"""
import math

import bpy
import numpy as np
from mathutils import Euler

from mesh import finish, link


class Clay:
    def __init__(self, blend=.01):
        self.blend = blend
        self.parts = []

    def ball(self, at, radii, turn=(0, 0, 0), **look):
        """An ellipsoid; `radii` one number or three; `turn` in degrees."""
        r = np.array([radii] * 3 if np.isscalar(radii) else radii, float)
        frame = _frame(turn)

        def field(p):
            q = (p - np.array(at)) @ frame
            k0 = np.linalg.norm(q / r, axis=1)
            k1 = np.linalg.norm(q / (r * r), axis=1)
            return np.where(k1 > 1e-9, k0 * (k0 - 1) / np.maximum(k1, 1e-9), -r.min())
        return self._add(field, np.array(at) - r.max(), np.array(at) + r.max(), look)

    def limb(self, start, end, r0, r1=None, **look):
        """A round bar that may taper."""
        a, b, r1 = np.array(start, float), np.array(end, float), r0 if r1 is None else r1
        along = b - a

        def field(p):
            t = np.clip((p - a) @ along / max(along @ along, 1e-12), 0, 1)
            return np.linalg.norm(p - a - t[:, None] * along, axis=1) - (r0 + (r1 - r0) * t)
        big = max(r0, r1)
        return self._add(field, np.minimum(a, b) - big, np.maximum(a, b) + big, look)

    def path(self, points, radii, **look):
        """A limb through many points; radii per point."""
        radii = radii if isinstance(radii, (list, tuple)) else [radii] * len(points)
        for (p, q), (r, s) in zip(zip(points, points[1:]), zip(radii, radii[1:])):
            self.limb(p, q, r, s, **look)
        return self

    def slab(self, at, half, corner=.005, turn=(0, 0, 0), **look):
        """A box with rounded edges; `half` are half its sizes."""
        h, frame = np.array(half, float) - corner, _frame(turn)

        def field(p):
            q = np.abs((p - np.array(at)) @ frame) - h
            return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - corner
        reach = np.linalg.norm(half)
        return self._add(field, np.array(at) - reach, np.array(at) + reach, look)

    def ring(self, at, radius, thick, turn=(0, 0, 0), **look):
        frame = _frame(turn)

        def field(p):
            q = (p - np.array(at)) @ frame
            return np.hypot(np.hypot(q[:, 0], q[:, 1]) - radius, q[:, 2]) - thick
        reach = radius + thick
        return self._add(field, np.array(at) - reach, np.array(at) + reach, look)

    def _add(self, field, low, high, look):
        self.parts.append((field, low, high, look))
        return self

    def distance(self, p):
        """Soft union in order; a part with `cut=True` is taken away instead, one with `paint=True` only colours."""
        total = None
        for field, _, _, look in self.parts:
            if look.get('paint'):
                continue
            d, k = field(p), look.get('blend', self.blend)
            if total is None:
                total = d
            elif look.get('cut'):
                h = np.clip(.5 - .5 * (total + d) / k, 0, 1)
                total = total + (-d - total) * h + k * h * (1 - h)
            else:
                h = np.clip(.5 + .5 * (total - d) / k, 0, 1)
                total = total + (d - total) * h - k * h * (1 - h)
        return total

    def reach(self, start, way):
        """Where a straight line from outside meets the form: for eyes, noses and whatever sits on it."""
        spot, way = np.array(start, float), np.array(way, float) / np.linalg.norm(way)
        for _ in range(60):
            spot = spot + way * max(self.distance(spot[None])[0] * .8, 1e-5)
        return tuple(spot)

    def colours(self, p, crisp):
        """Colour of the nearest part; a painted part covers the others wherever it reaches."""
        weights, tints, covers = [], [], []
        for field, _, _, look in self.parts:
            if look.get('paint'):
                covers.append((1 / (1 + np.exp(np.clip(field(p) / crisp, -30, 30))), look['colour']))
            elif look.get('colour') is not None:
                weights.append(np.exp(-np.clip(field(p) - look.get('over', 0), 0, None) / crisp) * (1 + 1e-3 * len(weights)) + 1e-12)
                tints.append(look['colour'])
        w = np.array(weights) ** 3
        tint = (w / w.sum(0)).T @ np.array(tints)
        for share, colour in covers:
            tint = tint * (1 - share[:, None]) + share[:, None] * np.array(colour)
        return tint

    def _values(self, low, high, step, block=4):
        """The field on a grid. Only blocks near the surface are reckoned finely; elsewhere the sign is enough."""
        blocks = np.ceil((high - low) / step / block).astype(int) + 1
        axes = [low[i] + step * (block * np.arange(blocks[i]) + (block - 1) / 2) for i in range(3)]
        coarse = self.distance(np.stack(np.meshgrid(*axes, indexing='ij'), -1).reshape(-1, 3)).reshape(blocks)
        value = coarse.repeat(block, 0).repeat(block, 1).repeat(block, 2)
        near = (np.abs(coarse) < 1.6 * block * step).repeat(block, 0).repeat(block, 1).repeat(block, 2)
        value[near] = self.distance(np.argwhere(near) * step + low)
        return value

    def mesh(self, name, material, detail=80, crisp=.0015):
        """`detail` cells along the longest side."""
        low = np.min([p[1] for p in self.parts if not (p[3].get('cut') or p[3].get('paint'))], 0)
        high = np.max([p[2] for p in self.parts if not (p[3].get('cut') or p[3].get('paint'))], 0)
        step = (high - low).max() / detail
        room = 2.5 * step + self.blend
        low, high = low - room, high + room
        value = self._values(low, high, step)
        points, faces = _surface_net(value, low, step)
        # Pull the points onto the field along its slope, which hardly changes within one cell.
        e, d = step * .2, self.distance(points)
        slope = np.stack([self.distance(points + e * axis) - d for axis in np.eye(3)], 1) / e
        slope /= np.maximum((slope ** 2).sum(1), .25)[:, None]
        for _ in range(2):
            points = points - np.clip(d, -step, step)[:, None] * slope
            d = self.distance(points)
        points = points - np.clip(d, -step, step)[:, None] * slope
        data = bpy.data.meshes.new(name)
        data.from_pydata(points.tolist(), [], faces.tolist())
        if any(p[3].get('colour') is not None for p in self.parts):
            tint = data.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
            tint.data.foreach_set('color', np.c_[self.colours(points, crisp), np.ones(len(points))].astype(np.float32).ravel())
        return finish(link(bpy.data.objects.new(name, data)), material, 0, angle=180)


def _frame(turn):
    return np.array(Euler([math.radians(t) for t in turn]).to_matrix())


def _surface_net(value, low, step):
    inside = value < 0
    nx, ny, nz = value.shape
    cells = (nx - 1, ny - 1, nz - 1)
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]

    def corner(c, grid):
        return grid[c[0]:nx - 1 + c[0], c[1]:ny - 1 + c[1], c[2]:nz - 1 + c[2]]
    filled = sum(corner(c, inside).astype(int) for c in corners)
    active = (filled > 0) & (filled < 8)
    index = np.full(cells, -1)
    index[active] = np.arange(active.sum())
    spots = np.zeros((active.sum(), 3))
    hits = np.zeros(active.sum())
    for a in corners:
        for axis in range(3):
            if a[axis]:
                continue
            b = tuple(1 if i == axis else a[i] for i in range(3))
            va, vb = corner(a, value)[active], corner(b, value)[active]
            crossing = (va < 0) != (vb < 0)
            t = np.where(crossing, va / np.where(crossing, va - vb, 1), 0)
            spot = np.tile(np.array(a, float), (len(va), 1))
            spot[:, axis] += t
            spots += spot * crossing[:, None]
            hits += crossing
    points = (np.argwhere(active) + spots / np.maximum(hits, 1)[:, None]) * step + low
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        ahead = np.roll(inside, -1, axis)
        changed = np.argwhere(inside != ahead)
        changed = changed[(changed[:, axis] < np.array(value.shape)[axis] - 1) & (changed[:, u] > 0) & (changed[:, v] > 0)
                          & (changed[:, u] < np.array(cells)[u]) & (changed[:, v] < np.array(cells)[v])]

        def cell(du, dv):
            c = changed.copy()
            c[:, u] -= du
            c[:, v] -= dv
            return index[c[:, 0], c[:, 1], c[:, 2]]
        quads = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], 1)
        flip = ~inside[changed[:, 0], changed[:, 1], changed[:, 2]]
        quads[flip] = quads[flip][:, ::-1]
        faces.append(quads)
    return points, np.concatenate(faces)

"""Geometry kit: plain solids in metres, Z up, with bevelled edges and shading smoothed by angle.

Every function links its object to the scene and returns it. An object's origin lies where the
solid's own axes start (the centre of a box, the foot of a lathe), so that materials which look at
object coordinates run on without a jump when the object is moved.
"""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

BEVEL = .0012


_gatherings = []


@contextmanager
def gathered():
    """Collects every object made inside the `with` block, so that a group can be placed as one."""
    things = []
    _gatherings.append(things)
    try:
        yield things
    finally:
        _gatherings.pop()


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    for things in _gatherings:
        things.append(thing)
    return thing


def finish(thing, material, bevel=BEVEL, segments=2, angle=35):
    """Material, smooth shading below `angle` degrees, and a real bevel: edges that catch light."""
    data = thing.data
    data.materials.clear()
    if material:
        data.materials.append(material)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, segments
        edge.limit_method, edge.angle_limit = 'ANGLE', math.radians(max(angle, 30) + 5)
        edge.harden_normals = edge.use_clamp_overlap = True
    return thing


def solid(name, points, faces, material, bevel=BEVEL, weld=False, **options):
    """Any closed mesh from points and faces; normals are turned outwards."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    shape = bmesh.new()
    shape.from_mesh(data)
    if weld:
        bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(data)
    shape.free()
    return finish(link(bpy.data.objects.new(name, data)), material, bevel, **options)


def box(name, x0, x1, y0, y1, z0, z1, material, bevel=BEVEL, **options):
    half = (abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2)
    points = [(i * half[0], j * half[1], k * half[2]) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = solid(name, points, faces, material, bevel, **options)
    thing.location = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    return thing


def rounded_rect(width, height, radius, x=0, y=0, steps=8):
    """Outline around (x, y), counter-clockwise; `radius` may be four values from the top right on."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * 4
    points = []
    for (sx, sy, start), r in zip(((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)), radii):
        corner = (x + sx * (width / 2 - r), y + sy * (height / 2 - r))
        for i in range(steps + 1 if r > 0 else 1):
            a = math.radians(start + 90 * i / steps)
            points.append((corner[0] + r * math.cos(a), corner[1] + r * math.sin(a)))
    # A pill has corners that meet: no two points in one place.
    return [p for p, q in zip(points, points[-1:] + points[:-1]) if math.dist(p, q) > 1e-7]


def circle(radius, x=0, y=0, steps=48):
    return [(x + radius * math.cos(2 * math.pi * i / steps), y + radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def plate(name, outer, holes, thickness, material, bevel=BEVEL, segments=2):
    """Outline with holes in the XY plane, from z = 0 up to `thickness`; hole edges are bevelled too."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    for outline in [outer, *holes]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
    bevel = min(bevel, thickness * .45)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = thickness / 2 - bevel, bevel, segments, -bevel
    draft = bpy.data.objects.new(name, curve)
    data = bpy.data.meshes.new_from_object(draft)
    bpy.data.objects.remove(draft)
    bpy.data.curves.remove(curve)
    data.transform(Matrix.Translation((0, 0, thickness / 2)))
    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    shape.to_mesh(data)
    shape.free()
    thing = finish(link(bpy.data.objects.new(name, data)), material, 0, angle=30)
    # Large faces keep their own direction: bevels would pull at them, and facets fan out around every hole.
    flat = thing.modifiers.new('flat', 'WEIGHTED_NORMAL')
    flat.weight, flat.keep_sharp = 100, True
    return thing


def extrude(name, profile, axis, start, end, material, bevel=BEVEL, **options):
    """A 2D profile swept along an axis: 'X' takes (y, z), 'Y' takes (x, z), 'Z' takes (x, y)."""
    spot = {'X': lambda a, b, t: (t, a, b), 'Y': lambda a, b, t: (a, t, b), 'Z': lambda a, b, t: (a, b, t)}[axis]
    n, middle = len(profile), (start + end) / 2
    points = [spot(a, b, t - middle) for t in (start, end) for a, b in profile]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = solid(name, points, faces, material, bevel, **options)
    thing.location = spot(0, 0, middle)
    return thing


def cylinder(name, radius, height, at, material, axis='Z', bevel=BEVEL, steps=48):
    """From `at` (the middle of its foot) along the positive axis."""
    thing = extrude(name, circle(radius, steps=steps), 'Z', 0, height, material, bevel)
    thing.data.transform(Matrix.Translation((0, 0, height / 2)))
    thing.rotation_euler = {'X': (0, math.pi / 2, 0), 'Y': (-math.pi / 2, 0, 0), 'Z': (0, 0, 0)}[axis]
    thing.location = at
    return thing


def lathe(name, profile, material, at=(0, 0, 0), segments=64, subdivide=1, angle=60):
    """Profile of (radius, z) turned around Z. Two points close together keep an edge crisp when subdivided."""
    n = len(profile)
    points, faces = [], []
    for s in range(segments):
        a = 2 * math.pi * s / segments
        points += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
        t = (s + 1) % segments
        faces += [(s * n + i, t * n + i, t * n + i + 1, s * n + i + 1) for i in range(n - 1)]
    thing = solid(name, points, faces, material, 0, weld=True, angle=angle)
    thing.location = at
    if subdivide:
        round_off(thing, subdivide)
    return thing


def round_off(thing, levels=1):
    smooth = thing.modifiers.new('round', 'SUBSURF')
    smooth.levels = smooth.render_levels = levels
    return thing


def spline(points, steps=8, closed=False):
    """Points of a soft curve through the given ones (centripetal enough for props: Catmull-Rom)."""
    p = [Vector(q) for q in points]
    n = len(p)
    if n < 3:
        return p
    spot = (lambda i: p[i % n]) if closed else (lambda i: p[max(0, min(n - 1, i))])
    curve = []
    for i in range(n if closed else n - 1):
        a, b, c, d = spot(i - 1), spot(i), spot(i + 1), spot(i + 2)
        for k in range(steps):
            t = k / steps
            curve.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return curve if closed else curve + [p[-1]]


def tube(name, points, radius, material, bezier=False, closed=False, steps=16, flatten=1, caps='flat', angle=50):
    """A round bar along points. `bezier` bends it softly; `radius` may be one value per given point;
    `flatten` squeezes the section along its second axis; `caps='round'` ends it in half a ball."""
    radii = list(radius) if isinstance(radius, (list, tuple)) else [radius] * len(points)
    path = [Vector(q) for q in points]
    if bezier:
        size = spline([(r, 0, 0) for r in radii], 8, closed)
        path = spline(path, 8, closed)
        radii = [s.x for s in size] if len(radii) > 2 else [radii[0] + (radii[-1] - radii[0]) * i / max(1, len(path) - 1) for i in range(len(path))]
    if caps == 'round' and not closed:
        path, radii = _round_ends(path, radii)
    n = len(path)
    forward = []
    for i in range(n):
        before, after = (path[i - 1], path[(i + 1) % n]) if closed else (path[max(0, i - 1)], path[min(n - 1, i + 1)])
        forward.append((after - before).normalized())
    side = forward[0].orthogonal().normalized()
    rings = []
    for i in range(n):
        if i:
            side = forward[i - 1].rotation_difference(forward[i]) @ side
            side = (side - forward[i] * side.dot(forward[i])).normalized()
        up = forward[i].cross(side)
        rings.append([path[i] + radii[i] * (math.cos(a) * side + flatten * math.sin(a) * up) for a in (2 * math.pi * k / steps for k in range(steps))])
    faces = []
    for i in range(n if closed else n - 1):
        shift = 0
        j = (i + 1) % n
        if closed and j == 0:  # the frame may have turned on its way round: join the nearest points
            shift = min(range(steps), key=lambda s: (rings[0][s] - rings[i][0]).length)
        faces += [(i * steps + k, i * steps + (k + 1) % steps, j * steps + (k + 1 + shift) % steps, j * steps + (k + shift) % steps) for k in range(steps)]
    if not closed:
        faces += [tuple(range(steps)), tuple(range((n - 1) * steps, n * steps))]
    return solid(name, [p for ring in rings for p in ring], faces, material, 0, angle=angle)


def _round_ends(path, radii, steps=4):
    first = (path[0] - path[1]).normalized()
    last = (path[-1] - path[-2]).normalized()
    turn = [math.pi / 2 * (i + 1) / steps * .985 for i in range(steps)]
    head = [(path[0] + first * radii[0] * math.sin(a), radii[0] * math.cos(a)) for a in reversed(turn)]
    tail = [(path[-1] + last * radii[-1] * math.sin(a), radii[-1] * math.cos(a)) for a in turn]
    whole = head + list(zip(path, radii)) + tail
    return [p for p, _ in whole], [r for _, r in whole]


def ball(name, radius, material, at=(0, 0, 0), squash=(1, 1, 1), steps=32):
    """A ball of quads (no pole pinch at this size), optionally squashed along its axes."""
    half = steps // 2
    profile = [(radius * math.sin(math.pi * i / half), -radius * math.cos(math.pi * i / half)) for i in range(half + 1)]
    thing = lathe(name, profile, material, segments=steps, subdivide=0, angle=180)
    thing.data.transform(Matrix.Diagonal((*squash, 1)))
    thing.location = at
    return thing


def place(objects, at, turn=0, scale=1):
    """Move a group that was built around the origin: turn in degrees around Z, then to its spot."""
    group = [objects] if hasattr(objects, 'matrix_basis') else list(objects)
    whole = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4)
    for thing in group:
        if thing.parent not in group:
            thing.matrix_basis = whole @ thing.matrix_basis
    return objects


def tilt(objects, degrees, axis='X', about=(0, 0, 0)):
    """Turn a group about a horizontal axis through a point: lean a board, lay down a bottle."""
    group = [objects] if hasattr(objects, 'matrix_basis') else list(objects)
    whole = Matrix.Translation(about) @ Matrix.Rotation(math.radians(degrees), 4, axis) @ Matrix.Translation([-c for c in about])
    for thing in group:
        thing.matrix_basis = whole @ thing.matrix_basis
    return objects


def patches(name, grids, material, thickness=.0008, slot=None, angle=180, rim=True):
    """Curved sheets (leaves, cloth, petals) in one object. A grid is rows of points; `material` may be a
    list, from which `slot(grid, u, v)` chooses per face. A thickness of 0 leaves a bare surface.
    The UV map has u across each sheet and v along it, for the veins of leaves."""
    points, faces, slots, spots = [], [], [], []
    for g, grid in enumerate(grids):
        start, rows, columns = len(points), len(grid), len(grid[0])
        points += [tuple(p) for row in grid for p in row]
        for i in range(rows - 1):
            for j in range(columns - 1):
                a = start + i * columns + j
                faces.append((a, a + 1, a + columns + 1, a + columns))
                spots += [((j + across) / (columns - 1), (i + along) / (rows - 1)) for across, along in ((0, 0), (1, 0), (1, 1), (0, 1))]
                slots.append(slot(g, (j + .5) / (columns - 1), (i + .5) / (rows - 1)) if slot else 0)
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.uv_layers.new().data.foreach_set('uv', [share for spot in spots for share in spot])
    thing = link(bpy.data.objects.new(name, data))
    materials = material if isinstance(material, (list, tuple)) else [material]
    finish(thing, materials[0], 0, angle=angle)
    for extra in materials[1:]:
        data.materials.append(extra)
    if slot:
        data.polygons.foreach_set('material_index', slots)
    if thickness:
        body = thing.modifiers.new('thickness', 'SOLIDIFY')
        body.thickness, body.offset, body.use_rim = thickness, 0, rim
    return thing


def sheet(name, spot, columns, rows, material, thickness=.0008, **options):
    """One curved sheet: `spot(u, v)` gives its point, u across and v along, both from 0 to 1."""
    grid = [[spot(j / columns, i / rows) for j in range(columns + 1)] for i in range(rows + 1)]
    return patches(name, [grid], material, thickness, **options)


def picture_plane(name, width, height, material):
    """An upright rectangle facing -Y, its lower edge on z = 0, with a UV map over all of it."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)], [], [(0, 1, 2, 3)])
    for loop, spot in zip(data.uv_layers.new().data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = spot
    return finish(link(bpy.data.objects.new(name, data)), material, 0)

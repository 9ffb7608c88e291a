"""Geometry by hand: lathe with rounded corners, label shell, loft, height field. 1 unit = 1 cm."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector


def add(name, mesh, material, smooth_angle=35):
    for f in mesh.polygons:
        f.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth_angle)
    mesh.materials.append(material)
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def place(obs, loc=(0, 0, 0), turn=0, matrix=None):
    m = Matrix.Translation(loc) @ Matrix.Rotation(turn, 4, "Z") if matrix is None else matrix
    for o in obs:
        o.matrix_world = m @ o.matrix_basis
    return obs


def fillet(pts, n=8):
    """(r, z[, fillet radius]) corners -> polyline with rounded corners."""
    out = []
    for i, p in enumerate(pts):
        rad = p[2] if len(p) > 2 else 0
        if rad <= 0 or i in (0, len(pts) - 1):
            out.append(Vector(p[:2]))
            continue
        P, a, b = Vector(p[:2]), Vector(pts[i - 1][:2]), Vector(pts[i + 1][:2])
        u, v = a - P, b - P
        lu, lv = u.length, v.length
        u.normalize()
        v.normalize()
        ang = u.angle(v)
        if abs(ang - math.pi) < 1e-3:
            out.append(P)
            continue
        t = min(rad / math.tan(ang / 2), lu * .499, lv * .499)
        rr = t * math.tan(ang / 2)
        c = P + (u + v).normalized() * (rr / math.sin(ang / 2))
        s, e = P + u * t - c, P + v * t - c
        a0 = math.atan2(s.y, s.x)
        d = (math.atan2(e.y, e.x) - a0 + math.pi) % (2 * math.pi) - math.pi
        out += [c + Vector((math.cos(a0 + d * k / n), math.sin(a0 + d * k / n))) * rr for k in range(n + 1)]
    return out


def lathe(name, pts, material, seg=160, nf=8, closed=False, smooth_angle=35):
    bm, rings = bmesh.new(), []
    for p in fillet(pts, nf):
        if p.x < 1e-5:
            rings.append([bm.verts.new((0, 0, p.y))])
        else:
            rings.append([bm.verts.new((p.x * math.cos(2 * math.pi * k / seg), p.x * math.sin(2 * math.pi * k / seg), p.y)) for k in range(seg)])
    for a, b in list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if closed else []):
        for k in range(seg):
            q = (k + 1) % seg
            if len(a) == 1 and len(b) == 1:
                continue
            bm.faces.new((a[0], b[q], b[k]) if len(a) == 1 else (a[k], a[q], b[0]) if len(b) == 1 else (a[k], a[q], b[q], b[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return add(name, me, material, smooth_angle)


def shell(name, radius, z0, width, height, material, n=96):
    """Cylinder patch facing -Y that carries a printed label."""
    a = width / radius / 2
    v, f = [], []
    for k in range(n + 1):
        t = -a + 2 * a * k / n - math.pi / 2
        v += [(radius * math.cos(t), radius * math.sin(t), z) for z in (z0, z0 + height)]
        if k < n:
            f.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    uv = me.uv_layers.new()
    for k in range(n):
        for j, (du, dv) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
            uv.data[4 * k + j].uv = ((k + du) / n, dv)
    ob = add(name, me, material)
    ob.visible_shadow = False
    return ob


def loft(name, rings, material, cap=True, smooth_angle=40):
    """Rings of equally many points, joined."""
    seg, v, f = len(rings[0]), [p for r in rings for p in r], []
    for i in range(len(rings) - 1):
        for k in range(seg):
            q = (k + 1) % seg
            f.append((i * seg + k, i * seg + q, (i + 1) * seg + q, (i + 1) * seg + k))
    if cap:
        f += [tuple(reversed(range(seg))), tuple(range((len(rings) - 1) * seg, len(rings) * seg))]
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    return add(name, me, material, smooth_angle)


def rounded_box(name, size, material, bevel=.25, segments=6):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, size[2] / 2), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=.5, affect="EDGES")
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return add(name, me, material)


def dollop(name, rings, material):
    """A body of revolution without its symmetry: rings[i, k] = (radius, height) at 2 pi k / n, from the foot to the peak."""
    n = rings.shape[1]
    a = 2 * math.pi * np.arange(n) / n
    return loft(name, [[(r * math.cos(t), r * math.sin(t), z) for (r, z), t in zip(ring, a)] for ring in rings], material, smooth_angle=180)


def height_field(name, xs, ys, z, material):
    """z[j, i] over the grid xs, ys."""
    h, w = z.shape
    gx, gy = np.meshgrid(xs, ys)
    me = bpy.data.meshes.new(name)
    me.vertices.add(h * w)
    me.vertices.foreach_set("co", np.dstack([gx, gy, z]).astype(np.float32).ravel())
    i = np.arange(h * w).reshape(h, w)
    quads = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    quads = quads[(z.ravel()[quads] > 0).any(1)]  # what lies under the dish is left out
    me.loops.add(quads.size)
    me.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    me.update(calc_edges=True)
    ob = add(name, me, material, 180)
    me.use_auto_smooth = False
    return ob

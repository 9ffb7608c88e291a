"""The studio: seamless backdrop, one key from the upper left, a rim from behind right, strips and flags."""
import math

import bpy
import numpy as np
from mathutils import Vector

import materials as M
from shapes import add

BACKDROP = {  # linear albedo of the paper
    "Cleanser": (.50, .585, .50), "Serum": (.70, .49, .385), "Moisturizer": (.70, .605, .485), "Treatment": (.375, .43, .49),
    "shell": (.70, .62, .52), "deep": (.024, .031, .030),
}
BACK, PLINTH = 1, 2  # object indices


def sweep(colour, mirrored=None):
    """Floor and wall in one; the bend begins 9 cm behind the product and has a radius of 60 cm: no horizon."""
    paper = M.paper("paper", colour, mirrored or BACKDROP["deep" if max(colour) < .1 else "shell"])
    prof = [(-90., 0.)] + [(9 + 60 * math.sin(t), 60 - 60 * math.cos(t)) for t in np.linspace(0, math.pi / 2, 40)] + [(69., 120.)]
    me = bpy.data.meshes.new("sweep")
    v, f = [], []
    for k, (y, z) in enumerate(prof):
        v += [(-150, y, z), (150, y, z)]
        if k:
            f.append((2 * k - 2, 2 * k, 2 * k + 1, 2 * k - 1)[::-1])
    me.from_pydata(v, [], f)
    ob = add("sweep", me, paper, 180)
    ob.pass_index = BACK
    return ob


def aim(ob, target):
    ob.rotation_euler = (Vector(target) - ob.location).to_track_quat("-Z", "Y").to_euler()


def softbox(name, loc, target, sx, sy, power, colour=(1, 1, 1), edge=.35, spread=180, glossy=True):
    """Area light that fades toward its edges, as a diffused box does."""
    l = bpy.data.lights.new(name, "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color, l.spread = "RECTANGLE", sx, sy, power, colour, math.radians(spread)
    l.use_nodes = True
    N, L = l.node_tree.nodes, l.node_tree.links
    N.clear()
    out, emit = N.new("ShaderNodeOutputLight"), N.new("ShaderNodeEmission")
    L.new(emit.outputs[0], out.inputs[0])
    xyz = N.new("ShaderNodeSeparateXYZ")
    L.new(N.new("ShaderNodeNewGeometry").outputs["Parametric"], xyz.inputs[0])
    both = N.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    for ch in (0, 1):
        a, b, c = N.new("ShaderNodeMath"), N.new("ShaderNodeMath"), N.new("ShaderNodeMapRange")
        a.operation, b.operation, c.interpolation_type = "SUBTRACT", "ABSOLUTE", "SMOOTHSTEP"
        a.inputs[1].default_value = .5
        L.new(xyz.outputs[ch], a.inputs[0])
        L.new(a.outputs[0], b.inputs[0])
        L.new(b.outputs[0], c.inputs[0])
        c.inputs[1].default_value, c.inputs[2].default_value = .5, .5 - edge
        L.new(c.outputs[0], both.inputs[ch])
    L.new(both.outputs[0], emit.inputs["Strength"])
    o = bpy.data.objects.new(name, l)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    aim(o, target)
    o.visible_camera, o.visible_glossy = False, glossy
    return o


def flag(loc, target, sx, sy, colour=(.02, .018, .016)):
    """A card seen only in reflections."""
    me = bpy.data.meshes.new("flag")
    me.from_pydata([(-sx / 2, -sy / 2, 0), (sx / 2, -sy / 2, 0), (sx / 2, sy / 2, 0), (-sx / 2, sy / 2, 0)], [], [(0, 1, 2, 3)])
    o = add("flag", me, M.plain("flag", colour, .9, 0, 0))
    o.location = loc
    aim(o, target)
    o.visible_camera = o.visible_shadow = o.visible_diffuse = False


def glow(loc, sx, sz, strength, colour, turn=0, full=.05):
    """A hidden card behind a liquid, seen by transmitted rays only: the liquid lights up. It is at its brightest up to the share `full` of its height."""
    n = M.Nodes("glow")
    xyz = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Generated"]})
    fold = n.add("Math", {0: xyz.outputs[0], 1: .5}, operation="PINGPONG")
    a = n.add("MapRange", {0: fold.outputs[0], 1: 0., 2: .5}, interpolation_type="SMOOTHSTEP")
    b = n.add("MapRange", {0: xyz.outputs[2], 1: 1., 2: full}, interpolation_type="SMOOTHSTEP")
    k = n.add("Math", {0: a.outputs[0], 1: b.outputs[0]}, operation="MULTIPLY")
    n.surface(n.add("MixShader", {0: k.outputs[0], 1: n.add("BsdfTransparent").outputs[0],
                                  2: n.add("Emission", {0: colour, 1: strength}).outputs[0]}))
    n.mat.cycles.sample_as_light = False
    me = bpy.data.meshes.new("glow")
    me.from_pydata([(-sx / 2, 0, 0), (sx / 2, 0, 0), (sx / 2, 0, sz), (-sx / 2, 0, sz)], [], [(0, 1, 2, 3)])
    o = add("glow", me, n.mat)
    o.location, o.rotation_euler[2] = loc, turn
    o.visible_camera = o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


def leaves(power, target=(4, 14, 9), colour=(1, .90, .76)):
    """Low sun through leaflets: soft shadows over the backdrop."""
    l = bpy.data.lights.new("sun", "SPOT")
    l.energy, l.color, l.shadow_soft_size, l.spot_size, l.spot_blend = power, colour, .55, math.radians(66), 1
    o = bpy.data.objects.new("sun", l)
    o.location = (-62, -30, 58)
    bpy.context.scene.collection.objects.link(o)
    aim(o, target)
    o.visible_glossy = o.visible_transmission = False
    d = Vector(target) - o.location
    q, c0, rnd = d.to_track_quat("-Z", "Y"), o.location + d * .52, np.random.RandomState(5)
    v, f = [], []
    for ox, oy, ang, ln in ((-11, 12, -.9, 20), (3.5, 12, -1.5, 17)):
        for i in range(13):
            t = i / 12
            sx, sy = ox + ln * t * math.cos(ang), oy + ln * t * math.sin(ang)
            for side in (-1, 1):
                a = ang + side * (1.05 - .55 * t) + rnd.uniform(-.05, .05)
                le = (6.2 - 3.2 * t) * rnd.uniform(.9, 1.1)
                f.append(tuple(range(len(v), len(v) + 14)))
                for k in range(14):
                    u = k / 14 * 2 * math.pi
                    lx, ly = le / 2 + le / 2 * math.cos(u), .8 * math.sin(u) * (1 - .3 * math.cos(u))
                    v.append(c0 + q @ Vector((sx + lx * math.cos(a) - ly * math.sin(a), sy + lx * math.sin(a) + ly * math.cos(a), 0)))
    me = bpy.data.meshes.new("leaf")
    me.from_pydata(v, [], f)
    ob = add("leaf", me, M.plain("leaf", (0, 0, 0), 1, 0, 0))
    ob.visible_camera = ob.visible_glossy = ob.visible_transmission = ob.visible_diffuse = False


def world(colour=(1, .93, .86), strength=.10, glossy=.035):
    w = bpy.data.worlds.new("studio")
    bpy.context.scene.world = w
    w.use_nodes = True
    N, L = w.node_tree.nodes, w.node_tree.links
    lp, mr = N.new("ShaderNodeLightPath"), N.new("ShaderNodeMapRange")
    mr.inputs[3].default_value, mr.inputs[4].default_value = strength, glossy
    L.new(lp.outputs["Is Glossy Ray"], mr.inputs[0])
    L.new(mr.outputs[0], N["Background"].inputs[1])
    N["Background"].inputs[0].default_value = (*colour, 1)


def studio(backdrop, dark=False, reach=1., key=1., wide=0, fill=1., halo=1., mirrored=None):
    """The one light. `reach` > 1 moves the boxes out for groups; `dark` keeps the edges and drops the rest; `mirrored`: the paper as metal sees it."""
    sweep(BACKDROP[backdrop] if isinstance(backdrop, str) else backdrop, mirrored)
    r, p = reach, reach * reach
    world(strength=.05 if dark else .10)
    softbox("key", (-25 * r, -1 * r, 25 * r), (0, 0, 4), 22 * r, 30 * r, (11000 if dark else 30000) * p * key, (1, .95, .88))
    softbox("rim", (24 * r, 15 * r, 15 * r), (0, 0, 5), 9 * r, 40 * r, (9500 if dark else 9500) * p, (1, .95, .88))
    softbox("strip", (-17 * r, -26 * r, 14 * r), (0, 0, 5), 3.5 * r, 40 * r, 1700 * p, (1, .97, .94))
    softbox("halo", (4 + wide, 22, 52), (4 + wide, 42, 8), 12, 12, (20000 if dark else 15000) * halo, (.90, 1, .97) if dark else (1, .90, .78), .5, 60, glossy=False)
    softbox("fill", (14 * r, -40 * r, 24 * r), (0, 0, 4), 34 * r, 26 * r, (1500 if dark else 3800) * p * fill, (1, .96, .92), glossy=False)
    flag((3 * r, -46 * r, 6), (0, 0, 5), 26 * r, 40 * r)


def camera(target, distance, elevation=9, azimuth=0, lens=85, fstop=.24, focus=None, shift=(0, 0)):
    cam = bpy.data.cameras.new("camera")
    o = bpy.data.objects.new("camera", cam)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    e, a = math.radians(elevation), math.radians(azimuth)
    o.location = Vector(target) + distance * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    aim(o, target)
    cam.lens, cam.sensor_width, cam.clip_end = lens, 36, 1000
    cam.shift_x, cam.shift_y = shift
    cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
    cam.dof.focus_distance = distance - 1.8 if focus is None else (Vector(focus) - o.location).length
    return o


def table(surface, key=1., side=1., low=20, fill=1., warm=(1, .95, .88), world_strength=.16, size=(16, 11)):
    """For close pictures from above: a slab that fills the frame, a raking key from the upper left (`low`: its height
    in degrees), a wide soft fill. `side` -1 mirrors the light."""
    me = bpy.data.meshes.new("slab")
    me.from_pydata([(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [], [(0, 1, 2, 3)])
    add("slab", me, surface, 180)
    world(strength=world_strength, glossy=.05)
    e = math.radians(low)
    softbox("key", (-26 * math.cos(e) * side, 18 * math.cos(e), 32 * math.sin(e)), (0, 0, 0), *size, 17500 * key, warm, .25)
    softbox("fill", (16 * side, -14, 30), (0, 0, 0), 30, 30, 3600 * fill, (.96, .98, 1), glossy=False)

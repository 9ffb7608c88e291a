"""Pictures of the house of what stands: a product beside its box or a thing of known size, the shelf.
(matter.py has what lies flat.)"""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.interpolate import PchipInterpolator

import catalogue
import containers as C
import light
import materials as M
from scene.stage import lit
from shapes import add, lathe, place, rounded_box


def room(category, leaf=0, key=1.):
    light.studio(category, key=key, fill=.6)
    if leaf:
        light.leaves(leaf)


def stand_at(product_id, x, y, z=0, turn=0, uncapped=False):
    p = catalogue.find(product_id)
    k, height, radius = C.build(p, (x, y, z), math.radians(turn), uncapped)
    lit(k, (x, y, z), height, radius)
    return k, height


# ---- a product and its box, a product and a thing of known size

def beside_box(product_id):
    p = catalogue.find(product_id)
    room(p["category"], key=.95)
    k, height = stand_at(product_id, *((1.55, -1.7, 0, 7) if product_id == "first-light-serum" else (2.1, -2.6, 0, 6)))
    if product_id == "first-light-serum":
        place(C.carton(k, 4.7, 12.0)[0], (-2.1, 1.7, 0), math.radians(-26))
        light.camera((0, 0, 5.5), 43, 9, fstop=.26, focus=(.6, -2.2, 5.5))
    else:
        place(C.carton(k, 8.1, 6.6)[0], (-2.6, 3.4, 0), math.radians(-24))
        light.camera((-.7, 0, 3.0), 50, 15, fstop=.26, focus=(.4, -3.0, 3))


def teaspoon():
    """13.5 cm of polished steel, lying on its bowl and the end of its handle."""
    at = ((0, .10, 0, .34), (.25, .95, .10, .28), (1.1, 1.42, .46, .20), (2.3, 1.62, .60, .12), (3.6, 1.18, .44, .14), (4.5, .42, .12, .34), (5.2, .24, 0, .62), (7.5, .22, 0, .92),
          (10.5, .42, 0, .55), (12.6, .62, 0, .17), (13.3, .42, 0, .10), (13.5, .06, 0, .09))  # along, half width, depth of the bowl, height of the rim
    along = np.linspace(0, 13.5, 260)
    wide, deep, high = (PchipInterpolator([q[0] for q in at], [q[i] for q in at])(along) for i in (1, 2, 3))
    t = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 61))
    floor = min(high - deep)
    v = [(x, w * q, h - d * (1 - q * q) ** .8 + .05 * (1 - q * q) * (d == 0) - floor) for x, w, d, h in zip(along, wide, deep, high) for q in t]
    n = len(t)
    f = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(len(along) - 1) for j in range(n - 1)]
    me = bpy.data.meshes.new("spoon")
    me.from_pydata(v, [], f)
    ob = add("spoon", me, M.plain("steel", (.62, .61, .59), .10, 1), 80)
    m = ob.modifiers.new("thick", "SOLIDIFY")
    m.thickness, m.offset = .10, 1
    return [ob]


def matchbox():
    """5.3 cm, half open, its striking strip in front."""
    card, strip = M.stone("card", (.62, .52, .38), 9, .03, .04, .75, .2), M.stone("strip", (.075, .045, .036), 60, .12, .3, .85, .15)
    wood, head = M.stone("wood", (.72, .55, .34), 3, .10, .10, .7, .2), M.stone("head", (.27, .030, .022), 30, .12, .25, .7, .2)
    w, d, h, t = 5.3, 3.6, 1.5, .05
    sleeve = [rounded_box("top", (w, d, t), card, .015, 2), rounded_box("floor", (w, d, t), card, .015, 2), rounded_box("near", (w, t, h), strip, .015, 2), rounded_box("far", (w, t, h), strip, .015, 2)]
    for ob, loc in zip(sleeve, ((0, 0, h - t), (0, 0, 0), (0, -d / 2, 0), (0, d / 2, 0))):
        place([ob], loc)
    dx = 2.2
    tray = [rounded_box("tray", (w - .1, d - .2, t), card, .01, 1), rounded_box("wall", (w - .1, t, h - .2), card, .01, 1), rounded_box("wall", (w - .1, t, h - .2), card, .01, 1), rounded_box("end", (t, d - .2, h - .2), card, .01, 1)]
    for ob, loc in zip(tray, ((dx, 0, t), (dx, -d / 2 + .13, t), (dx, d / 2 - .13, t), (dx + w / 2 - .07, 0, t))):
        place([ob], loc)

    def match(matrix):
        stick = rounded_box("match", (4.3, .19, .19), wood, .015, 1)
        tip = lathe("head", [(0, -.26), (.12, -.22, .1), (.165, 0, .2), (.13, .2, .1), (0, .24)], head, 32)
        tip.matrix_basis = Matrix.Translation((2.2, 0, .095)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        return place([stick, tip], matrix=matrix)
    rnd, out = np.random.RandomState(3), sleeve + tray
    for i in range(26):
        out += match(Matrix.Translation((dx + rnd.uniform(-.12, .08), -1.45 + (i % 13) * .235, .20 + .22 * (i // 13))) @ Matrix.Rotation(rnd.normal() * .02, 4, "Z"))
    return out, match


def beside(what):
    if what == "spoon":
        room("Moisturizer", key=.95)
        stand_at("inner-shell-cream", -.4, 1.5, 0, -5)
        place(teaspoon(), (-6.3, -5.6, 0), math.radians(3))
        light.camera((.1, -1.2, 2.0), 49, 22, fstop=.22, focus=(-.2, -2.6, 2.0))
    else:
        room("Treatment", key=.9)
        k, _ = stand_at("quiet-balm", -2.4, .6, 0, -5)
        place(C.stick_cap(k)[0], (-.2, 2.3, 0))
        box, match = matchbox()
        place(box, (1.3, -1.2, 0), math.radians(16))
        match(Matrix.Translation((-.4, -4.7, 0)) @ Matrix.Rotation(math.radians(-12), 4, "Z"))
        light.camera((.35, -.4, 2.7), 38, 17, fstop=.22, focus=(-1.2, -1.4, 2.5))


# ---- one of each container, to scale

ROW = (("silk-milk", -22.3, -5), ("first-light-serum", -15.8, 3), ("noon-veil-spf-30", -9.4, -5), ("seven-tides-ampoules", -.9, 2), ("quiet-harbor-serum", 6.4, -3),
       ("inner-shell-cream", 14.2, 4), ("quiet-balm", 20.9, -4))
# Alone, these are drawn a little smaller or larger than what they hold asks for; beside a spoon one would see it.
HOLDS = {"silk-milk": 1.19, "quiet-balm": 1.2, "seven-tides-ampoules": .9}


def scaled(objects, loc, factor):
    for ob in objects:
        ob.matrix_world = Matrix.Translation(loc) @ Matrix.Scale(factor, 4) @ Matrix.Translation(-Vector(loc)) @ ob.matrix_world


def sizes():
    """A row on one stone, a teaspoon and a matchbox before it."""
    light.studio("shell", reach=1.9, key=.85, fill=1.2)
    h = 2.
    stone = rounded_box("stone", (74, 17, h), M.slab("hewn", (.44, .40, .335), (.60, .55, .48), .58, .3, .30, .10, .14), .10, 4)
    stone.pass_index = light.PLINTH
    place([stone], (0, -3.4, 0))
    for product_id, x, turn in ROW:
        k, _ = stand_at(product_id, x, 1.5, h, turn, uncapped=True)
        parts = [o for o in bpy.data.objects if o.get("product") == product_id]
        if k.airless:
            place(C.airless_cap(k)[0], (x + 2.7, 3.6, h))
        if k.pack["container"] == "stick":
            parts += place(C.stick_cap(k)[0], (x + 2.1, 2.4, h))
        scaled(parts, (x, 1.5, h), HOLDS.get(product_id, 1))
    place(teaspoon(), (-19.5, -7.4, h), math.radians(2))
    box, match = matchbox()
    place(box, (4.6, -7.4, h), math.radians(8))
    match(Matrix.Translation((14.6, -8.4, h)) @ Matrix.Rotation(math.radians(-10), 4, "Z"))
    light.camera((0, -1.4, 6.6), 127, 14, fstop=.34, focus=(0, -.4, 6))


# ---- a shelf by a morning window

SHELF = {"1": (("silk-milk", -6.6, .4, -6), ("inner-shell-cream", .3, -.6, 4), ("quiet-balm", 6.0, .6, 8)),
         "2": (("first-light-serum", -4.8, .2, -5), ("moonstone-serum", 1.5, -.5, 4), ("noon-veil-spf-30", 7.6, .7, 9)),
         "3": (("night-current", -5.6, .3, -5), ("thousand-layers-cream", 1.2, -.6, 4), ("slow-amber-oil", 7.4, .5, 7))}


def shelf(which):
    """Sun through a window falls across a plastered wall and a travertine shelf."""
    light.world((.80, .90, 1), .34, .12)
    wall = M.slab("plaster", (.70, .63, .54), None, .85, .1, .16, .06, .16)
    me = bpy.data.meshes.new("wall")
    me.from_pydata([(-90, 5.2, -40), (90, 5.2, -40), (90, 5.2, 70), (-90, 5.2, 70)], [], [(0, 1, 2, 3)])
    add("wall", me, wall)
    stone = M.slab("travertine", (.66, .585, .48), (.80, .74, .65), .55, .35, .30, .16, .22)
    place([rounded_box("shelf", (64, 9.6, 6.2), stone, .10, 4)], (0, .9, -6.2))  # down to the frame: the wall in its shade is a gray bar
    for p, x, y, turn in SHELF[which]:
        stand_at(p, x, y, 0, turn)
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 4.1 if which == "1" else 4.5, math.radians(.9), (1, .86, .68)
    o = bpy.data.objects.new("sun", sun)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-40, -36, 34)
    light.aim(o, (0, 0, 0))
    # The window: a frame with bars, far off, between the sun and the wall.
    d = o.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    turn = o.rotation_euler.to_quaternion().to_matrix().to_4x4()
    dark = M.plain("frame", (.02, .02, .02), 1, 0, 0)
    shift = {"1": (1.0, 2.0), "2": (3.0, 3.0), "3": (0, 1.0)}[which]
    bars = [((-31 + shift[0], 0), (34, 90)), ((38 + shift[0], 0), (34, 90)), ((0, 34 + shift[1]), (120, 34)), ((0, -33), (120, 30)), ((3.5 + shift[0], 0), (1.1, 90)), ((0, 4.0 + shift[1]), (90, .9))]
    for (x, y), size in bars:
        card = rounded_box("bar", (*size, .2), dark, .01, 1)
        card.matrix_world = Matrix.Translation(d * 60) @ turn @ Matrix.Translation((x, y, 0))
        card.visible_camera = card.visible_glossy = card.visible_diffuse = card.visible_transmission = False
    light.softbox("sky", (-34, -20, 24), (0, 0, 4), 26, 26, 9000, (.94, .96, 1), .3)
    light.softbox("bounce", (26, -30, 14), (0, 0, 4), 30, 26, 2600, (1, .93, .84), glossy=False)
    light.softbox("room", (6, -74, 14), (0, 0, 4), 90, 50, 6500, (1, .90, .77))  # the sunlit room that the metal mirrors
    light.camera((0, 0, 5.0), 66, 5, lens=85, fstop=.17, focus=(0, -.8, 4))


def house(name):
    kind, _, which = name.partition("-")
    {"shelf": shelf, "box": beside_box, "beside": beside, "sizes": lambda _: sizes()}[kind](which)

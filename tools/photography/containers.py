"""The packaging: dropper, pump, jar, tube, tin, ampoules, stick, carton. Each stands on z = 0 and faces -Y."""
import math

import bpy
import numpy as np
from mathutils import Matrix

import label as labels
import materials as M
from catalogue import linear, luminance, texture, volume
from shapes import lathe, loft, place, rounded_box, shell

DARK_INK, LIGHT_INK = (.018, .015, .014), (.90, .84, .74)


class Look:
    """Materials of one product, from its `packaging`."""

    def __init__(self, product):
        p = self.pack = product["packaging"]
        self.id, self.label, self.ml = product["id"], p["label"], volume(product)
        self.tint, self.content_colour = linear(p["tint"]), linear(p["contentColor"])
        self.kind = texture(product)
        self.content = M.content("content " + self.id, self.kind, self.content_colour)
        self.metal = M.brushed("champagne " + self.id)
        self.polished = M.plain("champagne polished " + self.id, M.CHAMPAGNE, .14, 1)
        cap = p["cap"]
        if "ivory" in cap:
            self.cap = self.collar = M.stone("ivory ceramic " + self.id, M.IVORY, 3, .012, .03, .42, .45)
        elif "dark" in cap:
            self.cap, self.collar = M.plain("dark rubber " + self.id, M.DARK, .46, 0, .4), self.metal
        else:
            self.cap = self.collar = self.metal
        self.dark_cap = "dark" in cap
        body = p["material"]
        self.frosted, self.amber = "frosted" in body, "amber" in body
        self.clear = not self.frosted and "glass" in body
        if "glass" not in body:
            t = self.tint
            if "metal" in body:
                self.body = self.metal
            elif "ceramic" in body:
                self.body = M.stone("ceramic " + self.id, t, 2.2, .018, .04, .50, .42)
            else:
                self.body = M.plain("soft touch " + self.id, t, .44, 0, .42, Sheen=.3, Clearcoat=.35, Clearcoat_Roughness=.28)
            seen = t if "metal" not in body else (.5, .45, .4)
        elif self.frosted:
            lum = luminance(self.tint)
            t = tuple(min(1, .75 * c + .25 * lum) ** (.20 if lum < .12 else .15) for c in self.tint)
            self.body = M.glass("frosted " + self.id, 1.46, .28, t, tuple(c ** .5 for c in t))
            seen = (.1, .1, .1) if lum < .12 else (.5, .5, .5)
        else:
            t = tuple(c ** .17 for c in self.tint) if self.amber else (.985, .99, .985)
            self.body = M.glass("glass " + self.id, 1.5, 0, t, tuple(c ** .6 for c in t) if self.amber else (.97, .97, .96))
            seen = (.12, .06, .02) if self.amber or self.kind == "oil" else (.5, .4, .3)
        self.ink_colour = DARK_INK if luminance(seen) > .17 else LIGHT_INK

    def print_on(self, radius, z0, width, height, size=1., layout="tall"):
        image = labels.draw(self.label, width, height, size=size, layout=layout)
        return shell("label " + self.id, radius, z0, width, height, M.ink("ink " + self.id, image, self.ink_colour, glow=.30 if self.ink_colour is LIGHT_INK else 0))


def dropper(k):
    """Dropper bottle. 30 ml is 11 cm tall with its bulb, 100 ml wider and taller."""
    s = (k.ml / 30) ** .17
    R, H = 1.95 * s, 6.5 * s
    lv = H * .85
    sh = H + .17
    out = [lathe("bottle", [(0, .16), (.95, .10, .3), (1.35, 0, .12), (R, 0, .26), (R, H, .62), (1.02, sh, .14), (1.02, sh + .73, .05),
                            (.78, sh + .73, .05), (.78, H - .1, .12), (R - .27, H - .25, .5), (R - .27, .80, .42), (0, .76)], k.body, 176)]
    if k.frosted:
        inside = M.plain("content seen " + k.id, k.content_colour, .5) if k.kind != "liquid" else M.plain("content seen " + k.id, tuple(c * .92 for c in k.content_colour), .5)
        out.append(lathe("liquid", [(0, .79), (R - .30, .84, .42), (R - .30, lv, .06), (0, lv)], inside, 96))
    else:
        out.append(lathe("liquid", [(0, .75), (R - .26, .79, .42), (R - .26, lv + .10), (R - .33, lv + .03, .05), (R - .5, lv, .1), (0, lv)], k.content, 176))
        z0 = 1.15
        wet = M.glass("pipette wet " + k.id, 1.09)
        dry = M.glass("pipette dry " + k.id, 1.5, 0, (.99, .99, .99), (.97, .97, .97))
        out.append(lathe("pipette wet", [(.10, z0), (.13, z0 - .03, .02), (.17, z0, .02), (.28, z0 + .9, .3), (.28, lv - .002), (.20, lv - .002), (.20, z0 + .95, .3)], wet, 48, closed=True))
        out.append(lathe("pipette dry", [(.28, lv + .002), (.28, sh + .6), (.20, sh + .6), (.20, lv + .002)], dry, 48, closed=True))
    c = sh + .08
    if k.dark_cap:
        out.append(lathe("collar", [(1.0, c), (1.24, c, .05), (1.24, c + 1.45, .10), (.80, c + 1.45, .04), (.80, c + 1.35)], k.collar))
        b = c + 1.35
        out.append(lathe("bulb", [(.78, b), (.78, b + .24, .05), (.70, b + .36, .12), (.68, b + 1.95, 1.2), (.60, b + 2.85, .58), (0, b + 2.85)], k.cap))
        top = b + 2.85
    else:
        out.append(lathe("collar", [(1.0, c), (1.26, c, .05), (1.26, c + 1.1, .06), (1.19, c + 1.1, .02), (1.19, c + 1.18, .02), (1.26, c + 1.18, .06),
                                    (1.26, c + 3.0, .14), (0, c + 3.0)], k.collar))
        top = c + 3.0
    w, h = R * 2.25, min(H - 1.9, 4.3 * s)
    out.append(k.print_on(R + .004, 1.22, w, h, .96 * s ** .6))
    return out, top, R


def pump(k):
    s = max(.86, (k.ml / 150) ** .16)
    R, H = 2.2 * s, 7.9 * s
    if k.frosted:
        H0 = .55
        out = [lathe("body", [(0, .12), (1.3, .08, .2), (1.6, 0, .1), (R, 0, .24), (R, H, .60), (1.2, H + .12, .1), (1.2, H + .42), (.95, H + .42), (.95, H, .1),
                              (R - .24, H - .16, .45), (R - .24, H0, .35), (0, H0 - .03)], k.body, 176)]
        top = H * (.86 if k.kind != "foam" else .80)
        inner = M.plain("content seen " + k.id, k.content_colour, .5)
        out.append(lathe("content", [(0, H0 + .02), (R - .27, H0 + .05, .3), (R - .27, top, .06), (0, top)], inner, 96))
        out.append(lathe("dip tube", [(.16, top), (.16, H + .3)], M.plain("dip tube " + k.id, (.8, .78, .74), .4), 24))
    else:
        out = [lathe("body", [(0, .12), (1.3, .08, .2), (1.6, 0, .1), (R, 0, .24), (R, H, .70), (1.2, H + .14, .12), (1.2, H + .42), (0, H + .42)], k.body, 176)]
    c = H + .18
    out.append(lathe("collar", [(1.0, c), (1.36, c, .05), (1.36, c + 1.1, .09), (.45, c + 1.1, .05), (.45, c + 1.0)], k.collar))
    head = k.cap
    stem = k.polished if not k.dark_cap else k.cap
    out.append(lathe("stem", [(.36, c + 1.0), (.36, c + 1.6), (.30, c + 1.6)], stem, 48))
    z = c + 1.5
    out.append(lathe("head", [(.45, z), (1.0, z, .06), (1.0, z + .85, .14), (.80, z + .85, .05), (0, z + .82)], head))
    cu = bpy.data.curves.new("spout", "CURVE")
    cu.dimensions = "3D"
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(2)
    for p, (co, hl, hr, rad) in zip(sp.bezier_points, [((.4, 0, z + .50), (.2, 0, z + .50), (1, 0, z + .50), 1.15),
                                                       ((1.85, 0, z + .46), (1.5, 0, z + .49), (2.1, 0, z + .44), .9),
                                                       ((2.3, 0, z + .10), (2.26, 0, z + .30), (2.32, 0, z + .04), .8)]):
        p.co, p.handle_left, p.handle_right, p.radius = co, hl, hr, rad
    cu.bevel_depth, cu.bevel_resolution, cu.resolution_u, cu.use_fill_caps = .27, 8, 20, True
    cu.materials.append(head)
    o = bpy.data.objects.new("spout", cu)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_basis = Matrix.Rotation(math.radians(-148), 4, "Z")
    out.append(o)
    w, h = R * 2.2, min(H - 2.2, 6.2 * s)
    out.append(k.print_on(R + .004, 1.25 * s, w, h, 1.06 * s))
    return out, z + .85, R


def jar(k, opened=False):
    s = (k.ml / 50) ** .14
    R, H = 3.45 * s, 3.75 * s
    ri = R - .55
    if k.frosted:
        out = [lathe("jar", [(0, .12), (2.2, .10, .2), (2.6, 0, .1), (R, 0, .40), (R, H, .22), (ri + .02, H, .06), (ri + .02, .78, .5), (0, .78)], k.body, 208)]
        cup_colour = tuple(c * .94 for c in k.content_colour)
        cup = M.plain("cup " + k.id, cup_colour, .45)
        out.append(lathe("cup", [(0, .82), (ri - .02, .82, .5), (ri - .02, H + .08, .04), (ri - .26, H + .08, .04), (ri - .26, 1.05, .4), (0, 1.05)], cup, 128))
    else:
        out = [lathe("jar", [(0, .12), (2.2, .10, .2), (2.6, 0, .1), (R, 0, .55), (R, H, .20), (ri, H, .08), (ri, 1.0, .5), (0, 1.0)], k.body, 208)]
    z = H + .07
    top = H
    if not opened:
        out.append(lathe("gasket", [(2.2, H), (R - .2, H), (R - .2, H + .09), (2.2, H + .09)], k.polished, 128, closed=True))
        out.append(lathe("lid", [(2.4, z), (R + .02, z, .05), (R + .02, z + 1.6, .16), (R - .6, z + 1.6, .05), (0, z + 1.6)], k.cap, 208))
        top = z + 1.6
    h = min(H - 1.3, 2.0 * s + .1)
    out.append(k.print_on(R + .004, .86 * s, R * 2.0, 1.98 * s, 1.02 * s, "low"))
    return out, top, R


def jar_lid(k):
    R = 3.45 * (k.ml / 50) ** .14
    return [lathe("lid", [(R - .25, .1), (R - .25, 0), (R + .02, 0, .05), (R + .02, 1.6, .16), (R - .6, 1.6, .05), (0, 1.6)], k.cap, 208)], R


def tube(k):
    s = max(.84, (k.ml / 50) ** .12)
    R, H, zc = 2.0 * s, 8.0 * s ** 1.1, 1.75 * s
    cap = [(0, 0), (R * .96, 0, .10), (R * .96, zc, .05), (R - .25, zc, .02), (R - .25, zc - .1)]
    out = [lathe("tube cap", cap, k.cap)]
    z0 = zc + .05
    if k.dark_cap:
        out.append(lathe("ring", [(R - .3, zc + .02), (R + .01, zc + .02, .04), (R + .01, zc + .34, .04), (R - .3, zc + .34)], k.metal, 160))
        z0 = zc + .36
    w, h = R * 2.35, H * .72
    lz = z0 + .55 * s
    image = labels.draw(k.label, w, h, size=1.0 * s, layout="tall")
    skin = M.printed("tube skin " + k.id, image, k.tint, k.ink_colour, (-w / 2, w / 2, lz, lz + h), .42, Sheen=.3, Clearcoat=.35, Clearcoat_Roughness=.28)
    rings = []
    for q in np.linspace(0, 1, 72):
        e = min(1, q / .945)
        e = e * e * (3 - 2 * e) * .35 + e * .65
        b, a = R * (1 - e) + .045 * e, R * (1 + .40 * e)
        if q > .945:
            b = .05 + (.012 if int(q * 700) % 2 else 0)
        if q < .02:
            a, b = a * (.93 + 3.5 * q), b * (.93 + 3.5 * q)
        rings.append([(a * math.cos(2 * math.pi * j / 176), b * math.sin(2 * math.pi * j / 176), z0 + q * H) for j in range(176)])
    out.append(loft("tube", rings, skin))
    return out, z0 + H, R * 1.4


def tin(k, opened=False):
    R, H = 3.55, 3.3
    out = [lathe("tin", [(0, .05), (R - .2, .05), (R, 0, .22), (R, H, .03), (R - .06, H, .02), (R - .06, .3), (0, .3)], k.body, 208)]
    top = H
    if not opened:
        out.append(lathe("tin lid", [(R - .4, H + .03), (R + .05, H + .03, .04), (R + .05, H + 1.15, .20), (R - .35, H + 1.15, .06), (R - .5, H + 1.08, .06), (0, H + 1.08)], k.cap, 208))
        top = H + 1.15
    out.append(k.print_on(R + .004, .55, R * 2.0, 2.1, 1.05, "low"))
    return out, top, R


def ampoule(k, name, opened=False, filled=True):
    """One glass ampoule, 6 cm."""
    R = .56
    glass = [(0, 0), (R, 0, .30), (R, 4.0, .40), (.24, 4.45, .15), (.24, 4.62, .15)]
    glass += [(.23, 4.75), (.17, 4.75)] if opened else [(.33, 5.25, .7), (.25, 5.8, .4), (.09, 6.06, .10), (0, 6.07)]
    inner = [(.18, 4.45, .15), (R - .09, 3.93, .36), (R - .09, .13, .22), (0, .12)]
    if not opened:
        inner = [(0, 5.92), (.10, 5.88, .08), (.24, 5.25, .6), (.16, 4.62, .1)] + inner
    out = [lathe(name, glass + inner, k.body, 64)]
    lv = 3.5
    if filled:
        out.append(lathe(name + " oil", [(0, .115), (R - .082, .12, .22), (R - .082, lv + .05), (R - .14, lv, .03), (0, lv)], k.content, 64))
    return out


def ampoules(k):
    """Seven ampoules in a ceramic stand that carries the label."""
    W, D, H = 9.3, 2.5, 3.9
    stand = M.stone("stand " + k.id, (.72, .655, .56), 2.2, .04, .05, .5, .4)
    out = [rounded_box("stand", (W, D, H), stand, .32)]
    band = rounded_box("band", (W - .7, D - .7, .06), k.polished, .02, 2)
    band.matrix_basis = Matrix.Translation((0, 0, H - .025))
    out.append(band)
    for i in range(7):
        out += place(ampoule(k, f"ampoule {i}"), ((i - 3) * 1.22, 0, H - 1.3 + 1.34), .4 * i)
    w, h = 8.4, 2.2
    image = labels.draw(k.label, w, h, size=1.12, layout="low")
    flat = bpy.data.meshes.new("label")
    y = -D / 2 - .004
    flat.from_pydata([(-w / 2, y, .85), (w / 2, y, .85), (w / 2, y, .85 + h), (-w / 2, y, .85 + h)], [], [(0, 1, 2, 3)])
    uv = flat.uv_layers.new()
    for j, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[j].uv = c
    flat.materials.append(M.ink("ink " + k.id, image, DARK_INK))
    o = bpy.data.objects.new("label", flat)
    o.visible_shadow = False
    bpy.context.scene.collection.objects.link(o)
    out.append(o)
    return out, H + 6.1, W / 2


def stick(k, opened=True):
    """Balm stick, open, its cap beside it."""
    R, H = 1.75, 6.4
    w, h = R * 2.2, 4.9
    out = [lathe("stick", [(0, .05), (R - .2, .05), (R, 0, .16), (R, H, .10), (R - .16, H, .04), (R - .16, H - .05)], k.body, 160),
           lathe("foot", [(R - .1, .42), (R + .012, .42, .02), (R + .012, .56, .02), (R - .1, .56)], k.metal, 160),
           lathe("inner", [(R - .3, H - .1), (R - .17, H - .1), (R - .17, H + .75, .05), (R - .34, H + .75, .03), (R - .34, H + .6)], k.metal, 160)]
    r = R - .36
    rings = []
    for q in np.linspace(0, 1, 40):
        c = math.sin(q * math.pi / 2)
        for_r = r * math.sqrt(max(0.0004, 1 - max(0, (q - .55) / .45) ** 2.4))
        rings.append([(for_r * math.cos(t), for_r * math.sin(t), H + .4 + 1.75 * q + .26 * q * for_r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    out.append(loft("balm", rings, k.content, True, 60))
    out.append(k.print_on(R + .004, .85, w, h, .92))
    return out, H + 2.3, R


def stick_cap(k):
    R = 1.77
    return [lathe("stick cap", [(R - .16, .1), (R - .16, 0), (R, 0, .05), (R, 3.0, .25), (0, 3.0)], k.cap, 160)], 3.0, R


def carton(k, w=5.0, d=5.0, h=8.0, colour=(.70, .64, .55)):
    """The folding box."""
    paper = M.plain("carton " + k.id, colour, .65, 0, .25)
    return [rounded_box("carton", (w, d, h), paper, .04, 2)], h, w / 2


BUILD = {"dropper": dropper, "pump": pump, "jar": jar, "tube": tube, "tin": tin, "ampoule": ampoules, "stick": stick}


def build(product, loc=(0, 0, 0), turn=0):
    """The closed product, placed. Returns (look, height, radius)."""
    k = Look(product)
    obs, height, radius = BUILD[k.pack["container"]](k)
    place(obs, loc, turn)
    return k, height, radius

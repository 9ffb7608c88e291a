"""The packaging: dropper, pump, jar, tube, tin, ampoules, stick, carton. Each stands on z = 0 and faces -Y."""
import math

import bpy
import numpy as np
from mathutils import Matrix

import label as labels
import materials as M
from catalogue import linear, texture, volume
from palette import DARK_INK, IVORY_LABEL, LIGHT_INK, ink
from shapes import lathe, loft, place, rounded_box, shell


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
        self.airless = p["container"] == "pump" and self.kind == "cream" and self.ml <= 50  # a small cream that air would spoil
        body = p["material"]
        self.frosted, self.amber, self.pearl = "frosted" in body, "amber" in body, "pearl" in body
        self.clear = not self.frosted and "glass" in body
        if "glass" not in body:
            t = self.tint
            if "metal" in body:
                self.body = self.metal
            elif "lacquer" in body:
                self.body = M.lacquer("lacquer " + self.id, t, 1. if self.pearl else 0.)
            elif "ceramic" in body:
                self.body = M.stone("ceramic " + self.id, t, 2.2, .018, .04, .50, .42)
            else:
                self.body = M.plain("soft touch " + self.id, t, .44, 0, .42, Sheen=.3, Clearcoat=.35, Clearcoat_Roughness=.28)
        elif self.frosted:
            t = tuple(.80 + .18 * c / max(self.tint) for c in self.tint)
            self.body = M.glass("frosted " + self.id, 1.46, .24, t, tuple(c ** .5 for c in t))
        else:
            t = tuple(c ** .12 for c in self.tint) if self.amber else (.985, .99, .985)
            self.body = M.glass("glass " + self.id, 1.5, 0, t, tuple(c ** .6 for c in t) if self.amber else (.97, .97, .96))
        self.ink_colour = ink(p)

    def fill(self, points, level, tube=None):
        """What is behind the frosted wall; a little into it, or the gap between them mirrors. `tube`: what dips into it."""
        behind = tuple(.60 * a + .40 * b for a, b in zip(self.content_colour, self.tint))
        return lathe("content", points, M.filling("content seen " + self.id, behind, level, tube), 176)

    def print_on(self, radius, z0, width, height, size=1., layout="tall", small=1.):
        if self.pearl:  # an ivory label, set into the lacquer
            image = labels.draw(self.label, width, height, size=size, layout=layout, top=.20)
            return shell("label " + self.id, radius, z0, width, height, M.plate("ivory label " + self.id, image, IVORY_LABEL, self.ink_colour))
        image = labels.draw(self.label, width, height, size=size, layout=layout, small=small)
        return shell("label " + self.id, radius, z0, width, height, M.ink("ink " + self.id, image, self.ink_colour, glow=.30 if self.ink_colour is LIGHT_INK else 0))


def dropper(k):
    """Dropper bottle. 30 ml is 11 cm tall with its bulb, 100 ml wider and taller."""
    s = (k.ml / 30) ** .17
    R, H = 1.95 * s, 6.5 * s
    lv = H * .85
    sh = H + .17
    out = [lathe("bottle", [(0, .16), (.95, .10, .3), (1.35, 0, .12), (R, 0, .26), (R, H, .62), (1.02, sh, .14), (1.02, sh + .73, .05),
                            (.78, sh + .73, .05), (.78, H - .1, .12), (R - .27, H - .25, .5), (R - .27, .80, .42), (0, .76)],
                 k.body, 176)]
    if k.frosted:
        out.append(k.fill([(0, .75), (R - .26, .79, .42), (R - .26, H - .24, .5), (.79, H - .09, .12), (.79, sh + .3), (0, sh + .3)], lv, None if k.ml > 60 else .20))
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
    elif k.ml > 60:  # no pipette reaches this far: a screw cap
        top = c + 2.5
        out.append(lathe("cap", [(1.0, c), (1.42, c, .05), (1.42, top, .16), (1.2, top, .04), (0, top)], k.collar))
    else:  # a push-button pipette
        top = c + 3.05
        out.append(lathe("collar", [(1.0, c), (1.26, c, .05), (1.26, c + 1.55, .12), (.80, c + 1.55, .04), (.80, c + 1.4)], k.collar))
        out.append(lathe("button", [(.70, c + 1.4), (.70, c + 1.66, .03), (.66, c + 1.72, .03), (.64, top, .26), (0, top + .04)], k.metal, 96))
    w, h = R * 2.25, min(H - 1.9, 4.3 * s)
    out.append(k.print_on(R + .004, 1.22, w, h, .96 * s ** .6))
    return out, top, R


def pump_size(k):
    """Scale, radius, height of the body."""
    s = max(.72, (k.ml / 150) ** .2)
    return s, 2.2 * s, 7.9 * s


def pump(k):
    s, R, H = pump_size(k)
    outer = [(0, .12), (1.3, .08, .2), (1.6, 0, .1), (R, 0, .24), (R, H, .70), (1.2, H + .14, .12), (1.2, H + .42)]
    if k.frosted:
        foot, wall = .62, R - .26
        out = [lathe("body", [*outer, (.95, H + .42), (.95, H, .1), (wall, H - .16, .45), (wall, foot, .35), (0, foot - .03)], k.body, 176),
               k.fill([(0, foot - .04), (wall + .01, foot - .01, .35), (wall + .01, H - .15, .45), (.96, H + .01, .1), (.96, H + .3), (0, H + .3)], H * .84, .20)]
    else:
        out = [lathe("body", [*outer, (0, H + .42)], k.body, 176)]
    c = H + .18
    out.append(lathe("collar", [(1.0, c), (1.36, c, .05), (1.36, c + 1.1, .09), (.45, c + 1.1, .05), (.45, c + 1.0)], k.collar))
    if k.kind == "foam":
        return out + foamer(k, c + 1.0) + [k.print_on(R + .004, 1.25 * s, R * 2.2, min(H - 2.2, 6.2 * s), 1.06 * s)], c + 3.2, R
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


def airless(k, opened=False):
    """A small airless pump: a straight cylinder, a low actuator with a short nose; closed, a cap as wide as the body covers it."""
    s, R, H = pump_size(k)
    out = [lathe("body", [(0, .12), (1.1, .08, .2), (1.25, 0, .1), (R, 0, .16), (R, H, .14), (R - .16, H, .04), (R - .16, H + .1), (0, H + .1)], k.body, 176),
           lathe("collar", [(R - .3, H + .02), (R - .10, H + .02, .02), (R - .10, H + .50, .10), (.8, H + .54, .1), (.8, H + .5)], k.metal)]
    if opened:
        z = H + .56
        out.append(lathe("actuator", [(.90, z), (.98, z, .03), (.98, z + .98, .16), (.74, z + 1.0, .12), (0, z + .90)], k.cap))
        nose = []
        for q in np.linspace(0, 1, 16):
            r = .27 - .07 * q
            nose.append([(.80 + .72 * q, r * math.cos(a), z + .60 + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)])
        hole = [[(1.50 + .03 * q, .10 * math.cos(a), z + .60 + .10 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 32, endpoint=False)] for q in (0, 1)]
        for ob in (loft("nose", nose, k.cap), loft("hole", hole, M.plain("hole " + k.id, M.DARK, .6))):
            ob.matrix_basis = Matrix.Rotation(math.radians(-140), 4, "Z")
            out.append(ob)
    else:
        out += place(airless_cap(k)[0], (0, 0, H + .02))
    out.append(k.print_on(R + .004, 1.05 * s, R * 2.2, min(H - 1.7, 6.2 * s), 1.06 * s))
    return out, H + (1.56 if opened else 2.32), R


def airless_cap(k):
    _, R, _ = pump_size(k)
    return [lathe("airless cap", [(R - .10, .1), (R - .10, 0), (R, 0, .03), (R, 2.3, .16), (R - .3, 2.3, .05), (0, 2.27)], k.cap, 176)], 2.3, R


def foamer(k, z):
    """The head of a foam pump: a wide neck that mixes the air in, a broad button with a short, thick nose."""
    out = [lathe("mixer", [(1.18, z), (1.18, z + .75, .10), (.62, z + .95, .10), (.62, z + 1.2)], k.cap, 128),
           lathe("button", [(.60, z + 1.12), (1.22, z + 1.12, .08), (1.16, z + 1.95, .22), (.9, z + 2.02, .2), (0, z + 1.94)], k.cap, 128)]
    rings = []
    for q in np.linspace(0, 1, 24):
        w, h = .50 * (1 - .22 * q), .36 * (1 - .30 * q)
        x, dip = .7 + 1.25 * q, .20 * q ** 2.2
        rings.append([(x, w * math.cos(a), z + 1.52 - dip + h * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)])
    x, _, mid = rings[-1][10][0], 0, z + 1.32
    hole = [[(x - .02 + .03 * q, .27 * math.cos(a), mid + .16 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)] for q in (0, 1)]
    for ob in (loft("nose", rings, k.cap), loft("hole", hole, M.plain("hole " + k.id, (.004, .004, .004), .7, 0, .1))):
        ob.matrix_basis = Matrix.Rotation(math.radians(-140), 4, "Z")
        out.append(ob)
    return out


def jar_size(k):
    """Radius, height, height of the lid."""
    s = (k.ml / 50) ** .14
    return 3.45 * s, (3.75 if not k.pearl else 4.0) * s, 1.6 if not k.pearl else 2.25


def mouth(k):
    """Radius of what can be seen of the content in the open jar."""
    return jar_size(k)[0] - (.57 if not k.pearl else .75)


def jar(k, opened=False):
    R, H, _ = jar_size(k)
    s, ri = (k.ml / 50) ** .14, mouth(k)
    foot_in = .82 if k.frosted else 1.  # a heavy glass foot below the content
    foot = [(R, 0, .40 if k.frosted else .55), (R, H, .20)] if not k.pearl else [(R * .98, 0, 1.15), (R, H, .32)]
    out = [lathe("jar", [(0, .12), (2.2, .10, .2), (2.6, 0, .1), *foot, (ri, H, .08), (ri, foot_in, .5), (0, foot_in)], k.body, 208)]
    if k.frosted:
        top = H - (.62 if opened else .02)
        out.append(k.fill([(0, foot_in - .01), (ri + .01, foot_in - .01, .5), (ri + .01, top), (0, top)], H))
    if not opened:
        out.append(lathe("gasket", [(2.2, H), (R - .2, H), (R - .2, H + .09), (2.2, H + .09)], k.polished, 128, closed=True))
        out += place(jar_lid(k)[0], (0, 0, H + .07))
    out.append(k.print_on(R + .004, (1.34 if k.frosted else .98 if k.pearl else .86) * s, R * 2.0 if not k.pearl else R * 1.36, (1.98 if not k.pearl else 2.28) * s, (1.02 if not k.pearl else .95) * s, "low"))
    return out, H if opened else H + .07 + jar_size(k)[2], R


def jar_lid(k):
    R, _, h = jar_size(k)
    if not k.pearl:
        return [lathe("lid", [(R - .25, .1), (R - .25, 0), (R + .02, 0, .05), (R + .02, h, .16), (R - .6, h, .05), (0, h)], k.cap, 208)], R
    # A heavy, turned lid with a disc of mother-of-pearl let into its top.
    r = R * .74
    lid = lathe("lid", [(R - .25, .1), (R - .25, 0), (R - .02, 0, .06), (R - .02, h - .35, .30), (R - .42, h, .28), (r + .06, h + .06, .05), (r, h + .02, .02), (r, h - .08), (0, h - .08)], k.cap, 208)
    disc = lathe("disc", [(r - .02, h - .07), (r - .03, h + .01, .04), (r * .6, h + .06), (0, h + .09)], M.nacre("disc " + k.id, .75, attribute=None), 160)
    return [lid, disc], R


def tube(k):
    """A tube on its cap: an elliptical shoulder, a body that goes flat, a ribbed crimp at the end."""
    s = max(.80, (k.ml / 50) ** .14)
    R, H, zc = 1.85 * s, 8.4 * s ** 1.1, 1.75 * s
    rc = R * .84
    out = [lathe("tube cap", [(0, 0), (rc * .97, 0, .10), (rc, zc, .07), (rc - .25, zc, .02), (rc - .25, zc - .1)], k.cap)]
    z0 = zc + .04
    if k.dark_cap:
        out.append(lathe("ring", [(rc - .3, zc + .02), (rc + .01, zc + .02, .04), (rc + .01, zc + .30, .04), (rc - .3, zc + .30)], k.metal, 160))
        z0 = zc + .32
    w, h = R * 2.35, H * .70
    lz, crimp = z0 + .85 * s, z0 + H - .55 * s
    image = labels.draw(k.label, w, h, size=1.0 * s, layout="tall")
    how = {"Sheen": .3, "Clearcoat": .35, "Clearcoat_Roughness": .28}
    tint, glow = k.tint, 0.
    if k.ink_colour is LIGHT_INK:  # a dark skin without the sheen that lifts it, or its light print is lost
        how, tint, glow = {"Clearcoat": .2, "Clearcoat_Roughness": .28}, tuple(.70 * c for c in k.tint), .40
    skin = M.printed("tube skin " + k.id, image, tint, k.ink_colour, (-w / 2, w / 2, lz, lz + h), .42, crimp, glow, **how)
    rings = []
    for z in [*np.linspace(0, .75 * s, 16), *np.linspace(.80 * s, H - .56 * s, 60), *np.linspace(H - .55 * s, H, 6)]:
        e = min(1, z / (H - .55 * s))
        e = e * e * (3 - 2 * e) * .30 + e * .70
        flat = z >= H - .5501 * s
        b, a = (.045, R * 1.46) if flat else (R * (1 - e) + .05 * e, R * (1 + .46 * e))
        if z < .75 * s:  # the shoulder
            q = math.sqrt(max(0, 1 - (1 - z / (.75 * s)) ** 2))
            a, b = rc * .96 + (a - rc * .96) * q, rc * .96 + (b - rc * .96) * q
        rings.append([(a * math.cos(t), b * math.copysign(abs(math.sin(t)) ** (1 if not flat else .25), math.sin(t)), z0 + z) for t in np.linspace(0, 2 * math.pi, 176, endpoint=False)])
    out.append(loft("tube", rings, skin))
    return out, z0 + H, R * 1.46


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
    # The ring at which it is opened.
    out.append(lathe(name + " ring", [(.238, 4.50), (.262, 4.50, .01), (.262, 4.585, .01), (.238, 4.585)], M.plain(name + " enamel", (.86, .80, .70), .4), 48, closed=True))
    lv = 3.5
    if filled:
        out.append(lathe(name + " oil", [(0, .115), (R - .082, .12, .22), (R - .082, lv + .05), (R - .14, lv, .03), (0, lv)], k.content, 64))
    return out


def front(k, image, w, h, y, z0):
    """Print on a flat front."""
    me = bpy.data.meshes.new("label")
    me.from_pydata([(-w / 2, y, z0), (w / 2, y, z0), (w / 2, y, z0 + h), (-w / 2, y, z0 + h)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for j, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[j].uv = c
    me.materials.append(M.ink("ink " + k.id, image, DARK_INK))
    o = bpy.data.objects.new("label", me)
    o.visible_shadow = False
    bpy.context.scene.collection.objects.link(o)
    return o


def ampoules(k):
    """Seven ampoules in a ceramic stand that carries the label."""
    W, D, H = 9.3, 2.5, 3.9
    stand = M.stone("stand " + k.id, (.72, .655, .56), 2.2, .04, .05, .5, .4)
    out = [rounded_box("stand", (W, D, H), stand, .32)]
    for i in range(7):  # each sunk into its hole, with a turned ring around it
        x = (i - 3) * 1.24
        out += place(ampoule(k, f"ampoule {i}"), (x, 0, H - 1.25), .4 * i)
        out += place([lathe("eyelet", [(.565, H - .02), (.612, H - .02), (.612, H + .05, .015), (.565, H + .05, .015)], k.polished, 64, closed=True)], (x, 0, 0))
    w, h = 8.4, 2.2
    out.append(front(k, labels.draw(k.label, w, h, size=1.12, layout="low"), w, h, -D / 2 - .004, .85))
    return out, H + 4.85, W / 2


def stick(k):
    """A lip balm of 10 g: slim, the balm cut at a slant and turned out a little way."""
    R, H, r, slant = .92, 4.5, .56, math.radians(48)
    out = [lathe("stick", [(0, .04), (R - .12, .04), (R, 0, .10), (R, H, .06), (R - .14, H, .03), (R - .14, H - .05)], k.body, 160),
           lathe("foot", [(R - .06, .52), (R + .008, .52, .01), (R + .008, .57, .01), (R - .06, .57)], k.metal, 160, closed=True),
           lathe("inner", [(r + .02, H - .1), (R - .15, H - .1), (R - .15, H + 1.0, .05), (r + .05, H + 1.0, .03), (r + .04, H + .7)], k.metal, 160)]
    middle, rings = H + 2.05, []  # where the slant meets the axis
    for q in np.linspace(0, 1, 24):
        rings.append([(r * math.cos(t), r * math.sin(t), H + .5 + q * (middle - .06 - H - .5 + math.tan(slant) * r * math.sin(t))) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    for q in np.linspace(0, 1, 14)[1:]:  # the cut, its edge worn round
        a = r * (1 - .14 * (1 - math.cos(q * math.pi / 2))) if q < 1 else .004
        rings.append([(a * math.cos(t), a * math.sin(t), middle - .06 * (1 - math.sin(q * math.pi / 2)) + math.tan(slant) * a * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    out.append(loft("balm", rings, k.content, True, 60))
    out.append(k.print_on(R + .003, .72, R * 2.2, 3.56, .66, small=1.3))
    return out, middle + math.tan(slant) * r, R


def stick_cap(k):
    R = .925
    return [lathe("stick cap", [(R - .10, .1), (R - .10, 0), (R, 0, .04), (R, 3.5, .14), (R - .2, 3.5, .04), (0, 3.5)], k.cap, 160)], 3.5, R


def carton(k, w, h, colour=(.70, .645, .555)):
    """The folding box, square in plan: a sleeve, a tucked lid with a shadow line around it, print on the front."""
    paper = M.stone("carton " + k.id, colour, 30, .012, .05, .66, .25, 4.)
    out = [rounded_box("sleeve", (w, w, h - .07), paper, .035, 3), *place([rounded_box("lid", (w - .05, w - .05, .05), paper, .02, 2)], (0, 0, h - .052))]
    lw, lh, tall = w * .84, h * (.78 if h > w * 1.2 else .52), h > w * 1.2
    image = labels.draw(k.label, lw, lh, size=1.1 if tall else 1.25, layout="tall" if tall else "low")
    out.append(front(k, image, lw, lh, -w / 2 - .004, h * (.10 if tall else .22)))
    return out, h, w / 2


BUILD = {"dropper": dropper, "pump": pump, "jar": jar, "tube": tube, "tin": tin, "ampoule": ampoules, "stick": stick}


def build(product, loc=(0, 0, 0), turn=0, uncapped=False):
    """The closed product, placed; `uncapped`: an airless pump without its cap. Returns (look, height, radius)."""
    k = Look(product)
    obs, height, radius = airless(k, uncapped) if k.airless else BUILD[k.pack["container"]](k)
    for o in obs:
        o["product"] = product["id"]  # so that it can be renewed alone, in a group
    place(obs, loc, turn)
    return k, height, radius

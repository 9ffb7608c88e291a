"""The close pictures. Each product has its own way of lying there: see DETAILS at the end."""
import math

import numpy as np
from mathutils import Matrix
from scipy.ndimage import gaussian_filter

import containers as C
import light
import materials as M
from scene import swatch as S
from shapes import height_field, lathe, place

STONES = {  # colour, veins, roughness
    "sea": ((.40, .49, .42), (.60, .66, .60), .55), "rose": ((.56, .40, .32), (.72, .58, .50), .5),
    "cream": ((.60, .52, .42), (.74, .68, .60), .55), "slate": ((.20, .24, .28), (.42, .46, .50), .5),
    "ink": ((.095, .120, .145), (.26, .29, .31), .18), "green": ((.070, .135, .110), (.26, .34, .30), .18),
    "wine": ((.235, .110, .085), (.42, .27, .22), .20), "umber": ((.085, .045, .022), (.36, .24, .14), .14),
    "grey": ((.135, .155, .165), (.32, .34, .35), .18), "blush": ((.43, .245, .175), (.60, .44, .36), .26),
}


def stone(kind, polished=False):
    colour, vein, rough = STONES[kind]
    return M.slab("slab " + kind, colour, vein, rough, .5 if rough < .2 else .32, bump=.012 if rough < .2 else .10, contrast=.22 if rough < .2 else .10)


def from_above(degrees=66, distance=30, target=(0, 0, 0), focus=None, fstop=.16, azimuth=0):
    light.camera(target, distance, degrees, azimuth, fstop=fstop, focus=focus or target)


# ---- creams: flat swatches, thin at their edges

def smear(product, k, seed, ground="cream", points=((-2.2, 3.6), (-.6, 1.0), (-.5, -1.4), (1.6, -4.2)), width=3.0, thick=.20,
          low=17, side=1, degrees=66, distance=26, turn=0., clear=.012, rough=.30, coat=0., body=1., colour=None, key=1., fill=1., **more):
    light.table(stone(ground), key=key, side=side, low=low, fill=fill)
    cream = M.thinning("cream " + k.id, colour or k.content_colour, clear, rough, .5, coat, 0, body)
    S.lay("smear", S.stroke(points, width, thick, seed, (4.8, 6.2), **more), cream, .001, turn)
    from_above(degrees, distance, (0, .5, 0))


def dabs(product, k, seed, ground="rose", strokes=(), low=18, degrees=70, distance=26, clear=.010, rough=.28, coat=.0, side=1, key=1.):
    """Several short strokes beside each other."""
    light.table(stone(ground), low=low, side=side, key=key)
    cream = M.thinning("cream " + k.id, k.content_colour, clear, rough, .5, coat)
    for i, (points, width, thick, more) in enumerate(strokes):
        S.lay(f"dab {i}", S.stroke(points, width, thick, seed + 17 * i, (4.8, 6.2), **more), cream, .001 + .002 * i)
    from_above(degrees, distance)


# ---- clear fluids: domed drops, close, on dark polished stone

def beads(product, k, seed, ground="ink", drops=(), colour=None, density=.5, ior=1.38, degrees=42, distance=15, fstop=.085, target=(0, 0, .15),
          focus=None, pipette=None, bubbles=0, milky=False, warm=(1, .95, .88), key=1., side=1):
    light.table(stone(ground), low=34, warm=warm, key=1.1 * key, side=side, size=(8, 10), world_strength=.10, fill=.7)
    light.softbox("back", (19 * side, 10, 20), (0, 0, 0), 14, 6, 3600 * key, (1, .97, .93), .3)
    fluid = M.fluid("drop " + k.id, colour or k.content_colour, density, ior, side)
    if milky:
        fluid = M.milky("drop " + k.id, k.content_colour)
    rnd = np.random.RandomState(seed)
    for i, (x, y, r, h) in enumerate(drops):
        S.drop(f"drop {i}", fluid, x, y, r, h, seed + i, wobble=.09 if r > .5 else .04)
        if bubbles and r > .5:
            air = M.glass("air", 1 / ior)
            for _ in range(bubbles):
                a, q, br = rnd.uniform(0, 6.28), r * math.sqrt(rnd.uniform(0, .62)), rnd.uniform(.010, .034)
                place([lathe("bubble", [(br * math.sin(t), -br * math.cos(t)) for t in np.linspace(0, math.pi, 13)], air, 20)],
                      (x + q * math.cos(a), y + q * math.sin(a), rnd.uniform(.06, h * .62)))
    if pipette:
        px, py, pz = pipette
        g = M.glass("pipette", 1.5, 0, (.99, .99, .99), (.95, .95, .95))
        tip = [(.07, .0), (.10, -.03, .02), (.14, .0, .02), (.33, 1.5, .6), (.33, 12), (.25, 12), (.25, 1.55, .6)]
        hanging = [(0, -.26), (.08, -.245), (.145, -.17), (.155, -.10), (.11, -.02), (.075, .02), (.24, 1.55, .6), (.24, 3.0), (0, 2.95)]
        obs = [lathe("pipette", tip, g, 64, closed=True), lathe("held", hanging, fluid, 64)]
        place(obs, matrix=Matrix.Translation((px, py, pz)) @ Matrix.Rotation(math.radians(16), 4, "Y") @ Matrix.Rotation(math.radians(-8), 4, "X"))
    light.camera(target, distance, degrees, fstop=fstop, focus=focus or (drops[0][0], drops[0][1] - drops[0][2] * .6, .12))


def foam(product, k, seed):
    """Bubbles, small ones packed, larger ones where the foam runs out."""
    light.table(stone("sea"), key=1.0, low=28, fill=1.2)

    def mound(gx, gy):
        a = np.arctan2(gy, gx)
        r = np.hypot(gx * .92, gy) * (1 + .10 * np.cos(2 * a + 1) + .07 * np.cos(3 * a) + .04 * np.cos(7 * a + 2))
        top = 1.30 * np.sqrt(np.clip(1 - (r / 3.1) ** 2, 0, 1)) + .55 * np.exp(-(((gx + .5) / 1.0) ** 2 + ((gy - .2) / .9) ** 2))
        top += .25 * np.exp(-(((gx - 1.1) / .7) ** 2 + ((gy + .6) / .6) ** 2))
        return np.where(r < 3.1, top, -1)

    field, depth = S.lathered(seed, (3.7, 3.7), .0065, mound, ((26000, .016, .032), (5200, .035, .06), (1100, .06, .11), (190, .11, .19), (26, .19, .30)))
    ob = S.lay("foam", field, M.foam("foam"), .001)
    layer = ob.data.attributes.new("depth", "FLOAT", "POINT")
    layer.data.foreach_set("value", depth.astype(np.float32).ravel())
    light.camera((-.1, -.4, .75), 15.5, 42, fstop=.12, focus=(-.3, -1.3, 1.0))


# ---- open containers

def swirl(radius, base, amp, turns, seed, n=560):
    """Cream in a jar: a spiral furrow rising to a soft peak."""
    xs = np.linspace(-radius, radius, n)
    gx, gy = np.meshgrid(xs, xs)
    r, a = np.hypot(gx, gy) / radius, np.arctan2(gy, gx)
    phase = turns * 2 * math.pi * np.power(np.clip(r, 0, 1), .80) - a
    furrow = np.power(.5 + .5 * np.cos(phase), .75)
    wob = S.noise((n, n), n / 11, seed)
    z = base + amp * (furrow * S.smooth(r, .03, .25) * (1 - S.smooth(r, .86, .99)) * .8 + 1.9 * np.exp(-(r / .17) ** 2) + .05 * wob)
    z = gaussian_filter(z + amp * .5 * np.exp(-((gx - .35) ** 2 + (gy + .1) ** 2) / .12), n / 170)
    return xs, z - S.smooth(r, .93, 1.0) * amp * .25


def scooped(radius, top, seed, n=560):
    """A solid balm with the furrow of a spatula and what it pushed up."""
    xs = np.linspace(-radius, radius, n)
    gx, gy = np.meshgrid(xs, xs)
    d = gy - .25 * gx + .3 + .1 * gx ** 2 / radius
    along = S.smooth(gx, -1.9, -1.2) * (1 - S.smooth(gx, 1.2, 2.1))
    z = top - .55 + .02 * S.noise((n, n), 30, seed) - .55 * np.exp(-(d / .55) ** 4) * along + .22 * np.exp(-((np.abs(d) - .75) / .16) ** 2) * along
    z += .03 * np.sin(d * 34) * along * (np.abs(d) < .5)
    return xs, gaussian_filter(z + .75 * np.exp(-((gx - 1.9) ** 2 / .16 + d ** 2 / .5)), 3)


def trimmed(ob, radius):
    """Keep the disc of a height field."""
    import bmesh
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if math.hypot(v.co.x, v.co.y) > radius], context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def open_jar(product, k, seed, fill="swirl", turns=1.6, amp=.5, turn=6, azimuth=0):
    light.studio(product["category"], key=1.35, fill=.3)
    obs, top, R = C.jar(k, True)
    place(obs, (-.3, 0, 0), math.radians(turn))
    ri = C.mouth(k)
    soft = k.content if k.kind != "gel" else M.plain("gel seen " + k.id, tuple(c * .93 for c in k.content_colour), .06, 0, .6, Clearcoat=.6)
    xs, z = scooped(ri, top, seed) if fill == "scoop" else swirl(ri, top - .62, amp, turns, seed)
    place([trimmed(height_field("swirl", xs, xs, z, soft), ri)], (-.3, 0, 0), seed)
    lid, lr = C.jar_lid(k)
    place(lid, (R * .42, lr + 2.9, 0))
    light.camera((0, .9, top * .80), 29.5, 37, 4 + azimuth, fstop=.17, focus=(0, -.6, top))


def open_tin(product, k, seed):
    light.studio(product["category"], key=1.35, fill=.3)
    obs, top, R = C.tin(k, True)
    place(obs, (-.3, 0, 0), math.radians(4))
    ri = R - .07
    n = 480
    xs = np.linspace(-ri, ri, n)
    gx, gy = np.meshgrid(xs, xs)
    r = np.hypot(gx - .2, gy - .2) / ri
    z = top - .95 + .95 * np.clip(1 - r, 0, 1) ** 1.15 + .035 * S.noise((n, n), 9, seed) + .012 * S.noise((n, n), 1.6, seed + 1) + .06 * S.noise((n, n), 32, seed + 2)
    place([trimmed(height_field("powder", xs, xs, z, k.content), ri)], (-.3, 0, 0))
    light.camera((.1, .2, top * .80), 28, 36, 4, fstop=.17, focus=(0, -.6, top))


def spilled(product, k, seed):
    """An opened ampoule beside the oil that ran out of it."""
    light.table(stone("grey"), low=34, fill=.8, world_strength=.10, size=(8, 10))
    light.softbox("back", (19, 10, 20), (0, 0, 0), 14, 6, 3600, (1, .97, .93), .3)
    oil = M.fluid("oil", k.content_colour, 1.6, 1.46)
    S.drop("pool", oil, .5, -.7, 1.75, .30, seed, wobble=.16)
    for i, (x, y, r) in enumerate(((-1.9, -1.9, .42), (2.5, .9, .33), (-2.4, -.4, .2), (1.9, -2.7, .26))):
        S.drop(f"drop {i}", oil, x, y, r, r * .42, seed + i)
    m = Matrix.Translation((-2.2, 2.5, .57)) @ Matrix.Rotation(math.radians(66), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X")
    place(C.ampoule(k, "lying", True, filled=False), matrix=m)
    light.camera((.1, .35, .2), 22, 44, 5, fstop=.12, focus=(0, -.5, .3))


def bullet(product, k, seed):
    light.studio(product["category"])
    obs, h, R = C.stick(k)
    place(obs, (-.4, 0, 0), math.radians(-3))
    place(C.stick_cap(k)[0], (R * 1.55, R * 1.7, 0))
    light.camera((.2, 0, h * .68), h * 3.1, 14, 6, fstop=.14, focus=(-.4, -R, h * .8))


A, B = dict(start=.9, end=.30, ridge=.55), dict(start=1.2, end=.42, ridge=.7)
DETAILS = {
    # creams
    "silk-milk": (smear, dict(ground="sea", points=((-2.5, 2.3), (-.5, 3.2), (1.3, 1.9), (-.4, -.1), (-.9, -1.7), (.9, -3.0), (2.9, -2.6)), width=2.1, thick=.24, clear=.02, rough=.15, coat=.4,
                              start=.5, end=.10, ridge=.12, bead=.22, wet=.85, low=22)),
    "night-current": (smear, dict(ground="slate", points=((-2.5, 3.9), (-.5, 2.3), (.5, -.8), (2.1, -4.0)), width=3.3, thick=.24, **B)),
    "quiet-harbor-serum": (dabs, dict(ground="rose", strokes=(
        (((-2.7, 3.3), (-2.0, 1.2), (-2.2, -1.6)), 1.5, .17, A), (((-.2, 4.0), (.1, .8), (-.3, -2.9)), 1.6, .16, B), (((2.2, 3.0), (2.3, .7), (2.0, -3.8)), 1.35, .18, A)))),
    "worn-stone-lotion": (smear, dict(ground="grey", points=((-3.0, 3.3), (.9, 3.9), (2.4, 2.2), (-.6, .5), (-2.2, -1.2), (.2, -2.2), (3.2, -3.4)), width=1.75, thick=.21,
                                      start=.6, end=.16, ridge=.45, degrees=72, side=-1, rough=.26)),
    "salt-air-fluid-spf-50": (smear, dict(ground="cream", points=((-1.4, 4.2), (-1.1, 1.5), (-.2, -1.2), (.2, -4.4)), width=1.9, thick=.11, clear=.010, rough=.16, coat=.3,
                                          start=2.0, end=.35, ridge=.30, bead=.25, wet=.30, degrees=64)),
    "moonstone-serum": (beads, dict(ground="umber", milky=True, drops=((-.3, -.1, 1.05, .42), (1.35, .75, .50, .25), (-1.65, 1.15, .40, .20), (1.1, -1.15, .23, .13), (-1.5, -1.0, .15, .09), (.35, 2.3, .33, .16)))),
    "noon-veil-spf-30": (smear, dict(ground="cream", points=((-2.8, 3.6), (-1.2, 1.4), (.6, -.9), (2.6, -4.0)), width=3.8, thick=.085, clear=.040, rough=.34, body=.93, start=1.9, end=.50, ridge=1.2,
                                     bead=.45, low=15)),
    # clear fluids
    "first-light-serum": (beads, dict(ground="blush", drops=((-.25, -.2, 1.0, .40), (1.45, .9, .46, .22), (-1.75, 1.3, .36, .18), (1.15, -1.15, .20, .11), (-1.3, -1.2, .13, .08), (.6, 2.6, .3, .15)),
                                      colour=(.95, .66, .18), density=1.1, pipette=(.35, .5, 1.45), distance=17, target=(0, .2, .55))),
    "smooth-stone-serum": (beads, dict(ground="grey", drops=((.35, -.1, .85, .36), (-1.15, .6, .52, .25), (1.7, 1.2, .40, .20), (-.75, -1.0, .24, .13), (1.25, -1.1, .15, .09), (-.2, 2.2, .55, .24), (-2.1, -.5, .16, .1)), density=.15)),
    "soft-ebb": (beads, dict(ground="wine", drops=((-.5, .1, .72, .33), (.75, -.45, .52, .26), (.6, .95, .34, .18), (-1.7, -.7, .25, .14), (1.75, .7, .2, .12), (-1.5, 1.5, .42, .2), (.1, -1.25, .12, .07), (1.5, -1.3, .17, .1)),
                             colour=(.97, .80, .68), density=.35, degrees=46)),
    "undertow-gel": (beads, dict(ground="ink", drops=((0, 0, 1.25, .62), (1.9, .9, .30, .17), (-1.75, -.8, .2, .12)), density=.12, ior=1.40, distance=14, degrees=36, bubbles=14, target=(0, 0, .28))),
    "clear-pebble-gel": (beads, dict(ground="green", drops=((-.15, 0, 1.15, .50), (1.5, .75, .62, .32), (-1.75, .9, .5, .26), (1.25, -1.0, .22, .13)), colour=(.80, .92, .88), density=.3, ior=1.40,
                                     distance=15, bubbles=34, target=(0, .1, .25))),
    "deep-water-serum": (beads, dict(ground="green", drops=((.1, -.1, 1.1, .46), (-1.5, .9, .4, .22), (1.55, .9, .3, .17), (-1.2, -1.05, .18, .1)), colour=(.45, .86, .92), density=.9, pipette=(.2, .35, 1.35),
                                     distance=17, target=(0, .2, .55))),
    "sea-glass-jelly": (beads, dict(ground="grey", drops=((-.2, .1, 1.35, .80), (1.75, -.5, .55, .40), (1.5, 1.5, .4, .28)), colour=(.42, .84, .72), density=.8, ior=1.36, distance=16, degrees=38, bubbles=6, target=(.1, 0, .35))),
    "shallows-eye-gel": (beads, dict(ground="ink", drops=((.1, -.1, .78, .48), (-1.25, .55, .4, .24), (1.3, .6, .28, .17)), colour=(.72, .93, .92), density=.5, ior=1.38, distance=12, bubbles=5)),
    "slow-amber-oil": (beads, dict(ground="umber", drops=((0, -.1, 1.35, .40), (1.75, 1.2, .42, .2), (-1.7, 1.25, .3, .16), (-1.75, -.9, .2, .11)), colour=(.90, .46, .10), density=1.5, ior=1.47, distance=17,
                                   pipette=(.3, .4, 1.3), target=(0, .2, .5))),
    "driftwood-foam": (foam, {}),
    # open containers
    "evening-shell-balm": (open_jar, dict(fill="scoop")), "thousand-layers-cream": (open_jar, dict(turns=2.0, turn=-4)),
    "inner-shell-cream": (open_jar, dict(turns=1.6)), "open-tide-gel": (open_jar, dict(turns=1.5, amp=.42, turn=9)),
    "pearl-dust": (open_tin, {}), "seven-tides-ampoules": (spilled, {}), "quiet-balm": (bullet, {}),
}


def detail(product):
    make, how = DETAILS[product["id"]]
    make(product, C.Look(product), sum(map(ord, product["id"])), **how)

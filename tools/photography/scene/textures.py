"""Close pictures of what stands: open jars and tins, the lip balm, ampoules. (close.py has what lies flat.)"""
import math

import numpy as np
from mathutils import Matrix
from scipy.ndimage import gaussian_filter

import containers as C
import light
import materials as M
from scene import swatch as S
from shapes import height_field, lathe, place


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


def open_jar(product, k, seed, fill="swirl", turns=1.6, amp=.5, turn=6, azimuth=0, lid=True):
    light.studio(product["category"], key=1.35, fill=.3)
    obs, top, R = C.jar(k, True)
    place(obs, (-.3, 0, 0), math.radians(turn))
    ri = C.mouth(k) + .02  # a little into the wall, so that no gap shows
    soft = k.content if k.kind != "gel" else M.jelly("gel seen " + k.id, k.content_colour)
    xs, z = scooped(ri, top, seed) if fill == "scoop" else swirl(ri, top - .62, amp, turns, seed)
    place([trimmed(height_field("swirl", xs, xs, z, soft), ri)], (-.3, 0, 0), seed)
    if lid:
        cover, lr = C.jar_lid(k)
        place(cover, (R * .42, lr + 2.9, 0))
    light.camera((0 if lid else -.3, .9 if lid else -.1, top * .80), 29.5 if lid else 27, 37, 4 + azimuth, fstop=.17, focus=(0, -.6, top))


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


def row(product, k, seed):
    """Ampoules in their stand, close: light comes through glass and oil; only the nearest is sharp."""
    light.studio(product["category"], key=.8)
    C.build(product, (0, 0, 0), math.radians(-24))
    light.glow((0, 2.6, 3.0), 16, 9, 1.1, (1, .74, .36), math.radians(-24))
    light.camera((-.35, .1, 6.6), 14.4, 6, 0, fstop=.075, focus=(-.2, -.3, 6.2))


def bullet(product, k, seed):
    """The cut of the balm, close; the stick itself runs out of the picture."""
    light.studio(product["category"])
    obs, h, R = C.stick(k)
    place(obs, (-.1, 0, 0), math.radians(-24))
    light.camera((.1, 0, h - .78), 10.4, 20, 0, fstop=.085, focus=(-.1, -R * .4, h - .7))


DETAILS = {
    "evening-shell-balm": (open_jar, dict(fill="scoop")), "thousand-layers-cream": (open_jar, dict(turns=2.0, turn=-4)),
    "inner-shell-cream": (open_jar, dict(turns=1.6)), "open-tide-gel": (open_jar, dict(turns=1.5, amp=.55, turn=5, lid=False)),
    "pearl-dust": (open_tin, {}), "seven-tides-ampoules": (row, {}), "quiet-balm": (bullet, {}),
}


def detail(product):
    make, how = DETAILS[product["id"]]
    make(product, C.Look(product), sum(map(ord, product["id"])), **how)

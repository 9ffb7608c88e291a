"""The close pictures: a cream's swirl, a gel's drop, an oil's pool, foam, powder, the balm."""
import math

import numpy as np
from mathutils import Matrix
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

import containers as C
import light
import materials as M
from shapes import dollop, height_field, lathe, place


def noise(shape, sigma, seed):
    g = gaussian_filter(np.random.RandomState(seed).normal(size=shape), sigma, mode="wrap")
    return g / g.std()


def smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def smear(points, width, thick, seed, n=760, half=5.2, ridges=7.0):
    """A spatula's stroke along a curve: ridges lengthwise, a rim on both sides, a wave where it stops."""
    xs = np.linspace(-half, half, n)
    ctrl = np.array(points, float)
    t = np.linspace(0, 1, len(ctrl))
    u = np.linspace(0, 1, 400)
    deg = min(3, len(ctrl) - 1)
    curve = np.stack([np.polyval(np.polyfit(t, ctrl[:, i], deg), u) for i in (0, 1)], 1)
    gx, gy = np.meshgrid(xs, xs)
    dist, idx = cKDTree(curve).query(np.stack([gx.ravel(), gy.ravel()], 1))
    tan = np.gradient(curve, axis=0)[idx]
    off = np.stack([gx.ravel(), gy.ravel()], 1) - curve[idx]
    side = np.sign(tan[:, 0] * off[:, 1] - tan[:, 1] * off[:, 0])
    d, s = (dist * side).reshape(n, n), u[idx].reshape(n, n)
    rnd = np.random.RandomState(seed)
    wob = noise((n, n), n / 14, seed)
    w = width * (.82 + .25 * np.sin(s * math.pi) + .05 * wob) * (.55 + .45 * smooth(s, 0, .16))
    e = np.abs(d) / w
    body = smooth(1 - e, 0, .42)
    lines = sum(a * np.sin(d / width * f + ph + 1.2 * s * k) for a, f, ph, k in
                ((.5, ridges, rnd.uniform(0, 6), 1), (.35, ridges * 1.9, rnd.uniform(0, 6), -1.5), (.25, ridges * 3.3, rnd.uniform(0, 6), 2)))
    rim = np.exp(-((e - .78) / .13) ** 2) * .55
    wave = np.exp(-((s - .9) / .075) ** 2) * 1.05 + np.exp(-((s - .74) / .05) ** 2) * .3
    z = thick * body * (.55 + .13 * lines * (1 - smooth(s, .8, .95)) + rim + wave * (1 - .45 * e ** 2) + .05 * wob)
    z = gaussian_filter(z, n / 420)
    return xs, np.where(z > .004, z, -.03)


def pools(drops, n=700, half=5.6, contact=1.25):
    """Drops of liquid: (x, y, radius, height), melted together."""
    xs = np.linspace(-half, half, n)
    gx, gy = np.meshgrid(xs, xs)
    z = np.full((n, n), -1e9)
    for x, y, r, h in drops:
        q = 1 - ((gx - x) ** 2 + (gy - y) ** 2) / r ** 2
        k = np.where(q > 0, h * np.power(np.maximum(q, 0), .5 / contact * 1.25), q * h * 3)
        m = np.maximum(z, k)
        z = m + .18 * np.exp(-np.abs(z - k) / .18) * (m > -.1) * .5
    z = np.where(z > .12, z, z)
    return xs, np.where(z > 0.0, gaussian_filter(np.maximum(z, 0), .8), -.04)


def dish(colour, radius=6.4, height=.8):
    ob = lathe("dish", [(0, 0), (radius, 0, .03), (radius, height, .14), (radius - .5, height, .05), (0, height)],
               M.stone("dish", colour, rough=.62, spec=.3), 208)
    return ob


def swirl(radius, base, amp, turns, seed, n=480):
    """Cream in a jar: a spiral furrow rising to a soft peak."""
    xs = np.linspace(-radius, radius, n)
    gx, gy = np.meshgrid(xs, xs)
    r, a = np.hypot(gx, gy) / radius, np.arctan2(gy, gx)
    phase = turns * 2 * math.pi * np.power(np.clip(r, 0, 1), .80) - a
    furrow = .5 + .5 * np.cos(phase)
    furrow = np.power(furrow, .75)
    wob = noise((n, n), n / 11, seed)
    z = base + amp * (furrow * smooth(r, .03, .25) * (1 - smooth(r, .86, .99)) * .8 + 1.9 * np.exp(-(r / .17) ** 2) + .05 * wob)
    lean = np.exp(-((gx - .35) ** 2 + (gy + .1) ** 2) / .12)
    z = gaussian_filter(z + amp * .5 * lean, n / 170)
    z -= smooth(r, .93, 1.0) * amp * .25
    return xs, z


def whipped(seed, material, foot=3.3, height=2.5, n=420, rows=260):
    """Foam from a pump: a soft mound that bulges over its foot, laid down in a rising coil, with a peak."""
    t = np.linspace(0, 1, rows)[:, None]
    a = 2 * math.pi * np.arange(n)[None, :] / n
    rnd = np.random.RandomState(seed)
    wander = sum(w * np.cos(m * a + rnd.uniform(0, 6)) for m, w in ((1, .035), (2, .045), (3, .025), (5, .012)))
    lean = noise((rows, n), 26, seed)
    # A quarter of a superellipse, drawn in at the foot.
    r = foot * np.power(np.cos(t * math.pi / 2), .62) * (1 - .10 * np.exp(-(t / .05) ** 2))
    z = height * np.power(np.sin(t * math.pi / 2), 1.25)
    coil = np.cos(2 * math.pi * 2.6 * t - a)
    swell = smooth(t, .05, .22) * (1 - smooth(t, .80, .97))
    r = r * (1 + wander * (1 - .5 * t) + .012 * lean * swell) + .17 * coil * swell
    z = z + .10 * coil * swell + .75 * smooth(t, .90, 1.0) ** 1.5
    return dollop("foam", np.dstack([r, z * np.ones_like(a)]), material)


def trimmed(ob, radius):
    """Keep the disc of a height field."""
    import bmesh
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if math.hypot(v.co.x, v.co.y) > radius], context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def detail(product):
    paper = light.BACKDROP[product["category"]]
    pack, seed = product["packaging"], sum(map(ord, product["id"]))
    k = C.Look(product)
    rnd = np.random.RandomState(seed)
    if pack["container"] == "jar":
        return open_jar(product, k, paper, seed)
    if pack["container"] == "tin":
        return open_tin(product, k, paper, seed)
    if pack["container"] == "stick":
        return bullet(product, k, paper)
    light.studio(paper, key=1.35, fill=.3)
    top = .8
    # Clear fluids lie on a paler glaze: on the full tint of the backdrop they would turn grey.
    glaze = tuple(.15 * c + .85 * w for c, w in zip(paper, (.93, .92, .90))) if k.kind in ("gel", "liquid") else paper
    place([dish(glaze)], (0, 0, 0))
    if k.kind in ("cream", "milky", "balm"):
        flip = 1 if seed % 2 else -1
        pts = [(-2.5 * flip, -.8), (-.9 * flip, .2), (.8 * flip, .1), (2.3 * flip, .8)]
        if pack["container"] == "pump" and k.kind == "cream":
            pts = [(-2.5 * flip, .8), (-1.3 * flip, -.5), (.7 * flip, -.6), (2.3 * flip, .5)]
        thick = {"milky": .34}.get(k.kind, .70)
        xs, z = smear(pts, 1.45, thick, seed)
        place([height_field("smear", xs, xs, z, k.content)], (0, 0, top), math.radians(16 * flip))
        light.camera((0, .3, 1.0), 22, 38, 4, fstop=.16, focus=(0, -.6, 1.2))
        return
    if k.kind == "foam":
        place([whipped(seed, k.content)], (0, .3, top))
        light.camera((0, .2, 1.7), 22.5, 32, -6, fstop=.16, focus=(0, -1.4, 2.4))
        return
    if k.kind in ("gel", "liquid", "oil"):
        if k.kind == "gel":
            flip = 1 if seed % 2 else -1
            xs, z = smear([(-2.8 * flip, -.8), (-1.0 * flip, .25), (.9 * flip, .1), (2.5 * flip, .8)], 1.5, 1.0, seed, ridges=4.0)
            z = np.where(z > 0, gaussian_filter(np.maximum(z, 0), 5) + .02, z)
        else:
            drops = [(-.5, -.1, 2.5, .62), (1.5, .9, 1.5, .52), (-2.0, 1.2, 1.0, .42)]
            drops += [(rnd.uniform(-4.2, 4.2), rnd.uniform(-3.4, 3.2), rnd.uniform(.22, .55), rnd.uniform(.16, .3)) for _ in range(8)]
            xs, z = pools(drops)
        body = M.content("pool " + k.id, k.kind, k.content_colour)
        for nd in body.node_tree.nodes:
            if nd.type == "VOLUME_ABSORPTION":
                nd.inputs["Density"].default_value *= {"gel": 2.6, "liquid": 1.3, "oil": 2.2}[k.kind]
        turn = math.radians(16 * flip) if k.kind == "gel" else 0
        place([height_field("pool", xs, xs, z, body)], (0, 0, top), turn)
        if pack["container"] == "dropper":
            g = M.glass("pipette", 1.5, 0, (.99, .99, .99), (.95, .95, .95))
            tip = [(.10, .0), (.14, -.05, .03), (.20, .0, .03), (.40, 2.0, .6), (.40, 14), (.30, 14), (.30, 2.05, .6)]
            obs = [lathe("pipette", tip, g, 64, closed=True),
                   lathe("held", [(0, -.02), (.105, -.02), (.31, 2.05, .6), (.31, 3.4), (0, 3.3)], k.content, 64)]
            place(obs, matrix=Matrix.Translation((1.9, 1.0, top + 1.6)) @ Matrix.Rotation(math.radians(24), 4, "Y") @ Matrix.Rotation(math.radians(-10), 4, "X"))
        if pack["container"] == "ampoule":
            m = Matrix.Translation((-3.0, 2.4, top + .57)) @ Matrix.Rotation(math.radians(62), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X")
            place(C.ampoule(k, "lying", True, filled=False), matrix=m)
        light.camera((.1, .35, 1.1), 22, 38 if k.kind == "gel" else 41, 5, fstop=.16, focus=(0, -.5, 1.1))


def open_jar(product, k, paper, seed):
    light.studio(paper, key=1.35, fill=.3)
    obs, top, R = C.jar(k, True)
    place(obs, (-.3, 0, 0), math.radians(6))
    ri = R - .55 - (.28 if k.frosted else .02)
    fill = k.content if k.kind != "gel" else M.plain("gel seen " + k.id, tuple(c * .93 for c in k.content_colour), .06, 0, .6, Clearcoat=.6)
    if k.kind == "gel":
        xs, z = swirl(ri, top - .75, .42, 1.5, seed)
    elif k.kind == "balm":
        xs, z = swirl(ri, top - .55, .16, 1.0, seed)
        gx, gy = np.meshgrid(xs, xs)
        d = (gy - .25 * gx + .3 + .1 * gx ** 2 / ri)
        along = smooth(gx, -1.9, -1.2) * (1 - smooth(gx, 1.2, 2.1))
        z = top - .55 + .02 * noise(z.shape, 30, seed) - .55 * np.exp(-(d / .55) ** 4) * along + .22 * np.exp(-((np.abs(d) - .75) / .16) ** 2) * along
        z += .75 * np.exp(-((gx - 1.9) ** 2 / .16 + d ** 2 / .5))
        z = gaussian_filter(z, 4)
    else:
        xs, z = swirl(ri, top - .62, .50, 2.0 if seed % 2 else 1.6, seed)
    place([trimmed(height_field("swirl", xs, xs, z, fill), ri)], (-.3, 0, 0), seed)
    lid, lr = C.jar_lid(k)
    place(lid, (R * .42, lr + 2.9, 0))
    light.camera((0, .9, top * .80), 29.5, 37, 4, fstop=.17, focus=(0, -.6, top))


def open_tin(product, k, paper, seed):
    light.studio(paper, key=1.35, fill=.3)
    obs, top, R = C.tin(k, True)
    place(obs, (-.3, 0, 0), math.radians(4))
    ri = R - .07
    n = 480
    xs = np.linspace(-ri, ri, n)
    gx, gy = np.meshgrid(xs, xs)
    r = np.hypot(gx - .2, gy - .2) / ri
    z = top - .95 + .95 * np.clip(1 - r, 0, 1) ** 1.15 + .035 * noise((n, n), 9, seed) + .012 * noise((n, n), 1.6, seed + 1) + .06 * noise((n, n), 32, seed + 2)
    place([trimmed(height_field("powder", xs, xs, z, k.content), ri)], (-.3, 0, 0))
    light.camera((.1, .2, top * .80), 28, 36, 4, fstop=.17, focus=(0, -.6, top))


def bullet(product, k, paper):
    light.studio(paper)
    obs, h, R = C.stick(k)
    place(obs, (-.6, 0, 0), math.radians(-3))
    place(C.stick_cap(k)[0], (2.6, 3.2, 0))
    light.camera((.4, 0, 6.2), 28, 14, 6, fstop=.14, focus=(-.4, -1.4, 7))

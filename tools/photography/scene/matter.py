"""Pictures of the house of what lies flat, by field.c: water, raw matter of the five lines, textures that fill the frame."""
import numpy as np
from scipy.ndimage import gaussian_filter

import field
from scene import swatch as S
from scene.close import raking, table


# ---- water

def waves(sheet, seed, count, longest, shortest, height):
    """Small waves from many directions, `height` cm in all; short ones lower."""
    rnd, z = np.random.RandomState(seed), np.zeros_like(sheet.gx)
    bend = .5 * field.clouds(z.shape, 3, 2, seed)
    for length in np.geomspace(longest, shortest, count):
        a, k = rnd.uniform(0, 2 * np.pi), 2 * np.pi / length
        z += length ** 1.5 * np.sin(k * (sheet.gx * np.cos(a) + sheet.gy * np.sin(a)) + rnd.uniform(0, 6.3) + 2 * bend)
    return height * z / z.std()


def caustics(sheet, surface, depth, sun, strength, blur, seed, rays=10):
    """Sunlight through the surface on the ground `depth` below: irradiance (h, w, 3). Each colour is bent a little differently."""
    rnd, (h, w) = np.random.RandomState(seed), surface.shape
    gy, gx = np.gradient(surface, sheet.step)
    n = np.dstack([-gx, -gy, np.ones_like(gx)]).astype(np.float32)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    out = np.zeros((3, h * w))
    j, i = np.mgrid[0:h, 0:w].astype(np.float32)
    for r in range(rays):
        d = -np.array(sun, float) / np.linalg.norm(sun) + np.append(rnd.normal(size=2) * blur, 0)
        d = (d / np.linalg.norm(d)).astype(np.float32)
        c = -(n @ d)
        for band, ior in enumerate((1.328, 1.333, 1.339)):
            k = 1 - (1 - c * c) / ior ** 2
            t = d / ior + n * (c / ior - np.sqrt(k))[..., None]
            way = (depth + surface).astype(np.float32) / -t[..., 2]
            x, y = (g + rnd.uniform(-.5, .5) + t[..., q] * way / sheet.step for q, g in ((0, i), (1, j)))
            x, y = (x + .5).astype(np.int32), (y + .5).astype(np.int32)
            inside = (x >= 0) & (y >= 0) & (x < w) & (y < h)
            out[band] += np.bincount((y * w + x)[inside], minlength=h * w)
    return gaussian_filter((out.T.reshape(h, w, 3) / rays) * strength, (1.2, 1.2, 0))


# ---- raw matter

class Heap:
    """Many small bodies dropped on a ground; each shows where it stands highest."""

    def __init__(self, sheet):
        self.sheet, self.tag = sheet, np.zeros(sheet.gx.shape, np.int32)
        self.count = 0

    def put(self, x, y, reach, top):
        """`top(u, v)`: height over the ground at offsets from (x, y), -1 outside."""
        s = self.sheet
        i0, i1 = (int(np.clip((x + q + s.half[0]) / s.step, 0, len(s.xs) - 1)) for q in (-reach, reach))
        j0, j1 = (int(np.clip((y + q + s.half[1]) / s.step, 0, len(s.ys) - 1)) for q in (-reach, reach))
        if i1 - i0 < 2 or j1 - j0 < 2:
            return
        part = slice(j0, j1), slice(i0, i1)
        z = top(s.gx[part] - x, s.gy[part] - y)
        above = z > s.z[part]
        self.count += 1
        s.z[part] = np.where(above, z, s.z[part])
        self.tag[part] = np.where(above, self.count, self.tag[part])

    def cover(self, z, where):
        """One body, known over the whole ground."""
        self.count += 1
        self.sheet.z, self.tag[where] = np.where(where, z, self.sheet.z), self.count

    def tone(self, colours, seed, spread=.12):
        """Each body its own tone between the colours."""
        rnd = np.random.RandomState(seed)
        k = rnd.uniform(0, len(colours) - 1.001, self.count + 1)
        i = k.astype(int)
        own = field.mix(np.array(colours)[i], np.array(colours)[i + 1], k - i) * np.exp(rnd.normal(size=self.count + 1) * spread)[:, None]
        self.sheet.rgb = np.where(self.tag[..., None] > 0, np.clip(own[self.tag], 0, .93), self.sheet.rgb)
        return self.tag > 0


def ellipsoid(rnd, a, b, c, turn, tip, lift=0.):
    """The top of an ellipsoid with half axes a, b, c, turned and tipped."""
    ct, st = np.cos(turn), np.sin(turn)

    def top(u, v):
        p, q = u * ct + v * st, -u * st + v * ct
        slope = np.tan(tip) * p
        r = 1 - (p / a) ** 2 - (q / b) ** 2
        return np.where(r > 0, lift + slope + c * np.sqrt(np.maximum(r, 0)), -1)
    return top


def mound(x, y, wide, high, seed, gx, gy):
    a = np.arctan2(gy - y, gx - x)
    r = np.hypot(gx - x, gy - y) / (wide * (1 + .10 * np.cos(2 * a + seed) + .06 * np.cos(3 * a + 2 * seed) + .03 * np.cos(5 * a)))
    return high * np.clip(1 - r, 0, 1) ** 1.15


def scatter(rnd, n, at, spread):
    return rnd.normal(size=(n, 2)) * spread + at


def crystal(rnd, r, lift):
    """A cube of salt, turned any way; its top seen from above."""
    q = rnd.normal(size=4)
    q /= np.linalg.norm(q)
    w, x, y, z = q
    m = np.array(((1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)), (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
                  (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y))))
    if rnd.uniform() < .35:  # some lie flat
        a = rnd.uniform(0, np.pi)
        m = np.array(((np.cos(a), -np.sin(a), 0.), (np.sin(a), np.cos(a), 0.), (0, 0, 1.))) + rnd.normal(size=(3, 3)) * .04
    half = r * rnd.uniform(.75, 1.1, 3)
    faces = [(m[:, k] * s, half[k]) for k in range(3) for s in (1, -1)]
    for _ in range(3):  # corners broken off
        n = rnd.normal(size=3)
        faces.append((n / np.linalg.norm(n), r * rnd.uniform(.95, 1.35)))

    def top(u, v):
        hi, lo = np.full_like(u, 9.), np.full_like(u, -9.)
        for n, d in faces:
            if n[2] > 1e-3:
                hi = np.minimum(hi, (d - n[0] * u - n[1] * v) / n[2])
            elif n[2] < -1e-3:
                lo = np.maximum(lo, (d - n[0] * u - n[1] * v) / n[2])
        return np.where(hi > lo, lift + hi, -1)
    return top


def salt(size, side):
    """Coarse salt on slate."""
    sheet = table("slate", (6.0, 10.0), .009, 12, True)
    heap, rnd = Heap(sheet), np.random.RandomState(15)
    base = mound(-.2, .5, 3.5, 1.75, 4.2, sheet.gx, sheet.gy)
    a, out = rnd.uniform(0, 2 * np.pi, 1500), 3.3 + np.abs(rnd.normal(size=1500)) * .75 - .25
    spots = [*((*q, rnd.uniform(.035, .125)) for q in rnd.uniform((-5, -4), (5, 5.4), (15000, 2))), *zip(-.2 + out * np.cos(a), .5 + out * np.sin(a), rnd.uniform(.02, .085, 1500)),
             *((*q, rnd.uniform(.03, .12)) for q in scatter(rnd, 150, (.2, -1.6), (2.4, 1.9)))]
    for n, (x, y, r) in enumerate(spots):
        j, i = int((y + sheet.half[1]) / sheet.step), int((x + 6.0) / sheet.step)
        if not (0 <= j < sheet.z.shape[0] and 0 <= i < sheet.z.shape[1]) or (n < 15000 and base[j, i] <= .02):
            continue
        heap.put(x, y, r * 1.9, crystal(rnd, r, base[j, i] + (r * .75 if base[j, i] < .1 else rnd.uniform(-.05, .06))))
    on = heap.tone(((.84, .86, .87), (.93, .935, .935), (.78, .81, .83)), 2, .04)
    cloudy = field.clouds(sheet.z.shape, 260, 3, 4)
    sheet.rgb = np.where(on[..., None], np.clip(sheet.rgb * np.exp(.04 * cloudy)[..., None], 0, .95), sheet.rgb)
    sheet.z += .0012 * field.clouds(sheet.z.shape, 300, 3, 5) * on
    sheet.rough, sheet.coat = np.where(on, .20, sheet.rough), np.where(on, 1., sheet.coat)
    return field.expose(sheet, field.view(23, 46, target=(-.1, -.1, .5), fstop=.15), raking(34, -1, .62, 1.3), *size, side, sky=(.46, .475, .49), bounce=2.2)


def stone(size, side):
    """River pebbles, gray, a pale vein here and there, on pale stone."""
    sheet = table("pale", (6.8, 10.2), .0095, 6)
    heap, rnd = Heap(sheet), np.random.RandomState(21)
    rocks = ((-.9, .3, 1.75, 1.35, .72), (1.9, -.2, 1.15, .90, .55), (.7, 2.3, 1.25, 1.0, .6), (-2.6, 2.6, .95, .75, .45), (.1, -2.2, .95, .70, .42), (2.9, 2.0, .75, .60, .38), (-2.6, -1.9, .70, .52, .35),
             (2.1, -2.4, .55, .42, .28), (-1.3, -3.0, .40, .31, .22), (3.4, -1.2, .36, .28, .2), (-3.6, .6, .45, .34, .24), (-1.0, 4.2, .6, .45, .3), (1.0, -3.4, .25, .2, .14))
    for x, y, a, b, c in rocks:
        turn, squat = rnd.uniform(0, np.pi), rnd.uniform(2.2, 2.9)

        def pebble(u, v, a=a, b=b, c=c, turn=turn, squat=squat, n=rnd.randint(99)):
            p, q = u * np.cos(turn) + v * np.sin(turn), -u * np.sin(turn) + v * np.cos(turn)
            t = np.arctan2(q / b, p / a)
            r = np.hypot(p / a, q / b) / (1 + .05 * np.cos(2 * t + n) + .035 * np.cos(3 * t + 2 * n))
            return np.where(r < 1, c * np.clip(1 - r ** squat, 0, 1) ** .52 * 1.05, -1)
        heap.put(x, y, a * 1.15, pebble)
    on = heap.tone(((.105, .120, .130), (.21, .225, .23), (.15, .165, .165), (.31, .305, .29), (.19, .20, .205)), 11, .10)
    rgb = sheet.rgb
    for octave, amount in ((40, .10), (300, .16)):
        rgb = rgb * np.exp(amount * field.clouds(sheet.z.shape, octave, 4, 77 + octave, .7) * on)[..., None]
    for n, (tag, shift) in enumerate(((1, .25), (3, -.3), (6, .1))):  # veins of quartz
        u = sheet.gx * np.cos(n * 1.1 + .5) + sheet.gy * np.sin(n * 1.1 + .5) + .16 * field.clouds(sheet.z.shape, 9, 3, 90 + n)
        x, y = rocks[tag - 1][:2]
        d = u - (x * np.cos(n * 1.1 + .5) + y * np.sin(n * 1.1 + .5)) - shift
        vein = np.exp(-(d / .05) ** 2) + .5 * np.exp(-((d - .22) / .018) ** 2)
        rgb = field.mix(rgb, (.68, .67, .63), np.clip(.85 * vein * (1 + .25 * field.clouds(sheet.z.shape, 80, 2, 5)), 0, 1) * (heap.tag == tag))
    sheet.rgb = np.clip(rgb, 0, .9)
    sheet.z = sheet.z + .0016 * field.clouds(sheet.z.shape, 420, 2, 14, .8) * on + .0035 * field.clouds(sheet.z.shape, 60, 2, 15) * on
    sheet.rough = np.where(on, .46, sheet.rough)
    return field.expose(sheet, field.view(27, 48, target=(.1, .1, .3), fstop=.16), raking(34, 1, 1.3, 1.15), *size, side, sky=(.13, .132, .135), bounce=1.2)


def kaolin(size, side):
    """White clay: a heap of powder, lumps that fall apart, a trail drawn through."""
    sheet = table("rose", (6.0, 9.6), .009, 9)
    heap, rnd = Heap(sheet), np.random.RandomState(33)
    gx, gy = sheet.gx, sheet.gy
    base = mound(-.1, .7, 4.0, 1.6, 2, gx, gy)
    rough = field.clouds(gx.shape, 60, 5, 3, .62)
    body = base * (1 + .045 * rough) + .020 * rough * (base > 0) + .05 * field.clouds(gx.shape, 12, 2, 8) * (base > .1)
    d = gy - .9 + .55 * gx - .06 * gx ** 2  # a spatula's furrow down the slope
    along = S.smooth(gx, -1.9, -.9) * (1 - S.smooth(gx, 1.6, 2.6))
    body -= along * .30 * np.exp(-(d / .62) ** 4) * (1 + .10 * np.sin(d * 40))
    body += along * .10 * np.exp(-((np.abs(d) - .78) / .16) ** 2)
    dust = np.exp(-np.clip(np.hypot(gx + .1, (gy - .5) * 1.05) - 3.2, 0, 9) / .55) * np.clip(.55 + .5 * field.clouds(gx.shape, 70, 4, 2), 0, 1)
    sheet.rgb = field.mix(sheet.rgb, (.86, .845, .81), np.clip(.9 * dust, 0, .95))
    heap.cover(body, body > .012)
    crumbs = [*((*p, rnd.uniform(.02, .11) ** 1.0) for p in scatter(rnd, 900, (-.1, .1), (2.4, 2.2))), *((*p, rnd.uniform(.16, .42)) for p in scatter(rnd, 26, (.2, -.7), (2.3, 1.5)))]
    for x, y, r in crumbs:
        j, i = int((y + sheet.half[1]) / sheet.step), int((x + 6.0) / sheet.step)
        if not (0 <= j < sheet.z.shape[0] and 0 <= i < sheet.z.shape[1]):
            continue
        n = rnd.randint(1000)

        def lump(u, v, r=r, lift=max(body[j, i], 0), n=n):
            a = np.arctan2(v, u)
            q = np.hypot(u, v) / (r * (1 + .16 * np.cos(2 * a + n) + .12 * np.cos(3 * a + 2 * n) + .07 * np.cos(5 * a + n) + .04 * np.cos(9 * a)))
            return np.where(q < 1, lift + .85 * r * np.clip(1 - q ** 2.6, 0, 1) ** .6 - .1 * r, -1)
        heap.put(x, y, r * 1.4, lump)
    on = heap.tag > 0
    sheet.rgb = np.where(on[..., None], np.array((.88, .865, .83)) * np.exp(.018 * field.clouds(gx.shape, 30, 4, 7))[..., None], sheet.rgb)
    sheet.z += on * (.010 * field.clouds(gx.shape, 150, 3, 6, .75) + .004 * field.clouds(gx.shape, 500, 2, 10))
    sheet.rough = np.where(on, .8, sheet.rough)
    return field.expose(sheet, field.view(25, 46, target=(.0, -.1, .5), fstop=.15), raking(28, 1, 1.25, 1.35), *size, side, sky=(.27, .265, .255), bounce=1.7)


# ---- textures that fill the frame

def folds(sheet, seed, cells, deep, sharp):
    """What a spatula leaves in a full jar: broad, overlapping sweeps."""
    u, v = sheet.gx, sheet.gy
    z = .30 * deep + .06 * field.clouds(u.shape, 6, 3, seed)  # what was there before
    rnd = np.random.RandomState(seed)
    for n in range(cells):
        a, r = rnd.uniform(.1, .9) * np.pi, rnd.uniform(2.2, 4.6)
        cx, cy = rnd.uniform(-1, 1, 2) * (sheet.half[0] * .9, sheet.half[1] * .9)
        p, q = (u - cx) * np.cos(a) + (v - cy) * np.sin(a), -(u - cx) * np.sin(a) + (v - cy) * np.cos(a)
        q = q + .10 * p ** 2 * rnd.choice((-1, 1))
        track = S.noise((1, 400), sharp, seed + n)[0]
        lines = np.interp(q, np.linspace(-1.6, 1.6, 400), track)
        blade = np.sqrt(np.clip(1 - (q / 1.35) ** 2, 0, 1)) * np.clip(1 - (p / r) ** 4, 0, 1)
        z = np.maximum(z, np.where(blade > 0, deep * (n / cells) + deep * 1.3 * blade ** .7 + .010 * lines * blade - .12 * (q / 1.35), -9))
    return gaussian_filter(np.maximum(z, 0), 2.0)


def milk(size, side):
    """Cleansing milk, poured: a ribbon folding into itself on a pool."""
    sheet = field.Sheet((5.0, 6.4), .0095, (.93, .85, .725), None, .14, 0, 0)
    gx, gy = sheet.gx, sheet.gy
    flow = .9 * field.clouds(gx.shape, 2.0, 1, 5) + .35 * field.clouds(gx.shape, 4.5, 1, 7)
    phase = 2.9 * gx + 1.5 * gy + 2.6 * flow
    ridge = (.5 + .5 * np.sin(phase)) ** 1.6
    sheet.z = .24 * ridge + .18 * flow
    sheet.z = gaussian_filter(sheet.z - sheet.z.min(), 4)
    sheet.coat[...] = .9
    return field.expose(sheet, field.view(23, 58, target=(0, 0, .5), fstop=.13), raking(30, 1, 1.25, 1.6), *size, side, sky=(.30, .292, .28), bounce=1.5)


def serum(size, side):
    """Golden serum in a glass dish over pale stone, with bubbles; the light gathers between them."""
    sheet = field.Sheet((5.4, 9.2), .0090, (.74, .64, .50), None, .4, .08, 0, 3)
    surface = waves(sheet, 31, 14, 6.5, 1.8, .035)
    rnd, depth = np.random.RandomState(12), 1.1
    for n in range(74):
        x, y, r = rnd.uniform(-4.4, 4.4), rnd.uniform(-5.4, 8.2), rnd.uniform(.03, .10) if n > 11 else rnd.uniform(.14, .30)
        q = np.hypot(sheet.gx - x, sheet.gy - y) / r
        surface = np.where(q < 1, surface + .62 * r * np.sqrt(np.clip(1 - q ** 2, 0, 1)), surface + .10 * r * np.exp(-((q - 1) / .5) ** 2) * (q >= 1))
    lit = caustics(sheet, surface, depth, (-.7, .5, 1), np.array((5.2, 5.0, 4.6)), .03, 4)
    absorb = .62 * (1 - np.array((.97, .70, .16)))
    lit *= np.exp(-np.array(absorb) * depth)
    sheet.z, sheet.clear[...], sheet.coat[...] = depth + surface, 1, 1
    lights = [field.rect((-22, 15, 22), (0, 0, 1), 8, 9, 9500), field.rect((19, 14, 22), (0, 0, 1), 12, 6, 3000, (1, .97, .93))]
    return field.expose(sheet, field.view(22, 55, target=(0, 0, 1), fstop=.13), lights, *size, side, sky=(.12, .117, .11), absorb=absorb, ior=1.38, lit=lit)


def spread(colour, seed, size, side, rough=.28, coat=.15, key=1.6):
    """A cream that fills the frame, worked with a spatula."""
    sheet = field.Sheet((5.2, 6.8), .0095, colour, None, rough, 0, 0)
    sheet.z = folds(sheet, seed, 56, .42, 5.0)
    sheet.rgb[...] = colour
    sheet.coat[...] = coat
    return field.expose(sheet, field.view(22, 56, target=(0, 0, .9), fstop=.13), raking(28, 1, key, 1.7), *size, side, sky=(.30, .292, .28), bounce=1.6)


PICTURES = {
    "matter-tide": (salt,), "matter-slate": (stone,), "matter-lumen": (kaolin,),
    "texture-silk-milk": (milk,), "texture-first-light-serum": (serum,), "texture-inner-shell-cream": (spread, (.94, .875, .785), 7)
}

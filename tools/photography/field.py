"""Pictures of what lies flat, by field.c: a height field with maps of colour, roughness, wetness and clearness under
area lights. Without Cycles' noise, and in a tenth of its time. Lengths in cm, light in Cycles' units."""
import ctypes
import math
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter, zoom

from denoise import compiled

FLOATS = ctypes.POINTER(ctypes.c_float)


def clouds(shape, cells, octaves, seed, rough=.55):
    """Soft noise, `cells` across the longer side, mean 0, deviation 1."""
    rnd, out = np.random.RandomState(seed), np.zeros(shape, np.float32)
    for o in range(octaves):
        n = [max(4, round(cells * 2 ** o * s / max(shape)) + 4) for s in shape]
        if min(n) > min(shape):
            break
        big = zoom(rnd.normal(size=n).astype(np.float32), [s / (m - 3) for s, m in zip(shape, n)], order=3 if o < 2 else 1)
        out += rough ** o * big[:shape[0], :shape[1]]
    return (out - out.mean()) / out.std()


def mix(a, b, k):
    k = np.asarray(k)[..., None] if np.ndim(k) else k
    return np.asarray(a) * (1 - k) + np.asarray(b) * k


class Sheet:
    """The ground and what is laid on it."""

    def __init__(self, half, step, colour, vein=None, rough=.5, contrast=.10, tooth=.0006, seed=1):
        self.half, self.step = half, step
        self.xs, self.ys = (np.arange(-h, h + step, step) for h in half)
        self.gx, self.gy = np.meshgrid(self.xs, self.ys)
        shape = self.gx.shape
        tone = 1 + contrast * np.clip(clouds(shape, 5, 6, seed), -2.2, 2.2) * .5
        self.rgb = np.clip(np.array(colour) * tone[..., None], 0, .95)
        if vein:
            bend = clouds(shape, 4, 6, seed + 9, .5)
            line = np.exp(-(bend / .02) ** 2) * np.clip(clouds(shape, 3, 3, seed + 4) - .5, 0, 1)
            self.rgb = mix(self.rgb, vein, .45 * line)
        self.z = tooth * (clouds(shape, 160, 4, seed + 2, .8) if tooth else 0) + np.zeros(shape)
        self.rough, self.coat, self.clear = np.full(shape, rough), np.zeros(shape), np.zeros(shape)

    def lay(self, z, colour, thin=.012, rough=.30, coat=0., body=1.):
        """A cream of thickness z; where it is thinner than about `thin`, the ground comes through."""
        z = np.maximum(z, 0)
        cover = body * (1 - np.exp(-z / thin))
        self.rgb, self.rough = mix(self.rgb, colour, cover), self.rough * (1 - cover) + rough * cover
        self.coat = np.maximum(self.coat, coat * np.clip(z / thin, 0, 1))
        self.z = np.where(z > 0, self.z * (1 - cover) + np.maximum(z, 0), self.z)

    def drop(self, x, y, r, height, seed, wobble=.05):
        """A domed drop of the clear fluid."""
        rnd, dx, dy = np.random.RandomState(seed), self.gx - x, self.gy - y
        a = np.arctan2(dy, dx)
        outline = 1 + sum(wobble / m * rnd.uniform(.3, 1) * np.cos(m * a + rnd.uniform(0, 6.3)) for m in (2, 3, 4, 5))
        rho = np.hypot(dx, dy) / (r * outline)
        z = height * np.clip(1 - np.clip(rho, 0, 1) ** 2, 0, 1) ** .72  # it meets the stone at a gentle angle: no black rim
        inside = (rho < 1) & (z > .004)
        self.z, self.clear, self.coat = np.where(inside, z, self.z), np.where(inside, 1, self.clear), np.where(inside, 1, self.coat)


def rect(centre, target, width, height, power, colour=(1, .95, .88)):
    """An area light: where it stands, what it faces, size in cm, power as Cycles counts it."""
    c, n = np.array(centre, float), np.array(target, float) - np.array(centre, float)
    n /= np.linalg.norm(n)
    u = np.cross(n, (0, 0, 1))
    u /= np.linalg.norm(u)
    w = np.cross(u, n)
    return np.concatenate([c, u * width / 2, w * height / 2, n, power / (math.pi * width * height) * np.array(colour)])


def view(distance, down, around=0, target=(0, 0, 0), fstop=.16, lens=85, portrait=True, ratio=.8):
    """A camera for `expose`, as light.camera sets it, focused on the target."""
    e, a = math.radians(down), math.radians(around)
    ahead = -np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.cross(ahead, (0, 0, 1))
    right /= np.linalg.norm(right)
    long = 18 / lens
    half = (long * ratio, long) if portrait else (long, long / ratio)
    return np.concatenate([np.array(target) - distance * ahead, right, np.cross(right, ahead), ahead, half, [distance, lens / 1000 / fstop / 2]])


def floats(a):
    a = np.ascontiguousarray(a, np.float32)
    return a, a.ctypes.data_as(FLOATS)


def expose(sheet, camera, lights, width, height, side, sky=(.16, .15, .14), bounce=.9, absorb=(0, 0, 0), ior=1.38, seed=1, lit=None):
    """The picture (height, width, 3), linear; `side` squared samples a pixel. `lit`: what light the ground below a clear fluid gathers, where that is known."""
    lib, f = compiled(Path(__file__).with_name("field.c")), ctypes.c_float
    z = sheet.z
    slope = [np.clip(g / sheet.step, -4.5, 4.5) for g in np.gradient(z)]
    known, lit = lit is not None, np.zeros((*z.shape, 3), np.float32) if lit is None else lit
    kept = [floats(m) for m in (z, slope[1], slope[0], sheet.rgb, sheet.rough, sheet.coat, sheet.clear, lit)]
    h, w = z.shape
    lib.field(*(p for _, p in kept), w, h, f(sheet.xs[0]), f(sheet.ys[0]), f(sheet.step), f(float(z.max()) + .002))
    cam, lamps, air, sigma = (floats(a) for a in (camera, np.concatenate(lights), sky, absorb))
    if sheet.clear.any() and not known:
        lib.gather(lamps[1], len(lights), sigma[1], f(ior), 6, seed)
        kept[7][0][...] = gaussian_filter(kept[7][0], (2, 2, 0))
    out, to = floats(np.zeros((height, width, 3)))
    lib.expose(cam[1], lamps[1], len(lights), air[1], f(bounce), sigma[1], f(ior), width, height, side, seed, to)
    return out

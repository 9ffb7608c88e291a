"""Shapes of what comes out of a bottle: smooth curves, foam. Lengths in cm."""
import numpy as np
from scipy.ndimage import gaussian_filter

def smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def noise(shape, sigma, seed):
    g = gaussian_filter(np.random.RandomState(seed).normal(size=shape), sigma, mode="wrap")
    return g / g.std()


def spline(points, n=600):
    """A smooth curve through the points (Catmull-Rom), evenly spaced."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, 80, endpoint=False)[:, None]
    parts = [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
             for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    curve = np.vstack([*parts, p[-2:-1]])
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
    at = np.linspace(0, length[-1], n)
    return np.stack([np.interp(at, length, curve[:, i]) for i in (0, 1)], 1), length[-1]


def lathered(seed, half, step, mound, sizes, sunk=.45, flat=1.):
    """Foam: bubbles packed over a mound. `mound`(gx, gy) is its height; `sizes`: (count, smallest, largest radius);
    `sunk`: how deep they lie in it, as a share of their radius; `flat`: how far they rise. Returns the field and how far one sees into it (0 to 1):
    through the crown of a large bubble more than at its rim, into fine foam not at all."""
    xs, ys = (np.arange(-h, h + step, step) for h in half)
    gx, gy = np.meshgrid(xs, ys)
    base = mound(gx, gy)
    rnd, z, depth = np.random.RandomState(seed), base - .012, np.zeros_like(gx)
    for count, lo, hi in sizes:
        for x, y, r in zip(rnd.uniform(-half[0], half[0], count), rnd.uniform(-half[1], half[1], count), rnd.uniform(lo, hi, count)):
            i0, i1 = (int(np.clip((x + q + half[0]) / step, 0, len(xs) - 1)) for q in (-r, r))
            j0, j1 = (int(np.clip((y + q + half[1]) / step, 0, len(ys) - 1)) for q in (-r, r))
            foot = base[int((y + half[1]) / step), int((x + half[0]) / step)]
            if foot <= .02 or i1 <= i0 or j1 <= j0:
                continue
            q2 = ((gx[j0:j1, i0:i1] - x) ** 2 + (gy[j0:j1, i0:i1] - y) ** 2) / r ** 2
            dome = np.where(q2 < 1, foot + r * flat * (np.sqrt(np.maximum(1 - q2, 0)) - sunk), -1)
            on_top = dome > z[j0:j1, i0:i1]
            z[j0:j1, i0:i1] = np.where(on_top, dome, z[j0:j1, i0:i1])
            seen = np.clip(1 - q2 * 1.15, 0, 1) ** .6 * smooth(np.array(r), .02, .10)  # a bright rim stays
            depth[j0:j1, i0:i1] = np.where(on_top, seen, depth[j0:j1, i0:i1])
    return (xs, ys, np.where(base > 0, z, -.03)), depth

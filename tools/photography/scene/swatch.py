"""Shapes of what comes out of a bottle: a spatula's stroke, foam. Lengths in cm."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

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


def stroke(points, width, thick, seed, half=(5.2, 5.2), step=.010, ridge=.5, start=1., end=.25, bead=.5, wet=0.):
    """What a spatula leaves: a heaped start, streaks along the way, fine beads on both sides, a broken, feathered end.

    `ridge` is the depth of the streaks as a share of the thickness, `start` the heap, `end` the share of the length
    that breaks up, `bead` the height of the rims, `wet` smooths everything as a runny fluid does."""
    xs, ys = (np.arange(-h, h + step, step) for h in half)
    curve, length = spline(points)
    gx, gy = np.meshgrid(xs, ys)
    dist, idx = cKDTree(curve).query(np.stack([gx.ravel(), gy.ravel()], 1), distance_upper_bound=width * 1.2)
    far = ~np.isfinite(dist)
    idx = np.where(far, 0, idx)
    tan = np.gradient(curve, axis=0)[idx]
    tan /= np.linalg.norm(tan, axis=1, keepdims=True)
    off = np.stack([gx.ravel(), gy.ravel()], 1) - curve[idx]
    side = tan[:, 0] * off[:, 1] - tan[:, 1] * off[:, 0]
    ahead = (tan * off).sum(1)
    d = np.where(far, 9, side).reshape(gx.shape)
    s = np.where(far, 0, idx * length / (len(curve) - 1) + ahead).reshape(gx.shape)  # runs on past both ends
    # Streaks: noise drawn out along the stroke.
    n_s, n_d = 512, 512
    u, v = (s / length * .7 + .15) * n_s, (d / width * .42 + .5) * n_d
    tracks = sum(a * map_coordinates(noise((n_d, n_s), (f, along), seed + i), [v, u], order=1, mode="nearest")
                 for i, (a, f, along) in enumerate(((.55, 26, 90), (.40, 11, 60), (.22, 4.5, 44), (.10, 2.0, 30))))
    wander = [np.interp(s, np.linspace(0, length, 60), gaussian_filter(np.random.RandomState(seed + 50 + k).normal(size=60), 3) * 3) for k in (0, 1)]
    settled = .10 * smooth(s, 0, length * .16)  # both sides begin alike, or they meet in a step
    w = width / 2 * np.where(d > 0, 1 + settled * wander[0], 1 + settled * wander[1]) * (.80 + .28 * smooth(s, 0, length * .35))
    round_start = np.clip((s + w * .55) / (w * .95), 0, 1)
    w = w * np.sqrt(np.clip(1 - (1 - round_start) ** 2, 1e-6, 1))
    e = np.abs(d) / np.maximum(w, 1e-3)
    body = 1 - smooth(e, .80, 1.04)
    fall = 1 - .55 * smooth(s, 0, length)
    heap = start * np.exp(-((s - .05 * length) / (.13 * length)) ** 2) * np.exp(-(e / .62) ** 2)
    rims = bead * np.exp(-((e - .86) / .085) ** 2) * smooth(s, .02 * length, .2 * length)
    z = body * thick * (.50 * fall + heap + rims * fall + ridge * .30 * tracks * (.4 + .6 * smooth(s, 0, .15 * length)))
    cut = smooth(s + length * .10 * (np.clip(tracks, -1.5, 1.5) + np.cos(d / width * 5 + seed)), (1 - end) * length, length * 1.08)
    z = z - thick * cut * (.62 + .30 * tracks * (1 - wet) + .25 * np.abs(d) / (width / 2))
    z = np.where(far.reshape(gx.shape) | (round_start <= 0) | (s > length * 1.12), -1, z)
    z = gaussian_filter(np.maximum(z, -.02), .9 + 7 * wet)
    return xs, ys, z


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

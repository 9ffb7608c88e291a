"""Close pictures of what is pressed, poured or pulled across the whole frame: it comes in at one edge and leaves by
another, so that no figure stands alone on the stone. Lengths in cm."""
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from scipy.spatial import cKDTree

import field
from scene import swatch as S
from scene.close import table


def wander(n, sigma, seed):
    """Smooth noise along a line, deviation 1."""
    w = gaussian_filter1d(np.random.RandomState(seed).normal(size=n + 8 * int(sigma)), sigma, mode="wrap")[:n]
    return w / w.std()


def along(sheet, points):
    """Where every place of the sheet lies beside a curve: how far along it, how far to its left (both in cm)."""
    curve, length = S.spline(points, 900)
    gx, gy = sheet.gx.ravel(), sheet.gy.ravel()
    _, idx = cKDTree(curve).query(np.stack([gx, gy], 1))
    tan = np.gradient(curve, axis=0)[idx]
    tan /= np.linalg.norm(tan, axis=1, keepdims=True)
    off = np.stack([gx, gy], 1) - curve[idx]
    side = tan[:, 0] * off[:, 1] - tan[:, 1] * off[:, 0]
    s = idx * length / (len(curve) - 1) + (tan * off).sum(1)
    return s.reshape(sheet.gx.shape), side.reshape(sheet.gx.shape), length


def track(d, half, seed, sigmas=((.55, .16), (.5, .05), (.3, .018))):
    """Streaks that a blade leaves: noise across the stroke alone. `sigmas`: (share, width in cm)."""
    n = 4096
    at = np.clip((d / (2 * half) + .5) * (n - 1), 0, n - 1)
    return sum(a * np.interp(at, np.arange(n), wander(n, w / (2 * half) * n, seed + i)) for i, (a, w) in enumerate(sigmas))


def pressed(colour, seed, size, side, ground="cream", points=(), width=2.4, thick=.07, ridge=.5, thin=.02, rough=.3, coat=.2, body=.985, rim=.9, fade=None,
            distance=15, down=62, at=(0, 0), low=24, turn=1, key=1.4, fill=1.6, sky=(.2, .195, .185)):
    """One smear pressed flat by a blade: ridges along its way, a fine lip on both sides, the stone coming through where it is thin."""
    sheet = table(ground, (3.6, 5.2), .0062, seed, True)
    s, d, length = along(sheet, points)
    n = 700
    where = s / length * (n - 1)
    lips = [np.interp(where, np.arange(n), .5 * wander(n, 46, seed + k) + .22 * wander(n, 13, seed + 5 + k) + .10 * wander(n, 4, seed + 9 + k)) for k in (0, 1)]
    half = width / 2 * (1 + .10 * np.where(d > 0, *lips))
    e = np.abs(d) / half
    slow = np.interp(where, np.arange(n), wander(n, 60, seed + 21))
    streaks = track(d + .05 * slow, width * .8, seed + 30)
    drift = field.clouds(sheet.z.shape, 6, 3, seed + 40)
    z = thick * np.clip(.62 + ridge * (.42 * streaks + .12 * drift) + .10 * slow, .02, 3)
    z = z * (1 - S.smooth(e, .90, 1.0)) + thick * rim * np.exp(-((e - .925) / .045) ** 2) * (1 + .35 * slow)
    z = np.where(e < 1.02, z, 0)
    if fade:  # thins to nothing along its way, between these two places
        z = z * (1 - S.smooth(s + .5 * drift * .4 + .35 * streaks, *fade)) ** 1.6
    z = gaussian_filter(z, 1.6)
    sheet.lay(np.where(z > .0012, z, 0), colour, thin, rough, coat, body)
    lights = [field.rect((-20 * turn * np.cos(np.radians(low)), 13 * np.cos(np.radians(low)), 30 * np.sin(np.radians(low))), (0, 0, 0), 15, 11, 13500 * key),
              field.rect((15 * turn, -12, 26), (0, 0, 0), 30, 30, 3000 * fill, (1, .975, .94))]
    return field.expose(sheet, field.view(distance, down, target=(*at, 0), fstop=.12), lights, *size, side, sky=sky)


def shore(sheet, points, seed, ragged=.10):
    """Signed distance (cm) from a soft shoreline, positive on its left: where a fluid lies."""
    s, d, length = along(sheet, points)
    n = 900
    line = np.interp(s / length * (n - 1), np.arange(n), wander(n, 90, seed) + .30 * wander(n, 34, seed + 1))
    return d + ragged * line


def ribbon(sheet, points, width, seed):
    """The same from both banks of a ribbon that runs along the points."""
    s, d, length = along(sheet, points)
    n = 900
    banks = [np.interp(s / length * (n - 1), np.arange(n), .10 * wander(n, 110, seed + k) + .025 * wander(n, 40, seed + 5 + k)) for k in (0, 1)]
    k = S.smooth(d, -.4 * width, .4 * width)
    return width / 2 * (1 + banks[0] * k + banks[1] * (1 - k)) - np.abs(d)


def poured(colour, seed, size, side, ground="sea", points=(), deep=.30, lip=.34, waves=.02, thin=.03, rough=.16, coat=.9, extra=(), pearl=0., width=0.,
           distance=16, down=56, at=(0, 0), low=30, turn=1, key=1.3, fill=1.7, sky=(.27, .264, .25)):
    """A milk or a pearly fluid that came in over the edge of the picture: one round lip, a few slow folds."""
    sheet = table(ground, (3.9, 5.6), .0066, seed, True)
    d = ribbon(sheet, points, width, seed) if width else shore(sheet, points, seed)
    fold = field.clouds(sheet.z.shape, 4.4, 2, seed + 3)
    z = deep * (1 - np.exp(-np.clip(d, 0, None) / lip)) + waves * fold * S.smooth(d, .2, 1.4)
    if width:  # it keeps the lines of its flow
        z += .022 * track(d, width, seed + 12, ((.7, .34), (.3, .15))) * S.smooth(d, .12, .5)
    for x, y, r, h in extra:  # drops that ran ahead
        rho = np.hypot((sheet.gx - x), (sheet.gy - y) * 1.06) / r * (1 + .03 * np.cos(2 * np.arctan2(sheet.gy - y, sheet.gx - x) + x))
        z = np.maximum(z, h * np.clip(1 - rho ** 2, 0, 1) ** .8)
    z = gaussian_filter(np.where(z > .002, z, 0), 2.2)
    own = np.array(colour) * np.ones((*z.shape, 3))
    if pearl:  # fine pearl in it: the hue turns with the flow
        flow = field.clouds(z.shape, 3.2, 3, seed + 7) + .4 * fold
        hue = np.stack([1 + .05 * np.cos(1.9 * flow + k) for k in (0, 2.1, 4.2)], -1)
        own = np.clip(own * (1 + pearl * (hue - 1)) * np.exp(.035 * pearl * field.clouds(z.shape, 30, 3, seed + 8))[..., None], 0, .95)
    cover = .985 * (1 - np.exp(-z / thin))
    sheet.rgb = field.mix(sheet.rgb, own, cover)
    sheet.rough = sheet.rough * (1 - cover) + rough * cover
    sheet.coat = np.maximum(sheet.coat * (1 - cover), coat * np.clip(z / .01, 0, 1))
    sheet.z = sheet.z * (1 - cover) + z
    lights = [field.rect((-19 * turn, 13, 30 * np.sin(np.radians(low)) + 4), (0, 0, 0), 13, 13, 11500 * key),
              field.rect((15 * turn, -12, 26), (0, 0, 0), 30, 30, 3000 * fill, (1, .975, .94)),
              field.rect((-4 * turn, 44, 30), (0, 0, 2), 60, 20, 3600 * key, (.98, .985, 1))]  # behind: a gleam along the far bank
    return field.expose(sheet, field.view(distance, down, target=(*at, 0), fstop=.12), lights, *size, side, sky=sky, bounce=1.4)


def pool(colour, seed, size, side, ground="rosestone", points=(), deep=.26, lip=.30, waves=.006, density=1.4, ior=1.38, extra=(), bubbles=(),
         distance=15, down=50, at=(0, 0), turn=1, key=1., sky=(.10, .097, .093)):
    """A clear fluid that came in over the edge of the picture: the stone seen through it, light gathered under its lip."""
    sheet = table(ground, (3.9, 6.2), .0068, seed, True)
    d = shore(sheet, points, seed)
    z = deep * (1 - np.exp(-np.clip(d, 0, None) / lip)) + waves * field.clouds(sheet.z.shape, 5, 2, seed + 3) * S.smooth(d, .3, 1.2)
    for x, y, r, h in extra:
        rho = np.hypot((sheet.gx - x), (sheet.gy - y)) / r * (1 + .04 * np.cos(2 * np.arctan2(sheet.gy - y, sheet.gx - x) + 3 * x))
        z = np.maximum(z, h * np.clip(1 - rho ** 2, 0, 1) ** .85)
    for x, y, r in bubbles:
        q = np.hypot(sheet.gx - x, sheet.gy - y) / r
        z = np.where(q < 1, z + .5 * r * np.sqrt(np.clip(1 - q ** 2, 0, 1)), z + .06 * r * np.exp(-((q - 1) / .4) ** 2) * (z > .05))
    z = gaussian_filter(z, 2.)
    inside = z > .004
    sheet.z, sheet.clear = np.where(inside, z, sheet.z), np.where(inside, 1., 0.)
    sheet.coat = np.where(inside, 1., sheet.coat)
    lights = [field.rect((-18 * turn, 17, 18), (0, 0, 0), 12, 12, 14500 * key), field.rect((16 * turn, -14, 28), (0, 0, 0), 28, 28, 1500 * key, (.98, .985, 1)),
              field.rect((-4 * turn, 44, 30), (0, 0, 2), 70, 22, 3400 * key, (.97, .985, 1))]
    return field.expose(sheet, field.view(distance, down, target=(*at, .08), fstop=.11), lights, *size, side, sky=sky, absorb=density * (1 - np.array(colour)), ior=ior)


def veils(colour, seed, size, side, ground="cream", tones=(), thick=.05, thin=.03):
    """Tints side by side, drawn down from the upper edge by one soft pull, thinning to nothing; seen flat."""
    sheet = table(ground, (5.0, 6.4), .0088, seed, True)
    width = 2.05
    for i, tone in enumerate(tones):
        x0 = (i - (len(tones) - 1) / 2) * 2.42
        n = 800
        at = (sheet.ys.max() - sheet.gy) / np.ptp(sheet.ys) * (n - 1)
        edge = [np.interp(at, np.arange(n), .06 * wander(n, 70, seed + 7 * i + k) + .015 * wander(n, 12, seed + 3 + 7 * i + k)) for k in (0, 1)]
        d = sheet.gx - x0
        e = np.abs(d) / (width / 2 * (1 + np.where(d > 0, *edge)))
        streaks = track(d, width * .7, seed + 40 * i, ((.5, .22), (.45, .07), (.25, .022)))
        fade = np.clip((sheet.gy + 3.3 + .35 * i - .30 * streaks) / 7.2, 0, 1) ** 1.35
        z = thick * fade * np.clip(1 + .34 * streaks, .1, 3) * (1 - S.smooth(e, .62, 1.04))
        z = gaussian_filter(np.where(e < 1.05, z, 0), 1.5)
        sheet.lay(np.where(z > .0003, z, 0), tone, thin, .75, 0., .97)
        sheet.coat *= 1 - np.clip(z / .003, 0, 1)  # a tint is matt, whatever the stone under it
    lights = [field.rect((-17, 12, 13), (0, 0, 0), 15, 11, 13500), field.rect((15, -12, 26), (0, 0, 0), 30, 30, 4600, (1, .975, .94))]
    return field.expose(sheet, field.view(24, 82, target=(0, .1, 0), fstop=.16), lights, *size, side, sky=(.22, .214, .205))


# Points run so that the fluid lies on their left.
DETAILS = {
    "silk-milk": (poured, dict(ground="sea", points=((-5, 3.3), (-2.0, 2.2), (-.2, .3), (1.4, -1.9), (4.4, -4.4)), width=1.9, deep=.42, lip=.30, waves=.03, low=24, down=46, key=1.0, fill=.7, rough=.12, extra=((-1.7, -1.3, .26, .09), (-1.1, -2.0, .13, .05)))),
    "moonstone-serum": (poured, dict(ground="umber", points=((-4.6, 1.3), (-1.5, .2), (1.2, .5), (4.6, -1.4)), deep=.20, lip=.3, waves=.06, thin=.06, rough=.22, low=20, pearl=1., key=1.0, fill=.9, extra=((1.3, -1.5, .36, .09),))),
    "quiet-harbor-serum": (pressed, dict(ground="rose", points=((-5, 3.4), (-1.4, 1.5), (1.3, -.9), (5, -3.6)), width=3.0, thick=.075, thin=.022, ridge=.75, low=19, key=1.05, fill=1.2)),
    "salt-air-fluid-spf-50": (pressed, dict(ground="cream", points=((-1.4, 6), (-.5, 2.0), (.1, -1.5), (1.3, -6)), width=3.1, thick=.020, thin=.040, ridge=.7, coat=.8, rough=.14, rim=1.2, key=1.2, fill=1.3)),
    "worn-stone-lotion": (pressed, dict(ground="dark", points=((-5, -2.6), (-1.2, -1.3), (1.6, .9), (5, 3.2)), width=3.4, thick=.085, thin=.022, ridge=.65, turn=-1, rough=.24, coat=.3)),
    "night-current": (pressed, dict(ground="plum", points=((5, 4.2), (1.3, 1.7), (-1.1, -1.0), (-4.4, -4.8)), width=3.6, thick=.075, thin=.03, ridge=.6, coat=.35)),
    "noon-veil-spf-30": (veils, dict(tones=((.62, .43, .30), (.45, .28, .18), (.25, .14, .085)))),
    "first-light-serum": (pool, dict(ground="rosestone", points=((-4.6, 2.6), (-1.3, .9), (1.0, .2), (4.6, -2.2)), density=2.0, bubbles=((1.6, 1.6, .07), (-.6, 2.3, .05), (2.4, .6, .04)), extra=((-1.5, -1.3, .36, .13), (-.6, -2.1, .16, .06)))),
    "deep-water-serum": (pool, dict(ground="pale", points=((4.4, 5), (.9, 1.6), (.3, -.6), (-1.0, -2.4), (-4.6, -4.4)), density=1.4, key=.85, turn=-1, bubbles=((-1.3, 1.4, .06), (-2.0, .2, .045)), extra=((1.7, -1.1, .3, .11),))),
    "slow-amber-oil": (pool, dict(ground="honey", points=((-4.6, -1.4), (-1.4, -1.0), (.6, .4), (2.0, 2.4), (3.4, 5.6)), density=2.2, ior=1.47, lip=.42, extra=((1.6, -1.2, .42, .14),))),
    "clear-pebble-gel": (pool, dict(ground="green", points=((4.6, -1.8), (1.2, -.6), (-.9, .9), (-4.6, 1.9)), density=1.1, turn=-1, bubbles=((.4, -1.6, .06), (1.5, -1.9, .04), (-1.4, -.6, .045)), extra=((.9, 1.5, .3, .11),))),
    "soft-ebb": (pool, dict(ground="wine", points=((4.6, 3.6), (1.4, 1.9), (-.4, .3), (-1.6, -2.0), (-4.2, -4.6)), deep=.16, lip=.30, density=.9, turn=-1, extra=((-1.7, 1.2, .26, .09), (-2.2, .5, .12, .04)))),
}

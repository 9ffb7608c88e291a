"""Close pictures of what lies flat, each drawn differently; exposed by field.py instead of Cycles."""
import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter

import catalogue
import field
from catalogue import linear
from scene import swatch as S

STONES = {  # colour, veins, roughness
    "sea": ((.40, .49, .42), None, .55), "rose": ((.56, .40, .32), None, .5), "cream": ((.60, .52, .42), None, .55), "slate": ((.20, .24, .28), (.40, .44, .48), .5),
    "dark": ((.085, .098, .105), None, .45), "ink": ((.095, .120, .145), (.26, .29, .31), .34), "green": ((.085, .128, .110), (.26, .32, .29), .34),
    "wine": ((.230, .135, .108), (.42, .29, .24), .34), "umber": ((.185, .112, .094), (.40, .29, .25), .34), "grey": ((.150, .172, .182), (.32, .34, .35), .34),
    "pale": ((.36, .39, .40), (.52, .55, .56), .34), "lime": ((.47, .46, .40), (.60, .58, .52), .38),
    "plum": ((.098, .064, .068), None, .45), "rosestone": ((.50, .36, .28), (.66, .54, .45), .34), "honey": ((.46, .30, .17), (.62, .47, .32), .34),
}


def table(ground, half, step, seed, polished=False):
    colour, vein, rough = STONES[ground]
    sheet = field.Sheet(half, step, colour, vein, rough, .16 if polished else .10, .0002 if polished else .0005, seed)
    if polished:  # the stone's own grain, fine, with pale and dark crystals here and there; honed, so that it mirrors a little
        grain, large = (field.clouds(sheet.z.shape, round(n * half[1]), 3, seed + 6 + i, .7) for i, n in enumerate((62, 24)))
        crystals = .45 * np.clip(large - 1.9, 0, 1.2) - .40 * np.clip(-large - 1.9, 0, 1.2)
        sheet.rgb = np.clip(sheet.rgb * np.exp(.055 * grain + .03 * large + crystals)[..., None], 0, .9)
        sheet.coat[...] = .7
    return sheet


def raking(low=17, side=1, key=1., fill=1., size=(16, 11)):
    e = np.radians(low)
    return [field.rect((-26 * np.cos(e) * side, 18 * np.cos(e), 32 * np.sin(e)), (0, 0, 0), *size, 17500 * key),
            field.rect((16 * side, -14, 30), (0, 0, 0), 30, 30, 3600 * fill, (1, .975, .94))]


def smear(colour, seed, size, side, ground="cream", strokes=(), low=17, turn=1, down=66, distance=26, at=(0, .5), thin=.012, rough=.30, coat=0., body=1., key=1., fill=1.):
    """Strokes of a cream: (points, width, thickness, how)."""
    sheet = table(ground, (5.3, 7.4), .0105, seed)
    for i, (points, width, thick, how) in enumerate(strokes):
        _, _, z = S.stroke(points, width, thick, seed + 17 * i, (5.3, 7.4), .0105, **how)
        sheet.lay(z, colour, thin, rough, coat, body)
    return field.expose(sheet, field.view(distance, down, target=(*at, 0)), raking(low, turn, key, fill), *size, side)


def beads(colour, seed, size, side, ground="ink", drops=(), density=.5, ior=1.38, down=42, distance=15, target=(0, 0, .12), fstop=.085, turn=1, milky=False, key=1.):
    """Domed drops, close, in the light of two windows."""
    sheet = table(ground, (3.9, 6.2 if down > 40 else 9.4), .0085, seed, True)  # seen flatter, the stone reaches farther
    for i, (x, y, r, h) in enumerate(drops):
        sheet.drop(x, y, r, h * 1.25, seed + i, .09 if r > .5 else .04)
    if milky:  # white where it is deep, clearer at the rim
        deep = np.where(sheet.clear > 0, sheet.z, 0)
        sheet.rgb = field.mix(sheet.rgb, colour, .96 * (1 - np.exp(-deep / .05)))
        sheet.rough, sheet.clear = np.where(sheet.clear > 0, .4, sheet.rough), sheet.clear * 0
    lights = [field.rect((-22 * turn, 15, 17), (0, 0, 0), 7, 9, 13500 * key), field.rect((19 * turn, 10, 20), (0, 0, 0), 13, 6, 3600 * key, (1, .97, .93)),
              field.rect((14 * turn, -16, 30), (0, 0, 0), 26, 26, 1100 * key, (.96, .98, 1)),
              field.rect((-6 * turn, 44, 30), (0, 0, 2), 70, 22, 3600 * key, (.97, .985, 1))]  # far behind: the sheen on the stone, a bright rim on the drops
    absorb = density * (1 - np.array(colour)) if not milky else (0, 0, 0)
    return field.expose(sheet, field.view(distance, down, target=target, fstop=fstop), lights, *size, side, sky=(.07, .067, .065), absorb=absorb, ior=ior)


def foam(colour, seed, size, side):
    """Bubbles, small ones packed, larger ones between."""
    sheet = table("sea", (4.6, 5.4), .0075, seed)

    def mound(gx, gy):
        a = np.arctan2(gy, gx)
        r = np.hypot(gx * .92, gy) * (1 + .10 * np.cos(2 * a + 1) + .07 * np.cos(3 * a) + .04 * np.cos(7 * a + 2))
        top = 1.15 * np.sqrt(np.clip(1 - (r / 3.1) ** 2, 0, 1)) + .50 * np.exp(-(((gx + .5) / 1.0) ** 2 + ((gy - .2) / .9) ** 2))
        return np.where(r < 3.1, top + .22 * np.exp(-(((gx - 1.1) / .7) ** 2 + ((gy + .6) / .6) ** 2)), -1)

    (_, _, z), depth = S.lathered(seed, (4.6, 5.4), sheet.step, mound, ((22000, .022, .045), (4200, .045, .085), (800, .085, .15), (110, .15, .24), (12, .24, .34)), sunk=.45, flat=.55)
    white = z > 0
    z = z + .0035 * field.clouds(z.shape, 150, 2, seed) * (depth < .2)  # the fine foam between
    sheet.rgb = np.where(white[..., None], field.mix((.96, .965, .95), (.50, .58, .56), .62 * depth), sheet.rgb)
    sheet.z, sheet.rough, sheet.coat = np.where(white, np.maximum(z, .001), sheet.z), np.where(white, .40, sheet.rough), np.where(white, 1., 0.)
    return field.expose(sheet, field.view(15, 48, target=(0, -.3, .6), fstop=.13), raking(40, 1, .75, 1.5, (16, 14)), *size, side, sky=(.50, .50, .49))


def growth(u, width, seed):
    """Growth lines: soft noise that changes across them alone, `width` cm from one to the next."""
    rnd = np.random.RandomState(seed)
    n = int(np.ptp(u) / width) + 6
    return CubicSpline(np.arange(n), rnd.normal(size=n))((u - u.min()) / width + 2)


def pearl(way, deep):
    """Colour of mother-of-pearl where light comes this `way` through its layers: the hues follow each other round."""
    hues = np.array(((.95, .70, .66), (.82, .70, .90), (.60, .74, .93), (.62, .88, .80), (.90, .93, .74), (.98, .86, .72)))
    if deep:
        hues = np.array(((.16, .05, .14), (.08, .06, .22), (.025, .12, .27), (.02, .20, .22), (.03, .24, .15), (.12, .20, .10)))
    i = np.floor(way).astype(int)
    k = S.smooth(way - i, 0, 1)[..., None]
    return hues[i % 6] * (1 - k) + hues[(i + 1) % 6] * k


def nacre(theme, size, side):
    """Mother-of-pearl, a few centimetres of it: long folds, growth lines, colours that turn with the slope."""
    deep, half, step = theme == "dark", (8.6, 7.4), .0095
    seed = 29 if deep else 12
    sheet = field.Sheet(half, step, (.5, .5, .5), None, .2, 0, 0)
    gx, gy = sheet.gx, sheet.gy
    fold = field.clouds(gx.shape, 2.4, 2, seed, .32)
    u = .80 * gy + .42 * gx + 1.25 * fold + .16 * field.clouds(gx.shape, 14, 3, seed + 1)  # cm across the growth lines
    broad, fine, hair = growth(u, .55, seed + 2), growth(u, .11, seed + 3), growth(u, .035, seed + 4)
    sheet.z = .34 * fold + .014 * broad + .0022 * fine + .0005 * hair + .0004 * field.clouds(gx.shape, 220, 3, seed + 5)
    sheet.z -= sheet.z.min()
    tilt = gaussian_filter(sheet.z, 3)
    ny, nx = np.gradient(tilt, step)
    sheen = np.exp(-((nx * .8 - ny * .6 + .10) / .20) ** 2)  # where the folds face the window
    hue = pearl(1.3 * u / 3 + 7 * (nx + .4 * ny) + .8 * fold + .28 * broad + .10 * fine, deep)
    base = (.012, .022, .026) if deep else (.80, .785, .76)
    strength = np.clip((.42 if deep else .40) + .40 * sheen + .08 * broad, 0, .95)
    sheet.rgb = field.mix(base, hue * (.8 + (1.1 if deep else .25) * sheen)[..., None], strength) * (1 + .05 * fine + .035 * hair)[..., None]
    sheet.rough[...], sheet.coat[...] = .36, .30 if deep else .55
    lights = [field.rect((-24, 16, 15), (0, 0, 0), 24, 16, 10500 if not deep else 9000), field.rect((10, 24, 18), (0, 2, 0), 30, 14, 5600 if not deep else 2400, (.93, .97, 1)),
              field.rect((10, -18, 30), (0, 0, 0), 30, 24, 3200 if not deep else 1000, (1, .96, .93))]
    return field.expose(sheet, field.view(27, 52, target=(0, -.3, .6), fstop=.12, portrait=False, ratio=1.6), lights, *size, side, sky=(.15, .148, .145) if not deep else (.08, .09, .09))


DETAILS = {
    "silk-milk": (smear, dict(ground="sea", thin=.02, rough=.16, coat=.5, low=26, key=1.55, fill=1.75, strokes=((((-2.5, 2.3), (-.5, 3.2), (1.3, 1.9), (-.4, -.1), (-.9, -1.7), (.9, -3.0), (2.9, -2.6)), 2.1, .24,
                              dict(start=.5, end=.10, ridge=.12, bead=.22, wet=.85)),))),
    "worn-stone-lotion": (smear, dict(ground="dark", down=72, turn=-1, rough=.26, distance=29, key=1.3, fill=1.3, strokes=((((-3.0, 3.3), (.9, 3.9), (2.4, 2.2), (-.6, .5), (-2.2, -1.2), (.2, -2.2), (3.2, -3.4)), 1.75, .21,
                                      dict(start=.6, end=.16, ridge=.45)),))),
    "salt-air-fluid-spf-50": (smear, dict(ground="cream", thin=.010, rough=.18, coat=.4, down=64, key=1.3, fill=1.35, strokes=((((-1.4, 4.4), (-1.1, 1.7), (-.2, -1.0), (.3, -4.4)), 2.0, .12,
                                          dict(start=1.8, end=.35, ridge=.30, bead=.25, wet=.30)),))),
    "noon-veil-spf-30": (smear, dict(ground="cream", thin=.040, rough=.34, body=.93, low=15, key=1.3, fill=1.35, strokes=((((-2.8, 3.8), (-1.2, 1.6), (.6, -.7), (2.6, -4.0)), 3.7, .085,
                                     dict(start=1.9, end=.50, ridge=1.2, bead=.45)),))),
    "night-current": (smear, dict(ground="plum", thin=.014, rough=.22, coat=.35, down=64, low=24, key=1.9, fill=2.1, distance=24, at=(.1, .2), strokes=((((2.3, 3.7), (1.2, 1.6), (-.4, -.6), (-2.2, -2.9)), 3.3, .16,
                              dict(start=.8, end=.42, ridge=.55, bead=.24, wet=.15)),))),
    "quiet-harbor-serum": (smear, dict(ground="rose", thin=.012, rough=.24, coat=.25, down=66, low=24, key=1.5, fill=1.6, strokes=tuple(
        (((x, y), (x + .15, y - 2.1), (x + .55, y - 4.6)), 1.45, .17, dict(start=1.3, end=.28, ridge=.28, bead=.28, wet=.3)) for x, y in ((-2.9, 3.4), (-.55, 3.9), (1.75, 3.0))))),
    "moonstone-serum": (beads, dict(ground="umber", milky=True, drops=((-.3, -.1, 1.05, .42), (1.35, .75, .50, .25), (-1.65, 1.15, .40, .20), (1.1, -1.15, .23, .13), (-1.5, -1.0, .15, .09), (.35, 2.3, .33, .16)))),
    "smooth-stone-serum": (beads, dict(ground="grey", density=.25, drops=((.35, -.1, .85, .36), (-1.15, .6, .52, .25), (1.7, 1.2, .40, .20), (-.75, -1.0, .24, .13), (1.25, -1.1, .15, .09), (-.2, 2.2, .55, .24),
                                                              (-2.1, -.5, .16, .1)))),
    "soft-ebb": (beads, dict(ground="wine", density=.6, down=46, drops=((-.5, .1, .72, .33), (.75, -.45, .52, .26), (.6, .95, .34, .18), (-1.7, -.7, .25, .14), (1.75, .7, .2, .12), (-1.5, 1.5, .42, .2), (.1, -1.25, .12, .07),
                                                     (1.5, -1.3, .17, .1)))),
    "undertow-gel": (beads, dict(ground="ink", density=.2, ior=1.40, distance=14, down=38, target=(0, 0, .2), drops=((0, 0, 1.25, .56), (1.9, .9, .30, .17), (-1.75, -.8, .2, .12)))),
    "clear-pebble-gel": (beads, dict(ground="green", density=.7, ior=1.40, drops=((-.15, 0, 1.15, .50), (1.5, .75, .62, .32), (-1.75, .9, .5, .26), (1.25, -1.0, .22, .13)), turn=-1)),
    "deep-water-serum": (beads, dict(ground="pale", density=1.0, key=.8, drops=((.1, -.1, 1.1, .46), (-1.5, .9, .4, .22), (1.55, .9, .3, .17), (-1.2, -1.05, .18, .1), (-.2, 2.3, .5, .24)), turn=-1)),
    "sea-glass-jelly": (beads, dict(ground="lime", density=.85, ior=1.36, key=.8, down=38, target=(.1, 0, .25), drops=((-.2, .1, 1.3, .62), (1.75, -.5, .55, .34), (1.5, 1.5, .4, .26), (-1.9, -.9, .26, .17)))),
    "shallows-eye-gel": (beads, dict(ground="slate", density=.7, distance=14.6, down=52, target=(0, .1, .1), drops=((-1.55, .75, .58, .30), (-.72, -.42, .50, .27), (.30, -.78, .43, .24), (1.18, -.52, .35, .20), (1.82, .12, .26, .16)))),
    "slow-amber-oil": (beads, dict(ground="honey", density=1.5, ior=1.47, distance=16, down=46, drops=((0, -.1, 1.35, .40), (1.75, 1.2, .42, .2), (-1.7, 1.25, .3, .16), (-1.75, -.9, .2, .11), (1.5, -1.5, .14, .09)))),
    "first-light-serum": (beads, dict(ground="rosestone", density=1.5, down=44, drops=((-.3, -.1, 1.1, .46), (1.35, .8, .46, .24), (-1.6, 1.2, .34, .18), (1.2, -1.05, .22, .13), (-1.5, -1.1, .14, .09), (.5, 2.4, .30, .16)))),
    "driftwood-foam": (foam, {}),
}
HOUSE = {"nacre-light": (nacre, "light"), "nacre-dark": (nacre, "dark")}

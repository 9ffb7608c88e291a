"""Close pictures of what lies flat, each drawn differently; exposed by field.py instead of Cycles."""
import numpy as np

import catalogue
import field
from catalogue import linear
from scene import swatch as S

STONES = {  # colour, veins, roughness
    "sea": ((.40, .49, .42), None, .55), "rose": ((.56, .40, .32), None, .5), "cream": ((.60, .52, .42), None, .55), "slate": ((.20, .24, .28), (.40, .44, .48), .5),
    "dark": ((.085, .098, .105), None, .45), "ink": ((.095, .120, .145), (.26, .29, .31), .34), "green": ((.075, .145, .118), (.26, .34, .30), .32),
    "wine": ((.255, .120, .092), (.42, .27, .22), .34), "umber": ((.185, .112, .094), (.40, .29, .25), .34), "grey": ((.150, .172, .182), (.32, .34, .35), .34),
    "honey": ((.46, .30, .17), (.62, .47, .32), .34),
}


def table(ground, half, step, seed, polished=False):
    colour, vein, rough = STONES[ground]
    return field.Sheet(half, step, colour, vein, rough, .16 if polished else .10, .0002 if polished else .0005, seed)


def raking(low=17, side=1, key=1., fill=1., size=(16, 11)):
    e = np.radians(low)
    return [field.rect((-26 * np.cos(e) * side, 18 * np.cos(e), 32 * np.sin(e)), (0, 0, 0), *size, 17500 * key),
            field.rect((16 * side, -14, 30), (0, 0, 0), 30, 30, 3600 * fill, (.96, .98, 1))]


def smear(colour, seed, size, side, ground="cream", strokes=(), low=17, turn=1, down=66, distance=26, at=(0, .5), thin=.012, rough=.30, coat=0., body=1., key=1., fill=1.):
    """Strokes of a cream: (points, width, thickness, how)."""
    sheet = table(ground, (5.3, 7.4), .0105, seed)
    for i, (points, width, thick, how) in enumerate(strokes):
        _, _, z = S.stroke(points, width, thick, seed + 17 * i, (5.3, 7.4), .0105, **how)
        sheet.lay(z, colour, thin, rough, coat, body)
    return field.expose(sheet, field.view(distance, down, target=(*at, 0)), raking(low, turn, key, fill), *size, side)


def beads(colour, seed, size, side, ground="ink", drops=(), density=.5, ior=1.38, down=42, distance=15, target=(0, 0, .12), fstop=.085, turn=1, milky=False, key=1.):
    """Domed drops, close, in the light of two windows."""
    sheet = table(ground, (3.3, 4.4), .0075, seed, True)
    for i, (x, y, r, h) in enumerate(drops):
        sheet.drop(x, y, r, h * 1.25, seed + i, .09 if r > .5 else .04)
    if milky:  # white where it is deep, clearer at the rim
        deep = np.where(sheet.clear > 0, sheet.z, 0)
        sheet.rgb = field.mix(sheet.rgb, colour, .96 * (1 - np.exp(-deep / .05)))
        sheet.rough, sheet.clear = np.where(sheet.clear > 0, .4, sheet.rough), sheet.clear * 0
    lights = [field.rect((-22 * turn, 15, 17), (0, 0, 0), 7, 9, 13500 * key), field.rect((19 * turn, 10, 20), (0, 0, 0), 13, 6, 3600 * key, (1, .97, .93)),
              field.rect((14 * turn, -16, 30), (0, 0, 0), 26, 26, 1100 * key, (.96, .98, 1))]
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

    (_, _, z), depth = S.lathered(seed, (4.6, 5.4), sheet.step, mound, ((5200, .045, .08), (1500, .08, .14), (330, .14, .23), (52, .23, .36)), sunk=.55)
    white = z > 0
    z = z + .0035 * field.clouds(z.shape, 150, 2, seed) * (depth < .2)  # the fine foam between
    sheet.rgb = np.where(white[..., None], field.mix((.94, .95, .93), (.30, .37, .36), .66 * depth), sheet.rgb)
    sheet.z, sheet.rough, sheet.coat = np.where(white, np.maximum(z, .001), sheet.z), np.where(white, .40, sheet.rough), np.where(white, 1., 0.)
    return field.expose(sheet, field.view(15, 48, target=(0, -.3, .6), fstop=.13), raking(34, 1, 1.05, 1.3, (10, 9)), *size, side, sky=(.22, .22, .21))


def pearl(plate, slope, deep, seed, strength):
    """Colour of mother-of-pearl: it turns with the layer and with the slope toward the light."""
    hues = np.array(((.96, .66, .62), (.77, .68, .93), (.56, .75, .96), (.61, .91, .78), (.98, .92, .76)))
    if deep:
        hues = hues ** 3.0 * .34 + .012
    way = np.abs((plate * .022 + slope * .5 + .50 * field.clouds(plate.shape, 3, 3, seed)) % 2 - 1) * 4
    i = np.clip(way.astype(int), 0, 3)
    k = (way - i)[..., None]
    k = k * k * (3 - 2 * k)
    return field.mix((.035, .05, .05) if deep else (.90, .87, .82), hues[i] * (1 - k) + hues[i + 1] * k, strength)


def terraces(half, step, plates, rise, seed, tilt=(.10, .16)):
    """The inside of a shell: long folds on which thin plates end one above the other, like contour lines."""
    xs, ys = (np.arange(-h, h + step, step) for h in half)
    gx, gy = np.meshgrid(xs, ys)
    shape = gx.shape
    fold = field.clouds(shape, 2.6, 2, seed, .3)
    h = fold * .62 + gx * tilt[0] + gy * tilt[1] + field.clouds(shape, 9, 2, seed + 1, .4) * .075 + field.clouds(shape, 40, 2, seed + 2) * .012
    h = (h - h.min()) / (h.max() - h.min()) * plates
    part = h - np.floor(h)
    return fold * .45 + (np.floor(h) + S.smooth(part, 0, .06) - .30 * part) * rise, h, fold


def nacre(theme, size, side):
    """Mother-of-pearl, a few centimetres of it, in raking light."""
    deep, half, step = theme == "dark", (8.6, 8.0), .0092
    seed = 29 if deep else 12
    z, plate, fold = terraces(half, step, 70, .017, seed)
    sheet = field.Sheet(half, step, (.5, .5, .5), None, .2, 0, 0)
    sheet.z = z - z.min()
    sheet.rgb = pearl(plate, fold, deep, seed, .66 if deep else .70) * (1 + .035 * field.clouds(z.shape, 60, 3, seed + 5))[..., None]
    sheet.rough[...], sheet.coat[...] = .40, .9
    lights = [field.rect((-24, 13, 11), (0, 0, 0), 20, 12, 7200 if not deep else 9000), field.rect((8, 26, 16), (0, 2, 0), 30, 9, 5200 if not deep else 2600, (.93, .97, 1)),
              field.rect((10, -18, 30), (0, 0, 0), 30, 24, 2000 if not deep else 1000, (1, .96, .93))]
    return field.expose(sheet, field.view(27, 46, target=(0, 0, .6), fstop=.12, portrait=False, ratio=1.6), lights, *size, side, sky=(.13, .128, .125) if not deep else (.09, .10, .10))


def layers(theme, size, side):
    """Layers in section: sheets laid one over the other, their edges toward us."""
    half, step = (11.0, 7.0), .0095
    xs, ys = (np.arange(-h, h + step, step) for h in half)
    gx, gy = np.meshgrid(xs, ys)
    shape, rnd = gx.shape, np.random.RandomState(4)
    wave = .28 * field.clouds(shape, 3, 2, 7, .4)
    back = gy + .42 * field.clouds(shape, 5, 3, 8, .5) + .035 * field.clouds(shape, 45, 3, 9)  # distance behind the front
    z, plate, front = wave * .8, np.zeros(shape), -3.6
    for i in range(40):
        thick = rnd.uniform(.055, .13) * (1.3 if i % 7 == 3 else 1)
        front += rnd.uniform(.03, .12) + (.62 if i in (8, 15, 22, 28, 35) else 0)
        rag = front + sum(a * np.interp(xs, np.linspace(-half[0], half[0], n), rnd.normal(size=n)) for a, n in ((.09, 9 + i % 5), (.04, 31), (.012, 120)))
        z = z + thick * S.smooth(back, rag, rag + .035) - .012 * np.exp(-((back - rag + .02) / .02) ** 2)
        plate = plate + (back > rag) * rnd.uniform(2, 9)
    sheet = field.Sheet(half, step, (.5, .5, .5), None, .2, 0, 0)
    sheet.z = z - z.min() + .01
    sheet.rgb = pearl(plate, wave, False, 5, .40) * (1 + .03 * field.clouds(shape, 70, 3, 6))[..., None]
    sheet.rough[...], sheet.coat[...] = .42, .8
    lights = [field.rect((-26, -4, 13), (0, 0, 1), 18, 14, 8000), field.rect((14, 26, 15), (0, 2, 1), 34, 8, 4600, (.95, .97, 1)), field.rect((16, -26, 22), (0, 0, 0), 26, 20, 1700, (1, .95, .90))]
    return field.expose(sheet, field.view(34, 36, target=(0, -.2, 1.6), fstop=.10, portrait=False, ratio=16 / 9), lights, *size, side, sky=(.12, .115, .11))


A, B = dict(start=.9, end=.30, ridge=.55), dict(start=1.2, end=.42, ridge=.7)
DETAILS = {
    "silk-milk": (smear, dict(ground="sea", thin=.02, rough=.16, coat=.5, low=22, strokes=((((-2.5, 2.3), (-.5, 3.2), (1.3, 1.9), (-.4, -.1), (-.9, -1.7), (.9, -3.0), (2.9, -2.6)), 2.1, .24,
                              dict(start=.5, end=.10, ridge=.12, bead=.22, wet=.85)),))),
    "worn-stone-lotion": (smear, dict(ground="dark", down=72, turn=-1, rough=.26, distance=29, strokes=((((-3.0, 3.3), (.9, 3.9), (2.4, 2.2), (-.6, .5), (-2.2, -1.2), (.2, -2.2), (3.2, -3.4)), 1.75, .21,
                                      dict(start=.6, end=.16, ridge=.45)),))),
    "salt-air-fluid-spf-50": (smear, dict(ground="cream", thin=.010, rough=.18, coat=.4, down=64, strokes=((((-1.4, 4.4), (-1.1, 1.7), (-.2, -1.0), (.3, -4.4)), 2.0, .12,
                                          dict(start=1.8, end=.35, ridge=.30, bead=.25, wet=.30)),))),
    "noon-veil-spf-30": (smear, dict(ground="cream", thin=.040, rough=.34, body=.93, low=15, strokes=((((-2.8, 3.8), (-1.2, 1.6), (.6, -.7), (2.6, -4.0)), 3.7, .085,
                                     dict(start=1.9, end=.50, ridge=1.2, bead=.45)),))),
    "moonstone-serum": (beads, dict(ground="umber", milky=True, drops=((-.3, -.1, 1.05, .42), (1.35, .75, .50, .25), (-1.65, 1.15, .40, .20), (1.1, -1.15, .23, .13), (-1.5, -1.0, .15, .09), (.35, 2.3, .33, .16)))),
    "smooth-stone-serum": (beads, dict(ground="grey", density=.25, drops=((.35, -.1, .85, .36), (-1.15, .6, .52, .25), (1.7, 1.2, .40, .20), (-.75, -1.0, .24, .13), (1.25, -1.1, .15, .09), (-.2, 2.2, .55, .24),
                                                              (-2.1, -.5, .16, .1)))),
    "soft-ebb": (beads, dict(ground="wine", density=.6, down=46, drops=((-.5, .1, .72, .33), (.75, -.45, .52, .26), (.6, .95, .34, .18), (-1.7, -.7, .25, .14), (1.75, .7, .2, .12), (-1.5, 1.5, .42, .2), (.1, -1.25, .12, .07),
                                                     (1.5, -1.3, .17, .1)))),
    "undertow-gel": (beads, dict(ground="ink", density=.2, ior=1.40, distance=14, down=38, target=(0, 0, .2), drops=((0, 0, 1.25, .56), (1.9, .9, .30, .17), (-1.75, -.8, .2, .12)))),
    "clear-pebble-gel": (beads, dict(ground="green", density=.7, ior=1.40, drops=((-.15, 0, 1.15, .50), (1.5, .75, .62, .32), (-1.75, .9, .5, .26), (1.25, -1.0, .22, .13)), turn=-1)),
    "deep-water-serum": (beads, dict(ground="grey", density=2.4, drops=((.1, -.1, 1.1, .46), (-1.5, .9, .4, .22), (1.55, .9, .3, .17), (-1.2, -1.05, .18, .1), (-.2, 2.3, .5, .24)), turn=-1)),
    "sea-glass-jelly": (beads, dict(ground="sea", density=2.2, ior=1.36, down=38, target=(.1, 0, .25), drops=((-.2, .1, 1.3, .62), (1.75, -.5, .55, .34), (1.5, 1.5, .4, .26), (-1.9, -.9, .26, .17)))),
    "shallows-eye-gel": (beads, dict(ground="ink", density=1.2, distance=12, drops=((.1, -.1, .78, .40), (-1.25, .55, .4, .22), (1.3, .6, .28, .16)))),
    "slow-amber-oil": (beads, dict(ground="honey", density=1.5, ior=1.47, distance=16, down=46, drops=((0, -.1, 1.35, .40), (1.75, 1.2, .42, .2), (-1.7, 1.25, .3, .16), (-1.75, -.9, .2, .11), (1.5, -1.5, .14, .09)))),
    "driftwood-foam": (foam, {}),
}
HOUSE = {"nacre-light": (nacre, "light"), "nacre-dark": (nacre, "dark"), "layers-light": (layers, "light")}


def flat(shot):
    """Is this one of the pictures that are made here?"""
    kind, what = shot.split(":")
    return what in DETAILS if kind == "detail" else kind == "house" and what in HOUSE


def expose(shot, size, side):
    kind, what = shot.split(":")
    if kind == "house":
        make, theme = HOUSE[what]
        return make(theme, size, side)
    make, how = DETAILS[what]
    seen = {"deep-water-serum": (.42, .84, .90), "sea-glass-jelly": (.42, .84, .72), "slow-amber-oil": (.90, .46, .10), "soft-ebb": (.97, .78, .66), "clear-pebble-gel": (.74, .90, .85), "shallows-eye-gel": (.70, .93, .92)}
    colour = seen.get(what, linear(catalogue.find(what)["packaging"]["contentColor"]))
    return make(colour, sum(map(ord, what)), size, side, **how)

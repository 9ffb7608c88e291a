"""Close pictures of what lies flat, each drawn differently; exposed by field.py instead of Cycles."""
import numpy as np

import field
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


def beads(colour, seed, size, side, ground="ink", drops=(), density=.5, ior=1.38, down=42, distance=15, target=(0, 0, .12), fstop=.085, turn=1, key=1.):
    """Domed drops, close, in the light of one soft, round lamp."""
    sheet = table(ground, (3.9, 6.2 if down > 40 else 9.4), .0085, seed, True)  # seen flatter, the stone reaches farther
    for i, (x, y, r, h) in enumerate(drops):
        sheet.drop(x, y, r, h * 1.25, seed + i, .09 if r > .5 else .04)
    lights = [field.rect((-22 * turn, 15, 17), (0, 0, 0), 11, 11, 15500 * key),
              field.rect((14 * turn, -16, 30), (0, 0, 0), 26, 26, 1100 * key, (.96, .98, 1)),
              field.rect((-6 * turn, 44, 30), (0, 0, 2), 70, 22, 3600 * key, (.97, .985, 1))]  # far behind: the sheen on the stone, a bright rim on the drops
    absorb = density * (1 - np.array(colour))
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


def pearl(way, deep):
    """Colour of mother-of-pearl where light comes this `way` through its layers: the hues follow each other round."""
    hues = np.array(((.95, .70, .66), (.82, .70, .90), (.60, .74, .93), (.62, .88, .80), (.90, .93, .74), (.98, .86, .72)))
    if deep:
        hues = np.array(((.16, .05, .14), (.08, .06, .22), (.025, .12, .27), (.02, .20, .22), (.03, .24, .15), (.12, .20, .10)))
        hues = hues.mean(1, keepdims=True) * .72 + hues * .28  # a breath of colour: at night the sheen is a detail
    i = np.floor(way).astype(int)
    k = S.smooth(way - i, 0, 1)[..., None]
    return hues[i % 6] * (1 - k) + hues[(i + 1) % 6] * k


DETAILS = {
    "smooth-stone-serum": (beads, dict(ground="grey", density=.25, drops=((.35, -.1, .85, .36), (-1.15, .6, .52, .25), (1.7, 1.2, .40, .20), (-.75, -1.0, .24, .13), (1.25, -1.1, .15, .09), (-.2, 2.2, .55, .24),
                                                              (-2.1, -.5, .16, .1)))),
    "undertow-gel": (beads, dict(ground="ink", density=.2, ior=1.40, distance=14, down=38, target=(0, 0, .2), drops=((0, 0, 1.25, .56), (1.9, .9, .30, .17), (-1.75, -.8, .2, .12)))),
    "sea-glass-jelly": (beads, dict(ground="lime", density=.85, ior=1.36, key=.8, down=38, target=(.1, 0, .25), drops=((-.2, .1, 1.3, .62), (1.75, -.5, .55, .34), (1.5, 1.5, .4, .26), (-1.9, -.9, .26, .17)))),
    "shallows-eye-gel": (beads, dict(ground="slate", density=.7, distance=14.6, down=52, target=(0, .1, .1), drops=((-1.55, .75, .58, .30), (-.72, -.42, .50, .27), (.30, -.78, .43, .24), (1.18, -.52, .35, .20), (1.82, .12, .26, .16)))),
    "driftwood-foam": (foam, {}),
}

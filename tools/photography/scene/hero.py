"""The portrait of a product: alone before the paper of its category, or on dark slate for the dark theme; where it stands and how it is seen differs."""
import math

import containers as C
import light
import materials as M
import palette
from catalogue import luminance
from scene.stage import lit, plinth
from shapes import place, rounded_box

# base, degrees the camera looks down, degrees it goes round, shift of the product to the side in cm, its turn
VIEWS = {
    "thousand-layers-cream": ("slab", 21, 0, 0, -4), "evening-shell-balm": ("plinth", 19, -5, .5, 0), "night-current": ("bare", 9, 4, -1.5, 1), "slow-amber-oil": ("slab", 8, -3, .4, -3),
    "quiet-harbor-serum": ("bare", 11, -3, -1.5, 3),
    "clear-pebble-gel": ("slab", 7, 0, -.6, -3), "driftwood-foam": ("bare", 8, 5, .5, 4), "smooth-stone-serum": ("slab", 13, 0, .6, 3), "moonstone-serum": ("bare", 10, -4, -.5, -4),
    "soft-ebb": ("slab", 6, 3, 0, 3), "open-tide-gel": ("bare", 18, -4, .5, -5), "seven-tides-ampoules": ("bare", 11, 9, 0, 4), "quiet-balm": ("slab", 9, 3, -.3, -4),
    "noon-veil-spf-30": ("bare", 8, 0, -.5, -13), "sea-glass-jelly": ("slab", 7, 0, .4, 12), "shallows-eye-gel": ("slab", 14, 0, .5, -11), "salt-air-fluid-spf-50": ("bare", 9, 0, .6, 13),
    "undertow-gel": ("slab", 10, 0, -.5, -12), "deep-water-serum": ("slab", 9, -4, -.5, -4), "worn-stone-lotion": ("plinth", 6, 4, .6, 4), "pearl-dust": ("plinth", 10, -3, .3, -1),
}
DISTANCE = {"jar": 35.5, "tin": 36, "tube": 33, "stick": 25, "ampoule": 35.5}


def slab(paper, height, dark=False):
    """A block of stone, sawn, wider than the picture on one side."""
    tone = paper if dark else tuple(.80 * c + .10 for c in paper)
    ob = rounded_box("slab", (15, 9.4, height), M.slab("hewn", tone, tuple(min(.8, c * 1.25) for c in tone), .58, .3, .30, .10, .14), .06, 3)
    ob.pass_index = light.PLINTH
    place([ob], (2.6, .9, 0), math.radians(-7))


def ground(category, theme):
    """The paper: of the category; in the dark theme slate, with a breath of the category's color."""
    if theme == "light":
        return light.BACKDROP[category]
    return tuple(d * (.8 + .4 * c / max(light.BACKDROP[category])) for d, c in zip((.020, .027, .0285), light.BACKDROP[category]))


def front(pack):
    """Light from the front that the print needs before slate, where no paper throws any back: the grayer what it stands on, the more."""
    return 3. if palette.ink(pack) is palette.LIGHT_INK else min(12., (5.5 if "frosted" in pack["material"] else 4.) / luminance(palette.behind(pack)))


def hero(product, theme="light"):
    pack, dark = product["packaging"], theme == "dark"
    paper = ground(product["category"], theme)
    low = pack["container"] in ("jar", "tin")
    base, down, around, shift, turn = VIEWS.get(product["id"], ("plinth", 9, 0, 0, 2))
    light.studio(paper, dark, key=3.3 if dark else 1.12, fill=front(pack) if dark else .55, halo=.55 if dark else 1,
                 mirrored=tuple(.55 * c for c in light.BACKDROP["shell"]) if dark and "metal" in pack["material"] else None)  # or a tin before slate is as dark as its print
    stone = tuple(1.6 * c for c in paper) if dark else paper
    h = {"bare": 0, "slab": 1.7, "plinth": 3.3 if low else 1.4}[base]
    if base == "plinth":
        plinth((shift, .5, 0), 5.4 if low else 4.6, h, stone)
    elif base == "slab":
        slab(stone, h, dark)
    k, height, radius = C.build(product, (shift, 0, h), math.radians(turn), uncapped=True)
    if pack["container"] == "stick":
        place(C.stick_cap(k)[0], (shift + 2.3, 1.3, h))
    if k.airless:
        place(C.airless_cap(k)[0], (shift + 3.5, 1.2, h))
    lit(k, (shift, 0, h), height, radius, 1.12 if dark else 1.)
    distance = DISTANCE.get(pack["container"], 29) if product["id"] in VIEWS else 38.5
    middle = h + height * .5 if product["id"] in VIEWS else 5.65
    light.camera((0, 0, middle - .25), max(distance, 3.35 * height), down, around, fstop=.34, focus=(shift, -min(radius, 1.9) * .85, middle))  # sharp where the print is

"""Which pictures are exposed by field.py instead of Cycles, and by which scene."""
import catalogue
from catalogue import linear
from scene import close, matter, poured

HOUSE = matter.PICTURES
DETAILS = {**close.DETAILS, **poured.DETAILS}


def flat(shot):
    """Is this one of the pictures that are made here?"""
    kind, what = shot.split(":")
    return what in DETAILS if kind == "detail" else kind == "house" and what in HOUSE


def expose(shot, size, side):
    kind, what = shot.split(":")
    if kind == "house":
        make, *how = HOUSE[what]
        return make(*how, size, side)
    make, how = DETAILS[what]
    seen = {"night-current": (.95, .80, .56), "first-light-serum": (.95, .66, .18), "deep-water-serum": (.42, .84, .92), "sea-glass-jelly": (.50, .88, .78), "slow-amber-oil": (.90, .46, .10), "soft-ebb": (.97, .78, .66), "clear-pebble-gel": (.74, .90, .85), "shallows-eye-gel": (.72, .93, .93)}
    # what the camera saw in a deep butter yellow was olive: it is lit lighter and warmer
    colour = seen.get(what, linear(catalogue.find(what)["packaging"]["contentColor"]))
    return make(colour, sum(map(ord, what)), size, side, **how)

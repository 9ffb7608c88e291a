"""What every scene uses: a plinth, the glow behind clear bottles, products in their places."""
import math

import containers as C
import light
import materials as M
from shapes import lathe, place


def plinth(loc, radius, height, colour):
    ob = lathe("plinth", [(0, 0), (radius, 0, .03), (radius, height, .12), (radius - .8, height, .05), (0, height)],
               M.stone("plaster", colour, rough=.7, spec=.25), 208)
    ob.pass_index = light.PLINTH
    place([ob], loc)


def lit(k, loc, height, radius):
    """A glow behind clear bottles."""
    if k.clear and k.pack["container"] == "dropper":
        warm = tuple(c ** .5 for c in k.content_colour) if not k.amber else (1, .70, .36)
        light.glow((loc[0], loc[1] + radius + .35, loc[2] + .1), radius * 1.9, height * .58, .60 if not k.amber else 1.1, warm)
    if k.pack["container"] == "ampoule":
        light.glow((loc[0], loc[1] + 1.6, loc[2] + 4.0), 11, 7, .7, (1, .78, .42))


def stand(rows):
    """rows: (product, x, y, plinth height, turn) -> built."""
    for p, x, y, z, turn in rows:
        k, height, radius = C.build(p, (x, y, z), math.radians(turn))
        lit(k, (x, y, z), height, radius)

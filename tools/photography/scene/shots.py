"""Every picture: what stands where. A shot is "hero:<id>", "detail:<id>", "line:<slug>" or "home:<wide|tall>-<light|dark>"."""
import math

import numpy as np

import catalogue
import containers as C
import light
import materials as M
from plan import HOME, cast
from scene import textures
from shapes import lathe, place, rounded_box


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


def hero(product):
    paper = light.BACKDROP[product["category"]]
    light.studio(product["category"], key=1.12, fill=.55)
    low = product["packaging"]["container"] in ("jar", "tin")
    h = 3.3 if low else 1.4
    if product["packaging"]["container"] == "stick":
        h = 2.0
    plinth((0, .5, 0), 5.4 if low or product["packaging"]["container"] == "ampoule" else 4.6, h, paper)
    k, height, radius = C.build(product, (0, 0, h), math.radians(2))
    if product["packaging"]["container"] == "stick":
        place(C.stick_cap(k)[0], (3.0, 1.2, h))
    lit(k, (0, 0, h), height, radius)
    light.camera((0, 0, 5.65), 38.5)


def stand(rows):
    """rows: (product, x, y, plinth height, turn) -> built."""
    for p, x, y, z, turn in rows:
        k, height, radius = C.build(p, (x, y, z), math.radians(turn))
        lit(k, (x, y, z), height, radius)


def reach_of(product):
    """(half width, height) before building, for the arrangement."""
    c, ml = product["packaging"]["container"], catalogue.volume(product)
    return {"dropper": (1.95 * (ml / 30) ** .17, 9.8 * (ml / 30) ** .2), "pump": (2.15 * max(.86, (ml / 150) ** .16), 12 * max(.86, (ml / 150) ** .16) ** 1.35),
            "jar": (3.45 * (ml / 50) ** .14, 5.4), "tube": (2.6 * max(.8, (ml / 50) ** .12), 10.7 * max(.8, (ml / 50) ** .12) ** 1.4),
            "tin": (3.6, 4.4), "ampoule": (5.1, 10.4), "stick": (1.8, 8.7)}[c]


def line(products):
    """Two rows: the tall ones behind on a plinth, the low ones in front, between them."""
    tint = np.mean([catalogue.linear(p["packaging"]["tint"]) for p in products], axis=0)
    paper = tuple(np.array(light.BACKDROP["shell"]) * (.72 + .28 * tint / tint.max()))
    light.studio(paper, reach=1.2, key=1.15, fill=.7)
    tall = sorted(products, key=lambda p: -reach_of(p)[1])
    n = (len(tall) + 1) // 2
    back, front = [], []
    fronts = max(reach_of(p)[1] for p in tall[n:])
    z0 = 3.6 if fronts < 9 else 5.2 if len(tall) < 6 else 7.6
    for i, p in enumerate(tall):
        row = back if i < n else front
        row.insert(0 if i % 2 else len(row), p)
    rows, widths = [], []
    for row, y, z, gap in ((back, 2.0, z0, .8), (front, -4.8, 0, 1.1)):
        width = sum(2 * reach_of(p)[0] for p in row) + gap * (len(row) - 1)
        widths.append(width)
        x = -width / 2 + (0 if row is back or len(row) == n else .8)
        for i, p in enumerate(row):
            r = reach_of(p)[0]
            rows.append((p, x + r, y - (.5 * (i % 2) if row is front else 0), z, (-4, 3, -2)[i % 3]))
            x += 2 * r + gap
    block = rounded_box("block", (widths[0] + 1.8, 6.6, z0), M.stone("plaster", paper, rough=.7, spec=.25), .10, 4)
    block.pass_index = light.PLINTH
    place([block], (0, 2.45, 0))
    stand(rows)
    top = z0 + reach_of(tall[0])[1]
    light.camera((.1, 0, top / 2 - .5), max(3.1 * (top + 2.2), 3.12 * (max(widths[0] + 1.2, widths[1] * 1.12) + 1.6)), 10, fstop=.18)


def home(view, theme):
    """Three products in leaf shadow; in the wide one they stand in the right half."""
    dark = theme == "dark"
    paper = light.BACKDROP["deep" if dark else "shell"]
    light.studio(paper, dark=dark, reach=1.2, key=.44 if not dark else 1, wide=4)
    light.leaves(260000 if dark else 440000, colour=(.95, .95, .85) if dark else (1, .90, .76))
    pump, serum, cream = (catalogue.find(i) for i in HOME)
    low = (.045, .058, .056) if dark else tuple(c * 1.0 for c in paper)
    plinth((-2.9, 2.2, 0), 5.6, 2.5, low)
    stand([(pump, -5.0, 2.7, 2.5, -6), (serum, -.5, 1.0, 2.5, 3), (cream, 4.8, -3.8, 0, -4)])
    if view == "wide":
        if not dark:  # the key does not reach the wall's far left, where the words stand
            light.softbox("wash", (-58, -6, 46), (-48, 62, 40), 30, 30, 26000, (1, .95, .88), glossy=False)
        light.camera((.3, 0, 6.3), 92, 8, lens=100, fstop=.18, shift=(-.222, .005))
    else:
        light.camera((0, 0, 6.6), 56, 8, fstop=.20, shift=(0, .01))


def build(shot):
    kind, what = shot.split(":")
    if kind == "hero":
        hero(catalogue.find(what))
    elif kind == "detail":
        textures.detail(catalogue.find(what))
    elif kind == "line":
        line(cast(shot))
    else:
        home(*what.split("-"))

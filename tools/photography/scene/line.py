"""A line of products together."""
import numpy as np

import catalogue
import light
import materials as M
from scene.stage import stand
from shapes import place, rounded_box


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

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
    bottle, flask, flat, pot = (ml / 30) ** .17, max(.72, (ml / 150) ** .2), max(.80, (ml / 50) ** .14), (ml / 50) ** .14
    return {"dropper": (1.95 * bottle, 6.5 * bottle + 3.9), "pump": (2.2 * flask + .15, 7.9 * flask + 2.6), "jar": (3.45 * pot, 5.8 * pot if "pearl" not in product["packaging"]["material"] else 4.0 * pot + 2.4),
            "tube": (2.7 * flat, 1.95 * flat + 8.4 * flat ** 1.1), "tin": (3.6, 4.4), "ampoule": (4.75, 8.8), "stick": (1.0, 7.2)}[c]


def line(products):
    """Two rows: the tall ones behind on a plinth, the low ones in front, between them."""
    tint = np.mean([catalogue.linear(p["packaging"]["tint"]) for p in products], axis=0)
    paper = tuple(np.array(light.BACKDROP["shell"]) * (.72 + .28 * tint / tint.max()))
    light.studio(paper, reach=1.2, key=1.25, fill=1.5)  # light from the front, or the print on gray skins is lost
    tall = sorted(products, key=lambda p: -reach_of(p)[1])
    n = (len(tall) + 1) // 2
    back, front = [], []
    fronts = max(reach_of(p)[1] for p in tall[n:])
    z0 = max(2.4, fronts - 1.55)  # the names of the back row stand above the heads of the front row
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
    block = rounded_box("block", (widths[0] + 1.8, 6.6, z0), M.slab("hewn", tuple(.85 * c + .08 for c in paper), None, .62, .28, .3, .08, .12), .10, 4)
    block.pass_index = light.PLINTH
    place([block], (0, 2.45, 0))
    stand(rows)
    top = z0 + reach_of(tall[0])[1]
    light.camera((.1, 0, top / 2 - .5), max(2.9 * (top + 2.0), 3.15 * (max(widths[0] + 1.2, widths[1] * 1.12) + 1.6)), 10, fstop=.34)  # both rows sharp

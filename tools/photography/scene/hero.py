"""The portrait of a product: alone on a plinth, before the paper of its category."""
import math

import containers as C
import light
from scene.stage import lit, plinth
from shapes import place


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

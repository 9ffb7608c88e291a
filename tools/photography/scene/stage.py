"""What every scene uses: a plinth, the glow behind clear bottles, products in their places."""
import math

import numpy as np
from mathutils import Matrix

import containers as C
import light
import materials as M
from shapes import dollop, height_field, lathe, place


def plinth(loc, radius, height, colour):
    ob = lathe("plinth", [(0, 0), (radius, 0, .03), (radius, height, .12), (radius - .8, height, .05), (0, height)],
               M.stone("plaster", colour, rough=.7, spec=.25), 208)
    ob.pass_index = light.PLINTH
    place([ob], loc)


def lit(k, loc, height, radius, glow=1.):
    """A glow behind clear bottles. `glow`: times as bright, where the room is dark."""
    if k.clear and k.pack["container"] == "dropper":
        at, width = (loc[0], loc[1] + radius + .35, loc[2] + .1), radius * 1.9
        if k.amber:  # as bright behind the wordmark as behind the name
            light.glow(at, width, height * .62, 1.5 * glow, (1, .70, .36), full=.60)
        else:
            light.glow(at, width, height * (.62 if glow > 1 else .58), (.85 if glow > 1 else .60) * glow, tuple(c ** .5 for c in k.content_colour), full=.60 if glow > 1 else .05)  # before slate the wordmark has no other light
    if k.pack["container"] == "ampoule":
        light.glow((loc[0], loc[1] + 1.6, loc[2] + 4.0), 11, 7, .7, (1, .78, .42))


def stand(rows, glow=1.):
    """rows: (product, x, y, plinth height, turn) -> built."""
    for p, x, y, z, turn in rows:
        k, height, radius = C.build(p, (x, y, z), math.radians(turn))
        lit(k, (x, y, z), height, radius, glow)


def drop(name, material, x, y, r, height, seed, ground=0., wobble=.05, n=160, rows=60):
    """A domed drop with a steep, rounded foot. Returns the object."""
    rnd = np.random.RandomState(seed)
    a = 2 * math.pi * np.arange(n)[None, :] / n
    t = np.linspace(0, 1, rows)[:, None]
    outline = 1 + sum(wobble / m * rnd.uniform(.3, 1) * np.cos(m * a + rnd.uniform(0, 6.3)) for m in (2, 3, 4, 5))
    lift = np.sin(t * math.pi / 2)
    radius = r * outline * np.power(np.cos(t * math.pi / 2), .92) + r * .018 * np.exp(-(t / .04) ** 2)
    foot = np.vstack([radius[:1] * .999, radius])
    z = np.vstack([np.full_like(a, -.03), height * lift + np.zeros_like(a)])
    ob = dollop(name, np.dstack([foot, z]), material)
    place([ob], (x, y, ground))
    return ob


def lay(name, field, material, ground, turn=0., shift=(0, 0)):
    """A height field on the ground; its thickness goes along as the attribute `thick`."""
    xs, ys, z = field
    ob = height_field(name, xs, ys, z, material)
    layer = ob.data.attributes.new("thick", "FLOAT", "POINT")
    layer.data.foreach_set("value", np.maximum(z, 0).astype(np.float32).ravel())
    ob.matrix_world = Matrix.Translation((*shift, ground)) @ Matrix.Rotation(turn, 4, "Z")
    return ob

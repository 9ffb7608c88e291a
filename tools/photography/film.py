"""Blender's Filmic without Blender: the tables of its colour management, for pictures that Cycles does not make."""
from pathlib import Path

import numpy as np
from scipy.ndimage import map_coordinates, uniform_filter
from PIL import Image

TABLES = Path("/usr/share/blender/datafiles/colormanagement/filmic")
CONTRAST = "filmic_to_0-85_1-011.spi1d"  # Medium High Contrast
EXPOSURE = .58


def develop(linear):
    """Linear light (h, w, 3) -> display values 0 to 1."""
    log = (np.log2(np.maximum(linear * 2 ** EXPOSURE, 1e-12)) + 12.473931188) / 25
    rows = np.loadtxt(TABLES / "filmic_desat65cube.spi3d", skiprows=3, dtype=np.float32)
    cube = np.zeros((65, 65, 65, 3), np.float32)
    cube[tuple(rows[:, :3].astype(int).T)] = rows[:, 3:]
    where = np.clip(log, 0, 1).reshape(-1, 3).T * 64
    toned = np.stack([map_coordinates(cube[..., c], where, order=1) for c in range(3)], -1).reshape(linear.shape) / .66
    text = (TABLES / CONTRAST).read_text().split("{")[1].split("}")[0].split()
    curve = np.array(text, np.float32)
    return np.interp(toned, np.linspace(0, 1, len(curve)), curve)


def bloom(linear):
    """A breath of light around the highlights and a slight vignette."""
    h, w = linear.shape[:2]
    bright = np.clip(linear - .75, 0, 3)
    for r in (4, 10, 22):
        size = (2 * max(1, int(r * w / 800)) + 1,) * 2 + (1,)
        linear = linear + .03 * uniform_filter(uniform_filter(bright, size), size)
    yy, xx = np.mgrid[0:h, 0:w]
    return linear * (1 - .26 * ((xx / w - .5) ** 2 + (yy / h - .5) ** 2)[..., None])


def finish(image, size, out, ink=None):
    """To the final size, a little sharpening where it was enlarged, a fine grain. `image`: PIL, 8 bit. `ink`: what is done to it (0 to 1) before the grain."""
    grown = size[0] / image.width
    if image.size != size:
        image = image.resize(size, Image.LANCZOS)
    a = np.asarray(image, np.float32)
    if ink:
        a = ink(a / 255) * 255
    blur = (3, 3, 1)
    if grown > 1.05:
        a = a + np.clip((a - uniform_filter(uniform_filter(a, blur), blur)) * .45, -14, 14)
    n = np.random.RandomState(3).normal(0, 1, (size[1], size[0], 1)).astype(np.float32)
    a = a + 1.5 * (.6 * n + .8 * uniform_filter(n, blur))
    Image.fromarray(np.clip(a, 0, 255).round().astype(np.uint8)).save(out, quality=92 if ink else 90, optimize=True, progressive=True, subsampling=0)

"""Debian's Cycles has no OpenImageDenoise: two half renders are joined here (nlm.c), what mottle is left settles, and the seamless
backdrop is smoothed once more over a wide radius, where nothing but soft light can be seen."""
import ctypes
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy.ndimage import binary_erosion, gaussian_filter, maximum_filter, median_filter, minimum_filter, uniform_filter

FLOATS = ctypes.POINTER(ctypes.c_float)
SOURCE = Path(__file__).with_name("nlm.c")


def compiled(source):
    """A C file of this folder as a library, kept in the temporary folder."""
    tag = hashlib.sha256(source.read_bytes()).hexdigest()[:12]
    lib = Path(tempfile.gettempdir()) / f"nacre-{source.stem}-{tag}.so"
    if not lib.exists():
        part = f"{lib}.{os.getpid()}"
        subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", "-o", part, str(source), "-lm"], check=True)
        os.replace(part, lib)
    return ctypes.CDLL(str(lib))


def tone(x):
    return np.log1p(np.maximum(x, 0) * 4)


def box(a, r):
    size = (2 * r + 1, 2 * r + 1) + (1,) * (a.ndim - 2)
    return uniform_filter(a, size, mode="nearest")


def fireflies(a, times=3.2):
    """Pull single bright pixels down to their neighbours, if they are so many times as bright."""
    lum = a.mean(-1)
    mid = median_filter(lum, 3, mode="nearest")
    hot = lum > times * mid + .08 * times
    scale = np.where(hot, mid / np.maximum(lum, 1e-6), 1)
    return (a * scale[..., None]).astype(np.float32)


def relative(depth, step=1.5):
    """Distances as a feature: `step` cm at the nearest point, and as much more as it lies farther away, count as an edge."""
    near = max(1e-3, float(min(d[..., 0].min() for d in depth)))
    return [np.log(np.maximum(d[..., :1], near) / near) * near / step * .25 for d in depth]


def join(a, b, albedo, normal, depth, strength=.3, keep=.3, radius=7, times=3.2):
    """The two halves (h, w, 3) and the feature passes as pairs of halves -> one clean picture, in which the share
    `keep` of the unfiltered one stays as a fine grain."""
    rim = radius + 3  # mirrored beyond the border, or the noise of its last row counts for all that is missing there
    a, b, *features = (np.pad(x, ((rim, rim), (rim, rim), (0, 0)), mode="reflect") for x in (a, b, *albedo, *normal, *relative(depth)))
    albedo, normal, depth = features[:2], features[2:4], features[4:]
    a, b = fireflies(a, times).astype(np.float32), fireflies(b, times).astype(np.float32)
    ta, tb = tone(a), tone(b)
    var = np.maximum(box(((ta - tb) ** 2).mean(-1) / 2, 3), 1e-7)
    feat = np.concatenate([(p + q) / 2 for p, q in (albedo, normal, depth)], -1)
    fvar = box(sum(((p - q) ** 2).mean(-1) for p, q in (albedo, normal, depth)) / 6, 1)
    h, w = var.shape
    out, found, mended = np.empty_like(a), np.empty_like(a[..., 0]), np.empty_like(a)
    buf = [np.ascontiguousarray(x, np.float32) for x in (a, b, ta, tb, var, feat, fvar)]
    ptr = [x.ctypes.data_as(FLOATS) for x in buf]
    to, tf, tm = (x.ctypes.data_as(FLOATS) for x in (out, found, mended))
    f, lib = ctypes.c_float, compiled(SOURCE)
    lib.nlm(h, w, feat.shape[-1], *ptr, f(strength ** 2), f(.25), radius, to, tf)
    lib.mend(h, w, feat.shape[-1], to, ptr[5], ptr[6], tf, f(8), tm)
    out = settle(mended * (1 - keep) + (a + b) / 2 * keep, feat, fvar, lib)
    return out[rim:-rim, rim:-rim]


def halved(a):
    """Every two by two pixels averaged."""
    h, w = a.shape[:2]
    return a.reshape(h // 2, 2, w // 2, 2, -1).mean((1, 3)).astype(np.float32)


def spread(a):
    """How far a pixel and its eight neighbours lie apart."""
    return (maximum_filter(a, (3, 3, 1)) - minimum_filter(a, (3, 3, 1))).max(-1)


FEW = 9  # with few samples every bright pixel is rare: taken down as elsewhere, it would darken outlines


def at_half(one, two, strength, keep):
    """Two halves at twice the final size (passes by name) -> one picture at the final size. Filtered at the size as it is, with softened
    guides, edges and letters are clean when averaged, but the noise of so few samples leaves mottle; averaged first, planes are clean, but
    the mixed pixels along edges find none like them and stay ragged and dark. So each is taken where it is good."""
    names = ("Albedo", "Normal", "Depth")
    soft = [tuple(gaussian_filter(s[k], (1, 1, 0)).astype(np.float32) for s in (one, two)) for k in names]
    fine = join(one["Image"], two["Image"], *soft, strength=strength, keep=keep, times=FEW)
    fine = np.expm1(halved(tone(fine))) / 4  # as the eye averages: a bright pixel does not outweigh its three neighbours
    small = [{k: halved(s[k]) for k in names} | {"Image": halved(fireflies(s["Image"], FEW))} for s in (one, two)]
    soft = [tuple(gaussian_filter(s[k], (1, 1, 0)) for s in small) for k in names]
    broad = join(small[0]["Image"], small[1]["Image"], *soft, strength=1.25 * strength, keep=keep, times=FEW)
    seen = [spread(gaussian_filter(tone(v.mean(-1)), .7)[..., None]) for v in (fine, broad)]
    far, apart = (small[0]["Depth"] + small[1]["Depth"]) / 2, box(np.abs(small[0]["Depth"] - small[1]["Depth"])[..., 0], 4)
    step = (spread(gaussian_filter(far, (.5, .5, 0))) - 4 * apart) / minimum_filter(far[..., 0], 3)  # in metal and glass distances are noise
    edge = np.maximum(np.clip((np.minimum(*seen) - .10) / .08, 0, 1), np.clip((step - .008) / .008, 0, 1))
    edge = gaussian_filter(maximum_filter(edge, 3), 1.)[..., None]
    return broad * (1 - edge) + fine * edge


def settle(img, feat, fvar, lib, sigma=.055, fine=.6, scale=tone):
    """The faint, broad mottle that the filter leaves: smoothed over ever wider gaps where tone and features are alike; the share `fine` of the finest grain stays."""
    h, w = fvar.shape
    f, feat, fvar = ctypes.c_float, *(np.ascontiguousarray(x, np.float32) for x in (feat, fvar))
    here, grain = np.ascontiguousarray(img, np.float32), None
    for level, blur in enumerate((0, 1, 2, 2, 3)):
        tones = np.ascontiguousarray(box(scale(here), blur), np.float32)
        out = np.empty_like(here)
        lib.settle(h, w, feat.shape[-1], *(x.ctypes.data_as(FLOATS) for x in (here, tones, feat, fvar)), f(.5), f(sigma), 2 ** level, out.ctypes.data_as(FLOATS))
        grain = here - out if grain is None else grain
        here = out
    return here + fine * grain


def settled(shown):
    """A finished picture (h, w, 3; 0 to 1) of which no passes are left. Edges, print and what runs in one direction, as brushed metal does, stay as they are."""
    shown = np.ascontiguousarray(shown, np.float32)
    h, w = shown.shape[:2]
    smooth = settle(shown, np.zeros((h, w, 1)), np.ones((h, w)), compiled(SOURCE), sigma=.03, fine=.75, scale=lambda x: x)
    grey = gaussian_filter(shown.mean(-1), .8)
    edge = maximum_filter(np.clip((maximum_filter(grey, 3) - minimum_filter(grey, 3) - .035) / .03, 0, 1), 5)
    gy, gx = np.gradient(grey)
    jy, jx = gaussian_filter(gy * gy, 6), gaussian_filter(gx * gx, 6)
    brushed = np.clip(((jy - jx) / (jy + jx + 1e-7) - .30) / .25, 0, 1) * np.clip((np.sqrt(jy) - .0025) / .002, 0, 1)
    keep = gaussian_filter(np.maximum(edge, brushed), 1.2)[..., None]
    return smooth * (1 - keep) + shown * keep


def calm(img, mask, levels=5, sigma=.055):
    """Edge-avoiding wavelet smoothing inside `mask`; soft shadows stay because the steps compare the tone."""
    mask = binary_erosion(mask, iterations=2, border_value=1)
    m = mask.astype(np.float32)[..., None]
    x, taps = img.copy(), ((-2, 1), (-1, 4), (0, 6), (1, 4), (2, 1))
    h, w = mask.shape
    for level in range(levels):
        step = 2 ** level
        t = tone(x)
        t = box(t, 1 + step // 2)
        pad = 2 * step
        px, pt, pm = (np.pad(v, ((pad, pad), (pad, pad), (0, 0)), mode="edge") for v in (x, t, m))
        acc, ws = np.zeros_like(x), np.zeros_like(m)
        for dy, wy in taps:
            for dx, wx in taps:
                sl = (slice(pad + dy * step, pad + dy * step + h), slice(pad + dx * step, pad + dx * step + w))
                wt = wy * wx / 256 * pm[sl] * np.exp(-((t - pt[sl]) ** 2).sum(-1, keepdims=True) / sigma ** 2)
                acc += wt * px[sl]
                ws += wt
        x = np.where((m > 0) & (ws > 1e-6), acc / np.maximum(ws, 1e-6), x)
    return x

"""The print of a finished picture anew: what lies under the old print is found from around it, the new one is laid on it as sharp and dark
as the lens allows. Thin strokes seen from afar keep their ink, which a lens and a filter spread over their surroundings."""
import numpy as np
from PIL import Image
from scipy.ndimage import find_objects, gaussian_filter, grey_closing, grey_opening, label, maximum_filter

FULL = 4.9  # contrast that the middle of a stroke is brought to, if it has less


def to_linear(a):
    return np.where(a <= .04045, a / 12.92, ((a + .055) / 1.055) ** 2.4)


def to_display(a):
    return np.where(a <= .0031308, a * 12.92, 1.055 * np.maximum(a, 0) ** (1 / 2.4) - .055)


def luminance(a):
    return a @ np.array((.2126, .7152, .0722))


def under(shown, dark, size):
    """The picture without strokes thinner than `size` pixels, nor the brighter rim that sharpening gave them."""
    fill, rim = (grey_closing, grey_opening) if dark else (grey_opening, grey_closing)
    return gaussian_filter(np.dstack([rim(fill(shown[..., c], (size, size)), (size, size)) for c in range(3)]), (1.2, 1.2, 0))


def deeper(share, ground, ink):
    """The share of ink that gives the wanted contrast in the middle of the strokes; edges follow, so that they stay smooth."""
    lg, li = luminance(ground), luminance(ink)
    dark = li < .2
    wanted = (lg + .05) / FULL - .05 if dark else (lg + .05) * FULL - .05
    need = np.clip((lg - wanted) / np.maximum(lg - li, 1e-3) if dark else (wanted - lg) / np.maximum(li - lg, 1e-3), 0, 1)
    middle = maximum_filter(share, 3)  # what the middle of the stroke at this place has
    gain = np.where(middle > .10, np.clip(need / np.maximum(middle, .1), 1, 3.2), 1)
    return np.clip(share * gain, 0, 1)


def reprint(old, share, light, out):
    """`share`: how much of each pixel is ink (h, w); `light`: the part of it that is light ink."""
    shown = np.asarray(Image.open(old).convert("RGB"), np.float32) / 255
    done, rnd = to_linear(shown), np.random.RandomState(4)
    for part, dark in ((share - light, True), (light, False)):
        if part.max() < .3:
            continue
        stroke = max(7, 2 * round(shown.shape[1] / 200) + 1)
        ground = under(shown, dark, stroke)
        near = maximum_filter(part, (5, 7)) > .06  # no further: what stands close behind would be filled, too
        change = np.abs(ground - shown).max(-1)
        gone = gaussian_filter(maximum_filter(((change > .012) & near).astype(np.float32), 3), .8)[..., None]
        grain = rnd.normal(0, .005, (*shown.shape[:2], 1))
        clean = done * (1 - gone) + to_linear(ground + grain) * gone
        core = part > .95 * part.max()
        ink = np.median(done[core], axis=0) if core.sum() > 40 else np.array((.03, .028, .026) if dark else (.72, .66, .57))
        ink = np.minimum(ink, .006) if dark else np.maximum(ink, (.60, .55, .48))
        k = deeper(part, to_linear(ground), ink)[..., None]
        done = clean * (1 - k) + ink * k
    Image.fromarray((np.clip(to_display(done), 0, 1) * 255).round().astype(np.uint8)).save(out, quality=92, optimize=True, progressive=True, subsampling=0)


def blacker(shown, share, light):
    """Print as it was exposed, deepened where its strokes miss the wanted contrast: ink laid over it by its own share, so that no ground has to
    be guessed and no edge moves. `shown` (h, w, 3; 0 to 1) and the shares have one size."""
    done = to_linear(shown)
    for part, ink in ((share - light, .003), (light, .85)):
        if part.max() < .3:
            continue
        lum, peak = luminance(done), maximum_filter(part, 3)
        mid, bare = (part >= peak) * (part > .2) * part ** 2, ((peak < .03) & (maximum_filter(part, 31) > .1)).astype(np.float32)
        mean = lambda v, of, wide: gaussian_filter(v * of, wide) / np.maximum(gaussian_filter(of, wide), 1e-7)  # noqa: E731
        ground, stroke, full = mean(lum, bare, 12), mean(lum, mid, 5), np.clip(mean(part, mid, 5), .2, 1)
        wanted = (ground + .05) / FULL / 1.2 - .05 if ink < .3 else (ground + .05) * FULL * 1.2 - .05  # its neighbours lighten a stroke
        more = np.clip((stroke - wanted) / np.where(np.abs(stroke - ink) < 1e-3, 1e-3, stroke - ink), 0, .95) / full
        if ink < .3:
            more *= stroke > wanted
        else:
            more *= stroke < wanted
        k = np.clip(more * part, 0, .95)[..., None]
        done = done * (1 - k) + np.array((ink, ink * .985, ink * .96)) * k
    return to_display(done)


def contrasts(picture, share):
    """Contrast (WCAG) of each row of print in a finished picture, at the middle of its strokes: [x, y, ratio], from the top."""
    lum = luminance(to_linear(np.asarray(Image.open(picture).convert("RGB"), np.float32) / 255))
    rows, _ = label(maximum_filter(share, (1, max(9, lum.shape[1] // 45))) > .25)
    out = []
    for n, (y, x) in enumerate(find_objects(rows), 1):
        here, part = share[y, x] * (rows[y, x] == n), lum[y, x]
        middle, bare = (here >= maximum_filter(here, 3)) & (here > .35 * here.max()), (rows[y, x] == n) & (maximum_filter(here, 3) < .04)
        if min(middle.sum(), bare.sum()) < 12 or y.stop - y.start < 4:
            continue
        hi, lo = sorted((np.median(part[middle]), np.median(part[bare])), reverse=True)
        out.append([(x.start + x.stop) // 2, y.start, round(float((hi + .05) / (lo + .05)), 1)])
    return sorted(out, key=lambda r: r[1])

"""The printed label: wordmark, product name, one line, size; drawn once, used as the ink's alpha."""
import os
import tempfile

from PIL import Image, ImageDraw, ImageFont

from catalogue import ROOT

CG = str(ROOT / "node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-{}.woff")
EB = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-{}.otf"
LATO = "/usr/share/fonts/truetype/lato/Lato-{}.ttf"


def first(*paths):
    return next((p for p in paths if os.path.exists(p)), paths[-1])


WORDMARK = first(CG.format("600-normal"), EB.format("Regular"))
NAME = first(CG.format("600-italic"), EB.format("Italic"))
PRINT = LATO.format("Bold")  # thinner strokes fall below 4.5:1 in the picture, whatever the ink


def set_line(d, text, font, cap, track, y, width, dpc):
    """One centred line; made smaller when it would not fit. Capital height `cap` in cm, y of the baseline in cm."""
    for shrink in (1, .94, .88, .82, .76, .70, .64):
        f = ImageFont.truetype(font, int(cap * shrink * dpc / .64))
        adv = [f.getlength(c) + track * f.size for c in text]
        total = sum(adv) - track * f.size
        if total <= width * dpc:
            break
    x = d.im.size[0] / 2 - total / 2
    for c, a in zip(text, adv):
        d.text((x, y * dpc), c, font=f, fill=255, anchor="ls")
        x += a


def wrap(text, limit):
    words, rows = text.split(), [""]
    for w in words:
        if rows[-1] and len(rows[-1]) + 1 + len(w) > limit:
            rows.append("")
        rows[-1] = (rows[-1] + " " + w).strip()
    return rows


def draw(label, width, height, dpc=300, size=1., layout="tall", top=0., small=1.):
    """Label image `width` x `height` cm. `tall`: name in the lower half; `low`: all close together (jars, tins), `top` cm below the edge.
    `small`: times as large, the lines in capitals of the tall one."""
    import bpy
    im = Image.new("L", (int(width * dpc), int(height * dpc)), 0)
    d = ImageDraw.Draw(im)
    w, s = width * .96, size
    rows = wrap(label["line2"].upper(), 34 if layout != "tall" else 22 if width > 2.4 else 12)
    if layout == "tall":
        set_line(d, "NACRE", WORDMARK, .40 * s, .30, .62 * s, w, dpc)
        d.rectangle(((width / 2 - .28 * s) * dpc, 1.10 * s * dpc, (width / 2 + .28 * s) * dpc, (1.10 * s + .018) * dpc), fill=200)
        base = height - .12 * s
        set_line(d, label["size"], PRINT, .135 * s * small, .10, base, w, dpc)
        y = base - .62 * s - (len(rows) - 1) * .27 * s * small
        set_line(d, label["name"], NAME, .33 * s, .02, y - .42 * s, w, dpc)
        for i, r in enumerate(rows):
            set_line(d, r, PRINT, .135 * s * small, .15, y + i * .27 * s * small, w, dpc)
    else:
        set_line(d, "NACRE", WORDMARK, .44 * s, .30, .50 * s + top, w, dpc)
        set_line(d, label["name"], NAME, .33 * s, .02, 1.10 * s + top, w, dpc)
        set_line(d, rows[0] if len(rows) == 1 else label["line2"].upper(), PRINT, .135 * s, .15, 1.47 * s + top, w, dpc)
        set_line(d, label["size"], PRINT, .132 * s, .10, 1.78 * s + top, w, dpc)
    path = tempfile.NamedTemporaryFile(suffix=".png", delete=False).name
    im.save(path)
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    image.pack()
    os.unlink(path)
    return image

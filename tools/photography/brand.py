"""The mark and the wordmark: public/brand/*.svg and the icons.

    python3 tools/photography/brand.py

The wordmark is Cormorant Garamond (SIL OFL) turned into paths; the mark is a cut through
nacre: thin eccentric layers, each catching another colour of the pearl sheen."""
import math
from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OUT = ROOT / "public" / "brand"
FONT = ROOT / "node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2"


def oklch(l, c, h):
    """OKLCH to sRGB bytes."""
    a, b = c * math.cos(math.radians(h)), c * math.sin(math.radians(h))
    k = [(l + .3963377774 * a + .2158037573 * b) ** 3, (l - .1055613458 * a - .0638541728 * b) ** 3,
         (l - .0894841775 * a - 1.2914855480 * b) ** 3]
    m = [[4.0767416621, -3.3077115913, .2309699292], [-1.2684380046, 2.6097574011, -.3413193965],
         [-.0041960863, -.7034186147, 1.7076147010]]
    lin = [min(1, max(0, sum(x * y for x, y in zip(r, k)))) for r in m]
    return tuple(round(255 * (12.92 * x if x <= .0031308 else 1.055 * x ** (1 / 2.4) - .055)) for x in lin)


ROSE, VIOLET, BLUE, GREEN = 25, 300, 240, 160
# centre x, y, radius (in a 64 box), gradient angle, hue from, hue to, lightness, chroma
LAYERS = [
    (32.0, 32.0, 30.0, 50, ROSE, BLUE, .82, .075),
    (31.3, 31.3, 28.2, 140, GREEN, VIOLET, .91, .045),
    (30.2, 30.2, 24.4, 230, ROSE, GREEN, .87, .060),
    (29.7, 29.7, 22.9, 320, VIOLET, BLUE, .93, .038),
    (28.5, 28.5, 18.6, 60, BLUE, ROSE, .86, .065),
    (28.0, 28.0, 17.3, 150, GREEN, ROSE, .945, .032),
    (26.6, 26.6, 11.6, 240, VIOLET, GREEN, .90, .050),
    (26.2, 26.2, 10.5, 300, ROSE, VIOLET, .97, .018),
]


def mark_svg(prefix="n"):
    defs, body = [], []
    for i, (cx, cy, r, ang, h0, h1, l, c) in enumerate(LAYERS):
        dx, dy = math.cos(math.radians(ang)) * r, math.sin(math.radians(ang)) * r
        stops = "".join(f'<stop offset="{o}" stop-color="#%02x%02x%02x"/>' % oklch(l, c, h) for o, h in ((0, h0), (1, h1)))
        defs.append(f'<linearGradient id="{prefix}{i}" gradientUnits="userSpaceOnUse" x1="{cx - dx:.1f}" y1="{cy - dy:.1f}" '
                    f'x2="{cx + dx:.1f}" y2="{cy + dy:.1f}">{stops}</linearGradient>')
        body.append(f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="url(#{prefix}{i})"/>')
    return f'<defs>{"".join(defs)}</defs>{"".join(body)}'


def mark_pixels(size, ss=4):
    """The same drawing as RGBA pixels."""
    n = size * ss
    y, x = np.mgrid[0:n, 0:n] * (64 / n) + 32 / n
    rgb, alpha = np.zeros((n, n, 3)), np.zeros((n, n))
    for cx, cy, r, ang, h0, h1, l, c in LAYERS:
        dx, dy = math.cos(math.radians(ang)), math.sin(math.radians(ang))
        t = np.clip((((x - cx) * dx + (y - cy) * dy) / r + 1) / 2, 0, 1)[..., None]
        col = np.array(oklch(l, c, h0)) * (1 - t) + np.array(oklch(l, c, h1)) * t
        inside = (x - cx) ** 2 + (y - cy) ** 2 <= r * r
        rgb[inside], alpha[inside] = col[inside], 255
    im = Image.fromarray(np.dstack([rgb, alpha]).round().astype(np.uint8), "RGBA")
    return im.resize((size, size), Image.BOX if ss > 1 else Image.NEAREST)


def icon(size, scale, background, name):
    im = Image.new("RGB", (size, size), background)
    m = mark_pixels(int(size * scale))
    im.paste(m, ((size - m.width) // 2, (size - m.height) // 2), m)
    im.save(OUT / name, optimize=True)


def wordmark_paths(text="NACRE", cap=48, tracking=.34):
    """SVG path data of the capitals standing on y = cap, and the width."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
    font = TTFont(FONT)
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    s = cap / font["OS/2"].sCapHeight
    x, out = 0.0, []
    for ch in text:
        name = cmap[ord(ch)]
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}".rstrip("0").rstrip("."))
        glyphs[name].draw(TransformPen(pen, (s, 0, 0, -s, x, cap)))
        out.append(pen.getCommands())
        x += glyphs[name].width * s + tracking * font["head"].unitsPerEm * s * .62
    return "".join(out), x - tracking * font["head"].unitsPerEm * s * .62


def main():
    """Write every file of public/brand."""
    OUT.mkdir(parents=True, exist_ok=True)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}"{}>{}</svg>\n'
    label = ' role="img" aria-label="Nacre"'
    (OUT / "mark.svg").write_text(svg.format("0 0 64 64", label, mark_svg()))
    (OUT / "favicon.svg").write_text(svg.format("0 0 64 64", "", mark_svg("f")))
    d, w = wordmark_paths()
    (OUT / "wordmark.svg").write_text(svg.format(f"0 -2 {w:.1f} 52", label, f'<path fill="currentColor" d="{d}"/>'))
    (OUT / "logo.svg").write_text(svg.format(
        f"0 0 {92 + w:.1f} 64", label,
        mark_svg("l") + f'<path fill="currentColor" transform="translate(90 8)" d="{d}"/>'))
    paper = oklch(.985, .004, 95)
    icon(180, .72, paper, "apple-touch-icon.png")
    icon(192, .80, paper, "icon-192.png")
    icon(512, .80, paper, "icon-512.png")
    icon(512, .56, paper, "icon-maskable-512.png")


if __name__ == "__main__":
    main()

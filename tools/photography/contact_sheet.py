#!/usr/bin/env python3
"""docs/contact-sheet.jpg: every picture, small, in one look."""
import os
import sys

try:
    from PIL import Image
except ImportError:
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])

import catalogue
import plan

COLUMNS, CELL, GAP = 8, (200, 250), 8


def main():
    shots = [s for s in plan.all_shots() if not s.startswith("home:")]
    files = [catalogue.ROOT / "public/images" / plan.path_of(s) for s in shots]
    wide = [catalogue.ROOT / "public/images" / plan.path_of(f"home:{w}") for w in ("wide-light", "tall-light", "wide-dark", "tall-dark")]
    rows = -(-len(files) // COLUMNS)
    width = COLUMNS * (CELL[0] + GAP) + GAP
    top = 400
    sheet = Image.new("RGB", (width, top + rows * (CELL[1] + GAP) + GAP), (250, 249, 246))
    x, share = GAP, (width - 5 * GAP) / (2 * (16 / 9 + 4 / 5))
    for f, ratio in zip(wide, (16 / 9, 4 / 5) * 2):
        if f.exists():
            sheet.paste(Image.open(f).resize((int(share * ratio), int(share)), Image.LANCZOS), (x, (top - int(share)) // 2))
        x += int(share * ratio) + GAP
    for i, f in enumerate(files):
        if f.exists():
            sheet.paste(Image.open(f).resize(CELL, Image.LANCZOS), (GAP + i % COLUMNS * (CELL[0] + GAP), top + i // COLUMNS * (CELL[1] + GAP)))
    out = catalogue.ROOT / "docs" / "contact-sheet.jpg"
    sheet.save(out, quality=84, optimize=True)
    print(out, out.stat().st_size)


if __name__ == "__main__":
    main()

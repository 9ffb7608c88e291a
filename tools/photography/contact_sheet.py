#!/usr/bin/env python3
"""docs/photographs/{heroes,dark,details,lines,home,house,new}.jpg: every picture, small, beside its neighbours."""
import os
import sys

try:
    from PIL import Image
except ImportError:
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])

import catalogue
import plan

OUT, GAP = catalogue.ROOT / "docs" / "photographs", 8
SHEETS = {"heroes": ("hero", 6, 250), "dark": ("dark", 6, 250), "details": ("detail", 6, 250), "lines": ("line", 5, 300), "home": ("home", 4, 330), "house": ("house", 5, 300),
          "new": ("house", 6, 300)}
NEW = ("water", "matter", "texture", "box", "beside", "sizes")  # the kinds of pictures of the house on a sheet of their own


def sheet(name, kind, columns, height):
    """Rows of pictures of one height, as wide as each is."""
    files = [catalogue.ROOT / "public/images" / plan.path_of(s) for s in plan.in_the_shop() if s.startswith(kind + ":")
             and (kind != "house" or (s.split(":")[1].split("-")[0] in NEW) == (name == "new"))]
    small = [Image.open(f).convert("RGB") for f in files if f.exists()]
    small = [im.resize((round(im.width * height / im.height), height), Image.LANCZOS) for im in small]
    rows = [small[i:i + columns] for i in range(0, len(small), columns)]
    if not rows:
        return
    width = max(sum(im.width + GAP for im in row) for row in rows) + GAP
    out = Image.new("RGB", (width, len(rows) * (height + GAP) + GAP), (250, 249, 246))
    for j, row in enumerate(rows):
        x = GAP
        for im in row:
            out.paste(im, (x, GAP + j * (height + GAP)))
            x += im.width + GAP
    path = OUT / f"{name}.jpg"
    out.save(path, quality=82, optimize=True, progressive=True)
    print(path.relative_to(catalogue.ROOT), path.stat().st_size)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for name, how in SHEETS.items():
        sheet(name, *how)

"""One picture without Blender: python3 expose.py --shot detail:silk-milk --quality final --out picture.jpg"""
import argparse
import json
import time

import numpy as np
from PIL import Image

import film
import plan
from quality import QUALITY
from scene import flat

SCALE = {"detail": 1, "house": 1}  # of the final size; what is enlarged and sharpened shows ragged edges


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--shot", required=True)
    ap.add_argument("--quality", default="final", choices=QUALITY)
    ap.add_argument("--out", required=True)
    a = ap.parse_args()
    q, size, start = QUALITY[a.quality], plan.size_of(a.shot), time.process_time()
    w, h = (round(v * q["scale"] * SCALE[a.shot.split(":")[0]]) for v in size)
    linear = flat.expose(a.shot, (w, h), q["side"])
    exposed = time.process_time()
    shown = np.clip(film.develop(film.bloom(linear)) * 255, 0, 255).round().astype(np.uint8)
    film.finish(Image.fromarray(shown), size, a.out)
    print("RECORD " + json.dumps({"internal": [w, h], "samples": q["side"] ** 2, "built": 0, "rendered": round(exposed - start), "filtered": round(time.process_time() - exposed)}), flush=True)


main()

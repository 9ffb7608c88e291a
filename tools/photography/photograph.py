#!/usr/bin/env python3
"""Make every picture of the shop: python3 tools/photography/photograph.py [--draft | --quality NAME] [--only ID] [--jobs 2]

Resumes where it stopped: a picture is made again only when its products' packaging, the scripts or a higher
quality ask for it. Finished files are put in place whole. --manifest only rewrites public/images/pictures.json."""
import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

try:
    import numpy  # noqa: F401
    import scipy  # noqa: F401
    from PIL import Image
except ImportError:  # another Python comes first in PATH: Debian's has the packages
    if Path(sys.executable).resolve() == Path("/usr/bin/python3").resolve():
        sys.exit("Missing: apt-get install -y --no-install-recommends blender python3-numpy python3-pil python3-scipy fonts-ebgaramond fonts-lato gcc libc6-dev")
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import alt  # noqa: E402
import catalogue  # noqa: E402
import plan  # noqa: E402
from quality import ORDER  # noqa: E402

IMAGES = catalogue.ROOT / "public" / "images"
RECORDS = HERE / "records.json"
SHARED = ["shapes.py", "materials.py", "containers.py", "label.py", "light.py", "catalogue.py", "scene/stage.py", "render.py",
          "denoise.py", "nlm.c", "plan.py"]
OWN = {"hero": "scene/hero.py", "line": "scene/line.py", "home": "scene/home.py", "detail": "scene/textures.py"}
# Blender takes its Python from PATH: Debian's first, whatever else is installed
ENV = {**{k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}, "PATH": "/usr/bin:/bin:" + os.environ.get("PATH", "")}
lock = Lock()


def read(path, default):
    return json.loads(path.read_text(encoding="utf8")) if path.exists() else default


def write(path, data):
    with tempfile.NamedTemporaryFile("w", encoding="utf8", dir=path.parent, delete=False, prefix=".") as f:
        json.dump(data, f, ensure_ascii=False, indent=1)
        f.write("\n")
    os.chmod(f.name, 0o644)
    os.replace(f.name, path)


def scripts_hash(shot):
    """The scripts that this kind of picture is made with; how fine it is made is the quality's business."""
    h = hashlib.sha256()
    for f in [*SHARED, OWN[shot.split(":")[0]]]:
        h.update((HERE / f).read_bytes())
    return h.hexdigest()[:12]


def inputs(shot):
    """What the picture shows, apart from the scripts."""
    seen = [[p["id"], p["category"], p["packaging"]] for p in plan.cast(shot)]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:12]


def up_to_date(shot, record, quality, same_scripts):
    return bool(record and (IMAGES / plan.path_of(shot)).exists() and record["inputs"] == inputs(shot)
                and ORDER.index(record["quality"]) >= ORDER.index(quality) and (record["scripts"] == scripts_hash(shot) or not same_scripts))


def manifest():
    """pictures.json: size, version and alternative text of every picture on disk."""
    old, out = read(IMAGES / "pictures.json", {}), {}
    for shot in plan.all_shots():
        rel = plan.path_of(shot)
        f = IMAGES / rel
        if f.exists():
            with Image.open(f) as im:
                w, h = im.size
            out[rel] = {"width": w, "height": h, "version": hashlib.sha256(f.read_bytes()).hexdigest()[:8],
                        "alt": alt.alt(shot, plan.cast(shot), catalogue.texture)}
    if out != old:
        write(IMAGES / "pictures.json", out)
    return len(out)


def make(shot, quality, progress):
    rel = plan.path_of(shot)
    target = IMAGES / rel
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.stem}.{os.getpid()}.part.jpg")
    cmd = ["nice", "-n", "19", "blender", "-b", "-noaudio", "-t", "1", "--python-exit-code", "1", "-P", str(HERE / "render.py"), "--",
           "--shot", shot, "--quality", quality, "--out", str(part)]
    start, scripts = time.time(), scripts_hash(shot)
    run = subprocess.run(cmd, capture_output=True, text=True, env=ENV)
    done = [x for x in run.stdout.splitlines() if x.startswith("RECORD ")]
    if run.returncode or not done or not part.exists():
        part.unlink(missing_ok=True)
        print(f"FAILED {shot}\n{run.stdout[-1500:]}\n{run.stderr[-1500:]}", flush=True)
        return False
    with lock:
        os.replace(part, target)
        records = read(RECORDS, {})
        info = json.loads(done[0][7:])
        records[shot] = {"quality": quality, "inputs": inputs(shot), "scripts": scripts, "internal": info["internal"],
                         "samples": info["samples"], "seconds": round(time.time() - start)}
        write(RECORDS, records)
        manifest()
        progress["done"] += 1
        print(f"[{progress['done']}/{progress['all']}] {rel} {quality} {records[shot]['seconds']} s", flush=True)
    return True


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--quality", default="final", choices=ORDER)
    ap.add_argument("--draft", action="store_true", help="same as --quality draft, written to /tmp/nacre-drafts")
    ap.add_argument("--only", action="append", metavar="ID", help="a product, line or shot (hero:..., detail:..., line:..., home:...); may be repeated")
    ap.add_argument("--jobs", type=int, default=2)
    ap.add_argument("--keep", action="store_true", help="do not redo pictures only because the scripts changed")
    ap.add_argument("--force", action="store_true")
    ap.add_argument("--manifest", action="store_true", help="only rewrite pictures.json")
    ap.add_argument("--list", action="store_true", help="only say what would be made")
    a = ap.parse_args()
    if a.manifest:
        return print(f"{manifest()} pictures in pictures.json")
    quality = a.quality
    if a.draft:
        global IMAGES, RECORDS
        quality, IMAGES = "draft", Path("/tmp/nacre-drafts")
        IMAGES.mkdir(exist_ok=True)
        RECORDS = IMAGES / "records.json"
    records = read(RECORDS, {})
    shots = [s for s in plan.all_shots() if not a.only or any(o in (s, s.split(":")[1]) or s.startswith(o + ":") for o in a.only)]
    todo = [s for s in shots if a.force or not up_to_date(s, records.get(s), quality, not a.keep)]
    print(f"{len(shots)} pictures, {len(shots) - len(todo)} up to date, {len(todo)} to make ({quality})", flush=True)
    if a.list:
        return print("\n".join(todo))
    progress = {"done": 0, "all": len(todo)}
    with ThreadPoolExecutor(a.jobs) as pool:
        ok = list(pool.map(lambda s: make(s, quality, progress), todo))
    manifest()
    sys.exit(0 if all(ok) else 1)


if __name__ == "__main__":
    main()

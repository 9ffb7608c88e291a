#!/usr/bin/env python3
"""Make the pictures of the shop: python3 tools/photography/photograph.py [--only NAME] [--stage FOLDER] [--draft] [--jobs 2]

NAME is a product, a line, a kind (hero, dark, detail, line, home, house) or one picture (detail:silk-milk).
Resumes where it stopped: a picture is made again only when it belongs to a later shoot, its products' packaging
changed or a higher quality is asked for. Finished files are put in place whole. With --stage they go to a folder
first, to be looked at; --take puts one of them in. --manifest only rewrites
public/images/pictures.json."""
import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

try:
    import numpy as np
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
import denoise  # noqa: E402
import plan  # noqa: E402
from quality import ORDER  # noqa: E402
from scene import flat  # noqa: E402

IMAGES = catalogue.ROOT / "public" / "images"
RECORDS = HERE / "records.json"
DRAFTS = Path(tempfile.gettempdir()) / "nacre-drafts"
SHARED = ["shapes.py", "materials.py", "containers.py", "label.py", "light.py", "catalogue.py", "scene/stage.py", "render.py",
          "denoise.py", "nlm.c", "plan.py"]
FLAT = ["scene/close.py", "scene/matter.py", "scene/flat.py", "scene/swatch.py", "field.py", "field.c", "film.py", "catalogue.py", "plan.py"]  # made without Blender
OWN = {"hero": ["scene/hero.py"], "dark": ["scene/hero.py"], "line": ["scene/line.py"], "home": ["scene/home.py"], "detail": ["scene/textures.py", "scene/swatch.py"],
       "house": ["scene/house.py", "scene/textures.py", "scene/swatch.py"]}
# Blender takes its Python from PATH: Debian's first, whatever else is installed
ENV = {**{k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}, "PATH": "/usr/bin:/bin:" + os.environ.get("PATH", ""), "OMP_NUM_THREADS": os.environ.get("OMP_NUM_THREADS", "1")}
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
    for f in FLAT if flat.flat(shot) else [*SHARED, *OWN[shot.split(":")[0]]]:
        h.update((HERE / f).read_bytes())
    return h.hexdigest()[:12]


def inputs(shot):
    """What the picture shows, apart from the scripts."""
    seen = [[p["id"], p["category"], p["packaging"]] for p in plan.cast(shot)]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:12]


def up_to_date(shot, record, folder, quality, same_scripts):
    return bool(record and (folder / plan.path_of(shot)).exists() and record["inputs"] == inputs(shot)
                and record.get("shoot", 1) >= plan.shoot(shot) and ORDER.index(record["quality"]) >= ORDER.index(quality)
                and (record["scripts"] == scripts_hash(shot) or not same_scripts))


def manifest(anew=False):
    """pictures.json: size, version and alternative text of every picture on disk. A picture keeps its text until it is
    made again, because the text says what is seen; `anew` writes all texts again."""
    old, out = read(IMAGES / "pictures.json", {}), {}
    for shot in plan.in_the_shop():
        rel = plan.path_of(shot)
        f = IMAGES / rel
        if f.exists():
            with Image.open(f) as im:
                w, h = im.size
            version, was = hashlib.sha256(f.read_bytes()).hexdigest()[:8], old.get(rel, {})
            text = was["alt"] if was.get("version") == version and not anew else alt.alt(shot, plan.cast(shot), catalogue.texture)
            out[rel] = {"width": w, "height": h, "version": version, "alt": text}
    if out != old:
        write(IMAGES / "pictures.json", out)
    return len(out)


def make(shot, quality, folder, progress, nice, renew=None, reprint=False):
    rel = plan.path_of(shot)
    target = folder / rel
    old = target if target.exists() else IMAGES / rel
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.stem}.{os.getpid()}.part.jpg")
    by = ["/usr/bin/python3", str(HERE / "expose.py")] if flat.flat(shot) else [
        "blender", "-b", "-noaudio", "-t", ENV["OMP_NUM_THREADS"], "--python-exit-code", "1", "-P", str(HERE / "render.py"), "--"]
    cmd = ["nice", "-n", str(nice), *by, "--shot", shot, "--quality", quality, "--out", str(part),
           *(["--renew", renew, "--into", str(IMAGES / rel)] if renew else []), *(["--reprint", str(old)] if reprint else [])]
    start, scripts = time.time(), scripts_hash(shot)
    print(f"{time.strftime('%H:%M:%S')} {shot} begun", flush=True)
    run = subprocess.run(cmd, capture_output=True, text=True, env=ENV)
    done = [x for x in run.stdout.splitlines() if x.startswith("RECORD ")]
    if run.returncode or not done or not part.exists():
        part.unlink(missing_ok=True)
        print(f"FAILED {shot}\n{run.stdout[-1500:]}\n{run.stderr[-1500:]}", flush=True)
        return False
    with lock:
        os.replace(part, target)
        info = json.loads(done[0][7:])
        info["seconds"] = round(time.time() - start)
        was = {**read(RECORDS, {}), **(read(records_of(folder), {}) if old == target else {})}.get(shot)
        keep(folder, shot, {**was, "reprinted": info} if reprint else {**was, "renewed": {"product": renew, **info}} if renew else
             {"quality": quality, "shoot": plan.shoot(shot), "inputs": inputs(shot), "scripts": scripts, **info})
        progress["done"] += 1
        cpu = info["built"] + info["rendered"] + info["filtered"]
        print(f"{time.strftime('%H:%M:%S')} [{progress['done']}/{progress['all']}] {rel} {quality}, {cpu} s of one core, {round(time.time() - start)} s by the clock", flush=True)
    return True


def records_of(folder):
    return RECORDS if folder == IMAGES else folder / "records.json"


def keep(folder, shot, record):
    records = read(records_of(folder), {})
    records[shot] = record
    write(records_of(folder), records)
    if folder == IMAGES:
        manifest()


def take(stage, names):
    """Pictures that were looked at go from the staging folder to the shop."""
    staged = read(stage / "records.json", {})
    for shot in (s for s in staged if chosen(s, names)):
        target = IMAGES / plan.path_of(shot)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(stage / plan.path_of(shot), target)
        keep(IMAGES, shot, staged[shot])
        print(f"{target.relative_to(catalogue.ROOT)} is in")


def settle(folder, names):
    """Takes the mottle out of pictures in the shop that were made before the filter did that; into `folder`, to be looked at first."""
    records = read(RECORDS, {})
    for shot in (s for s in records if chosen(s, names)):
        rel = plan.path_of(shot)
        shown = np.asarray(Image.open(IMAGES / rel).convert("RGB"), np.float32) / 255
        (folder / rel).parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray((np.clip(denoise.settled(shown), 0, 1) * 255).round().astype(np.uint8)).save(folder / rel, quality=92, optimize=True, progressive=True, subsampling=0)
        keep(folder, shot, {**records[shot], "settled": True})
        print(f"{folder / rel} settled", flush=True)


def chosen(shot, names):
    return any(n in (shot, shot.split(":")[1]) or shot.startswith(n + ":") for n in names)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--quality", default="final", choices=ORDER)
    ap.add_argument("--draft", action="store_true", help="a quick look, in /tmp/nacre-drafts")
    ap.add_argument("--only", action="append", metavar="NAME", help="may be repeated")
    ap.add_argument("--jobs", type=int, default=2)
    ap.add_argument("--nice", type=int, default=19, help="how far it gives way to other work on the machine")
    ap.add_argument("--stage", type=Path, metavar="FOLDER", help="put the pictures there instead of public/images")
    ap.add_argument("--take", action="append", metavar="NAME", help="put a picture of --stage into public/images; may be repeated")
    ap.add_argument("--settle", action="append", metavar="NAME", help="take the mottle out of a picture of the shop, into --stage; may be repeated")
    ap.add_argument("--renew", metavar="PRODUCT", help="render only this product, into the group picture that is in the shop (with --only, --stage and --force)")
    ap.add_argument("--reprint", action="store_true", help="only lay the print anew on the picture that is in --stage, or in the shop (with --only, --stage and --force)")
    ap.add_argument("--scripts", action="store_true", help="also redo what was made with older scripts")
    ap.add_argument("--force", action="store_true")
    ap.add_argument("--manifest", action="store_true", help="only rewrite pictures.json, with all its texts")
    ap.add_argument("--list", action="store_true", help="only say what would be made")
    a = ap.parse_args()
    if a.manifest:
        return print(f"{manifest(anew=True)} pictures in pictures.json")
    if a.take:
        return take(a.stage or DRAFTS, a.take)
    if a.settle:
        return settle(a.stage or DRAFTS, a.settle)
    quality, folder = ("draft", DRAFTS) if a.draft else (a.quality, a.stage or IMAGES)
    folder.mkdir(parents=True, exist_ok=True)
    known = [(read(records_of(f), {}), f) for f in {folder, *([] if a.draft else [IMAGES])}]
    shots = [s for s in plan.all_shots() if not a.only or chosen(s, a.only)]
    todo = [s for s in shots if a.force or not any(up_to_date(s, records.get(s), f, quality, a.scripts) for records, f in known)]
    print(f"{len(shots)} pictures, {len(shots) - len(todo)} up to date, {len(todo)} to make ({quality})", flush=True)
    if a.list:
        return print("\n".join(todo))
    progress = {"done": 0, "all": len(todo)}
    with ThreadPoolExecutor(a.jobs) as pool:
        ok = list(pool.map(lambda s: make(s, quality, folder, progress, a.nice, a.renew, a.reprint), todo))
    if folder == IMAGES:
        manifest()
    sys.exit(0 if all(ok) else 1)


if __name__ == "__main__":
    main()

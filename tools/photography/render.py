"""One picture, inside Blender:
   blender -b -noaudio -t 1 -P render.py -- --shot hero:first-light-serum --quality final --out picture.jpg"""
import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent))
import denoise  # noqa: E402
import film  # noqa: E402
import plan  # noqa: E402
from quality import QUALITY  # noqa: E402
from scene import shots  # noqa: E402

ap = argparse.ArgumentParser()
ap.add_argument("--shot", required=True)
ap.add_argument("--quality", default="final", choices=QUALITY)
ap.add_argument("--out", required=True)
A = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])
Q = QUALITY[A.quality]
TMP = tempfile.mkdtemp(prefix="nacre-")


def settings(scene, width, height):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", int(os.environ.get("OMP_NUM_THREADS", 1))
    scene.render.use_persistent_data = True  # the second half finds everything built
    c = scene.cycles
    c.device, c.use_denoising = "CPU", False
    # The samples go where the noise is: soft paper is done after a fifth of them, frosted glass takes them all.
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, Q["threshold"], Q["least"]
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 14, 3, 4, 12
    c.transparent_max_bounces, c.volume_bounces = 20, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = .8, 3, 12
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = film.EXPOSURE
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    out.base_path, out.format.file_format, out.format.color_depth = TMP, "OPEN_EXR", "32"
    out.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth", "IndexOB"):
        out.file_slots.new(name.split()[-1])
        tree.links.new(source.outputs[name], out.inputs[-1])
    return out


def pixels(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[..., :3].copy()


def half(scene, out, seed, samples):
    scene.cycles.seed, scene.cycles.samples = seed, samples
    bpy.ops.render.render(write_still=False)
    return {s.path.rstrip("#"): pixels(os.path.join(TMP, f"{s.path}{scene.frame_current:04d}.exr")) for s in out.file_slots}


def develop(scene, lin, path):
    """Through Filmic to 16 bit."""
    h, w = lin.shape[:2]
    im = bpy.data.images.new("final", w, h, alpha=False, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    a = np.ones((h, w, 4), np.float32)
    a[..., :3] = lin
    im.pixels.foreach_set(a.ravel())
    im.update()
    f = scene.render.image_settings
    f.file_format, f.color_mode, f.color_depth = "PNG", "RGB", "8"
    im.save_render(path, scene=scene)


def main():
    start = time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    size = plan.size_of(A.shot)
    w, h = (round(v * Q["scale"] * plan.scale(A.shot)) for v in size)
    shots.build(A.shot)
    out = settings(scene, w, h)
    samples = max(2, round(Q["samples"] * plan.share(A.shot) / 2))
    built = time.process_time()
    one, two = half(scene, out, 1, samples), half(scene, out, 7, samples)
    rendered = time.process_time()
    lin = denoise.join(one["Image"], two["Image"], *((one[k], two[k]) for k in ("Albedo", "Normal", "Depth")), strength=Q["strength"], keep=Q["keep"])
    index = np.minimum(one["IndexOB"][..., 0], two["IndexOB"][..., 0])
    lin = denoise.calm(lin, (np.abs(one["IndexOB"][..., 0] - 1) < .01) & (np.abs(index - 1) < .01))
    png = os.path.join(TMP, "final.png")
    develop(scene, film.bloom(lin).astype(np.float32), png)
    film.finish(Image.open(png).convert("RGB"), size, A.out)
    print("RECORD " + json.dumps({"internal": [w, h], "samples": samples * 2, "built": round(built - start), "rendered": round(rendered - built),
                                  "filtered": round(time.process_time() - rendered)}), flush=True)
    for f in os.listdir(TMP):
        os.unlink(os.path.join(TMP, f))
    os.rmdir(TMP)


main()

"""One picture, inside Blender:
   blender -b -noaudio -t 1 -P render.py -- --shot hero:first-light-serum --quality final --out picture.jpg
With --renew PRODUCT --into OLD.jpg only that product is rendered, and laid into the old picture."""
import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image, ImageChops, ImageFilter

sys.path.insert(0, str(Path(__file__).resolve().parent))
import denoise  # noqa: E402
import film  # noqa: E402
import materials as M  # noqa: E402
import plan  # noqa: E402
import reprint  # noqa: E402
from quality import QUALITY  # noqa: E402
from scene import shots  # noqa: E402

ap = argparse.ArgumentParser()
ap.add_argument("--shot", required=True)
ap.add_argument("--quality", default="final", choices=QUALITY)
ap.add_argument("--out")
ap.add_argument("--renew", metavar="PRODUCT", help="with --reprint: one or more, with commas")
ap.add_argument("--into", metavar="PICTURE")
ap.add_argument("--reprint", metavar="PICTURE", help="only lay the print anew on this picture of the same scene")
ap.add_argument("--measure", metavar="PICTURE", help="only tell the contrast of the print of this picture of the same scene")
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
    c.light_sampling_threshold = .03  # what gives less than that to a point is not asked for its shadow
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


RENEWED, MARGIN = 3, 24  # object index; pixels around the product that are rendered with it


def only(scene, product, width, height):
    """Render nothing but the product's surroundings. Returns the box (left, top, right, bottom) in pixels."""
    bpy.context.view_layer.update()
    parts = [o for o in scene.objects if o.get("product") == product]
    corners = [world_to_camera_view(scene, scene.camera, o.matrix_world @ Vector(c)) for o in parts for c in o.bound_box]
    for o in parts:
        o.pass_index = RENEWED
    x, y = [c.x * width for c in corners], [(1 - c.y) * height for c in corners]
    box = [max(0, int(min(x)) - MARGIN), max(0, int(min(y)) - MARGIN), min(width, int(max(x)) + MARGIN), min(height, int(max(y)) + MARGIN)]
    box = [v // 2 * 2 for v in box]  # two by two pixels may become one
    r = scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = box[0] / width, box[2] / width, 1 - box[3] / height, 1 - box[1] / height
    return box


def lay_into(old, new, seen, behind, box, inner, out):
    """The new picture's product over the old one; its outline a little soft, as a lens makes it. `seen`: where the product is, in the box
    of a picture of the size `inner`; `behind`: where the paper is: it is laid in, too, where the old product stood before it."""
    def whole(share):
        mask = Image.new("L", inner)
        mask.paste(Image.fromarray((share * 255).astype(np.uint8)), tuple(box[:2]))
        return mask.resize(new.size, Image.BICUBIC)

    rim = 8  # beyond the box nothing was rendered
    inside = np.zeros_like(behind)
    inside[rim:-rim, rim:-rim] = behind[rim:-rim, rim:-rim]
    was = Image.open(old).convert("RGB")
    other = np.asarray(ImageChops.difference(was, new).filter(ImageFilter.MedianFilter(3))).max(-1) > 20
    gone = Image.fromarray((other & (np.asarray(whole(inside)) > 250)).astype(np.uint8) * 255).filter(ImageFilter.MaxFilter(9))
    mask = ImageChops.lighter(whole(seen).filter(ImageFilter.MaxFilter(5)), gone).filter(ImageFilter.GaussianBlur(1.6))
    Image.composite(new, was, mask).save(out, quality=92, optimize=True, progressive=True, subsampling=0)


def bare_print(scene):
    """Nothing but ink gives light: red where it is dark, green where it is light."""
    black = M.Nodes("black")
    black.surface(black.add("Emission", {0: (0., 0., 0.), 1: 0.}))
    for mat in [m for m in bpy.data.materials if m.use_nodes]:
        tree = mat.node_tree
        image = next((n for n in tree.nodes if n.bl_idname == "ShaderNodeTexImage"), None) if not A.renew or mat.name.endswith(tuple(A.renew.split(","))) else None
        out = next(n for n in tree.nodes if n.bl_idname == "ShaderNodeOutputMaterial")
        glow = tree.nodes.new("ShaderNodeEmission")
        for link in list(out.inputs["Volume"].links):
            tree.links.remove(link)
        if not image:
            glow.inputs[0].default_value = (0, 0, 0, 1)
            tree.links.new(glow.outputs[0], out.inputs["Surface"])
            continue
        colours = [i.default_value[0] for n in tree.nodes for i in n.inputs if i.name in ("Base Color", "Color2") and not i.is_linked]
        mix = next((n for n in tree.nodes if n.bl_idname == "ShaderNodeMixRGB"), None)
        share = mix.inputs[0].links[0].from_socket if mix else image.outputs["Color"]
        ink = mix.inputs[2].default_value[0] if mix else colours[0]
        tint = tree.nodes.new("ShaderNodeMixRGB")
        tree.links.new(share, tint.inputs[0])
        tint.inputs[1].default_value, tint.inputs[2].default_value = (0, 0, 0, 1), (1, 0, 0, 1) if ink < .3 else (0, 1, 0, 1)
        tree.links.new(tint.outputs[0], glow.inputs[0])
        tree.links.new(glow.outputs[0], out.inputs["Surface"])
    for o in list(scene.objects):
        if o.type == "LIGHT":
            bpy.data.objects.remove(o)
    scene.world = None


def shares(scene, size, samples):
    """How much of each pixel is ink, and how much of that is light ink."""
    out = settings(scene, *size)
    bare_print(scene)
    scene.cycles.use_adaptive_sampling = False
    scene.render.use_border = False
    seen = half(scene, out, 1, samples)["Image"][::-1]
    return np.clip(seen[..., 0] + seen[..., 1], 0, 1), seen[..., 1]


def of_the_print(scene, size, start):
    """Lays it anew, if that is asked for, and tells its contrast."""
    samples = 24 if A.reprint else 8
    share, light = shares(scene, size, samples)
    if A.reprint:
        reprint.reprint(A.reprint, share, light, A.out)
    print("RECORD " + json.dumps({"internal": list(size), "samples": samples, "built": 0, "rendered": round(time.process_time() - start), "filtered": 0, "contrast": reprint.contrasts(A.measure or A.out, share)}), flush=True)


def main():
    start = time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    size = plan.size_of(A.shot)
    w, h = (round(v * (Q["scale"] if Q.get("halved") else Q["scale"] * plan.scale(A.shot))) for v in size)
    inner = [w, h]
    shots.build(A.shot)
    if A.reprint or A.measure:
        return of_the_print(scene, size, start)
    out = settings(scene, w, h)
    x0, y0, x1, y1 = box = only(scene, A.renew, w, h) if A.renew else (0, 0, w, h)
    samples = max(2, round(Q["samples"] * plan.share(A.shot) / 2))
    built = time.process_time()
    one, two = half(scene, out, 1, samples), half(scene, out, 7, samples)
    rendered = time.process_time()
    part = slice(h - y1, h - y0), slice(x0, x1)  # Blender's rows begin at the foot
    one, two = ({k: v[part] for k, v in side.items()} for side in (one, two))
    index = np.minimum(one["IndexOB"][..., 0], two["IndexOB"][..., 0])
    paper = (np.abs(one["IndexOB"][..., 0] - 1) < .01) & (np.abs(index - 1) < .01)
    if Q.get("halved"):
        lin = denoise.at_half(one, two, strength=Q["strength"], keep=Q["keep"])
        index, paper = index[::2, ::2], denoise.halved(paper.astype(np.float32))[..., 0] > .99
        w, h, box = w // 2, h // 2, [v // 2 for v in box]
        x0, y0, x1, y1 = box
        part = slice(h - y1, h - y0), slice(x0, x1)
    else:
        lin = denoise.join(one["Image"], two["Image"], *((one[k], two[k]) for k in ("Albedo", "Normal", "Depth")), strength=Q["strength"], keep=Q["keep"])
    lin = denoise.calm(lin, paper)
    whole = np.zeros((h, w, 3), np.float32)
    whole[part] = lin
    png = os.path.join(TMP, "final.png")
    develop(scene, film.bloom(whole).astype(np.float32), png)
    final = Image.open(png).convert("RGB")
    told = {}
    if Q.get("halved"):  # at the final size, under the same camera
        seen, blank = shares(scene, size, 24)
        film.finish(final, size, A.out, lambda a: reprint.blacker(a, seen, blank))
        told["contrast"] = reprint.contrasts(A.out, seen)
    else:
        film.finish(final, size, A.out)
    if A.renew:
        lay_into(A.into, Image.open(A.out), np.abs(index[::-1] - RENEWED) < .5, np.abs(index[::-1] - 1) < .01, box, (w, h), A.out)
    print("RECORD " + json.dumps({"internal": inner, "samples": samples * 2, "built": round(built - start), "rendered": round(rendered - built),
                                  "filtered": round(time.process_time() - rendered), **told}), flush=True)


try:
    main()
finally:
    shutil.rmtree(TMP)

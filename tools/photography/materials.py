"""Surfaces: glass, frosted glass, ceramic, soft-touch plastic, champagne metal, plaster, creams, ink."""
import bpy

CHAMPAGNE = (.83, .68, .50)
IVORY = (.80, .745, .66)
DARK = (.040, .036, .035)


class Nodes:
    """A small hand for node trees."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.add("OutputMaterial")

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for k, v in props.items():
            setattr(node, k, v)
        for k, v in (inputs or {}).items():
            if hasattr(v, "is_output"):
                self.tree.links.new(v, node.inputs[k])
            else:
                node.inputs[k].default_value = (*v, 1) if isinstance(v, tuple) and len(v) == 3 and node.inputs[k].type == "RGBA" else v
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def surface(self, node):
        self.link(node.outputs[0], self.out.inputs["Surface"])
        return self.mat


def plain(name, colour, rough=.5, metal=0., spec=.5, **more):
    n = Nodes(name)
    ins = {"Base Color": colour, "Roughness": rough, "Metallic": metal, "Specular": spec}
    ins.update({k.replace("_", " "): v for k, v in more.items()})
    return n.surface(n.add("BsdfPrincipled", ins))


def paper(name, colour, mirrored):
    """The backdrop. Metal mirrors it in `mirrored`, so champagne stays champagne on sea green and on slate."""
    n = Nodes(name)
    seen = n.add("MixRGB", {0: n.add("LightPath").outputs["Is Glossy Ray"], 1: colour, 2: mirrored})
    return n.surface(n.add("BsdfPrincipled", {"Base Color": seen.outputs[0], "Roughness": .62, "Specular": .25}))


def glass(name, ior=1.5, rough=0., colour=(1, 1, 1), shadow=(1, 1, 1), absorb=None, density=0.):
    """Real refraction for the camera; shadow and diffuse rays see plain tinted transparency, so there are no noisy caustics."""
    n = Nodes(name)
    g = n.add("BsdfGlass", {"Color": colour, "Roughness": rough, "IOR": ior}, distribution="GGX")
    t = n.add("BsdfTransparent", {"Color": shadow})
    lp = n.add("LightPath")
    either = n.add("Math", {0: lp.outputs["Is Shadow Ray"], 1: lp.outputs["Is Diffuse Ray"]}, operation="MAXIMUM")
    if absorb:
        v = n.add("VolumeAbsorption", {"Color": absorb, "Density": density})
        n.link(v.outputs[0], n.out.inputs["Volume"])
    return n.surface(n.add("MixShader", {0: either.outputs[0], 1: g.outputs[0], 2: t.outputs[0]}))


def brushed(name="champagne", colour=CHAMPAGNE, rough=.27, aniso=.6, bump=.03, scale=90):
    """Lathe-brushed metal: fine grooves follow the circumference."""
    n = Nodes(name)
    tangent = n.add("Tangent", direction_type="RADIAL", axis="Z")
    xyz = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Object"]})
    flat = n.add("CombineXYZ", {0: xyz.outputs[0], 1: xyz.outputs[1]})
    radius = n.add("VectorMath", {0: flat.outputs[0]}, operation="LENGTH")
    angle = n.add("Math", {0: xyz.outputs[1], 1: xyz.outputs[0]}, operation="ARCTAN2")
    slow = n.add("Math", {0: angle.outputs[0], 1: .02}, operation="MULTIPLY")
    where = n.add("CombineXYZ", {0: radius.outputs["Value"], 1: slow.outputs[0], 2: xyz.outputs[2]})
    noise = n.add("TexNoise", {"Vector": where.outputs[0], "Scale": scale, "Detail": 3.})
    r = n.add("MapRange", {0: noise.outputs[0], 1: .3, 2: .7, 3: rough * .8, 4: rough * 1.2})
    b = n.add("Bump", {"Height": noise.outputs[0], "Strength": bump, "Distance": .05})
    return n.surface(n.add("BsdfPrincipled", {"Base Color": colour, "Metallic": 1., "Anisotropic": aniso,
                                              "Tangent": tangent.outputs[0], "Roughness": r.outputs[0], "Normal": b.outputs[0]}))


def stone(name, colour, scale=1.1, contrast=.08, bump=.10, rough=.6, spec=.3, fine=9.):
    """Plaster, matte ceramic: a slow tone variation and a faint relief."""
    n = Nodes(name)
    noise = n.add("TexNoise", {"Vector": n.add("TexCoord").outputs["Object"], "Scale": scale, "Detail": fine, "Roughness": .62})
    ramp = n.add("ValToRGB", {0: noise.outputs[0]})
    for e, at, k in zip(ramp.color_ramp.elements, (.32, .72), (1 - contrast, 1 + contrast * .6)):
        e.position, e.color = at, (*[min(.95, c * k) for c in colour], 1)
    b = n.add("Bump", {"Height": noise.outputs[0], "Strength": bump, "Distance": .06})
    return n.surface(n.add("BsdfPrincipled", {"Base Color": ramp.outputs[0], "Roughness": rough, "Specular": spec, "Normal": b.outputs[0]}))


def ink(name, image, colour, metal=0., rough=.55, glow=0.):
    """Screen print: the drawn label is the alpha. Light ink glows a little, to be read on dark glass."""
    n = Nodes(name)
    t = n.add("TexImage", image=image, interpolation="Cubic", extension="CLIP")
    p = n.add("BsdfPrincipled", {"Base Color": colour, "Metallic": metal, "Roughness": rough, "Emission": colour, "Emission Strength": glow})
    return n.surface(n.add("MixShader", {0: t.outputs["Color"], 1: n.add("BsdfTransparent").outputs[0], 2: p.outputs[0]}))


def printed(name, image, colour, ink_colour, box, rough=.42, flat=("x", "z"), **more):
    """A solid surface with the label projected on its front: box = (x0, x1, z0, z1) in object space."""
    n = Nodes(name)
    xyz = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Object"]})
    uv = n.add("CombineXYZ")
    for axis, k, lo, hi in ((0, 0, box[0], box[1]), (2, 1, box[2], box[3])):
        m = n.add("MapRange", {0: xyz.outputs[axis], 1: lo, 2: hi}, clamp=False)
        n.link(m.outputs[0], uv.inputs[k])
    t = n.add("TexImage", {0: uv.outputs[0]}, image=image, interpolation="Cubic", extension="CLIP")
    front = n.add("Math", {0: xyz.outputs[1], 1: 0.}, operation="LESS_THAN")
    fac = n.add("Math", {0: t.outputs["Color"], 1: front.outputs[0]}, operation="MULTIPLY")
    mix = n.add("MixRGB", {0: fac.outputs[0], 1: colour, 2: ink_colour})
    ins = {"Base Color": mix.outputs[0], "Roughness": rough, "Specular": .42}
    ins.update({k.replace("_", " "): v for k, v in more.items()})
    return n.surface(n.add("BsdfPrincipled", ins))


def content(name, kind, colour):
    """What is inside: opaque creams, translucent gels, clear liquids."""
    deep = tuple(max(.02, c) ** 1.25 for c in colour)
    if kind in ("gel", "liquid"):
        return glass(name, 1.37, 0, (1, 1, 1), tuple(c ** .35 for c in colour), deep, .30)
    if kind == "oil":
        return glass(name, 1.44, 0, (1, 1, 1), tuple(c ** .5 for c in colour), deep, .85)
    if kind == "powder":
        return stone(name, colour, 14, .05, .5, .85, .15, 12.)
    if kind == "foam":
        return plain(name, tuple(min(.92, c * 1.05) for c in colour), .32, 0, .5)
    rough = {"balm": .42, "milky": .16}.get(kind, .30)
    return plain(name, colour, rough, 0, .5, Sheen=.2)

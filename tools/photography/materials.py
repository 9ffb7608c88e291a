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


def glass(name, ior=1.5, rough=0., colour=(1, 1, 1), shadow=(1, 1, 1), absorb=None, density=0., gather=None):
    """Real refraction for the camera; shadow and diffuse rays see plain tinted transparency, so there are no noisy caustics.
    `gather`: direction (x, y) of the light; a drop brightens the ground on the far side of it, as a lens does."""
    n = Nodes(name)
    g = n.add("BsdfGlass", {"Color": colour, "Roughness": rough, "IOR": ior}, distribution="GGX")
    t = n.add("BsdfTransparent", {"Color": shadow})
    lp = n.add("LightPath")
    either = n.add("Math", {0: lp.outputs["Is Shadow Ray"], 1: lp.outputs["Is Diffuse Ray"]}, operation="MAXIMUM")
    if gather:
        x, y, _ = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Generated"]}).outputs
        parts = [n.add("MapRange", {0: c, 1: 0., 2: 1., 3: -v, 4: v}) for c, v in zip((x, y), gather)]
        toward = n.add("Math", {0: parts[0].outputs[0], 1: parts[1].outputs[0]}, operation="ADD")
        bright = n.add("MapRange", {0: toward.outputs[0], 1: .55, 2: -.60, 3: .42, 4: 2.3}, interpolation_type="SMOOTHSTEP")
        lit = n.add("MixRGB", {0: lp.outputs["Is Shadow Ray"], 1: shadow, 2: n.add("VectorMath", {0: shadow, "Scale": bright.outputs[0]}, operation="SCALE").outputs[0]})
        n.link(lit.outputs[0], t.inputs[0])
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
    p = n.add("BsdfPrincipled", {"Base Color": colour, "Metallic": metal, "Roughness": rough, "Specular": .2, "Emission": colour, "Emission Strength": glow})
    return n.surface(n.add("MixShader", {0: t.outputs["Color"], 1: n.add("BsdfTransparent").outputs[0], 2: p.outputs[0]}))


def plate(name, image, colour, ink_colour):
    """A label of its own colour with the print on it."""
    n = Nodes(name)
    t = n.add("TexImage", image=image, interpolation="Cubic", extension="CLIP")
    tone = n.add("MixRGB", {0: t.outputs["Color"], 1: colour, 2: ink_colour})
    return n.surface(n.add("BsdfPrincipled", {"Base Color": tone.outputs[0], "Roughness": .5, "Specular": .35}))


def printed(name, image, colour, ink_colour, box, rough=.42, crimp=None, glow=0., **more):
    """A solid surface with the label projected on its front: box = (x0, x1, z0, z1) in object space.
    Above the height `crimp` it is ribbed; the ink gives `glow` of its colour as light of its own."""
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
    if glow:
        ins["Emission"] = n.add("MixRGB", {0: fac.outputs[0], 1: (0, 0, 0), 2: ink_colour}).outputs[0]
        ins["Emission Strength"] = glow
    if crimp:
        ribs = n.add("Math", {0: n.add("Math", {0: xyz.outputs[0], 1: 46.}, operation="MULTIPLY").outputs[0]}, operation="SINE")
        above = n.add("Math", {0: xyz.outputs[2], 1: crimp + .04}, operation="GREATER_THAN")
        relief = n.add("Math", {0: ribs.outputs[0], 1: above.outputs[0]}, operation="MULTIPLY")
        ins["Normal"] = n.add("Bump", {"Height": relief.outputs[0], "Strength": .55, "Distance": .03}).outputs[0]
    ins.update({k.replace("_", " "): v for k, v in more.items()})
    return n.surface(n.add("BsdfPrincipled", ins))


def content(name, kind, colour):
    """What is inside: opaque creams, translucent gels, clear liquids."""
    deep = tuple(max(.02, c) ** 1.25 for c in colour)
    if kind in ("gel", "liquid"):
        return glass(name, 1.37, 0, (1, 1, 1), tuple(c ** .35 for c in colour), deep, .30)
    if kind == "oil":
        return glass(name, 1.40, 0, (1, 1, 1), tuple(c ** .3 for c in colour), (.97, .58, .16), .76)
    if kind == "powder":
        return stone(name, colour, 14, .05, .5, .85, .15, 12.)
    if kind == "foam":
        return plain(name, tuple(min(.92, c * 1.05) for c in colour), .32, 0, .5)
    rough = {"balm": .42, "milky": .16}.get(kind, .30)
    return plain(name, colour, rough, 0, .5, Sheen=.2)


def thinning(name, colour, clear=.02, rough=.30, spec=.5, coat=0., floor=0., body=1.):
    """A cream that lets the ground through where it lies thin: `clear` is the thickness in cm at which two thirds
    are covered (attribute `thick` of the mesh); `body` the most it covers; `floor` the least."""
    n = Nodes(name)
    ratio = n.add("Math", {0: n.add("Attribute", attribute_name="thick").outputs["Fac"], 1: -1 / clear}, operation="MULTIPLY")
    gone = n.add("Math", {0: ratio.outputs[0]}, operation="EXPONENT")
    cover = n.add("MapRange", {0: gone.outputs[0], 1: 1., 2: 0., 3: floor, 4: body})
    cream = n.add("BsdfPrincipled", {"Base Color": colour, "Roughness": rough, "Specular": spec, "Clearcoat": coat, "Clearcoat Roughness": .12})
    return n.surface(n.add("MixShader", {0: cover.outputs[0], 1: n.add("BsdfTransparent").outputs[0], 2: cream.outputs[0]}))


def slab(name, colour, vein=None, rough=.5, spec=.35, scale=.35, contrast=.10, bump=.05, coat=0.):
    """A stone slab: cloudy tone, thin veins, a fine tooth. Polished when `rough` is low."""
    n = Nodes(name)
    where = n.add("TexCoord").outputs["Object"]
    cloud = n.add("TexNoise", {"Vector": where, "Scale": scale, "Detail": 7., "Roughness": .58, "Distortion": .5})
    ramp = n.add("ValToRGB", {0: cloud.outputs[0]})
    for e, at, k in zip(ramp.color_ramp.elements, (.30, .72), (1 - contrast, 1 + contrast * .7)):
        e.position, e.color = at, (*[min(.95, c * k) for c in colour], 1)
    tone = ramp.outputs[0]
    if vein:
        bend = n.add("TexNoise", {"Vector": where, "Scale": scale * .9, "Detail": 6., "Roughness": .55, "Distortion": 1.2})
        near = n.add("Math", {0: n.add("Math", {0: bend.outputs[0], 1: .5}, operation="SUBTRACT").outputs[0]}, operation="ABSOLUTE")
        line = n.add("MapRange", {0: near.outputs[0], 1: 0., 2: .014, 3: .34, 4: 0.}, interpolation_type="SMOOTHSTEP")
        patch = n.add("MapRange", {0: cloud.outputs[0], 1: .52, 2: .72, 3: 0., 4: 1.})
        both = n.add("Math", {0: line.outputs[0], 1: patch.outputs[0]}, operation="MULTIPLY")
        tone = n.add("MixRGB", {0: both.outputs[0], 1: tone, 2: vein}).outputs[0]
    tooth = n.add("TexNoise", {"Vector": where, "Scale": 26., "Detail": 6., "Roughness": .62})
    b = n.add("Bump", {"Height": tooth.outputs[0], "Strength": bump, "Distance": .04})
    return n.surface(n.add("BsdfPrincipled", {"Base Color": tone, "Roughness": rough, "Specular": spec, "Normal": b.outputs[0],
                                              "Clearcoat": coat, "Clearcoat Roughness": .08}))


def fluid(name, colour, density, ior=1.38, side=1):
    """A clear fluid: all colour comes from the way the light takes through it."""
    return glass(name, ior, 0, (1, 1, 1), tuple(c ** .3 for c in colour), colour, density, gather=(-.82 * side, .57))


def jelly(name, colour, cloud=.42):
    """A water gel in its jar: a clear surface that one sees into, clouded to the share `cloud`."""
    n = Nodes(name)
    clear = n.add("BsdfGlass", {"IOR": 1.36, "Roughness": 0.})
    soft = n.add("BsdfTransparent", {"Color": tuple(c ** .3 for c in colour)})
    lp = n.add("LightPath")
    either = n.add("Math", {0: lp.outputs["Is Shadow Ray"], 1: lp.outputs["Is Diffuse Ray"]}, operation="MAXIMUM")
    deep = n.add("MixShader", {0: either.outputs[0], 1: clear.outputs[0], 2: soft.outputs[0]})
    milk = n.add("BsdfPrincipled", {"Base Color": tuple(c * .95 for c in colour), "Roughness": .08, "Specular": .5})
    air = n.add("VolumeAbsorption", {"Color": tuple(c ** 1.1 for c in colour), "Density": .16})
    n.link(air.outputs[0], n.out.inputs["Volume"])
    return n.surface(n.add("MixShader", {0: cloud, 1: deep.outputs[0], 2: milk.outputs[0]}))


def lacquer(name, colour, pearl=0.):
    """Opaque lacquer under a clear coat; `pearl` adds the shimmer that turns with the angle."""
    n = Nodes(name)
    facing = n.add("LayerWeight", {"Blend": .35})
    light_side = tuple(min(.95, c * (.86 + .2 * pearl)) for c in colour)
    turned = n.add("MixRGB", {0: facing.outputs["Facing"], 1: light_side, 2: tuple(c * .60 for c in colour)})
    tone = turned.outputs[0]
    if pearl:
        sheen = n.add("ValToRGB", {0: facing.outputs["Facing"]})
        ramp = sheen.color_ramp
        for at, c in zip((0, .3, .55, .8), ((.98, .88, .82), (.94, .86, .96), (.84, .92, .98), (.90, .98, .92))):
            e = ramp.elements.new(at)
            e.color = (*c, 1)
        ramp.elements.remove(ramp.elements[-1])
        tone = n.add("MixRGB", {0: pearl * .16, 1: tone, 2: sheen.outputs[0]}).outputs[0]
    return n.surface(n.add("BsdfPrincipled", {"Base Color": tone, "Metallic": .35 * pearl, "Roughness": .34, "Specular": .5,
                                              "Clearcoat": .8, "Clearcoat Roughness": .10}))


PEARL = ((.96, .64, .60), (.76, .66, .93), (.55, .74, .96), (.60, .91, .77), (.98, .91, .74))  # rose, violet, blue, green, cream


def nacre(name, scale=.5, deep=False, rough=.20, attribute=None, strength=1., lines=6.):
    """Mother-of-pearl: growth lines under a clear gloss, the colour turning with the way through the layers and
    with the angle. `attribute`: a mesh attribute that tells the layer; otherwise a slow noise does."""
    n = Nodes(name)
    where = n.add("TexCoord").outputs["Object"]
    slow = n.add("TexNoise", {"Vector": where, "Scale": scale, "Detail": 4., "Roughness": .45, "Distortion": 1.1})
    layer = n.add("Attribute", attribute_name=attribute).outputs["Fac"] if attribute else slow.outputs[0]
    facing = n.add("LayerWeight", {"Blend": .5})
    way = n.add("Math", {0: slow.outputs[0], 1: 2.6}, operation="MULTIPLY")
    way = n.add("Math", {0: way.outputs[0], 1: n.add("Math", {0: facing.outputs["Facing"], 1: 1.5}, operation="MULTIPLY").outputs[0]}, operation="ADD")
    way = n.add("Math", {0: way.outputs[0], 1: n.add("Math", {0: layer, 1: .9 if attribute else 0.}, operation="MULTIPLY").outputs[0]}, operation="ADD")
    turn = n.add("Math", {0: way.outputs[0], 1: 1.}, operation="PINGPONG")
    ramp = n.add("ValToRGB", {0: turn.outputs[0]})
    hues = [tuple(c ** 3.2 * .30 + .012 for c in h) for h in PEARL] if deep else PEARL
    stops = ramp.color_ramp
    stops.interpolation = "B_SPLINE"
    stops.elements[1].position = 1
    for i, h in enumerate((*hues, hues[0])):
        e = stops.elements[0] if i == 0 else stops.elements[-1] if i == len(hues) else stops.elements.new(i / len(hues))
        e.color = (*h, 1)
    base = (.030, .045, .045) if deep else (.90, .87, .82)
    tone = n.add("MixRGB", {0: .75 * strength if deep else .68 * strength, 1: base, 2: ramp.outputs[0]})
    grow = n.add("TexNoise", {"Vector": where, "Scale": scale * lines, "Detail": 7., "Roughness": .62, "Distortion": 2.2})
    b = n.add("Bump", {"Height": grow.outputs[0], "Strength": .10, "Distance": .05})
    return n.surface(n.add("BsdfPrincipled", {"Base Color": tone.outputs[0], "Metallic": .35 if not deep else .55, "Roughness": rough, "Specular": .6,
                                              "Clearcoat": 1., "Clearcoat Roughness": .05, "Normal": b.outputs[0]}))


def filling(name, colour, level, tube=None):
    """What stands behind frosted glass: the content up to `level` (cm above the ground), above it the paler tone of what clings to the wall.
    `tube`: half the width in cm of what reaches down into the content, seen as a soft shadow."""
    n = Nodes(name)
    x, y, z = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Object"]}).outputs
    above = n.add("MapRange", {0: z, 1: level - .05, 2: level + .05}, interpolation_type="SMOOTHSTEP")
    tone = n.add("MixRGB", {0: above.outputs[0], 1: colour, 2: tuple(.5 * c + .42 for c in colour)})
    if tube:
        aside = n.add("Math", {0: x}, operation="ABSOLUTE")
        shade = n.add("MapRange", {0: aside.outputs[0], 1: tube * .5, 2: tube * 1.4, 3: 1., 4: 0.}, interpolation_type="SMOOTHERSTEP")
        tone = n.add("MixRGB", {0: shade.outputs[0], 1: tone.outputs[0], 2: (.86, .86, .86)}, blend_type="MULTIPLY")
    return n.surface(n.add("BsdfPrincipled", {"Base Color": tone.outputs[0], "Roughness": .5, "Specular": .1}))

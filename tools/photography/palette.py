#!/usr/bin/env python3
"""The ink of each label: the one that reads better on what it is printed on. Run, it lists the contrasts (WCAG); at least 4.5 is wanted."""
from catalogue import linear, luminance, products

DARK_INK, LIGHT_INK = (.018, .015, .014), (.90, .84, .74)
IVORY_LABEL = (.83, .78, .70)
# What is seen through a filled bottle, measured in the pictures.
AMBER_SEEN, OIL_SEEN, CLEAR_SEEN, METAL_SEEN = (.67, .36, .07), (.62, .36, .12), (.5, .5, .5), (.5, .45, .4)


def behind(pack):
    """Linear colour behind the print: the surface itself, or what a clear bottle lets through."""
    body = pack["material"]
    if "pearl" in body:
        return IVORY_LABEL
    if pack["container"] == "ampoule":
        return .72, .655, .56  # the ceramic stand carries the print
    if "amber" in body:
        return AMBER_SEEN
    if "clear" in body:
        return OIL_SEEN if " oil" in pack["content"] else CLEAR_SEEN
    if "frosted" in body:
        return tuple(.60 * a + .40 * b for a, b in zip(linear(pack["contentColor"]), linear(pack["tint"])))  # as containers.Look.fill mixes it
    return METAL_SEEN if "metal" in body else linear(pack["tint"])


def ratio(a, b):
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + .05) / (lo + .05)


def ink(pack):
    """The ink that reads better there."""
    return max(DARK_INK, LIGHT_INK, key=lambda colour: ratio(colour, behind(pack)))


if __name__ == "__main__":
    for p in products():
        found = ratio(ink(p["packaging"]), behind(p["packaging"]))
        print(f"{'' if found >= 4.5 else 'LOW '}{p['id']}: {'dark' if ink(p['packaging']) is DARK_INK else 'light'} ink, {found:.1f}")

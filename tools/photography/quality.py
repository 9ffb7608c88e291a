"""Quality levels: internal size as a share of the final size, most samples per internal pixel (`plan.share` gives a
picture more or less of them), noise at which a pixel is done and the samples it takes at least (`side` squared where field.py exposes), strength of the
filter, the share of the unfiltered picture that stays, and whether two by two pixels become one (`halved`)."""
QUALITY = {
    "draft": {"scale": .26, "side": 2, "samples": 12, "threshold": .05, "least": 8, "strength": .60, "keep": 0.},
    "good": {"scale": .75, "side": 3, "samples": 60, "threshold": .03, "least": 12, "strength": .35, "keep": .2},
    "final": {"scale": 1, "side": 4, "samples": 60, "threshold": .035, "least": 8, "strength": .36, "keep": .15},
    "slow": {"scale": 1.25, "side": 6, "samples": 120, "threshold": .02, "least": 16, "strength": .28, "keep": .25},
    "double": {"scale": 2, "side": 8, "samples": 20, "threshold": .05, "least": 4, "strength": .36, "keep": .1, "halved": True},
}
ORDER = list(QUALITY)

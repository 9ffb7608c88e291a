"""Quality levels: internal size as a share of the final size, samples per internal pixel, filter strength;
a kind of shot may take a share of the samples."""
QUALITY = {
    "draft": {"scale": 1 / 3, "samples": 24, "strength": .75},
    "proof": {"scale": .55, "samples": 24, "strength": .60},
    "good": {"scale": .75, "samples": 28, "detail": .75, "line": .64, "strength": .60},
    "final": {"scale": 1, "samples": 30, "home": 1.4, "strength": .55},
}
ORDER = list(QUALITY)

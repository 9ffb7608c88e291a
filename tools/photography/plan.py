"""Which pictures there are, how large, where they go, who is in them."""
import catalogue

SIZE = {"hero": (1200, 1500), "dark": (1200, 1500), "detail": (960, 1200), "line": (960, 1200), "home:wide": (2400, 1350), "home:tall": (1080, 1350),
        "house:shelf": (1600, 1067), "house:matter": (960, 1200),
        "house:texture": (960, 1200), "house:box": (960, 1200), "house:beside": (960, 1200), "house:sizes": (2400, 1100)}
HOUSE = ("shelf-1", "shelf-2", "shelf-3",
         "matter-tide", "matter-lumen", "matter-slate",
         "texture-silk-milk", "texture-first-light-serum", "texture-inner-shell-cream", "box-first-light-serum", "box-inner-shell-cream", "beside-spoon", "beside-matches", "sizes")


def size_of(shot):
    kind, what = shot.split(":")
    return SIZE[f"{kind}:{what.split('-')[0]}" if kind in ("home", "house") else kind]


def path_of(shot):
    """Path below public/images."""
    kind, what = shot.split(":")
    return {"hero": f"{what}/hero.jpg", "dark": f"{what}/hero-dark.jpg", "detail": f"{what}/detail.jpg", "line": f"lines/{what}.jpg", "home": f"home/hero-{what}.jpg",
            "house": f"house/{what}.jpg"}[kind]


# The second shoot: what it makes again or anew, in this order.
SECOND = [*(f"detail:{i}" for i in ("night-current", "worn-stone-lotion", "quiet-harbor-serum", "first-light-serum", "undertow-gel", "driftwood-foam", "silk-milk",
                                    "smooth-stone-serum", "noon-veil-spf-30", "salt-air-fluid-spf-50", "moonstone-serum", "soft-ebb", "clear-pebble-gel")),
          *(f"hero:{i}" for i in ("thousand-layers-cream", "night-current", "evening-shell-balm", "slow-amber-oil")),
          "detail:thousand-layers-cream", "detail:evening-shell-balm", "line:strata",
          "house:shelf-1", "line:slate", "line:lumen", "line:tide", "line:cove",
          *(f"hero:{i}" for i in ("clear-pebble-gel", "driftwood-foam", "seven-tides-ampoules", "quiet-balm", "smooth-stone-serum", "moonstone-serum", "soft-ebb", "open-tide-gel",
                                  "noon-veil-spf-30", "sea-glass-jelly", "shallows-eye-gel", "salt-air-fluid-spf-50", "undertow-gel", "deep-water-serum", "quiet-harbor-serum", "worn-stone-lotion")),
          *(f"detail:{i}" for i in ("deep-water-serum", "sea-glass-jelly", "shallows-eye-gel", "slow-amber-oil", "seven-tides-ampoules", "quiet-balm", "open-tide-gel")),
          "house:shelf-2", "house:shelf-3", "hero:first-light-serum", *(f"home:{w}" for w in ("wide-light", "tall-light", "wide-dark", "tall-dark"))]


# The third: real frosted glass, a calmer filter, the kinds that were missing.
THIRD = [*(f"hero:{i}" for i in ("night-current", "soft-ebb", "smooth-stone-serum", "open-tide-gel", "driftwood-foam", "moonstone-serum", "quiet-harbor-serum", "clear-pebble-gel")),
         *(f"detail:{i}" for i in ("seven-tides-ampoules", "quiet-balm", "silk-milk", "quiet-harbor-serum")), *(f"house:{w}" for w in HOUSE if w.split("-")[0] not in ("shelf",)), "house:shelf-1"]


def shoot(shot):
    """The latest shoot that the picture belongs to."""
    return 3 if shot in THIRD else 2 if shot in SECOND else 1


def in_the_shop():
    """Every picture, as the list of pictures names them."""
    ps = sorted(catalogue.products(), key=lambda p: not p.get("featured"))
    return ([f"home:{w}" for w in ("wide-light", "tall-light", "wide-dark", "tall-dark")] + [f"hero:{p['id']}" for p in ps]
            + [f"line:{catalogue.slug(n)}" for n in catalogue.lines()] + [f"detail:{p['id']}" for p in ps] + [f"dark:{p['id']}" for p in ps] + [f"house:{w}" for w in HOUSE])


def all_shots():
    """In the order in which they are made: the latest shoot first."""
    return list(dict.fromkeys((*THIRD, *SECOND, *in_the_shop())))


def scale(shot):
    """Internal size as a share of the level's: only where small print is read at 1:1 the full size pays."""
    kind = shot.split(":")[0]
    return .8 if kind in ("house", "dark") else 1 if kind in ("line", "home") or shot in ("hero:first-light-serum", "hero:quiet-balm") else .9


def share(shot):
    """Samples of this picture as a share of the level's: glass that absorbs takes more, opaque skins and creams less."""
    if shot.startswith(("hero:", "dark:", "detail:")):
        pack = cast(shot)[0]["packaging"]
        seen = pack["material"] if not shot.startswith("detail:") else catalogue.texture(cast(shot)[0])
        least = .75 if seen in ("amber glass", "clear glass") else .6 if seen in ("gel", "liquid", "oil", "frosted glass") else .5
        return least * (.5 if shot.startswith("dark:") else 1)  # slate is done sooner than paper
    return .65


HOME = ["silk-milk", "first-light-serum", "inner-shell-cream"]


IN_HOUSE = {"shelf-1": ("silk-milk", "inner-shell-cream", "quiet-balm"), "shelf-2": ("first-light-serum", "moonstone-serum", "noon-veil-spf-30"),
            "shelf-3": ("night-current", "thousand-layers-cream", "slow-amber-oil"), "beside-spoon": ("inner-shell-cream",), "beside-matches": ("quiet-balm",),
            "sizes": ("silk-milk", "first-light-serum", "noon-veil-spf-30", "seven-tides-ampoules", "quiet-harbor-serum", "inner-shell-cream", "quiet-balm"),
            **{f"{kind}-{i}": (i,) for kind in ("box", "texture") for i in ("first-light-serum", "inner-shell-cream", "silk-milk")}}


def cast(shot):
    """The products in the picture, in catalogue order."""
    kind, what = shot.split(":")
    if kind in ("hero", "dark", "detail"):
        return [catalogue.find(what)]
    if kind == "line":
        return next(v for n, v in catalogue.lines().items() if catalogue.slug(n) == what)
    return [catalogue.find(i) for i in (HOME if kind == "home" else IN_HOUSE.get(what, ()))]

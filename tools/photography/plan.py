"""Which pictures there are, how large, where they go, who is in them."""
import catalogue

SIZE = {"hero": (1200, 1500), "detail": (960, 1200), "line": (960, 1200), "home:wide": (2400, 1350), "home:tall": (1080, 1350)}


def size_of(shot):
    kind, what = shot.split(":")
    return SIZE[f"home:{what.split('-')[0]}" if kind == "home" else kind]


def path_of(shot):
    """Path below public/images."""
    kind, what = shot.split(":")
    return {"hero": f"{what}/hero.jpg", "detail": f"{what}/detail.jpg", "line": f"lines/{what}.jpg", "home": f"home/hero-{what}.jpg"}[kind]


def all_shots():
    """In the order in which they matter."""
    ps = sorted(catalogue.products(), key=lambda p: not p.get("featured"))
    return ([f"home:{w}" for w in ("wide-light", "tall-light", "wide-dark", "tall-dark")] + [f"hero:{p['id']}" for p in ps]
            + [f"line:{catalogue.slug(n)}" for n in catalogue.lines()] + [f"detail:{p['id']}" for p in ps])


HOME = ["silk-milk", "first-light-serum", "inner-shell-cream"]


def cast(shot):
    """The products in the picture, in catalogue order."""
    kind, what = shot.split(":")
    if kind in ("hero", "detail"):
        return [catalogue.find(what)]
    if kind == "line":
        return next(v for n, v in catalogue.lines().items() if catalogue.slug(n) == what)
    return [catalogue.find(i) for i in HOME]

"""Every picture by its name: "hero:<id>", "dark:<id>", "detail:<id>", "line:<slug>", "home:<wide|tall>-<light|dark>" or "house:<name>"."""
import catalogue
from plan import cast
from scene.hero import hero
from scene.home import home
from scene.house import house
from scene.line import line
from scene.textures import detail


def build(shot):
    kind, what = shot.split(":")
    if kind in ("hero", "dark"):
        hero(catalogue.find(what), "dark" if kind == "dark" else "light")
    elif kind == "detail":
        detail(catalogue.find(what))
    elif kind == "line":
        line(cast(shot))
    elif kind == "house":
        house(what)
    else:
        home(*what.split("-"))

"""Every picture by its name: "hero:<id>", "detail:<id>", "line:<slug>" or "home:<wide|tall>-<light|dark>"."""
import catalogue
from plan import cast
from scene.hero import hero
from scene.home import home
from scene.line import line
from scene.textures import detail


def build(shot):
    kind, what = shot.split(":")
    if kind == "hero":
        hero(catalogue.find(what))
    elif kind == "detail":
        detail(catalogue.find(what))
    elif kind == "line":
        line(cast(shot))
    else:
        home(*what.split("-"))

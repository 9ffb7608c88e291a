"""The picture at the top of the home page."""
import catalogue
import light
from plan import HOME
from scene.stage import plinth, stand


def home(view, theme):
    """Three products in leaf shadow; in the wide one they stand in the right half."""
    dark = theme == "dark"
    paper = light.BACKDROP["deep" if dark else "shell"]
    light.studio(paper, dark=dark, reach=1.2, key=.44 if not dark else 1, wide=4)
    light.leaves(260000 if dark else 440000, colour=(.95, .95, .85) if dark else (1, .90, .76))
    pump, serum, cream = (catalogue.find(i) for i in HOME)
    low = (.045, .058, .056) if dark else tuple(c * 1.0 for c in paper)
    plinth((-2.9, 2.2, 0), 5.6, 2.5, low)
    stand([(pump, -5.0, 2.7, 2.5, -6), (serum, -.5, 1.0, 2.5, 3), (cream, 4.8, -3.8, 0, -4)], glow=1.12 if dark else 1.)
    if view == "wide":
        if not dark:  # the key does not reach the wall's far left, where the words stand
            light.softbox("wash", (-58, -6, 46), (-48, 62, 40), 30, 30, 26000, (1, .95, .88), glossy=False)
        light.camera((.3, 0, 6.3), 105, 8, lens=100, fstop=.18, shift=(-.222, .005))
    else:
        light.camera((0, 0, 6.6), 56, 8, fstop=.20, shift=(0, .01))

"""Alternative texts: one template per kind of picture and language, filled with the products' own names."""

LANGS = ("en", "fr", "sp")

CONTAINER = {
    "dropper": ("dropper bottle", "flacon compte-gouttes", "frasco con gotero"),
    "pump": ("pump bottle", "flacon-pompe", "frasco con dosificador"),
    "jar": ("jar", "pot", "tarro"),
    "tube": ("tube", "tube", "tubo"),
    "tin": ("tin", "boîte", "lata"),
    "ampoule": ("seven ampoules in a stand", "sept ampoules sur leur support", "siete ampollas en su soporte"),
    "stick": ("balm stick, open, with its cap", "stick de baume ouvert, avec son capuchon", "barra de bálsamo abierta, con su tapa"),
}
MATERIAL = {
    "matte ceramic": ("matte ceramic", "céramique mate", "cerámica mate"),
    "frosted glass": ("frosted glass", "verre dépoli", "vidrio esmerilado"),
    "clear glass": ("clear glass", "verre transparent", "vidrio transparente"),
    "amber glass": ("amber glass", "verre ambré", "vidrio ámbar"),
    "soft-touch tube": ("soft-touch finish", "fini doux au toucher", "acabado suave"),
    "brushed metal": ("brushed metal", "métal brossé", "metal cepillado"),
}
PAPER = {
    "Cleanser": ("on a pale sea-green backdrop", "sur fond vert d’eau pâle", "sobre fondo verde mar pálido"),
    "Serum": ("on a warm rose backdrop", "sur fond rose ambré", "sobre fondo rosa cálido"),
    "Moisturizer": ("on a pearl cream backdrop", "sur fond crème nacré", "sobre fondo crema nacarado"),
    "Treatment": ("on a slate blue backdrop", "sur fond bleu ardoise", "sobre fondo azul pizarra"),
}
TEXTURE = {
    "cream": ("a stroke of cream", "une touche de crème étalée", "un trazo de crema"),
    "milky": ("a stroke of milky serum", "une touche de sérum laiteux", "un trazo de sérum lechoso"),
    "gel": ("a stroke of clear gel", "une touche de gel transparent", "un trazo de gel transparente"),
    "liquid": ("drops of clear serum below a pipette", "des gouttes de sérum sous une pipette", "gotas de sérum bajo una pipeta"),
    "oil": ("a pool of golden oil", "une nappe d’huile dorée", "una gota amplia de aceite dorado"),
    "foam": ("a mound of white foam", "un nuage de mousse blanche", "una nube de espuma blanca"),
    "powder": ("the open tin with its ivory powder", "la boîte ouverte et sa poudre ivoire", "la lata abierta con su polvo marfil"),
    "balm": ("the balm seen close", "le baume vu de près", "el bálsamo visto de cerca"),
}
OPEN_JAR = ("the open jar and its content", "le pot ouvert et sa texture", "el tarro abierto y su textura")
HOME = ("{0}, {1} and {2} side by side in soft leaf shadow", "{0}, {1} et {2} côte à côte dans l’ombre douce d’un feuillage",
        "{0}, {1} y {2} juntos bajo la sombra suave de unas hojas")
HOME_DARK = ("{0}, {1} and {2} side by side on a deep green backdrop", "{0}, {1} et {2} côte à côte sur fond vert profond",
             "{0}, {1} y {2} juntos sobre fondo verde profundo")
LINE = ("The {line} line: {names}", "La ligne {line} : {names}", "La línea {line}: {names}")
AND = (" and ", " et ", " y ")


def names(product):
    """The product's name in each language; English until the translation is there."""
    t = product.get("translations") or {}
    sp = t.get("sp") or t.get("es") or {}
    return product["name"], (t.get("fr") or {}).get("name") or product["name"], sp.get("name") or product["name"]


def alt(shot, products, texture):
    """{"en", "fr", "sp"} for one shot; `texture` is catalogue.texture."""
    kind, what = shot.split(":")
    out = {}
    for i, lang in enumerate(LANGS):
        ns = [names(p)[i] for p in products]
        p = products[0]
        pack = p["packaging"]
        if kind == "hero":
            text = f"{ns[0]}{', ' if i != 1 else ' : '}{CONTAINER[pack['container']][i]}, {MATERIAL[pack['material']][i]}, {PAPER[p['category']][i]}"
        elif kind == "detail":
            seen = OPEN_JAR if pack["container"] == "jar" else TEXTURE[texture(p)]
            text = f"{ns[0]}{', ' if i != 1 else ' : '}{seen[i]}"
        elif kind == "line":
            text = LINE[i].format(line=p["line"], names=", ".join(ns[:-1]) + AND[i] + ns[-1])
        else:
            text = (HOME_DARK if what.endswith("dark") else HOME)[i].format(*ns)
        out[lang] = text
    return out

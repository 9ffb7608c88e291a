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
NACRE_LID = ("jar with mother-of-pearl let into its lid", "pot au couvercle incrusté de nacre", "tarro con nácar incrustado en la tapa")
UNCAPPED = ("airless pump bottle with its cap beside it", "flacon-pompe airless avec son capuchon à côté", "frasco airless con dosificador y su tapa al lado")
OWN_CONTAINER = {
    "thousand-layers-cream": NACRE_LID,
    "evening-shell-balm": NACRE_LID,
    "soft-ebb": ("clear fluid flowing in over rose-brown stone", "un fluide transparent s’avance sur une pierre brun rosé", "fluido transparente que avanza sobre piedra marrón rosada"),
    "driftwood-foam": ("foam pump bottle", "flacon mousseur", "frasco espumador"),
    "night-current": UNCAPPED,
    "quiet-harbor-serum": UNCAPPED,
    "quiet-balm": ("slim balm stick, open, with its cap", "stick de baume fin, ouvert, avec son capuchon", "barra fina de bálsamo abierta, con su tapa"),
}
MATERIAL = {
    "matte ceramic": ("matte ceramic", "céramique mate", "cerámica mate"),
    "frosted glass": ("frosted glass", "verre dépoli", "vidrio esmerilado"),
    "clear glass": ("clear glass", "verre transparent", "vidrio transparente"),
    "amber glass": ("amber glass", "verre ambré", "vidrio ámbar"),
    "soft-touch tube": ("soft-touch finish", "fini doux au toucher", "acabado suave"),
    "pearl lacquer": ("pearl lacquer", "laque nacrée", "laca nacarada"),
    "satin lacquer": ("dark satin lacquer", "laque sombre satinée", "laca oscura satinada"),
    "brushed metal": ("brushed metal", "métal brossé", "metal cepillado"),
}
PAPER = {
    "Cleanser": ("on a pale sea-green backdrop", "sur fond vert d’eau pâle", "sobre fondo verde mar pálido"),
    "Serum": ("on a warm rose backdrop", "sur fond rose ambré", "sobre fondo rosa cálido"),
    "Moisturizer": ("on a pearl cream backdrop", "sur fond crème nacré", "sobre fondo crema nacarado"),
    "Treatment": ("on a slate blue backdrop", "sur fond bleu ardoise", "sobre fondo azul pizarra"),
}
SLATE = ("before dark slate", "devant un fond d’ardoise sombre", "ante un fondo de pizarra oscura")
TEXTURE = {
    "cream": ("a stroke of cream, spread with a spatula", "une touche de crème étalée à la spatule", "un trazo de crema extendido con espátula"),
    "milky": ("drops of milky serum on dark stone", "des gouttes de sérum laiteux sur une pierre sombre", "gotas de sérum lechoso sobre piedra oscura"),
    "gel": ("domed drops of clear gel on stone", "des gouttes bombées de gel transparent sur la pierre", "gotas abombadas de gel transparente sobre piedra"),
    "liquid": ("drops of clear fluid on stone, seen close", "des gouttes de fluide transparent sur la pierre, vues de près", "gotas de fluido transparente sobre piedra, vistas de cerca"),
    "oil": ("golden drops of oil below a pipette", "des gouttes d’huile dorée sous une pipette", "gotas doradas de aceite bajo una pipeta"),
    "foam": ("white foam seen close, bubble by bubble", "la mousse blanche vue de près, bulle après bulle", "la espuma blanca vista de cerca, burbuja a burbuja"),
    "powder": ("the open tin with its ivory powder", "la boîte ouverte et sa poudre ivoire", "la lata abierta con su polvo marfil"),
    "balm": ("the balm seen close", "le baume vu de près", "el bálsamo visto de cerca"),
}
# What the close picture of one product shows, where the kind's text would not be exact.
OWN_TEXTURE = {
    "silk-milk": ("a ribbon of ivory milk across sea-green stone, two drops beside it", "un ruban de lait ivoire en travers d’une pierre vert d’eau, deux gouttes à côté", "una cinta de leche marfil sobre piedra verde mar, con dos gotas al lado"),
    "night-current": ("a broad band of ivory cream drawn across plum-dark stone", "une large bande de crème ivoire tirée sur une pierre prune", "una franja ancha de crema marfil extendida sobre piedra ciruela"),
    "quiet-harbor-serum": ("a thin band of white serum cream pressed across rose stone, the stone showing through its ridges", "une fine bande de sérum crème blanc pressée sur une pierre rosée, la pierre visible entre ses stries", "una fina franja de sérum crema blanco sobre piedra rosada, que se ve entre sus estrías"),
    "worn-stone-lotion": ("a band of white lotion with deep ridges across dark stone", "une bande de lotion blanche aux stries profondes sur une pierre sombre", "una franja de loción blanca de estrías profundas sobre piedra oscura"),
    "salt-air-fluid-spf-50": ("a sheer, glossy band of white fluid drawn over pale stone", "une bande fine et brillante de fluide blanc tirée sur une pierre claire", "una franja fina y brillante de fluido blanco sobre piedra clara"),
    "noon-veil-spf-30": ("three tints side by side, light, medium and deep, thinning to nothing on pale stone", "trois teintes côte à côte, claire, moyenne et foncée, qui s’effacent sur une pierre claire", "tres tonos, uno junto a otro, claro, medio y oscuro, que se desvanecen sobre piedra clara"),
    "moonstone-serum": ("pearly serum flowing in over umber stone, one drop ahead of it", "un sérum nacré s’avance sur une pierre terre d’ombre, une goutte devant lui", "sérum nacarado que avanza sobre piedra color sombra, con una gota por delante"),
    "sea-glass-jelly": ("domed drops of sea-green jelly on pale stone", "des gouttes bombées de gelée vert d’eau sur une pierre claire", "gotas abombadas de gelatina verde mar sobre piedra clara"),
    "shallows-eye-gel": ("five drops of clear gel in an arc on slate", "cinq gouttes de gel transparent, en arc, sur l’ardoise", "cinco gotas de gel transparente, en arco, sobre pizarra"),
    "clear-pebble-gel": ("clear gel flowing in over green stone, one drop beside it", "un gel transparent s’avance sur une pierre verte, une goutte à côté", "gel transparente que avanza sobre piedra verde, con una gota al lado"),
    "soft-ebb": ("drops of clear fluid on rose-brown stone", "des gouttes de fluide transparent sur une pierre brun rosé", "gotas de fluido transparente sobre piedra marrón rosada"),
    "first-light-serum": ("golden serum flowing in over rose stone, small bubbles in it", "le sérum doré s’avance sur une pierre rosée, parsemé de petites bulles", "sérum dorado que avanza sobre piedra rosada, con pequeñas burbujas"),
    "deep-water-serum": ("water-blue serum flowing in over gray stone", "un sérum bleu d’eau s’avance sur une pierre grise", "sérum azul agua que avanza sobre piedra gris"),
    "slow-amber-oil": ("amber oil flowing in over honey-colored stone, one drop beside it", "une huile ambrée s’avance sur une pierre couleur miel, une goutte à côté", "aceite ámbar que avanza sobre piedra color miel, con una gota al lado"),
    "seven-tides-ampoules": ("amber glass ampoules seen close, light falling through their golden oil", "les ampoules de verre ambré vues de près, la lumière à travers leur huile dorée",
                             "las ampollas de vidrio ámbar vistas de cerca, con la luz a través de su aceite dorado"),
    "quiet-balm": ("the slanted tip of the balm, seen close", "la pointe biseautée du baume, vue de près", "la punta biselada del bálsamo, vista de cerca"),
}
OPEN_JAR = ("the open jar and its content", "le pot ouvert et sa texture", "el tarro abierto y su textura")
HOME = ("{0}, {1} and {2} side by side in soft leaf shadow", "{0}, {1} et {2} côte à côte dans l’ombre douce d’un feuillage",
        "{0}, {1} y {2} juntos bajo la sombra suave de unas hojas")
HOME_DARK = ("{0}, {1} and {2} side by side on a deep green backdrop", "{0}, {1} et {2} côte à côte sur fond vert profond",
             "{0}, {1} y {2} juntos sobre fondo verde profundo")
LINE = ("The {line} line: {names}", "La ligne {line} : {names}", "La línea {line}: {names}")
HOUSE = {
    "matter-tide": ("A heap of coarse salt on blue-gray slate", "Un tas de gros sel sur une ardoise gris-bleu", "Un montón de sal gruesa sobre pizarra gris azulada"),
    "matter-lumen": ("White kaolin powder with small lumps on rose stone", "De la poudre de kaolin blanche et ses petits grumeaux sur une pierre rose", "Polvo blanco de caolín con pequeños grumos sobre piedra rosa"),
    "matter-slate": ("Gray river pebbles on pale stone, some with a white vein", "Des galets gris sur une pierre pâle, certains veinés de blanc", "Guijarros grises sobre piedra pálida, algunos con una veta blanca"),
    "texture-silk-milk": ("{0}: soft folds of ivory milk filling the picture", "{0} : de doux replis de lait ivoire plein cadre", "{0}: suaves pliegues de leche marfil que llenan la imagen"),
    "texture-first-light-serum": ("{0}: golden fluid with small bubbles, filling the picture", "{0} : un fluide doré et ses petites bulles, plein cadre", "{0}: fluido dorado con pequeñas burbujas que llena la imagen"),
    "texture-inner-shell-cream": ("{0}: ivory cream worked with a spatula, filling the picture", "{0} : une crème ivoire travaillée à la spatule, plein cadre", "{0}: crema marfil trabajada con espátula que llena la imagen"),
    "box-first-light-serum": ("{0} in front of its folding box", "{0} devant son étui", "{0} delante de su caja"),
    "box-inner-shell-cream": ("{0} in front of its folding box", "{0} devant son étui", "{0} delante de su caja"),
    "beside-spoon": ("{0} behind a teaspoon, to tell its size", "{0} derrière une cuillère à café, pour en montrer la taille", "{0} detrás de una cucharilla, para mostrar su tamaño"),
    "beside-matches": ("{0}, open, beside a half-open matchbox, to tell its size", "{0}, ouvert, près d’une boîte d’allumettes entrouverte, pour en montrer la taille", "{0}, abierto, junto a una caja de cerillas entreabierta, para mostrar su tamaño"),
    "sizes": ("One of each container in a row on stone, with a teaspoon and a half-open matchbox to tell their size: {0}, {1}, {2}, {3}, {4}, {5} and {6}",
              "Un contenant de chaque sorte, alignés sur la pierre, avec une cuillère à café et une boîte d’allumettes entrouverte pour en montrer la taille : {0}, {1}, {2}, {3}, {4}, {5} et {6}",
              "Un envase de cada tipo, en fila sobre piedra, con una cucharilla y una caja de cerillas entreabierta para mostrar su tamaño: {0}, {1}, {2}, {3}, {4}, {5} y {6}"),
}
SHELF = ("{0}, {1} and {2} on a stone shelf in morning sun", "{0}, {1} et {2} sur une étagère de pierre, au soleil du matin",
         "{0}, {1} y {2} sobre una repisa de piedra, al sol de la mañana")
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
        if kind == "house":
            out[lang] = HOUSE.get(what, SHELF)[i].format(*ns)
            continue
        p = products[0]
        pack = p["packaging"]
        if kind in ("hero", "dark"):
            ground = SLATE if kind == "dark" else PAPER[p["category"]]
            text = f"{ns[0]}{', ' if i != 1 else ' : '}{OWN_CONTAINER.get(what, CONTAINER[pack['container']])[i]}, {MATERIAL[pack['material']][i]}, {ground[i]}"
        elif kind == "detail":
            seen = OPEN_JAR if pack["container"] == "jar" else OWN_TEXTURE.get(what, TEXTURE[texture(p)])
            text = f"{ns[0]}{', ' if i != 1 else ' : '}{seen[i]}"
        elif kind == "line":
            text = LINE[i].format(line=p["line"], names=", ".join(ns[:-1]) + AND[i] + ns[-1])
        else:
            text = (HOME_DARK if what.endswith("dark") else HOME)[i].format(*ns)
        out[lang] = text
    return out

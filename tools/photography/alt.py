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
    "soft-ebb": ("bottle with a screw cap", "flacon à bouchon vissé", "frasco con tapón de rosca"),
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
    "silk-milk": ("a ribbon of ivory milk on sea-green stone", "un ruban de lait ivoire sur une pierre vert d’eau", "una cinta de leche marfil sobre piedra verde mar"),
    "night-current": ("a broad stroke of butter-yellow cream on plum-dark stone", "une large touche de crème jaune beurre sur une pierre prune", "un trazo ancho de crema amarillo mantequilla sobre piedra ciruela"),
    "quiet-harbor-serum": ("three strokes of white cream side by side", "trois touches de crème blanche côte à côte", "tres trazos de crema blanca uno junto a otro"),
    "worn-stone-lotion": ("white lotion drawn in a zigzag on dark stone", "la lotion blanche tracée en zigzag sur une pierre sombre", "loción blanca trazada en zigzag sobre piedra oscura"),
    "salt-air-fluid-spf-50": ("a thin, glossy stroke of white fluid", "une touche fine et brillante de fluide blanc", "un trazo fino y brillante de fluido blanco"),
    "noon-veil-spf-30": ("a sheer beige veil, thin enough to see the stone through", "un voile beige si fin que la pierre transparaît", "un velo beige tan fino que deja ver la piedra"),
    "sea-glass-jelly": ("domed drops of sea-green jelly on pale stone", "des gouttes bombées de gelée vert d’eau sur une pierre claire", "gotas abombadas de gelatina verde mar sobre piedra clara"),
    "shallows-eye-gel": ("five drops of clear gel in an arc on slate", "cinq gouttes de gel transparent, en arc, sur l’ardoise", "cinco gotas de gel transparente, en arco, sobre pizarra"),
    "clear-pebble-gel": ("domed drops of clear gel on green stone", "des gouttes bombées de gel transparent sur une pierre verte", "gotas abombadas de gel transparente sobre piedra verde"),
    "soft-ebb": ("drops of clear fluid on rose-brown stone", "des gouttes de fluide transparent sur une pierre brun rosé", "gotas de fluido transparente sobre piedra marrón rosada"),
    "first-light-serum": ("domed golden drops on rose stone", "des gouttes dorées, bombées, sur une pierre rose", "gotas doradas y abombadas sobre piedra rosa"),
    "deep-water-serum": ("water-blue drops on gray stone", "des gouttes bleu d’eau sur une pierre grise", "gotas azul agua sobre piedra gris"),
    "slow-amber-oil": ("amber drops of oil on honey-colored stone", "des gouttes d’huile ambrée sur une pierre couleur miel", "gotas de aceite ámbar sobre piedra color miel"),
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
    "nacre-light": ("Mother-of-pearl seen close: fine growth lines over soft folds, with a sheen of rose, blue and green",
                    "La nacre vue de près : de fines lignes de croissance sur de doux replis, aux reflets roses, bleus et verts",
                    "El nácar visto de cerca: finas líneas de crecimiento sobre suaves pliegues, con reflejos rosas, azules y verdes"),
    "nacre-dark": ("Dark mother-of-pearl seen close: bands of deep green, blue and violet along its growth lines",
                   "La nacre sombre vue de près : des bandes vert profond, bleues et violettes le long de ses lignes de croissance",
                   "El nácar oscuro visto de cerca: bandas de verde profundo, azul y violeta a lo largo de sus líneas de crecimiento"),
    "ritual-1": ("{0} beside a bowl of water and a folded linen cloth", "{0} près d’un bol d’eau et d’un linge plié", "{0} junto a un cuenco de agua y un paño de lino doblado"),
    "ritual-2": ("{0}, the bottle open, its pipette laid down beside golden drops", "{0} : le flacon ouvert, sa pipette posée près de gouttes dorées", "{0}, el frasco abierto, con su pipeta apoyada junto a gotas doradas"),
    "ritual-3": ("{0}, the open jar with a spatula and a stroke of cream", "{0} : le pot ouvert, une spatule et une touche de crème", "{0}, el tarro abierto con una espátula y un trazo de crema"),
    "ritual-4": ("{0} without its cap on slate-blue stone, a touch of cream in front", "{0} sans son capuchon sur une pierre bleu ardoise, une touche de crème devant", "{0} sin su tapa sobre piedra azul pizarra, con un toque de crema delante"),
    "water-light": ("Clear, shallow water over pale stone; sunlight draws a net of bright lines on the ground", "Une eau claire et peu profonde sur une pierre pâle ; le soleil dessine un filet de lignes lumineuses sur le fond",
                    "Agua clara y poco profunda sobre piedra pálida; el sol dibuja una red de líneas luminosas en el fondo"),
    "water-dark": ("Clear green water over dark stone; sunlight draws a net of bright lines on the ground", "Une eau verte et claire sur une pierre sombre ; le soleil dessine un filet de lignes lumineuses sur le fond",
                   "Agua verde y clara sobre piedra oscura; el sol dibuja una red de líneas luminosas en el fondo"),
    "layers": ("Four layers on dark stone, each laid partly over the last: milk, golden serum, cream, night cream", "Quatre couches sur une pierre sombre, chacune posée en partie sur la précédente : lait, sérum doré, crème, crème de nuit",
               "Cuatro capas sobre piedra oscura, cada una en parte sobre la anterior: leche, sérum dorado, crema, crema de noche"),
    "matter-cove": ("A heap of oat grains on pale stone, a few rolled loose", "Un tas de grains d’avoine sur une pierre claire, quelques-uns épars", "Un montón de granos de avena sobre piedra clara, algunos sueltos"),
    "matter-tide": ("A heap of coarse salt on blue-gray slate", "Un tas de gros sel sur une ardoise gris-bleu", "Un montón de sal gruesa sobre pizarra gris azulada"),
    "matter-lumen": ("White kaolin powder with small lumps on rose stone", "De la poudre de kaolin blanche et ses petits grumeaux sur une pierre rose", "Polvo blanco de caolín con pequeños grumos sobre piedra rosa"),
    "matter-slate": ("Gray river pebbles on pale stone, some with a white vein", "Des galets gris sur une pierre pâle, certains veinés de blanc", "Guijarros grises sobre piedra pálida, algunos con una veta blanca"),
    "matter-strata": ("Tears of amber-colored resin on stone, light gathering inside them", "Des larmes de résine ambrée sur la pierre, la lumière prise à l’intérieur", "Lágrimas de resina ámbar sobre piedra, con la luz recogida en su interior"),
    "texture-silk-milk": ("{0}: soft folds of ivory milk filling the picture", "{0} : de doux replis de lait ivoire plein cadre", "{0}: suaves pliegues de leche marfil que llenan la imagen"),
    "texture-first-light-serum": ("{0}: golden fluid with small bubbles, filling the picture", "{0} : un fluide doré et ses petites bulles, plein cadre", "{0}: fluido dorado con pequeñas burbujas que llena la imagen"),
    "texture-inner-shell-cream": ("{0}: ivory cream worked with a spatula, filling the picture", "{0} : une crème ivoire travaillée à la spatule, plein cadre", "{0}: crema marfil trabajada con espátula que llena la imagen"),
    "texture-night-current": ("{0}: butter-yellow cream worked with a spatula, filling the picture", "{0} : une crème jaune beurre travaillée à la spatule, plein cadre", "{0}: crema amarillo mantequilla trabajada con espátula que llena la imagen"),
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

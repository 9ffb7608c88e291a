"""The product list (db/seed/catalogue.json) as the photographer needs it."""
import json
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CATALOGUE = ROOT / "db" / "seed" / "catalogue.json"


def products():
    data = json.loads(CATALOGUE.read_text(encoding="utf8"))
    return data["products"] if isinstance(data, dict) else data


def lines():
    """Line name -> its products, in the order of the catalogue."""
    out = {}
    for p in products():
        out.setdefault(p["line"], []).append(p)
    return out


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def find(product_id):
    return next(p for p in products() if p["id"] == product_id)


def volume(product):
    """Millilitres (or grams) printed on the label."""
    size = product["packaging"]["label"]["size"]
    many = re.match(r"\s*(\d+)\s*[×x]\s*([\d.]+)", size)
    return float(many[2]) if many else float(re.match(r"\s*([\d.]+)", size)[1])


def linear(hex_colour):
    """'#RRGGBB' as linear RGB."""
    v = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v)


def luminance(rgb):
    return .2126 * rgb[0] + .7152 * rgb[1] + .0722 * rgb[2]


def texture(product):
    """What the content is, from its description: cream, gel, liquid, oil, foam, powder or balm."""
    pack = product["packaging"]
    if pack["container"] in ("stick",):
        return "balm"
    text = (pack["content"] + " " + product["name"]).lower()
    for kind, words in (("foam", ("foam",)), ("powder", ("powder",)), ("oil", (" oil",)), ("balm", ("solid",)),
                        ("milky", ("milky", "opalescent")), ("cream", ("cream", "lotion", "milk", "white mineral fluid")),
                        ("gel", ("gel", "jelly")), ("liquid", ("liquid", "fluid", "serum"))):
        if any(w in text for w in words):
            return kind
    return "cream"

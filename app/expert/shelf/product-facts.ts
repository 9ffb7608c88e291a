import { memoizeWeakly } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { canonicalInci, type Ingredient, ingredientFor, isScent } from "./inci.ts";

/** An ingredient the knowledge base knows, and how much its place in the list says about its amount. */
export interface Active {
  ingredient: Ingredient;
  /** 0 is the first of the list. */
  place: number;
  /** 0 to 1: how much of it its place in the list suggests. */
  presence: number;
}

export type Area = "face" | "eyes" | "lips" | "body";

/** What can be read from a product once and for all. */
export interface ProductFacts {
  actives: Active[];
  ids: ReadonlySet<string>;
  inci: readonly string[];
  scented: boolean;
  /** Sun protection factor; 0 when it is no sunscreen. */
  spf: number;
  mineralOnly: boolean;
  area: Area;
  /** Where its label allows it. */
  places: ReadonlySet<string>;
  /** The label names no place at all. */
  namesNoPlace: boolean;
  /** Its label speaks of shaving: made for what that leaves. */
  forShaving: boolean;
  rinsedOff: boolean;
  exfoliates: boolean;
  retinoid: boolean;
  /** Its acids and retinoids, as far as they count. */
  strong: ReadonlySet<string>;
  /** Mostly oils or waxes: heavy for shiny skin. */
  rich: boolean;
}

/** Preservatives are used at about one percent: what follows them is there in traces. */
const PRESERVATIVES = new Set([
  "phenoxyethanol",
  "sodium benzoate",
  "potassium sorbate",
  "benzyl alcohol",
  "ethylhexylglycerin",
  "caprylyl glycol",
]);
/** Families that work well below one percent. */
const POTENT = new Set([
  "retinoid",
  "retinoid_drug",
  "peptide",
  "barrier_lipid",
  "anti_ageing",
  "antifungal_cosmetic",
  "uv_filter_organic",
  "pigment",
  "retinol_alternative",
]);
/** Acids and enzymes that exfoliate. */
export const EXFOLIANTS: ReadonlySet<string> = new Set([
  "glycolic_acid",
  "lactic_acid",
  "mandelic_acid",
  "salicylic_acid",
  "lha",
  "enzymes",
]);
export const RETINOIDS: ReadonlySet<string> = new Set([
  "retinol",
  "retinal",
  "retinyl_esters",
  "hpr",
  "adapalene",
  "tretinoin",
]);
const UV_ORGANIC =
  /methoxycinnamate|octocrylene|benzophenone|dibenzoylmethane|salicylate$|triazone|triazine|hexyl benzoate|homosalate|ensulizole|camphor sulfonic|ecamsule/;
const OILS = new Set(["petrolatum", "shea", "coconut", "lanolin"]);

/** pH adjusters: at the end of a list they are no exfoliant. */
const ONLY_WHEN_EARLY = new Set(["lactic_acid", "glycolic_acid", "salicylic_acid", "mandelic_acid"]);

function presenceOf(ingredient: Ingredient, place: number, onePercent: number, length: number): number {
  const fromTop = 1 - place / Math.max(12, length);
  if (place < onePercent) return Math.max(0.55, fromTop);
  if (POTENT.has(ingredient.family)) return 0.6;
  return ONLY_WHEN_EARLY.has(ingredient.id) ? 0.1 : 0.3;
}

function activesOf(inci: readonly string[]): Active[] {
  const preserved = inci.findIndex((name) => PRESERVATIVES.has(name));
  const onePercent = preserved < 0 ? inci.length : preserved;
  const seen = new Set<string>();
  const actives: Active[] = [];
  inci.forEach((name, place) => {
    const ingredient = ingredientFor(name);
    if (!ingredient || seen.has(ingredient.id)) return;
    seen.add(ingredient.id);
    actives.push({ ingredient, place, presence: presenceOf(ingredient, place, onePercent, inci.length) });
  });
  return actives;
}

function areaOf(product: Product): Area {
  const name = product.name.toLowerCase();
  const texts = `${product.description} ${product.usage}`.toLowerCase();
  if (
    /\b(eyes?|regard|yeux|ojos|contorno|mirada)\b/.test(name) ||
    /under each eye|sous chaque œil|sous chaque oeil|bajo cada ojo/.test(texts)
  )
    return "eyes";
  if (
    /\b(lips?|lèvres|labios|labial)\b/.test(name) ||
    /over clean lips|sur (les|des) lèvres|sobre (los )?labios|lips, |lèvres, |labios, |lèvres|labios limpios/.test(
      texts,
    )
  )
    return "lips";
  if (
    /\b(body|corps|corporal|cuerpo|hand|mains|manos)\b/.test(name) ||
    /\b(arms|bras|brazos)\b[^.]*\b(legs|jambes|piernas)\b/.test(texts)
  )
    return "body";
  return "face";
}

/** Places a label allows beside its main one, in the shop's three languages. */
const NECK = /\b(neck|décolleté|decollete|cou|cuello|escote)\b/i;
const HANDS = /\b(hand cream|knuckles|phalanges|nudillos|crème (pour les )?mains|crema de manos)\b/i;
/** "Over the area" does not say where. */
const ANYWHERE = /\b(over the area|sur la zone|en la zona)\b(?! T\b)/i;
/** Who shaves does so on face and neck. */
const SHAVING = /\b(shav(es?|ing|ed)|rasage|rasent?|raser?|rases|afeitad[oa]s?|afeitar(se)?|afeita)\b/i;
/** "Not on freshly shaved skin": a label that forbids it is not made for it. */
const FORBIDS = /^(not|never|jamais|pas|ne|nunca|no)\b/i;

function isForShaving({ description, usage }: Product): boolean {
  const sentences = `${description} ${usage}`.split(/(?<=[.!?])\s+/);
  return sentences.some((sentence) => SHAVING.test(sentence) && !FORBIDS.test(sentence));
}

const FEET = /\b(foot cream|heels|talons|talones|crema de pies)\b/i;
const SCALP = /\b(scalp|cuir chevelu|cuero cabelludo)\b/i;
const ANY_PLACE =
  /\b(faces?|facial|eyes?|lids?|lips?|visage|yeux|joues|cara|rostro|ojos|labios|cheeks?|brows|beard|T-zone|zone T|zona T|body|corps|cuerpo|arms|bras|brazos)\b|lèvres|sourcils|cejas/i;

function placesOf(product: Product, area: Area): Set<string> {
  const texts = `${product.name} ${product.description} ${product.usage}`;
  const places = new Set<string>([area]);
  if (area === "body" || area === "eyes") return places;
  if (NECK.test(texts) || SHAVING.test(texts)) places.add("neck");
  if (HANDS.test(texts)) places.add("hands");
  if (ANYWHERE.test(texts)) places.add("body");
  if (FEET.test(texts)) places.add("feet");
  if (SCALP.test(texts)) places.add("scalp");
  return places;
}

function spfOf(product: Product, inci: readonly string[]): number {
  const named = /\b(?:SPF|FPS)\s?(\d{2})/i.exec(`${product.name} ${product.description}`);
  if (!named?.[1]) return 0;
  const filtered = inci.some(
    (name) => name === "zinc oxide" || name === "titanium dioxide" || UV_ORGANIC.test(name),
  );
  return filtered &&
    (/SPF|FPS/i.test(product.name) ||
      inci.slice(0, 8).some((name) => name === "zinc oxide" || UV_ORGANIC.test(name)))
    ? Number(named[1])
    : 0;
}

function analyse(product: Product): ProductFacts {
  const inci = product.ingredients.map(canonicalInci);
  const actives = activesOf(inci);
  const ids = new Set(actives.map((active) => active.ingredient.id));
  const spf = spfOf(product, inci);
  const acids = actives.filter((active) => EXFOLIANTS.has(active.ingredient.id) && active.presence > 0.1);
  const retinoids = [...ids].filter((id) => RETINOIDS.has(id));
  const area = areaOf(product);
  return {
    actives,
    ids,
    inci,
    scented: inci.some(isScent),
    spf,
    mineralOnly: spf > 0 && !inci.some((name) => UV_ORGANIC.test(name)),
    area,
    places: placesOf(product, area),
    namesNoPlace:
      product.category !== "Cleanser" &&
      spf === 0 &&
      area === "face" &&
      !ANY_PLACE.test(`${product.name} ${product.description} ${product.usage}`),
    forShaving: isForShaving(product),
    rinsedOff: product.category === "Cleanser",
    exfoliates: acids.length > 0,
    retinoid: retinoids.length > 0,
    strong: new Set([...acids.map((active) => active.ingredient.id), ...retinoids]),
    rich:
      actives.some((active) => OILS.has(active.ingredient.id) && active.place < 6) ||
      (inci[0] !== "aqua" && product.category !== "Cleanser"),
  };
}

/** The facts about a product, read once per product object. */
export const factsOf: (product: Product) => ProductFacts = memoizeWeakly(analyse);

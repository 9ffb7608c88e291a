import type { Product } from "#app/features/catalogue/product.ts";
import beside from "../../../knowledge/beside-medicines.json" with { type: "json" };
import type { PerLanguage } from "../../../knowledge/knowledge.ts";
import { EXPECTING, factsOfKind, has, RETINOID_MEDICINES } from "../../../reading/person/fact.ts";
import { chooseProducts } from "../../../shelf/choose.ts";
import { withCompanions } from "../../../shelf/companions.ts";
import type { Ingredient } from "../../../shelf/inci.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { insteadOf } from "../../../shelf/suitable.ts";
import type { Scored } from "../../../shelf/score.ts";
import { capitalized, fill, inWords } from "../../../words/copy.ts";
import { countryNamed, withNumbers } from "../../../words/helplines.ts";
import { ingredientName } from "../../../words/reasons.ts";
import type { Act } from "../act.ts";
import { pickLines } from "../choice.ts";
import { nameOf, namesOf, suits, tell, type Turn } from "../turn.ts";

const COMFORT = [{ id: "barrier" as const, strength: 1.5, because: [] }];

/** Comforts overtreated skin: a cream, or a cleanser if one is asked for, but never what caused it. */
function comforting(turn: Turn, except: readonly Product[]): Scored[] {
  const { category: _, ...any } = {
    ...turn.told,
    concerns: COMFORT,
    wanted: [],
    places: [],
    justTreated: true,
  };
  const from = turn.request.catalogue.filter((product) => !except.includes(product));
  const picked = chooseProducts(any, from).filter(({ facts }) => facts.spf === 0);
  const washes = turn.frame.own.category === "Cleanser" || turn.frame.traits.has("washes");
  const wash = washes
    ? rankProducts(withCompanions(any), from).find(
        ({ product, facts }) => product.category === "Cleanser" && !facts.scented,
      )
    : undefined;
  const cream = picked.find(({ product }) => product.category === "Moisturizer") ?? picked[0];
  return [wash, cream].filter((one) => one !== undefined);
}

/** What is for dry lips. */
const balm = ({ told, request }: Turn): Scored[] =>
  rankProducts(
    { ...told, concerns: [{ id: "lips", strength: 1, because: [] }], places: ["lips"] },
    request.catalogue,
  )
    .filter(({ facts }) => facts.area === "lips")
    .slice(0, 1);

/** What skin that hurts is spared: acids, retinoids, vitamin C, azelaic acid. */
const ACTIVE = /retin|ascorb|glycolic|salicylic|lactic_acid|mandelic|azelaic|aha|bha|lha/;
const isActive = ({ id, family }: Ingredient): boolean => ACTIVE.test(`${id} ${family}`);

/**
 * The likely causes: products named in this message, else strong ones named before; of their own products, the
 * ingredients.
 */
function causesOf(turn: Turn): { products: readonly Product[]; ingredients: readonly Ingredient[] } {
  const { frame, about, shown } = turn;
  const strong = (product: Product) =>
    factsOf(product).actives.some(({ ingredient, presence }) => presence > 0.2 && isActive(ingredient)) &&
    !factsOf(product).rinsedOff;
  const named =
    frame.named.length > 0
      ? frame.named
      : about.hand && strong(about.hand) && shown.length > 0
        ? [about.hand]
        : [];
  return { products: named, ingredients: frame.ingredients.filter(isActive) };
}

/** For skin that hurts now: names and pauses the cause, offers comfort, and says when to see a doctor. */
export const calm: Act = (turn) => {
  const { words, told, frame, request, language, dialogue } = turn;
  const { guided, copy } = words;
  const { products, ingredients } = causesOf(turn);
  const names = [
    ...products.map((product) => nameOf(turn, product)),
    ...ingredients.map((one) => ingredientName(one, language)),
  ];
  const again = dialogue.said.includes("calm");
  const { traits } = frame;
  if (again && (traits.has("spreads") || traits.has("swells")))
    return {
      lines: [
        withNumbers(words.talk.alarm.spreads, countryNamed(request.message) ?? request.country, language),
      ],
    };
  if (again && (traits.has("resumes") || traits.has("calm_time")))
    return { lines: [words.talk.medical.calmTime] };
  if (again && frame.asks.some(({ id }) => id === "makeup"))
    return { lines: [words.talk.medical.calmMakeup] };
  const asked = frame.named.find(
    (product) =>
      again &&
      !frame.traits.has("uses_it") &&
      suits({ ...turn, told: { ...told, justTreated: true } }, product),
  );
  if (asked)
    return { lines: [tell(turn, words.talk.mayUse, nameOf(turn, asked))], offers: [asked], focus: asked };
  const picked = comforting(turn, products);
  const offers = picked.map(({ product }) => product);
  const calmTurn = { ...turn, told: { ...told, concerns: COMFORT } };
  return {
    lines: [
      [
        names.length > 0 ? fill(guided.hurtStop, inWords(names, copy)) : !again && guided.hurtNothing,
        again && names.length === 0 && words.talk.medical.stillEarly,
      ]
        .filter(Boolean)
        .join(" "),
      picked.length > 0 && guided.hurtCare,
      ...pickLines(calmTurn, picked),
      !again && guided.hurtWhen,
    ],
    offers,
  };
};

/** Retinoids are masculine in both languages that have articles. */
const ARTICLE = { en: "", fr: "le ", sp: "el " } as const;

/** A retinoid on the skin of somebody who expects, tries or nurses: stopped today, without panic; a prescribed one is the doctor's. */
export const stopRetinoid: Act = (turn) => {
  const { told, frame, words, about, request, language } = turn;
  const kind = EXPECTING.find((one) => has(told.person, one)) ?? "pregnant";
  const { medical } = words.talk;
  const drug = frame.ingredients.find(({ family }) => family === "retinoid_drug");
  const medicine = factsOfKind(told.person, "medicine").find((one) => RETINOID_MEDICINES.has(one.medicine));
  const isNew = frame.news.some((one) => one === medicine || EXPECTING.some((state) => state === one.kind));
  if (medicine?.medicine === "isotretinoin" && isNew)
    return { lines: [fill(medical.isotretinoin, capitalized(medicine.words))] };
  if (drug || (medicine && isNew))
    return {
      lines: [
        fill(medical.retinoidMedicine, drug ? ingredientName(drug, language) : (medicine?.words ?? "")),
      ],
    };
  const ours = [...about.exactly, ...(about.hand ? [about.hand] : []), ...turn.fallen].find(
    (product) => factsOf(product).retinoid,
  );
  const theirs = frame.ingredients.find(({ family }) => family.startsWith("retinoid"));
  if (!ours && !theirs) return undefined;
  const name = ours
    ? nameOf(turn, ours)
    : `${ARTICLE[language]}${theirs ? ingredientName(theirs, language) : ""}`;
  const like = ours ?? request.catalogue.find((product) => factsOf(product).retinoid);
  const instead = like && insteadOf(like, told, request.catalogue);
  return {
    lines: [
      [
        tell(turn, medical.retinoidUsed[kind], name),
        instead && tell(turn, medical.retinoidInstead, nameOf(turn, instead)),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: instead ? [instead] : [],
  };
};

/** What to stop and what may stay while expecting, trying or nursing. */
export const whatToKeep: Act = (turn) => {
  const { told, words, table, fallen, shown } = turn;
  const kind = EXPECTING.find((one) => has(told.person, one)) ?? "pregnant";
  const all = [...new Set([...table, ...fallen, ...shown.flat()])];
  const out = all.filter((product) => !suits(turn, product));
  const { medical } = words.talk;
  return {
    lines: [
      [out.length > 0 && tell(turn, medical.retinoidUsed[kind], namesOf(turn, out)), medical.keepExpecting]
        .filter(Boolean)
        .join(" "),
    ],
    offers: table,
  };
};

interface Group {
  medicines: readonly string[];
  around: PerLanguage<string>;
  with: Partial<Record<string, PerLanguage<string>>>;
}

/** The kind of medicine that asks most of the care around it. */
function groupOf({ told }: Turn): Group | undefined {
  const taken = told.person.facts.flatMap((fact) =>
    fact.kind === "medicine" && fact.how === "said" ? [fact.medicine] : [],
  );
  return (beside.groups as readonly Group[]).find(({ medicines }) =>
    taken.some((one) => medicines.includes(one)),
  );
}

const MILD = new Set(["gentle", "antiyeast"]);

/** The group of ingredients that is asked about alongside a medicine. */
function topicOf({ frame, about }: Turn): string | undefined {
  const families = Object.entries(beside.topics as Record<string, readonly string[]>);
  const [named] = frame.ingredients.filter(({ family }) => !family.endsWith("_drug"));
  if (named) return families.find(([, of]) => of.includes(named.family))?.[0];
  const product = about.exactly[0];
  if (!product) return undefined;
  const { retinoid, exfoliates, rinsedOff, ids } = factsOf(product);
  if (retinoid) return "retinoid";
  if (exfoliates && !rinsedOff) return "acid";
  return ids.has("ascorbic_acid") ? "vitamin_c" : ids.has("azelaic_acid") ? "azelaic" : "gentle";
}

/** What goes with a medicine and what does not; doses are left to the doctor. */
export const besideMedicine: Act = (turn) => {
  const group = groupOf(turn);
  if (!group) return undefined;
  const { tongue } = turn.frame;
  const topic = topicOf(turn);
  const said = topic ? (group.with[topic] ?? group.with[MILD.has(topic) ? "gentle" : "strong"]) : undefined;
  if (topic && said) {
    const product = turn.about.exactly[0];
    return { lines: [said[tongue]], offers: product && suits(turn, product) ? [product] : [] };
  }
  const picked = comforting(turn, []);
  const calmTurn = { ...turn, told: { ...turn.told, concerns: COMFORT } };
  return {
    lines: [group.around[tongue], ...pickLines(calmTurn, picked)],
    offers: picked.map(({ product }) => product),
  };
};

/** For skin upset by a prescribed medicine: the doctor decides about it, we only offer comfort meanwhile. */
export const medicineHurts: Act = (turn) => {
  const { medical } = turn.words.talk;
  if (turn.frame.traits.has("cannot_wait")) return { lines: [medical.prescriberToday] };
  const lips =
    turn.frame.own.places.includes("lips") || turn.frame.own.concerns.some(({ id }) => id === "lips");
  const picked = [...comforting(turn, []), ...(lips ? balm(turn) : [])];
  const calmTurn = { ...turn, told: { ...turn.told, concerns: COMFORT } };
  return {
    lines: [medical.prescriber, picked.length > 0 && medical.meanwhile, ...pickLines(calmTurn, picked)],
    offers: picked.map(({ product }) => product),
  };
};

/** After the advice to leave skin alone: what to bring back first, and when. */
export const bringBack: Act = (turn) => ({ lines: [turn.words.talk.medical.calmTime] });

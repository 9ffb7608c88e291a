import type { Product } from "#app/features/catalogue/product.ts";
import { type Fact, has } from "../../../reading/person/fact.ts";
import { withAim } from "../../../shelf/aims.ts";
import { labelOn, labelOnPlace } from "../../../shelf/label.ts";
import { mayBeNamed, suitsPlace } from "../../../shelf/may-be-named.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { aimsOf, insteadOf } from "../../../shelf/suitable.ts";
import { verdictFor } from "../../../shelf/verdict.ts";
import { capitalized, fill } from "../../../words/copy.ts";
import { exclusionText } from "../../../words/exclusion-text.ts";
import { personNotices } from "../../../words/notices.ts";
import { wordReasons } from "../../../words/reasons.ts";
import type { Act, Said } from "../act.ts";
import { isStrong } from "../../../shelf/strength.ts";
import { uncheckedText } from "../choice.ts";
import { withQuote } from "../label.ts";
import { concernWords } from "../person.ts";
import { unsuitable } from "./unsuitable.ts";
import { nameOf, suits as maySuit, tell, type Turn } from "../turn.ts";
import { inShort } from "./product.ts";

const may = (product: Product, fact: Fact): boolean =>
  mayBeNamed(product, { relation: "self", facts: [fact] }, { evenSoldOut: true }).ok;

const fact = (kind: "pregnant" | "breastfeeding"): Fact => ({ kind, words: "", turn: 0, how: "said" });
const GROWN = 18;
const youth = (years: number) => ({
  kind: "age" as const,
  months: years * 12,
  words: "",
  turn: 0,
  how: "said" as const,
});

/** Whether somebody expects a child is asked before what may harm one is said to suit. */
function askedFirst(turn: Turn, product: Product): Said {
  const { caution, toClear, taps } = turn.words.guided;
  return {
    lines: [[inShort(turn, product), caution, fill(toClear, taps.notExpecting)].join(" ")],
    taps: ["notExpecting"],
    focus: product,
  };
}

/** Whether a product is one to leave out while expecting or nursing. */
export const inPregnancy: Act = (turn) => {
  const product = turn.about.hand;
  if (!product) return undefined;
  const { talk } = turn.words;
  const state = (["pregnant", "trying", "breastfeeding"] as const).find((one) => has(turn.told.person, one));
  const nurses = state === "breastfeeding";
  if (!state && turn.cleared) return fits(turn);
  // "Not pregnant" is one of three things that must be said.
  if (!state && !turn.frame.isQuestion && turn.withheld.includes(product)) return askedFirst(turn, product);
  const ok = may(product, fact(nurses ? "breastfeeding" : "pregnant"));
  const sentence = ok
    ? nurses
      ? talk.nursingYes
      : talk.pregnancyYes
    : talk.pregnancyNo[state ?? "pregnant"];
  const instead = ok
    ? undefined
    : insteadOf(
        product,
        { ...turn.told, person: { relation: "self", facts: [fact("pregnant")] } },
        turn.request.catalogue,
      );
  return {
    lines: [
      withQuote(turn, product, "pregnancy", sentence),
      instead && tell(turn, talk.instead[0] ?? "", nameOf(turn, instead)),
    ],
    offers: ok ? [product] : instead ? [instead] : [],
    focus: product,
  };
};

/** Whether a product suits an age: the one that was stated, else a young person's. */
export const atAge: Act = (turn) => {
  const product = turn.about.hand;
  if (!product) return undefined;
  const { talk } = turn.words;
  const years = Number(/ (\d{1,2}) /.exec(turn.frame.text)?.[1] ?? 0);
  const known = turn.told.person.facts.find((one) => one.kind === "age");
  // "Can I use it?" asks of no age, and a grown skin of no youth.
  if (known ? known.months >= youth(GROWN).months : years === 0 || years >= GROWN) return fits(turn);
  const ok = may(product, known ?? youth(years));
  return {
    lines: [tell(turn, ok ? talk.ageYes : talk.ageNo, nameOf(turn, product))],
    offers: ok ? [product] : [],
    focus: product,
  };
};

/** What is made for a place that the product in hand is not for. */
function forPlace(turn: Turn, product: Product): Product | undefined {
  const [where] = turn.frame.own.places;
  if (!where) return undefined;
  const concern = where === "lips" ? ("lips" as const) : ("barrier" as const);
  const { own } = turn.frame;
  const concerns = own.concerns.length > 0 ? own.concerns : [{ id: concern, strength: 1, because: [] }];
  return rankProducts({ ...turn.told, places: [where], concerns }, turn.shelf).find(
    (one) => one.product !== product,
  )?.product;
}

/** Whether a product may go on a place. */
export const onPlace: Act = (turn) => {
  const product = turn.about.hand;
  const { own } = turn.frame;
  const facts = product && factsOf(product);
  const where =
    own.places.find((place) => own.places.length < 2 || place !== facts?.area) ?? turn.told.places[0];
  if (!product || !facts || !where) return undefined;
  if (!maySuit(turn, product)) return unsuitable(turn, product);
  const { talk } = turn.words;
  const ok = suitsPlace(facts, where);
  const label = labelOnPlace(product, where, turn.language);
  const other = ok ? undefined : forPlace(turn, product);
  return {
    lines: [
      [
        tell(turn, ok ? talk.placeYes : talk.placeNo, nameOf(turn, product), talk.places[where] ?? where),
        label && fill(talk.labelSays, label),
        other && tell(turn, talk.instead[0] ?? "", nameOf(turn, other)),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: other ? [other] : ok ? [product] : [],
    focus: product,
  };
};

/** As much as this of the best, a product does what it is asked for. */
const DOES = 0.25;

/** "Is it good for dry skin?": yes with the reason, or what is better. */
export const fits: Act = (turn) => {
  const { told, frame, words, language, request } = turn;
  const product = turn.about.hand;
  if (!product) return undefined;
  if (!maySuit(turn, product)) return unsuitable(turn, product);
  const { talk, phrases, copy } = words;
  // What could not be checked gets no yes.
  const unchecked = uncheckedText(turn);
  if (unchecked) return { lines: [unchecked], focus: product };
  if (turn.withheld.includes(product)) return askedFirst(turn, product);
  const name = nameOf(turn, product);
  const another =
    turn.frame.before !== undefined && turn.frame.before.person.relation !== told.person.relation;
  const aims = frame.own.concerns.length > 0 || another ? frame.own.concerns : told.concerns;
  if (aims.length === 0 && frame.traits.has("beginner")) {
    const label = labelOn(product, "start", language);
    const kind = isStrong(product) ? "strong" : "mild";
    return {
      lines: [
        `${tell(turn, phrases.beginner[kind], name)} ${label ? fill(talk.labelSays, label) : ""}`.trim(),
      ],
      offers: [product],
      focus: product,
    };
  }
  if (aims.length === 0)
    return {
      lines: [
        [tell(turn, talk.mayUse, name), inShort(turn, product), ...personNotices(told, copy)].join(" "),
      ],
      offers: [product],
      focus: product,
    };
  const person = { ...told, concerns: aims, places: [] };
  // A cleanser is measured by cleansers, a sunscreen by sunscreens.
  const { spf } = factsOf(product);
  const ranked = rankProducts(person, request.catalogue).filter(
    (one) => one.product.category === product.category && one.facts.spf > 0 === spf > 0,
  );
  const scored = ranked.find((one) => one.product.id === product.id);
  // A sunscreen is for the sun, whatever else is asked of it.
  if (!scored && spf > 0)
    return {
      lines: [[tell(turn, talk.mayUse, name), inShort(turn, product)].join(" ")],
      offers: [product],
      focus: product,
    };
  const [best] = ranked;
  const about = concernWords(turn, person);
  if (scored && best && scored.score >= DOES * best.score)
    return {
      lines: [
        [
          fill(copy.chat.fits, about),
          frame.named.length === 0 && `${capitalized(name)}.`,
          wordReasons([scored], person, language).join(" "),
          ...personNotices(told, copy),
        ]
          .filter(Boolean)
          .join(" "),
      ],
      offers: [product],
      focus: product,
    };
  if (!best) return { lines: [copy.chat.none], focus: product };
  return {
    lines: [tell(turn, copy.chat.fitsNot, name, about, nameOf(turn, best.product))],
    offers: [best.product],
    focus: best.product,
  };
};

/** Why a product was not offered: the reason, or what was better. */
export const whyNot: Act = (turn) => {
  const { told, words, fallen, request } = turn;
  const product = turn.about.exactly[0] ?? fallen[0] ?? turn.about.hand;
  if (!product) return undefined;
  if (!maySuit(turn, product)) return unsuitable(turn, product);
  const { copy, talk } = words;
  if (product.stock <= 0) return { lines: [fill(copy.support.soldOut, product.name)], focus: product };
  const verdict = verdictFor(product, told, { evenSoldOut: true });
  const rivals = request.catalogue.filter(
    (other) => other !== product && other.category === product.category,
  );
  const [best] = rankProducts(withAim(told), rivals);
  const about = concernWords(turn, withAim(told));
  const why = verdict.ok
    ? best
      ? tell(turn, talk.whyNotFine, nameOf(turn, product), about, nameOf(turn, best.product))
      : tell(turn, talk.mayUse, nameOf(turn, product))
    : tell(
        turn,
        talk.unsuitable[1] ?? "",
        nameOf(turn, product),
        exclusionText(product, verdict, copy, turn.language),
      );
  return { lines: [why], offers: [product], focus: product };
};

/** Why this product: which of its properties help with the concern. */
export const why: Act = (turn) => {
  const { told, request, language } = turn;
  const product = turn.about.hand;
  if (!product) return undefined;
  if (!maySuit(turn, product)) return unsuitable(turn, product);
  const person = { ...withAim(told), concerns: aimsOf(product, told), places: [] };
  const scored = rankProducts(person, request.catalogue).find((one) => one.product === product);
  const line =
    told.concerns.length > 0 && scored
      ? `${capitalized(nameOf(turn, product))}. ${wordReasons([scored], person, language).join(" ")}`
      : inShort(turn, product);
  return { lines: [line], offers: [product], focus: product };
};

/** Whichever products are compared, a child's skin needs none of them. */
export const forChild: Act = ({ words, table }) => ({ lines: [words.copy.notices.child], offers: table });

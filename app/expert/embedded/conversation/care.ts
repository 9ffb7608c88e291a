import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { chooseProducts, rankProducts } from "../choosing/choose.ts";
import { conflictBetween, conflictOfProducts } from "../choosing/conflicts.ts";
import { uncheckedFor } from "../choosing/may-be-named.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { latest } from "../person/fact.ts";
import { type Scored, scoreProduct } from "../choosing/score.ts";
import { verdictFor } from "../choosing/verdict.ts";
import { CONCERNS, type Understanding } from "../understanding/understanding.ts";
import { fill, inWords, priceText } from "../wording/copy.ts";
import { exclusionText } from "../wording/exclusion-text.ts";
import { say, theName } from "../wording/names.ts";
import { personNotices } from "../wording/notices.ts";
import { ingredientName, wordReasons } from "../wording/reasons.ts";
import type { Tapped } from "../wording/talk.ts";
import { concernWords, conditionsText } from "./heard.ts";
import { labelOn } from "./label.ts";
import { answerUnsuitable, canTake } from "./product.ts";
import { buildRoutine, type Routine, type RoutineStep } from "./routine.ts";
import { joined, type Said } from "./said.ts";
import { overBudget, weeksFor } from "./ingredient.ts";
import type { OurQuestion, State } from "./state.ts";

const PICKS_IN_CHAT = 3;

const rotated = (lines: readonly string[], by: number): string => lines[by % lines.length] ?? "";

/** As many as were asked for, and together within what may be spent. */
export function withinMeans<Item extends { product: Product }>(
  picked: readonly Item[],
  { person }: Understanding,
  most: number,
): Item[] {
  const count = latest(person, "count")?.count ?? most;
  const budget = latest(person, "budget");
  const limit = budget?.per === "together" ? budget.amount : Number.POSITIVE_INFINITY;
  let spent = 0;
  const kept: Item[] = [];
  for (const item of picked) {
    if (kept.length >= count || spent + item.product.price > limit) continue;
    spent += item.product.price;
    kept.push(item);
  }
  return kept;
}

/** The line before each reason names the price already. */
function withoutBudget(understanding: Understanding): Understanding {
  return { ...understanding, modifiers: understanding.modifiers.filter((one) => one !== "budget") };
}

function pickLines(picked: readonly Scored[], { understanding, copy }: State): string[] {
  const reasons = wordReasons(picked, withAim(withoutBudget(understanding)), understanding.language);
  return picked.map(({ product }, place) =>
    fill(copy.chat.pickLine, product.name, priceText(product.price), reasons[place] ?? ""),
  );
}

/** What could not be checked against our lists, said before anything is named. */
export function uncheckedText({ understanding, copy, talk }: State): string {
  const { unresolved, source } = uncheckedFor(understanding.person);
  return joined([
    unresolved.length > 0 && fill(talk.unresolved, inWords(unresolved.slice(0, 3), copy)),
    source.length > 0 && talk.source,
  ]);
}

/** The one question that would improve the choice most, never one that was asked or answered before. */
function questionAfter({ understanding, askedBefore, copy }: State): string {
  if (understanding.wish === "gift") return "";
  const open: [OurQuestion, boolean][] = [
    ["askType", understanding.skinTypes.length === 0],
    ["askAfter", understanding.modifiers.length === 0 && understanding.person.facts.length === 0],
    ["offerRoutine", true],
  ];
  const next = open.find(([id, useful]) => useful && !askedBefore.has(id))?.[0];
  return next === undefined ? "" : copy.chat[next];
}

function headOf(state: State, count: number): string {
  const { understanding, copy, talk, turn } = state;
  const conditions = conditionsText(understanding, talk);
  const about = concernWords(understanding, copy);
  const by = turn + (understanding.concerns[0]?.id.length ?? 0) + count;
  return about === ""
    ? say(understanding.language, rotated(talk.headsAny, by), conditions)
    : say(understanding.language, rotated(talk.heads, by), about, conditions);
}

/** Products for what was told, each with its reason, then what to mind or one question. */
export function answerRecommend(state: State, from = state.request.catalogue): Said {
  const { understanding, copy } = state;
  const picked = withinMeans(chooseProducts(understanding, from), understanding, PICKS_IN_CHAT);
  if (picked.length === 0) return answerNothing(state, from);
  const weeks = weeksFor(understanding);
  const mind = [
    ...(understanding.wish === "gift" ? [copy.notices.gift] : []),
    ...personNotices(understanding, copy),
  ];
  const closing = joined([
    ...mind,
    weeks && mind.length === 0 && fill(copy.chat.weeks, weeks),
    questionAfter(state),
  ]);
  return {
    text: joined(
      [headOf(state, picked.length), ...pickLines(picked, state), uncheckedText(state), closing],
      "\n",
    ),
    offers: picked.map(({ product }) => product),
  };
}

function answerNothing(state: State, from: readonly Product[]): Said {
  const { understanding, copy } = state;
  return {
    text: joined([
      overBudget(understanding, from, copy) ?? copy.notices.nothingFits,
      uncheckedText(state),
      ...personNotices(understanding, copy),
    ]),
    offers: [],
  };
}

/** Something other than what was shown. */
export function answerOthers(state: State): Said {
  const shown = new Set(state.shown.flat());
  const rest = state.request.catalogue.filter((product) => !shown.has(product));
  const picked = chooseProducts({ ...state.understanding, wanted: [] }, rest);
  return picked.length === 0
    ? { text: state.copy.chat.noMore, offers: [] }
    : answerRecommend({ ...state, understanding: { ...state.understanding, wanted: [] } }, rest);
}

function outText({ understanding, fallen, copy, talk }: State): string {
  const { language } = understanding;
  const names = inWords(
    fallen.map((product) => theName(product, language)),
    copy,
  );
  const [product] = fallen;
  const verdict = product && verdictFor(product, understanding, { concerns: [] });
  if (fallen.length > 1 || !product || !verdict || verdict.ok)
    return say(language, talk.change.outMany, names);
  return say(language, talk.change.out, names, exclusionText(product, verdict, copy, language));
}

/** News of the person or of what is wanted: what it changes on the table is said; the list alone when it changed. */
export function answerConstraint(state: State): Said {
  const { understanding, before, table, fallen, copy, talk } = state;
  const { language } = understanding;
  const sameConcern = before === undefined || before.person.relation === understanding.person.relation;
  if (!sameConcern || table.length + fallen.length === 0) return answerNoted(state);
  const picked = chooseProducts(understanding, state.request.catalogue).slice(0, PICKS_IN_CHAT);
  const fresh = picked.filter(({ product }) => !table.includes(product));
  if (fallen.length === 0) {
    const wantsMore =
      state.own.category !== undefined || state.own.textures.length > 0 || state.own.skinTypes.length > 0;
    const first = picked[0];
    if (wantsMore && first && fresh.includes(first))
      return {
        text: joined([talk.change.added, ...pickLines(fresh.slice(0, 2), state), questionAfter(state)], "\n"),
        offers: fresh.slice(0, 2).map(({ product }) => product),
      };
    return {
      text: joined([
        talk.change.nothing,
        uncheckedText(state),
        ...personNotices(understanding, copy),
        questionAfter(state),
      ]),
      offers: [],
    };
  }
  const missing = fresh.slice(0, Math.max(1, fallen.length));
  if (missing.length === 0 && table.length === 0)
    return { text: joined([outText(state), talk.change.noneLeft, copy.notices.nothingFits]), offers: [] };
  return {
    text: joined(
      [
        joined([outText(state), table.length > 0 && say(language, talk.change.stays)]),
        missing.length > 0 && talk.change.instead,
        ...pickLines(missing, state),
        joined([uncheckedText(state), ...personNotices(understanding, copy), questionAfter(state)]),
      ],
      "\n",
    ),
    offers: [...missing.map(({ product }) => product), ...table],
  };
}

/** News of the person before any product was named. */
function answerNoted(state: State): Said {
  const { understanding, own, talk, copy, askedBefore } = state;
  const enough =
    understanding.concerns.length > 0 ||
    own.skinTypes.length > 0 ||
    own.category !== undefined ||
    own.wish !== undefined;
  if (enough) return answerRecommend(state);
  const conditions = conditionsText(understanding, talk);
  return {
    text: joined([
      say(understanding.language, talk.change.noted, conditions),
      uncheckedText(state),
      ...personNotices(understanding, copy),
      !askedBefore.has("askConcern") && copy.chat.askConcern,
    ]),
    offers: [],
    taps: ["recommend", "routine"],
  };
}

/** Which of the table does most for this person. */
function leading({ understanding, table }: State): Product | undefined {
  const person = withAim(understanding);
  const calm = understanding.concerns.some(({ id }) => id === "barrier" || id === "sensitivity");
  return [...table]
    .map((product) => ({ product, score: scoreProduct(product, person).score, facts: factsOf(product) }))
    .sort(
      (a, b) =>
        Number(calm && b.facts.strong.size === 0) - Number(calm && a.facts.strong.size === 0) ||
        b.score - a.score,
    )[0]?.product;
}

export function answerWhichFirst(state: State): Said {
  const { understanding, table, talk, copy } = state;
  const first = leading(state);
  if (!first) return answerNoTable(state);
  const about = concernWords(withAim(understanding), copy);
  const name = theName(first, understanding.language);
  const line =
    table.length > 1
      ? say(understanding.language, talk.first, name, about)
      : say(understanding.language, talk.firstAlone, name);
  return { text: line, offers: [first] };
}

export function answerOnlyOne(state: State): Said {
  const { understanding, talk, copy } = state;
  const first = leading(state);
  if (!first) return answerNoTable(state);
  const about = concernWords(withAim(understanding), copy);
  const name = theName(first, understanding.language);
  return {
    text: say(understanding.language, talk.onlyOne, name, priceText(first.price), about),
    offers: [first],
  };
}

export function answerNoTable({ talk }: State): Said {
  return { text: talk.noTable, offers: [], taps: ["recommend", "routine"] };
}

export function answerTotal(state: State): Said {
  const { understanding, named, table, talk, copy, request, shown } = state;
  const last = (shown[0] ?? []).filter((product) => canTake(product, state));
  const meant = named.length > 1 ? named : last.length > 1 ? last : table;
  if (meant.length === 0) return answerNoTable(state);
  const sum = meant.reduce((all, { price }) => all + price, 0);
  const parts = meant.map(
    (product) => `${theName(product, understanding.language)} (${priceText(product.price)})`,
  );
  return {
    text: joined([
      say(understanding.language, talk.total, inWords(parts, copy), priceText(sum)),
      fill(talk.shippingAdds, priceText(request.shop.shippingFee)),
    ]),
    offers: meant.filter((product) => canTake(product, state)),
  };
}

function frequency({ role }: RoutineStep, state: State): string {
  const { chat } = state.copy;
  if (role === "retinoid") return ` (${chat.twiceWeekly})`;
  return role === "exfoliant" ? ` (${chat.onceWeekly})` : "";
}

const stepLines = (steps: readonly RoutineStep[], state: State): string[] =>
  steps.map((one, place) => fill(state.copy.chat.step, place + 1, one.product.name, frequency(one, state)));

/** What a routine can least do without, first. */
const ESSENTIAL: readonly RoutineStep["role"][] = [
  "cleanser",
  "sunscreen",
  "cream",
  "serum",
  "vitaminC",
  "exfoliant",
  "retinoid",
];
const SHORT: Record<State["tongue"], RegExp> = {
  en: / (short|quick|lazy|minimal|minimum|simple|fast|basic|few) /,
  fr: / (courte?|rapide|minimale?|minimum|simple|express) /,
  es: / (corta|rapida|minima|minimo|sencilla|simple|basica) /,
};
const SHORT_STEPS = 4;

/** A routine of as many products as were asked for, and for what may be spent. */
function affordable({ morning, evening }: Routine, { understanding, tongue, text }: State): Routine {
  const steps = [...new Map([...morning, ...evening].map((one) => [one.product, one])).values()];
  const byNeed = [...steps].sort((a, b) => needOf(a) - needOf(b));
  const most = SHORT[tongue].test(text) ? SHORT_STEPS : steps.length;
  const kept = new Set(withinMeans(byNeed, understanding, most).map(({ product }) => product));
  const left = (one: RoutineStep) => kept.has(one.product);
  return { morning: morning.filter(left), evening: evening.filter(left) };
}

const needOf = ({ role }: RoutineStep): number =>
  ESSENTIAL.includes(role) ? ESSENTIAL.indexOf(role) : ESSENTIAL.length;

/** A morning and an evening, in order, with how often. */
export function answerRoutine(state: State): Said {
  const { understanding, copy, talk } = state;
  const routine = affordable(buildRoutine(understanding, state.request.catalogue), state);
  const steps = [...routine.morning, ...routine.evening];
  if (steps.length === 0) return { text: copy.chat.none, offers: [] };
  const about = concernWords(understanding, copy);
  const conditions = conditionsText(understanding, talk);
  return {
    text: joined(
      [
        about ? fill(copy.chat.routine, `${about}${conditions}`) : copy.chat.routineAny,
        copy.chat.morning,
        ...stepLines(routine.morning, state),
        copy.chat.evening,
        ...stepLines(routine.evening, state),
        uncheckedText(state),
        joined([copy.chat.routineEnd, ...personNotices(understanding, copy)]),
      ],
      "\n",
    ),
    offers: [...new Set(steps.map(({ product }) => product))],
  };
}

/** Steps of a routine, the order in which things go on. */
const LAYER: Record<Product["category"], number> = { Cleanser: 0, Treatment: 1, Serum: 2, Moisturizer: 3 };

const layerOf = (product: Product): number => {
  const facts = factsOf(product);
  return facts.spf > 0 ? 9 : facts.area === "lips" ? 8 : LAYER[product.category];
};

export function answerLayers(state: State): Said {
  const { understanding, named, pointed, table, talk } = state;
  const meant = named.length > 1 ? named : table;
  const [one] = named.length === 1 ? named : pointed;
  const label = one && labelOn(one, "order_of_layers", understanding.language);
  if (one && label) return { text: fill(rotated(talk.label, state.turn), one.name, label), offers: [one] };
  if (meant.length < 2) return { text: talk.layersGeneral, offers: [] };
  const ordered = [...meant].sort((a, b) => layerOf(a) - layerOf(b));
  const names = ordered.map((product) => theName(product, understanding.language)).join(", ");
  return {
    text: joined([say(understanding.language, talk.layers, names), talk.layersGeneral]),
    offers: ordered.filter((product) => canTake(product, state)),
  };
}

/** Two things side by side, and which one for this person; what may not be taken is said. */
export function answerCompare(state: State): Said {
  const { understanding, named, pointed, table, spoken, copy, talk, request } = state;
  const meant = [...new Set([...named, ...pointed, ...table, ...(spoken ? [spoken] : [])])];
  const [first, second] = meant;
  if (!first || !second) return { text: copy.chat.compareWhich, offers: [] };
  const { language } = understanding;
  const unsuitable = [first, second].filter((product) => !canTake(product, state));
  const left = [first, second].filter((product) => !unsuitable.includes(product));
  const lines = [first, second].map((product) =>
    fill(
      copy.chat.compareLine,
      product.name,
      copy.categories[product.category],
      priceText(product.price),
      strongest(product, state),
    ),
  );
  const [best] = rankProducts(withAim(understanding), left);
  const warned = unsuitable.map((product) => answerUnsuitable(product, state, left.length === 0).text);
  const about = concernWords(understanding, copy);
  const pick =
    unsuitable.length > 0 && best
      ? say(language, talk.mayUse, theName(best.product, language))
      : best && about
        ? say(language, copy.chat.comparePick, about, theName(best.product, language))
        : unsuitable.length > 0
          ? ""
          : copy.chat.compareEqual;
  const [cheap, dear] = first.price <= second.price ? [first, second] : [second, first];
  const cheaper =
    cheap.price < dear.price &&
    say(language, copy.chat.comparePrice, theName(cheap, language), priceText(dear.price - cheap.price));
  void request;
  return { text: joined([...lines, cheaper, ...warned, pick], "\n"), offers: left };
}

/** What makes a product what it is, from its own description. */
function strongest(product: Product, { understanding, copy }: State): string {
  const sentence =
    labelOn(product, "strength", understanding.language) ??
    labelOn(product, "texture", understanding.language);
  const names = factsOf(product)
    .actives.filter(({ presence }) => presence >= 0.5)
    .slice(0, 2)
    .map(({ ingredient }) => ingredientName(ingredient, understanding.language));
  return sentence ? sentence.replace(/[.!]$/, "") : fill(copy.chat.compareActives, inWords(names, copy));
}

/** Whether two products, or a product and an ingredient of the shopper's own, go together. */
export function answerCombine(state: State): Said {
  const { understanding, named, pointed, spoken, table, ingredients, talk, copy } = state;
  const { language } = understanding;
  const meant = [...new Set([...named, ...pointed])];
  const [first] = meant.length > 0 ? meant : spoken ? [spoken] : [];
  const second =
    meant[1] ?? (ingredients.length === 0 ? table.find((product) => product !== first) : undefined);
  if (first && !canTake(first, state)) return answerUnsuitable(first, state);
  if (first && second) {
    if (!canTake(second, state)) return answerUnsuitable(second, state);
    const level = conflictOfProducts(factsOf(first), factsOf(second))?.level ?? "fine";
    const known = level === "myth" ? "fine" : level;
    const both =
      factsOf(first).exfoliates &&
      factsOf(second).exfoliates &&
      !factsOf(first).rinsedOff &&
      !factsOf(second).rinsedOff;
    const label = labelOn(first, "combine", language) ?? labelOn(second, "combine", language);
    return {
      text: joined([
        say(
          language,
          talk.pairs[both ? "alternate" : known],
          theName(first, language),
          theName(second, language),
        ),
        label && fill(talk.labelSays, label),
      ]),
      offers: [first, second],
    };
  }
  const [ingredient] = ingredients;
  if (first && ingredient) {
    const own = factsOf(first).actives.filter(({ presence }) => presence > 0.1);
    const levels = own.flatMap((active) => conflictBetween(active.ingredient.id, ingredient.id)?.level ?? []);
    const level = (["avoid", "alternate", "caution"] as const).find((one) => levels.includes(one)) ?? "fine";
    const label = labelOn(first, "combine", language);
    return {
      text: joined([
        say(language, talk.pairs[level], theName(first, language), ingredientName(ingredient, language)),
        label && fill(talk.labelSays, label),
        ingredient.family.endsWith("_drug") && copy.notices.prescription,
      ]),
      offers: [first],
    };
  }
  const label = first && labelOn(first, "combine", language);
  if (first && label)
    return { text: fill(rotated(talk.label, state.turn), first.name, label), offers: [first] };
  return { text: first ? fill(talk.notStated, first.name) : talk.layersGeneral, offers: [] };
}

/** The product that holds most of an ingredient that is asked after: "the glycolic one". */
export function holding({ ingredients, request, shown }: State): Product | undefined {
  const [ingredient] = ingredients;
  if (!ingredient) return undefined;
  const before = new Set(shown.flat());
  return request.catalogue
    .map((product) => ({
      product,
      active: factsOf(product).actives.find((one) => one.ingredient === ingredient),
    }))
    .filter(({ active }) => active !== undefined && active.presence > 0.3)
    .sort(
      (a, b) =>
        Number(before.has(b.product)) - Number(before.has(a.product)) ||
        (b.active?.presence ?? 0) - (a.active?.presence ?? 0),
    )[0]?.product;
}

/** Why something was not chosen: the reason, or what was put before it. */
export function answerWhyNot(state: State): Said {
  const { understanding, named, pointed, fallen, shown, talk, copy } = state;
  const { language } = understanding;
  const product =
    named[0] ??
    holding(state) ??
    (state.pointsExactly ? pointed[0] : undefined) ??
    fallen[0] ??
    pointed[0] ??
    shown[0]?.[0];
  if (!product) return { text: talk.whichProduct, offers: [] };
  const verdict = verdictFor(product, understanding, { concerns: [], places: [], evenSoldOut: true });
  if (!verdict.ok) return answerUnsuitable(product, state);
  const aims =
    understanding.concerns.length > 0
      ? understanding
      : { ...understanding, concerns: CONCERNS.map((id) => ({ id, strength: 1, because: [] })) };
  const [best] = rankProducts(
    withAim(understanding),
    state.request.catalogue.filter((other) => other !== product && other.category === product.category),
  );
  const about = concernWords(understanding.concerns.length > 0 ? aims : withAim(understanding), copy);
  if (product.stock <= 0)
    return { text: fill(copy.support.soldOut, product.name), offers: best ? [best.product] : [] };
  return {
    text: best
      ? say(language, talk.whyNotFine, theName(product, language), about, theName(best.product, language))
      : say(language, talk.mayUse, theName(product, language)),
    offers: [product],
  };
}

/** Something like a brand of theirs: the nearest of ours for what is known. */
export function answerAlternative(state: State): Said {
  const { understanding, talk, copy, askedBefore } = state;
  const [best] =
    understanding.concerns.length > 0 || state.own.category || state.ingredients.length > 0
      ? chooseProducts(understanding, state.request.catalogue)
      : [];
  const about = concernWords(withAim(understanding), copy);
  const language = understanding.language;
  return {
    text: joined([
      talk.brand,
      best &&
        say(
          language,
          talk.brandNearest,
          about,
          theName(best.product, language),
          priceText(best.product.price),
        ),
      !best && !askedBefore.has("askConcern") && copy.chat.askConcern,
    ]),
    offers: best ? [best.product] : [],
  };
}

/** How long until a change can be judged, by what is known about the concern. */
export function answerHowLong(state: State): Said {
  const { understanding, named, pointed, spoken, copy } = state;
  const product = named[0] ?? pointed[0] ?? spoken;
  if (product && !canTake(product, state)) return answerUnsuitable(product, state);
  const label = product && labelOn(product, "how_long", understanding.language);
  const weeks = weeksFor(understanding);
  return {
    text: joined([
      weeks ? fill(copy.chat.weeks, weeks) : copy.notices.persistent,
      label && /week|semaine|semana/i.test(label) && fill(state.talk.labelSays, label),
    ]),
    offers: product ? [product] : [],
  };
}

const MOST_NAMED = 4;

/** What of our shelf is nothing for this person, with the reason: what was shown before first. */
export function answerWhatToAvoid(state: State): Said {
  const { understanding, request, shown, copy, talk } = state;
  const { language } = understanding;
  const all = [...new Set([...shown.flat(), ...request.catalogue])];
  const out = all.filter((product) => !canTake(product, state)).slice(0, MOST_NAMED);
  const [first] = out;
  const verdict = first && verdictFor(first, understanding, { concerns: [], places: [], evenSoldOut: true });
  if (!first || !verdict || verdict.ok) return { text: talk.change.nothing, offers: [] };
  const names = inWords(
    out.map((product) => theName(product, language)),
    copy,
  );
  const why = exclusionText(first, verdict, copy, language);
  return {
    text: joined([say(language, talk.change.out, names, why), ...personNotices(understanding, copy)]),
    offers: [],
  };
}

/** Questions likely next, by where the conversation stands. */
export function likelyNext({ table, spoken, request }: State): Tapped[] {
  if (request.type === "support" && table.length === 0) return ["order_status", "delivery_cost", "payment"];
  if (table.length > 1) return ["which_first", "total", "how_long"];
  if (spoken || table.length === 1) return ["when", "sting", "how_long"];
  return ["recommend", "routine", "ingredient"];
}

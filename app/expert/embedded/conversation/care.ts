import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { askedFor } from "../../shelf/rank.ts";
import { uncheckedFor } from "../../shelf/unchecked.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { has, latest } from "../../reading/person/fact.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import type { Scored } from "../../shelf/score.ts";
import type { ConcernId, Understanding } from "../../reading/understanding.ts";
import { fill, inWords } from "../../words/copy.ts";
import { hears } from "../../knowledge/cues.ts";
import { say, theName } from "../../words/names.ts";
import { giftNotice, personNotices, unservedPlace } from "../../words/notices.ts";
import { wordReasons } from "../../words/reasons.ts";
import type { Tapped } from "../../words/talk.ts";
import { concernWords, conditionsText } from "./heard.ts";
import { fears } from "./fears.ts";
import { joined, type Said, rotated } from "./said.ts";
import { notForYoung, overBudget, weeksFor } from "./ingredient.ts";
import type { OurQuestion } from "./earlier.ts";
import type { State } from "./state.ts";

export const PICKS_IN_CHAT = 3;

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

export function pickLines(picked: readonly Scored[], { understanding, copy, limits }: State): string[] {
  const person = { ...withAim(withoutBudget(understanding)), scentWished: limits.scented === true };
  const untold = understanding.concerns.length + understanding.skinTypes.length === 0;
  const reasons = wordReasons(picked, person, understanding.language, untold);
  return picked.map(({ product }, place) =>
    fill(copy.chat.pickLine, product.name, formatMoney(product.price), reasons[place] ?? ""),
  );
}

/** What could not be checked against our lists, said before anything is named. */
export function uncheckedText({ understanding, copy, talk }: State): string {
  const { unresolved } = uncheckedFor(understanding.person);
  return unresolved.length > 0 ? fill(talk.unresolved, inWords(unresolved.slice(0, 3), copy)) : "";
}

/** Chosen for the place or the purpose, whatever the skin's type. */
const ANY_TYPE = new Set<ConcernId>([
  "lips",
  "dark_circles",
  "puffiness",
  "photoprotection",
  "kp",
  "razor_bumps",
  "perioral_derm",
]);

/** The one question that would improve the choice most, never one that was asked or answered before. */
export function questionAfter({ understanding, askedBefore, copy }: State, count = 2): string {
  if (understanding.wish === "gift") return "";
  // "Your skin" is the speaker's; lips, lids and a sunscreen are chosen without its type.
  const own = understanding.person.relation === "self";
  const ofType =
    !understanding.concerns.every(({ id }) => ANY_TYPE.has(id)) || understanding.concerns.length === 0;
  const open: [OurQuestion, boolean][] = [
    ["askType", own && ofType && understanding.skinTypes.length === 0],
    ["askAfter", own && understanding.modifiers.length === 0 && understanding.person.facts.length === 0],
    ["offerRoutine", count > 1],
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
    : say(understanding.language, rotated(count === 1 ? talk.headsOne : talk.heads, by), about, conditions);
}

/** What was named before and still fits the sum beside what is named now, and what does not. */
function sumText(picked: readonly Product[], { understanding, table, copy, talk }: State): string {
  const budget = latest(understanding.person, "budget");
  const before = table.filter((product) => !picked.includes(product));
  const among = picked.every((product) => table.includes(product));
  const beside = before.length === table.length;
  if (budget?.per !== "together" || before.length === 0 || !(among || beside)) return "";
  let sum = picked.reduce((all, { price }) => all + price, 0);
  const kept: Product[] = [];
  // What is gentlest to leave in stays first: what protects and what needs no protection of its own.
  for (const product of before.toSorted((a, b) => factsOf(a).strong.size - factsOf(b).strong.size)) {
    if (sum + product.price > budget.amount) continue;
    sum += product.price;
    kept.push(product);
  }
  const { language } = understanding;
  const names = (products: readonly Product[]) =>
    inWords(
      products.map((product) => theName(product, language)),
      copy,
    );
  const over = before.filter((product) => !kept.includes(product));
  return joined([
    kept.length > 0 && say(language, talk.change.withinSum, names(kept), formatMoney(sum)),
    over.length > 0 && say(language, talk.change.overSum, names(over)),
  ]);
}

/** A kind word to whoever is downhearted over it. */
export const kindWord = ({ text, tongue, copy }: State): string | false =>
  hears("downhearted", text, tongue) && copy.notices.downhearted;

/** What is said of a gift: whom it suits and, where it was asked, how it is wrapped. */
export function giftNotices(
  { understanding, heard, copy, talk, request }: State,
  picked: readonly Scored[],
): string[] {
  const scented = picked.some(({ facts }) => facts.scented);
  const wrap = heard.some(({ id }) => id === "gift_wrap");
  const { supportEmail } = request.shop;
  const wrapped = supportEmail === "" ? talk.shop.giftWrapBrief : fill(talk.shop.giftWrap, supportEmail);
  return [giftNotice(understanding, copy, scented), ...(wrap ? [wrapped] : [])];
}

/** That nothing of what was asked for by its name or what it does is for this person, where something else is named. */
export function noneOfThat(
  { own, understanding, dialogue }: State,
  picked: readonly Scored[],
): string | false {
  const { wanted } = understanding;
  const asked = askedFor({ wanted, textures: [] });
  const none = picked.length > 0 && picked.every(({ product, facts }) => !asked(product, facts));
  return own.wanted.length > 0 && wanted.length > 0 && none && dialogue.noneOfThat;
}

/** Sun protection alone is wanted, and no sunscreen of the house is for this person: no serum takes its place. */
function lacksSunscreen({ understanding, own, shelf }: State, picked: readonly Scored[]): boolean {
  const { concerns, person } = understanding;
  const sunAlone = concerns.length > 0 && concerns.every(({ id }) => id === "photoprotection");
  const another = own.category !== undefined && own.concerns.length === 0;
  const bound = has(person, "allergy") || has(person, "avoidance");
  const isSunscreen = (product: Product) => factsOf(product).spf > 0;
  const offered = picked.some(({ product }) => isSunscreen(product));
  const left = shelf.some((product) => isSunscreen(product) && verdictForPerson(product, understanding).ok);
  return sunAlone && bound && !another && !offered && !left;
}

/** Products for what was told, each with its reason, then what to mind or one question. */
export function answerRecommend(state: State, from = state.shelf): Said {
  const { understanding, copy } = state;
  const picked = withinMeans(chooseProducts(understanding, from), understanding, PICKS_IN_CHAT);
  // "A serum, then", after care for the eyes: for the face.
  const elsewhere = understanding.places.length > 0 && state.own.places.length === 0 && state.own.category;
  if (picked.length === 0 && elsewhere)
    return answerRecommend({ ...state, understanding: { ...understanding, places: [] } }, from);
  if (lacksSunscreen(state, picked)) return { text: state.dialogue.noSunLeft, offers: [] };
  if (picked.length === 0) return answerNothing(state, from);
  const kind = state.own.category;
  const bound = understanding.person.facts.some(({ kind: one }) => one === "allergy" || one === "avoidance");
  if (
    kind &&
    bound &&
    understanding.wanted.length === 0 &&
    picked.every(({ product }) => product.category !== kind)
  )
    return { text: joined([state.dialogue.noneOfKind, uncheckedText(state)]), offers: [] };
  const weeks = weeksFor(understanding);
  const mind = [
    ...(understanding.wish === "gift" ? giftNotices(state, picked) : []),
    ...personNotices(understanding, copy, true),
  ];
  const closing = joined([
    sumText(
      picked.map(({ product }) => product),
      state,
    ),
    ...mind,
    weeks && mind.length === 0 && fill(copy.chat.weeks, weeks),
    questionAfter(state, picked.length),
  ]);
  return {
    text: joined(
      [
        joined([
          kindWord(state),
          ...fears(state, picked),
          notForYoung(state),
          noneOfThat(state, picked),
          headOf(state, picked.length),
        ]),
        ...pickLines(picked, state),
        uncheckedText(state),
        closing,
      ],
      "\n",
    ),
    offers: picked.map(({ product }) => product),
  };
}

/** Skin that a cream rich in fats makes worse. */
const FED_BY_FATS = new Set<ConcernId>(["fungal_acne", "acne", "oiliness", "seb_derm"]);

/** A plain cream beside what is a doctor's, where one is asked for and feeds nothing: it does not get in the way. */
export function plainBeside(state: State): Said | undefined {
  const { understanding, copy, talk, request } = state;
  if (understanding.concerns.some(({ id }) => FED_BY_FATS.has(id))) return undefined;
  if (understanding.category !== "Moisturizer" || understanding.person.relation === "baby") return undefined;
  const plain = {
    ...understanding,
    concerns: [{ id: "eczema" as const, strength: 1, because: [] }],
    places: [],
  };
  const [cream] = chooseProducts(plain, request.catalogue).filter(
    ({ product, facts }) => product.category === "Moisturizer" && facts.spf === 0,
  );
  if (!cream) return undefined;
  const name = theName(cream.product, understanding.language);
  const text = joined([copy.notices.pharmacist, say(understanding.language, talk.plainBeside, name)]);
  return { text, offers: [cream.product] };
}

function answerNothing(state: State, from: readonly Product[]): Said {
  const { understanding, copy, talk } = state;
  const place = unservedPlace(understanding, talk);
  return {
    text: joined([
      overBudget(understanding, from, copy) ?? place ?? copy.notices.nothingFits,
      uncheckedText(state),
      ...personNotices(understanding, copy, true),
    ]),
    offers: [],
  };
}

/** Something other than what was shown. */
export function answerOthers(state: State): Said {
  const shown = new Set(state.shown.flat());
  const rest = state.shelf.filter((product) => !shown.has(product));
  const picked = chooseProducts({ ...state.understanding, wanted: [] }, rest);
  return picked.length === 0
    ? { text: state.copy.chat.noMore, offers: [] }
    : answerRecommend({ ...state, understanding: { ...state.understanding, wanted: [] } }, rest);
}

/** Questions likely next, by where the conversation stands. */
export function likelyNext({ table, spoken, request }: State): Tapped[] {
  if (request.type === "support" && table.length === 0) return ["order_status", "delivery_cost", "payment"];
  if (table.length > 1) return ["which_first", "total", "how_long"];
  if (spoken || table.length === 1) return ["when", "sting", "how_long"];
  return ["recommend", "routine", "ingredient"];
}

import type { Product } from "#app/features/catalogue/product.ts";
import { withCompanions, mayAccompany } from "../../../shelf/companions.ts";
import { conflictBetween } from "../../../shelf/conflicts.ts";
import type { Ingredient } from "../../../shelf/inci.ts";
import { labelOn } from "../../../shelf/label.ts";
import { eveningsApart, type Pairing, pairingOf, timeOf } from "../../../shelf/layers.ts";
import { mayUseIngredient } from "../../../shelf/may-be-named.ts";
import { EXFOLIANTS, factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { capitalized, fill } from "../../../words/copy.ts";
import { personNotices } from "../../../words/notices.ts";
import { ingredientName } from "../../../words/reasons.ts";
import type { Act, Said } from "../act.ts";
import { nameOf, namesOf, suits, tell, type Turn } from "../turn.ts";
import { unsuitable } from "./unsuitable.ts";
import { PREPARED } from "./ingredient.ts";

/** Whether two of our products go together, at which time, and what a label says about it. */
function ofTwo(turn: Turn, first: Product, second: Product): Said {
  const { phrases, talk } = turn.words;
  const [morning, evening] = timeOf(first) === "morning" ? [first, second] : [second, first];
  const pairing = pairingOf(first, second);
  const byTime = timeOf(morning) === "morning" && timeOf(evening) === "evening" && pairing !== "avoid";
  if (byTime)
    return {
      lines: [tell(turn, phrases.combining.byTime, nameOf(turn, morning), nameOf(turn, evening))],
      offers: [first, second],
    };
  const waits = pairing === "alternate" && turn.frame.traits.has("waits_between");
  const label =
    pairing === "fine"
      ? undefined
      : (labelOn(first, "combine", turn.language) ?? labelOn(second, "combine", turn.language));
  const sentence = waits ? phrases.combining.notSameEvening : talk.pairs[pairing];
  return {
    lines: [
      [tell(turn, sentence, nameOf(turn, first), nameOf(turn, second)), label && fill(talk.labelSays, label)]
        .filter(Boolean)
        .join(" "),
    ],
    offers: pairing === "avoid" ? [] : [first, second],
  };
}

/** Whether one of our products goes with an ingredient of their own. */
function ofIngredient(turn: Turn, product: Product, ingredient: Ingredient): Said {
  const { talk, phrases, copy } = turn.words;
  const { language } = turn;
  const facts = factsOf(product);
  const names = [nameOf(turn, product), ingredientName(ingredient, language)] as const;
  const isRetinoid = ingredient.family.startsWith("retinoid");
  if (facts.retinoid && isRetinoid) return { lines: [fill(copy.chat.duplicates, product.name, names[1])] };
  const levels = facts.actives
    .filter(({ presence }) => presence > 0.1)
    .flatMap((active) => conflictBetween(active.ingredient.id, ingredient.id)?.level ?? []);
  const acids = EXFOLIANTS.has(ingredient.id) && facts.exfoliates && !facts.rinsedOff;
  const azelaic =
    ingredient.id === "azelaic_acid"
      ? facts.exfoliates && !facts.rinsedOff
      : EXFOLIANTS.has(ingredient.id) && facts.ids.has("azelaic_acid");
  const known = (["avoid", "alternate", "caution"] as const).find((one) => levels.includes(one)) ?? "fine";
  const level: Pairing = acids ? "avoid" : azelaic ? "alternate" : known;
  const morning = ingredient.id === "ascorbic_acid" && timeOf(product) === "evening" && level !== "avoid";
  const line = morning
    ? tell(turn, phrases.combining.byTime, names[1], names[0])
    : tell(turn, talk.pairs[level], ...names);
  return {
    lines: [[line, PREPARED.has(ingredient.family) && copy.notices.prescription].filter(Boolean).join(" ")],
    offers: level === "avoid" ? [] : [product],
    focus: product,
  };
}

/** Two ingredients, from both sides of the knowledge base. */
function ofIngredients(turn: Turn, first: Ingredient, second: Ingredient): Said {
  const { language, told } = turn;
  const { chat, notices } = turn.words.copy;
  const level = conflictBetween(first.id, second.id)?.level ?? "fine";
  const names = [capitalized(ingredientName(first, language)), ingredientName(second, language)] as const;
  const both = [first, second];
  return {
    lines: [
      [
        first.family === second.family && level === "avoid"
          ? fill(chat.duplicates, ...names)
          : fill(chat.together[level], ...names),
        both.some(({ family }) => PREPARED.has(family)) && notices.prescription,
        told.modifiers.includes("pregnant") &&
          both.some(({ pregnancy }) => pregnancy === "avoid") &&
          chat.ingredientPregnancy.avoid,
        both.some((one) => one.daily_spf_required) && chat.ingredientSun,
      ]
        .filter(Boolean)
        .join(" "),
    ],
  };
}

/** What goes with one product: a plain cream and sun protection. */
export const around: Act = (turn) => {
  const product = turn.about.hand;
  if (!product) return undefined;
  if (!suits(turn, product)) return unsuitable(turn, product);
  const { told, shelf, frame } = turn;
  const { category: _, ...any } = { ...told, places: [] };
  const ranked = rankProducts(withCompanions(any), shelf).filter(
    (one) =>
      one.product !== product &&
      mayAccompany(one.facts) &&
      one.facts.strong.size === 0 &&
      !["avoid", "alternate"].includes(pairingOf(one.product, product)),
  );
  const kind = frame.own.category;
  const cream = ranked.find((one) => one.product.category === "Moisturizer" && one.facts.spf === 0);
  const sun = ranked.find(({ facts }) => facts.spf > 0);
  const serum = ranked.find((one) => one.product.category === "Serum");
  const wash = ranked.find((one) => one.product.category === "Cleanser");
  const wanted =
    kind === "Serum"
      ? [serum]
      : kind === "Cleanser"
        ? [wash]
        : kind === "Moisturizer"
          ? [frame.kind === "sunscreen" ? sun : cream]
          : product.category === "Moisturizer"
            ? [serum, sun]
            : [cream, sun];
  const beside = wanted.flatMap((one) => (one ? [one.product] : []));
  if (beside.length === 0) return { lines: [turn.words.copy.chat.noMore] };
  const { guided } = turn.words;
  return {
    lines: [tell(turn, guided.goesWith, nameOf(turn, product), namesOf(turn, beside))],
    offers: [...beside, product],
    stands: [...new Set([...turn.table, product, ...beside])],
    focus: beside[0] ?? product,
  };
};

/** How many of one evening are held against each other. */
const MOST_PAIRS = 3;

/** That several products need separate evenings; asked again, adds that waiting longer does not help. */
const apartText = (turn: Turn, apart: readonly Product[]): string => {
  const { combining } = turn.words.phrases;
  const again = turn.dialogue.said.at(-1) === "together";
  return [again && combining.notAtOnce, tell(turn, combining.eveningsApart, namesOf(turn, apart))]
    .filter(Boolean)
    .join(" ");
};

/** Whether everything on the current list goes together. */
function ofAll(turn: Turn): Said {
  const { table, words } = turn;
  const apart = eveningsApart(table);
  const text =
    apart.length > 1 ? apartText(turn, apart) : tell(turn, words.guided.allTogether, namesOf(turn, table));
  return { lines: [text], offers: table };
}

/** Whether things go together: our products, an ingredient of theirs, or the whole current list. */
export const together: Act = (turn) => {
  const { about, frame, table, told, words } = turn;
  const { exactly } = about;
  const [first = about.hand] = exactly;
  const theirs = frame.ingredients.filter(
    ({ id }) => !(first && exactly.length > 0 && factsOf(first).ids.has(id)),
  );
  const refused = theirs.find(
    (ingredient) => !mayUseIngredient(ingredient, told.person).ok && ingredient.family !== "retinoid_drug",
  );
  if (refused && exactly.length === 0) {
    const verdict = mayUseIngredient(refused, told.person);
    if (!verdict.ok && verdict.reason !== "allergy" && verdict.reason !== "avoidance")
      return {
        lines: [
          tell(
            turn,
            words.talk.notThis,
            ingredientName(refused, turn.language),
            words.talk.notFor[verdict.reason],
          ),
        ],
      };
  }
  const [one, other] = theirs;
  if (exactly.length === 0 && one && other) return ofIngredients(turn, one, other);
  if (!first && !one && table.length > 1) return ofAll(turn);
  if (!first) return one ? undefined : { lines: [words.talk.layersGeneral] };
  if (!suits(turn, first)) return unsuitable(turn, first);
  if (exactly.length > 1) {
    const bad = exactly.find((product) => !suits(turn, product));
    if (bad) return unsuitable(turn, bad);
    const apart = eveningsApart(exactly);
    if (exactly.length > 2 && apart.length > 1)
      return {
        lines: [apartText(turn, apart)],
        offers: exactly,
        stands: exactly,
      };
    return ofTwo(turn, exactly[0] as Product, exactly[1] as Product);
  }
  if (one) return ofIngredient(turn, first, one);
  const medicine = turn.frame.news.some(({ kind }) => kind === "medicine");
  if (medicine)
    return {
      lines: [
        [tell(turn, words.talk.mayUse, nameOf(turn, first)), ...personNotices(told, words.copy)].join(" "),
      ],
      offers: [first],
      focus: first,
    };
  const owned = [...frame.owned].filter((product) => product !== first);
  const beside = (owned.length > 0 ? owned : table.filter((product) => product !== first)).filter((product) =>
    suits(turn, product),
  );
  if ((about.all || exactly.length === 0) && table.length > 1) return ofAll(turn);
  if (beside.length > 0) {
    const said = beside.slice(0, MOST_PAIRS).map((product) => ofTwo(turn, first, product));
    return {
      lines: [...new Set(said.flatMap(({ lines }) => lines))],
      offers: [first, ...beside],
      focus: first,
    };
  }
  const label = labelOn(first, "combine", turn.language);
  return label
    ? { lines: [fill(words.talk.label[0] ?? "", nameOf(turn, first), label)], offers: [first], focus: first }
    : around(turn);
};

/** Their own sunscreen over a product of ours: theirs may stay. */
export const ownSunscreen: Act = (turn) => {
  const product = [turn.about.hand, ...turn.table].find((one) => one !== undefined && factsOf(one).spf === 0);
  if (!product) return together(turn);
  if (!suits(turn, product)) return unsuitable(turn, product);
  const { combining } = turn.words.phrases;
  const sentence = timeOf(product) === "evening" ? combining.sunscreenLater : combining.sunscreen;
  return { lines: [tell(turn, sentence, nameOf(turn, product))], offers: [product], focus: product };
};

/** Which of their own products may stay next to ours, and what would be too much. */
export const keepOwn: Act = (turn) => {
  const { frame, table, words } = turn;
  const { phrases } = words;
  const strong = frame.ingredients.find(
    ({ family, irritation }) => family.startsWith("retinoid") || irritation >= 2,
  );
  const clash =
    strong &&
    table.find((product) =>
      factsOf(product).actives.some(
        ({ ingredient }) =>
          ["avoid", "alternate"].includes(conflictBetween(ingredient.id, strong.id)?.level ?? "") ||
          (ingredient.family === strong.family && factsOf(product).strong.size > 0),
      ),
    );
  if (strong && clash)
    return {
      lines: [tell(turn, words.guided.ownDrop, ingredientName(strong, turn.language), nameOf(turn, clash))],
      offers: table.filter((one) => one !== clash),
      stands: table.filter((one) => one !== clash),
    };
  const beside = table[0] ?? turn.about.hand;
  return {
    lines: [
      [phrases.keepOwn, beside && tell(turn, phrases.keepOwnBeside, nameOf(turn, beside))]
        .filter(Boolean)
        .join(" "),
    ],
    offers: table,
  };
};

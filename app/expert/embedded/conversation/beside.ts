import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears, wordsPattern } from "../../knowledge/cues.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { roleOf } from "../../words/reasons.ts";
import { isOfKind, kindWords } from "../../reading/kinds.ts";
import { labelOn } from "./label.ts";
import type { Asked } from "./product-questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { canTake, ruledOutText } from "./unsuitable.ts";

const isCream = (product: Product): boolean => roleOf({ product, facts: factsOf(product) }) === "cream";

/** A cream to go with something: of those shown, else the plainest that suits. */
function creamBeside({ shown, request, understanding }: State, strong: boolean): Product | undefined {
  // A gel with a mild acid is kept for the morning where an acid or a retinoid is used.
  const calm = (product: Product) => !strong || !factsOf(product).ids.has("gluconolactone");
  const may = (product: Product) =>
    isCream(product) && calm(product) && verdictFor(product, understanding).ok;
  const plainly = (product: Product) =>
    Number(factsOf(product).scented) * 1000 + factsOf(product).strong.size * 1000 + product.price;
  return shown.flat().find(may) ?? request.catalogue.filter(may).sort((a, b) => plainly(a) - plainly(b))[0];
}

/** Whatever else skin feels like. */
const ASKS_FOR_CREAM = new Set<string>(["cleanser", "active"]);

/** Whether something is enough alone or wants a cream beside it. */
export function needsCream({ product, state }: Asked): Said {
  const { understanding, dialogue, turns } = state;
  const { language } = understanding;
  const role = roleOf({ product, facts: factsOf(product) });
  const { beside } = dialogue;
  const kind =
    role === "cream" || role === "body" || role === "lips"
      ? "cream"
      : isOfKind(product, "oil")
        ? "oil"
        : role === "sunscreen"
          ? "sunscreen"
          : factsOf(product).rinsedOff
            ? "cleanser"
            : factsOf(product).strong.size > 0
              ? "active"
              : "serum";
  const cream = kind === "cream" ? undefined : creamBeside(state, kind === "active");
  const negated = hears("needs_none", state.text, state.tongue);
  const denied =
    kind === "cream" ? turns.needsNoOther : ASKS_FOR_CREAM.has(kind) ? turns.stillNeeds : undefined;
  const text = say(
    language,
    (negated && denied) || beside[kind],
    theName(product, language),
    cream ? theName(cream, language) : beside.any,
  );
  return { text, offers: cream ? [product, cream] : [product] };
}

/** Whether it blocks pores: no list can promise it; what it is made of says whether it is heavy. */
export function clogs({ product, state }: Asked): string {
  const { understanding, dialogue } = state;
  const facts = factsOf(product);
  const heavy = facts.rich || isOfKind(product, "oil") || isOfKind(product, "balm");
  const kind = facts.rinsedOff ? "rinsed" : heavy ? "rich" : "light";
  return say(understanding.language, dialogue.clogs[kind], theName(product, understanding.language));
}

const KINDS_OF_WASH = ["balm", "milk", "foam", "jelly"] as const;

/** What takes off makeup: the cleanser in hand where its label says so, else the one whose label does. */
export function answerRemovesMakeup(state: State): Said {
  const { understanding, talk, dialogue, request, shown, named, pointed } = state;
  const { language } = understanding;
  const cleans = (product: Product) => factsOf(product).rinsedOff && canTake(product, state);
  const says = (product: Product) => labelOn(product, "removes_makeup", language);
  const hand = inHand(state);
  // "The balm or the milk": what of our washes is called so.
  const called = KINDS_OF_WASH.filter((kind) =>
    wordsPattern(kindWords(kind, state.tongue)).test(state.text),
  ).flatMap((kind) => request.catalogue.filter((product) => isOfKind(product, kind)));
  const meant = [...named, ...pointed, ...called, ...(hand ? [hand] : []), ...(shown[0] ?? [])].filter(
    cleans,
  );
  // Oils dissolve what water does not.
  const oily = (product: Product) => Number(factsOf(product).rich || isOfKind(product, "balm"));
  const fitting = request.catalogue
    .filter((product) => cleans(product) && product.stock > 0 && says(product))
    .sort((a, b) => oily(b) - oily(a));
  // Of two that are asked about, the one that does more.
  const about = named.length + pointed.length + called.length > 0;
  const [asked] = about ? meant.toSorted((a, b) => oily(b) - oily(a)) : [];
  const found = asked && says(asked) ? asked : (meant.find(says) ?? fitting[0]);
  // "And the balm?", which is out for them: that comes first, and what does it in its stead.
  const [only] = [...named, ...pointed].filter((product) => factsOf(product).rinsedOff);
  const out = only && ruledOutText(only, state);
  if (!found) return { text: joined([out, dialogue.removes.none]), offers: [] };
  const label = fill(talk.label[0] ?? "{1}", found.name, says(found) ?? "");
  // Makeup that is made to stay: no label of ours promises to take it off.
  const unsaid = hears("waterproof", state.text, state.tongue) && dialogue.removes.waterproof;
  if (asked && asked !== found)
    return {
      text: `${say(language, dialogue.removes.unsaid, theName(asked, language))} ${label}`,
      offers: [found],
    };
  return { text: joined([out, label, unsaid, dialogue.removes.eyes]), offers: [found] };
}

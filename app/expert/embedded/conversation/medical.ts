import { chooseProducts } from "../choosing/choose.ts";
import type { Tongue } from "../knowledge/knowledge.ts";
import type { Fact } from "../person/fact.ts";
import { fill, inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { pickLines } from "./care.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

const IRRITATED: Record<Tongue, RegExp> = {
  en: / (peel\S*|flak\S*|burn\S*|sting\S*|raw|red|redness|irritat\S*|inflamed|itch\S*|sore|swollen|blister\S*|weep\S*|cracked|shredd\S*|on fire) /,
  fr: / (pel(e|er|ent|ee|es)|brul\S*|piqu\S*|irrit\S*|rouges?|rougeurs?|a vif|gratt\S*|demang\S*|desquam\S*|gonfl\S*|cloqu\S*|suint\S*|en feu|crevass\S*) /,
  es: / (pel(a|ada|ado|an|ando|andose|e)|arde\S*|ardor|quem\S*|irrit\S*|roj[ao]s?|rojeces|en carne viva|pica\S*|descam\S*|hinch\S*|ampoll\S*|supur\S*|escuec\S*|escozor|despellej\S*) /,
};
/** What does not wait for the next appointment. */
const SEVERE: Record<Tongue, RegExp> = {
  en: / (raw|swollen|swelling|blister\S*|weep\S*|ooz\S*|bleed\S*|unbearable|shredd\S*) /,
  fr: / (a vif|gonfl\S*|cloqu\S*|suint\S*|saign\S*|insupportable) /,
  es: / (en carne viva|hinch\S*|ampoll\S*|supur\S*|sangr\S*|insoportable) /,
};

/** What a strong medicine does to skin, asked or told once the medicine is known; "a peel" is a product. */
const PEELS: Record<Tongue, RegExp> = {
  en: / (?<!(a|the|your|chemical) )(peel|peels|peeling|flak\S*) /,
  fr: / (pel(e|er|ent)|desquam\S*) /,
  es: / (pel(a|ar|an|ando|andose|arme|arse)|descam\S*|despellej\S*) /,
};

const isMedicine = ({ kind, how }: Fact): boolean => kind === "medicine" && how === "said";

/** Skin that a prescribed medicine upsets: told in this message, whenever the medicine was. */
export function hasMedicineTrouble(state: State): boolean {
  const { own, understanding, text, tongue, named, ingredients } = state;
  const known = understanding.person.facts.some(isMedicine);
  if (known && own.redFlags.length === 0 && named.length === 0 && PEELS[tongue].test(text)) return true;
  const medicine = own.person.facts.some(isMedicine);
  const spoken =
    ingredients.some(({ family }) => family.endsWith("_drug")) ||
    own.person.facts.some(
      ({ kind, words }) => kind === "medicine" && words !== "" && text.includes(words.toLowerCase()),
    );
  return (
    medicine && spoken && own.redFlags.length === 0 && named.length === 0 && IRRITATED[tongue].test(text)
  );
}

const COMFORTING = 2;
const COMFORT = [{ id: "barrier" as const, strength: 1.5, because: [] }];

/** What comforts skin that has had too much, each with its reason. */
function comforting(state: State): Said {
  const understanding = { ...state.understanding, concerns: COMFORT, category: undefined, wanted: [] };
  const { category: _, ...calm } = understanding;
  const picked = chooseProducts(calm, state.request.catalogue)
    .filter(({ facts }) => facts.spf === 0)
    .slice(0, COMFORTING);
  const lines = pickLines(picked, { ...state, understanding: calm });
  return {
    text: joined([picked.length > 0 && state.talk.medical.meanwhile, ...lines], "\n"),
    offers: picked.map(({ product }) => product),
  };
}

/** Whoever prescribed it decides; what comforts meanwhile is ours. */
export function answerMedicineTrouble(state: State): Said {
  const { talk, text, tongue } = state;
  if (SEVERE[tongue].test(text)) return { text: talk.medical.prescriberToday, offers: [] };
  const calm = comforting(state);
  return { text: joined([talk.medical.prescriber, calm.text], "\n"), offers: calm.offers ?? [] };
}

/** Stop what is strong, be plain for some weeks, then one thing at a time. */
export function answerOverdone(state: State): Said {
  const { overdone, talk, understanding, copy } = state;
  const { language } = understanding;
  const names = inWords(
    overdone.map((product) => theName(product, language)),
    copy,
  );
  const calm = comforting(state);
  return {
    text: joined([say(language, talk.medical.overdone, names), calm.text], "\n"),
    offers: calm.offers ?? [],
  };
}

/** A product that has changed: not used any more. */
export function answerSpoiled({ talk, request }: State): Said {
  return { text: fill(talk.medical.spoiled, request.shop.supportEmail), offers: [] };
}

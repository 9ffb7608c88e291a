import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { withAim } from "../../shelf/aims.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { choosesOfTwo } from "./between.ts";
import { pickLines } from "./care.ts";
import { newConcern } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { sunscreenFor } from "./times.ts";
import { canTake } from "./unsuitable.ts";
import { isForSomeEvenings } from "./some-evenings.ts";

/** Words of a message that tells one thing. */
const BRIEF = 18;

/** A detail told in the middle of a talk of skin, and nothing asked, wished or named beside it. */
export function tellsDetail(state: State): boolean {
  const { asks, own, named, ingredients, text, request, kept, limited, ownedProducts } = state;
  const bare = named.length + ingredients.length === 0 && own.category === undefined && !limited;
  const brief = text.trim().split(" ").length <= BRIEF;
  const calm = own.redFlags.length === 0 && !asks;
  return request.type === "advice" && bare && brief && calm && kept.length + ownedProducts.size > 0;
}

const ofSun = ({ own }: State): boolean => own.concerns.every(({ id }) => id === "photoprotection");

/** "She plays football outside every day." */
export const tellsOutdoors = (state: State): boolean =>
  tellsDetail(state) && ofSun(state) && hears("outdoors", state.text, state.tongue);

/** "I sit by a window all day." */
export const tellsWindow = (state: State): boolean =>
  tellsDetail(state) && ofSun(state) && hears("by_window", state.text, state.tongue);

/** "I'm black", "tengo piel morena", after a choice. */
export const tellsTone = (state: State): boolean =>
  tellsDetail(state) &&
  !newConcern(state) &&
  !choosesOfTwo(state) &&
  !state.before?.modifiers.includes("deep_skin") &&
  (state.own.modifiers.includes("deep_skin") || hears("deep_skin", state.text, state.tongue));

/** "It's been itching for two months", "I've had them for half a year", of the skin that was told of. */
export function tellsHowLong(state: State): boolean {
  const { text, tongue, own, turn, understanding, matter } = state;
  const medicine = own.person.facts.some((fact) => fact.kind === "medicine" && fact.turn === turn);
  const used = hears("of_a_thing_used", text, tongue);
  const told = understanding.concerns.length > 0 && !newConcern(state);
  return tellsDetail(state) && told && !medicine && !used && !matter && hears("for_weeks", text, tongue);
}

const names = (products: readonly Product[], { understanding, copy }: State): string =>
  inWords(
    products.map((product) => theName(product, understanding.language)),
    copy,
  );

const stays = (state: State): readonly Product[] => state.kept.filter((product) => canTake(product, state));

/** That what was named stands. */
export const stillStands = (state: State): string =>
  say(state.understanding.language, state.turns.late.stands, names(stays(state), state));

/** The sunscreen that stands or is had counts more; where there is none, one joins what stands. */
export function answerOutdoors(state: State): Said {
  const { understanding, turns, talk, ownedProducts } = state;
  const { language } = understanding;
  const sun = [...stays(state), ...ownedProducts].find((product) => factsOf(product).spf > 0);
  if (sun) return { text: say(language, turns.late.sunStands, theName(sun, language)), offers: stays(state) };
  const fresh = state.limits.owned.has("sunscreen") ? undefined : sunscreenFor(state);
  if (!fresh) return { text: turns.late.sunJoins, offers: stays(state) };
  const scored = scoreProduct(fresh, withAim(understanding));
  return {
    text: joined([turns.late.sunJoins, talk.change.added, ...pickLines([scored], state)], "\n"),
    offers: [...stays(state), fresh],
  };
}

export const answerWindow = (state: State): Said => ({
  text: joined([state.turns.late.glass, stillStands(state)]),
  offers: stays(state),
});

/** Slowly with what is strong, and the sunscreen that does not show. */
export function answerTone(state: State): Said {
  const { understanding, turns } = state;
  const { language } = understanding;
  const strong = stays(state).filter(isForSomeEvenings);
  const tinted = stays(state).find((product) => factsOf(product).ids.has("iron_oxides"));
  return {
    text: joined([
      turns.late.deepSkin,
      strong.length > 0 && say(language, turns.late.deepSlow, names(strong, state)),
      tinted && say(language, turns.late.deepTint, theName(tinted, language)),
      stillStands(state),
    ]),
    offers: stays(state),
  };
}

/** Weeks of itching are a doctor's; spots of half a year get their time, and then a dermatologist's eye. */
export function answerHowLongHad(state: State): Said {
  const { text, tongue, turns } = state;
  const upset = hears("upset_signs", text, tongue) || hears("stings", text, tongue);
  if (upset) return { text: turns.late.longUpset, offers: stays(state).filter(isPlain) };
  return {
    text: joined([turns.late.long, stillStands(state)]),
    offers: stays(state),
  };
}

/** "And it itches at times", of the skin that was told of. */
export const tellsItch = (state: State): boolean =>
  tellsDetail(state) &&
  !newConcern(state) &&
  hears("skin_itches", state.text, state.tongue) &&
  !hears("of_a_thing_used", state.text, state.tongue);

/** "It came since I use coconut oil": of a thing of theirs, on skin that was told of. */
export const tellsWhatBrought = (state: State): boolean =>
  tellsDetail({ ...state, limited: false, ingredients: [] }) &&
  !newConcern(state) &&
  hears("since_use", state.text, state.tongue);

/** That thing is left out first. */
export const answerWhatBrought = (state: State): Said => ({
  text: joined([state.turns.late.brought, stillStands(state)]),
  offers: stays(state),
});

/** Left in peace, and a doctor where it lasts; what is strong waits. */
export function answerItch(state: State): Said {
  const { understanding, turns } = state;
  const strong = stays(state).filter(isForSomeEvenings);
  const out = strong.length > 0 && say(understanding.language, turns.marksEasily, names(strong, state));
  return { text: joined([turns.late.itches, out]), offers: stays(state).filter(isPlain) };
}

const isPlain = (product: Product): boolean => {
  const { strong, scented } = factsOf(product);
  return strong.size === 0 && !scented;
};

/** Deep skin told beside a new concern: what it means for the choice, and that what is strong and stood is out. */
export function withTone(said: Said, state: State): Said {
  const { own, before, turns, understanding, kept } = state;
  const news = own.modifiers.includes("deep_skin") && before && !before.modifiers.includes("deep_skin");
  const strong = kept.filter(
    (product) => isForSomeEvenings(product) && !(said.offers ?? []).includes(product),
  );
  if (!news || strong.length === 0 || own.redFlags.length > 0) return said;
  const out = say(understanding.language, turns.marksEasily, names(strong, state));
  return { ...said, text: joined([joined([turns.late.deepSkin, out]), said.text], "\n") };
}

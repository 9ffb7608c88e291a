import type { Product } from "#app/features/catalogue/product.ts";
import { languageTag } from "#app/i18n/language.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { labelLine } from "./label.ts";
import { isShort } from "./plausible.ts";
import { answerProduct } from "./product.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { say, theName } from "../../words/names.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { textOf } from "./earlier.ts";
import { quotable } from "../../words/quote.ts";
import { canTake } from "./unsuitable.ts";

/** Words of a question that only goes on. */
const A_FEW = 5;

/** The one that was asked about last by its name. */
function askedAbout({ request }: State): Product | undefined {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const [product, ...more] = last ? productsNamed(textOf(last), request.catalogue) : [];
  return more.length === 0 ? product : undefined;
}

/** The one asked about by its name, else the only one that was named. */
const placeMeant = (state: State): Product | undefined =>
  askedAbout(state) ?? (state.shown[0]?.length === 1 ? state.shown[0][0] : undefined);

/** "And on the hands?", after another place was asked about. */
export function asksPlaceAgain(state: State): boolean {
  const { own, askedLast, named, pointsExactly, text, tongue } = state;
  const bare =
    named.length === 0 && !pointsExactly && own.category === undefined && own.redFlags.length === 0;
  const told =
    own.skinTypes.length > 0 || own.person.facts.some(({ kind }) => kind !== "place" && kind !== "shaved");
  const brief = text.trim().split(" ").length <= A_FEW && opensWith("and_there", text, tongue);
  const again = (askedLast.includes("place") || brief) && own.places.length > 0 && isShort(state);
  return bare && again && !told && placeMeant(state) !== undefined;
}

/** Whether it may go there, of the one that was asked about. */
export function answerPlaceAgain(state: State): Said {
  const product = placeMeant(state);
  return product
    ? answerProduct(product, ["place"], { ...state, named: [product] })
    : { text: state.talk.whichProduct, offers: [] };
}

/** "With cotton or my fingers?": how it is put on, and no place. */
export function asksWithWhat(state: State): boolean {
  const { text, tongue, asks, named, spoken, own } = state;
  const bare = named.length < 2 && own.redFlags.length === 0 && isShort(state);
  return asks && bare && (named[0] ?? spoken) !== undefined && hears("with_fingers", text, tongue);
}

/** "Do I take it off with oil at night?", of a sunscreen. */
export function asksToTakeOffSun(state: State): boolean {
  const { text, tongue, asks, named, own } = state;
  const product = named[0] ?? state.spoken;
  const bare = named.length < 2 && own.redFlags.length === 0 && isShort(state);
  return (
    asks && bare && product !== undefined && factsOf(product).spf > 0 && hears("takes_it_off", text, tongue)
  );
}

/** "Do I rinse it off?", of a thing in hand. */
export function asksToRinse(state: State): boolean {
  const { text, tongue, asks, named, spoken, own } = state;
  const bare = named.length < 2 && own.redFlags.length + own.concerns.length === 0 && isShort(state);
  const product = named[0] ?? spoken;
  return (
    asks &&
    bare &&
    product !== undefined &&
    factsOf(product).spf === 0 &&
    hears("asks_to_rinse", text, tongue)
  );
}

/** Rinsed off or left on, and the label's own word. */
export function answerRinse(state: State): Said {
  const product = state.named[0] ?? state.spoken;
  const { understanding, dialogue } = state;
  const { language } = understanding;
  if (!product) return { text: state.talk.whichProduct, offers: [] };
  if (!canTake(product, state)) return answerProduct(product, ["how_to_use"], state);
  const kind = factsOf(product).rinsedOff ? "yes" : "no";
  const directions = quotable(product.usage, language);
  const rinses = directions.find((sentence) =>
    hears("rinse_word", phraseText(sentence), languageTag(language)),
  );
  const told = rinses ?? (kind === "no" ? directions[0] : undefined);
  return {
    text: joined([
      say(language, dialogue.rinse[kind], theName(product, language)),
      told && labelLine(product, told, state.turn, state),
    ]),
    offers: [product],
  };
}

import { languageTag } from "#app/i18n/language.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { isAcidLeftOn } from "./evenings-apart.ts";
import { speaksOf } from "../../shelf/label-score.ts";
import { labelSentences } from "./label.ts";
import { isShort } from "./plausible.ts";
import { answerProduct } from "./product.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { clash } from "./combine.ts";
import { canTake } from "./unsuitable.ts";

/** What our other things are that it does not share an evening with. */
export function asksWhatNotWith(state: State): boolean {
  const { text, tongue, asks, named, spoken, ingredients, own } = state;
  const bare =
    named.length < 2 && ingredients.length === 0 && own.redFlags.length + own.concerns.length === 0;
  return (
    asks && bare && (named[0] ?? spoken) !== undefined && isShort(state) && hears("not_with", text, tongue)
  );
}

export function answerWhatNotWith(state: State): Said {
  const product = state.named[0] ?? state.spoken;
  const { understanding, dialogue, request, copy } = state;
  const { language } = understanding;
  if (!product) return { text: state.talk.whichProduct, offers: [] };
  if (!canTake(product, state)) return answerProduct(product, ["suits"], state);
  const acid = isAcidLeftOn(product);
  const others = request.catalogue.filter(
    (other) => other !== product && (clash([product, other]) || (acid && isAcidLeftOn(other))),
  );
  const names = inWords(
    others.map((other) => theName(other, language)),
    copy,
  );
  const label = labelSentences(product, language).find((sentence) =>
    speaksOf(sentence, "beside", languageTag(language)),
  );
  return {
    text: joined([
      say(
        language,
        others.length > 0 ? dialogue.notWith : dialogue.withAnything,
        theName(product, language),
        names,
      ),
      label && fill(state.talk.labelSays, label),
    ]),
    offers: [product],
  };
}

/** "What is in it that Inner Shell does not have?": of the two. */
export function asksWhatMore({ text, tongue, asks, named, spoken, own }: State): boolean {
  const [first] = named;
  const two = named.length === 2 || (first !== undefined && spoken !== undefined && spoken !== first);
  return asks && two && own.redFlags.length === 0 && hears("has_more", text, tongue);
}

/** "Do I need both?", of two in hand. */
export function asksIfBoth({ text, tongue, asks, named, shown, own }: State): boolean {
  const two = named.length === 2 || (named.length === 0 && shown[0]?.length === 2);
  return asks && two && own.redFlags.length + own.concerns.length === 0 && hears("needs_both", text, tongue);
}

/** "And with Night Current?", after two were held against each other. */
export const asksFurtherWith = ({ text, tongue, named, earlier }: State): boolean =>
  named.length === 1 && earlier.slice(-2).includes("combine") && opensWith("and_with", text, tongue);

/** "May I add Soft Ebb?", beside what it clashes with. */
export function asksToAdd({ text, tongue, asks, named, kept, ownedProducts, own }: State): boolean {
  const [first, ...more] = named;
  if (!first || more.length > 0 || !asks || own.redFlags.length > 0) return false;
  const there = [...kept, ...ownedProducts].some((other) => other !== first && clash([first, other]));
  return there && hears("adds_verb", text, tongue) && !hears("cart_word", text, tongue);
}

import { hears } from "../../knowledge/cues.ts";
import { withAim } from "../../shelf/aims.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import type { Scored } from "../../shelf/score.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { capitalized, fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { ingredientName, wordReasons } from "../../words/reasons.ts";
import { concernWords } from "./heard.ts";
import { labelOn, labelUse } from "./label.ts";
import { joined, type Said } from "./said.ts";
import { aimsOf } from "./unsuitable.ts";
import type { Asked } from "./product-questions.ts";
import { inShortText } from "./in-short.ts";

/** "Good for a beginner?": what is strong is begun slowly, by its label; what is mild asks for nothing. */
function forBeginner({ product, state }: Asked): Said {
  const { understanding, dialogue, copy } = state;
  const { language } = understanding;
  const { strong, rinsedOff } = factsOf(product);
  const kind = strong.size > 0 && !rinsedOff ? "strong" : "mild";
  const label = labelOn(product, "start", language) ?? labelUse(product, language);
  return {
    text: joined([
      say(language, dialogue.beginner[kind], theName(product, language)),
      label && fill(state.talk.labelSays, label),
      ...personNotices(understanding, copy),
    ]),
    offers: [product],
  };
}

/** "Is it good for dry skin?": yes with the reason, or what is better. */
export function suits({ product, state }: Asked): Said {
  const { own, understanding, request, copy, talk } = state;
  const { language } = understanding;
  const name = theName(product, language);
  // "May my mother use it too": whether she may, and not what it does for what was told of another.
  const another =
    state.before !== undefined && state.before.person.relation !== understanding.person.relation;
  const aims = own.concerns.length > 0 || another ? own.concerns : understanding.concerns;
  if (aims.length === 0 && hears("beginner", state.text, state.tongue))
    return forBeginner({ product, state });
  // "Is it for stretch marks?"
  if (aims.length === 0 && own.outside === "not_sold" && hears("near_sold", state.text, state.tongue))
    return { text: say(language, state.dialogue.notForThat, name), offers: [] };
  if (aims.length === 0)
    return {
      // A small child, a pregnancy: who to ask first comes with the yes.
      text: joined([
        say(language, talk.mayUse, name),
        inShortText(product, state),
        ...personNotices(understanding, copy),
      ]),
      offers: [product],
    };
  const person = { ...understanding, concerns: aims, places: [] };
  const ranked = rankProducts(person, request.catalogue);
  const scored = ranked.find((one) => one.product.id === product.id);
  const [best] = ranked;
  const about = concernWords(person, copy);
  if (scored && best && scored.score >= 0.25 * best.score)
    return {
      text: joined([
        fill(copy.chat.fits, about),
        state.named.length === 0 && `${capitalized(theName(product, language))}.`,
        reasonFor(scored, person),
        ...personNotices(understanding, copy),
      ]),
      offers: [product],
    };
  if (!best) return { text: copy.chat.none, offers: [] };
  return {
    text: say(language, copy.chat.fitsNot, name, about, theName(best.product, language)),
    offers: [best.product],
  };
}

function reasonFor(scored: Scored, person: Understanding): string {
  return wordReasons([scored], person, person.language).join(" ");
}

export function whyThis({ product, state }: Asked): string {
  const { understanding, request } = state;
  // Nothing told: what it is for stands in its own words.
  if (understanding.concerns.length === 0) return inShortText(product, state);
  const person = { ...withAim(understanding), concerns: aimsOf(product, understanding), places: [] };
  const scored = rankProducts(person, request.catalogue).find((one) => one.product === product);
  return scored
    ? `${capitalized(theName(product, understanding.language))}. ${reasonFor(scored, person)}`
    : inShortText(product, state);
}

/** What counts in a product's list, by the knowledge base's grade of proof for what it is for. */
export function evidence({ product, state }: Asked): string {
  const { understanding, talk } = state;
  const { language } = understanding;
  const aims = aimsOf(product, understanding).map(({ id }) => id as string);
  const graded = factsOf(product)
    .actives.filter(({ presence }) => presence > 0.3)
    .flatMap(({ ingredient }) => {
      const grades = ingredient.concerns
        .filter(({ concern }) => aims.includes(concern))
        .map(({ grade }) => grade);
      const [best] = grades.sort();
      return best ? [{ ingredient, grade: best }] : [];
    })
    .sort((a, b) => a.grade.localeCompare(b.grade));
  const [best] = graded;
  const grade = (["A", "B", "C", "D"] as const).find((one) => one === best?.grade);
  if (!best || !grade) return say(language, talk.evidenceUnknown, theName(product, language));
  return say(language, talk.evidence[grade], capitalized(ingredientName(best.ingredient, language)));
}

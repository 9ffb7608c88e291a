import { languageTag } from "#app/i18n/language.ts";
import { hears } from "../../knowledge/cues.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { say, theName } from "../../words/names.ts";
import { roleOf } from "../../words/reasons.ts";
import { labelLine } from "./label.ts";
import { quotable } from "../../words/quote.ts";
import { speaksOf } from "../../shelf/label-score.ts";
import { joined } from "./said.ts";
import { type Asked, quoted } from "./product-questions.ts";

/** What is for the one half of the day, asked of the other: "ok, and in the morning?" */
export function otherTime({ product, state }: Asked): string | undefined {
  const { text, tongue, dialogue, understanding } = state;
  const [am, pm] = [hears("morning", text, tongue), hears("evening", text, tongue)];
  const role = roleOf({ product, facts: factsOf(product) });
  const name = theName(product, understanding.language);
  if (am && !pm && (role === "retinoid" || (role === "exfoliant" && !factsOf(product).rinsedOff)))
    return say(understanding.language, dialogue.times.notMorning, name);
  if (pm && !am && (role === "sunscreen" || role === "vitaminC"))
    return say(understanding.language, dialogue.times.notEvening, name);
  return undefined;
}

/** "By day or at night?": the directions that name both, where they do. */
export function bothTimes({ product, state }: Asked): string | undefined {
  const { text, tongue, understanding, turn } = state;
  const asksBoth =
    (hears("morning", text, tongue) || hears("by_day", text, tongue)) && hears("evening", text, tongue);
  const { language } = understanding;
  const directions = quotable(product.usage, language);
  const said = asksBoth ? directions.find((sentence) => TWICE.test(sentence)) : undefined;
  return said && labelLine(product, said, turn, state);
}

/** What begins with a few evenings and comes to every day. */
const LATER =
  /then (?:daily|every(?! other)|nightly)|puis chaque|puis tous|después,? (?:cada|a diario)|luego cada/iu;

const TWICE = /morning and evening|matin et soir|mañana y (?:por la )?noche/iu;

/** The directions that limit its use: "two or three evenings a week". */
function limitedUse({ product, state }: Asked): string | undefined {
  const { language } = state.understanding;
  const tag = languageTag(language);
  const said = quotable(product.usage, language).find(
    (sentence) => speaksOf(sentence, "limited", tag) && speaksOf(sentence, "how_often", tag),
  );
  return said && labelLine(product, said, state.turn, state);
}

/** How often, by its label; "every night?" is answered first. */
export function often(asked: Asked): string | undefined {
  const { text, tongue, asks, dialogue, understanding } = asked.state;
  const found = quoted(asked, "how_often");
  const limit = asks && hears("every_day", text, tongue) ? limitedUse(asked) : undefined;
  const label = limit ?? found;
  if (limit && hears("too_much", text, tongue)) return joined([dialogue.often.tooMuch, limit]);
  if (!label || !asks || !hears("every_day", text, tongue) || hears("again", text, tongue)) return label;
  // "Twice a day?", where its label comes to that in the end.
  if (hears("twice_daily", text, tongue) && label.search(TWICE) >= 0) return label;
  if (LATER.test(label)) return joined([dialogue.often.later, label]);
  const limited = speaksOf(label, "limited", languageTag(understanding.language));
  return joined([dialogue.often[limited ? "no" : "yes"], label]);
}

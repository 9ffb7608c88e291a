import { LANGUAGES, languageFromTag, languageTag, type Language } from "#app/i18n/language.ts";
import { detectTongue } from "../../../../reading/language.ts";
import { tokenize } from "../../../../reading/normalize.ts";
import type { Ground, Rule } from "../ground.ts";
import { says } from "../phrases.ts";
import type { Reading } from "../reading.ts";

/** Little words of languages that the shop does not speak, and of its own to weigh them against. */
const ELSEWHERE: readonly RegExp[] = [
  /^(und|der|die|das|nicht|ist|für|mit|ihre?n?|sie|ein|eine|einen|auf|zu|auch|sich|wir|haut|sehr|diese[rsmn]?|oder|bei|wird|kann|ich|von)$/i,
  /^(il|gli|che|della|del|dei|delle|per|pelle|non|è|sono|con|una|un|molto|questa?o?|anche|più|nella|si|le|la|di)$/i,
  /^(o|os|as|que|da|do|dos|das|para|pele|você|não|com|uma|um|muito|esta|este|também|mais|na|no|é|sua|seu)$/i,
  /^(het|een|van|voor|en|de|niet|huid|zijn|met|op|dat|ook|deze|je|uw|wordt|kan|heeft|droge)$/i,
  /^(och|att|det|som|en|för|är|med|din|hud|inte|på|av)$/i,
];
const FEWEST = 3;

/** In another language as a whole or in a part of some length, or in other letters. */
function isForeign(reading: Reading, { language }: Ground): boolean {
  const { sentence, tokens, mentions, named } = reading;
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(sentence)) return true;
  const bare = tokens.filter(
    (_token, at) => ![...mentions, ...named].some(({ from, to }) => at >= from && at < to),
  );
  const words = bare.filter(({ kind }) => kind === "word");
  if (words.length < FEWEST) return isOther(words.map(({ typed }) => typed).join(" "), language, true);
  const parts = bare
    .map(({ typed, kind }) => (kind === "mark" ? "\n" : typed))
    .join(" ")
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part.split(" ").length >= 4);
  return (
    [words.map(({ typed }) => typed).join(" "), ...parts].some((part) => isOther(part, language, false)) ||
    isElsewhere(
      words.map(({ typed }) => typed),
      language,
    )
  );
}

function isOther(text: string, language: Language, short: boolean): boolean {
  if (text === "") return false;
  const tongue = detectTongue(tokenize(text));
  if (!tongue || languageFromTag(tongue) === language) return false;
  if (short) return false;
  // A word that both share does not make a sentence foreign.
  const own = detectTongue(tokenize(text), languageTag(language));
  return own !== undefined && languageFromTag(own) !== language;
}

function isElsewhere(words: readonly string[], language: Language): boolean {
  const tongue = detectTongue(tokenize(words.join(" ")));
  const counts = ELSEWHERE.map(
    (pattern) => new Set(words.filter((word) => pattern.test(word)).map((word) => word.toLowerCase())).size,
  );
  const most = Math.max(...counts);
  return (
    most >= FEWEST &&
    most / words.length >= 0.3 &&
    (tongue === undefined || languageFromTag(tongue) !== language)
  );
}

/** Markup, code, letters that are not seen, pictures. */
const MARKUP = /[<>{}[\]|`\\^~*]|(?<!\p{L})_|_(?!\p{L})|^#{1,6}\s|^\s*={3,}|^\s*-{3,}|&[a-z]+;|&#/u;
/** Letters that are not seen, or turn the others round. */
const UNSEEN = /\p{Cf}|\p{Co}|\p{Cn}|(?!\s)\p{Cc}|\p{Extended_Pictographic}/u;
const PICTURES = /\p{Emoji_Presentation}|\u{FE0F}|\u{20E3}/u;
/** "N i g h t": letters one by one. */
const SPACED = /(?<![\p{L}])(?:\p{L}[ .\-_]){4,}\p{L}(?![\p{L}])/u;
/** `find_products`, `{`, `==`: what machines say. */
const MACHINE =
  /\p{L}+_\p{L}+|\p{Ll}\p{Lu}\p{Ll}+\(|=>|==|\bhttps?:|function\s*\(|\b(null|undefined|NaN)\b|"\s*:\s*["{[\d]/u;

/** How a sentence is written. */
export function formRules(reading: Reading, ground: Ground): Rule[] {
  const { sentence } = reading;
  const found: [Rule, boolean][] = [
    [
      "not-plain",
      MARKUP.test(sentence) || UNSEEN.test(sentence) || PICTURES.test(sentence) || SPACED.test(sentence),
    ],
    ["wrong-language", isForeign(reading, ground)],
    ["leak", MACHINE.test(sentence) || leaks(reading, ground)],
  ];
  return found.filter(([, wrong]) => wrong).map(([rule]) => rule);
}

function leaks({ plain }: Reading, { language }: Ground): boolean {
  return LANGUAGES.some((one) => (one === language || one === "en") && says("leak", one, plain));
}

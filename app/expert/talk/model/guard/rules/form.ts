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
/** Little words that our own languages share with those. */
const OURS: Record<Language, RegExp> = {
  en: /^(is|de|den|die|met|van|en|as|do|no|on|in|an|a|man|war|also|der|das|mit)$/i,
  fr: /^(il|le|la|les|un|une|si|on|de|des|du|en|est|me|se|que|ou|par|plus|or|son|sono|nos|as|da|met|van)$/i,
  sp: /^(la|le|con|una|un|si|no|de|del|que|se|me|para|esta|este|mas|más|per|o|y|os|as|da|sus|su|en|es|son|sono|na|dos|uma)$/i,
};
const FEWEST = 3;

/** Words of a part that is read by itself: in a sentence that is ours as a whole, and in another. */
const LONG_PART = 9;
const SHORT_PART = 4;

/** The little words of our languages. */
const LITTLE: Record<Language, RegExp> = {
  en: /^(the|an?|and|or|of|to|in|for|with|on|at|is|are|it|its|that|this|you|your|not|no|by|as|from|be|can|if|then|than)$/i,
  fr: /^(les?|la|l|une?|des?|du|d|et|ou|à|aux?|en|dans|pour|avec|sur|sans|ce|cette|il|elle|est|sont|ne|n|pas|que|qui|vous|votre|vos|se|s|y|plus)$/i,
  sp: /^(el|los|las?|una?|unos|unas|del?|y|o|al?|en|con|por|para|sin|que|es|son|no|se|sus?|tus?|te|lo|le|más|muy|si|como)$/i,
};

/** Whether a sentence as a whole is in the language it should be in, by its little words or by the others. */
function isOwn(sentence: string, language: Language): boolean {
  const typed = sentence.match(/\p{L}+/gu) ?? [];
  const count = (one: Language) => typed.filter((word) => LITTLE[one].test(word)).length;
  const others = LANGUAGES.filter((one) => one !== language).map(count);
  if (count(language) > Math.max(...others) && count(language) / typed.length >= 0.3) return true;
  const tongue = detectTongue(tokenize(sentence), languageTag(language));
  return tongue !== undefined && languageFromTag(tongue) === language;
}

/** Written in another language, wholly or in a longer part, or in another script. */
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
    .filter((part) => part.split(" ").length >= (isOwn(sentence, language) ? LONG_PART : SHORT_PART));
  const whole = isOwn(sentence, language) ? [] : [words.map(({ typed }) => typed).join(" ")];
  return (
    [...whole, ...parts].some((part) => isOther(part, language, false)) ||
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

function isElsewhere(all: readonly string[], language: Language): boolean {
  const words = all.filter((word) => !OURS[language].test(word));
  const tongue = detectTongue(tokenize(words.join(" ")));
  const counts = ELSEWHERE.map(
    (pattern) => new Set(words.filter((word) => pattern.test(word)).map((word) => word.toLowerCase())).size,
  );
  const most = Math.max(...counts);
  return (
    most >= FEWEST &&
    most / all.length >= 0.2 &&
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

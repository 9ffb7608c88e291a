import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import knowledge from "../knowledge/concerns.json" with { type: "json" };
import type { Judgement } from "./classifier.ts";
import type { ConceptHit } from "./concepts.ts";
import { SAYS } from "./concepts.ts";
import { fold, type Token } from "./normalize.ts";
import harmless from "../knowledge/no-alarms.json" with { type: "json" };
import signs from "../knowledge/alarm-signs.json" with { type: "json" };
import flagWords from "../knowledge/flag-words.json" with { type: "json" };
import { plainAlarm } from "./plain-alarms.ts";
import { RED_FLAGS, type Found, type RedFlag } from "./understanding.ts";

/** Words that decide whether a sign is one, in all three languages; see `knowledge/flag-words.json`. */
const wordsOf = (id: keyof typeof flagWords): RegExp => new RegExp(flagWords[id]);

export type Urgency = "emergency" | "same_day" | "see_doctor_soon" | "see_doctor";
export const URGENCIES: readonly Urgency[] = ["emergency", "same_day", "see_doctor_soon", "see_doctor"];

/**
 * A flag found by the classifier alone must be this likely; with a matching rule, less suffices. On held-out messages
 * every real flag scores above .6, and near misses, which the training set is full of, up to .35 (cross-validation at
 * this threshold: recall .82 to .84 for the classifier alone, false alarms 3 to 4 %).
 */
const SURE = 0.36;
const WITH_RULE = 0.16;
const SECOND_SHARE = 0.6;

/**
 * Flags for which nothing is offered, not even a cream: those that the knowledge base blocks, and a mole or a wound.
 */
const NO_PRODUCTS = new Set<string>([
  ...knowledge.red_flags.filter((flag) => flag.block_recommendation).map((flag) => flag.id),
  "mole_change",
  "non_healing",
]);

export function urgencyOf(flag: RedFlag): Urgency {
  const urgency = knowledge.red_flags.find((item) => item.id === flag)?.urgency;
  return URGENCIES.find((known) => known === urgency) ?? "see_doctor";
}

/** True when no product may be offered beside this flag. */
export function blocksProducts(flag: RedFlag): boolean {
  return NO_PRODUCTS.has(flag);
}

type Slots = string[][];

const patternsFor = memoize((language: LanguageTag) =>
  RED_FLAGS.map((id): [RedFlag, RegExp[][]] => {
    const flag = knowledge.red_flags.find((item) => item.id === id);
    const slots = (flag?.patterns ?? []).map((pattern) => pattern[language] as Slots);
    return [id, slots.map((groups) => groups.map(groupPattern))];
  }),
);

function groupPattern(words: readonly string[]): RegExp {
  const choices = words.map((word) => fold(word).replaceAll("*", "[a-z]*"));
  return new RegExp(`(?:^| )(?:${choices.join("|")})(?= |$)`);
}

/** Flags whose words all stand in the message, by the knowledge base's slots and phrases. */
function ruledFlags(
  tokens: readonly Token[],
  hits: readonly ConceptHit[],
  language: LanguageTag,
): Set<RedFlag> {
  const text = tokens.map((token) => token.text).join(" ");
  const found = new Set<RedFlag>();
  for (const [flag, alternatives] of patternsFor(language)) {
    const says = hits.some((hit) => hit.concept === SAYS + flag);
    if (says || alternatives.some((groups) => groups.every((group) => group.test(text)))) found.add(flag);
  }
  return found;
}

/** What sounds like a sign and is a figure of speech, a complaint or another ache. */
const FIGURES: Partial<Record<RedFlag, RegExp>> = {
  mental_health: wordsOf("figure_mental_health"),
  illegal_lightener: wordsOf("figure_illegal_lightener"),
};

/** Pains with other causes; in a long message they may still belong to a real alarm. */
const OTHER_ACHES = wordsOf("other_aches");
const SHORT = 7;

/** Somebody uses the thing; "will it lighten my skin?" and "no hydroquinone, please" are no sign of it. */
const USES_LIGHTENER = wordsOf("uses_lightener");
const ONLY_ASKS = wordsOf("only_asks");
const LIGHTENER = wordsOf("lightener");

/** "My dermatologist gave me hydroquinone": a prescription, and nothing from a market. */
const PRESCRIBED_LIGHTENER = wordsOf("prescribed_lightener");
const BOUGHT_LIGHTENER = wordsOf("bought_lightener");

const isPrescribed = (text: string): boolean =>
  PRESCRIBED_LIGHTENER.test(text) && !BOUGHT_LIGHTENER.test(text);

function isFigure(flag: RedFlag, text: string, words: number): boolean {
  if (flag === "illegal_lightener" && !LIGHTENER.test(text)) return true;
  if (flag === "illegal_lightener" && !USES_LIGHTENER.test(text) && ONLY_ASKS.test(text)) return true;
  return FIGURES[flag]?.test(text) === true || (words <= SHORT && OTHER_ACHES.test(text));
}

/** Below this the classifier does not mean this flag, however sure it is that something is wrong. */
const FAINT = 0.04;

const signWords = memoize((flag: RedFlag) => signs[flag].map(groupPattern));

/**
 * Whether a message holds words that an alarm cannot do without, one of each group; read in all three languages. What
 * only the classifier suspects is no alarm without them.
 */
function showsSigns(flag: RedFlag, text: string): boolean {
  return signWords(flag).every((group) => group.test(text));
}

/** "Is hydroquinone something you carry?", "I am afraid of it": not used. */
const NOT_USED = wordsOf("not_used");

/** Red dots around a mouth are no emergency by themselves: nothing comes off, nothing blisters, nobody is feverish. */
const AROUND_MOUTH = wordsOf("around_mouth");
const GRAVE = wordsOf("grave");
const NOT_LOCAL = new Set<RedFlag>(["blistering", "systemic_rash"]);
/** A cream that turned yellow is not a person. */
const OF_A_BODY = wordsOf("of_a_body");

const noAlarms = memoize((flag: RedFlag) =>
  harmless
    .filter((one) => [one.flag].flat().includes(flag))
    .map(({ words, unless }) => ({ words: groupPattern(words), unless: groupPattern(unless) })),
);

/** "Red and hot after wine, for years": flushing, with nothing that swells, spreads or runs a fever. */
function isHarmless(flag: RedFlag, text: string): boolean {
  return noAlarms(flag).some(({ words, unless }) => words.test(text) && !unless.test(text));
}

function isElsewhere(flag: RedFlag, text: string): boolean {
  if (isHarmless(flag, text)) return true;
  if (flag === "jaundice") return !OF_A_BODY.test(text);
  return NOT_LOCAL.has(flag) && AROUND_MOUTH.test(text) && !GRAVE.test(text);
}

/** A word or two give the classifier too little to go by: it has to be surer. */
const FEW_WORDS = 3;
const SURE_OF_FEW = 0.8;

/**
 * Signs that somebody needs a doctor rather than a cream. The classifier and the rules decide together:
 * a missed emergency is worse than a needless notice, so either may tip the scale.
 */
export function findRedFlags(
  tokens: readonly Token[],
  hits: readonly ConceptHit[],
  judgement: Judgement,
  language: LanguageTag,
): Found<RedFlag>[] {
  const ruled = ruledFlags(tokens, hits, language);
  const any = judgement.probability("flag:any");
  const likelihood = (flag: RedFlag) => judgement.probability(`flag:${flag}`);
  const said = tokens.map((token) => token.text).join(" ");
  const expecting = hits.some((hit) => hit.concept === "PREGNANT");
  const ranked = RED_FLAGS.filter((flag) => flag !== "pregnancy_itch" || expecting).sort(
    (a, b) => likelihood(b) - likelihood(a),
  );
  const first = ranked[0];
  if (!first) return [];
  const hard = plainAlarm(tokens.map((token) => token.text));
  if (hard) return [{ id: hard, strength: 2, because: judgement.evidence(`flag:${hard}`) }];
  if (isFigure(first, said, tokens.length)) return [];
  const noLightener = NOT_USED.test(said) || isPrescribed(said);
  const suspected = ranked.filter(
    (flag) => !isElsewhere(flag, said) && (flag !== "illegal_lightener" || !noLightener),
  );
  return weigh(suspected, { ruled, said, words: tokens.length, judgement, any, likelihood });
}

interface Weighing {
  ruled: ReadonlySet<RedFlag>;
  said: string;
  words: number;
  judgement: Judgement;
  any: number;
  likelihood: (flag: RedFlag) => number;
}

/** Which of the flags, the likeliest first, are raised. */
function weigh(
  ranked: readonly RedFlag[],
  { ruled, said, words, judgement, any, likelihood }: Weighing,
): Found<RedFlag>[] {
  const tokens = { length: words };
  const first = ranked.find(
    (flag) => ruled.has(flag) || (likelihood(flag) >= FAINT && showsSigns(flag, said)),
  );
  if (!first) return [];
  const agreed = ranked.find((flag) => ruled.has(flag));
  const sure = tokens.length <= FEW_WORDS ? SURE_OF_FEW : SURE;
  const alone = Math.max(any, likelihood(first));
  const supported =
    agreed !== undefined &&
    Math.max(any, likelihood(agreed)) >= WITH_RULE &&
    likelihood(agreed) >= WITH_RULE / 3;
  if (alone < sure && !supported) return [];
  const lead = alone >= sure ? first : (agreed ?? first);
  return ranked
    .filter(
      (flag) =>
        flag === lead ||
        (likelihood(flag) >= SURE &&
          likelihood(flag) >= SECOND_SHARE * likelihood(lead) &&
          (ruled.has(flag) || showsSigns(flag, said))),
    )
    .map((flag) => ({
      id: flag,
      strength: Math.max(any, likelihood(flag)) / SURE,
      because: judgement.evidence(`flag:${flag}`),
    }));
}

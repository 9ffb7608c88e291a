import { type LanguageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Token } from "./normalize.ts";
import learnt from "./language-words.json" with { type: "json" };

/** Words that give a language away; the ones two languages share count for neither. */
const GIVEAWAYS: Record<LanguageTag, ReadonlySet<string>> = {
  en: new Set(
    (
      "the and my is it of to in for with have has had im ive i but not this that what which when how can cant does do " +
      "dont on are was been any some all just like skin face after from your you me they their there every day need want " +
      "good best help cream its get got gets at so or as be am an she her his he we our will would should could if then " +
      "than too very really dry oily spots lips eyes under over around about keep keeps look looks looking using used use " +
      "hello hi thanks thank please where who why order shipping price routine between difference which one those these " +
      "old years acid moisturizer cleanser bumps cheeks chin nose forehead feels feel makes make still because by into out off up"
    ).split(" "),
  ),
  fr: new Set(
    (
      "le la les des du une un et est je j ai mon ma mes pas pour avec dans sur qui que quoi au aux ce cette ca c en ne n " +
      "il elle on nous vous votre vos mais plus tout tous toute depuis quand comment sans apres peau visage jai suis fait " +
      "d l y se sa son ses leur ou quel quelle quels quelles bonjour merci svp creme boutons joues nez front cernes rides " +
      "taches seche grasse rougeurs avez puis tres bien meme aussi chez jour soir matin faire fais me m t qu cest ya " +
      "commande livraison produit entre difference lequel laquelle combien salut pourquoi trop peu encore jamais yeux levres"
    ).split(" "),
  ),
  es: new Set(
    (
      "el los las una unos y es mi mis tengo para con en que qué por del al se lo le les pero mas muy cuando como sin " +
      "despues piel cara yo hola gracias esta este esto hay soy estoy tambien desde todo todos cada me te su sus o u e si " +
      "ya hace años anos puedo cual cuanto donde quien crema granos manchas arrugas ojeras seca grasa ojos labios nariz " +
      "frente mejillas cachetes pedido envio producto entre diferencia porque muchas mucho nada algo hijo bebe uso usar " +
      "quiero necesito tienen teneis tienes buenas dias noche mañana manana hasta sobre siempre q pa"
    ).split(" "),
  ),
};
/** Words that stood in one language only, among the training messages; written by `training/train.ts`. */
const LEARNT: Record<LanguageTag, ReadonlySet<string>> = {
  en: new Set(learnt.en),
  fr: new Set(learnt.fr),
  es: new Set(learnt.es),
};
const LETTERS: Record<LanguageTag, RegExp> = { en: /(?!)/, fr: /[àâçèêëîïôùûœ]/i, es: /[ñ¿¡áíóú]/i };
const ENDINGS: Record<LanguageTag, RegExp> = {
  en: /(ing|ness|ght|ck|sh|ly|wn|ish)$/,
  fr: /(eux|euse|eau|eaux|ette|oir|oire|ment|tion|ique|aire|ees|ais|ait)$/,
  es: /(cion|dad|ado|ada|idos|adas|ito|ita|itos|itas|illo|illa|mente|azo|oso|osa|ez|ar|er|an|as|os)$/,
};

function scores(tokens: readonly Token[]): Record<LanguageTag, number> {
  const sums: Record<LanguageTag, number> = { en: 0, fr: 0, es: 0 };
  for (const token of tokens) {
    const known = LANGUAGE_TAGS.filter(
      (tongue) => GIVEAWAYS[tongue].has(token.text) || LEARNT[tongue].has(token.text),
    );
    for (const tongue of known) sums[tongue] += 1 / known.length;
    for (const tongue of LANGUAGE_TAGS) {
      if (LETTERS[tongue].test(token.typed)) sums[tongue] += 0.6;
      if (known.length === 0 && ENDINGS[tongue].test(token.text)) sums[tongue] += 0.3;
    }
  }
  return sums;
}

/** What the page's own language has ahead: names, cognates and single words do not outweigh it. */
const AHEAD = 0.8;

/** The language of a message when it is clear, else nothing. `page` is the language of the visitor's interface. */
export function detectTongue(tokens: readonly Token[], page?: LanguageTag): LanguageTag | undefined {
  const sums = scores(tokens);
  if (page) sums[page] += AHEAD;
  const ranked = Object.entries(sums).sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  const own = first && first[1] - (first[0] === page ? AHEAD : 0);
  if (!first || !second || own === undefined || own < 0.6) return undefined;
  return first[1] >= second[1] * 1.25 + 0.2 ? (first[0] as LanguageTag) : undefined;
}

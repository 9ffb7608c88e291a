import { medicalWords } from "../../../../words/claims-lint.ts";
import { notFor } from "../../../../shelf/about-product.ts";
import { fold } from "../../../../reading/normalize.ts";
import type { Ground, Rule } from "../ground.ts";
import { isConditional, isDenied } from "../denial.ts";
import { type Hit, hitsOf, type Phrases, says } from "../phrases.ts";
import { focusOf, type Reading, type Segment } from "../reading.ts";
import { tokensOf } from "../text.ts";

/** Words before a word that are looked at for what governs it. */
const NEGATION_REACH = 7;

const lastWords = (text: string, count: number): string =>
  ` ${text.trim().split(/ +/).slice(-count).join(" ")} `;

const undenied = (kind: Phrases, segments: readonly Segment[], ground: Ground): boolean =>
  segments.some(({ plain }) =>
    hitsOf(kind, ground.language, plain).some((hit) => !isDenied(hit, plain, ground)),
  );

/** Words that look medical but are harmless. */
const HARMLESS: Record<Ground["language"], RegExp> = {
  en: /(?<!\p{L})(treat(s|ed)? (yourself|it as|them as|your skin (gently|kindly|to))|a (little |lovely |nice )?treat|restores? (comfort|softness)|eliminate .{0,20}makeup)/giu,
  fr: /(?<!\p{L})(médecin traitant|réparti\p{L}*|en soign\p{L}+ vos gestes)/giu,
  sp: /(?<!\p{L})(se trata(n|ra|rá)? de|(la |una |tu )?piel sana|piel está sana|elimina(n|r)? (el maquillaje|los restos|el protector|la suciedad|el exceso))/giu,
};

/** A question to the shopper says nothing; "Why not try …?" does. */
const asksOnly = ({ sentence, plain }: Reading, { language }: Ground): boolean =>
  sentence.trim().endsWith("?") && !says("falseNo", language, plain);

/** Healing, guarantees, results by a date. */
function promises(reading: Reading, ground: Ground): boolean {
  const { language } = ground;
  if (asksOnly(reading, ground)) return false;
  const bare = reading.mentions.reduceRight(
    (text, { from, to }) =>
      text.slice(0, reading.tokens[from]?.start ?? 0) + text.slice(reading.tokens[to - 1]?.end ?? 0),
    reading.sentence.normalize("NFC"),
  );
  const parts = bare.replace(HARMLESS[language], " ").split(/[;:]|, (?:but|mais|pero) /);
  const heals = parts.some((part) =>
    medicalWords(part, language).some((word) => {
      const [before = ""] = part.split(word);
      return !says(
        "negators",
        language,
        ` ${tokensOf(before, language)
          .slice(-NEGATION_REACH)
          .map(({ text }) => text)
          .join(" ")} `,
      );
    }),
  );
  if (heals || undenied("promise", reading.segments, ground)) return true;
  return reading.segments.some(
    ({ plain }) =>
      says("within", language, plain) && says("results", language, plain) && !says("hedge", language, plain),
  );
}

const pad = (text: string): string => ` ${text.trim()} `;

/** Names a condition that the shopper did not mention, or says that they have one. */
function diagnoses(reading: Reading, ground: Ground): boolean {
  const { language } = ground;
  const said = ground.said.map(
    (text) =>
      ` ${tokensOf(text, language)
        .map((one) => one.text)
        .join(" ")} `,
  );
  return reading.segments.some(({ plain }) =>
    hitsOf("conditions", language, plain).some((hit) => {
      const before = plain.slice(0, hit.start);
      const stem = hit.text.slice(0, Math.max(4, hit.text.length - 2));
      const told = said.some((text) => text.includes(` ${stem}`));
      const owned = said.some((text) => {
        const at = text.indexOf(` ${stem}`);
        return (
          at >= 0 && says("owned", language, lastWords(text.slice(0, at), 5)) && !text.slice(at).includes("?")
        );
      });
      if (
        says("unable", language, before + hit.text + plain.slice(hit.end)) &&
        !assertsPlainly(before, ground)
      )
        return false;
      // "If it turns into a rash": nothing that they have.
      if (isConditional(hit.start, plain, ground)) return false;
      const asserted = says("assert", language, lastWords(before, 7));
      if (asserted) return !owned && !isDeniedHere(before, ground);
      if (reading.sentence.trim().endsWith("?")) return false;
      return !told && !isDeniedHere(before, ground);
    }),
  );
}

/** "You have", with nothing to take it back before it. */
function assertsPlainly(before: string, { language }: Ground): boolean {
  return (
    says("assert", language, lastWords(before, 7)) &&
    !says("unable", language, pad(before)) &&
    !says("negators", language, pad(before))
  );
}

const isDeniedHere = (before: string, ground: Ground): boolean =>
  isDenied({ start: before.length }, before, ground);

/** "Too much beside tretinoin": what goes with it is spoken of. */
const BESIDE = /^ *(beside|next to|on top of|along with|a cote|en plus|par dessus|junto|ademas|encima)(?= )/;

/** In what a medicine comes. */
const DOSES =
  /^(la|the|your|votre|una|tu|dos|posolog|tablet|pill|capsul|comprim|pastill|gelul|cachet|supplement|complement|suplement|inject)/;

const isOnLabel = (word: string, { catalogue }: Ground): boolean =>
  catalogue.some(({ usage }) => fold(usage).includes(word));

/** Words for any medicine, which bring up none. */
const GENERIC = /^(medic|prescri|ordonnance|traitement|receta|tratamiento)/;

/** Words from "allergic" to what to. */
const ALLERGY_REACH = 5;

/** "Allergic to aspirin", "if aspirin ever gave you hives": what a label warns of, and no word on a medicine. */
function isAllergen(start: number, plain: string, ground: Ground): boolean {
  const { language } = ground;
  if (says("allergies", language, lastWords(plain.slice(0, start), ALLERGY_REACH))) return true;
  return isConditional(start, plain, ground) && says("allergies", language, plain.slice(start - 1));
}

/** Stopping, changing, taking or dosing a medicine. */
function meddles(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  const { language } = ground;
  const said = ground.said
    .map(
      (text) =>
        ` ${tokensOf(text, language)
          .map((one) => one.text)
          .join(" ")} `,
    )
    .join("");
  return reading.segments.some(({ plain }) => {
    const medicines = hitsOf("medicines", language, plain).filter(
      ({ start }) => !isAllergen(start, plain, ground),
    );
    const spoken = before.at(-1);
    const implied =
      medicines.length === 0 &&
      reading.mentions.length === 0 &&
      spoken !== undefined &&
      says(
        "medicines",
        language,
        ` ${tokensOf(spoken, language)
          .map((one) => one.text)
          .join(" ")} `,
      ) &&
      says("pronouns", language, plain);
    if (/(?<= )\d+ (mg|milligram\w*|miligramos?|milligrammes?)(?= )/.test(plain)) return true;
    if (medicines.length === 0 && !implied) return false;
    const refers = says("refer", language, plain) && !says("meanwhile", language, plain);
    const changes = hitsOf("change", language, plain).filter((hit) => {
      const next = medicines.find(({ start }) => start >= hit.start);
      const between = plain.slice(hit.end, next?.start ?? hit.end);
      const earlier = medicines.findLast(({ end }) => end <= hit.start);
      const far = earlier ? plain.slice(earlier.end, hit.start) : "";
      const governs =
        next && !says("conditionals", language, ` ${between.trim()} `) && !BESIDE.test(between)
          ? !/[§,]/.test(between) && between.trim().split(/ +/).length <= 6
          : false;
      const suffers = earlier
        ? !/[§,]/.test(far) && far.trim().split(/ +/).length <= 5 && !plain.slice(hit.end).includes("§")
        : false;
      return governs || suffers || implied;
    });
    const permits = says("permit", language, plain);
    if (changes.some((hit) => !(refers && !permits) && !isDenied(hit, plain, ground))) return true;
    if (changes.some((hit) => permits && /need|besoin|necesit|falta|inutile/.test(hit.text))) return true;
    // What the shopper never spoke of is not ours to bring up as something to take.
    return medicines.some((hit) => {
      const [word = ""] = hit.text.split(" ");
      const told = said.includes(word.slice(0, Math.max(4, word.length - 2)));
      return (
        !told &&
        !refers &&
        !GENERIC.test(word) &&
        // What a label warns of may be named, and still not be advised.
        (!(DOSES.test(word) || isOnLabel(word, ground)) ||
          hitsOf("take", language, plain).some(({ start, end }) => end <= hit.start || start >= hit.end)) &&
        !asksOnly(reading, ground) &&
        !isConditional(hit.start, plain, ground) &&
        !isDeniedHere(plain.slice(0, hit.start), ground)
      );
    });
  });
}

/** "Safe" for a pregnancy, a baby, an allergy; milder words are checked against the label. */
function clears(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  const { language } = ground;
  if (undenied("utterly", reading.segments, ground)) return true;
  const products =
    reading.mentions.length > 0 ? reading.mentions.map(({ product }) => product) : focusOf(ground, before);
  const warned = products.some((product) =>
    notFor(product).some((who) => who === "pregnant" || who === "breastfeeding"),
  );
  return reading.segments.some(({ plain }) => {
    if (!says("states", language, plain)) return false;
    const safe = hitsOf("safe", language, plain).some(
      (hit) =>
        !isDenied(hit, plain, ground) ||
        /^(no|not|without|pas|non|nul|sans|aucun|sin|ningun|nothing|rien|nada|ne|n|zero|cero|peut|never)/.test(
          hit.text,
        ),
    );
    const asks = says("unable", language, plain);
    if (safe && !asks) return true;
    return (
      warned &&
      !says("noAfter", language, plain) &&
      hitsOf("fine", language, plain).some((hit) => !isDenied(hit, plain, ground)) &&
      !says("refer", language, plain)
    );
  });
}

/** Recommends a home remedy, rather than merely mentioning one. */
function namesRemedy(reading: Reading, ground: Ground): boolean {
  const { language } = ground;
  return reading.segments.some(({ plain }) =>
    hitsOf("remedies", language, plain).some(
      (hit) =>
        !isDenied(hit, plain, ground) &&
        !says("noAfter", language, plain.slice(hit.end - 1)) &&
        !says("scented", language, plain) &&
        !isWarnedOf(hit, reading, ground) &&
        !speaksAgainst(plain.slice(hit.end - 1), ground) &&
        !isScentOf(hit, ground, reading),
    ),
  );
}

const KITCHEN = /^(kitchen|cuisine|cocina)$/;

/** What the shopper asked about, with nothing in the sentence but what speaks against it. */
const isWarnedOf = ({ text }: Hit, { plain }: Reading, { language, said }: Ground): boolean =>
  (KITCHEN.test(text) ||
    said.some((one) => fold(one).includes(text.split(" ").at(-1)?.slice(0, 4) ?? text))) &&
  says("harms", language, plain) &&
  !says("applies", language, plain) &&
  !says("falseNo", language, plain);

/** "Lemon only stings", "… clears no pore": what is said after it takes it back. */
const speaksAgainst = (after: string, { language }: Ground): boolean =>
  !says("falseNo", language, after) &&
  (says("harms", language, after) || hitsOf("negators", language, after).length > 0);

/** "Scented with fig and lemon": said by the label. */
const isScentOf = ({ text }: Hit, _ground: Ground, { mentions }: Reading): boolean =>
  mentions.some(({ product: { description, ingredients } }) =>
    ` ${(fold(`${description} ${ingredients.join(" ")}`).match(/\p{L}+/gu) ?? []).join(" ")} `.includes(
      ` ${text} `,
    ),
  );

/** A guess that the shopper's own words do not bear out. */
function guesses(reading: Reading, ground: Ground): boolean {
  const { language } = ground;
  const said = ground.said
    .map(
      (text) =>
        ` ${tokensOf(text, language)
          .map((one) => one.text)
          .join(" ")} `,
    )
    .join("");
  const hasAge = /\d{1,2} ?(years?|yrs?|ans|anos|yo)|(i am|i m|im|aged?|je suis|tengo|j ai) \d{1,2} /.test(
    said,
  );
  return reading.segments.some(({ plain }) =>
    hitsOf("guess", language, plain).some((hit) => {
      if (hasAge && /( |^)(age|edad)( |$)/.test(hit.text)) return false;
      const words = hit.text
        .split(" ")
        .filter(
          (word) => word.length > 3 && !/^(your|like|skin|peau|piel|votre|comme|como|yours|tuya)$/.test(word),
        );
      return !words.some((word) => said.includes(` ${word.slice(0, -1)}`));
    }),
  );
}

/** The rules broken by claims about products or the person. */
export function claimRules(reading: Reading, ground: Ground, before: readonly string[]): Rule[] {
  const { language } = ground;
  const found: [Rule, boolean][] = [
    ["promise", promises(reading, ground)],
    ["diagnosis", diagnoses(reading, ground) || says("reassure", language, reading.plain)],
    ["medicine", meddles(reading, ground, before)],
    ["clearance", clears(reading, ground, before)],
    ["home-remedy", namesRemedy(reading, ground)],
    [
      "unproven-claim",
      undenied("unproven", reading.segments, ground) && !says("unable", language, reading.plain),
    ],
    ["guess", guesses(reading, ground)],
    ["claims-to-be-human", undenied("human", reading.segments, ground)],
  ];
  return found.filter(([, wrong]) => wrong).map(([rule]) => rule);
}

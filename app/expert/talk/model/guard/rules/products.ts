import { productsNamed } from "../../../../reading/product-names.ts";
import { matchesInci } from "../../../../reading/person/substances.ts";
import { factsOf } from "../../../../shelf/product-facts.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ground, Rule } from "../ground.ts";
import { LONGEST_SENTENCE } from "../sentences.ts";
import { tokensOf } from "../text.ts";
import { type Hit, hitsOf, isOneOf, type Phrases, says, wordsOf } from "../phrases.ts";
import { isConditional } from "../denial.ts";
import {
  focusOf,
  kindWords,
  lastNamed,
  type Named,
  type Reading,
  type Segment,
  togetherIn,
} from "../reading.ts";

/** Words from "leave" to what is left, and from a product to "can wait". */
const REACH = { noNear: 3, noBefore: 6, noAfter: 16 } as const;

const wordsIn = (text: string): number => text.trim().split(/ +/).filter(Boolean).length;

/** Whether what stands between is a list: "Night Current, Soft Ebb and". */
const isList = (between: string): boolean =>
  /^ *(?:[§¤,] *|(?:and|or|nor|both|the|et|ou|ni|le|la|les|l|y|o|e|u|el|los|las|de|du|des|d|dans|en|in) +)*$/.test(
    between,
  );

/** "When you use", "if": what is avoided is something else. */
const TURNS = /(?<= )(when|whenever|while|if|and|with|quand|lorsque|si|et|avec|cuando|y|con)(?= )/;

/** Whether a segment rejects what is at a position in it. */
function saysNoTo(at: number, { text }: Segment, ground: Ground): boolean {
  const { language } = ground;
  const onlySounds = hitsOf("falseNo", language, text);
  /** "No reason to leave it out": the no is taken back before it is said. */
  const counts = (hit: Hit) =>
    !onlySounds.some(
      ({ start, end }) =>
        (hit.start < end && start < hit.end) ||
        (end <= hit.start && wordsIn(text.slice(end, hit.start)) <= 2),
    );
  const before = (kind: "noNear" | "noBefore") =>
    hitsOf(kind, language, text).some((hit) => {
      if (hit.start >= at || !counts(hit)) return false;
      if (isPartly(hit, at, text, ground)) return false;
      // What was found may hold the sign itself: "leave § out".
      if (hit.end > at) return true;
      const between = text.slice(hit.end, at);
      const parts = between.split(/[§¤]/);
      const listed = parts.length > 1 && isList(between.slice(between.search(/[§¤]/)));
      const first = parts[0] ?? "";
      if (first.includes(",") || wordsIn(first) >= REACH[kind]) return false;
      if (TURNS.test(first) || (kind === "noBefore" && says("use", language, first))) return false;
      return parts.length === 1 || listed;
    });
  const after = hitsOf("noAfter", language, text).some((hit) => {
    if (hit.start <= at || !counts(hit)) return false;
    const between = text.slice(at + 1, hit.start);
    const last = between.search(/[§](?=[^§]*$)/);
    const rest = last < 0 ? between : between.slice(last + 1);
    return wordsIn(rest) <= REACH.noAfter && (last < 0 || isList(between.slice(0, last + 1)));
  });
  return before("noNear") || before("noBefore") || after;
}

/** Words after a name in which a "not" is narrowed down. */
const NARROWED = 3;

/** "Do not use § with an acid", "not § every night": allowed the rest of the time. */
function isPartly({ text: no }: Hit, at: number, text: string, { language }: Ground): boolean {
  if (!/^(not|no|never|ne|n|pas|jamais|nunca|jamas)(?= |$)/.test(no)) return false;
  const after = text.slice(at + 1);
  const next = ` ${after.trim().split(/ +/).slice(0, NARROWED).join(" ")} `;
  return says("partly", language, next) && !says("lasting", language, after);
}

/** The products that hold an ingredient. */
const holding = ({ inci }: Named, ground: Ground): Product[] =>
  ground.catalogue.filter((product) => factsOf(product).inci.some((name) => matchesInci(name, inci)));

/** Whether only what this person may not have holds it. */
function isOnlyWithheld(named: Named, ground: Ground): boolean {
  const products = holding(named, ground);
  return products.length > 0 && products.every((product) => !ground.mayBeNamed(product));
}

const any = (kinds: readonly Phrases[], ground: Ground, text: string): boolean =>
  kinds.some((kind) => says(kind, ground.language, text));

/** A withheld product is named, or gone on about, where nothing says no to it. */
function offersWithheld(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  let refused = false;
  for (const [place, segment] of reading.segments.entries()) {
    for (const { mention, at } of segment.products) {
      if (ground.mayBeNamed(mention.product)) continue;
      const careful =
        saysNoTo(at, segment, ground) ||
        (refused && isLikewise(at, segment, ground)) ||
        (isFact(reading, segment, ground) && !isPlayedDown(reading.segments[place + 1], ground)) ||
        isOfTheirState(segment, ground) ||
        isAnsweredNo(mention.product, reading.segments.slice(place), ground);
      if (!careful) return true;
      refused = true;
    }
    const open = segment.products.some(({ mention }) => ground.mayBeNamed(mention.product));
    // "…, but twice a week it is fine".
    if (refused && !open && segment.products.length === 0 && goesOn(segment, ground)) return true;
  }
  if (describesWithheld(reading, ground)) return true;
  const seen = new Set(reading.mentions.map(({ product }) => product));
  const more = productsNamed(reading.sentence, ground.catalogue).filter((product) => !seen.has(product));
  if (
    !refused &&
    more.some((product) => !ground.mayBeNamed(product)) &&
    !reading.segments.some((one) => saysNoAnywhere(one, ground))
  )
    return true;
  return reading.mentions.length === 0 && goesOnFromBefore(reading, ground, before);
}

/** "And so is §": as what was said no to before it. */
function isLikewise(at: number, { text, products }: Segment, { language }: Ground): boolean {
  const from = products.findLast((one) => one.at < at)?.at ?? 0;
  const between = text.slice(from + 1, at);
  return says("likewise", language, ` ${between.trim().split(/ +/).slice(-4).join(" ")} `);
}

/** Clauses that say what is in something and nothing else; to poison control more may be said. */
function isFact(reading: Reading, segment: Segment, ground: Ground): boolean {
  const { language } = ground;
  if (says("applies", language, segment.text)) return false;
  if (
    says("poison", language, reading.plain) ||
    (says("poison", language, saidLast(ground)) && segment.substances.length > 0)
  )
    return true;
  const rest = segment.text
    .trim()
    .split(/ +/)
    .filter((word) => !/^([§¤,()%$]|\d+([.,]\d+)?)$/.test(word));
  return segment.substances.length > 0 && rest.every((word) => isOneOf("factual", language, word));
}

/** "… though on the lips it hardly matters": what a fact is followed by where it is to count for little. */
const isPlayedDown = (next: Segment | undefined, ground: Ground): boolean =>
  next !== undefined &&
  says("concession", ground.language, ` ${next.text.trim().split(/ +/).slice(0, 2).join(" ")} `) &&
  !saysNoAnywhere(next, ground);

/** "Once you have weaned", "its label says not while nursing": put off, or warned of by the label. */
function isOfTheirState({ text }: Segment, { language }: Ground): boolean {
  if (says("falseNo", language, text)) return false;
  if (says("afterwards", language, text)) return true;
  return (
    says("topics", language, text) &&
    says("lasting", language, text) &&
    (says("refer", language, text) || says("negators", language, text)) &&
    !says("use", language, text)
  );
}

const saidLast = ({ said, language }: Ground): string =>
  ` ${tokensOf((said.at(-1) ?? "").slice(0, LONGEST_SENTENCE), language)
    .map(({ text }) => text)
    .join(" ")} `;

/** "You asked about §: it has to wait": only brought up, and answered with a no in what follows. */
function isAnsweredNo(product: Product, [own, ...rest]: readonly Segment[], ground: Ground): boolean {
  const { language } = ground;
  if (!own || !says("topics", language, own.text) || says("use", language, own.text)) return false;
  const ofIt = (segment: Segment) =>
    segment.products.length === 0 &&
    segment.substances.every(({ named }) => holding(named, ground).includes(product));
  const answer = rest.filter(ofIt);
  return (
    answer.length === rest.length &&
    answer.some((segment) => saysNoAnywhere(segment, ground) && !says("falseNo", language, segment.text)) &&
    !answer.some((segment) => goesOn(segment, ground))
  );
}

/** Words from "our" to what kind of thing it is. */
const PHRASE = 5;
/** Words that tell no product from another. */
const LEAST_TELLING = 4;

/** "Our strongest night cream": called by what it is, where only withheld ones are that. */
function describesWithheld({ tokens, mentions, segments }: Reading, ground: Ground): boolean {
  const { language } = ground;
  return tokens.some(({ text }, at) => {
    const ours = isOneOf("our", language, text);
    if (!ours && !wordsOf("articles", language).has(text)) return false;
    const phrase = tokens.slice(at + 1, at + 1 + PHRASE);
    const stop = phrase.findIndex(
      (one, place) => one.kind === "mark" || (place > 0 && isOneOf("joins", language, one.text)),
    );
    const words = (stop < 0 ? phrase : phrase.slice(0, stop)).map((one) => one.text);
    if (mentions.some(({ from, to }) => from <= at + words.length && to > at)) return false;
    const form = words.find((word) => isOneOf("forms", language, word.replace(/s$/, "")));
    if (!form) return false;
    const ofForm = ground.catalogue.filter((product) =>
      kindWords(product).includes(` ${form.replace(/s$/, "")}`),
    );
    const telling = words.filter(
      (word) =>
        word !== form &&
        word.length >= LEAST_TELLING &&
        ofForm.some((product) => kindWords(product).includes(` ${word} `)),
    );
    const meant = ofForm.filter((product) =>
      telling.every((word) => kindWords(product).includes(` ${word} `)),
    );
    if (
      meant.length === 0 ||
      (telling.length === 0 && !ours) ||
      meant.some((product) => ground.mayBeNamed(product))
    )
      return false;
    const before = ` ${tokens
      .slice(Math.max(0, at - REACH.noNear), at)
      .map((one) => one.text)
      .join(" ")} `;
    if (says("noNear", language, before) && !says("falseNo", language, before)) return false;
    return !segments.some(
      (segment) =>
        (any(["noBefore", "noAfter", "refer", "afterwards"], ground, segment.text) &&
          !says("falseNo", language, segment.text)) ||
        /(?<= )(none|neither|ni|ningun\S*|aucun\S*|nothing|rien|nada)(?= )/.test(segment.text),
    );
  });
}

const saysNoAnywhere = ({ text }: Segment, { language }: Ground): boolean =>
  says("noBefore", language, text) || says("noAfter", language, text) || says("noNear", language, text);

/** Whether a part that names nothing speaks for what was named before it. */
function goesOn({ text }: Segment, ground: Ground): boolean {
  return (
    any(["use", "applies"], ground, text) &&
    any(["pronouns", "often", "bothOf"], ground, text) &&
    !says("later", ground.language, withoutFalseNo(text, ground))
  );
}

/** A text without what only sounds like a "no". */
const withoutFalseNo = (text: string, { language }: Ground): string =>
  hitsOf("falseNo", language, text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end + 1)}`,
    text,
  );

function goesOnFromBefore(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  const focus = focusOf(ground, before.slice(-2));
  const count = togetherIn(reading.plain, ground);
  const together = count === undefined ? undefined : lastNamed(count, ground, before);
  const withheld =
    together?.some((product) => !ground.mayBeNamed(product)) ||
    (focus.length > 0 && focus.every((product) => !ground.mayBeNamed(product)));
  if (!withheld || asks(reading, ground)) return false;
  return reading.segments.some((segment) => goesOn(segment, ground) && !takesBack(segment, ground));
}

/** A question to the shopper offers nothing; "Why not twice a week?" is not a real question. */
function asks({ sentence, plain }: Reading, { language }: Ground): boolean {
  return sentence.trim().endsWith("?") && !says("falseNo", language, plain);
}

/** Whether a part says no, or leaves it to a doctor, and means it. */
function takesBack(segment: Segment, ground: Ground): boolean {
  const { language } = ground;
  if (says("falseNo", language, segment.text)) return false;
  return (
    saysNoAnywhere(segment, ground) ||
    says("refer", language, segment.text) ||
    says("none", language, segment.text)
  );
}

/** What somebody would like to, which a condition only dresses up. */
const WISHED =
  /(?<= )(want|like|fancy|add|try|tempted|curious|envie|voulez|souhait\S*|ajout\S*|essay\S*|tent\S*|quier\S*|apetec\S*|anad\S*|prueb\S*|gust\S*)(?= )/;

/** "If you ever use a retinoid": what somebody may have in use, and no advice. */
const isOwnCase = (at: number, { text }: Segment, ground: Ground): boolean =>
  isConditional(at, text, ground) && !WISHED.test(text.slice(text.lastIndexOf(",", at) + 1, at + 1));

/** An ingredient that only withheld products hold is put forward: "a little retinol on Sundays". */
function offersIngredient(reading: Reading, ground: Ground, before: readonly string[]): boolean {
  if (reading.mentions.some(({ product }) => !ground.mayBeNamed(product))) return false;
  const focus = focusOf(ground, before);
  const explains =
    focus.some((product) => !ground.mayBeNamed(product)) &&
    !reading.segments.some((segment) => goesOn(segment, ground));
  const guarded = reading.segments.flatMap((segment) =>
    segment.substances
      .filter(({ named, at }) => isOnlyWithheld(named, ground) && !isOwnCase(at, segment, ground))
      .map(({ at }) => ({ no: saysNoTo(at, segment, ground) || /^. free /.test(segment.text.slice(at)) })),
  );
  if (guarded.length === 0) return false;
  if (!guarded.some(({ no }) => no))
    return !explains && !asks(reading, ground) && !reading.segments.some((one) => takesBack(one, ground));
  // "I would skip the retinol, but once a week is fine".
  const last = reading.segments.findLastIndex(({ substances }) =>
    substances.some(({ named }) => isOnlyWithheld(named, ground)),
  );
  return reading.segments
    .slice(last + 1)
    .some(
      (segment) =>
        segment.products.length === 0 &&
        reading.tokens[segment.from]?.kind === "word" &&
        says("often", ground.language, segment.text) &&
        goesOn(segment, ground),
    );
}

/** Names parted by a stop: what ends a sentence and begins the next may be one. */
function spansSentences(
  reading: Reading,
  ground: Ground,
  before: readonly string[],
  join: (text: string) => Reading,
): boolean {
  const tail = before
    .at(-1)
    ?.split(/\s+/)
    .slice(-2)
    .join(" ")
    .replace(/[.!?…]+$/, "");
  const head = reading.sentence.split(/\s+/).slice(0, 3).join(" ");
  if (!tail) return false;
  const whole = join(`${tail} ${head}`).mentions.filter(({ product }) => !ground.mayBeNamed(product)).length;
  const parts =
    join(tail).mentions.length +
    join(head).mentions.filter(({ product }) => !ground.mayBeNamed(product)).length;
  return whole > parts;
}

/** The rules broken by recommending products that this person must not be given. */
export function withheldRules(
  reading: Reading,
  ground: Ground,
  before: readonly string[],
  join: (text: string) => Reading,
): Rule[] {
  const wrong =
    offersWithheld(reading, ground, before) ||
    offersIngredient(reading, ground, before) ||
    spansSentences(reading, ground, before, join);
  return wrong ? ["product-not-for-person"] : [];
}

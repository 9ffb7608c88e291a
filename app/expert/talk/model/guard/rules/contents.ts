import { matchesInci } from "../../../../reading/person/substances.ts";
import { canonicalInci, isScent } from "../../../../shelf/inci.ts";
import { factsOf } from "../../../../shelf/product-facts.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Ground, Rule } from "../ground.ts";
import { isConditional } from "../denial.ts";
import { type Hit, hitsOf, says } from "../phrases.ts";
import {
  calledIn,
  focusOf,
  lastNamed,
  type Named,
  type Reading,
  type Segment,
  togetherIn,
} from "../reading.ts";

/** Words before "has" in which "neither" is its subject. */
const NONE = 5;
/** Words from "contains" to what it contains, and from one ingredient to the next of a list. */
const REACH = 4;
/** Alcohols that are waxes: nobody means them by "alcohol". */
const FATTY = /^(cetearyl|cetyl|stearyl|behenyl|myristyl|arachidyl|benzyl) alcohol$/;
const LISTED =
  /^[ ,]*(?:(?:and|or|nor|plus|et|ou|ni|y|o|e|u|of|any|de|d|le|la|les|l|du|des|el|los|las)(?= |$)[ ,]*)*(?:[^ ,]+ ){0,2}$/;

function holds({ ids, inci: all, words }: Named, product: Product, sense: Sense, byList: boolean): boolean {
  const { inci: list, exfoliates } = factsOf(product);
  // A scent may be made of anything; its list names it or not.
  const inci =
    byList && all.length > 1 && !ids.includes("fragrance") ? all.filter((one) => one !== "parfum") : all;
  // What adjusts the pH is no exfoliant, and a mild acid is an acid.
  if (ids.includes("acids"))
    return exfoliates || (sense === "has" && list.some((name) => / acid$|^gluconolactone$/.test(name)));
  const meant = ids.includes("alcohol") ? list.filter((name) => !FATTY.test(name)) : list;
  return meant.some((name) => matchesInci(name, inci) || name === canonicalInci(words));
}

type Sense = "has" | "lacks";

/** What governs an ingredient: "contains", "without", or nothing that says whether it is there. */
function senseOf(at: number, segment: Segment, ground: Ground): Sense | undefined {
  const { language } = ground;
  const { text, substances } = segment;
  if (/^. free /.test(text.slice(at))) return "lacks";
  // "No, leave retinol alone": the answer, not what is in it.
  const lacks = hitsOf("lacks", language, text)
    .filter(({ end }) => !/^ ?,/.test(text.slice(end)))
    .map((hit) => ({ ...hit, sense: "lacks" as const }));
  const has = hitsOf("contains", language, text).map((hit) => ({ ...hit, sense: "has" as const }));
  const nearest = [...has, ...lacks]
    .filter(({ end }) => end <= at)
    .toSorted((a, b) => a.end - b.end || (a.sense === "has" ? -1 : 1))
    .at(-1);
  if (!nearest) return undefined;
  const between = text.slice(nearest.end, at);
  if (segment.products.length === 0 && isBesideThePoint(nearest, text, ground)) return undefined;
  if (NO_LIST.test(text.slice(0, nearest.start))) return undefined;
  // "Without it, retinol is in vain".
  if (
    /^(without|sans|sin)(?= |$)/.test(nearest.text) &&
    /^ ?(it|them|elle|lui|cela|el|ella|ello|eso) ,/.test(between)
  )
    return undefined;
  if (between.includes("§") || says("unlike", language, ` ${between.trim()} `)) return undefined;
  // "A rich cream without oats we do not have": none that was named.
  const begins = text.slice(0, nearest.start + 1);
  if (
    segment.products.length === 0 &&
    says("anyOne", language, begins) &&
    !says("universal", language, begins)
  )
    return undefined;
  if (
    nearest.sense === "has" &&
    says("scented", language, ` ${begins.trim().split(/ +/).slice(-2).join(" ")} `)
  )
    return undefined;
  // A list goes on from one ingredient to the next.
  const last = substances.filter((one) => one.at < at && one.at > nearest.end).at(-1);
  const gap = last ? text.slice(last.at + 1, at) : between;
  if (last ? !LISTED.test(gap) : gap.trim().split(/ +/).length > REACH) return undefined;
  if (nearest.sense === "has" && isBeside(nearest.start, nearest.text, text, ground)) return undefined;
  // "Is not scented"; "is a milk" says what it is.
  if (nearest.sense === "has" && /^ ?(not|pas|no|non)(?= )/.test(between)) return "lacks";
  if (/^(is|est|es)$/.test(nearest.text) && /^ ?(an?|une?|una)(?= )/.test(between)) return undefined;
  // "Neither has perfume".
  const subjectWords = text.slice(0, nearest.start).trim().split(/ +/).slice(-NONE);
  if (nearest.sense === "has" && says("neither", language, ` ${subjectWords.join(" ")} `)) return "lacks";
  return nearest.sense;
}

/** "No Soft Ebb, no Night Current, no scrub": what is to be left out, one after the other. */
const NO_LIST = /(?<= )(?:no|ni|nor|pas de|pas d|sin|nada de) § ,? ?(?:(?:and|or|et|y|o) )*$/;

/** "With", "is" and the like say what is inside only right after a product or what it is. */
const WEAK = /^(with|avec|con|a|au|aux|de|is|est|es|its|son|sa|ses|su|sus|have|has)$/;

/** Letters before "scented" in which "is" must stand where no product does. */
const COPULA = 24;

/** A "no" or a "with" by itself, which needs something it is said of. */
const BARE =
  /^(without|sans|sin|no|ni|nor|pas|nada|aucun\S*|ningun\S*|zero|cero|with|avec|con)( an?| any| de| d| le moindre| una?)?$/;
/** Words before it in which that stands. */
const NEAR = 3;

/** "What helps without a retinoid is water", "at fifteen, no acids": not about the product named before. */
function isBesideThePoint({ start, text }: Hit, whole: string, { language }: Ground): boolean {
  if (!BARE.test(text)) return false;
  const words = whole.slice(0, start).trim().split(/ +/).filter(Boolean);
  const near = ` ${words
    .slice(-NEAR)
    .filter((word) => !WEAK.test(word))
    .join(" ")} `;
  if (/^(with|avec|con)$/.test(text))
    return words.length > 0 && !/ (is|are|s|comes?|it|they|est|sont|il|elle|es|son|viene) $/.test(near);
  const kinds = ["copulas", "pronouns", "bothOf", "contains", "lacks"] as const;
  return words.length > 0 && !kinds.some((kind) => says(kind, language, near));
}

/** Words before "with" that may say what goes with what. */
const BESIDE = 9;

function isBeside(start: number, word: string, text: string, { language }: Ground): boolean {
  if (!WEAK.test(word)) return false;
  const before = text.slice(0, start).trim().split(/ +/).slice(-BESIDE).join(" ");
  if (/^(a|au|aux|de|is|est|es)$/.test(word) && !/§( ,)?$/.test(before)) return true;
  return says("beside", language, ` ${before} `);
}

/** The products that a place in a segment speaks of. */
function subjectOf(
  at: number,
  segment: Segment,
  earlier: readonly Product[],
  focus: readonly Product[],
): readonly Product[] {
  const before = segment.products.filter((one) => one.at < at);
  const last = before.at(-1);
  if (last) {
    const group = [last.mention.product];
    for (let place = before.length - 2; place >= 0; place -= 1) {
      const one = before[place];
      const next = before[place + 1];
      if (
        !one ||
        !next ||
        !/^[ ,]*(?:(?:and|or|et|ou|y|e|o|the|le|la|les|l|el|los|las)[ ,]*)*$/.test(
          segment.text.slice(one.at + 1, next.at),
        )
      )
        break;
      group.push(one.mention.product);
    }
    return group;
  }
  const after = segment.products[0];
  // "Without perfume, Silk Milk …".
  if (after)
    return !/(?<= )(so|no|nor|donc|ni|asi)(?= )/.test(segment.text.slice(at, after.at)) &&
      /^ (?:[^ ,]+ ){0,4}[¤ ,]+(?:[^ ,]+ ){0,3}$/.test(segment.text.slice(0, after.at))
      ? [after.mention.product]
      : [];
  return earlier.length > 0 ? earlier.slice(-1) : focus;
}

/** A product that is called scented or unscented. */
function scentProblems(
  segment: Segment,
  earlier: readonly Product[],
  focus: readonly Product[],
  ground: Ground,
): boolean {
  const { language } = ground;
  const wrong = (kind: "scented" | "unscented", scented: boolean) =>
    hitsOf(kind, language, segment.plain).some(({ start, text }) => {
      const at = Math.max(0, segment.text.indexOf(` ${text} `) + 1 || start);
      const subject = subjectOf(at, segment, earlier, focus);
      // Plain "scented oils" do not refer to a named product.
      if (
        segment.products.length === 0 &&
        !says("copulas", language, segment.plain.slice(Math.max(0, start - COPULA), start + 1))
      )
        return false;
      const negated =
        says("negators", language, segment.plain.slice(Math.max(0, start - 14), start)) ||
        says("neither", language, segment.plain.slice(0, start + 1));
      if (isConditional(at, segment.text, ground) || subject.length === 0) return false;
      const isWrong = (product: Product) =>
        factsOf(product).inci.some(isScent) !== (negated ? !scented : scented);
      // A pronoun may mean any of those that were named.
      const carriedOver = segment.products.length === 0 && togetherIn(segment.plain, ground) === undefined;
      return carriedOver ? subject.every(isWrong) : subject.some(isWrong);
    });
  return wrong("unscented", false) || wrong("scented", true);
}

/** "Its scent is sea air, fig and salt": what it smells of, which its list does not say. */
const isNote = (at: number, { plain, text }: Segment, { language }: Ground): boolean =>
  says("noteOf", language, plain.slice(0, plain.length - (text.length - at)));

/** Claims that a product contains a medicine; none of ours does. */
function holdsMedicine({ segments }: Reading, { language }: Ground): boolean {
  return segments.some(({ plain, products }) => {
    const medicines = products.length > 0 ? hitsOf("medicines", language, plain) : [];
    return medicines.some(({ start }) =>
      hitsOf("contains", language, plain).some(
        ({ end, text }) =>
          end <= start &&
          !/^(with|avec|con|au?x?|de|is|est?)$/.test(text) &&
          /^ *(?:\S+ ){0,2}$/.test(plain.slice(end, start)),
      ),
    );
  });
}

/** "Contains", "without" and "-free", each by the list of the product it is said of. */
export function contentsRules(reading: Reading, ground: Ground, before: readonly string[]): Rule[] {
  const named = focusOf(ground, before);
  const earlier: Product[] = [];
  // "Have you used retinol before?" says nothing of a product.
  if (reading.sentence.trim().endsWith("?") && reading.mentions.length === 0) return [];
  if (holdsMedicine(reading, ground)) return ["wrong-contents"];
  for (const [at, segment] of reading.segments.entries()) {
    // "Without perfume: Silk Milk".
    const [next] = reading.segments[at + 1]?.products ?? [];
    const untilNamed = segment.text.slice(0, segment.substances[0]?.at);
    const count =
      earlier.length === 0 && segment.products.length === 0 ? togetherIn(untilNamed, ground) : undefined;
    const follows =
      reading.tokens[segment.to]?.text === ":" &&
      next &&
      ground.mayBeNamed(next.mention.product) &&
      !says("copulas", ground.language, segment.plain) &&
      count === undefined;
    const announced = follows ? [next.mention.product] : undefined;
    const together = count === undefined ? undefined : lastNamed(count, ground, before);
    const called =
      earlier.length === 0 && segment.products.length === 0 ? calledIn(segment, ground, before) : [];
    const known = announced ?? together ?? (called.length > 0 ? called : undefined);
    const focus = known ?? named;
    const nearer = known ? [] : earlier;
    for (const { named, at } of segment.substances) {
      const sense = isConditional(at, segment.text, ground) ? undefined : senseOf(at, segment, ground);
      if (!sense || (sense === "has" && isNote(at, segment, ground))) continue;
      // "None of our creams contains shea" speaks of the whole shelf.
      const ofAll = sense === "lacks" && says("universal", ground.language, segment.text.slice(0, at + 1));
      const subject = ofAll ? ground.catalogue : subjectOf(at, segment, nearer, focus);
      if (subject.length === 0) continue;
      const byList = says("byList", ground.language, segment.plain);
      const held = subject.map((product) => holds(named, product, sense, byList));
      const carriedOver = !ofAll && !together && segment.products.length === 0 && nearer.length === 0;
      const wrong = sense === "has" ? held.map((one) => !one) : held;
      // A pronoun may mean any of those that were named.
      if (carriedOver ? wrong.every(Boolean) : wrong.some(Boolean)) return ["wrong-contents"];
    }
    if (scentProblems(segment, nearer, focus, ground)) return ["wrong-contents"];
    earlier.push(...segment.products.map(({ mention }) => mention.product));
  }
  return [];
}

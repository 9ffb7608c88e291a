import { memoize, memoizeWeakly } from "#app/memoize.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { languageTag, type Language } from "#app/i18n/language.ts";
import { productsNamed } from "../../../../reading/product-names.ts";
import { isDenied } from "../denial.ts";
import { fold } from "../../../../reading/normalize.ts";
import type { Ground, Rule } from "../ground.ts";
import { isOneOf, says, wordsOf } from "../phrases.ts";
import type { Reading } from "../reading.ts";
import type { Token } from "../text.ts";
import brands from "../words/brands.json" with { type: "json" };

const BRANDS = new RegExp(`(?<= )(?:${brands.map(fold).join("|")})(?= )`);
const LINKS = new Set([
  "de",
  "du",
  "des",
  "d",
  "la",
  "le",
  "l",
  "del",
  "of",
  "the",
  "and",
  "et",
  "y",
  "a",
  "au",
]);

const spaced = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{M}]+|\d+/gu) ?? []).join(" ")} `;

/** Capitals that begin no sentence. */
const INNER_CAPITAL = /(?<=[^\s.!?:\n“"«]\s+[“"«(]?)\p{Lu}[\p{L}\p{M}]*/gu;

interface Told {
  texts: string;
  /** Words that are written with a capital, though they begin nothing. */
  capitals: ReadonlySet<string>;
}

function told(texts: readonly string[]): Told {
  return {
    texts: texts.map(spaced).join("|"),
    capitals: new Set(texts.flatMap((text) => (text.match(INNER_CAPITAL) ?? []).map(fold))),
  };
}

/** What labels say, and the words of products' names, which are no words of their own. */
const shelfTold = memoizeWeakly((catalogue: readonly Product[]) => {
  const texts = catalogue.flatMap(({ description, usage, kind, line, ingredients, category }) => [
    description,
    usage,
    kind,
    line,
    category,
    ...ingredients,
  ]);
  const listed = catalogue.flatMap(({ ingredients }) =>
    ingredients.flatMap((one) => spaced(one).trim().split(" ")),
  );
  const { texts: joined, capitals } = told(texts);
  return {
    texts: joined,
    capitals: new Set([...capitals, ...listed]),
    names: new Set(catalogue.flatMap(({ name }) => spaced(name).trim().split(" "))),
  };
});

/** What was given and said; pages and results are the same texts again and again. */
const givenTold = memoize((text: string) => told([text]), 500);

const saysPhrase = ({ catalogue, known, said }: Ground, phrase: string): boolean =>
  shelfTold(catalogue).texts.includes(phrase) ||
  [...known.texts, ...said].some((text) => givenTold(text).texts.includes(phrase));

function isCapital({ catalogue, known, said }: Ground, word: string): boolean {
  const shelf = shelfTold(catalogue);
  if (said.some((text) => givenTold(text).texts.includes(` ${word} `))) return true;
  return (
    !shelf.names.has(word) &&
    (shelf.capitals.has(word) || known.texts.some((text) => givenTold(text).capitals.has(word)))
  );
}

/** Countries by their names in our languages. */
const countries = memoize((language: Language): ReadonlySet<string> => {
  const names = new Intl.DisplayNames([languageTag(language)], { type: "region", fallback: "none" });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return new Set(
    letters.flatMap((one) =>
      letters.flatMap((other) =>
        spaced(names.of(one + other) ?? "")
          .trim()
          .split(" "),
      ),
    ),
  );
});

/** Words of a run of capitals: "Midnight Pearl Serum". */
function runsOf(reading: Reading): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const end = () => {
    while (run.length > 0 && !/^\p{Lu}/u.test(run.at(-1)?.typed ?? "")) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  reading.tokens.forEach((token, at) => {
    const named = reading.mentions.some(({ from, to }) => at >= from && at < to);
    const capital = token.kind === "word" && /^\p{Lu}/u.test(token.typed) && !named;
    if (capital || (run.length > 0 && token.kind === "word" && LINKS.has(token.text))) run.push(token);
    else end();
  });
  end();
  return runs;
}

/** Where a capital is nothing but the beginning of a sentence or a line. */
function opens(token: Token, sentence: string): boolean {
  return /(^|[.!?:;…\n“"«(¿¡]\s*|\d[.)]\s*|[-–—•]\s)$/u.test(sentence.slice(0, token.start));
}

function namesUnknown(reading: Reading, ground: Ground): boolean {
  // "The Harbor serum": half a name, which says whose it is.
  const halves = new Set(
    productsNamed(reading.sentence, ground.catalogue).flatMap(({ name }) => spaced(name).trim().split(" ")),
  );
  const { language } = ground;
  const free = wordsOf("calls", language);
  const common = (word: string): boolean =>
    free.has(word) ||
    countries(language).has(word) ||
    halves.has(word) ||
    wordsOf("dangling", language).has(word) ||
    wordsOf("connectives", language).has(word);
  return runsOf(reading).some((run) => {
    const words = run.map(({ text }) => text);
    const phrase = ` ${words.join(" ")} `;
    if (run.length > 1 && saysPhrase(ground, phrase)) return false;
    const [first] = run;
    const begins = first !== undefined && opens(first, reading.sentence);
    const rest = begins ? run.slice(1) : run;
    const capitalised = rest.filter(({ typed }) => /^\p{Lu}/u.test(typed));
    if (capitalised.length === 0) return false;
    if (capitalised.length === 1 && capitalised[0]) {
      const [{ text }] = capitalised as [Token];
      // "Midnight Serum": a kind of product with a name before it.
      if (isOneOf("forms", language, text))
        return begins && first !== undefined && !saysPhrase(ground, ` ${first.text} ${text} `);
      return !(common(text) || isCapital(ground, text) || isLoud(capitalised[0], ground));
    }
    return !capitalised.every(
      (token) => common(token.text) || isLoud(token, ground) || isIngredientWord(token, reading),
    );
  });
}

/** "NOT": a plain word, said loudly. */
const isLoud = ({ typed, text }: Token, ground: Ground): boolean =>
  typed.length > 1 && typed === typed.toUpperCase() && saysPhrase(ground, ` ${text} `);

const isIngredientWord = (token: Token, { named, tokens }: Reading): boolean =>
  named.some(({ from, to }) => tokens.slice(from, to).includes(token));

/** Kinds of things that somebody may own already. */
const OWNERS = 3;

/** "Our coral mask", "the new toner": what we speak of as ours must be on the shelf. */
function callsUnknownOurs({ tokens, mentions }: Reading, ground: Ground): boolean {
  const { language, catalogue, said, otherNames } = ground;
  const shelf = shelfKinds(catalogue) + [...(otherNames?.values() ?? [])].flat().map(spaced).join("|");
  return tokens.some(({ text }, at) => {
    const form = text.replace(/s$/, "");
    if (!isOneOf("forms", language, form) || shelf.includes(` ${form}`)) return false;
    if (mentions.some(({ from, to }) => at >= from && at < to)) return false;
    const before = tokens.slice(Math.max(0, at - OWNERS), at).map((one) => one.text);
    const called = before.some(
      (word) =>
        isOneOf("our", language, word) ||
        (wordsOf("articles", language).has(word) && !isOneOf("everyday", language, form)),
    );
    const clause = ` ${tokens
      .slice(0, at)
      .map((one) => one.text)
      .join(" ")} `;
    return (
      called &&
      !said.some((one) => spaced(one).includes(` ${form}`)) &&
      !isDenied({ start: clause.length }, clause, ground)
    );
  });
}

const shelfKinds = memoizeWeakly((catalogue: readonly Product[]): string =>
  catalogue
    .map(({ name, kind, description, usage, category }) =>
      spaced(`${name} ${kind} ${category} ${description} ${usage}`),
    )
    .join("|"),
);

/** Words from "the" to a colour. */
const COLOUR_REACH = 3;

/** "The purple one": nothing says which that is. */
function pointsByColour({ tokens, mentions }: Reading, ground: Ground): boolean {
  const { language } = ground;
  const [articles, colours] = [wordsOf("articles", language), wordsOf("colours", language)];
  return tokens.some(({ text }, at) => {
    if (!colours.has(text)) return false;
    // "The little purple jar".
    const before = tokens.slice(Math.max(0, at - COLOUR_REACH), at);
    const phrase = before.slice(before.findLastIndex(({ kind }) => kind === "mark") + 1);
    if (!phrase.some((one) => articles.has(one.text))) return false;
    if (mentions.some(({ from, to }) => at >= from && at < to)) return false;
    return isOneOf("vessels", language, tokens[at + 1]?.text ?? "");
  });
}

/** "N.C.", "NC": one of our names reduced to initials, which nobody can recognize. */
function namesByInitials({ sentence }: Reading, ground: Ground): boolean {
  const found =
    sentence.match(/(?<!\p{L})(?:\p{Lu}\.\s?){2,3}|(?<![\p{L}\d])\p{Lu}{2,3}(?![\p{L}\d])/gu) ?? [];
  return found.some((letters) => {
    const plain = letters.replace(/[^\p{L}]/gu, "");
    const isSaid = [...ground.known.texts, ...ground.said].some((text) => text.includes(letters.trim()));
    return !isSaid && initialsOf(ground.catalogue).has(plain);
  });
}

const initialsOf = memoizeWeakly(
  (catalogue: readonly Product[]) =>
    new Set(
      catalogue.flatMap(({ name }) => {
        const letters = (name.match(/\p{Lu}(?=\p{Ll})/gu) ?? []).join("");
        return [letters, letters.slice(0, 2)].filter((one) => one.length > 1);
      }),
    ),
);

/** The rules broken by naming products that are not ours or cannot be identified. */
export function unknownRules(reading: Reading, ground: Ground): Rule[] {
  const rules: Rule[] = [];
  const brand = BRANDS.exec(spaced(reading.sentence))?.[0];
  const isTheirs = brand && ground.said.some((text) => spaced(text).includes(` ${brand} `));
  // What somebody owns may be spoken of, and is not ours to judge.
  if (brand && (!isTheirs || says("judges", ground.language, reading.plain))) rules.push("other-brand");
  const unknown = [namesUnknown, callsUnknownOurs, pointsByColour, namesByInitials];
  if (unknown.some((isUnknown) => isUnknown(reading, ground))) rules.push("unknown-product");
  return rules;
}

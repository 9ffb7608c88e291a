import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import seed from "#db/seed/catalogue.json" with { type: "json" };
import { parsePhrase } from "../reading/person/phrases.ts";
import { findSubstances, inciOf, matchesInci, substanceById } from "../reading/person/substances.ts";
import { wordsOf } from "../reading/person/words.ts";
import { RED_FLAGS } from "../reading/understanding.ts";
import labelAsks from "./label-asks.json" with { type: "json" };
import labelWords from "./label-words.json" with { type: "json" };
import concerns from "./concerns.json" with { type: "json" };
import cues from "./cues.json" with { type: "json" };
import exclusions from "./exclusions.json" with { type: "json" };
import facts from "./facts.json" with { type: "json" };
import ingredients from "./ingredients.json" with { type: "json" };
import { PLACES, SOUGHT, UNSOUGHT } from "./knowledge.ts";
import packaging from "./packaging.json" with { type: "json" };
import negation from "./negation.json" with { type: "json" };
import numbers from "./numbers.json" with { type: "json" };
import plainAlarms from "./plain-alarms.json" with { type: "json" };
import halfNames from "./half-names.json" with { type: "json" };
import pointing from "./pointing.json" with { type: "json" };
import qualities from "./qualities.json" with { type: "json" };
import { wordsPattern } from "./cues.ts";
import terms from "./terms.json" with { type: "json" };
import places from "./places.json" with { type: "json" };
import substances from "./substances.json" with { type: "json" };

const id = z.string().regex(/^[a-z0-9_]+$/);
const texts = z.array(z.string().min(1));
const perTongue = z.strictObject({ en: texts, fr: texts, es: texts });
const grade = z.enum(["A", "B", "C", "D"]);
const caution = z.enum(["ok", "limit", "ask", "avoid"]);

const ingredient = z.strictObject({
  id,
  inci: texts.min(1),
  names: perTongue,
  family: z.string(),
  concerns: z.array(z.strictObject({ concern: id, grade })),
  skin_types_caution: texts,
  irritation: z.int().min(0).max(3),
  conflicts: z.array(
    z.strictObject({
      with: id,
      level: z.enum(["avoid", "alternate", "caution", "myth"]),
      members: z.array(id).optional(),
    }),
  ),
  pregnancy: caution,
  breastfeeding: caution,
  daily_spf_required: z.boolean(),
  time_of_day: z.string(),
  sources: z.array(z.looseObject({ label: z.string() })),
});

const substance = z.strictObject({
  id,
  inci: texts,
  names: perTongue,
  scent: z.boolean().optional(),
  harmless: z.boolean().optional(),
  source: z.boolean().optional(),
  akin: z.boolean().optional(),
  maybe: texts.optional(),
});

const rule = z.strictObject({
  ids: z.array(id).optional(),
  groups: z.array(id).optional(),
  inci: texts.optional(),
  scent: z.boolean().optional(),
  phase: z.enum(["pregnancy", "breastfeeding"]).optional(),
  leaveOnAcids: z.boolean().optional(),
  rinsedOffIsFine: z.boolean().optional(),
  like: z.string().optional(),
  why: z.string().optional(),
});

const place = z.strictObject({ areas: texts, unnamed: z.enum(["any", "gentle", "none"]) });

/** Folded words; `*` for any ending, `(a|b)` for one of several, `(?! …)` for what must not follow. */
const folded = z.array(z.string().regex(/^[a-z0-9 ()|?!=$*]+$/)).min(1);
const plainAlarm = z
  .strictObject({
    flag: z.enum(RED_FLAGS),
    near: z.int().positive().optional(),
    words: z.array(folded).min(1),
    unless: folded.optional(),
  })
  .refine(
    ({ near, words }) => words.length > 1 === (near !== undefined),
    "several groups are near each other",
  );

describe("the knowledge base has the shape the engine reads", () => {
  test("alarms that raise by themselves", () => {
    expect(z.array(plainAlarm).safeParse(plainAlarms).error?.issues ?? []).toEqual([]);
  });

  test("words of numbers", () => {
    const numbersOf = z.strictObject({ words: z.record(z.string(), z.int()), articles: texts, joins: texts });
    const shape = z.strictObject({ en: numbersOf, fr: numbersOf, es: numbersOf });
    expect(shape.safeParse(numbers).error?.issues ?? []).toEqual([]);
  });

  test("what a label is asked and what it says", () => {
    const pattern = z
      .string()
      .min(1)
      .refine((text) => new RegExp(text, "iu"));
    const perTag = { en: pattern, fr: pattern, es: pattern };
    const says = z.record(z.string(), z.strictObject(perTag));
    const asks = z.record(z.string(), z.strictObject({ weight: z.number().positive(), ...perTag }));
    expect(says.safeParse(labelWords).error?.issues ?? []).toEqual([]);
    expect(asks.safeParse(labelAsks).error?.issues ?? []).toEqual([]);
    expect(Object.keys(labelAsks).filter((subject) => !(subject in labelWords))).toEqual([]);
  });

  test("ingredients", () => {
    expect(z.array(ingredient).safeParse(ingredients).error?.issues ?? []).toEqual([]);
    expect(new Set(ingredients.map((one) => one.id)).size).toBe(ingredients.length);
  });

  test("substances", () => {
    expect(z.array(substance).safeParse(substances).error?.issues ?? []).toEqual([]);
    expect(new Set(substances.map((one) => one.id)).size).toBe(substances.length);
  });

  test("rules of exclusion name ingredients that exist, and say why", () => {
    const known = new Set(ingredients.map((one) => one.id));
    for (const [name, one] of Object.entries(exclusions)) {
      const read = rule.parse(one);
      expect(read.why !== undefined || read.like !== undefined, name).toBe(true);
      expect(
        (read.ids ?? []).filter((each) => !known.has(each)),
        name,
      ).toEqual([]);
      if (read.like) expect(Object.keys(exclusions), name).toContain(read.like);
      const [kind, about] = name.split(" ");
      if (kind === "concern")
        expect(
          concerns.concerns.map((each) => each.id),
          name,
        ).toContain(about);
    }
  });

  test("places", () => {
    expect(Object.keys(places).sort()).toEqual([...PLACES].sort());
    for (const one of Object.values(places)) place.parse(one);
  });

  test("phrases are folded, and their brackets hold one level", () => {
    z.record(z.string(), perTongue).parse(facts);
    for (const [label, words] of Object.entries(facts)) {
      for (const tongue of LANGUAGE_TAGS) {
        for (const text of words[tongue]) {
          expect(text, label).toMatch(/^(?:[a-z0-9*~#%+$€£à. ]|\([^()]*\)\??|[a-z#]\?)+$/);
          const { parts } = parsePhrase(label, text, tongue);
          expect(parts.length, `${label}: ${text}`).toBeGreaterThan(0);
          expect(parts[0]?.gap, `${label}: ${text}`).toBe(false);
        }
      }
    }
  });
});

test("every ingredient of the shelf is found by its own name in every language", () => {
  const printed = [...new Set(seed.flatMap((product) => product.ingredients))].filter(
    (name) => name !== "Aqua",
  );
  for (const tongue of LANGUAGE_TAGS) {
    const lost = printed.filter((name) => {
      const found = findSubstances(wordsOf(name, tongue), tongue).flatMap(({ ids }) => ids);
      return !matchesInci(name.toLowerCase(), inciOf(found));
    });
    expect(lost, tongue).toEqual([]);
  }
});

test("words that give something away make a pattern over folded text in three languages", () => {
  const words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), es: z.string().min(1) });
  for (const [name, one] of [...Object.entries(cues), ...Object.entries(qualities)]) {
    for (const alternatives of Object.values(words.parse(one))) {
      expect(() => wordsPattern(alternatives), name).not.toThrow();
      expect(alternatives, name).toMatch(/^(?:\\S|[a-z0-9 |()[\]?*+{},<!=:])+$/);
    }
  }
});

test("words that point at a product make patterns in three languages; places as many in each", () => {
  const { ordinals, price, factor, attributes, ...words } = pointing;
  const one = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), es: z.string().min(1) });
  for (const each of [...Object.values(words), ...Object.values(attributes)])
    for (const alternatives of Object.values(one.parse(each)))
      expect(() => wordsPattern(alternatives)).not.toThrow();
  expect(new Set(Object.values(perTongue.parse(ordinals)).map((places) => places.length))).toEqual(
    new Set([5]),
  );
  for (const source of [...texts.parse(price), factor]) expect(() => new RegExp(source, "giu")).not.toThrow();
});

test("what half a name stands beside makes patterns, and each kind of product is one of them", () => {
  const { alone, article, definite, plain, never, kinds, links } = halfNames;
  for (const source of [alone, article, definite, plain, never, ...kinds])
    expect(() => new RegExp(source, "u")).not.toThrow();
  expect(new Set(links).size).toBe(links.length);
  expect(new Set(kinds).size).toBe(kinds.length);
});

const perTongueText = z.strictObject({
  en: z.string().min(40),
  fr: z.string().min(40),
  es: z.string().min(40),
});
const term = z.strictObject({ id, names: perTongue, says: perTongueText });

test("words of the trade are explained in three languages, with typographic apostrophes", () => {
  const read = z.array(term).parse(terms);
  expect(new Set(read.map((one) => one.id)).size).toBe(read.length);
  for (const { says } of read) expect(Object.values(says).join()).not.toContain("'");
});

test("sought and unsought substances exist in the data, and none is both", () => {
  for (const one of [...UNSOUGHT, ...SOUGHT]) expect(substanceById(one), one).toBeDefined();
  expect([...UNSOUGHT].filter((one) => SOUGHT.has(one))).toEqual([]);
});

test("the words of a negation stand in three languages", () => {
  z.record(z.string(), perTongue).parse(negation);
});

test("what the demo products come in is what their pictures show", () => {
  const words: Record<string, RegExp> = {
    pump: /pump/,
    tube: /tube/,
    jar: /jar/,
    tin: /tin/,
    dropper: /dropper/,
    ampoule: /ampoules/,
    stick: /stick/,
  };
  for (const { id: product, packaging: shown } of seed)
    expect(Object.entries(packaging).find(([one]) => one === product)?.[1]).toMatch(
      words[shown.container] ?? /never/,
    );
});

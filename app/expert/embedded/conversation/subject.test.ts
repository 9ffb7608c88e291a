import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { SHOP } from "../../../../lab/adviser/evaluation/talk.ts";
import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import { readState } from "./state.ts";
import { inHand } from "./subject.ts";

const SHELF = Object.fromEntries(
  LANGUAGES.map((language) => [language, demoCatalogueIn(language)]),
) as Record<Language, Product[]>;

/** What a message is about after these were said in turn, ours and theirs. */
function about(language: Language, message: string, ...before: readonly string[]) {
  const chatHistory: HistoryEntry[] = before.map((text, at) => ({
    role: at % 2 === 0 ? "user" : "model",
    parts: [{ text }],
  }));
  const request = { message, chatHistory, language, shop: SHOP, catalogue: SHELF[language] };
  return readState({ ...request, type: "advice" });
}

/** Products of the shelf that no other one's name is part of. */
const anyOf = (language: Language, least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...SHELF[language]), { minLength: least, maxLength: most });

/** Messages read for each rule and language: each costs some milliseconds. */
const RUNS = 8;

const listed = (products: readonly Product[]): string =>
  products.map(({ name }) => `${name} ($10).`).join("\n");

const ELLIPTICAL: Record<Language, readonly string[]> = {
  en: ["and how often?", "is it scented?", "and at night?", "does it sting?", "how much of it"],
  fr: ["et combien de fois ?", "c'est parfumé ?", "et le soir ?", "ça pique ?", "j'en mets combien"],
  sp: ["¿y cada cuánto?", "¿tiene perfume?", "¿y por la noche?", "¿pica?", "cuánto me pongo"],
};
const PLACES: Record<Language, readonly string[]> = {
  en: ["the first one, how often?", "how often the second one?", "and the third one?"],
  fr: ["le premier, c'est tous les soirs ?", "et le deuxième ?", "et le troisième ?"],
  sp: ["¿y el primero?", "¿y la segunda?", "¿y el tercero?"],
};
const LEAST_DEAR: Record<Language, readonly string[]> = {
  en: ["the cheaper one, how often?", "is the cheapest one scented?"],
  fr: ["le moins cher, on le met quand ?", "et la moins chère ?"],
  sp: ["¿y el más barato?", "la más barata, ¿cada cuánto?"],
};

describe.each(LANGUAGES)("what a message is about (%s)", (language) => {
  test("a name goes before whatever was offered", () => {
    fc.assert(
      fc.property(
        anyOf(language, 3, 5),
        fc.constantFrom(...ELLIPTICAL[language]),
        ([meant, ...list], asks) => {
          const state = about(language, `${meant?.name}: ${asks}`, "…", listed(list));
          expect(inHand(state)).toBe(meant);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test("a place goes by the order in which they were offered", () => {
    fc.assert(
      fc.property(anyOf(language, 3, 5), fc.nat(2), (list, place) => {
        const state = about(language, PLACES[language][place] ?? "", "…", listed(list));
        expect(inHand(state)).toBe(list[place]);
      }),
      { numRuns: RUNS },
    );
  });

  test("the cheapest is the one of those offered that costs least", () => {
    fc.assert(
      fc.property(anyOf(language, 2, 5), fc.constantFrom(...LEAST_DEAR[language]), (list, asks) => {
        const least = Math.min(...list.map(({ price }) => price));
        const cheapest = list.filter(({ price }) => price === least);
        fc.pre(cheapest.length === 1);
        const state = about(language, asks, "…", listed(list));
        expect(state.pointed).toEqual(cheapest);
      }),
      { numRuns: RUNS },
    );
  });

  test("what names nothing is asked of what was last spoken of", () => {
    fc.assert(
      fc.property(anyOf(language, 1, 1), fc.constantFrom(...ELLIPTICAL[language]), ([last], asks) => {
        fc.pre(last !== undefined && last.stock > 0);
        const state = about(language, asks, "…", `${last?.name}.`);
        expect(inHand(state)).toBe(last);
      }),
      { numRuns: RUNS },
    );
  });

  test("before anything was named, nothing is in hand", () => {
    for (const asks of ELLIPTICAL[language]) expect(inHand(about(language, asks))).toBeUndefined();
  });
});

describe("what was spoken of", () => {
  const words = (language: Language, id: string) =>
    SHELF[language].find((product) => product.id === id)?.name ?? "";

  test.each<[string, Language, string, string, string, string]>([
    [
      "asked about, and passed over by our answer",
      "sp",
      "pearl-dust",
      "¿el Polvo de Perla raspa?",
      "soft-ebb",
      "¿cuántas veces por semana?",
    ],
    [
      "named instead of what was too dear",
      "en",
      "inner-shell-cream",
      "anything cheaper than Thousand Layers Cream?",
      "inner-shell-cream",
      "is it scented?",
    ],
  ])("%s", (_, language, meant, first, answered, second) => {
    const answer = `${words(language, answered)}. ${words(language, meant)}.`;
    expect(inHand(about(language, second, first, answer))?.id).toBe(meant);
  });

  test("after two were set side by side, the one that was settled on", () => {
    const [one, other] = [words("en", "moonstone-serum"), words("en", "quiet-harbor-serum")];
    const answer = `${one}: …\n${other}: …\nFor marks I would choose ${other}.`;
    const state = about("en", "how often do I use it?", `${one} or ${other}, which is better?`, answer);
    expect(inHand(state)?.id).toBe("quiet-harbor-serum");
  });
});

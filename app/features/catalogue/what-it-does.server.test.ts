import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/seed.ts";
import { activesOf } from "#app/expert/shelf/about-product.ts";
import { medicalWords } from "#app/expert/words/claims-lint.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import type { Product } from "./product.ts";
import { whatItDoes } from "./what-it-does.server.ts";

test.each(LANGUAGES)(
  "what each active of the demo catalogue does is said in %s, and as a cosmetic's",
  (language) => {
    for (const product of demoCatalogue()) {
      const known: Product = { ...product, createdAt: "", claims: [] };
      for (const { inci } of activesOf(known, language)) {
        const words = whatItDoes(inci, language) ?? "";
        expect(words, inci).toMatch(/^\p{Ll}.+\.$/u);
        expect(medicalWords(words, language), words).toEqual([]);
      }
    }
  },
);

import knowledge from "../knowledge/concerns.json" with { type: "json" };
import type { Tongue } from "../understanding/concepts.ts";
import type { Example } from "./examples.ts";

/** How a thing is asked for by its plain name; the written messages avoid plain names on purpose. */
const ASKED: Record<Tongue, readonly string[]> = {
  en: [
    "{}",
    "what's good for {}",
    "I have {}",
    "help with {}",
    "something for {} please",
    "which product for {}?",
    "how do I get rid of {}",
    "do you have anything against {}",
  ],
  fr: [
    "{}",
    "que conseillez-vous pour {}",
    "j'ai {}",
    "un produit contre {} svp",
    "{} : que faire ?",
    "quel soin pour {} ?",
    "comment atténuer {}",
    "vous avez quelque chose pour {} ?",
  ],
  es: [
    "{}",
    "qué recomiendas para {}",
    "tengo {}",
    "algo para {} por favor",
    "cómo quitar {}",
    "qué producto sirve para {}?",
    "{}, qué hago?",
    "tienen algo contra {}?",
  ],
};
/** Longer phrases are sentences already. */
const LONGEST_NAME = 3;
const TWICE = 2;

function example(lang: Tongue, text: string, labels: Partial<Example>): Example {
  return {
    lang,
    text,
    kind: "concern",
    concerns: [],
    optional: [],
    denied: [],
    skin_types: [],
    modifiers: [],
    red_flags: [],
    ...labels,
  };
}

function asked(lang: Tongue, phrase: string, turn: number): string[] {
  if (phrase.split(" ").length > LONGEST_NAME) return [phrase];
  return Array.from({ length: TWICE }, (_, more) => {
    const frame = ASKED[lang][(turn * TWICE + more) % ASKED[lang].length] ?? "{}";
    return frame.replace("{}", phrase);
  });
}

/** The phrases of the knowledge base, asked for plainly. A phrase that several concerns share is optional for each. */
export function plainExamples(): Example[] {
  return (["en", "fr", "es"] as const).flatMap((lang) => {
    const owners = new Map<string, string[]>();
    for (const { id, phrases } of knowledge.concerns)
      for (const phrase of phrases[lang]) owners.set(phrase, [...(owners.get(phrase) ?? []), id]);
    const concerns = [...owners].flatMap(([phrase, ids], turn) => {
      const labels = ids.length === 1 ? { concerns: ids } : { optional: ids };
      return asked(lang, phrase, turn).map((text) => example(lang, text, labels));
    });
    const types = knowledge.skin_types.flatMap(({ id, say }) =>
      say[lang].map((text) =>
        example(lang, text, { skin_types: [id], optional: ["oiliness", "dryness", "sensitivity"] }),
      ),
    );
    return [...concerns, ...types];
  });
}

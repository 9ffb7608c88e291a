import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { detectTongue } from "#app/expert/reading/language.ts";
import { tokenize } from "#app/expert/reading/normalize.ts";
import { LANGUAGES, languageTag } from "./language.ts";

/** What is the same word in English and in the other language. */
const SAME_WORD: Record<string, Record<"fr" | "sp", readonly string[]>> = {
  "": {
    fr: ["copyright", "date", "menu", "notices", "pagesNav", "texture", "total"],
    sp: ["copyright", "legal", "subtotal", "total"],
  },
  "account/": { fr: [], sp: [] },
  "admin/": {
    fr: ["actions", "codeName", "description", "notes", "pages", "simulation", "sku", "stock"],
    sp: ["no", "sku", "stock"],
  },
  "advice/": { fr: ["chatLog", "zone"], sp: [] },
  "mail/": { fr: [], sp: [] },
};

type Words = Record<string, string>;

/** What a file of words exports; Vite only follows paths of one level by itself. */
const load = (path: string) => import(/* @vite-ignore */ new URL(path, import.meta.url).href);

const wordsIn = async (folder: string, language: string): Promise<Words> =>
  (await load(`./messages/${folder}${language}.ts`)).default;

/** Without the values, is there anything to translate? */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));

describe.each(Object.entries(SAME_WORD))("messages/%s", (folder, same) => {
  test.each(["fr", "sp"] as const)("%s leaves no English text in place", async (language) => {
    const [english, translated] = [await wordsIn(folder, "en"), await wordsIn(folder, language)];
    const untranslated = Object.keys(english).filter(
      (key) => english[key] === translated[key] && hasWords(english[key] ?? ""),
    );
    expect(untranslated.sort()).toEqual(same[language]);
  });
});

describe.each(Object.keys(SAME_WORD))("messages/%s", (folder) => {
  // An empty one would be shown as its key.
  test.each(LANGUAGES)("%s leaves none empty", async (language) => {
    const empty = Object.entries(await wordsIn(folder, language)).filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });

  test("French begins no line with a colon or semicolon", async () => {
    const loose = Object.values(await wordsIn(folder, "fr")).filter((text) => /\S [:;]/.test(text));
    expect(loose).toEqual([]);
  });

  test.each(LANGUAGES)("%s speaks no other language", async (language) => {
    const tongue = languageTag(language);
    const foreign = Object.entries(await wordsIn(folder, language)).filter(([, text]) => {
      const heard = detectTongue(tokenize(text.replaceAll(/\{\{\w+\}\}/g, "")), tongue);
      return heard !== undefined && heard !== tongue;
    });
    expect(foreign).toEqual([]);
  });
});

/** Each text of a module, however deep it stands. */
function* textsIn(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}

describe.each(["copy", "dialogue", "talk", "guided"])("the adviser's %s", (file) => {
  const textsOf = async (language: string) =>
    new Map(textsIn(Object.values(await load(`../expert/words/${file}-${language}.ts`))[0]));

  test.each(["fr", "sp"])("%s leaves no English sentence in place", async (language) => {
    const [english, translated] = [await textsOf("en"), await textsOf(language)];
    const sentences = [...english].filter(([, text]) => text.includes(" ") && hasWords(text));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter(([path, text]) => translated.get(path) === text)).toEqual([]);
  });
});

test("every language and every folder of words is compared", () => {
  expect(LANGUAGES).toEqual(["en", "fr", "sp"]);
  const folders = globSync("app/i18n/messages/**/en.ts").map((file) =>
    file.replace("app/i18n/messages/", "").replace("en.ts", ""),
  );
  expect(folders.sort()).toEqual(Object.keys(SAME_WORD).sort());
});

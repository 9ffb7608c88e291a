import type { Language } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";

/** The last answer of a talk. */
function last(language: Language, type: "advice" | "support", ...messages: string[]) {
  const { reply, products = [] } = lastOf(talk(language, type, messages));
  return { reply, products };
}

describe("what is not ours has no stand-in", () => {
  test.each<[Language, string]>([
    ["en", "looking for a matte lipstick for dry lips"],
    ["en", "I need a foundation for oily skin"],
    ["en", "my dog has dry paws, which cream"],
    ["fr", "fond de teint pour peau mixte"],
    ["fr", "une crème pour mon chien qui a les coussinets secs"],
    ["sp", "quiero un labial rojo"],
    ["sp", "una máscara de pestañas para ojos sensibles"],
  ])("%s %s", (language, message) => {
    expect(last(language, "advice", message).products).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "a lip balm for dry lips", "quiet-balm"],
    ["en", "eye gel for puffy eyes", "shallows-eye-gel"],
    ["sp", "un bálsamo labial por favor", "quiet-balm"],
    ["fr", "un gel contour des yeux", "shallows-eye-gel"],
  ])("%s %s is ours", (language, message, id) => {
    expect(last(language, "advice", message).products).toContain(id);
  });
});

describe("a matter of the shop that names a thing sells none", () => {
  test.each<[Language, string]>([
    ["en", "the code GLOW10 doesn't work on the sunscreen"],
    ["en", "where is my First Light?"],
    ["en", "do you have samples of the cream"],
    ["fr", "vous m'avez envoyé autre chose"],
    ["sp", "¿tienen muestras?"],
  ])("%s %s", (language, message) => {
    expect(last(language, "support", message).products).toEqual([]);
  });
});

describe("of the product that is meant", () => {
  test("an oil goes over the cream, as its label says", () => {
    expect(last("en", "advice", "Slow Amber Oil", "before or after cream?").reply).toMatch(
      /^First the moisturizer, then Slow Amber Oil/,
    );
  });
  test("what is asked about stays the one spoken of", () => {
    const { products } = last("en", "advice", "what about Clear Pebble Gel", "will it dry me out?");
    expect(products).toEqual(["clear-pebble-gel"]);
  });
  test("something for pores is a wish, whatever was spoken of before", () => {
    const said = ["estamos buscando un bebé, tengo poros", "la Corriente Nocturna me la recomendó una amiga"];
    const { products } = last("sp", "advice", ...said, "ok, la dejo. algo para los poros entonces");
    expect(products).not.toContain("night-current");
    expect(products.length).toBeGreaterThan(0);
  });
  test("where a lotion is to go, and not what it is named by", () => {
    expect(last("en", "advice", "can I put the body lotion on my face").reply).not.toMatch(
      /may go on the body/,
    );
  });
});

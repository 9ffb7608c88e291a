import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { guidedFor } from "../../words/words.ts";
import { chat } from "../../../../lab/adviser/evaluation/talk.ts";

type Row = [language: Language, told: string, then: string];

describe("a pregnancy stays on record", () => {
  test.each<Row>([
    ["en", "i'm pregnant, dark spots", "forget it. night current?"],
    ["en", "i'm pregnant, dark spots", "never mind that. night current?"],
    ["en", "trying for a baby, wrinkles", "scratch that, is Night Current good?"],
    ["fr", "je suis enceinte, taches brunes", "oubliez ça. Courant de Nuit ?"],
    ["sp", "estoy embarazada, arrugas", "olvídalo. ¿Corriente Nocturna?"],
  ])("when a question is dropped, %s: %s, %s", (language, told, then) => {
    expect(chat(language, told, then).products ?? []).not.toContain("night-current");
  });
});

describe('"I was joking" takes a fact back', () => {
  test.each<Row>([
    ["en", "i'm pregnant, wrinkles", "i was joking. night current?"],
    ["fr", "je suis enceinte, rides", "je plaisantais. Courant de Nuit ?"],
    ["sp", "estoy embarazada, arrugas", "era broma. ¿Corriente Nocturna?"],
  ])("%s: %s, %s", (language, told, then) => {
    // Whoever expects is not even asked whether they do.
    expect(chat(language, told, then).questions).toContain(guidedFor(language).taps.notExpecting);
  });
});

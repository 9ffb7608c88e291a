import { describe, expect, test } from "vitest";
import { chat } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

type Row = readonly [language: Language, says: RegExp, never: RegExp, turns: readonly string[]];

describe("what is told or asked in plain words is answered", () => {
  test.each<Row>([
    // Flakes in the brows or the beard are of the face.
    ["en", /Driftwood Foam/, /scalp/, ["my husband has dandruff in his eyebrows"]],
    ["fr", /Mousse Bois Flotté/, /cuir chevelu/, ["mon mari a des pellicules dans les sourcils"]],
    ["sp", /Espuma Madera de Deriva/, /cuero cabelludo/, ["mi esposo tiene caspa en las cejas"]],
    ["fr", /cuir chevelu/, /Bois Flotté/, ["j'ai des pellicules dans les cheveux"]],
    // A hyaluronic serum that is had takes no vitamin C off the table.
    ["en", /./, /without First Light/, ["dry dull skin", "i already have a hyaluronic acid serum"]],
    [
      "fr",
      /./,
      /[Ss]ans le Sérum Première/,
      ["peau sèche et terne", "j'ai déjà un sérum à l'acide hyaluronique"],
    ],
    ["sp", /./, /sin el Sérum Primera/, ["piel seca y apagada", "ya tengo un serum de acido hialuronico"]],
    // Whether a sunscreen is needed.
    ["en", /^Yes, each morning/, /Noon Veil/, ["spots at 13", "does she really need the sunscreen?"]],
    [
      "fr",
      /^Oui, chaque matin/,
      /Gel Grand/,
      ["boutons à 13 ans", "la crème solaire, elle en a vraiment besoin ?"],
    ],
    [
      "sp",
      /^Sí, cada mañana/,
      /Guijarro/,
      ["granitos a los 13", "y el protector solar lo necesita de verdad?"],
    ],
    ["en", /./, /^Yes, each morning/, ["does my baby really need sunscreen, he is 3 months"]],
    // Oil undoes the glue of false lashes.
    ["en", /lash glue/, /go well together/, ["a scented cleanser", "can i use it with false lashes?"]],
    ["fr", /colle à cils/, /vont bien/, ["un nettoyant parfumé", "je peux l'utiliser avec des faux cils ?"]],
    [
      "sp",
      /pegamento/,
      /van bien/,
      ["una limpiadora que huela rico", "la puedo usar con pestañas postizas?"],
    ],
  ])("%s: %s", (language, says, never, turns) => {
    const { reply } = chat(language, ...turns);
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(never);
  });
});

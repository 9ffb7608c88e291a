import { describe, expect, test } from "vitest";
import type { HistoryEntry, ReplyRequest } from "#app/expert/expert.ts";
import { demoCatalogueIn } from "#app/expert/evaluation/evaluation-catalogue.ts";
import type { Language } from "#app/i18n/language.ts";
import { replyTo } from "./reply.ts";

const shop: ReplyRequest["shop"] = {
  shippingFee: 1000,
  supportEmail: "care@nacre.example",
  supportPhone: "+1 555 010 0199",
};

/** The last answer of a talk. */
function last(language: Language, type: "advice" | "support", ...messages: string[]) {
  const catalogue = demoCatalogueIn(language);
  const chatHistory: HistoryEntry[] = [];
  let said = { reply: "", products: [] as readonly string[] };
  for (const message of messages) {
    const { reply, products = [] } = replyTo({ message, chatHistory, type, language, catalogue, shop });
    said = { reply, products };
    chatHistory.push(
      { role: "user", parts: [{ text: message }] },
      { role: "model", parts: [{ text: reply }] },
    );
  }
  return said;
}

describe("a matter of the shop goes on", () => {
  test.each<[Language, RegExp, ...string[]]>([
    ["en", /sorry about Quiet Balm.*care@/, "an item is missing from my parcel", "Quiet Balm it is"],
    ["en", /cannot open an order.*care@/, "an item is missing from my parcel", "number 77120"],
    [
      "fr",
      /je ne peux pas vous le dire/,
      "il manque un produit dans mon colis",
      "ce sera long ? combien de temps ?",
    ],
    ["sp", /no lo intentes más/, "mi tarjeta fue rechazada", "probé con la de mi esposo, igual"],
    ["en", /Who pays/, "I want to return a cream", "and the postage, who pays?"],
    ["en", /opened is taken back/, "I want to return a cream", "it's opened though"],
    [
      "fr",
      /désolée que votre peau.*Arrêtez/,
      "je voudrais renvoyer un sérum",
      "il m'a fait le visage tout rouge",
    ],
    ["sp", /no puedo prometerte tu país/, "¿cuánto cuesta el envío?", "vivo en Perú"],
    ["en", /sorry.*care@/, "my parcel was due ten days ago and nothing"],
  ])("%s %s", (language, says, ...messages) => {
    const { reply, products } = last(language, "support", ...messages);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });
});

describe("what needs no product gets none", () => {
  test.each<[Language, RegExp, string]>([
    ["en", /clog pores/, "what does non-comedogenic mean?"],
    ["fr", /listes d’ingrédients/, "ça veut dire quoi, INCI ?"],
    ["sp", /ácidos como el glicólico/, "¿qué son los AHA?"],
    ["en", /Not as a whole/, "are your products all vegan?"],
    ["en", /same to you/, "thank you ever so much for the advice, have a lovely evening"],
    ["fr", /à vous aussi/, "merci mille fois pour vos conseils, belle soirée à vous"],
    ["sp", /igualmente/, "muchas gracias por la ayuda, que tengas un lindo día"],
    ["fr", /pas d’âge obligatoire/, "à quel âge commencer un soin anti-rides ?"],
    ["sp", /Nada de lo nuestro va sobre piel abierta/, "¿qué pongo en una herida abierta?"],
  ])("%s %s", (language, says, message) => {
    const { reply, products } = last(language, "advice", message);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });
});

test("two facts of the shelf are both told", () => {
  expect(last("en", "advice", "what does Deep Water Serum cost and how many ml is it?").reply).toMatch(
    /30 ml.*58/,
  );
  expect(last("en", "advice", "when will Seven Tides Ampoules be back?").reply).toMatch(
    /no date.*Night Current/,
  );
});

import { expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import { createEmbeddedExpert } from "../embedded-expert.ts";

const expert = createEmbeddedExpert();
const FACTS = { shippingFee: 1000, supportEmail: "care@nacre.example", supportPhone: "+1 555 0100" };

test.each([
  ["en", "How do I pay?", /secure page|payment page/, /arrange|takes no card/],
  ["en", "My card was refused", /try once more|another card/i, /takes no card/],
  ["fr", "Comment puis-je payer ?", /page (sécurisée|de paiement)/, /convenir|ne prend/],
  ["fr", "Ma carte a été refusée", /autre carte/, /ne prend/],
  ["sp", "¿Cómo se paga?", /página (segura|de pago)/, /acordar|no toma/],
  ["sp", "Mi tarjeta fue rechazada", /otra tarjeta/, /no toma/],
] as const)("%s: %s is answered by how the shop is paid", async (language, message, onPage, byHouse) => {
  const ask = async (paidOnPage: boolean) => {
    const shop = { ...FACTS, paidOnPage };
    const asked = {
      message,
      chatHistory: [],
      type: "support" as const,
      language,
      catalogue: [makeProduct()],
      shop,
    };
    return (await expert.reply(asked)).reply;
  };
  expect(await ask(true)).toMatch(onPage);
  expect(await ask(true)).not.toMatch(byHouse);
  expect(await ask(false)).toMatch(byHouse);
});

import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

/** What the shop's own chat answers last. */
const support = (language: Language, messages: readonly string[]): string =>
  lastOf(talk(language, "support", messages)).reply;

type Row = readonly [language: Language, answer: RegExp, messages: readonly string[]];

describe("what the shop itself knows", () => {
  test.each<Row>([
    ["en", /in your wishlist/, ["where do I find the things I hearted, my wishlist"]],
    ["fr", /liste d’envies/, ["elle est où ma liste de souhaits"]],
    ["sp", /lista de deseos/, ["¿cómo quito algo de mi lista de deseos?"]],
    ["en", /cannot see your cart/, ["how much is in my basket at the moment"]],
    ["sp", /no veo tu carrito/, ["qué tengo ahora en mi carrito"]],
    ["en", /Tell me by mail when it is back/, ["can u let me know when the ampoules are back in stock"]],
    ["fr", /M’écrire à son retour/, ["vous pouvez m'avertir quand les ampoules seront de retour ?"]],
    ["sp", /Avísame por correo/, ["¿me avisan cuando haya ampollas otra vez?"]],
    ["en", /belong to an account/, ["do I have to make an account to buy"]],
    ["sp", /van con una cuenta/, ["¿puedo pedir sin registrarme?"]],
    ["fr", /Mot de passe oublié/, ["j'arrive plus à me connecter, mot de passe perdu"]],
    ["en", /Delete my account/, ["how can I get rid of my account"]],
    ["en", /US dollars/, ["are the prices in pounds or dollars"]],
    ["fr", /dollars américains/, ["les prix sont en dollars canadiens ?"]],
    ["fr", /14 jours/, ["jusqu'à quand je peux vous le renvoyer ?"]],
    ["sp", /14 días/, ["¿cuántos días tengo para devolverlo?"]],
    ["en", /no express/, ["can it be here by friday with express shipping"]],
    ["sp", /Sale cuando está pagado/, ["cuánto tardan en mandar a Guadalajara"]],
    ["en", /our own line/, ["are you the same company as Nacre in Lyon"]],
    ["en", /stands on the pack/, ["what country are your creams made in"]],
    ["fr", /figure sur l’emballage/, ["vos soins sont fabriqués où"]],
    ["sp", /está en el envase/, ["¿dónde se fabrican sus cremas?"]],
    ["en", /reload it/i, ["the checkout button doesn't work on my phone"]],
    ["fr", /Rechargez-la/, ["le panier se vide à chaque fois"]],
    ["sp", /Vuelve a cargarla/, ["la página no carga y no puedo finalizar el pedido"]],
    ["en", /dented box/, ["the carton came dented but the jar is intact"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });
});

describe("whose mistake it was", () => {
  test.each<Row>([
    ["en", /^That happens/, ["I ordered the wrong serum"]],
    ["en", /^That happens/, ["I clicked the foam but I meant the gel"]],
    ["fr", /^Cela arrive/, ["je voulais la crème et j'ai pris le gel"]],
    ["sp", /^Pasa/, ["pedí el gel y quería la crema"]],
    ["en", /our mistake/, ["I ordered the cream and you sent me a gel"]],
    ["fr", /vient de nous/, ["j'ai commandé la crème et j'ai reçu le gel"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });
});

describe("a matter in hand", () => {
  test.each<Row>([
    [
      "en",
      /cannot do that from here/,
      ["I gave my old address by mistake, ordered ten minutes ago", "can you change it for me"],
    ],
    ["sp", /no puedo hacerlo/, ["quiero cambiar la dirección de mi pedido", "¿pueden cambiarla ustedes?"]],
    ["en", /name and email address/, ["I want to exchange a gift", "I don't have the order number"]],
    ["fr", /sans lui/, ["je veux échanger un cadeau", "je n'ai pas de numéro de commande"]],
    [
      "fr",
      /14 jours/,
      ["j'ai fait une réaction à une crème de chez vous, je peux la renvoyer ?", "j'ai combien de jours ?"],
    ],
    ["en", /no field for codes/, ["is there a discount for a first order", "student one?"]],
    ["en", /^Wait: after shaving/, ["my order is late", "is Undertow Gel ok the day after waxing my lip?"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });

  test("what a delivery costs is not told twice", () => {
    expect(support("en", ["do you ship to Ireland?", "and how long does it take"])).not.toMatch(/\$10/);
  });
});

describe("words of the shop that mean something else", () => {
  test.each<Row>([
    ["en", /Night Current costs|in stock/, ["Is Night Current back in stock or what"]],
    ["en", /Moonstone/, ["how do I use Moonstone Serum"]],
    ["en", /scam|worry/, ["no confirmation email, is this a scam?"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });
});

describe("what else is asked of a shop", () => {
  test.each<Row>([
    ["en", /foot of every page/, ["where are you guys based"]],
    ["fr", /bas de chaque page/, ["je voudrais savoir si c'est une marque française"]],
    ["sp", /pie de cada página/, ["¿de dónde son ustedes?"]],
    ["en", /no discount to give/, ["why are you so expensive"]],
    ["sp", /no tengo descuento/, ["son muy caros che"]],
    ["sp", /después de llegar/, ["se me cayó y se rompió el frasco, lo cubren?"]],
    ["en", /printed on the pack/, ["is the cream i got last year still good"]],
    ["fr", /l’emballage qui le dit/, ["combien de temps se garde une crème une fois ouverte"]],
    ["en", /repeat the city/, ["the form asks for a state and I live in France"]],
    ["en", /no place for reviews/, ["how can i leave a review"]],
    ["sp", /«urgente»/, ["¿puedo hablar con el encargado?", "es que es urgente"]],
    ["en", /no way to pay to choose/, ["can i pay when it arrives"]],
    ["en", /Better not/, ["it arrived with the seal broken", "is it safe to use"]],
    ["fr", /personne le saura/, ["mon colis est expédié depuis lundi mais rien", "c'est normal ?"]],
    ["en", /^Good\./, ["any promo codes?", "ugh ok"]],
    ["en", /write once more/, ["they said someone would write about payment and nobody ever wrote to me"]],
    ["sp", /ya abierto/, ["quiero devolver la crema que me dio alergia", "está por la mitad"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });

  test("a long story of a parcel is no cry for help", () => {
    const story =
      "I don't do computers very well, my daughter ordered for me, she said the parcel should be here and it isn't, she's abroad so I can't ask her, how would I find out where it is";
    expect(support("en", [story])).not.toMatch(/988|emergency/);
    const grave = "my parcel never came and I don't want to be here anymore, I want to die";
    expect(support("en", [grave])).toMatch(/988/);
  });

  test("what replaces a thing sent back is chosen without what was refused", () => {
    const said = support("fr", [
      "je voudrais retourner le Baume Coquille du Soir, trop parfumé",
      "et par quoi je le remplace, sans huiles essentielles ?",
    ]);
    expect(said).not.toMatch(/care@/);
  });

  test("no order number is no numb skin", () => {
    expect(support("en", ["the bottle is cracked", "I don't have the order number to hand"])).not.toMatch(
      /gone numb/,
    );
  });
});

describe("no care is sold where none was asked for", () => {
  test.each([
    ["en", ["there's hair in my cream?? gross", "I want a new one"]],
    ["en", ["my boyfriend accidentally ordered 2 of the same", "one of them needs to go"]],
    ["en", ["it was 20 dollars more than the website"]],
    ["en", ["can someone under 18 order"]],
    ["fr", ["ça rame et le panier se vide tout seul"]],
    ["sp", ["son muy caros che", "y otra cosa"]],
  ] as const)("%s %s", (language, messages) => {
    expect(lastOf(talk(language, "support", messages)).products ?? []).toEqual([]);
  });

  test("care asked for in the shop's chat is given", () => {
    for (const message of ["what do you recommend for dry skin", "do you have something for blackheads"])
      expect(lastOf(talk("en", "support", [message])).products).not.toEqual([]);
  });
});

describe("which question it is", () => {
  test.each<Row>([
    ["fr", /désolée de ne pas avoir aidé/, ["ça fait trois fois que je vous écris, vous vous moquez de moi"]],
    ["sp", /envío de vuelta/, ["necesito devolverlo pero vivo en otro país", "¿y me cobran?"]],
    ["sp", /no envía publicidad/, ["no quiero recibir más correos"]],
    ["en", /^Please enter nothing/, ["I got a weird mail that asks for my card, is that you"]],
    ["en", /once more/, ["the courier couldn't find my house"]],
    ["fr", /ni le jour ni l’heure/, ["vous livrez le samedi ?"]],
    ["en", /order history/, ["I want the same as last time but don't remember what I bought"]],
    ["en", /do not pay the difference/, ["i think i was overcharged"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });

  test("told of an order, and asked of its use", () => {
    const said = lastOf(
      talk("fr", "advice", [
        "j'ai commandé hier le Sérum Pierre Polie, je peux l'utiliser avec de la vitamine c ?",
      ]),
    ).reply;
    expect(said).not.toMatch(/commande passée/);
    expect(said).toMatch(/Vitamine C|vitamine C/);
  });

  test("an order is canceled from the middle of a talk of skin", () => {
    const said = lastOf(
      talk("en", "advice", [
        "what's good for dry skin",
        "do you ship to Ireland?",
        "and if I want to cancel?",
      ]),
    ).reply;
    expect(said).toMatch(/^To cancel/);
  });
});

describe("a guess without the words of its matter is none", () => {
  test.each<Row>([
    ["fr", /care@/, ["ma commande est passée mais je voudrais ajouter un baume", "et supprimer le gel ?"]],
    ["en", /only be changed by a person/, ["I'd like to change my order to two balms instead of one"]],
    ["en", /^For money back/, ["can I cancel my order?", "will I get all my money back"]],
    ["en", /order history/, ["I never got an email after ordering, how do I know it went through"]],
    ["en", /^I see|^Thank you|^Understood/, ["my order confirmation never came", "I used my gmail"]],
    ["fr", /^Je suis désolée de ne pas/, ["merci mais c'est pas ce que je demandais"]],
    [
      "fr",
      /^Je comprends la question/,
      ["Vous êtes une vraie boutique ? j'ai jamais entendu parler de vous"],
    ],
    ["sp", /el segundo cerrado/, ["oye me llegó dos veces el mismo pedido"]],
    ["fr", /avec des mots/, ["le colis est arrivé cassé", "je n'ai pas pris de photo"]],
    ["en", /^With pleasure/, ["just wanted to say the cream is lovely thank you"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });

  test("an account is still deleted where one is named", () => {
    expect(support("fr", ["supprimez toutes mes données"])).toMatch(/Supprimer mon compte/);
    expect(support("en", ["erase everything you have about me"])).toMatch(/Delete my account/);
  });
});

describe("the next step, and what goes with it", () => {
  test.each<Row>([
    ["sp", /^Escribe ahora/, ["mi paquete dice entregado pero no esta", "y ahora que hago"]],
    ["sp", /^Eso no lo decido yo/, ["mi paquete dice entregado pero no esta", "me pueden mandar otro?"]],
    ["en", /^Write to/, ["my cream came with no lid", "what do I do now?"]],
    ["sp", /forma de pago[\s\S]*códigos/, ["aceptan paypal? y hay descuento por primera compra?"]],
    ["en", /gift wrapping/, ["hi do you do gift wrapping"]],
    ["en", /opened is taken back/, ["I opened the jelly and it smells. Can I get my money back?"]],
    ["en", /swells should be seen/, ["face is red and swollen from the cream. Can I return it opened?"]],
    ["sp", /^Entonces déjalo enseguida/, ["¿qué hago si me sale alergia?"]],
    ["en", /^No, it is not free/, ["hi, quick one: is shipping free over 100?"]],
    ["fr", /^Pour un remboursement/, ["je voudrais un remboursement svp"]],
    ["sp", /^Solo veo/, ["me equivoqué de dirección al pedir", "ya lo mandaron?"]],
    ["fr", /^Volontiers/, ["j'ai une question sur un ingrédient"]],
  ])("%s %s: %s", (language, answer, messages) => {
    expect(support(language, messages)).toMatch(answer);
  });
});

test.each<Row>([
  ["en", /^Then write to/, ["someone used my card on your site"]],
  ["en", /^Unopened/, ["can I swap the SPF 30 for the SPF 50", "not opened, arrived today"]],
  ["fr", /aucune à garder/, ["vous stockez ma carte ?"]],
  ["sp", /Tras un pedido/, ["no me ha llegado el correo de confirmación de mi compra"]],
  ["sp", /^Déjalo/, ["me irritó el gel, tengo la cara roja"]],
  ["en", /^With pleasure/, ["which of your creams is best for eczema", "ok thanks"]],
])("%s %s: %s", (language, answer, messages) => {
  expect(support(language, messages)).toMatch(answer);
});

import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Reply } from "#app/expert/expert.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";

/** What is told by hints, or a turn later than the product: each class with phrasings in three languages. */
type Row = [language: Language, ...turns: string[]];

const RETINOIDS = ["night-current", "seven-tides-ampoules"];
const named = (reply: Reply): readonly string[] => reply.products ?? [];

describe("a pregnancy or the wish for one, told by hints", () => {
  test.each<Row>([
    ["en", "we ditched the condoms in june, fingers crossed, lines around my eyes"],
    ["en", "came off the pill last month and hoping, what for wrinkles"],
    ["en", "my period is three weeks late and I got two pink lines, I use retinol for wrinkles"],
    ["fr", "on ne se protège plus depuis mars, on croise les doigts, j'ai des rides"],
    ["fr", "j'ai du retard et le test montre deux barres, j'utilise du rétinol pour mes rides"],
    ["fr", "j'ai arrêté la pilule et on verra bien, quoi contre les rides ?"],
    ["sp", "no me baja la regla y la prueba me dio positivo, uso retinol para las arrugas"],
    ["sp", "dejamos de cuidarnos en mayo, crucemos los dedos, tengo arrugas"],
    ["sp", "dejé los anticonceptivos a ver si hay suerte, quiero retinol para arrugas"],
  ])("%s: %s", (language, message) => {
    const catalogue = demoCatalogueIn(language);
    expect(catalogue.some(({ id }) => RETINOIDS.includes(id))).toBe(true);
    const facts = understand(message, [], language).person.facts.map(({ kind }) => kind);
    expect(facts.some((kind) => kind === "pregnant" || kind === "trying")).toBe(true);
    for (const id of RETINOIDS) {
      expect(named(chat(language, message))).not.toContain(id);
      expect(advice(message, language).recommendations.map((one) => one.id)).not.toContain(id);
    }
  });

  test.each<Row>([
    ["en", "we stopped using condoms, fingers crossed! can I keep using Night Current?"],
    ["fr", "on a arrêté la contraception, puis-je continuer avec mon Courant de Nuit ?"],
    ["sp", "dejamos de cuidarnos, ¿puedo seguir con mi Corriente Nocturna?"],
  ])("no retinol is kept, %s: %s", (language, message) => {
    const { reply } = chat(language, message);
    expect(reply).toMatch(/pregnan|conceiv|baby|grossesse|enceinte|enfant|embaraz/i);
    expect(reply).not.toMatch(/keep it:|gardez-l|consérv/i);
  });

  test("fingers crossed for something else is no wish for a child", () => {
    const kinds = understand("fingers crossed this serum helps my wrinkles", [], "en").person.facts;
    expect(kinds.map(({ kind }) => kind)).not.toContain("trying");
  });
});

const STOP = /stop every|arrêtez tout|deja todo/i;

describe("skin burned by an acid, a peel or a scrub", () => {
  test.each<Row>([
    ["en", "my face has been on fire since last night's exfoliant, what now"],
    ["en", "used the peel three evenings running and my cheeks are weeping"],
    ["fr", "j'ai le visage en feu depuis mon exfoliant d'hier, je fais quoi ?"],
    ["fr", "acide glycolique quatre soirs de suite, la peau me brûle et elle est rouge vif"],
    ["sp", "me arde toda la cara desde que usé el ácido anoche"],
    ["sp", "después del peeling tengo la piel en carne viva y roja"],
  ])("is told to stop and sold nothing, %s: %s", (language, message) => {
    const said = chat(language, message);
    expect(said.reply).toMatch(/stop every|arrêtez tout|deja todo|20 min/i);
    expect(said.reply).toMatch(/doctor|médecin|médico/i);
    expect(named(said)).toEqual([]);
    expect(advice(message, language).recommendations).toEqual([]);
  });

  test.each<Row>([
    ["en", "my face is raw and burning from a peel", "I put glycolic acid on it three nights running"],
    ["fr", "mon peeling m'a brûlée, ça suinte", "j'avais mis votre acide glycolique tous les soirs"],
    ["sp", "me quemé la cara con un peeling y supura", "me puse ácido glicólico tres noches seguidas"],
  ])("what caused it is stopped, %s: %s, %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(STOP);
    expect(named(said)).toEqual([]);
  });

  test.each<Row>([
    ["en", "my face is weeping after a peel", "can I wear foundation tonight?"],
    ["fr", "mon peeling m'a brûlée, ça suinte", "je peux mettre du fond de teint ce soir ?"],
    ["sp", "el exfoliante me dejó la cara ardiendo y supurando", "¿me puedo maquillar esta noche?"],
  ])("no makeup on it, %s: %s, %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/^(No makeup|Pas de maquillage|Nada de maquillaje)/);
    expect(named(said)).toEqual([]);
  });

  test("a question whether an acid burns is no burn", () => {
    expect(chat("en", "will Soft Ebb sting or burn?").reply).not.toMatch(STOP);
  });
});

describe("somebody else who may harm themselves", () => {
  test.each<Row>([
    ["en", "my teenage son hurts his arms on purpose"],
    ["en", "my daughter has acne", "she says she hates herself"],
    ["en", "she cuts her arms when she is sad"],
    ["fr", "ma fille de 14 ans se fait du mal aux bras"],
    ["fr", "mon fils a de l'acné", "il dit qu'il se déteste"],
    ["fr", "mon ado se scarifie les bras"],
    ["sp", "mi hijo adolescente se hace daño en los brazos"],
    ["sp", "mi hija tiene acné", "dice que se odia"],
    ["sp", "mi sobrino se corta los brazos"],
  ])("%s: %s", (language, ...turns) => {
    const last = turns.at(-1) ?? "";
    expect(understand(last, [], language).redFlags.map(({ id }) => id)).toContain("mental_health");
    expect(named(chat(language, ...turns))).toEqual([]);
  });

  test.each<Row>([
    ["en", "my son hurt his arm at football, the skin is dry"],
    ["en", "she hates her skin, it is oily"],
    ["fr", "il déteste les crèmes grasses"],
    ["sp", "mi hijo se cortó al afeitarse"],
  ])("nothing of the kind, %s: %s", (language, message) => {
    expect(understand(message, [], language).redFlags.map(({ id }) => id)).not.toContain("mental_health");
  });
});

describe("what is told later is held against what was named", () => {
  test.each<[...Row]>([
    ["en", "is Thousand Layers good for dry skin?", "oh, geraniol gives me a rash"],
    ["fr", "la crème Thousand Layers, c'est bien pour une peau sèche ?", "je suis allergique au géraniol"],
    ["fr", "la Crème Mille Strates, combien ?", "et du rétinol ?", "je suis allergique au linalol"],
    ["sp", "¿Mil Capas sirve para piel seca?", "soy alérgica al geraniol"],
  ])("%s: %s, %s", (language, ...turns) => {
    const { reply, products = [] } = chat(language, ...turns);
    expect(reply).toMatch(/Thousand Layers|Mille Couches|Mille Strates|Mil Capas/);
    expect(products).not.toContain("thousand-layers-cream");
  });

  test.each<Row>([
    ["en", "something for large pores", "niacinamide makes me red"],
    ["fr", "un sérum pour les pores", "la niacinamide me fait rougir"],
    ["fr", "un sérum pour les pores", "ça me donne des rougeurs la niacinamide"],
    ["sp", "un sérum para los poros", "la niacinamida me pone roja"],
  ])("%s: %s, %s", (language, ...turns) => {
    const catalogue = demoCatalogueIn(language);
    const holds = catalogue
      .filter(({ ingredients }) => ingredients.includes("Niacinamide"))
      .map(({ id }) => id);
    const said = chat(language, ...turns);
    for (const id of holds) expect(named(said)).not.toContain(id);
    expect(said.reply).toMatch(/niacinamid/i);
  });
});

describe("a prescribed retinoid told late takes back what was agreed", () => {
  test.each<Row>([
    ["en", "can i use the bha one with the retinol cream", "actually im also on accutane low dose"],
    ["en", "is Soft Ebb good for texture?", "I forgot, I use tretinoin"],
    ["fr", "le Courant de Nuit c'est bien pour les rides ?", "au fait je suis sous roaccutane"],
    ["sp", "¿el Gel Mar de Fondo sirve para los poros?", "ah, y tomo isotretinoína"],
  ])("%s: %s, %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/whatever I said before|quoi que j’aie dit|dijera lo que dijera/);
    for (const id of [...RETINOIDS, "soft-ebb", "undertow-gel"]) expect(named(said)).not.toContain(id);
  });

  test("each of them by its name", () => {
    const { reply } = chat("en", "can i use the bha one with the retinol cream", "im also on accutane");
    for (const name of ["Undertow Gel", "Night Current"]) expect(reply).toContain(name);
  });
});

describe("what to stop and what to keep while trying", () => {
  test.each<Row>([
    [
      "en",
      "is night current good for lines?",
      "we're trying for a baby btw",
      "what do I stop and what do I keep?",
    ],
    [
      "fr",
      "le Courant de Nuit, ça va ?",
      "on essaie d'avoir un enfant",
      "du coup j'arrête quoi et je garde quoi ?",
    ],
    ["sp", "y con el retinol?", "estoy buscando quedarme embarazada", "entonces que dejo y que sigo usando"],
  ])("%s: %s, %s, %s", (language, ...turns) => {
    const { reply } = chat(language, ...turns);
    expect(reply).toMatch(/^(Stop Night Current|Arrêtez maintenant le Courant de Nuit|Deja ya la Corriente)/);
    expect(reply).not.toMatch(/no reason to part|aucune raison|no hay motivo/);
  });
});

describe("an allergy names what holds it, and nothing is taken and given in one breath", () => {
  test.each<Row>([
    ["en", "something for spots around my mouth", "I'm allergic to aspirin"],
    ["fr", "des boutons autour de la bouche, quoi mettre ?", "je suis allergique à l'aspirine"],
    ["sp", "granos alrededor de la boca, ¿qué pongo?", "soy alérgica a la aspirina"],
  ])("%s: %s, %s", (language, ...turns) => {
    const { reply, products = [] } = chat(language, ...turns);
    const catalogue = demoCatalogueIn(language);
    for (const id of ["clear-pebble-gel", "undertow-gel"])
      expect(reply).toContain(catalogue.find((product) => product.id === id)?.name);
    const [first = ""] = reply.split("\n");
    for (const id of products)
      expect(first).not.toContain(catalogue.find((product) => product.id === id)?.name);
  });

  test.each<Row>([
    ["en", "does Evening Shell Balm remove makeup?", "oh, I'm allergic to limonene"],
    ["fr", "vous avez un baume démaquillant ?", "mince je suis allergique au limonène"],
    ["sp", "soy alérgica al limoneno, ¿puedo usar el Bálsamo Concha del Ocaso?"],
  ])("limonene by its name, %s: %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/(list|liste|lista) (holds|contient|lleva) Limonene/);
    expect(named(said)).not.toContain("salt-air-fluid-spf-50");
  });
});

describe("two acids, or an acid beside prescribed benzoyl peroxide", () => {
  test.each<Row>([
    ["en", "what does Soft Ebb do?", "can I use it with my salicylic acid?"],
    ["fr", "puis-je utiliser le Jusant Doux avec l'acide salicylique ?"],
    ["sp", "¿puedo usar la Loción Canto Rodado con el ácido glicólico?"],
  ])("not together, %s: %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/not together|pas ensemble|juntos no/);
    expect(named(said)).toEqual([]);
  });

  test.each<Row>([
    ["en", "my dermatologist gave me benzoyl peroxide, can I use Undertow Gel with it?"],
    ["fr", "mon dermato m'a prescrit du peroxyde de benzoyle", "le Gel Lame de Fond avec, ça va ?"],
    ["sp", "el dermatólogo me dio peróxido de benzoilo", "puedo usar el gel mar de fondo con eso?"],
  ])("no salicylic gel, %s: %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/too much|trop|demasiado/);
    expect(named(said)).not.toContain("undertow-gel");
  });
});

describe("a bare name after rosacea was told", () => {
  test.each<Row>([
    ["en", "I have rosacea, what do you have", "what about Soft Ebb?"],
    ["fr", "j'ai de la rosacée, que prendre ?", "et le Jusant Doux ?"],
    [
      "sp",
      "uso el suero azelaico hace un mes y la rosácea mejor",
      "puedo sumarle vitamina c",
      "y el bajamar suave?",
    ],
  ])("%s: %s", (language, ...turns) => {
    expect(named(chat(language, ...turns))).not.toContain("soft-ebb");
  });
});

describe("nuts and a child in danger", () => {
  test.each<Row>([
    ["en", "does Inner Shell have nuts in it? my son goes into anaphylaxis from walnuts"],
    ["en", "any coconut or nuts in Inner Shell? my girl is anaphylactic to hazelnut"],
    [
      "fr",
      "le Cœur de Coquille contient de la noix de coco ou des noix ? mon fils fait des chocs à la noisette",
    ],
    ["sp", "¿Corazón de Concha lleva coco o frutos secos? mi hija es anafiláctica a la almendra"],
  ])("%s: %s", (language, message) => {
    const { reply } = chat(language, message);
    expect(reply).toMatch(/\bnuts?\b|fruits? à coque|frutos? secos?/i);
    expect(reply).toMatch(/allergist|allergologue|alergólogo/i);
  });
});

describe("a question of one kind is answered of that kind", () => {
  test.each<Row>([
    ["en", "which of the sunscreens, I don't want to look like a ghost", "noon-veil-spf-30"],
    ["sp", "y cual de los protectores, no quiero parecer un fantasma", "noon-veil-spf-30"],
  ])("%s: %s", (language, question, id) => {
    const said = chat(
      language,
      language === "en" ? "dark spots, what do I use?" : "algo para las manchas",
      question ?? "",
    );
    expect(named(said)).toContain(id);
    expect(named(said)).not.toContain("night-current");
  });

  test.each<Row>([
    ["en", "I have acne", "is Undertow Gel good?", "and a cheap moisturizer that won't clog me"],
    ["fr", "j'ai de l'acné", "le Gel Lame de Fond, c'est bien ?", "et une crème hydratante pas chère ?"],
    [
      "sp",
      "tengo acné",
      "¿el gel mar de fondo va bien?",
      "y una hidratante que no me saque mas granos, barata",
    ],
  ])("a cheap moisturizer is one, %s: %s, %s, %s", (language, ...turns) => {
    const catalogue = demoCatalogueIn(language);
    const kinds = named(chat(language, ...turns)).map(
      (id) => catalogue.find((one) => one.id === id)?.category,
    );
    expect(kinds[0]).toBe("Moisturizer");
  });

  test.each<Row>([
    ["fr", "je suis allergique au limonène", "et le baume du soir, il est parfumé ?"],
    ["sp", "y perfume? soy alergica al limoneno", "y el bálsamo del ocaso lleva?"],
  ])("the balm that is meant, %s: %s, %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toContain("Limonene");
    expect(named(said)).not.toContain("evening-shell-balm");
  });

  test.each<Row>([
    ["en", "few blackheads, combination skin", "and in the morning which one goes first?"],
    ["fr", "points noirs, peau mixte, que prendre ?", "et le matin, dans quel ordre ?"],
  ])("what is for the evening is not put in the morning, %s: %s, %s", (language, ...turns) => {
    const { reply } = chat(language, ...turns);
    const gel = demoCatalogueIn(language).find(({ id }) => id === "undertow-gel")?.name ?? "?";
    expect(reply.slice(0, reply.indexOf("."))).not.toContain(gel);
  });

  test.each<Row>([
    ["en", "waterproof mascara remover"],
    ["fr", "un démaquillant pour mascara waterproof ?"],
    ["sp", "desmaquillante para rimel waterproof"],
  ])("mascara is taken off, without a promise, %s: %s", (language, message) => {
    const { recommendations, notice } = advice(message, language);
    expect(recommendations.map(({ id }) => id)).toEqual(["evening-shell-balm"]);
    expect(notice).toMatch(/waterproof|resistente al agua/);
  });
});

test.each<Row>([
  ["en", "Driftwood Foam and Smooth Stone Serum, compatible?", "which of them is the most expensive?"],
  ["fr", "la Mousse Bois Flotté et le Sérum Pierre Polie, ça va ensemble ?", "et lequel est le plus cher ?"],
  ["sp", "la Espuma Madera de Deriva y el Sérum Piedra Lisa, ¿compatibles?", "y el mas caro de esos cual es"],
])("the dearer of two is not the cheaper, %s: %s, %s", (language, ...turns) => {
  const said = chat(language, ...turns);
  expect(named(said)).toEqual(["smooth-stone-serum"]);
  expect(said.reply).not.toMatch(/cheap|moins cher|más barato/);
});

describe("the shop's own matters", () => {
  const support = (language: Language, ...turns: string[]) => lastOf(talk(language, "support", turns)).reply;

  test.each<Row>([
    ["en", "no confirmation email, is this a scam?"],
    ["fr", "pas de mail, c'est une arnaque votre site ?"],
    ["sp", "no me llega el correo de confirmación ni nada, me habéis timado?"],
  ])("who fears a scam is reassured, %s: %s", (language, ...turns) => {
    expect(support(language, ...turns)).toMatch(/^(No,|Non,).*care@nacre\.example/);
  });

  test.each<Row>([
    ["en", "I was charged twice", "yes I checked, both were charged"],
    ["fr", "j'ai une facture de 2x 68€ pour un seul baume", "oui j'ai vérifié, les deux sont débités"],
    ["sp", "me cobraron doble", "sí, lo revisé, los dos están cobrados"],
  ])("a double charge goes to a person, %s: %s, %s", (language, ...turns) => {
    expect(support(language, ...turns)).toContain("+1 555 010 0199");
  });

  test.each<Row>([
    ["en", "do I have to pay customs?"],
    ["fr", "c'est moi qui paie la douane ?"],
    ["sp", "mi pedido lleva parado en aduanas 8 dias", "tengo que pagar yo las aduanas?"],
  ])("customs are not postage of a return, %s: %s", (language, ...turns) => {
    expect(support(language, ...turns)).toMatch(/I do not know|je ne le sais pas|no lo sé/);
    expect(support(language, ...turns)).toMatch(/uties|douane|aranceles/);
  });
});

describe("skin that peels under a retinoid", () => {
  test.each<Row>([
    ["en", "I'm on prescribed tretinoin, what can I use beside it?", "and if my face starts to peel?"],
    ["fr", "je suis sous trétinoïne, que mettre avec ?", "et si ma peau se met à peler ?"],
    ["sp", "uso tretinoína recetada, ¿qué más puedo usar?", "¿y si me empiezo a pelar?"],
  ])("the prescriber is named, %s: %s, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/prescribed|prescrit|recet/i);
    for (const id of RETINOIDS) expect(named(chat(language, ...turns))).not.toContain(id);
  });

  test.each<Row>([
    ["en", "what does Soft Ebb do?", "can I use it with my CeraVe retinol?"],
    ["en", "can I use Soft Ebb with my own retinol from The Ordinary?"],
    ["fr", "puis-je utiliser le Jusant Doux avec mon rétinol Avène ?"],
    ["sp", "¿puedo usar Bajamar Suave con mi retinol de Sesderma?"],
  ])("own retinol and our acid, %s: %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/same evening|same night|même soir|misma noche/i);
    for (const id of RETINOIDS) expect(named(said)).not.toContain(id);
  });
});

describe("a second retinoid is not agreed to", () => {
  test.each<Row>([
    ["en", "can I use Night Current with my own retinol from Olay?"],
    ["fr", "puis-je mettre le Courant de Nuit avec mon rétinol de pharmacie ?"],
    ["sp", "¿puedo usar Corriente Nocturna con mi retinol de farmacia?"],
  ])("%s: %s", (language, message) => {
    const said = chat(language, message);
    expect(said.reply).not.toMatch(/go together|vont ensemble|van (bien )?junt/i);
    expect(named(said)).toEqual([]);
  });

  test.each<Row>([
    ["en", "we are trying for a baby, shall I keep my retinol?"],
    ["fr", "on essaie d'avoir un enfant, je garde mon rétinol ?"],
    ["sp", "buscamos un bebé, ¿puedo seguir con mi retinol?"],
  ])("nor one kept while trying, %s: %s", (language, message) => {
    expect(chat(language, message).reply).toMatch(/trying|projet|enfant|bébé|embaraz|bebé/i);
  });
});

describe("what to avoid is listed whole, each with its reason", () => {
  test.each<Row>([
    ["en", "I'm allergic to fragrance and lanolin, which products should I avoid?"],
    ["fr", "allergique au parfum et à la lanoline, quels produits je dois éviter ?"],
    ["sp", "soy alérgica al perfume y a la lanolina, ¿qué productos debo evitar?"],
  ])("%s: %s", (language, message) => {
    const { reply } = chat(language, message);
    const scented = demoCatalogueIn(language).filter(({ ingredients }) => ingredients.includes("Parfum"));
    expect(scented.length).toBeGreaterThan(3);
    for (const { name } of scented) expect(reply).toContain(name);
    // Cholesterol is another thing, and no list tells what it was made from.
    expect(reply).not.toMatch(/Cholesterol/);
    expect(reply).toMatch(/Parfum/);
  });
});

describe("a retinoid that is there is not called missing", () => {
  test.each<Row>([
    ["en", "I'm 44 with sensitive skin, which retinol to start with?"],
    ["fr", "peau sensible, 45 ans, quel rétinol pour débuter ?"],
    ["sp", "piel sensible, 46 años, ¿con qué retinol empiezo?"],
  ])("%s: %s", (language, message) => {
    const { reply } = chat(language, message);
    expect(reply).not.toMatch(/None of our products|Aucun de nos produits|Ninguno de nuestros productos/);
  });
});

describe("a late period and a retinol", () => {
  test.each<Row>([
    ["en", "late by 9 days and havent tested yet, ok to keep going with night current til i know?"],
    ["fr", "j'ai 8 jours de retard et pas encore fait de test, je continue le Courant de Nuit ?"],
    ["sp", "tengo 9 días de retraso y no me he hecho la prueba, ¿sigo con la Corriente Nocturna?"],
  ])("%s: %s", (language, message) => {
    const said = chat(language, message);
    expect(said.reply).toMatch(/^(Stop|Arrêtez|Deja)/);
    for (const id of RETINOIDS) expect(named(said)).not.toContain(id);
  });
});

describe("vitiligo is no dark spot", () => {
  test.each<Row>([
    ["en", "I have vitiligo on my hands, would Moonstone even it out?"],
    ["fr", "vitiligo sur les mains, le Sérum Pierre de Lune ça marche ?"],
    ["sp", "tengo vitiligo en las manos, sirve la piedra de luna para igualar?"],
    ["sp", "algo para unificar mi vitiligo"],
  ])("%s: %s", (language, message) => {
    const said = chat(language, message);
    expect(said.reply).toMatch(/dermat[oó]log/i);
    expect(named(said)).toEqual([]);
    expect(advice(message, language).recommendations).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";
import { understandMessage } from "../reading/understand.ts";

const kindsOf = (message: string, language: Language) =>
  understandMessage(message, language).person.facts.map(({ kind }) => kind);

describe("a status that is denied or past is none", () => {
  test.each<[Language, string]>([
    ["sp", "granitos en la espalda, embarazada no, alérgica a nada"],
    ["sp", "manchas desde mi 2o embarazo"],
    ["fr", "enceinte non, peau sèche"],
    ["fr", "des taches depuis ma 2e grossesse"],
    ["fr", "melasma depuis ma troisième grossesse"],
    ["en", "pregnant no, oily skin"],
    ["en", "dark patches since my 2nd pregnancy"],
  ])("%s: %s", (language, message) => {
    expect(kindsOf(message, language)).not.toContain("pregnant");
  });

  test.each<[Language, string]>([
    ["sp", "estoy embarazada no quiero retinol"],
    ["fr", "je suis enceinte, non allergique"],
    ["en", "i'm pregnant, no allergies"],
  ])("%s: %s is one", (language, message) => {
    expect(kindsOf(message, language)).toContain("pregnant");
  });
});

describe("what looks like a sign and is none", () => {
  test.each<[Language, string]>([
    ["en", "my 8 month old scratches her elbows at night, dry patches, what cream"],
    ["fr", "mon bébé se gratte tous les soirs, il a aussi la peau sèche la nuit"],
    ["sp", "mi hija de 2 años se rasca todas las noches los codos"],
  ])("one child who scratches: %s %s", (language, message) => {
    expect(advice(message, language).notice ?? "").not.toMatch(/two people|deux personnes|dos personas/);
  });

  test.each<[Language, string]>([
    ["en", "i itch at night and my husband itches as well"],
    ["en", "my son and his sister scratch all night"],
    ["fr", "je me gratte la nuit et mon mari aussi"],
    ["sp", "me pica todo de noche y a mi marido también"],
  ])("two who do: %s %s", (language, message) => {
    expect(advice(message, language).notice).toMatch(/two people|deux personnes|dos personas/);
  });

  test.each<[Language, string]>([
    ["en", "ingrown hairs and dark marks on my neck after shaving, I'm Black"],
    ["fr", "poils incarnés et marques noires sur le cou depuis que le rasage a changé"],
    ["sp", "vellos enterrados y marcas negras que han salido al rasurarme, me pica"],
  ])("hairs that grow in: %s %s", (language, message) => {
    const { notice = "", recommendations } = advice(message, language);
    expect(notice).not.toMatch(/this week|cette semaine|esta semana/);
    expect(recommendations).not.toHaveLength(0);
  });

  test("a mole that was cut in shaving is one", () => {
    expect(advice("my mole got bigger and bleeds after shaving", "en").recommendations).toEqual([]);
  });

  test("an allergy to latex is no question what something is", () => {
    const { notice, recommendations } = advice("tengo alergia al latex, busco exfoliante para la cara", "sp");
    expect(notice).not.toContain("solo un médico");
    expect(recommendations.map(({ id }) => id)).not.toContain("pearl-dust");
    expect(recommendations).not.toHaveLength(0);
  });
});

describe("what weighs more than a product is answered first", () => {
  test.each<[Language, string, string]>([
    ["en", "my son is 15 and has painful scarring acne", "he cries about it and won't go to school"],
    [
      "fr",
      "ma fille de 15 ans a de l'acné qui marque",
      "elle est très triste et ne veut plus aller au lycée",
    ],
    ["sp", "mi hijo de 15 tiene acné con cicatrices", "anda muy triste, no quiere ir al colegio"],
  ])("low over one's skin, %s", (language, first, then) => {
    const { reply: text, products } = chat(language, first, then);
    expect(text).toMatch(/doctor|médecin|médico/);
    expect(text).toMatch(/sorry|désolée|Lo siento/);
    expect(products).toEqual([]);
  });

  test.each<[Language, string, string, string]>([
    ["en", "what is night current", "found out i'm pregnant, do i stop?", "Stop Night Current"],
    [
      "fr",
      "c'est quoi courant de nuit",
      "je suis enceinte, j'arrête ?",
      "Arrêtez dès aujourd’hui le Courant de Nuit",
    ],
    ["sp", "qué es corriente nocturna", "estoy embarazada, ¿lo dejo?", "Corriente Nocturna"],
  ])("a retinoid in pregnancy is stopped, %s", (language, first, then, says) => {
    const { reply: text } = chat(language, first, then);
    expect(text).toContain(says);
    expect(text).not.toMatch(/no reason to stop|aucune raison d’arrêter|no hay motivo/);
  });

  test.each<[Language, string, string]>([
    [
      "en",
      "is driftwood foam good for beard flakes",
      "i also have psoriasis on my elbows, would worn stone do?",
    ],
    [
      "fr",
      "la mousse bois flotté pour la barbe ?",
      "j'ai du psoriasis aux coudes, le lait galet roulé irait ?",
    ],
  ])("psoriasis told late, %s", (language, first, then) => {
    const { reply: text, products } = chat(language, first, then);
    expect(text).toMatch(/doctor|médecin/);
    expect(products).toEqual(["inner-shell-cream"]);
  });

  test.each<[Language, string]>([
    ["en", "and me? im ginger and burn in 5 mins"],
    ["fr", "et moi ? je suis rousse et je brûle en 5 minutes"],
    ["sp", "¿y yo? soy pelirroja y me quemo en 5 minutos"],
  ])("skin that burns in the sun, %s", (language, message) => {
    const { reply: text, products } = chat(language, language === "en" ? "which spf" : "un spf", message);
    expect(text).toContain("SPF 50");
    expect(products).toEqual(["salt-air-fluid-spf-50"]);
  });

  test.each<[Language, string]>([
    ["en", "how many nights a week undertow gel and soft ebb"],
    ["fr", "combien de soirs par semaine gel lame de fond et courant de nuit"],
    ["sp", "cuántas noches uso la corriente nocturna y bajamar suave"],
  ])("how often two that never share an evening, %s", (language, message) => {
    expect(chat(language, message).reply).toMatch(
      /different evenings|pas le même soir|noches distintas|one of (them|the two)/,
    );
  });

  test.each<[Language, string]>([
    ["en", "is this a real person?"],
    ["fr", "je parle à un robot là ?"],
    ["sp", "hola, ¿hablo con una persona?"],
  ])("who answers here, %s", (language, message) => {
    expect(chat(language, message).reply).toMatch(/automat|automát/);
    expect(chat(language, message).reply).toContain("care@");
  });
});

test.each<[Language, string]>([
  ["fr", "peau noire, taches brunes laissées par les boutons, j'ai deja une creme spf 50"],
  ["fr", "des taches brunes sur le front, j'utilise déjà la crème solaire SPF50"],
  ["en", "dark skin, marks after spots, i already have an spf 50 cream"],
  ["sp", "piel morena con manchas de granitos, ya tengo una crema con spf 50"],
])("a sunscreen that is had is not sold: %s %s", (language, message) => {
  const ids = advice(message, language).recommendations.map(({ id }) => id);
  expect(ids).not.toHaveLength(0);
  expect(ids.filter((id) => /spf/.test(id))).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "depressed scars from acne, which serum"],
  ["en", "i don't want to leave the house without spf, oily skin"],
  ["en", "sad looking skin, so dull"],
  ["sp", "no quiero salir de casa sin protector, piel clara"],
  ["fr", "ma peau est très triste et terne, un coup d'éclat"],
  ["fr", "retrouver la bonne mine, teint terne"],
  ["fr", "des cicatrices déprimées d'acné sur les joues"],
  ["fr", "je m'en moque du parfum, peau sèche"],
  ["sp", "no quiero salir en las fotos con brillo, piel grasa"],
  ["sp", "la piel está triste y apagada"],
])("no low mood: %s %s", (language, message) => {
  expect(advice(message, language).notice ?? "").not.toMatch(/^(I am sorry|Je suis désolée|Lo siento)/);
});

describe("an illness of the family's is not the person's own", () => {
  test.each<[Language, string, string]>([
    ["en", "My mum had melanoma", "can I use the vitamin C serum?"],
    ["fr", "Ma mère a eu un mélanome", "est-ce que je peux utiliser le sérum vitamine C ?"],
    ["sp", "Mi madre tuvo melanoma", "¿puedo usar el sérum de vitamina C?"],
  ])("%s: %s", (language, told, asked) => {
    expect(chat(language, told).reply).toMatch(/dermatologist|dermatologue|dermatólogo/);
    expect(chat(language, told, asked).products).toContain("first-light-serum");
  });

  test.each<[Language, string]>([
    ["en", "My mum had melanoma and I had it too, can I use vitamin C?"],
    ["fr", "Ma mère a eu un mélanome et moi aussi, je peux prendre de la vitamine C ?"],
    ["sp", "Mi madre tuvo melanoma y yo también, ¿puedo usar vitamina C?"],
    ["en", "a cream for my mum who had melanoma, dull skin"],
    ["fr", "une crème pour ma mère qui a eu un mélanome, teint terne"],
    ["sp", "una crema para mi madre que tuvo melanoma, piel apagada"],
  ])("but one's own or hers whom it is for stands, %s: %s", (language, message) => {
    expect(understandMessage(message, language).redFlags.map(({ id }) => id)).toContain(
      "skin_cancer_history",
    );
    expect(chat(language, message).products).not.toContain("first-light-serum");
  });
});

test.each<[Language, string, string]>([
  ["en", "I need a face cream for my daughter", "she is 4"],
  ["fr", "je cherche une crème pour ma fille", "elle a 4 ans"],
  ["sp", "busco una crema para mi hija", "tiene 4 años"],
])("an age told after the person changes what she is shown, %s: %s", (language, ...turns) => {
  const { reply, products } = chat(language, ...turns);
  expect(reply).toMatch(/pediatrician|pédiatre|pediatra/);
  expect(products).not.toContain("open-tide-gel");
});

test.each<[Language, string, string]>([
  ["en", "my son is 15 and has pimples", "what do I give him to wash his face with"],
  ["fr", "mon fils de 15 ans a des boutons", "je lui donne quoi pour se laver le visage"],
  ["sp", "mi hijo de 15 años tiene granos", "que le doy para lavarse la cara"],
])("what to wash with is a cleanser, %s: %s", (language, ...turns) => {
  expect(chat(language, ...turns).products).toEqual(["clear-pebble-gel"]);
});

describe("low spirits over wrinkles", () => {
  test.each<[Language, string]>([
    ["en", "my friend is depressed about her wrinkles"],
    ["en", "I'm depressed about my wrinkles"],
    ["fr", "mon amie est déprimée à cause de ses rides"],
    ["fr", "je suis déprimée à cause de mes rides"],
    ["sp", "mi amiga está deprimida por sus arrugas"],
    ["sp", "estoy deprimida por mis arrugas"],
  ])("have a kind word beside the products, %s: %s", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(/^(That can weigh|Cela peut peser|Eso puede pesar)/);
    expect(products).not.toHaveLength(0);
    const { notice, recommendations } = advice(message, language);
    expect(notice).toMatch(/weigh on|peser sur|pesar en/);
    expect(recommendations).not.toHaveLength(0);
  });

  test.each<[Language, string]>([
    ["en", "I can't live with my acne"],
    ["en", "my acne makes me so depressed"],
    ["fr", "je ne peux plus vivre avec mon acné"],
    ["fr", "je suis déprimée à cause de mes boutons"],
    ["sp", "no puedo vivir con este acné"],
    ["sp", "mi hijo tiene acné y no quiere ir al colegio"],
  ])("but what weighs more is answered alone, %s: %s", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(/^(I am sorry|Je suis désolée|Lo siento|Siento)/);
    expect(products ?? []).toEqual([]);
  });
});

test.each<[Language, string]>([
  ["en", "bumpy arms under 100"],
  ["fr", "bras avec des petits boutons de kératose pilaire, moins de 100"],
  ["sp", "queratosis pilar en los brazos por menos de 100"],
])("an acid alone within a sum still asks for SPF, %s: %s", (language, message) => {
  const [lotion] = advice(message, language).recommendations;
  expect(lotion?.id).toBe("worn-stone-lotion");
  expect(lotion?.reasoning).toContain("SPF");
});

test.each<[Language, string]>([
  ["en", "severe acne, i am at rock bottom"],
  ["fr", "acné sévère, je suis au fond du trou"],
  ["fr", "j'ai de l'acné, je suis dans un trou noir, je n'y crois plus"],
  ["sp", "con este acné estoy en un pozo"],
])("who is at the bottom is sold nothing, %s: %s", (language, message) => {
  const { reply, products } = chat(language, message);
  expect(products).toEqual([]);
  expect(reply).toMatch(/sorry|désolée|siento/);
});

test("feet are a place, and who is on them all day tells of none", () => {
  expect(chat("en", "wrinkles on my feet, help").products).not.toContain("night-current");
  expect(chat("en", "on my feet all night, wrinkles").products).toContain("night-current");
});

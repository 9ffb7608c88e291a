import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/i18n/language.ts";
import { understandMessage } from "./understand.ts";

/** What shoppers ask for every day, and `{}` where it stands in what they write. */
const GOODS: Record<Language, { goods: string; said: readonly string[] }> = {
  en: {
    goods:
      "night cream, day cream, eye cream, hand cream, lip balm, sunscreen, spf 50, face wash, cleansing milk, toner, vitamin c serum, retinol serum, overnight mask, scrub, peel, rich cream, anti-aging cream, dark spot serum, soothing cream, body lotion, face oil, ampoules, tinted sunscreen, bb cream, aftershave, gift set, night routine, morning routine, travel kit, winter cream, barrier cream",
    said: [
      "{}",
      "a {}",
      "I'm looking for a {}",
      "I want a {} for wrinkles",
      "do you have {}?",
      "{} for dry skin",
    ],
  },
  fr: {
    goods:
      "crème de nuit, crème de jour, sérum de nuit, soin du soir, routine du matin, baume à lèvres, crème pour les mains, lait démaquillant, nettoyant doux, eau micellaire, masque de nuit, gommage, crème solaire, sérum vitamine c, rétinol, crème anti-âge, contour des yeux, lait pour le corps, huile démaquillante, tonique, ampoules, crème teintée, bb crème, soin anti-taches, crème apaisante, coffret, soin pour homme, après-rasage, trousse de voyage, crème d’hiver",
    said: ["{}", "une {}", "je cherche une {}", "avez-vous {} ?", "{} pour peau sèche", "{} anti-rides"],
  },
  sp: {
    goods:
      "crema de noche, crema de día, contorno de ojos, crema de manos, bálsamo de labios, protector solar, gel limpiador, leche limpiadora, aceite desmaquillante, tónico, sérum de noche, sérum de vitamina c, retinol, mascarilla de noche, exfoliante, crema antiedad, sérum antimanchas, crema calmante, leche corporal, ampollas, crema con color, bb cream, cosmética para hombre, regalo, rutina de noche, crema para el invierno",
    said: [
      "{}",
      "una {}",
      "busco una {}",
      "quiero un {} para las arrugas",
      "¿tenéis {}?",
      "{} para piel seca",
    ],
  },
};
const GRAVE = new Set(["pregnant", "trying", "breastfeeding", "allergy", "medicine", "age", "skin_cancer"]);

describe("a wish for an everyday product", () => {
  test.each(LANGUAGES)("tells nothing of a person, and raises no alarm (%s)", (language) => {
    const { goods, said } = GOODS[language];
    const misread = goods.split(", ").flatMap((one) =>
      said
        .map((words) => words.replace("{}", one))
        .filter((message) => {
          const { person, redFlags } = understandMessage(message, language);
          const grave = person.facts.some(({ kind }) => GRAVE.has(kind));
          return grave || person.relation !== "self" || redFlags.length > 0;
        }),
    );
    expect(misread).toEqual([]);
  });

  test("what is told all the same is heard", () => {
    const heard = understandMessage(
      "une crème de nuit, j’allaite et je me lève pour les tétées de nuit",
      "fr",
    );
    expect(heard.person.facts.map(({ kind }) => kind)).toContain("breastfeeding");
    expect(understandMessage("a dark spot that bleeds, dark spot serum?", "en").redFlags).not.toEqual([]);
  });

  test("pimples for years are no sore that does not heal", () => {
    expect(understandMessage("tengo granos desde hace años", "sp").redFlags).toEqual([]);
    expect(understandMessage("un grano que no se cura desde hace meses y sangra", "sp").redFlags).not.toEqual(
      [],
    );
  });

  test("what only sounds like an emergency is none", () => {
    const alarmed = (
      [
        ["sp", "un trago de agua y crema para mi hijo"],
        ["sp", "un tónico, me gusta el trago amargo"],
        ["sp", "contorno de ojos para mi hijo"],
        ["fr", "une crème pour le contour des yeux"],
        ["fr", "un soin qui ne coule pas dans les yeux"],
        ["en", "a sunscreen that never runs into my eyes"],
        ["en", "heat protectant for straighteners, my hair is burnt"],
        ["fr", "cheveux brûlés par le lisseur, une huile ?"],
        ["fr", "le bouchon du flacon ne ferme pas"],
        ["en", "yellow crust around the pump"],
        ["en", "a shampoo that doesn't sting in my baby's eyes"],
        ["fr", "croûtes de lait, un baume ?"],
      ] as const
    ).filter(([language, message]) => understandMessage(message, language).redFlags.length > 0);
    expect(alarmed).toEqual([]);
  });
});

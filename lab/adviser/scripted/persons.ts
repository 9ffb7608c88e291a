import type { Fact, Person } from "#app/expert/reading/person/fact.ts";
import type { ExclusionReason } from "#app/expert/shelf/exclusion-reason.ts";
import { mayBeNamed, type Occasion } from "#app/expert/shelf/may-be-named.ts";
import { inciOf } from "#app/expert/reading/person/substances.ts";
import type { Ground } from "#app/expert/talk/model/guard/ground.ts";
import type { Language } from "#app/i18n/language.ts";
import seed from "#db/seed/catalogue.json" with { type: "json" };
import { memoize } from "#app/memoize.ts";
import { demoCatalogueIn } from "../evaluation/evaluation-catalogue.ts";

interface Told {
  facts?: readonly Fact[];
  occasion?: Occasion;
  said: Record<Language, string>;
  lastOrder?: Ground["shop"]["lastOrder"];
}

const told = { words: "", turn: 0, how: "said" } as const;
const allergy = (id: "shea" | "fragrance"): Fact => ({
  kind: "allergy",
  ids: [id],
  inci: inciOf([id]),
  unresolved: [],
  ...told,
});

/** Whom the sentences are written for. */
export const PERSONS = {
  any: {
    said: { en: "What would you suggest for me?", fr: "Que me conseillez-vous ?", sp: "¿Qué me aconsejas?" },
  },
  nursing: {
    facts: [{ kind: "breastfeeding", ...told }],
    said: {
      en: "I am nursing and see fine lines.",
      fr: "J’allaite et je vois des ridules.",
      sp: "Doy el pecho y veo líneas finas.",
    },
  },
  pregnant: {
    facts: [{ kind: "pregnant", ...told }],
    said: {
      en: "I am pregnant, my skin is dull.",
      fr: "Je suis enceinte, mon teint est terne.",
      sp: "Estoy embarazada y tengo la piel apagada.",
    },
  },
  trying: {
    facts: [{ kind: "trying", ...told }],
    said: { en: "We are trying for a baby.", fr: "Nous essayons d’avoir un bébé.", sp: "Buscamos un bebé." },
  },
  shea: {
    facts: [allergy("shea")],
    said: {
      en: "I am allergic to shea butter, my skin is dry.",
      fr: "Je suis allergique au karité, ma peau est sèche.",
      sp: "Tengo alergia al karité y la piel seca.",
    },
  },
  scent: {
    facts: [allergy("fragrance")],
    said: {
      en: "I am allergic to fragrance.",
      fr: "Je suis allergique au parfum.",
      sp: "Tengo alergia al perfume.",
    },
  },
  teen: {
    facts: [{ kind: "age", months: 15 * 12, ...told }],
    said: {
      en: "I am fifteen and get pimples.",
      fr: "J’ai quinze ans et des boutons.",
      sp: "Tengo quince años y granos.",
    },
  },
  child: {
    facts: [{ kind: "age", months: 8 * 12, ...told }],
    said: {
      en: "My daughter is eight, what may she use?",
      fr: "Ma fille a huit ans, que peut-elle utiliser ?",
      sp: "Mi hija tiene ocho años, ¿qué puede usar?",
    },
  },
  isotretinoin: {
    facts: [{ kind: "medicine", medicine: "isotretinoin", ...told }],
    said: {
      en: "I take isotretinoin, Roaccutane, and my lips crack.",
      fr: "Je prends de l’isotrétinoïne, du Roaccutane, et mes lèvres gercent.",
      sp: "Tomo isotretinoína, Roacután, y se me agrietan los labios.",
    },
  },
  tretinoin: {
    facts: [{ kind: "medicine", medicine: "tretinoin", ...told }],
    said: {
      en: "I use tretinoin from my doctor.",
      fr: "J’utilise de la trétinoïne prescrite.",
      sp: "Uso tretinoína recetada.",
    },
  },
  rosacea: {
    occasion: { concerns: ["rosacea"] },
    said: {
      en: "I have rosacea and my cheeks burn.",
      fr: "J’ai une rosacée et les joues qui chauffent.",
      sp: "Tengo rosácea y me arden las mejillas.",
    },
  },
  budget60: {
    said: {
      en: "I have $60 for a routine, shiny skin.",
      fr: "J’ai 60 $ pour une routine, peau brillante.",
      sp: "Tengo 60 $ para una rutina, piel con brillos.",
    },
  },
  cerave: {
    said: {
      en: "I wash with a CeraVe cleanser, what goes with it?",
      fr: "Je me lave avec un nettoyant CeraVe, qu’est-ce qui va avec ?",
      sp: "Me lavo con un limpiador CeraVe, ¿qué le va bien?",
    },
  },
  order: {
    said: { en: "Where is my order?", fr: "Où est ma commande ?", sp: "¿Dónde está mi pedido?" },
    lastOrder: {
      id: "8f2c1d3e",
      status: "pending",
      createdAt: "2026-11-20T10:00:00.000Z",
      totalAmount: 13400,
    },
  },
} satisfies Record<string, Told>;
export type Who = keyof typeof PERSONS;

const PAGES: Record<Language, readonly string[]> = {
  en: [
    "Shipping is a flat $5.00 per order, however much is in it. We write to you to arrange payment. Nothing is charged in the shop.",
    "In the European Union and the United Kingdom, 14 days from the day the parcel arrives. Write to care@nacre.example with the order number.",
  ],
  fr: [
    "La livraison est au tarif unique de $5.00 par commande. Nous vous écrivons pour convenir du paiement. Rien n’est débité dans la boutique.",
    "Dans l’Union européenne et au Royaume-Uni, 14 jours à compter de l’arrivée du colis. Écrivez à care@nacre.example avec le numéro de commande.",
  ],
  sp: [
    "El envío cuesta $5.00 por pedido. Te escribimos para acordar el pago. En la tienda no se cobra nada.",
    "En la Unión Europea y el Reino Unido, 14 días desde que llega el paquete. Escribe a care@nacre.example con el número de pedido.",
  ],
};

const OTHER_NAMES = new Map(
  seed.map(({ id, name, translations }) => [id, [name, translations.fr.name, translations.sp.name]] as const),
);

const catalogueIn = memoize(demoCatalogueIn);

/** What was withheld for reasons of the person alone. */
const OF_PERSON = new Set<ExclusionReason>(["price", "out_of_stock"]);

/** What a reply to a person may rest on. */
export function groundFor(who: Who, language: Language, said?: readonly string[]): Ground {
  const { facts = [], occasion = {}, said: words, lastOrder }: Told = PERSONS[who];
  const person: Person = { relation: "self", facts };
  const catalogue = catalogueIn(language);
  return {
    language,
    catalogue,
    otherNames: OTHER_NAMES,
    mayBeNamed: (product) => {
      const verdict = mayBeNamed(product, person, { ...occasion, evenSoldOut: true });
      return verdict.ok || OF_PERSON.has(verdict.reason);
    },
    known: {
      texts: [
        ...PAGES[language],
        ...catalogue.map(
          (one) =>
            `${one.name} [${one.id}]: ${one.kind}, ${one.size}, $${(one.price / 100).toFixed(2)}\n${one.description}\n${one.usage}\n${one.ingredients.join(", ")}`,
        ),
        ...(lastOrder ? ["status pending, placed 2026-11-20, total $134.00"] : []),
      ],
    },
    said: said ?? [words[language]],
    shop: {
      shippingFee: 500,
      supportEmail: "care@nacre.example",
      supportPhone: "+1 555 0100",
      ...(lastOrder && { lastOrder }),
    },
  };
}

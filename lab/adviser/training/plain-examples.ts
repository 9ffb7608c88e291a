import { type LanguageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import knowledge from "#app/expert/knowledge/concerns.json" with { type: "json" };
import type { Example } from "./examples.ts";

/** How a thing is asked for by its plain name; the written messages avoid plain names on purpose. */
const ASKED: Record<LanguageTag, readonly string[]> = {
  en: [
    "{}",
    "what's good for {}",
    "I have {}",
    "help with {}",
    "something for {} please",
    "which product for {}?",
    "how do I get rid of {}",
    "do you have anything against {}",
  ],
  fr: [
    "{}",
    "que conseillez-vous pour {}",
    "j'ai {}",
    "un produit contre {} svp",
    "{} : que faire ?",
    "quel soin pour {} ?",
    "comment atténuer {}",
    "vous avez quelque chose pour {} ?",
  ],
  es: [
    "{}",
    "qué recomiendas para {}",
    "tengo {}",
    "algo para {} por favor",
    "cómo quitar {}",
    "qué producto sirve para {}?",
    "{}, qué hago?",
    "tienen algo contra {}?",
  ],
};
/** Longer phrases are sentences already. */
const LONGEST_NAME = 3;
const TWICE = 2;

function example(lang: LanguageTag, text: string, labels: Partial<Example>): Example {
  return {
    lang,
    text,
    kind: "concern",
    concerns: [],
    optional: [],
    denied: [],
    skin_types: [],
    modifiers: [],
    red_flags: [],
    ...labels,
  };
}

function asked(lang: LanguageTag, phrase: string, turn: number): string[] {
  if (phrase.split(" ").length > LONGEST_NAME) return [phrase];
  return Array.from({ length: TWICE }, (_, more) => {
    const frame = ASKED[lang][(turn * TWICE + more) % ASKED[lang].length] ?? "{}";
    return frame.replace("{}", phrase);
  });
}

/** Kinds of product, ingredients and wishes: about skin care, and about no concern in particular. */
const BROWSED: Record<LanguageTag, string> = {
  en:
    "serum|a serum|cream|day cream|night cream|face cream|neck cream|hand cream|eye cream|eye gel|eye serum|moisturizer|moisturiser|" +
    "cleanser|face wash|makeup remover|cleansing balm|body lotion|sunscreen|spf|tinted moisturizer|exfoliator|peeling|peel|mask|face mask|" +
    "face oil|facial oil|toner|mist|lip balm|mens face wash|best cream|best seller|your bestsellers|what do you recommend|" +
    "what do you suggest|recommend something|can you help me choose|which cream should I buy|what should I start with|show me your serums|" +
    "do you have retinol|vitamin c|niacinamide|hyaluronic acid|retinol serum|bakuchiol|peptides|ceramides|salicylic acid|azelaic acid|" +
    "what is hyaluronic acid|can I use vitamin c with niacinamide|something with ceramides|a gift for my mom|gift for dad|gift set|" +
    "a present for my sister|cheapest cream|the cheapest serum|what is your cheapest product|something vegan|a routine|simple routine|" +
    "morning routine|evening routine|routine for a beginner|which one first|in what order|in what order do I use them|why this one|" +
    "anything else|something else|is it vegan|what percentage|how big is it|can I use both|which is better|and at night|I nurse|how do I use it",
  fr:
    "sérum|un sérum|crème|une crème|crème de jour|crème de nuit|crème hydratante|crème pour les mains|contour des yeux|soin des yeux|" +
    "nettoyant|un nettoyant|gel nettoyant|démaquillant|un démaquillant|baume démaquillant|lait pour le corps|protection solaire|" +
    "crème solaire|gommage|un gommage|masque|un masque|masque de nuit|huile pour le visage|lotion|brume|baume à lèvres|ampoules|" +
    "soin homme|la meilleure crème|vos meilleures ventes|que me conseillez-vous|vous me conseillez quoi|par quoi commencer|" +
    "vous avez du rétinol|vitamine C|niacinamide|acide hyaluronique|rétinol|bakuchiol|peptides|céramides|acide salicylique|" +
    "sérum à la vitamine C|vous avez du bakuchiol ?|quelque chose aux céramides|un cadeau pour ma mère|cadeau pour mon copain|" +
    "une idée cadeau|le moins cher|la crème la moins chère|quelque chose de végane|une routine|routine simple|routine du matin|" +
    "routine du soir|laquelle d'abord|dans quel ordre|pourquoi celle-là|autre chose|c'est végane ?|quel pourcentage|combien de ml|" +
    "les deux ensemble ?|lequel est le mieux|et le soir ?|j'allaite|comment l'utiliser|différence entre sérum et crème",
  es:
    "sérum|un sérum|crema|una crema|crema de día|crema de noche|crema hidratante|crema de manos|contorno de ojos|limpiador|" +
    "un limpiador|gel limpiador|desmaquillante|leche limpiadora|agua micelar|loción corporal|protector solar|exfoliante|un exfoliante|" +
    "mascarilla|una mascarilla|aceite facial|tónico|un tónico|bálsamo labial|bálsamo de labios|ampollas|crema para hombre|" +
    "la mejor crema|los más vendidos|qué me recomiendas|qué recomiendan|por dónde empiezo|tienen retinol|vitamina C|niacinamida|" +
    "ácido hialurónico|retinol|bakuchiol|péptidos|ceramidas|ácido salicílico|un sérum de vitamina C|tienen algo con bakuchiol|" +
    "crema con ceramidas|un regalo para mi madre|regalo para mi novio|una idea de regalo|la más barata|el producto más barato|" +
    "algo vegano|una rutina|rutina sencilla|rutina de mañana|rutina de noche|cuál primero|en qué orden|por qué ese|otra cosa|algo más|" +
    "es vegano?|qué porcentaje|cuántos ml|los dos juntos?|cuál es mejor|y de noche?|doy el pecho|cómo se usa|diferencia entre sérum y crema",
};
const LOOKED_AT = [
  "dehydration",
  "photoprotection",
  "dryness",
  "wrinkles",
  "dullness",
  "acne",
  "sensitivity",
];

/** Words of the shelf that name a concern without its name in the knowledge base. */
const SYNONYMS: Record<LanguageTag, readonly [string, Partial<Example>][]> = {
  en: [
    ["anti-aging", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["anti aging cream", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["I want to look younger", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    [
      "anti aging routine for a 50 year old woman",
      { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] },
    ],
    ["dark patches from the sun", { concerns: ["sun_spots"], optional: ["melasma"] }],
    ["chemo made my skin dry", { concerns: ["dryness"], optional: ["sensitivity", "barrier"] }],
    [
      "I'm doing chemo and my skin is so dry",
      { concerns: ["dryness"], optional: ["sensitivity", "barrier"] },
    ],
    [
      "after shave balm",
      { concerns: ["razor_bumps"], optional: ["sensitivity", "redness"], modifiers: ["male_shaving"] },
    ],
    ["cracked heels", { concerns: ["dryness"] }],
    ["dry hands", { concerns: ["dryness"] }],
    ["brighter skin", { concerns: ["dullness"] }],
    ["itchy all over", { concerns: ["eczema"], optional: ["dryness", "sensitivity"] }],
    ["my whole body itches", { concerns: ["eczema"], optional: ["dryness", "sensitivity"] }],
    ["it's dry", { skin_types: ["dry"], optional: ["dryness"] }],
    ["no actually it's dry", { skin_types: ["dry"], optional: ["dryness"] }],
    ["oily", { skin_types: ["oily"], optional: ["oiliness"] }],
    ["actually more oily", { skin_types: ["oily"], optional: ["oiliness"] }],
    ["a bit of both", { skin_types: ["combination"], optional: ["oiliness", "dryness"] }],
    ["easily upset", { skin_types: ["sensitive"], optional: ["sensitivity"] }],
    ["peeling nose", { concerns: ["dryness"], optional: ["barrier"] }],
    ["I'd die for glowing skin", { concerns: ["dullness"] }],
    ["this cream is to die for", { optional: LOOKED_AT }],
    ["my boss is giving me a heart attack, need something calming", { optional: LOOKED_AT }],
    ["I scratch until I bleed", { concerns: ["eczema"], optional: ["dryness"] }],
    ["cold sore", { optional: ["lips"] }],
    ["wart on my finger", { optional: ["texture"] }],
    ["glass skin", { concerns: ["dullness"], optional: ["texture", "dehydration"] }],
  ],
  fr: [
    ["anti-âge", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["crème anti-âge", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["paraître plus jeune", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["anti-âge pour femme de 55 ans", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    [
      "je suis sous chimio, ma peau est toute sèche",
      { concerns: ["dryness"], optional: ["sensitivity", "barrier"] },
    ],
    [
      "feu du rasoir",
      { concerns: ["razor_bumps"], optional: ["sensitivity", "redness"], modifiers: ["male_shaving"] },
    ],
    ["talons secs", { concerns: ["dryness"] }],
    ["mains sèches", { concerns: ["dryness"] }],
    ["brillance sur la zone T", { concerns: ["oiliness"], optional: ["pores"] }],
    ["ma peau me gratte partout", { concerns: ["eczema"], optional: ["dryness", "sensitivity"] }],
    ["ça me gratte de partout", { concerns: ["eczema"], optional: ["dryness", "sensitivity"] }],
    ["plutôt sèche", { skin_types: ["dry"], optional: ["dryness"] }],
    ["en fait non, plutôt grasse", { skin_types: ["oily"], optional: ["oiliness"] }],
    ["les deux", { skin_types: ["combination"], optional: ["oiliness", "dryness"] }],
    ["vite irritée", { skin_types: ["sensitive"], optional: ["sensitivity"] }],
    ["ça marche vraiment ?", { optional: LOOKED_AT }],
    ["j'en ai marre de vivre avec cette peau", { optional: LOOKED_AT }],
    ["j'ai mal à la tête", { kind: "other" }],
    ["je me gratte jusqu'au sang", { concerns: ["eczema"], optional: ["dryness"] }],
    ["bouton de fièvre", { optional: ["lips"] }],
    ["verrue", { optional: ["texture"] }],
    ["ça me brûle les yeux", { kind: "red_flag", red_flags: ["eye"] }],
    ["cette peau va me tuer", { optional: LOOKED_AT }],
    ["bonne mine", { concerns: ["dullness"] }],
  ],
  es: [
    ["antiedad", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["crema antiarrugas", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
    ["antiarrugas", { concerns: ["wrinkles"], optional: ["fine_lines"] }],
    ["piel madura", { concerns: ["wrinkles"], optional: ["firmness", "fine_lines", "dryness"] }],
    [
      "estoy con quimio y tengo la piel seca",
      { concerns: ["dryness"], optional: ["sensitivity", "barrier"] },
    ],
    [
      "se me irrita la cara al afeitarme",
      { concerns: ["razor_bumps"], optional: ["sensitivity", "redness"], modifiers: ["male_shaving"] },
    ],
    ["talones agrietados", { concerns: ["dryness"] }],
    ["manos secas", { concerns: ["dryness"] }],
    ["brillos en la zona T", { concerns: ["oiliness"], optional: ["pores"] }],
    ["me brilla la zona T", { concerns: ["oiliness"], optional: ["pores"] }],
    ["me pica todo el cuerpo", { concerns: ["eczema"], optional: ["dryness", "sensitivity"] }],
    ["me pican las piernas", { concerns: ["eczema"], optional: ["dryness", "sensitivity"] }],
    ["más bien seca", { skin_types: ["dry"], optional: ["dryness"] }],
    ["no, perdona, grasa", { skin_types: ["oily"], optional: ["oiliness"] }],
    ["las dos", { skin_types: ["combination"], optional: ["oiliness", "dryness"] }],
    ["se irrita con facilidad", { skin_types: ["sensitive"], optional: ["sensitivity"] }],
    ["estoy harta de vivir con esta piel", { optional: LOOKED_AT }],
    ["me duele la espalda", { kind: "other" }],
    ["me rasco hasta sangrar", { concerns: ["eczema"], optional: ["dryness"] }],
    ["herpes labial", { optional: ["lips"] }],
    ["verruga", { optional: ["texture"] }],
    ["lunar de siempre", { optional: ["sun_spots"] }],
    ["quiero verme más joven", { concerns: ["wrinkles"], optional: ["fine_lines", "firmness"] }],
  ],
};
/** Said to a shop or to an adviser; about nothing on skin. */
const SAID: Record<LanguageTag, string> = {
  en: "you're useless|fuck you|this is rubbish|are you chatgpt|are you a real person|ok|cool|bye|thanks for nothing|lol|never mind|too long|how do I place an order|hmm|what",
  fr: "vous êtes nuls|ça marche pas votre truc|tu es ChatGPT ?|vous êtes une vraie personne ?|ok|au revoir|c'est trop long|laisse tomber|merci pour rien|mdr|comment je commande",
  es: "sois unos ladrones|puta crema no funciona|eres ChatGPT?|eres una persona real?|ok|adiós|gracias por nada|jaja|da igual|hablas inglés?|tienen página de instagram|cómo compro",
};

/** The phrases of the knowledge base, asked for plainly, and the words of the shelf. A phrase that several concerns share is optional for each. */
export function plainExamples(): Example[] {
  return LANGUAGE_TAGS.flatMap((lang) => {
    const owners = new Map<string, string[]>();
    for (const { id, phrases } of knowledge.concerns)
      for (const phrase of phrases[lang]) owners.set(phrase, [...(owners.get(phrase) ?? []), id]);
    const concerns = [...owners].flatMap(([phrase, ids], turn) => {
      const labels = ids.length === 1 ? { concerns: ids } : { optional: ids };
      return asked(lang, phrase, turn).map((text) => example(lang, text, labels));
    });
    const types = knowledge.skin_types.flatMap(({ id, say }) =>
      say[lang].map((text) =>
        example(lang, text, { skin_types: [id], optional: ["oiliness", "dryness", "sensitivity"] }),
      ),
    );
    const browsed = BROWSED[lang].split("|").map((text) => example(lang, text, { optional: LOOKED_AT }));
    const synonyms = SYNONYMS[lang].map(([text, labels]) => example(lang, text, labels));
    const said = SAID[lang].split("|").map((text) => example(lang, text, { kind: "other" }));
    return [...concerns, ...types, ...browsed, ...synonyms, ...said];
  });
}

import type { Conversation } from "./conversation.ts";

/** How the generated messages are put, by language. */
type Lang = Conversation["lang"];
type By<T> = Record<Lang, T>;
type Phrase = (words: string) => string;

/** "à la glycérine", "au squalane", "al escualano": what stands after "allergic to". */
function toThe(lang: Lang, words: string): string {
  if (lang === "fr") {
    if (words.startsWith("le ")) return `au ${words.slice(3)}`;
    if (words.startsWith("les ")) return `aux ${words.slice(4)}`;
    return `à ${words}`;
  }
  if (lang === "es") return words.startsWith("el ") ? `al ${words.slice(3)}` : `a ${words}`;
  return words;
}

export const ALLERGY_PHRASINGS: By<Phrase[]> = {
  en: [
    (words) => `I'm allergic to ${words}.`,
    (words) => `${words} breaks me out every time.`,
    (words) => `I can't tolerate ${words} on my face.`,
    (words) => `My skin reacts to ${words}!`,
    (words) => `patch test said no ${words}, i get hives.`,
    (words) => `Nothing with ${words} please, I'm sensitised to it.`,
  ],
  fr: [
    (words) => `Je suis allergique ${toThe("fr", words)}.`,
    (words) => `Je ne supporte pas ${words}.`,
    (words) => `Ma peau réagit ${toThe("fr", words)} !`,
    (words) => `jai une intolérance ${toThe("fr", words)}.`,
    (words) => `${words} me donne des plaques.`,
    (words) => `L'allergologue m'a interdit ${words}.`,
  ],
  es: [
    (words) => `Soy alérgica ${toThe("es", words)}.`,
    (words) => `No tolero ${words}.`,
    (words) => `Me da alergia ${words}.`,
    (words) => `mi piel reacciona ${toThe("es", words)} fatal.`,
    (words) => `${words} me saca ronchas.`,
    (words) => `Tengo intolerancia ${toThe("es", words)}.`,
  ],
};

export const CONCERNS: By<string[]> = {
  en: [
    "What do you have for dry skin?",
    "I want to soften fine lines.",
    "My face is oily and shiny.",
    "Dark spots from the sun bother me.",
    "I need a sunscreen.",
    "My lips are chapped.",
  ],
  fr: [
    "Qu'avez-vous pour la peau sèche ?",
    "Je voudrais estomper mes ridules.",
    "Mon visage brille, peau grasse.",
    "J'ai des taches brunes de soleil.",
    "Il me faut une protection solaire.",
    "J'ai les lèvres gercées.",
  ],
  es: [
    "¿Qué tienes para la piel seca?",
    "Quiero suavizar las líneas finas.",
    "Mi cara es grasa y brilla.",
    "Me molestan las manchas del sol.",
    "Necesito un protector solar.",
    "Tengo los labios agrietados.",
  ],
};

export const AVOIDING_PHRASINGS: By<Phrase> = {
  en: (product) => `Is ${product} all right for me?`,
  fr: (product) => `Est-ce que ${product} me convient ?`,
  es: (product) => `¿Me va bien ${product}?`,
};

export const YEAR_WORDS: By<string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  ),
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit".split(
    " ",
  ),
  es: "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho".split(
    " ",
  ),
};

export const AGE_PHRASINGS: By<{ who: "self" | "other"; phrase: Phrase }[]> = {
  en: [
    { who: "self", phrase: (age) => `i'm ${age} and i want retinol` },
    { who: "self", phrase: (age) => `${age} years old, girl, want smooth skin like my mom` },
    {
      who: "other",
      phrase: (age) => `My daughter is ${age} years old, her skin is rough. What can she use?`,
    },
    { who: "other", phrase: (age) => `my ${age} year old son has bumps and dry patches, serum?` },
  ],
  fr: [
    { who: "self", phrase: (age) => `j'ai ${age} ans et je veux du rétinol` },
    { who: "self", phrase: (age) => `${age} ans, je voudrais une peau lisse comme maman` },
    { who: "other", phrase: (age) => `Ma fille a ${age} ans, sa peau est rugueuse. Que peut-elle mettre ?` },
    {
      who: "other",
      phrase: (age) => `pour mon fils de ${age} ans qui a des petits boutons et la peau sèche, un sérum ?`,
    },
  ],
  es: [
    { who: "self", phrase: (age) => `tengo ${age} años y quiero retinol` },
    { who: "self", phrase: (age) => `${age} años, quiero la piel lisa como mi mamá` },
    { who: "other", phrase: (age) => `Mi hija tiene ${age} años y la piel áspera. ¿Qué puede usar?` },
    { who: "other", phrase: (age) => `para mi hijo de ${age} años con granitos y piel seca, algún sérum?` },
  ],
};

export const MONTH_PHRASINGS: By<((months: number) => string)[]> = {
  en: [
    (months) => `My baby is ${months} month${months > 1 ? "s" : ""} old and has dry cheeks`,
    (months) => `cream for a ${months} month old with rough skin?`,
  ],
  fr: [
    (months) => `Mon bébé a ${months} mois et les joues sèches`,
    (months) => `une crème pour une petite de ${months} mois à la peau rugueuse ?`,
  ],
  es: [
    (months) => `Mi bebé tiene ${months} ${months > 1 ? "meses" : "mes"} y los cachetes secos`,
    (months) => `crema para una nena de ${months} ${months > 1 ? "meses" : "mes"} con piel áspera?`,
  ],
};

export const SCHOOL_YEARS: By<{ say: string; years: number }[]> = {
  en: [
    { say: "I'm in third grade and want retinol", years: 8 },
    { say: "my kindergartner's arms are bumpy, lotion?", years: 5 },
    { say: "fifth grader here, what serum for smooth skin", years: 10 },
    { say: "My daughter's in Year 4, which anti-ageing cream is trending for her", years: 8 },
    { say: "I'm a high school freshman, retinol for my spots?", years: 14 },
    { say: "eighth grade, pimples, want the strong retinol", years: 13 },
    { say: "my preschooler has rough cheeks, acid toner ok?", years: 4 },
  ],
  fr: [
    { say: "je suis en CE2 et je veux du rétinol", years: 8 },
    { say: "ma fille est en maternelle, bras granuleux, quel lait ?", years: 5 },
    { say: "élève de CM2, quel sérum pour une peau lisse", years: 10 },
    { say: "en sixième, je veux une crème anti-rides", years: 11 },
    { say: "en troisième, boutons, du rétinol fort svp", years: 14 },
    { say: "seconde au lycée, rétinol pour mes boutons ?", years: 15 },
    { say: "mon fils est en CP, joues rugueuses, un acide doux ?", years: 6 },
  ],
  es: [
    { say: "voy en tercero de primaria y quiero retinol", years: 8 },
    { say: "mi hija va a infantil, brazos con bolitas, qué loción?", years: 5 },
    { say: "estoy en quinto de primaria, qué sérum para piel lisa", years: 10 },
    { say: "1º de la ESO y quiero crema antiarrugas con retinol", years: 12 },
    { say: "segundo de secundaria, granos, retinol fuerte porfa", years: 13 },
    { say: "en primero de bachillerato, retinol para mis granos?", years: 16 },
    { say: "mi nene está en preescolar, cachetes ásperos, un ácido suave?", years: 4 },
  ],
};

export const PLACE_WORDS: By<Record<string, string[]>> = {
  en: {
    face: ["my face", "my cheeks"],
    neck: ["my neck", "my throat"],
    lips: ["my lips", "the corners of my mouth"],
    eyelids: ["my eyelids", "my upper lids"],
    "under-eyes": ["the skin under my eyes"],
    hands: ["my hands", "my knuckles"],
    body: ["my legs", "my upper arms", "my back"],
    feet: ["my feet", "my heels"],
    scalp: ["my scalp", "the skin under my hair"],
    nappy: ["my baby's diaper area", "baby's bottom"],
    intimate: ["my vulva", "my private parts"],
  },
  fr: {
    face: ["mon visage", "mes joues"],
    neck: ["mon cou"],
    lips: ["mes lèvres", "les commissures des lèvres"],
    eyelids: ["mes paupières", "mes paupières supérieures"],
    "under-eyes": ["le dessous de mes yeux"],
    hands: ["mes mains", "mes phalanges"],
    body: ["mes jambes", "mes bras", "mon dos"],
    feet: ["mes pieds", "mes talons"],
    scalp: ["mon cuir chevelu"],
    nappy: ["les fesses de bébé", "le siège de mon bébé"],
    intimate: ["ma vulve", "mes parties intimes"],
  },
  es: {
    face: ["mi cara", "mis mejillas"],
    neck: ["mi cuello"],
    lips: ["mis labios", "las comisuras de la boca"],
    eyelids: ["mis párpados", "los párpados de arriba"],
    "under-eyes": ["la piel debajo de mis ojos"],
    hands: ["mis manos", "mis nudillos"],
    body: ["mis piernas", "mis brazos", "mi espalda"],
    feet: ["mis pies", "mis talones"],
    scalp: ["mi cuero cabelludo"],
    nappy: ["la zona del pañal de mi bebé", "el culito de mi bebé"],
    intimate: ["mi vulva", "mis partes íntimas"],
  },
};

export const ON_A_PLACE: By<{ wishes: Phrase[]; product: (product: string, place: string) => string }> = {
  en: {
    wishes: [
      (place) => `What do you have for dry skin on ${place}?`,
      (place) => `something to smooth ${place}, rough and dull`,
      (place) => `wrinkles on ${place}, help`,
    ],
    product: (product, place) => `Can I use ${product} on ${place}?`,
  },
  fr: {
    wishes: [
      (place) => `Qu'avez-vous contre la sécheresse sur ${place} ?`,
      (place) => `un soin pour lisser ${place}, c'est rugueux et terne`,
      (place) => `des rides sur ${place}, à l'aide`,
    ],
    product: (product, place) => `Je peux mettre ${product} sur ${place} ?`,
  },
  es: {
    wishes: [
      (place) => `¿Qué tienes para la sequedad en ${place}?`,
      (place) => `algo para alisar ${place}, la piel está áspera y apagada`,
      (place) => `arrugas en ${place}, ayuda`,
    ],
    product: (product, place) => `¿Puedo usar ${product} en ${place}?`,
  },
};

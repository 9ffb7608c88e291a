import type { Language } from "#app/i18n/language.ts";

/** What an ingredient does in a cosmetic, as the end of a sentence that begins with its name; by its first INCI name. */
const DEEDS: Record<string, Record<Language, string>> = {
  "Acetyl Glucosamine": {
    en: "helps an uneven tone look more even, beside niacinamide.",
    fr: "aide à unifier l’apparence du teint, aux côtés du niacinamide.",
    sp: "ayuda a que el tono se vea más uniforme, junto a la niacinamida.",
  },
  Allantoin: {
    en: "leaves the surface soft and comfortable.",
    fr: "laisse la surface douce et confortable.",
    sp: "deja la superficie suave y cómoda.",
  },
  "Aloe Barbadensis Leaf Juice": {
    en: "cools and brings water.",
    fr: "rafraîchit et apporte de l’eau.",
    sp: "refresca y aporta agua.",
  },
  "Ascorbic Acid": {
    en: "brightens and softens the look of fine lines.",
    fr: "ravive l’éclat et adoucit l’apparence des ridules.",
    sp: "aporta luminosidad y suaviza el aspecto de las líneas finas.",
  },
  "Ascorbyl Glucoside": {
    en: "is a gentle form of vitamin C, for a brighter look.",
    fr: "est une forme douce de vitamine C, pour l’éclat.",
    sp: "es una forma suave de vitamina C, para la luminosidad.",
  },
  "Azelaic Acid": {
    en: "evens the look of blemishes and of redness.",
    fr: "atténue l’apparence des imperfections et des rougeurs.",
    sp: "atenúa el aspecto de las imperfecciones y las rojeces.",
  },
  Bakuchiol: {
    en: "softens the look of lines; it comes from a plant and is milder than retinol.",
    fr: "adoucit l’apparence des rides ; végétal, et plus doux que le rétinol.",
    sp: "suaviza el aspecto de las líneas; es vegetal y más amable que el retinol.",
  },
  Betaine: {
    en: "are what skin holds water with by itself.",
    fr: "sont ce avec quoi la peau retient l’eau d’elle-même.",
    sp: "es aquello con lo que la piel retiene el agua por sí misma.",
  },
  "Butyrospermum Parkii Butter": {
    en: "nourishes, and keeps water from leaving.",
    fr: "nourrit et empêche l’eau de s’échapper.",
    sp: "nutre y evita que el agua se escape.",
  },
  Caffeine: {
    en: "makes the eye area look fresher for a while.",
    fr: "défatigue un temps le contour des yeux.",
    sp: "da por un rato un aspecto más fresco al contorno de ojos.",
  },
  "Ceramide NP": {
    en: "are building blocks of the skin’s own surface, and help keep it closed.",
    fr: "sont les briques de la surface de la peau et aident à la garder intacte.",
    sp: "son piezas de la propia superficie de la piel y ayudan a mantenerla intacta.",
  },
  Dimethicone: {
    en: "smooths the surface and keeps water in.",
    fr: "lisse la surface et retient l’eau.",
    sp: "alisa la superficie y retiene el agua.",
  },
  Ectoin: {
    en: "binds water and keeps upset skin comfortable.",
    fr: "lie l’eau et garde confortables les peaux contrariées.",
    sp: "une el agua y mantiene cómoda la piel que protesta.",
  },
  Gluconolactone: {
    en: "smooths gently and binds water as it does.",
    fr: "lisse en douceur, en retenant l’eau.",
    sp: "alisa con suavidad y, a la vez, retiene agua.",
  },
  Glycerin: {
    en: "holds water in the skin’s surface.",
    fr: "retient l’eau à la surface de la peau.",
    sp: "retiene el agua en la superficie de la piel.",
  },
  "Glycolic Acid": {
    en: "loosens dull cells, so that the surface looks brighter.",
    fr: "détache les cellules ternes : la surface paraît plus lumineuse.",
    sp: "desprende las células apagadas: la superficie se ve más luminosa.",
  },
  "Helianthus Annuus Seed Oil": {
    en: "nourishes with a fat that skin knows.",
    fr: "nourrit d’un corps gras que la peau connaît.",
    sp: "nutre con una grasa que la piel conoce.",
  },
  Kaolin: {
    en: "takes up oil and leaves a matte surface.",
    fr: "absorbe le sébum et laisse une surface mate.",
    sp: "absorbe la grasa y deja la superficie mate.",
  },
  "Lactic Acid": {
    en: "smooths the surface and binds water.",
    fr: "lisse la surface et retient l’eau.",
    sp: "alisa la superficie y retiene agua.",
  },
  Niacinamide: {
    en: "evens the look of tone and keeps shine down.",
    fr: "unifie l’apparence du teint et modère la brillance.",
    sp: "unifica el aspecto del tono y modera los brillos.",
  },
  Panthenol: {
    en: "brings water and keeps skin supple.",
    fr: "hydrate et garde la peau souple.",
    sp: "hidrata y mantiene la piel flexible.",
  },
  Papain: {
    en: "loosens dull cells with an enzyme of papaya, without grains.",
    fr: "détache les cellules ternes grâce à une enzyme de papaye, sans grains.",
    sp: "desprende las células apagadas con una enzima de papaya, sin granos.",
  },
  Petrolatum: {
    en: "seals: hardly anything keeps water in better.",
    fr: "scelle : presque rien ne retient mieux l’eau.",
    sp: "sella: casi nada retiene mejor el agua.",
  },
  "Potassium Azeloyl Diglycinate": {
    en: "is a mild relative of azelaic acid, for calm and less shine.",
    fr: "est un proche, plus doux, de l’acide azélaïque, contre la brillance.",
    sp: "es un pariente suave del ácido azelaico, para menos brillo.",
  },
  Retinal: {
    en: "softens the look of lines and smooths texture, a step quicker than retinol.",
    fr: "adoucit l’apparence des rides et lisse le grain, un peu plus vite que le rétinol.",
    sp: "suaviza el aspecto de las líneas y alisa la textura, algo más rápido que el retinol.",
  },
  Retinol: {
    en: "softens the look of lines and smooths texture, over months.",
    fr: "adoucit l’apparence des rides et lisse le grain, au fil des mois.",
    sp: "suaviza el aspecto de las líneas y alisa la textura, con los meses.",
  },
  "Rosa Canina Fruit Oil": {
    en: "nourishes and leaves a soft gleam.",
    fr: "nourrit et laisse un léger éclat.",
    sp: "nutre y deja un brillo suave.",
  },
  "Salicylic Acid": {
    en: "cleans inside pores, where oil gathers.",
    fr: "nettoie l’intérieur des pores, là où le sébum s’accumule.",
    sp: "limpia dentro de los poros, donde se acumula la grasa.",
  },
  "Simmondsia Chinensis Seed Oil": {
    en: "is close to the skin’s own wax, and softens.",
    fr: "proche de la cire naturelle de la peau, elle assouplit.",
    sp: "se parece a la cera propia de la piel y la suaviza.",
  },
  Squalane: {
    en: "softens without weight.",
    fr: "assouplit sans alourdir.",
    sp: "suaviza sin pesar.",
  },
  "Tetrahexyldecyl Ascorbate": {
    en: "is a form of vitamin C that mixes with oil, for a brighter look.",
    fr: "est une vitamine C qui se mêle à l’huile, pour l’éclat.",
    sp: "es una vitamina C que se mezcla con el aceite, para la luminosidad.",
  },
  "Titanium Dioxide": {
    en: "lies on the skin and turns UV light away.",
    fr: "reste à la surface et renvoie les UV.",
    sp: "queda sobre la piel y desvía la luz UV.",
  },
  Tocopherol: {
    en: "keeps oils fresh and helps guard against light and air.",
    fr: "préserve les huiles et aide à protéger de la lumière et de l’air.",
    sp: "conserva los aceites y ayuda a proteger de la luz y el aire.",
  },
  "Tranexamic Acid": {
    en: "helps dark spots look lighter.",
    fr: "aide à estomper l’apparence des taches.",
    sp: "ayuda a que las manchas se vean más claras.",
  },
  Urea: {
    en: "binds water and smooths rough skin.",
    fr: "retient l’eau et lisse la peau rugueuse.",
    sp: "retiene agua y alisa la piel áspera.",
  },
  "Zinc Oxide": {
    en: "lies on the skin and turns UV light away.",
    fr: "reste à la surface et renvoie les UV.",
    sp: "queda sobre la piel y desvía la luz UV.",
  },
  "Zinc PCA": {
    en: "keeps shine down.",
    fr: "modère la brillance.",
    sp: "modera los brillos.",
  },
};

/** What an ingredient does, in words that follow its name; undefined for one that nobody has written about. */
export function whatItDoes(inci: string, language: Language): string | undefined {
  return DEEDS[inci]?.[language];
}

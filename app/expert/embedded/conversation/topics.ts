import type { Product } from "#app/features/catalogue/product.ts";
import type { Ingredient } from "../choosing/inci.ts";
import type { Tongue } from "../understanding/concepts.ts";
import { plainText } from "../understanding/normalize.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { asksForProduct } from "../understanding/wishes.ts";
import { CONTAINS } from "./aspects.ts";

/** What a message in a chat is about, beyond what the recommender needs to know. */
export type ChatTopic =
  | "red_flag"
  | "support"
  | "routine"
  | "comparison"
  | "ingredients_together"
  | "ingredient"
  | "product"
  | "concern"
  | "hello"
  | "thanks"
  | "who_are_you"
  | "diagnosis"
  | "medicine"
  | "out_of_scope"
  | "weeks"
  | "others"
  | "outside"
  | "noted"
  | "fine"
  | "complaint"
  | "cancel"
  | "declined"
  | "unclear";

type Patterns = Record<Tongue, RegExp>;

const ROUTINE: Patterns = {
  en: /\b(routine|regimen|regime|step by step|in what order|which order|order (do|should) i|layer|morning and (night|evening)|am and pm|skincare plan)\b/,
  fr: /\b(routine|rituel|etape|etapes|dans quel ordre|quel ordre|matin et soir|programme)\b/,
  es: /\b(rutina|pasos|paso a paso|en que orden|que orden|manana y noche|dia y noche|plan)\b/,
};
const WEEKS: Patterns = {
  en: /\b(how long (until|before|till|does it take)|when (will|do) i see|how soon)\b/,
  fr: /\b(au bout de combien|combien de temps (avant|pour|faut)|quand (verrai|vais) je)\b/,
  es: /\b(cuanto tiempo|en cuanto se (nota|ve)|cuando (vere|se nota|notare))\b/,
};
const COMPARE: Patterns = {
  en: /\b(compare|comparison|difference|versus|vs|better|rather|which one|which of|choose between|or)\b/,
  fr: /\b(compar\w*|difference|versus|vs|mieux|plutot|lequel|laquelle|choisir entre|ou)\b/,
  es: /\b(compar\w*|diferencia|versus|vs|mejor|cual|elegir entre|o)\b/,
};
const TOGETHER: Patterns = {
  en: /\b(with|together|mix|combine|and|same (time|night|routine|day)|layer|after|before|plus|at once)\b/,
  fr: /\b(avec|ensemble|melanger|associer|combiner|et|meme (temps|soir|routine)|superposer|apres|avant)\b/,
  es: /\b(con|juntos|juntas|mezclar|combinar|y|misma (noche|rutina)|a la vez|mismo tiempo|despues|antes)\b/,
};
const ASKS: Patterns = {
  en: /\?|\b(what|is|are|does|do|can|how|why|which|explain|tell me about|should)\b/,
  fr: /\?|\b(quoi|est ce|que|qu|c est|peut on|puis je|comment|pourquoi|quel|quelle|explique\w*|a quoi|faut il)\b/,
  es: /\?|\b(que|es|son|sirve|puedo|como|por que|cual|explica\w*|se puede|para que|debo)\b/,
};
/** The order of steps, whatever else "order" means in a shop. */
const STEPS: Patterns = {
  en: /\b(in (what|which) order|what order|(goes|go|comes|put on|apply|use) first|which first|order (do|should) i (use|apply|put)|(put|arrange) (them|it|it all) in order|order of (steps|application))\b/,
  fr: /\b((dans )?quel ordre|en premier|laquelle d abord|lequel d abord|ordre d application)\b/,
  es: /\b((en )?que orden|orden de (aplicacion|los pasos)|cual (va |me pongo )?primero|que (va|me pongo) primero)\b/,
};
const OTHERS: Patterns = {
  en: /\b(something else|anything else|another (one|option|product)|other (options?|products?|ideas?)|not (that|this) one|different one|what else)\b/,
  fr: /\b(autre chose|d autres|une autre|un autre|pas (celui|celle) (la|ci)|quoi d autre)\b/,
  es: /\b(otra cosa|algo mas|otr[oa]s? (opcion\w*|producto\w*)?|es[ea] no|que mas)\b/,
};
const FINE: Patterns = {
  en: /^(ok|okay|alright|fine|got it|i see|good|cool|perfect|bye|goodbye|see you|no worries|never mind)$/,
  fr: /^(ok|d accord|tres bien|entendu|compris|parfait|au revoir|a bientot|laisse tomber|laissez tomber|tant pis)$/,
  es: /^(ok|okey|vale|de acuerdo|entendido|perfecto|adios|hasta luego|chao|dejalo|da igual|bueno)$/,
};
const COMPLAINT: Patterns = {
  en: /\b(useless|rubbish|stupid|idiot|fuck\w*|shit\w*|scam|thieves|does(n t| not) help|not helpful|doesn t work|complain\w*|disappointed)\b/,
  fr: /\b(nul|nulle|nuls|inutile|idiot|merde|putain|voleurs|arnaque|marche pas|aide pas|plainte|reclamation|decu\w*)\b/,
  es: /\b(inutil|mierda|puta|joder|idiota|ladrones|estafa|no (funciona|sirve|ayuda)\w*|queja|reclamacion|decepcion\w*|gracias por nada)\b/,
};
const CANCEL: Patterns = {
  en: /\bcancel\w* (my |the |an )?order\b|\bcancel it\b/,
  fr: /\bannul\w* (ma |la |une )?commande\b/,
  es: /\b(cancel\w*|anul\w*) (mi |el |un )?pedido\b/,
};
const DECLINED: Patterns = {
  en: /\bcard (is |was |got |keeps )?(being |getting )?(declined|refused|rejected)\b/,
  fr: /\bcarte (est |a ete )?(refusee|rejetee)\b/,
  es: /\btarjeta (es |fue |ha sido )?(rechazada|denegada)\b/,
};
const HELLO: Patterns = {
  en: /^(hello|hi|hey|good (morning|afternoon|evening)|hiya|howdy)\b/,
  fr: /^(bonjour|salut|coucou|bonsoir|hello|slt|bjr|allo)\b/,
  es: /^(hola|buenas|buenos dias|buenas tardes|buenas noches|holi|que tal)\b/,
};
const THANKS: Patterns = {
  en: /\b(thanks|thank you|thx|cheers|great, thanks|perfect|bye|goodbye)\b/,
  fr: /\b(merci|parfait|au revoir|bonne journee|super)\b/,
  es: /\b(gracias|perfecto|adios|genial|hasta luego)\b/,
};
const WHO: Patterns = {
  en: /\b(are you (a |an )?(real )?(robot|bot|ai|human|real|person|doctor|dermatologist|chatgpt|gpt|llm)|who are you|what are you|am i talking to)\b/,
  fr: /\b(etes vous (un |une )?(robot|ia|humain\w*|medecin|vraie|chatgpt)|(tu es|t es|c est) (un |une )?(chatgpt|ia|vraie personne)|je parle a (un|une)|tu es (un |une )?(robot|ia|humain)|qui etes vous|es tu|vous etes (un |une )?(robot|ia|humain))\b/,
  es: /\b(eres (un |una )?(robot|ia|humano|humana|persona|medico|bot|chatgpt)|quien eres|sos (un |una )?(robot|persona|ia)|hablo con)\b/,
};
const DIAGNOSIS: Patterns = {
  en: /\b(diagnos\w*|is (it|this) (cancer|eczema|psoriasis|rosacea|ringworm|an infection)|what is this rash|do i have)\b/,
  fr: /\b(diagnosti\w*|est ce (un cancer|de l eczema|du psoriasis|la rosacee|grave)|ai je (un|une|de))\b/,
  es: /\b(diagnosti\w*|es (cancer|eczema|psoriasis|rosacea|grave|hongo)|tengo (cancer|psoriasis))\b/,
};
const MEDICINE: Patterns = {
  en: /\b(dose|dosage|how much (tretinoin|isotretinoin|accutane)|prescri(be|ption for)|should i stop (taking|my))\b/,
  fr: /\b(dose|posologie|ordonnance pour|prescri\w*|combien de (tretinoine|roaccutane)|arreter (mon|le) traitement)\b/,
  es: /\b(dosis|receta (de|para)|recetar\w*|cuanta (tretinoina|isotretinoina)|dejar (mi|el) tratamiento)\b/,
};

export interface ChatSituation {
  /** The message, folded, apostrophes as spaces. */
  text: string;
  tongue: Tongue;
  /** With what was said before. */
  understanding: Understanding;
  /** The message alone. */
  own: Understanding;
  products: readonly Product[];
  pointedAt: readonly Product[];
  /** Products of our earlier answers, the latest first. */
  shown: readonly (readonly Product[])[];
  ingredients: readonly Ingredient[];
}

function wantsOthers({ text, tongue, own, shown, products }: ChatSituation): boolean {
  return shown.length > 0 && products.length === 0 && own.concerns.length === 0 && OTHERS[tongue].test(text);
}

const ABOUT_SHIPPING = /\b(shipping|delivery|postage|livraison|port|envio|entrega)\b/;

/** "Prix ?": a question of a word or two is about what was shown last. */
function isBareQuestion({ text, shown, products, own, ingredients }: ChatSituation): boolean {
  const plain = own.concerns.length === 0 && own.modifiers.length === 0 && ingredients.length === 0;
  const short = text.split(" ").length <= 3 && plain;
  return (
    short && shown.length > 0 && products.length === 0 && ASPECT.test(text) && !ABOUT_SHIPPING.test(text)
  );
}

function aboutProducts(situation: ChatSituation): ChatTopic | undefined {
  const { text, tongue, products, pointedAt, ingredients } = situation;
  const meant = products.length > 0 ? products : pointedAt;
  if (meant.length >= 2 && (COMPARE[tongue].test(text) || products.length === 2)) return "comparison";
  if (products.length > 0) return "product";
  // "It" in a long sentence, or beside an ingredient, is seldom the product shown before.
  const asksContents = ingredients.length > 0 && CONTAINS[tongue].test(text);
  const pointing =
    pointedAt.length > 0 && text.split(" ").length <= SHORT && (ingredients.length === 0 || asksContents);
  return pointing && (asksContents || ASPECT.test(text)) ? "product" : undefined;
}

const SHORT = 12;
/** Words that ask something about a product in hand. */
const ASPECT =
  /\b(cheap\w*|price|cost\w*|much|use|apply|why|percent\w*|strength|size|big|large|ml|vegan|often|contain\w*|fragrance\w*|scent\w*|perfume\w*|stock|safe|pregnan\w*|ingredient\w*|cher\w*|prix|pourquoi|pourcentage|contenance|ml|coute\w*|combien|utilis\w*|appliqu\w*|souvent|contien\w*|parfum\w*|enceinte|grossesse|dispo\w*|barat\w*|precio|por que|porcentaje|tamano|vegan\w*|cuesta|cuanto|usa\w*|uso|aplic\w*|lleva|contiene|embaraz\w*|disponib\w*|alternativ\w*|first|second|third|one|premier\w*|deuxieme|troisieme|segund\w*|primer\w*|tercer\w*|another|autre|otro|otra)\b/;

/** A greeting or thanks and nothing else. */
export function courtesyIn(message: string, tongue: Tongue): "hello" | "thanks" | undefined {
  const text = plainText(message);
  if (text.split(" ").length > 4) return undefined;
  if (HELLO[tongue].test(text)) return "hello";
  return THANKS[tongue].test(text) || FINE[tongue].test(text) ? "thanks" : undefined;
}

function aboutTheOrder({ text, tongue }: ChatSituation): ChatTopic | undefined {
  if (CANCEL[tongue].test(text)) return "cancel";
  return DECLINED[tongue].test(text) ? "declined" : undefined;
}

function smallTalk({ text, tongue, own }: ChatSituation): ChatTopic | undefined {
  if (FINE[tongue].test(text)) return "fine";
  if (COMPLAINT[tongue].test(text) && own.concerns.length === 0) return "complaint";
  if (WHO[tongue].test(text)) return "who_are_you";
  if (MEDICINE[tongue].test(text)) return "medicine";
  if (DIAGNOSIS[tongue].test(text)) return "diagnosis";
  if (own.concerns.length > 0) return undefined;
  const short = text.split(" ").length <= 6;
  if (short && THANKS[tongue].test(text)) return "thanks";
  if (short && HELLO[tongue].test(text)) return "hello";
  return undefined;
}

function aboutIngredients({ text, tongue, ingredients, own }: ChatSituation): ChatTopic | undefined {
  if (ingredients.length >= 2 && (TOGETHER[tongue].test(text) || COMPARE[tongue].test(text)))
    return "ingredients_together";
  if (ingredients.length >= 1 && ASKS[tongue].test(text) && (own.concerns[0]?.strength ?? 0) < 1.8)
    return "ingredient";
  return undefined;
}

/** "Sensitive", "yes, pregnant": says something about the person, after a concern was named. */
function answersQuestion({ own, understanding }: ChatSituation): boolean {
  return understanding.concerns.length > 0 && (own.skinTypes.length > 0 || own.modifiers.length > 0);
}

/** Decides what to answer; red flags first, then what was asked outright, then the skin itself. */
export function chatTopic(situation: ChatSituation): ChatTopic {
  const { text, tongue, understanding } = situation;
  if (understanding.redFlags.length > 0) return "red_flag";
  const order = aboutTheOrder(situation);
  if (order) return order;
  if (situation.own.outside) return "outside";
  if (STEPS[tongue].test(text)) return "routine";
  if (wantsOthers(situation)) return "others";
  if (isBareQuestion(situation)) return "product";
  const named = aboutProducts(situation);
  if (named && !(understanding.kind === "support" && understanding.supportTopic !== "product_availability"))
    return named;
  const talk = smallTalk(situation);
  if (talk) return talk;
  const ingredient = aboutIngredients(situation);
  if (ingredient) return ingredient;
  if (understanding.concerns.length > 0 && WEEKS[tongue].test(text)) return "weeks";
  if (understanding.kind === "support") return "support";
  if (ROUTINE[tongue].test(text)) return "routine";
  if (understanding.kind === "other" && !answersQuestion(situation)) return "out_of_scope";
  if (
    understanding.concerns.length > 0 ||
    asksForProduct(situation.own) ||
    situation.own.skinTypes.length > 0
  )
    return "concern";
  return situation.own.modifiers.length > 0 ? "noted" : "unclear";
}

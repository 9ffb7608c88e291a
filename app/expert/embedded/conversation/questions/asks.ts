import type { LanguageTag } from "#app/i18n/language.ts";

const ASKS: Record<LanguageTag, RegExp> = {
  en: /\?|(?:^|[.!;,…]\s*)\W*(?:(?:and|but|so|ok|okay|then|also|oh) )?(what|whats|which|who|when|where|why|how|is|are|am|was|do|does|did|can|could|should(?! (?:have|ve) said)|would|will|may|any|got|have you|and (what|which|how|is|does|can)|ok but|but (what|is|does|can|how)|and (the|for|with|if|on|in|at|after|before)\b(?=(?:\s+\S+){0,6}\s*$))\b|\b(can|could|may|should) (i|he|she|we|they|my \w+|you)(?!\w)(?! (only|never|not|hardly))|\b(when|how|what|which|where|why)\s*$/i,
  fr: /\?|(?:^|[.!;,…]\s*)\W*(?:(?:et|mais|donc|ok|alors|bon) )?(que|quoi|quel\w*|lequel|laquelle|qui|quand|où|pourquoi|comment|combien|est-ce|peut-on|puis-je|dois-je|faut-il|c['’]est quoi|et (si|le|la|pour|avec)|y a|avez|vous (livrez|avez|faites))(?!\p{L})|(?<!\p{L})(je|il|elle|on|tu) peu[tx](?!\p{L})(?! (pas|plus|rien|jamais|que))|(?<!\p{L})peut-(il|elle|on)(?!\p{L})|(?<!\p{L})(quoi|quand|combien|comment|lequel|laquelle|où)\s*$/iu,
  es: /[?¿]|(?:^|[.!;,…]\s*)\W*(?:(?:y|pero|entonces|ok|bueno|vale) )?(qué|que|cuál|cual\w*|quién|cuándo|cuando|dónde|donde|por qué|cómo|como|cuánt\w*|cuant\w*|puedo|puede|se puede|hay|tienen|tienes|sirve|y (el|la|si|para|con))(?!\p{L})|(?<!(?:no|solo|sólo) (?:(?:me|lo|la|se) ){0,2})(?<!\p{L})(puedo|puede|podemos|pueden)(?!\p{L})|(?<!\p{L})(?<!un[oa]s )(cada )?cu[aá]nt[oa]s?(?!\p{L})|(?<!\p{L})(?<!(?:no|me|nos|te|le) )sirve(?!\p{L})|(?<!\p{L})(cuándo|cuando|cuánto|cuanto|cómo|cuál|cual|dónde|donde)\s*$/iu,
};

/** Whether a text asks something, by its sign or the first word of a sentence. */
export const asksSomething = (text: string, tongue: LanguageTag): boolean => ASKS[tongue].test(text.trim());

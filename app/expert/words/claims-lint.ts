import type { Language } from "#app/i18n/language.ts";

/** Words that would make a cosmetic claim a medical one (EU 655/2013, FDA); folded by the caller's locale. */
const MEDICAL: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<!\p{L})(treats?|treated|treating|heals?|healed|healing|cures?|cured|curing|diagnos(e|es|ed|is)|remed(y|ies))(?!\p{L})/iu,
    /(?<!\p{L})(anti-?inflammatory|anti-?bacterial|anti-?microbial|anti-?fungal|antiseptic|regenerat\p{L}*|repairs?|restores?|boosts? collagen|collagen boost\p{L}*|stimulat\p{L}*|detox\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(prevents? (acne|spots|cancer|ageing|aging)|eliminat\p{L}*|erases?|miracle|botox|facelift|permanent\p{L}*|guarantee\p{L}*|clinically proven)(?!\p{L})/iu,
  ],
  fr: [
    /(?<!\p{L})(trait(e|es|ent|er|ée?s?|ant)|soign(e|es|ent|er|ant|é)|guéri(t|r|s|ssent|ssant)|cicatris\p{L}*|diagnostiqu\p{L}*|remède)(?!\p{L})/iu,
    /(?<!\p{L})(anti-?inflammatoire|antibactérien\p{L}*|antimicrobien\p{L}*|antifongique|antiseptique|régénèr\p{L}*|régénér\p{L}*|répar\p{L}*|restaure\p{L}*|stimul\p{L}*|booste?\p{L}*|détox\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(prévient (l’acné|le cancer|le vieillissement)|efface\p{L}*|miracle|botox|lifting|définitif\p{L}*|garanti\p{L}*|cliniquement prouvé)(?!\p{L})/iu,
  ],
  sp: [
    /(?<!\p{L})(trata|tratan|tratar|tratando|cura|curan|curar|curando|sana|sanan|sanar|cicatriza\p{L}*|diagnostica\p{L}*|remedio)(?!\p{L})/iu,
    /(?<!\p{L})(antiinflamatori\p{L}*|antibacterian\p{L}*|antimicrobian\p{L}*|antifúngic\p{L}*|antiséptic\p{L}*|regenera\p{L}*|repara\p{L}*|restaura\p{L}*|estimula\p{L}*|detox\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(previene (el acné|el cáncer|el envejecimiento)|elimina\p{L}*|borra\p{L}*|milagro\p{L}*|bótox|lifting|definitiv\p{L}*|garantiza\p{L}*|clínicamente probado)(?!\p{L})/iu,
  ],
};

/** Names of conditions: fine in a referral, never in what a product is said to do. */
const CONDITIONS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(acne|rosacea|eczema|psoriasis|dermatitis|melasma|keratosis|folliculitis|milia|infection|inflammation)(?!\p{L})/iu,
  fr: /(?<!\p{L})(acné|rosacée|couperose|eczéma|psoriasis|dermatite|dermite|mélasma|kératose|folliculite|infection|inflammation)(?!\p{L})/iu,
  sp: /(?<!\p{L})(acné|rosácea|cuperosis|eccema|eczema|psoriasis|dermatitis|melasma|queratosis|foliculitis|infección|inflamación)(?!\p{L})/iu,
};

/** The medical words in a sentence; empty when it may be said anywhere. */
export function medicalWords(sentence: string, language: Language): string[] {
  return MEDICAL[language].flatMap((pattern) => pattern.exec(sentence)?.[0] ?? []);
}

/** What a sentence about a product must not contain: medical words and names of conditions. */
export function claimProblems(sentence: string, language: Language): string[] {
  return [...medicalWords(sentence, language), ...(CONDITIONS[language].exec(sentence)?.slice(0, 1) ?? [])];
}

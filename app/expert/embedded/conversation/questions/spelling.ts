import type { Tongue } from "../../knowledge/knowledge.ts";

/** How words are written in a hurry, and what they stand for; folded, single words. */
const SHORT: Record<Tongue, Readonly<Record<string, string>>> = {
  en: {
    wot: "what",
    wat: "what",
    ur: "your",
    yr: "your",
    u: "you",
    ya: "you",
    r: "are",
    dont: "don t",
    wich: "which",
    whch: "which",
    shud: "should",
    cud: "could",
    gonna: "going to",
    wanna: "want to",
    pls: "please",
    plz: "please",
    b4: "before",
    bc: "because",
    cos: "because",
  },
  fr: {
    koi: "quoi",
    kel: "quel",
    ki: "qui",
    pk: "pourquoi",
    pq: "pourquoi",
    jsuis: "je suis",
    chui: "je suis",
    jai: "j ai",
    jpeux: "je peux",
    jmets: "je mets",
    jdois: "je dois",
    cb: "combien",
    kan: "quand",
    qd: "quand",
    tt: "tout",
    ya: "y a",
    yen: "y en",
    svp: "s il vous plait",
    stp: "s il te plait",
    dc: "donc",
  },
  es: {
    q: "que",
    k: "que",
    xq: "por que",
    pq: "por que",
    porq: "por que",
    cdo: "cuando",
    tb: "tambien",
    tmb: "tambien",
    pa: "para",
    xa: "para",
    x: "por",
    d: "de",
    toy: "estoy",
  },
};

/** "C koi", not "c'est quoi". */
const C_ALONE = / c (?!(?:est|etait|a|en|sont) )/g;

/** A folded text with words of a hurry spelled out: "wot order", "c koi", "q uso". */
export function spelledOut(text: string, tongue: Tongue): string {
  const spelled = text.replace(/\S+/g, (word) => SHORT[tongue][word] ?? word);
  return tongue === "fr" ? spelled.replace(C_ALONE, " c est ") : spelled;
}

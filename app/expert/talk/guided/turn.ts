import type { ReplyRequest } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Frame } from "../../reading/frame.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { isWithin, type Limits } from "../../reading/limits.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { understandMessage } from "../../reading/understand.ts";
import { isStrong } from "../../shelf/strength.ts";
import { maySuit } from "../../shelf/suitable.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import type { Copy } from "../../words/copy.ts";
import type { Dialogue as Phrases } from "../../words/dialogue.ts";
import type { Guided } from "../../words/guided.ts";
import { say, theName } from "../../words/names.ts";
import { inWords } from "../../words/copy.ts";
import type { Talk } from "../../words/talk.ts";
import { copyFor, dialogueFor, guidedFor, talkFor } from "../../words/words.ts";
import { type About, aboutOf } from "./about.ts";
import { isCleared, isSpared, isUnasked } from "./careful.ts";
import { type Dialogue, limitsAfter } from "./dialogue.ts";
import { refusedIn } from "./refused.ts";

export type Request = Pick<
  ReplyRequest,
  "message" | "chatHistory" | "type" | "shop" | "catalogue" | "language" | "country"
>;

/** One message in its dialogue: what an act needs to answer it. */
export interface Turn {
  request: Request;
  /** The form that recommends, the expert's chat, the shop's chat. */
  surface: "form" | "advice" | "support";
  frame: Frame;
  dialogue: Dialogue;
  /** The person and the wish, with what the dialogue adds. */
  told: Understanding;
  language: Language;
  about: About;
  limits: Limits;
  /** The person's current list: products that are still allowed, and those that no longer are. */
  table: readonly Product[];
  fallen: readonly Product[];
  /** Lists of our replies, the latest first. */
  shown: readonly (readonly Product[])[];
  /** Said of the person spoken of in the tap's words: neither expecting, trying nor nursing. */
  cleared: boolean;
  /** Their skin may be hurt: nothing strong is offered. */
  spared: boolean;
  /** What would suit, and is offered only once somebody is cleared: retinoids. */
  withheld: readonly Product[];
  /** What may be chosen from: within the limits, without what was said no to and what is withheld. */
  shelf: readonly Product[];
  /** What this message says no to. */
  refused: readonly Product[];
  words: { copy: Copy; talk: Talk; phrases: Phrases; guided: Guided };
}

/** The analysis of a picture opens the chat as a message of ours: what it found is what the person has. */
function withAnalysis(told: Understanding, { chatHistory }: Request): Understanding {
  const [first] = chatHistory;
  if (told.concerns.length > 0 || first?.role !== "model") return told;
  const text = first.parts.map((part) => part.text).join(" ");
  return { ...told, concerns: understandMessage(text, told.language).concerns.slice(0, 3) };
}

/** Puts a message into its dialogue. */
export function turnOf(
  request: Request,
  frame: Frame,
  dialogue: Dialogue,
  surface: Turn["surface"] = request.type,
): Turn {
  const { catalogue, shop } = request;
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const told = withAnalysis(frame.told, request);
  const { language, person } = told;
  const limits = limitsAfter(dialogue.limits.get(person.relation), frame.limits);
  const shown = dialogue.shown.map(known).filter((list) => list.length > 0);
  const stood = known(dialogue.standing.get(person.relation) ?? []);
  const focus = dialogue.focus === undefined ? undefined : byId.get(dialogue.focus);
  const about = aboutOf(frame, { shown, stood, focus, catalogue });
  const refused = refusedIn(frame, about, shown[0] ?? []);
  const gone = new Set([...known([...dialogue.refused]), ...refused]);
  // A product that is named again is no longer refused.
  for (const product of frame.named) if (!refused.includes(product)) gone.delete(product);
  const cleared = isCleared(frame, told, dialogue);
  const withheld = catalogue.filter((product) => !cleared && isUnasked(product) && maySuit(product, told));
  const spared = isSpared(frame, told, dialogue);
  const isOffered = (product: Product) => !withheld.includes(product) && !(spared && isStrong(product));
  const shelf = catalogue.filter(
    (product) =>
      isOffered(product) && isWithin(product, limits) && !gone.has(product) && !frame.owned.has(product),
  );
  const stays = (product: Product): boolean =>
    maySuit(product, told) &&
    !(spared && isStrong(product)) &&
    !gone.has(product) &&
    ![...frame.limits.owned].some((kind) => isOfKind(product, kind)) &&
    (isWithin(product, limits) || frame.owned.has(product)) &&
    staysFor(product, told);
  const table = stood.filter(stays);
  const words = {
    copy: copyFor(language),
    talk: talkFor(language, shop),
    phrases: dialogueFor(language, shop),
  };
  return {
    // No act ranks what is not offered, unless the message is about it.
    request: {
      ...request,
      catalogue: catalogue.filter(
        (product) => isOffered(product) || product === about.hand || about.exactly.includes(product),
      ),
    },
    surface,
    frame,
    dialogue,
    told,
    language,
    about,
    limits,
    cleared,
    spared,
    withheld,
    table,
    fallen: stood.filter((product) => !table.includes(product)),
    shown,
    shelf,
    refused,
    words: { ...words, guided: guidedFor(language) },
  };
}

/** A product that costs more than may be spent for each does not stay. */
function staysFor(product: Product, told: Understanding): boolean {
  const verdict = verdictFor(product, { ...told, concerns: [] }, { places: [], evenSoldOut: true });
  return verdict.ok || verdict.reason !== "price";
}

/** A sentence filled in, as it stands in this turn's language. */
export const tell = (
  { language }: Pick<Turn, "language">,
  sentence: string,
  ...values: (string | number)[]
) => say(language, sentence, ...values);

export const nameOf = ({ language }: Pick<Turn, "language">, product: Product): string =>
  theName(product, language);

/** "Silk Milk and the Thousand Layers Cream". */
export const namesOf = (turn: Turn, products: readonly Product[]): string =>
  inWords(
    products.map((product) => nameOf(turn, product)),
    turn.words.copy,
  );

/** Whether the person spoken of may use a product. */
export const suits = ({ told }: Turn, product: Product): boolean => maySuit(product, told);

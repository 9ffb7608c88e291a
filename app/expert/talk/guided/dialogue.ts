import type { Product } from "#app/features/catalogue/product.ts";
import { isLimiting, type Limits, NO_LIMITS } from "../../reading/limits.ts";
import type { Relation } from "../../reading/person/fact.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { ActId } from "./act.ts";

/** A question of ours that a short answer belongs to. */
export type Open = "concern" | "type" | "after";

/** What is remembered after each turn; products by id, since each turn gets a new catalogue. */
export interface Dialogue {
  turns: number;
  /** The products that each of our replies offered, the latest first. */
  shown: readonly (readonly Product["id"][])[];
  /** The current list of each person, in order. */
  standing: ReadonlyMap<Relation, readonly Product["id"][]>;
  /** The product last spoken of. */
  focus: Product["id"] | undefined;
  /** Said no to. */
  refused: ReadonlySet<Product["id"]>;
  /** What is wanted left out or alone, for each person. */
  limits: ReadonlyMap<Relation, Limits>;
  /** Who is said, in the words of the tap, to be neither expecting, trying nor nursing. */
  cleared: ReadonlySet<Relation>;
  /** Whose skin may be hurt. */
  spared: ReadonlySet<Relation>;
  /** Our replies by act, in order; the questions asked, the latest last. */
  said: readonly ActId[];
  asked: readonly QuestionId[];
  /** What we asked so far, and what is open. */
  questions: ReadonlySet<Open>;
  open: Open | undefined;
  /** The matter of the shop in hand. */
  matter: QuestionId | undefined;
}

export const NOTHING_SAID: Dialogue = {
  turns: 0,
  shown: [],
  standing: new Map(),
  focus: undefined,
  refused: new Set(),
  limits: new Map(),
  cleared: new Set(),
  spared: new Set(),
  said: [],
  asked: [],
  questions: new Set(),
  open: undefined,
  matter: undefined,
};

/** The limits that hold for a person after what this message adds; a kind wanted alone is no longer refused. */
export function limitsAfter(before: Limits = NO_LIMITS, now: Limits): Limits {
  if (!isLimiting(now) && now.owned.size === 0) return before;
  const refused = new Set([...before.refused, ...now.refused]);
  if (now.only) refused.delete(now.only);
  const only = now.only ?? before.only;
  return {
    refused,
    only: only && refused.has(only) ? undefined : only,
    scented: now.scented ?? before.scented,
    tinted: now.tinted ?? before.tinted,
    light: now.light ?? before.light,
    owned: new Set([...before.owned, ...now.owned]),
  };
}

export interface Step {
  relation: Relation;
  acts: readonly ActId[];
  asked: readonly QuestionId[];
  offers: readonly Product["id"][];
  /** The list that stands from now on; without one the former stays. */
  stands?: readonly Product["id"][];
  focus?: Product["id"];
  limits: Limits;
  refused: readonly Product["id"][];
  cleared?: boolean;
  spared?: boolean;
  open?: Open;
  matter?: QuestionId;
}

/** How many lists are kept in mind. */
const MOST_SHOWN = 8;

/** The dialogue after one turn. */
export function step(before: Dialogue, turn: Step): Dialogue {
  const { relation, offers, stands } = turn;
  return {
    turns: before.turns + 1,
    shown: offers.length > 0 ? [offers, ...before.shown].slice(0, MOST_SHOWN) : before.shown,
    standing: stands ? new Map([...before.standing, [relation, stands]]) : before.standing,
    focus: turn.focus ?? (offers.length === 1 ? offers[0] : stands ? undefined : before.focus),
    refused: new Set([...before.refused, ...turn.refused].filter((id) => !stands?.includes(id))),
    limits: new Map([...before.limits, [relation, turn.limits]]),
    cleared: turn.cleared ? new Set([...before.cleared, relation]) : before.cleared,
    spared: turn.spared ? new Set([...before.spared, relation]) : before.spared,
    said: [...before.said, ...turn.acts],
    asked: turn.asked.length > 0 ? turn.asked : before.asked,
    questions: turn.open ? new Set([...before.questions, turn.open]) : before.questions,
    open: turn.open,
    matter: turn.matter,
  };
}

import { urgencyOf } from "../../../reading/red-flags.ts";
import { QUESTIONS } from "../../../reading/questions/questions.ts";
import type { RedFlag } from "../../../reading/understanding.ts";
import { productsNamed } from "../../../reading/product-names.ts";
import { fill } from "../../../words/copy.ts";
import { countryNamed, withNumbers } from "../../../words/helplines.ts";
import { flagNotice, gravestFlag } from "../../../words/notices.ts";
import type { Act } from "../act.ts";
import { nameOf, type Turn } from "../turn.ts";
import { signIn } from "../topics.ts";
import { shop } from "./shop.ts";

const countryOf = ({ request }: Turn) => countryNamed(request.message) ?? request.country;

const REACTIONS = new Set<RedFlag>(["contact_reaction", "emergency_allergy"]);

/** How often an alarm was said in this talk. */
const timesSaid = ({ dialogue }: Turn): number => dialogue.said.filter((id) => id === "alarm").length;

/** An alarm in full at first; after that shorter, and never twice in the same words. */
export const alarm: Act = (turn) => {
  const { told, frame, words, language } = turn;
  const { copy, talk } = words;
  const flag = gravestFlag(told) ?? told.standing?.at(-1)?.flag;
  if (!flag) return undefined;
  const numbered = (text: string) => withNumbers(text, countryOf(turn), language);
  const said = timesSaid(turn);
  const { traits } = frame;
  if (said === 0 || frame.own.redFlags.some(({ id }) => id !== flag && urgencyOf(id) === "emergency")) {
    const { relation } = told.person;
    // Somebody who writes about dying is in danger themselves, whoever else they mention.
    const ofAnother = flag === "mental_health" && relation !== "self" && !traits.has("speaks_of_dying");
    const text = ofAnother
      ? numbered(fill(talk.alarm.ofAnother, talk.relations[relation]))
      : (flagNotice(told, copy, countryOf(turn)) ?? numbered(copy.flags[flag]));
    return { lines: [text] };
  }
  if (flag === "chemical_burn" && traits.has("deep_burn")) return { lines: [numbered(talk.alarm.deepBurn)] };
  if (traits.has("washes") && urgencyOf(flag) === "same_day") return { lines: [talk.alarm.waterAlone] };
  if (REACTIONS.has(flag) && (traits.has("try_again") || traits.has("resumes")))
    return { lines: [talk.alarm.notAgainBefore] };
  if (flag === "contact_reaction" && (traits.has("spreads") || traits.has("swells")))
    return { lines: [numbered(talk.alarm.spreads)] };
  const later = flag === "mental_health" ? talk.alarm.later.mental_health : talk.alarm.later[urgencyOf(flag)];
  // A question to the shop in the same message is answered after the alarm.
  const asked = frame.asks.find(({ id, clear }) => clear && QUESTIONS[id] === "shop")?.id;
  return {
    lines: [
      numbered(later[(said - 1) % later.length] ?? ""),
      ...(asked && turn.surface === "support" ? (shop(turn, asked)?.lines ?? []) : []),
    ],
  };
};

/** After an emergency: follow the advice given there first, avoid the cause, and nothing new for now. */
export const over: Act = (turn) => {
  const { told, words, language, request } = turn;
  if (!told.over) return undefined;
  const of = words.talk.alarm.over;
  const seen = told.over.flag === "emergency_allergy" ? of.seen : of.otherwise;
  const texts = [
    request.message,
    ...request.chatHistory
      .filter(({ role }) => role === "user")
      .map(({ parts }) => parts.map((part) => part.text).join(" "))
      .toReversed(),
  ];
  const cause = texts.flatMap((text) => productsNamed(text, request.catalogue))[0];
  const text = withNumbers(told.over.how === "seen" ? seen : of.better, countryOf(turn), language);
  return { lines: [fill(text, cause ? nameOf(turn, cause) : of.cause)] };
};

/** After an allergic emergency that was treated: nothing new until the cause is known. */
export const afterEmergency: Act = (turn) => ({ lines: [turn.words.talk.alarm.over.after] });

/** Sends to a doctor: in full the first time, then a reminder that this has not changed. */
export const sign: Act = (turn) => {
  const found = signIn(turn.frame);
  const { phrases } = turn.words;
  const told = turn.dialogue.said.filter((id) => id === "sign").length;
  if (found && told === 0) return { lines: [found.say[turn.frame.tongue]] };
  return { lines: [phrases.signHolds[Math.max(0, told - 1) % phrases.signHolds.length] ?? ""] };
};

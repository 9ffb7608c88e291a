import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import type { ExclusionReason } from "../../shelf/may-be-named.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { unservedPlace } from "../../words/notices.ts";
import { answerUnsuitable } from "./unsuitable.ts";
import { hasAdvice } from "./advice.ts";
import { whileItCalms } from "./calming.ts";
import { prescribedRetinoid, retinoidUsed } from "./retinoids.ts";

/** So few words tell how long ago it was, or how skin is by now. */
const SO_FEW = 14;

/** What keeps every acid away and has no other answer of its own. */
const NO_ACID = new Set<ExclusionReason>(["skin_cancer", "alarm", "medicine", "second_retinoid"]);

/** "And a mild acid?", "a peel?", of skin that is kept from them: said before how it feels. */
function noAcid(state: State): Said | undefined {
  const { text, tongue, asks, named, ingredients, own, understanding, request } = state;
  const brief = text.trim().split(" ").length <= SO_FEW;
  const bare = named.length + ingredients.length === 0 && own.redFlags.length === 0;
  if (!asks || !brief || !bare || !hears("strips", text, tongue) || hasAdvice(state)) return undefined;
  const peels = request.catalogue.find(
    (product) =>
      factsOf(product).exfoliates && !factsOf(product).rinsedOff && factsOf(product).area === "face",
  );
  const verdict = peels && verdictForPerson(peels, understanding);
  return peels && verdict && !verdict.ok && NO_ACID.has(verdict.reason)
    ? answerUnsuitable(peels, state)
    : undefined;
}

/** Eyelids that are dry or red, and "can I put it there?" of them: nothing of ours, and who can show what is. */
function onEyelids(state: State): Said | undefined {
  const { own, before, text, tongue, talk, asks, understanding } = state;
  const told = own.places.includes("eyelids") && hears("irritated", text, tongue);
  const meant = asks && before?.places.includes("eyelids") === true && hears("right_there", text, tongue);
  if (own.redFlags.length > 0 || !(told || meant)) return undefined;
  const none = unservedPlace({ ...understanding, places: ["eyelids"] }, talk);
  return none === undefined ? undefined : { text: none, offers: [] };
}

/** What does harm is answered before anything that was asked. */
export function answerHarm(state: State): Said | undefined {
  return (
    prescribedRetinoid(state) ??
    retinoidUsed(state) ??
    whileItCalms(state) ??
    onEyelids(state) ??
    noAcid(state)
  );
}

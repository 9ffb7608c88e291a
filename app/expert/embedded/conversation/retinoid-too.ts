import { isExpecting } from "../../reading/person/fact.ts";
import { fill } from "../../words/copy.ts";
import { ingredientName } from "../../words/reasons.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

const NAMES_ONE = /r[eé]tin/iu;

/**
 * "I nurse, may I use the vitamin C and retinol?": what the answer leaves out would be taken for a yes, so whoever
 * expects or nurses is told of the retinoid whatever else is answered.
 */
export function withRetinoidTold(said: Said, { ingredients, understanding, talk }: State): Said {
  const asked = ingredients.find(({ family }) => family === "retinoid");
  if (!asked || !isExpecting(understanding.person) || NAMES_ONE.test(said.text)) return said;
  const name = ingredientName(asked, understanding.language);
  return { ...said, text: joined([said.text, fill(talk.retinoidToo, name)], "\n") };
}

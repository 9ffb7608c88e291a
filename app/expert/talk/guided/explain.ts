import { answerIn, dialogueBefore } from "./answer.ts";
import type { Request } from "./turn.ts";

/** How a message was understood and answered, to read: the frame, the rows that held, the acts that spoke. */
export function explain(request: Request): string {
  const { turn, plan, spoke, text } = answerIn(request, dialogueBefore(request));
  const { frame, about, table } = turn;
  const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id).join(", ") || "-";
  return [
    `language  ${turn.language}`,
    `concerns  ${turn.told.concerns.map(({ id, strength }) => `${id} ${strength.toFixed(2)}`).join(", ") || "-"}`,
    `person    ${turn.told.person.relation}: ${turn.told.person.facts.map(({ kind, how }) => `${kind} (${how})`).join(", ") || "-"}`,
    `asks      ${frame.asks.map(({ id, sure }) => `${id}${sure ? "" : "?"}`).join(", ") || "-"}; guesses ${frame.guesses.join(", ") || "-"}`,
    `about     ${ids(about.exactly)}; in hand ${about.hand?.id ?? "-"}; stands ${ids(table)}`,
    `traits    ${[...frame.traits].join(", ") || "-"}`,
    `rows      ${plan.first
      .slice(0, 5)
      .map(({ row }) => `${row.band}/${row.id}`)
      .join(" > ")}`,
    `spoke     ${spoke.map(({ row, act, ask }) => `${row.id} -> ${act}${ask ? ` (${ask})` : ""}`).join("; ")}`,
    text,
  ].join("\n");
}

import { TIMES, type Time, timeIn } from "./time-of-day.ts";
import { joined, type PartedReply } from "./part-reply.ts";

interface Product {
  id: string;
  name: string;
}

/** A routine that a reply lists by the time of day, and when each product of it is used. */
export interface PartedRoutine extends PartedReply {
  times: ReadonlyMap<string, readonly Time[]>;
}

const HEADING = /^[^:]{3,24}:$/u;
const STEP = /^\d+\.\s+/u;
/** After the name: the price, which the card shows; a note in brackets; why it is there. */
const AFTER = /^,?\s*(?:\$[\d.,]*\d|[\d.,\s]*\d\s?\$)?\s*(?:\(([^()$]*\p{L}[^()$]*)\))?[\s.:–—-]*(.*)$/u;

/**
 * Parts a reply that lists a routine ("Morning:", "1. Silk Milk, $38.00", …), which its cards show as well: what they lack
 * stays. Undefined where a step is of no product that is offered, or a product of no step.
 */
export function partRoutine(text: string, offered: readonly Product[]): PartedRoutine | undefined {
  const times = new Map<string, Time[]>();
  const reasons = new Map<string, string>();
  const words: (string | undefined)[] = [];
  let time: Time | undefined;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const heading = HEADING.test(line) ? timeIn(line) : undefined;
    const step = STEP.test(line);
    if (heading) time = heading;
    else if (step) {
      const said = line.replace(STEP, "");
      const product = offered.find(({ name }) => said.startsWith(name));
      if (!product || !time) return undefined;
      times.set(product.id, [...(times.get(product.id) ?? []), time]);
      const [, note, why] = AFTER.exec(said.slice(product.name.length)) ?? [];
      const reason = [note && `${note[0]?.toLocaleUpperCase()}${note.slice(1)}.`, why]
        .filter(Boolean)
        .join(" ");
      if (reason) reasons.set(product.id, reason);
    }
    words.push(heading || step ? undefined : line);
  }
  if (offered.length === 0 || !offered.every(({ id }) => times.has(id))) return undefined;
  return { words: joined(words), reasons, times };
}

/** When of a day something is used: undefined for both. */
export function onlyIn(times: readonly Time[] = []): Time | undefined {
  const used = TIMES.filter((time) => times.includes(time));
  return used.length === 1 ? used[0] : undefined;
}

import { setImmediate } from "node:timers/promises";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Understanding } from "../reading/understanding.ts";
import { withAim } from "./aims.ts";
import { askedFor } from "./rank.ts";
import { asNeeded, mayAccompany, withCompanions } from "./companions.ts";
import { mayBeNamed } from "./may-be-named.ts";
import { factsOf } from "./product-facts.ts";
import { scoreOf } from "./score.ts";
import { occasionOf } from "./verdict.ts";

/** Read at one go: a few milliseconds even for products never seen before. */
const PIECE = 100;
/** Kept for each question: what suits, what is of the kind that was asked for, and what goes with it. */
const KEPT = 150;

/**
 * The products worth comparing with each other. A large catalogue is read in pieces, with room between them for
 * everybody else's requests.
 */
export async function shortlist(
  told: Understanding,
  catalogue: readonly Product[],
  signal?: AbortSignal,
): Promise<readonly Product[]> {
  if (catalogue.length <= 2 * KEPT) return catalogue;
  const understanding = asNeeded(told);
  const person = withAim(understanding);
  const companions = withAim(withCompanions(understanding));
  const isAsked = askedFor(understanding);
  const asked: [Product, number][] = [];
  const beside: [Product, number][] = [];
  const exact: [Product, number][] = [];
  // Companions must obey the message's limits too, so that one verdict serves both. With an eye gel, sun protection
  // goes on the whole face.
  const places = understanding.sunToo ? [] : person.places;
  const occasion = { ...occasionOf(person), places, forLater: true };
  for (let at = 0; at < catalogue.length; at += PIECE) {
    for (const product of catalogue.slice(at, at + PIECE)) {
      if (!mayBeNamed(product, person.person, occasion).ok) continue;
      const facts = factsOf(product);
      const score = scoreOf(product, person);
      if (score > 0) asked.push([product, score]);
      if (isAsked(product, facts)) exact.push([product, score]);
      if (mayAccompany(facts)) beside.push([product, scoreOf(product, companions)]);
    }
    await setImmediate();
    signal?.throwIfAborted();
  }
  return [...new Set([...best(asked), ...best(exact), ...best(beside)])];
}

function best(scored: [Product, number][]): Product[] {
  return scored
    .sort(([a, one], [b, other]) => other - one || (a.id < b.id ? -1 : 1))
    .slice(0, KEPT)
    .map(([product]) => product);
}

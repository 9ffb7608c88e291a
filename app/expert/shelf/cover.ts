import type { ConcernId, Understanding } from "../reading/understanding.ts";
import { LEAST_POINTS, leftOver, wantedCount } from "./how-many.ts";
import { clashes } from "./pick.ts";
import { OF_COMFORT } from "./purposes.ts";
import type { Scored } from "./score.ts";

/** Below this share of the first a product has more against it than for it. */
const LEAST_SHARE = 0.1;

/** A product covers a concern if it does at least this share of what the best one does. */
const COVERS = 0.35;

/** What somebody is like rather than what is looked for, or what sun protection sees to. */
const NO_AIM = new Set<ConcernId>(["sensitivity", "photoprotection"]);

/**
 * Somebody who tells of two things is answered on both: what is best for the one left out comes beside the others or,
 * where as many are picked as were wanted, in the stead of the last.
 */
export function coveringAll(
  picked: readonly Scored[],
  pool: readonly Scored[],
  understanding: Understanding,
): Scored[] {
  let kept = [...picked];
  const most = wantedCount(understanding);
  for (const { id, strength } of understanding.concerns) {
    if (strength < 1 || NO_AIM.has(id)) continue;
    const worth = ({ byConcern }: Scored) => byConcern.get(id) ?? 0;
    const best = Math.max(0, ...pool.map(worth));
    // A product that stings comforts nobody, whatever else is in it.
    const stings = ({ facts }: Scored) => OF_COMFORT.has(id) && facts.strong.size > 0 && !facts.rinsedOff;
    const covers = (one: Scored) => worth(one) >= best * COVERS && best > 0 && !stings(one);
    if (best < LEAST_POINTS || kept.some(covers)) continue;
    const left = kept.length < most ? kept : kept.slice(0, -1);
    if (left.length === 0) continue;
    const least = (picked[0]?.score ?? 0) * LEAST_SHARE;
    const fits = (one: Scored) =>
      covers(one) &&
      one.score >= least &&
      !clashes(one, left, understanding) &&
      one.product.price <= leftOver(understanding, left);
    const other = pool.filter(fits).toSorted((a, b) => b.score - a.score)[0];
    if (other) kept = [...left, other];
    else if (kept.length === 1) kept = pairFor(id, kept, pool, understanding);
  }
  return kept;
}

/** A share of what the first does, below which it gives way to no pair. */
const NEARLY = 0.6;

/** Where the one that is picked takes the whole sum: two that share it, one for what it is for and one for the other. */
function pairFor(
  id: ConcernId,
  kept: Scored[],
  pool: readonly Scored[],
  understanding: Understanding,
): Scored[] {
  const [picked] = kept;
  const lead = understanding.concerns.find(
    (one) => one.id !== id && (picked?.byConcern.get(one.id) ?? 0) > 0,
  );
  if (!lead || wantedCount(understanding) < 2) return kept;
  const best = (of: ConcernId) => Math.max(0, ...pool.map(({ byConcern }) => byConcern.get(of) ?? 0));
  const [most, mostOther] = [best(lead.id), best(id)];
  const least = (picked?.score ?? 0) * NEARLY;
  const serves = (one: Scored, of: ConcernId, top: number) => (one.byConcern.get(of) ?? 0) >= top * COVERS;
  const pairs = pool
    .filter((one) => serves(one, lead.id, most) && one.score >= least)
    .flatMap((one) =>
      pool
        .filter((other) => other !== one && other.score >= least && serves(other, id, mostOther))
        .filter((other) => !clashes(other, [one], understanding))
        .filter((other) => leftOver(understanding, [one, other]) >= 0)
        .map((other) => [one, other]),
    );
  const worth = (pair: readonly Scored[]) => pair.reduce((sum, { score }) => sum + score, 0);
  return pairs.toSorted((a, b) => worth(b) - worth(a))[0] ?? kept;
}

import { expect, test } from "vitest";
import { createGuidedExpert } from "#app/expert/talk/guided/guided-expert.ts";
import { holdAll } from "./hold-conversation.ts";
import { inspect } from "./inspect.ts";
import { MATRICES, sampled } from "./matrices.ts";

/** Of each matrix; `npm run eval:expert -- --full` runs them whole, on every surface. */
const SAMPLE = 40;

/** What was said turns ago is no matter for the recommender. */
const ADVISED = Object.entries(MATRICES).filter(([name]) => name !== "memory");

test.each(ADVISED)("of the matrix of %s nothing is recommended that must not be", async (_, cases) => {
  const some = sampled(cases(), SAMPLE).map((one) => ({ ...one, surface: ["recommender" as const] }));
  const judged = await holdAll(createGuidedExpert(), some, inspect);
  const broken = judged.flatMap(({ turn, checks }) =>
    checks
      .filter(({ kind, outcome }) => kind === "names not" && outcome === "failed")
      .map(({ wanted }) => `${turn.say}: ${wanted}`),
  );
  expect(broken).toEqual([]);
});

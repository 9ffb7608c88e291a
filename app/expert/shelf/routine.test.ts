import { expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { understandMessage } from "../reading/understand.ts";
import { CONCERNS, SKIN_TYPES } from "../reading/understanding.ts";
import { pairingOf, timeOf } from "./layers.ts";
import { factsOf } from "./product-facts.ts";
import { buildRoutine, productsOf, type RoutineStep } from "./routine.ts";

const catalogue = demoCatalogueIn("en");
const ROUTINES = CONCERNS.flatMap((id) =>
  [...SKIN_TYPES, undefined].map((skinType) => {
    const told = understandMessage("a routine, please", "en");
    const concerns = [{ id, strength: 1, because: [] }];
    const skinTypes = skinType ? [skinType] : [];
    return buildRoutine({ ...told, concerns, skinTypes }, catalogue);
  }),
);
const namesOf = (steps: readonly RoutineStep[]) => steps.map(({ product }) => product.name);

test("nothing for evenings alone is in a morning, and nothing for mornings alone in an evening", () => {
  expect(ROUTINES.some((one) => productsOf(one).some((product) => timeOf(product) === "evening"))).toBe(true);
  for (const { morning, evening } of ROUTINES) {
    expect(namesOf(morning.filter(({ product }) => timeOf(product) === "evening"))).toEqual([]);
    expect(namesOf(evening.filter(({ product }) => timeOf(product) === "morning"))).toEqual([]);
  }
});

test("no evening holds two that want an evening each, nor a mild acid beside a strong one", () => {
  for (const { evening } of ROUTINES) {
    const apart = evening.filter((one) =>
      evening.some(
        (other) => one !== other && ["avoid", "alternate"].includes(pairingOf(one.product, other.product)),
      ),
    );
    expect(namesOf(apart)).toEqual([]);
    const strong = evening.some(({ role }) => role === "retinoid" || role === "exfoliant");
    const mild = evening.filter(
      ({ product }) => product.category === "Moisturizer" && factsOf(product).ids.has("gluconolactone"),
    );
    expect(strong ? namesOf(mild) : []).toEqual([]);
  }
});

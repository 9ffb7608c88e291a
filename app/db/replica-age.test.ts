import { expect, test } from "vitest";
import { replicaAge } from "./replica-age.ts";

const LIMIT = 800;
const at = (position: string, history = "ours") => ({ position, history });

test("a replica shows all of the latest moment whose end of the log it has replayed", () => {
  const age = replicaAge(LIMIT);
  age.ended(1000, at("0/100"));
  expect(age.replayed(at("0/FF"))).toBeUndefined();
  expect(age.replayed(at("0/100"))).toBe(1000);
  age.ended(1200, at("0/200"));
  age.ended(1400, at("0/300"));
  expect(age.replayed(at("0/250"))).toBe(1200);
  age.ended(1600, at("0/300"));
  expect(age.replayed(at("0/300"))).toBe(1600);
});

test("positions are numbers in two halves, not words", () => {
  const age = replicaAge(LIMIT);
  age.ended(1, at("F/FFFFFFFF"));
  expect(age.replayed(at("F/9"))).toBeUndefined();
  expect(age.replayed(at("10/0"))).toBe(1);
});

test("a moment beyond the limit says nothing any more", () => {
  const age = replicaAge(LIMIT);
  age.ended(1000, at("0/100"));
  age.ended(1000 + LIMIT, at("0/200"));
  expect(age.replayed(at("0/100"))).toBe(1000);
  age.ended(1001 + LIMIT, at("0/300"));
  expect(age.replayed(at("0/100"))).toBeUndefined();
});

test("a replica of another history proves nothing, however long its log", () => {
  const age = replicaAge(LIMIT);
  age.ended(1000, at("0/100", "after the failover"));
  expect(age.replayed(at("0/900", "before it"))).toBeUndefined();
});

import { expect, test } from "vitest";
import { makeAddress } from "#test/factories.ts";
import { writtenState } from "./address.ts";
import { parseAddress } from "./parse-address.server.ts";

function form(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("an address is trimmed; a country is known by its code, or by its name as before there was a list", () => {
  for (const country of ["FR", "France", "Francia"]) {
    const sent = form(makeAddress({ city: "  Lyon ", country }));
    expect(parseAddress(sent)).toEqual({ ok: true, address: makeAddress({ city: "Lyon", country }) });
  }
});

test("each field that is wrong is named, and nothing typed is lost", () => {
  const typed = makeAddress({ street: "   ", city: "x".repeat(201), country: "Atlantis" });
  expect(parseAddress(form(typed))).toEqual({
    ok: false,
    typed: { ...typed, street: "" },
    problems: { street: "missing", city: "tooLong", country: "missing" },
  });
  expect(parseAddress(new FormData())).toMatchObject({
    problems: { fullName: "missing", zipCode: "missing", country: "missing" },
  });
});

test("where a country has no states the city stands for one left out; elsewhere it is asked for", () => {
  const german = makeAddress({ city: "Lübeck", state: " ", country: "DE" });
  expect(parseAddress(form(german))).toMatchObject({ ok: true, address: { state: "Lübeck" } });
  expect(writtenState({ city: "Lübeck", state: "Lübeck" })).toBe("");
  const american = makeAddress({ city: "Portland", state: " ", country: "US" });
  expect(parseAddress(form(american))).toMatchObject({ ok: false, problems: { state: "missing" } });
});

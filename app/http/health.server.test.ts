import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { createHealth } from "./health.server.ts";

const failing = (error: Error) => ({ execute: () => Promise.reject(error) }) as unknown as Database;
const told = async (error: Error) => (await createHealth(failing(error))()).json();

// What stands in for a database here is only how it fails: no real one can be made to name each address.
test.each([
  ["ECONNREFUSED", "connect ECONNREFUSED 10.1.2.3:5432"],
  ["ENOTFOUND", "getaddrinfo ENOTFOUND db.inner.example"],
  ["57P03", "the database system is starting up"],
])("strangers learn what is wrong, but not where: %s", async (code, message) => {
  const error = Object.assign(new Error(message), { code });
  expect(await told(error)).toEqual({ status: "unavailable", database: code });
});

test("an error without a code is told in the driver's own words", async () => {
  expect(await told(new Error("Connection terminated unexpectedly"))).toMatchObject({
    database: "Connection terminated unexpectedly",
  });
});

import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./env.server.ts";

test("works with nothing set", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    appUrl: "http://127.0.0.1:3000",
    functionsRegion: "us-central1",
  });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.ai.provider).toBe("embedded");
});

test(".env.example works as it is and equals the defaults", () => {
  expect(readConfig(parseEnv(readFileSync(".env.example", "utf8")))).toEqual(readConfig({}));
});

test("lists every bad value at once", () => {
  const read = () =>
    readConfig({ PORT: "seventy", APP_URL: "nacre", DATABASE_URL: "mysql://x", TRUST_PROXY: "perhaps" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT[\s\S]*APP_URL[\s\S]*DATABASE_URL[\s\S]*TRUST_PROXY/);
});

test("a replica needs the server that it follows", () => {
  expect(() => readConfig({ DATABASE_READ_URL: "postgres://localhost/nacre" })).toThrow(
    "DATABASE_URL: is required when DATABASE_READ_URL is set",
  );
});

test("a PostgreSQL server needs a session secret", () => {
  expect(() => readConfig({ DATABASE_URL: "postgres://localhost/nacre" })).toThrow(
    "SESSION_SECRET: is required when DATABASE_URL is set",
  );
});

test("half of the Google credentials is an error", () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: "abc" })).toThrow("GOOGLE_CLIENT_SECRET");
});

test.each([
  [23, false],
  [24, true],
  [64, true],
  [65, false],
])("a webhook's secret of %i bytes is taken: %s", (bytes, taken) => {
  const secret = `whsec_${Buffer.alloc(bytes, "s").toString("base64")}`;
  const read = () => readConfig({ ORDER_WEBHOOK_URL: "https://erp.example", ORDER_WEBHOOK_SECRET: secret });
  if (taken) expect(read().orderWebhook?.secret).toBe(secret);
  else expect(read).toThrow("24 to 64 bytes");
});

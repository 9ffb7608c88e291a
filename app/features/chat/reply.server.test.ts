import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "#app/db/client.server.ts";
import type { Expert, HistoryEntry } from "#app/expert/expert.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { CUSTOMER } from "#test/factories.ts";
import { openMemoryDatabase } from "#test/memory-database.ts";
import { reply } from "./reply.server.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

let heard: readonly HistoryEntry[] | undefined;
beforeEach(() => {
  heard = undefined;
});

const shop = {
  facts: { shippingFee: 1000, supportEmail: "care@nacre.example", supportPhone: "+1 555 0100" },
  lastOrderOf: async () => undefined,
};
/** Hears what a question leaves for an expert to read. */
const expert: Pick<Expert, "reply"> = {
  reply: async ({ chatHistory }) => {
    heard = chatHistory;
    return { reply: "Noted." };
  },
};

const { signal } = new AbortController();
const ask = (chatHistory: unknown) =>
  reply(
    { db: database.db, expert, shop },
    null,
    { message: "And at night?", chatHistory, type: "support" },
    { signal },
  );

const said = (...texts: string[]) => ({ role: "user", parts: texts.map((text) => ({ text })) });

test("the expert reads the shopper's last 6,000 characters, the oldest entries left out", async () => {
  const history = Array.from({ length: 40 }, (_, place) => said(`${place} ${"a".repeat(900)}`));
  await ask(history);
  expect(heard).toEqual(history.slice(-6));
});

test("the shopper's words are read before our answers", async () => {
  const answer = (text: string) => ({ role: "model", parts: [{ text }] });
  const history = Array.from({ length: 20 }, () => [said("I am pregnant"), answer("a".repeat(900))]).flat();
  await ask(history);
  expect(heard?.filter(({ role }) => role === "user")).toHaveLength(20);
  expect(heard?.filter(({ role }) => role === "model")).toHaveLength(4);
});

test("a history that fits is read whole", async () => {
  const history = Array.from({ length: 40 }, (_, place) => said(`My skin is dry. ${place}`));
  await ask(history);
  expect(heard).toEqual(history);
});

test("staff are no shoppers: neither chat answers them, nor a visitor's question for the expert", async () => {
  const profile = { ...CUSTOMER, isAdmin: true } as unknown as Profile;
  const asks = (type: string, by: Profile | null) =>
    reply({ db: database.db, expert, shop }, by, { message: "Hello", chatHistory: [], type }, { signal });
  for (const type of ["advice", "support"])
    await expect(asks(type, profile)).rejects.toMatchObject({ code: "permission-denied" });
  await expect(asks("advice", null)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(heard).toBeUndefined();
});

test.each<[string, unknown, string]>([
  ["a history", Array.from({ length: 40 }, () => said("a".repeat(1001))), "40,000"],
  ["an entry", [said("a".repeat(4001))], "too long"],
  ["an entry in many parts", [said(...Array.from({ length: 10 }, () => "a".repeat(401)))], "too long"],
])("%s beyond its size is refused, and nobody reads it", async (_what, history, words) => {
  await expect(ask(history)).rejects.toMatchObject({
    code: "invalid-argument",
    message: expect.stringContaining(words),
  });
  expect(heard).toBeUndefined();
});

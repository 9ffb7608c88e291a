import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminLog, authUser, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertShopper } from "#test/factories.ts";
import { addPacker, listStaff, removePacker } from "./staff.server.ts";

describeOnEachDatabase("staff", (db) => {
  async function account(isAdmin = false) {
    const { id, email } = await insertShopper(db());
    await db().insert(authUser).values({ id, email, name: "" });
    await db().update(users).set({ isAdmin }).where(eq(users.id, id));
    return { id, email, isAdmin };
  }

  test("whoever has the address packs, nobody else does, and it can be taken back", async () => {
    const [owner, ada, bea] = [await account(true), await account(), await account()];
    const staff = async () => (await listStaff(db(), owner)).map(({ id }) => id);
    expect(await staff()).toEqual([owner.id]);
    for (const _ of [1, 2])
      expect(await addPacker(db(), owner, ` ${ada.email.toUpperCase()} `)).toEqual({ ok: true });
    expect(await staff()).toEqual([owner.id, ada.id]);
    await addPacker(db(), owner, bea.email);
    await removePacker(db(), owner, ada.id);
    expect(await staff()).toEqual([owner.id, bea.id]);
    const log = await db().select().from(adminLog).where(eq(adminLog.subjectId, ada.id));
    expect(log.map(({ deed, changes }) => [deed, changes])).toEqual([
      ["staff-change", { packs: ["false", "true"] }],
      ["staff-change", { packs: ["true", "false"] }],
    ]);
  });

  test("an admin stays one, and who has no account is not made one", async () => {
    const owner = await account(true);
    expect(await addPacker(db(), owner, owner.email)).toEqual({ ok: false, problem: "is-admin" });
    expect(await addPacker(db(), owner, "nobody@test.example")).toEqual({ ok: false, problem: "no-account" });
  });
});

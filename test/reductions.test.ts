import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStripeServer, type StripeServer, stripeEnv } from "./doubles/stripe-server.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { makeAddress } from "./factories.ts";
import { fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let shop: Edge;
let paid: Edge;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await openStripeServer();
  shop = await openEdge();
  paid = await openEdge({ env: stripeEnv(stripe) });
});
afterAll(async () => {
  await Promise.all([shop.close(), paid.close(), stripe.close()]);
});

/** The fields of the checkout's form, as a browser without scripts would send them. */
async function formOf(reply: Promise<Response> | Response, fields: Record<string, string> = {}) {
  const { document } = await readPage(Promise.resolve(reply));
  const form: Record<string, string> = {};
  for (const input of document.querySelectorAll<HTMLInputElement>("input[form=checkout], #checkout input")) {
    if (input.type === "checkbox" && !input.hasAttribute("checked")) continue;
    form[input.name] = input.type === "checkbox" ? "on" : input.value;
  }
  return { form: { ...form, ...makeAddress(), ...fields }, text: textOf(document.body), document };
}

/** Somebody with a product of 38 dollars in their cart, and perhaps store credit. */
async function shopper(at: Edge, credit = 0): Promise<HttpShopper & { email: string }> {
  const person = await signUp(at);
  await fillCart(person, "silk-milk");
  await at.db.execute(sql`update users set store_credit = ${credit} where email = ${person.email}`);
  return person;
}
const orderOf = async (at: Edge, { email }: { email: string }) =>
  (
    await at.rows<{ id: string; discount: number; credit: number; total: number; status: string }>(
      sql`select o.id, discount, credit, total_amount as total, status from orders o join users u on u.id = user_id where email = ${email}`,
    )
  )[0];

test("without a code and without store credit the checkout has neither; with them it takes both, without scripts", async () => {
  const early = await shopper(shop);
  const before = await formOf(early.get("/checkout"));
  expect(before.text).not.toMatch(/discount code|store credit/i);
  expect(Object.keys(before.form)).not.toContain("shownDue");

  const owner = await signUpOwner(shop);
  await owner.post("/admin/codes", { intent: "create", code: "spring", kind: "percent", value: "10" });
  const person = await shopper(shop, 1500);
  const first = await formOf(person.get("/checkout"));
  expect(first.text).toContain("Use my store credit of $15.00");
  expect(first.form).toMatchObject({ shownTotal: "4800", shownDue: "3300", code: "" });
  const wrong = await person.post("/checkout", { ...first.form, intent: "code", code: "autumn" });
  expect(wrong.status).toBe(400);
  expect((await formOf(wrong)).text).toContain("This code does not exist.");
  // Typed and ordered at once, nothing is ordered: what it comes to was not seen yet.
  const hasty = await person.post("/checkout", { ...first.form, code: "Spring" });
  expect(hasty.status).toBe(409);
  const applied = await formOf(hasty);
  expect(applied.text).toContain("SPRING is taken off the total.");
  expect(applied.form).toMatchObject({ code: "SPRING", shownTotal: "4420", shownDue: "2920" });
  expect(applied.form["fullName"]).toBe(makeAddress().fullName);
  const without = await formOf(person.post("/checkout", { ...applied.form, intent: "no-code" }));
  expect(without.form).toMatchObject({ code: "", shownTotal: "4800" });
  expect(isPlaced(await person.post("/checkout", applied.form))).toBe(true);
  expect(await orderOf(shop, person)).toMatchObject({ discount: 380, credit: 1500, total: 4420 });
  const view = textOf(
    (await readPage(person.get(`/profile?order=${(await orderOf(shop, person))?.id}`))).document.body,
  );
  expect(view).toMatch(/Discount SPRING.*-\$3\.80/);
  expect(view).toMatch(/Left to pay\s*\$29\.20/);
});

test("what is left goes to the provider as one sum; what store credit pays for alone does not go there", async () => {
  const partly = await shopper(paid, 800);
  const { form } = await formOf(partly.get("/checkout"));
  const reply = await partly.post("/checkout", form);
  expect(reply.status).toBe(303);
  const page = stripe.pages.get(reply.headers.get("location")?.split("/").at(-1) ?? "");
  expect(page?.amount_total).toBe(4000);
  await paid.fetch(`${paid.url}/payments/news`, stripe.sign(stripe.pay(page?.id ?? "")));
  expect(await orderOf(paid, partly)).toMatchObject({ status: "paid", credit: 800 });
  const wholly = await shopper(paid, 9000);
  const seen = await formOf(wholly.get("/checkout"));
  expect(seen.text).toContain("There is nothing left to pay.");
  expect(isPlaced(await wholly.post("/checkout", seen.form))).toBe(true);
  expect(await orderOf(paid, wholly)).toMatchObject({ status: "paid", credit: 4800 });
});

test("the owner grants store credit and notes something, without scripts, each once", async () => {
  const owner = await signUpOwner(shop);
  const person = await shopper(shop);
  const [user] = await shop.rows<{ id: string }>(sql`select id from users where email = ${person.email}`);
  const customer = user?.id ?? "";
  const pageOf = async (who: HttpShopper, path: string) => (await who.get(path)).text();
  expect(await pageOf(owner, "/?tab=orders&list=customers")).toContain(person.email);
  const view = await pageOf(owner, `/?tab=orders&customer=${customer}`);
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(view) ?? [];
  const grant = { intent: "credit", customer, key, amount: "12,50", note: "For the wait" };
  await owner.post("/admin/customers", grant);
  await owner.post("/admin/customers", grant);
  await owner.post("/admin/customers", {
    intent: "note",
    customer,
    key: "a-key-of-a-note",
    text: "Likes Tide",
  });
  const after = await pageOf(owner, `/?tab=orders&customer=${customer}`);
  for (const words of ["$12.50", "For the wait", "Likes Tide"]) expect(after).toContain(words);
  const profile = await pageOf(person, "/profile");
  expect(profile).toContain("For the wait");
  expect(profile).not.toContain("Likes Tide");
  expect(await (await person.get("/account/export")).json()).toMatchObject({
    storeCredit: [{ amount: 1250, note: "For the wait" }],
    notesOfTheHouse: [{ text: "Likes Tide" }],
  });
});

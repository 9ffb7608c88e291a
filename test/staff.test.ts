import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { readPage } from "./page.ts";

// Somebody who packs, and an owner who lets them.
type Person = Awaited<ReturnType<typeof signUp>>;

let shop: Edge;
let owner: HttpShopper;
let packer: Person;
let shopper: Person;
let [paid, pending]: string[] = [];

async function buy(): Promise<string> {
  await fillCart(shopper, "quiet-balm");
  expect(isPlaced(await checkOut(shopper, { productId: "quiet-balm", quantity: 1, price: 2800 }))).toBe(true);
  const [row] = await shop.rows<{ id: string }>(sql`select id from orders order by created_at desc limit 1`);
  return row?.id ?? "";
}

beforeAll(async () => {
  shop = await openEdge();
  [owner, packer, shopper] = [await signUpOwner(shop), await signUp(shop), await signUp(shop)];
  [paid, pending] = [await buy(), await buy()];
  await owner.post("/admin/orders", { order: paid, seen: "0", step: "paid" });
  await owner.post("/admin/staff", { email: packer.email.toUpperCase() });
});
afterAll(() => shop.close());

const SECRETS = (email: string) => [email, "Total revenue", "$28", "$38", "Connections"];

test("who packs is shown what is to be packed, whatever the address, and nothing that it costs", async () => {
  for (const path of [
    "/",
    "/?tab=dashboard",
    "/?tab=products",
    "/?tab=orders&list=customers",
    "/shop?tab=log",
  ]) {
    const reply = await (await packer.get(path)).text();
    expect(reply, path).toContain(paid?.slice(0, 8));
    expect(reply).not.toContain(pending?.slice(0, 8));
    for (const secret of SECRETS(shopper.email))
      expect(reply.includes(secret), `${path} ${secret}`).toBe(false);
  }
  // What the panel is made of, without the home page beneath it.
  const sent = await (await packer.get("/_.data?_routes=root")).text();
  expect(sent).toContain(paid);
  for (const secret of [/\b(2800|3800)\b/, new RegExp(shopper.email)]) expect(sent).not.toMatch(secret);
  const page = await readPage(packer.get("/"));
  expect(page.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual(["To pack"]);
  expect([...page.document.querySelectorAll("nav a")].map((link) => link.textContent)).toEqual(["To pack"]);
});

test("slips are of what is to be packed alone", async () => {
  const page = await readPage(packer.get(`/?slips=${paid}&slips=${pending}`));
  expect(page.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  expect(page.text("main")).toContain(paid);
});

test("every other call is refused", async () => {
  for (const path of [
    "/admin/orders.csv",
    "/admin/products.csv",
    "/admin/log.csv",
    "/admin/products?id=silk-milk",
    "/admin/mails",
  ])
    expect((await packer.get(path)).status, path).toBe(403);
  const forms: [string, Record<string, string>][] = [
    ["/admin/products", { intent: "delete", id: "silk-milk" }],
    ["/admin/orders", { order: paid ?? "", seen: "1", step: "cancelled" }],
    ["/admin/orders", { order: pending ?? "", seen: "0", step: "paid" }],
    ["/admin/returns", { answer: "accepted", return: "none" }],
    ["/admin/customers", { intent: "note" }],
    ["/admin/codes", { intent: "end" }],
    ["/admin/receivers", { intent: "remove" }],
    ["/admin/tokens", { name: "Mine", scope: "write" }],
    ["/admin/staff", { email: packer.email }],
    ["/cart", { intent: "add", productId: "silk-milk", quantity: "1" }],
  ];
  for (const [path, form] of forms) expect((await packer.post(path, form)).status, path).toBe(403);
});

test("they mark it as shipped, which the log says; and are let in no longer once that is taken back", async () => {
  const parcels = { intent: "parcels", order: paid ?? "", [`seen:${paid}`]: "1", [`number:${paid}`]: "6A1" };
  await packer.post("/admin/orders", { ...parcels, order: pending ?? "", [`seen:${pending}`]: "0" });
  await packer.post("/admin/orders", parcels);
  const rows = await shop.rows<{ id: string; status: string }>(sql`select id, status from orders`);
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [paid ?? ""]: "shipped",
    [pending ?? ""]: "pending",
  });
  expect(await (await packer.get("/")).text()).not.toContain(paid?.slice(0, 8));
  const log = (await readPage(owner.get("/?tab=log"))).text("main");
  expect(log).toContain("Staff changed");
  expect(log).toContain(packer.email);

  const [row] = await shop.rows<{ id: string }>(sql`select id from users where email = ${packer.email}`);
  const staff = await readPage(owner.get("/?tab=staff"));
  expect(staff.text("main")).toContain(packer.email);
  await owner.post("/admin/staff", { intent: "remove", person: row?.id ?? "" });
  expect((await readPage(packer.get("/"))).queryByRole("navigation", { name: "Admin sections" })).toBeNull();
  expect((await packer.post("/admin/orders", parcels)).status).toBe(403);
});

test("only an account that is no admin's can be let pack", async () => {
  const [admin] = await shop.rows<{ email: string }>(sql`select email from users where is_admin`);
  for (const email of ["nobody@test.example", admin?.email ?? ""]) {
    const reply = await owner.post("/admin/staff.data", { email });
    expect(reply.status).toBe(400);
  }
});

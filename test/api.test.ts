import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { checkOut, fillCart, type HttpShopper, isPlaced, signUp } from "./http-shopper.ts";
import { readPage } from "./page.ts";

// The API as another system asks it; each reply is checked against the description that the shop serves.
let shop: Edge;
let owner: HttpShopper;
let orderId: string;
const tokens = { read: "", write: "" };

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
  components: { schemas: Record<string, object> };
}
let description: Description;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
/** The operations that were answered, as `GET /products 200`. */
const answered = new Set<string>();

async function makeToken(scope: string): Promise<string> {
  const reply = await owner.post("/admin/tokens", { name: `To ${scope}`, scope });
  expect(reply.status).toBe(200);
  return (await reply.text()).trim();
}

beforeAll(async () => {
  shop = await openEdge();
  owner = await signUpOwner(shop);
  description = await (await shop.fetch(`${shop.url}/api/v1/openapi.json`, {})).json();
  ajv.addSchema({ $id: "api", components: description.components });
  for (const scope of ["read", "write"] as const) tokens[scope] = await makeToken(scope);
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk", 2);
  const [milk] = await shop.rows<{ price: number }>(sql`select price from products where id = 'silk-milk'`);
  expect(
    isPlaced(await checkOut(shopper, { productId: "silk-milk", quantity: 2, price: milk?.price ?? 0 })),
  ).toBe(true);
  const [order] = await shop.rows<{ id: string }>(sql`select id from orders`);
  orderId = order?.id ?? "";
});
afterAll(() => shop.close());

interface Asking {
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
  from?: string;
}

/** Asks, and checks the reply against the description of that operation. */
async function ask(method: string, address: string, { body, token, headers, from }: Asking = {}) {
  const bearer = token === undefined ? tokens.write : token;
  const reply = await shop.fetch(`${shop.url}/api/v1${address}`, {
    method,
    headers: {
      "X-Forwarded-For": from ?? "10.2.2.2",
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const told = text === "" ? undefined : JSON.parse(text);
  const path = address.replace(/\?.*/, "").replace(/^(\/products|\/orders)\/[^/]+/, "$1/{id}");
  const described = description.paths[path]?.[method.toLowerCase()]?.responses[reply.status];
  if (described) {
    answered.add(`${method} ${path} ${reply.status}`);
    const [name] = /(?<=schemas\/)\w+/.exec(JSON.stringify(described)) ?? [];
    if (name) {
      const isSo = ajv.validate({ $ref: `api#/components/schemas/${name}` }, told);
      expect(isSo, `${method} ${address}: ${ajv.errorsText()}\n${text}`).toBe(true);
    } else expect(text).toBe("");
  } else if (!reply.ok) {
    expect(told).toMatchObject({ error: { code: expect.any(String), hint: expect.any(String) } });
  } else throw new Error(`${method} ${path} ${reply.status} is not described`);
  return { status: reply.status, told, headers: reply.headers };
}

const PRODUCT = {
  name: "Told Balm",
  description: "A balm.",
  usage: "In the evening.",
  category: "Moisturizer",
  price: 4850,
  imageUrl: "told-balm/hero.jpg",
};

test("products are added, read, changed and deleted", async () => {
  const made = await ask("POST", "/products", { body: { ...PRODUCT, stock: 9, concerns: ["dryness"] } });
  expect(made).toMatchObject({ status: 201, told: { ...PRODUCT, stock: 9, version: 1 } });
  const { id } = made.told;
  expect((await ask("GET", `/products/${id}`, { token: tokens.read })).told).toEqual(made.told);
  const changed = await ask("PATCH", `/products/${id}`, {
    body: { version: 1, price: 5000, translations: { fr: { name: "Baume" } } },
  });
  expect(changed.told).toMatchObject({
    price: 5000,
    stock: 9,
    version: 2,
    translations: { fr: { name: "Baume" } },
  });
  const late = await ask("PATCH", `/products/${id}`, { body: { version: 1, price: 1 } });
  expect(late).toMatchObject({ status: 409, told: { error: { code: "changed" } } });
  expect((await ask("DELETE", `/products/${id}`)).status).toBe(204);
  for (const [method, body] of [["GET"], ["DELETE"], ["PATCH", { version: 2 }]] as const)
    expect((await ask(method, `/products/${id}`, { body })).status).toBe(404);
});

test("a repeated Idempotency-Key adds no second product", async () => {
  const twice = [];
  for (const price of [4850, 4900])
    twice.push(
      await ask("POST", "/products", {
        body: { ...PRODUCT, name: "Once Only", price },
        headers: { "Idempotency-Key": "delivery 7" },
      }),
    );
  expect(new Set(twice.map(({ told }) => told.id)).size).toBe(1);
  const [row] = await shop.rows<{ n: number }>(
    sql`select count(*)::integer n from products where name = 'Once Only'`,
  );
  expect(row?.n).toBe(1);
});

test("lists come in pages, whole and without repeats", async () => {
  for (const [list, id] of [
    ["products", "id"],
    ["stock", "productId"],
  ] as const) {
    const all = (await ask("GET", `/${list}?limit=100`)).told[list].map(
      (one: Record<string, string>) => one[id],
    );
    expect(all.length).toBeGreaterThan(20);
    const paged: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const { told } = await ask("GET", `/${list}?limit=10&after=${encodeURIComponent(after as string)}`);
      paged.push(...told[list].map((one: Record<string, string>) => one[id]));
      after = told.next;
    }
    expect(paged).toEqual(all);
  }
});

test("stock is set, with what was seen only if it is so still", async () => {
  const set = (body: object) => ask("POST", "/products/quiet-balm/stock", { body });
  const { told } = await ask("GET", "/products/quiet-balm");
  expect(await set({ stock: 31, seen: told.stock })).toMatchObject({ status: 200, told: { stock: 31 } });
  expect(await set({ stock: 31, seen: told.stock })).toMatchObject({ status: 409 });
  expect((await ask("POST", "/products/none/stock", { body: { stock: 1 } })).status).toBe(404);
});

test("an order is read and moved on, by the steps that the panel takes", async () => {
  const list = await ask("GET", "/orders?status=pending&limit=1", { token: tokens.read });
  expect(list.told.orders).toMatchObject([{ id: orderId, number: orderId.slice(0, 8), status: "pending" }]);
  const after = await ask("GET", `/orders?after=${list.told.next}`);
  expect(after.told.orders).toEqual([]);
  const step = (body: object) => ask("POST", `/orders/${orderId}/steps`, { body });
  expect(await step({ step: "shipped" })).toMatchObject({
    status: 409,
    told: { error: { code: "not_now" } },
  });
  expect((await step({ step: "paid", seen: 0 })).told).toMatchObject({ status: "paid" });
  expect(await step({ step: "shipped", seen: 0 })).toMatchObject({
    status: 409,
    told: { error: { code: "changed" } },
  });
  const shipped = await step({ step: "shipped", carrier: "La Poste", number: "6A1" });
  expect(shipped.told).toMatchObject({
    status: "shipped",
    steps: [
      { kind: "paid", by: "api" },
      { kind: "shipped", tracking: { carrier: "La Poste", number: "6A1" } },
    ],
  });
  expect((await step({ step: "delivered" })).told.status).toBe("delivered");
  expect((await ask("GET", `/orders/${orderId}`)).told.steps).toHaveLength(3);
  for (const path of ["/orders/none", "/orders/none/steps"])
    expect(
      (
        await ask(path.endsWith("s") ? "POST" : "GET", path, {
          body: path.endsWith("s") ? { step: "paid" } : undefined,
        })
      ).status,
    ).toBe(404);
  const log = await readPage(owner.get("/?tab=log"));
  expect(log.text("main")).toContain("by the token To write");
});

test("money is not given back, nor steps invented, by the API", async () => {
  for (const body of [{ step: "refunded", amount: "1" }, { step: "undone" }, { step: "painted" }, {}, []])
    expect((await ask("POST", `/orders/${orderId}/steps`, { body })).status).toBe(400);
});

test("a token that may read changes nothing", async () => {
  const { read: token } = tokens;
  for (const [method, path, body] of [
    ["POST", "/products", PRODUCT],
    ["PATCH", "/products/silk-milk", { version: 1 }],
    ["DELETE", "/products/silk-milk", undefined],
    ["POST", "/products/silk-milk/stock", { stock: 1 }],
    ["POST", `/orders/${orderId}/steps`, { step: "paid" }],
  ] as const)
    expect(await ask(method, path, { body, token }), path).toMatchObject({
      status: 403,
      told: { error: { code: "forbidden" } },
    });
});

test("every refusal says what to do", async () => {
  const refusals = [
    [await ask("GET", "/products", { token: null }), 401],
    [await ask("GET", "/products", { token: "nacre_none" }), 401],
    [await ask("GET", "/nothing"), 404],
    [await ask("PUT", "/products"), 405],
    [await ask("POST", "/products", { body: "{", headers: {} }), 400],
    [await ask("POST", "/products", { body: '{"name":"\\u0000"}' }), 400],
    [await ask("POST", "/products", { body: '{"images":["\\ud800"]}' }), 400],
    [await ask("POST", "/products", { body: "{}", headers: { "Content-Type": "text/plain" } }), 415],
    [await ask("POST", "/products", { body: { ...PRODUCT, description: "x".repeat(300_000) } }), 413],
    [await ask("POST", "/products", { body: { ...PRODUCT, price: "48.50" } }), 400],
    [await ask("POST", "/products", { body: { ...PRODUCT, colour: "red" } }), 400],
    [await ask("POST", "/products", { body: { ...PRODUCT, imageUrl: "javascript:alert(1)" } }), 400],
    [await ask("GET", "/products?limit=1000"), 400],
    [await ask("GET", "/orders?after=nonsense"), 400],
  ] as const;
  for (const [{ status, told }, expected] of refusals) {
    expect(status, JSON.stringify(told)).toBe(expected);
    expect(told.error.hint).not.toBe("");
  }
  expect(refusals[3][0].headers.get("allow")).toBe("GET, POST");
  expect(refusals[9][0].told.error.fields).toHaveProperty("price");
  expect(refusals[11][0].told.error.fields).toEqual({ imageUrl: "badPicture" });
});

test("a session's cookie counts for nothing", async () => {
  expect((await owner.get("/api/v1/products")).status).toBe(401);
});

test("whoever tries tokens is told to wait", async () => {
  const from = "10.9.9.9";
  let last = await ask("GET", "/stock", { token: "nacre_guess", from });
  for (let tries = 0; tries < 60; tries += 1)
    last = await ask("GET", "/stock", { token: "nacre_guess", from });
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("GET", "/stock", { from })).status).toBe(200);
});

test("a revoked token opens nothing, from the next request on", async () => {
  const token = await makeToken("write");
  expect((await ask("GET", "/stock", { token })).status).toBe(200);
  const [row] = await shop.rows<{ id: string }>(
    sql`select id from api_tokens order by created_at desc, id limit 1`,
  );
  await owner.post("/admin/tokens", { intent: "revoke", token: row?.id ?? "" });
  expect((await ask("GET", "/stock", { token })).status).toBe(401);
});

test("every operation that is described was tried", () => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const [done] = Object.keys(responses).filter((status) => status.startsWith("2"));
      return `${method.toUpperCase()} ${path} ${done}`;
    }),
  );
  expect(operations.filter((one) => !answered.has(one))).toEqual([]);
});

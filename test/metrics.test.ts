import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServerDatabase } from "./database.ts";
import { type Edge, openEdge } from "./edge.ts";
import { checkOut, fillCart, signUp } from "./http-shopper.ts";

const TOKEN = "a token of the one who watches";
/** A hosted model that cannot be reached: the embedded expert answers. */
const NO_MODEL = { AI_PROVIDER: "openai-compatible", AI_MODEL: "none", AI_BASE_URL: "http://127.0.0.1:1/v1" };
let shop: Edge;

beforeAll(async () => {
  shop = await openEdge({
    databaseUrl: await createServerDatabase(),
    env: { METRICS_TOKEN: TOKEN, ...NO_MODEL },
  });
});
afterAll(() => shop.close());

const read = (authorization?: string, from = shop) =>
  from.fetch(`${from.url}/metrics`, { headers: authorization ? { Authorization: authorization } : {} });
const figures = async () => (await read(`Bearer ${TOKEN}`)).text();

test("only whoever brings the token may read the figures", async () => {
  for (const authorization of [undefined, TOKEN, "Bearer ", "Bearer wrong", `Bearer ${TOKEN}x`]) {
    const reply = await read(authorization);
    expect([authorization, reply.status]).toEqual([authorization, 401]);
    expect(await reply.text()).not.toContain("nacre_");
  }
  const reply = await read(`Bearer ${TOKEN}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
  expect(reply.headers.get("Cache-Control")).toBe("no-store");
});

test("requests, orders, calls, connections and the process are counted, and nobody is named", async () => {
  const shopper = await signUp(shop);
  await shopper.get("/product/silk-milk");
  await shopper.get("/a-made-up-address?of=someone");
  await fillCart(shopper, "silk-milk");
  const [{ price = 0 } = {}] = await shop.rows<{ price?: number }>(
    sql`select price from products where id = 'silk-milk'`,
  );
  const key = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const reply = await checkOut(shopper, { productId: "silk-milk", quantity: 1, price }, key);
    expect(reply.status).toBe(302);
  }
  await call("getSkincareRecommendation", { concern: "dry skin" });
  await call("getSkincareRecommendation", {});
  await call("nonsense", {});
  const said = await figures();
  expect(said).toContain(
    'nacre_http_request_duration_seconds_count{route="/product/:productId",method="GET",status="200"} 1',
  );
  expect(said).toContain(
    'nacre_http_request_duration_seconds_count{route="/checkout",method="POST",status="302"} 2',
  );
  expect(said).toContain("nacre_orders_placed_total 1\n");
  expect(said).toContain('nacre_function_calls_total{function="getSkincareRecommendation",outcome="ok"} 1');
  expect(said).toContain(
    'nacre_function_calls_total{function="getSkincareRecommendation",outcome="INVALID_ARGUMENT"} 1',
  );
  expect(said).toContain('nacre_function_calls_total{function="other",outcome="NOT_FOUND"} 1');
  expect(said).toContain("nacre_expert_fallbacks_total 1\n");
  expect(said).toMatch(/nacre_database_connections\{state="in_use"\} \d+\n/);
  expect(said).toContain("nodejs_eventloop_lag_seconds ");
  expect(said).toContain("process_resident_memory_bytes ");
  for (const word of [shopper.email, "silk-milk", "made-up", "someone", "nonsense"])
    expect(said).not.toContain(word);
});

test("without a token in the configuration there is no such address", async () => {
  const plain = await openEdge({ databaseUrl: await createServerDatabase() });
  const unknown = await plain.fetch(`${plain.url}/nothing-here`, {});
  const reply = await read(`Bearer ${TOKEN}`, plain);
  expect([reply.status, reply.headers.get("Location")]).toEqual([
    unknown.status,
    unknown.headers.get("Location"),
  ]);
  await plain.close();
});

async function call(name: string, data: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const reply = await shop.fetch(`${shop.url}/functions/us-central1/${name}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data }),
  });
  await reply.text();
}

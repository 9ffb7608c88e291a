import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { portraitUrl } from "./faces/photographs.ts";
import { signUp } from "./http-shopper.ts";

/** Loaded into the shop's process: says at its end which builds of React it had loaded. */
const SPY = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from "node:module";
  const { cache } = createRequire(process.cwd() + "/server.ts");
  process.on("exit", () => console.log(Object.keys(cache).filter((path) => cache[path].loaded && path.includes("react")).join("\\n")));
`)}`;

test("the shop renders with React's production build without anyone saying so", async () => {
  const shop = await startShop({ NODE_OPTIONS: `--import=${SPY}` });
  expect((await fetch(shop.url)).status).toBe(200);
  await shop.stop();
  removeDataDir(shop.dataDir);
  expect(shop.output()).toContain("react-dom-server.node.production.js");
  expect(shop.output()).not.toMatch(/react.*\.development\.js/);
});

test("no picture that is analyzed is written to disk, database or log", async () => {
  const shop = await startShop({ LOG_LEVEL: "debug" });
  const shopper = await signUp(shop.url);
  const { token } = await (await shopper.get("/api/auth/token")).json();
  const imageData = await portraitUrl();
  const reply = await shopper.send("/functions/us-central1/analyzeSkinFromImage", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { imageData } }),
  });
  expect((await reply.json()).data.analysis).toBeTruthy();
  await shop.stop();

  const base64 = imageData.slice(imageData.indexOf(",") + 1);
  const bytes = Buffer.from(base64, "base64");
  const places = [0.2, 0.5, 0.8].map((share) => Math.floor(share * bytes.length));
  const traces = [
    ...places.map((place) => bytes.subarray(place, place + 24)),
    ...places.map((place) => Buffer.from(base64.slice(place, place + 24))),
  ];
  const written = [Buffer.from(shop.output()), ...filesBelow(shop.dataDir).map((file) => readFileSync(file))];
  expect(shop.output(), "the log was on").toContain("/functions/us-central1/analyzeSkinFromImage");
  expect(written.length).toBeGreaterThan(100);
  for (const trace of traces) expect(written.some((content) => content.includes(trace))).toBe(false);
  removeDataDir(shop.dataDir);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

import { parentPort, workerData } from "node:worker_threads";
import { openEdge, signUpOwner } from "./edge.ts";
import { fillCart, signUp } from "./http-shopper.ts";

// A thread of its own (see warnings.test.ts): React's development build is chosen when it is loaded.
const said: string[] = [];
for (const method of ["error", "warn"] as const)
  console[method] = (...words: unknown[]) => said.push(words.map(String).join(" "));

const shop = await openEdge({ databaseUrl: workerData });
const [shopper, owner] = [await signUp(shop), await signUpOwner(shop)];
await fillCart(shopper, "silk-milk");
const pages = [
  "/",
  "/shop",
  "/shop?category=Serum&q=light",
  "/product/silk-milk",
  "/product/none",
  "/?sheet=terms",
];
const doors = [
  "/login",
  "/login?mode=sign-up&error=INVALID_EMAIL",
  "/login?mode=forgot",
  "/login?reset=token",
];
const panel = ["dashboard", "products", "orders", "ai-agent"].map((tab) => `/?tab=${tab}`);
let rendered = 0;
for (const [person, paths] of [
  [shop.visit(), [...pages, ...doors]],
  [shopper, [...pages, "/profile", "/checkout", "/ouradvice"]],
  [owner, panel],
] as const) {
  for (const path of paths) {
    const html = await (await person.get(path)).text();
    if (html.includes("</html>")) rendered += 1;
  }
}
await shop.close();
parentPort?.postMessage({ rendered, said });

import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import type { HttpShopper } from "./http-shopper.ts";
import { openPanel } from "./live-panel.ts";
import { expectAlert, fill, press } from "./live-shopping.ts";
import { readPage, textOf } from "./page.ts";

// The owner's connections with other systems, as they are sent.
let shop: Edge;
let owner: HttpShopper;
beforeAll(async () => {
  shop = await openEdge();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

const open = () => readPage(owner.get("/?tab=connections"));

async function receiverNow() {
  const page = await open();
  const list = within(page.getByRole("list", { name: "Webhook receivers" }));
  const [row] = list.getAllByRole("listitem");
  if (!row) throw new Error("no receiver");
  const hidden = (name: string) => row.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? "";
  return { text: textOf(row), id: hidden("receiver"), delivery: hidden("delivery") };
}

test("a receiver is set, tried, switched off and removed in the panel", async () => {
  expect((await open()).queryByRole("list", { name: "Webhook receivers" })).toBeNull();
  const inside = await owner.post("/admin/receivers.data", {
    intent: "create",
    url: "https://10.0.0.1/",
    events: "stock.low",
  });
  expect(inside.status).toBe(400);
  expect(await inside.text()).toContain("inside");
  await owner.post("/admin/receivers", {
    intent: "create",
    url: "https://localhost/hook",
    events: "stock.low",
  });
  const { id, text } = await receiverNow();
  expect(text).toContain("https://localhost/hook");
  expect(text).toContain("On: it is told 1 kind of event");
  expect(text).toMatch(/whsec_[A-Za-z0-9+/=]{44}/);

  await owner.post("/admin/receivers", { intent: "test", receiver: id });
  expect((await receiverNow()).text).toContain(
    "Not arrived yet (did not answer: not on the public internet)",
  );
  await owner.post("/admin/receivers", { intent: "change", receiver: id, events: "product.created" });
  expect((await receiverNow()).text).toContain("Off: it is told nothing");
  await owner.post("/admin/receivers", { intent: "remove", receiver: id });
  expect((await open()).queryByRole("list", { name: "Webhook receivers" })).toBeNull();
});

test("a receiver that is added, changed or removed is told of", async () => {
  const url = "https://localhost/told";
  const { page } = await openPanel(shop, "/?tab=connections", owner);
  fill(page.getByLabelText("Address"), url);
  await press(page, "Add this receiver");
  await expectAlert(page, "Receiver added.");
  await press(page, "Save", within(await page.findByRole("list", { name: "Webhook receivers" })));
  await expectAlert(page, "Receiver saved.");
  await press(page, `Remove ${url}`);
  await expectAlert(page, "Receiver removed.");
});

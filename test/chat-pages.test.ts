import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { type HttpShopper, signUp } from "./http-shopper.ts";
import { asItIsNow, type LivePage, openLivePage } from "./live-page.ts";
import {
  answerFunction,
  BROKEN,
  expectAlert,
  expectBadge,
  expectPath,
  expectText,
  fill,
  follow,
  link,
  press,
} from "./live-shopping.ts";
import { textOf } from "./page.ts";

// The advisor's dialog, the expert's and the support's chat in pages with their scripts; what only a browser shows is in
// e2e/advice.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const ADVICE = "getSkincareRecommendation";
const CHAT = "generateChatResponse";
const DRY = "My cheeks are dry and feel tight after washing";

async function openAdvisor(person: HttpShopper = shop.visit()) {
  const page = await openLivePage(shop, person, "/");
  await press(page, "Ask our advisor");
  await page.findByRole("dialog", { name: "What is your skin asking for?" });
  const dialog = asItIsNow(() => page.getByRole("dialog"));
  const input = () => dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Your skin concern" });
  const ask = async (words: string) => {
    fill(input(), words);
    await page.user.keyboard("{Enter}");
  };
  return { page, dialog, input, ask };
}

const isFocused = (page: LivePage, element: () => Element) =>
  expect.poll(() => page.document.activeElement).toBe(element());

test("a visitor gets products with reasons, and is asked to log in to add one", async () => {
  const { page, dialog, input, ask } = await openAdvisor();
  await isFocused(page, input);
  await ask(DRY);
  const offers = await dialog.findAllByRole("article");
  expect(offers.length).toBeLessThanOrEqual(5);
  for (const offer of offers) {
    expect(textOf(within(offer).getByRole("heading"))).not.toBe("");
    expect(textOf(offer)).toMatch(/\$\d+\.\d\d/);
    expect(textOf(within(offer).getAllByRole("paragraph")[1] ?? null)).not.toBe("");
  }
  await press(page, "Add to Cart", within(offers[0] as HTMLElement));
  await expectAlert(page, "Please log in to add items to your cart.");
  await follow(page, "Log in", within(page.getByRole("region", { name: "Messages" })));
  await expectPath(page, "/login?redirect=%2F");
});

test("a recommendation leads to its product", async () => {
  const { page, dialog, ask } = await openAdvisor();
  await ask(DRY);
  const [offer] = await dialog.findAllByRole("article");
  const [way] = within(offer as HTMLElement).getAllByRole("link");
  const name = textOf(within(offer as HTMLElement).getByRole("heading"));
  await page.user.click(way as HTMLElement);
  await page.findByRole("heading", { level: 1, name });
  await expect.poll(() => page.queryByRole("dialog")).toBeNull();
});

test("a shopper adds a recommendation to the cart", async () => {
  const { page, dialog, ask } = await openAdvisor(await signUp(shop));
  await ask(DRY);
  const [offer] = await dialog.findAllByRole("article");
  await press(page, "Add to Cart", within(offer as HTMLElement));
  await expectBadge(page, "1");
});

test("examples are there to start from, and Shift+Enter breaks the line", async () => {
  const { page, input } = await openAdvisor();
  await press(page, "My cheeks feel tight and flaky in winter");
  expect(input().value).toBe("My cheeks feel tight and flaky in winter");
  await isFocused(page, input);
  await page.user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(input().value).toBe("My cheeks feel tight and flaky in winter\n");
});

test("an answer without a list, and a failure, are said; the words are kept", async () => {
  const { page, dialog, input, ask } = await openAdvisor();
  answerFunction(page, ADVICE, { data: { advice: [] } });
  await ask(DRY);
  await expectAlert(dialog, "We received an unexpected response. Please try again.");
  for (const [reply, status] of [
    [BROKEN, 500],
    [{}, 200],
  ] as const) {
    answerFunction(page, ADVICE, reply, status);
    const { length } = page.sent;
    await page.user.keyboard("{Enter}");
    await expect.poll(() => page.sent.length).toBeGreaterThan(length);
    await expectAlert(dialog, "An error occurred. Please try again later.");
    expect(input().value).toBe(DRY);
  }
});

test("products that are not in the catalogue are skipped, and text stays text", async () => {
  const { page, dialog, ask } = await openAdvisor();
  const markup = "<img src=x onerror=alert(1)> <b>bold</b>";
  answerFunction(page, ADVICE, {
    data: {
      recommendations: [
        { id: "no-such-product", reasoning: "Gone." },
        { id: "silk-milk", reasoning: markup },
      ],
    },
  });
  await ask(DRY);
  await dialog.findByText(markup);
  expect(dialog.getAllByRole("article")).toHaveLength(1);
  expect(page.getByRole("dialog").querySelector("b")).toBeNull();
});

test("product cards of another shape leave the dialog usable", async () => {
  const { page, dialog, input, ask } = await openAdvisor();
  page.route(/\/product-cards/, async () => Response.json({ products: [null, { id: "silk-milk" }] }));
  await ask("dry cheeks");
  await press(page, "Ask Again", dialog);
  expect(input().value).toBe("");
});

test("a red flag is answered with calm words instead of products", async () => {
  const { page, dialog, ask } = await openAdvisor();
  await ask("I have a mole that bleeds and has grown and changed color");
  const answer = await dialog.findByRole("region", { name: "Our answer" });
  await isFocused(page, () => answer);
  expect(textOf(within(answer).getAllByRole("paragraph")[0] ?? null)).not.toBe("");
  expect(dialog.queryAllByRole("article")).toEqual([]);
});

test("Ask Again and closing give the focus back", async () => {
  const { page, dialog, input, ask } = await openAdvisor();
  await ask(DRY);
  await press(page, "Ask Again", dialog);
  expect(input().value).toBe("");
  await isFocused(page, input);
  await page.user.keyboard("{Escape}");
  await expect.poll(() => page.queryByRole("dialog")).toBeNull();
  await isFocused(page, () => page.getAllByRole("button", { name: "Ask our advisor" })[0] as HTMLElement);
});

async function openExpert(path = "/ouradvice") {
  const page = await openLivePage(shop, await signUp(shop), path);
  const main = within(page.getByRole("main"));
  const input = () => main.getByRole<HTMLTextAreaElement>("textbox");
  const log = () => main.getByRole("log");
  const say = async (text: string) => {
    const { length } = page.sent;
    fill(input(), text);
    await page.user.keyboard("{Enter}");
    const asked = () => page.sent.slice(length).find(({ path }) => path.endsWith(CHAT));
    await expect.poll(asked).toBeDefined();
    await expect.poll(() => input().disabled).toBe(false);
    return JSON.parse(asked()?.body ?? "{}").data;
  };
  return { page, main, input, log, say };
}

test("the expert answers with products, and the input waits for the next question", async () => {
  const { page, log, input, say } = await openExpert();
  await say("Which cleanser suits dry skin?");
  await expectText(log, "The AI said:");
  await isFocused(page, input);
  await within(log()).findAllByRole("article");
});

test("history goes along as role and parts; a failure is an AI message and not part of it", async () => {
  const { page, log, say } = await openExpert();
  answerFunction(page, CHAT, { data: { reply: "Quiet, <i>gentle</i> care." } });
  expect(await say("Hello")).toMatchObject({ message: "Hello", chatHistory: [], type: "advice" });
  await expectText(log, "Quiet, <i>gentle</i> care.");
  answerFunction(page, CHAT, BROKEN, 500);
  await say("This fails");
  await expectText(log, "An error occurred. Please try again later.");
  answerFunction(page, CHAT, { data: { reply: "Take quiet balm, not QUIET BALMS." } });
  expect((await say("Again")).chatHistory).toEqual([
    { role: "user", parts: [{ text: "Hello" }] },
    { role: "model", parts: [{ text: "Quiet, <i>gentle</i> care." }] },
  ]);
  const [card, ...others] = await within(log()).findAllByRole("article");
  expect(others).toEqual([]);
  const way = link(within(card as HTMLElement), "Quiet Balm");
  expect(way.getAttribute("href")).toBe("/product/quiet-balm");
});

test("a reply that streams shows early and ends as the whole", async () => {
  const { page, log, say } = await openExpert();
  const events = ['{"message":"Slow"}', '{"message":" waters"}', '{"result":{"reply":"Slow waters."}}'];
  const body = events.map((data) => `data: ${data}\n\n`).join("");
  page.route(
    new RegExp(`${CHAT}$`),
    async () => new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
  );
  await say("Hello");
  await within(log()).findByText("Slow waters.");
});

async function openSupport(path: string, person: HttpShopper = shop.visit()) {
  const page = await openLivePage(shop, person, path);
  const open = async () => {
    await press(page, "Chat with support");
    await page.findByRole("dialog", { name: "Support" });
  };
  await open();
  const panel = asItIsNow(() => page.getByRole("dialog", { name: "Support" }));
  const input = () => panel.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
  return { page, panel, input, open, log: () => panel.getByRole("log") };
}

test("the chat is on every page, and remembers what was said while browsing", async () => {
  const { page, panel, input, log, open } = await openSupport("/", await signUp(shop));
  await isFocused(page, input);
  await page.user.keyboard("How much is shipping?{Enter}");
  await expectText(log, "The AI said:");
  await expectText(log, "$10.00");
  await press(page, "Close", panel);
  await expect.poll(() => page.queryByRole("dialog")).toBeNull();
  await follow(page, "Shop");
  await page.findByRole("heading", { name: "The collection" });
  await open();
  expect(textOf(log())).toContain("How much is shipping?");
  for (const path of ["/shop", "/product/silk-milk", "/profile"]) {
    await page.open(path);
    await open();
    expect(textOf(log()), path).toContain("How much is shipping?");
  }
});

test("a message keeps its lines, and is sent as support's", async () => {
  const { page, input } = await openSupport("/login");
  await page.user.type(input(), "One{Shift>}{Enter}{/Shift}Two{Enter}");
  const asked = () => page.sent.find(({ path }) => path.endsWith(CHAT));
  await expect.poll(asked).toBeDefined();
  expect(JSON.parse(asked()?.body ?? "{}").data).toMatchObject({
    message: "One\nTwo",
    chatHistory: [],
    type: "support",
  });
  await expect.poll(() => input().disabled).toBe(false);
  await isFocused(page, input);
});

test("admins have no support chat: it goes when one signs in", async () => {
  const owner = await signUpOwner(shop);
  const page = await openLivePage(shop, shop.visit(), "/login?redirect=%2Fshop");
  page.getByRole("button", { name: "Chat with support" });
  const [{ email } = { email: "" }] = await shop.rows<{ email: string }>(
    (await import("drizzle-orm")).sql`select email from users where is_admin`,
  );
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), "a long enough password");
  await press(page, "Sign in", within(page.getByRole("main")));
  await expectPath(page, "/shop");
  await expect.poll(() => page.queryByRole("button", { name: "Chat with support" })).toBeNull();
  await page.open("/shop");
  expect(page.queryByRole("button", { name: "Chat with support" })).toBeNull();
  void owner;
});

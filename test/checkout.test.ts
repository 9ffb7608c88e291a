import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fingerprint, totalsOf } from "#app/features/orders/order.ts";
import { type Edge, openEdge } from "./edge.ts";
import { makeAddress } from "./factories.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const SILK_MILK = { productId: "silk-milk", quantity: 1, price: 3800 };
const SOLD_OUT = "seven-tides-ampoules";

async function atCheckout(): Promise<HttpShopper & { email: string }> {
  const shopper = await signUp(shop);
  await fillCart(shopper, "silk-milk");
  return shopper;
}

async function personOf(email: string): Promise<string> {
  const [row] = await shop.rows<{ id: string }>(sql`select id from users where email = ${email}`);
  return row?.id ?? "";
}

async function addressOf(email: string) {
  return (await shop.rows(sql`select address from users where email = ${email}`))[0]?.["address"];
}

const addressInputs = async (reply: Promise<Response>) => {
  const form = (await readPage(reply)).document.querySelector("#checkout");
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? [])];
  return Object.fromEntries(fields.map((field) => [field.name, field.value]));
};

describe("what is wrong with an address", () => {
  for (const [language, street, country, alert] of [
    [
      "en",
      "Please enter street and number.",
      "Please choose a country.",
      "Please fill in all address fields.",
    ],
    [
      "fr",
      "Veuillez indiquer le numéro et la rue.",
      "Veuillez choisir un pays.",
      "Veuillez remplir tous les champs de l’adresse.",
    ],
    ["sp", "Indica la calle y el número.", "Elige un país.", "Completa todos los campos de la dirección."],
  ] as const) {
    test(`is said beside its fields, in ${language}, without JavaScript; nothing typed is lost`, async () => {
      const shopper = await atCheckout();
      await shopper.post("/preferences", { language });
      const typed = makeAddress({ street: " ", country: "Atlantis" });
      const page = await readPage(checkOut(shopper, SILK_MILK, undefined, typed));
      expect(page.status).toBe(400);
      expect(page.document.body.textContent).toContain(alert);
      const said = (name: string) => {
        const field = page.document.querySelector(`#checkout [name=${name}]`);
        expect(field?.getAttribute("aria-invalid")).toBe("true");
        return textOf(
          page.document.getElementById(field?.getAttribute("aria-describedby")?.split(" ")[0] ?? ""),
        );
      };
      expect(said("street")).toBe(street);
      expect(said("country")).toBe(country);
      const kept = page.document.querySelector<HTMLInputElement>("#checkout [name=city]");
      expect(kept?.value).toBe("Portland");
      expect(page.document.querySelectorAll("#checkout [aria-invalid]")).toHaveLength(2);
    });
  }

  test("the browser does not complain in its own language, and the fields are required all the same", async () => {
    const page = await readPage((await atCheckout()).get("/checkout"));
    expect(page.document.querySelector("#checkout")?.hasAttribute("novalidate")).toBe(true);
    expect(page.document.querySelectorAll("#checkout [required]")).toHaveLength(6);
  });
});

describe("countries", () => {
  test("are a list in the shop's language with stable values", async () => {
    const shopper = await atCheckout();
    await shopper.post("/preferences", { language: "fr" });
    const page = await readPage(shopper.get("/checkout"));
    const options = [...page.document.querySelectorAll<HTMLOptionElement>("#checkout option")];
    expect(options).toHaveLength(250);
    expect(textOf(options.find(({ value }) => value === "US") ?? null)).toBe("États-Unis");
  });

  test("an older address by name is the same country; a text that is none is said, to be chosen anew", async () => {
    const shopper = await atCheckout();
    const chosen = async (country: string) => {
      const address = JSON.stringify(makeAddress({ country }));
      await shop.db.execute(sql`update users set address = ${address}::jsonb where email = ${shopper.email}`);
      const { document } = await readPage(shopper.get("/checkout"));
      const select = document.querySelector<HTMLSelectElement>("#checkout select");
      return [select?.value, document.getElementById(`${select?.id}-hint`)?.textContent];
    };
    expect(await chosen("United States")).toEqual(["US", undefined]);
    expect(await chosen("Atlantis")).toEqual(["", "Saved before: Atlantis. Please choose it from the list."]);
  });
});

describe("the address", () => {
  test("is kept for next time by the ticked box, and only by it", async () => {
    for (const [box, kept] of [
      [{ keepAddress: "on" }, makeAddress()],
      [{}, null],
    ] as const) {
      const shopper = await atCheckout();
      await shopper.post("/checkout", {
        ...makeAddress(),
        ...box,
        idempotencyKey: crypto.randomUUID(),
        shownTotal: String(totalsOf([SILK_MILK]).total),
        shownLines: fingerprint([SILK_MILK]),
      });
      expect(await addressOf(shopper.email)).toEqual(kept);
    }
  });

  test("survives a change of the cart without JavaScript, for its own person alone", async () => {
    const shopper = await atCheckout();
    const person = await personOf(shopper.email);
    await shopper.post("/cart?intent=step&productId=silk-milk&quantity=1", {
      ...makeAddress({ street: "9 Ebb Lane" }),
      person,
    });
    const page = await readPage(shopper.get("/checkout"));
    expect(textOf(page.getByTestId("cart-badge"))).toBe("2");
    expect(await addressInputs(shopper.get("/checkout"))).toMatchObject({ street: "9 Ebb Lane" });
    await shopper.post("/auth/sign-out", {});
    await shopper.post("/login", {
      mode: "sign-up",
      email: `other-${shopper.email}`,
      password: "a long enough password",
    });
    await fillCart(shopper, "silk-milk");
    expect(await addressInputs(shopper.get("/checkout"))).toMatchObject({ street: "" });
  });

  test("survives a session that has ended, without JavaScript", async () => {
    const shopper = await atCheckout();
    const person = await personOf(shopper.email);
    await shop.db.execute(sql`delete from auth.session where user_id = ${person}`);
    const refused = await shopper.post("/checkout", { ...makeAddress({ street: "9 Ebb Lane" }), person });
    expect(refused.headers.get("location")).toBe("/login?redirect=%2Fcheckout");
    await shopper.post("/login", {
      mode: "sign-in",
      email: shopper.email,
      password: "a long enough password",
    });
    expect(await addressInputs(shopper.get("/checkout"))).toMatchObject({ street: "9 Ebb Lane" });
  });
});

describe("what cannot be ordered", () => {
  /** Sold out after it was put in. */
  async function withSoldOut() {
    const shopper = await atCheckout();
    const cart = JSON.stringify([
      { productId: "silk-milk", quantity: 1 },
      { productId: SOLD_OUT, quantity: 2 },
    ]);
    await shop.db.execute(sql`update users set cart = ${cart}::jsonb where email = ${shopper.email}`);
    return shopper;
  }

  test("is out of the total and said before pressing; the rest is ordered as shown", async () => {
    const shopper = await withSoldOut();
    const page = await readPage(shopper.get("/checkout"));
    const lines = within(page.getByRole("main")).getAllByRole("listitem").map(textOf);
    expect(lines.find((line) => line.includes("Seven Tides"))).toContain(
      "Out of stock: not part of the total.",
    );
    expect(textOf(page.getByRole("region", { name: "Order summary" }))).toContain("Total$48.00");
    const reply = await checkOut(shopper, SILK_MILK);
    expect(reply.headers.get("location")).toBe("/profile");
    const [order] = await shop.rows(
      sql`select items, cart from orders join users on users.id = user_id where email = ${shopper.email}`,
    );
    expect(order).toMatchObject({ items: [{ productId: "silk-milk" }], cart: [] });
  });

  test("when nothing else is there, says so, and the button rests", async () => {
    const shopper = await withSoldOut();
    await shopper.post("/cart", { intent: "remove", productId: "silk-milk" });
    const page = await readPage(shopper.get("/checkout"));
    page.getByText("What is in your cart is out of stock, so there is nothing to order.");
    expect(page.getByRole("button", { name: "Complete Order" }).hasAttribute("disabled")).toBe(true);
    const reply = await checkOut(shopper, { productId: SOLD_OUT, quantity: 2, price: 0 });
    expect(reply.status).toBe(409);
  });

  test("what sells out after it was shown fails the order as a whole", async () => {
    const shopper = await withSoldOut();
    const lines = [SILK_MILK, { productId: SOLD_OUT, quantity: 2, price: 9800 }];
    const reply = await shopper.post("/checkout", {
      ...makeAddress(),
      idempotencyKey: crypto.randomUUID(),
      shownTotal: String(totalsOf(lines).total),
      shownLines: fingerprint(lines),
    });
    expect(reply.status).toBe(409);
    expect(await reply.text()).toContain("Nothing was ordered yet.");
  });
});

describe("the moment after", () => {
  test("an order that another tab has placed is said, with the way to it", async () => {
    const shopper = await atCheckout();
    await checkOut(shopper, SILK_MILK);
    await shopper.get("/profile");
    for (const ask of [() => shopper.get("/checkout"), () => checkOut(shopper, SILK_MILK)]) {
      const reply = await ask();
      expect(reply.headers.get("location")).toBe("/shop");
      const page = await readPage(shopper.get("/shop"));
      const alert = page.getByRole("alert");
      expect(textOf(alert)).toContain("Your cart is empty: it was ordered a moment ago.");
      expect(within(alert).getByRole("link").getAttribute("href")).toBe("/profile");
    }
  });

  for (const [language, thanks, next] of [
    ["en", "Thank you, Ada.", "Nothing is charged before that."],
    ["fr", "Merci, Ada.", "Rien n’est débité avant."],
    ["sp", "Gracias, Ada.", "Antes no se cobra nada."],
  ] as const) {
    test(`the profile opens with thanks, the order and what happens next (${language})`, async () => {
      const shopper = await atCheckout();
      await shopper.post("/preferences", { language });
      await checkOut(shopper, SILK_MILK, undefined, makeAddress({ country: "DE" }));
      const page = await readPage(shopper.get("/profile"));
      const panel = page.getByRole("region", { name: thanks });
      const [order] = await shop.rows<{ id: string }>(
        sql`select orders.id from orders join users on users.id = user_id where email = ${shopper.email}`,
      );
      const said = textOf(panel);
      expect(said).toContain(order?.id.slice(0, 8));
      expect(said).toContain(next);
      expect(said).toContain(shopper.email);
      expect(said).toContain("1 Tide Street");
      expect(said).toContain({ en: "Germany", fr: "Allemagne", sp: "Alemania" }[language]);
      expect(said).toContain({ en: "Silk Milk", fr: "Lait de Soie", sp: "Leche de Seda" }[language]);
      expect(said).toContain("$48.00");
      expect(panel.querySelectorAll("li img")).toHaveLength(1);
    });
  }

  test("an older order is no news", async () => {
    const shopper = await atCheckout();
    await checkOut(shopper, SILK_MILK);
    await shop.db.execute(
      sql`update orders set created_at = now() - interval '1 hour' where user_id = ${await personOf(shopper.email)}`,
    );
    const page = await readPage(shopper.get("/profile"));
    expect(page.queryByRole("region", { name: /^Thank you/ })).toBeNull();
  });

  test("each order opens, for its owner alone: lines, address, totals", async () => {
    const shopper = await atCheckout();
    await checkOut(shopper, SILK_MILK);
    const history = (await readPage(shopper.get("/profile"))).getByRole("region", { name: "Order history" });
    const path =
      within(history)
        .getByRole("link", { name: /^Open order/ })
        .getAttribute("href") ?? "";
    const page = await readPage(shopper.get(path));
    const order = textOf(page.getByRole("region", { name: /^Order [0-9a-f]{8}$/ }));
    for (const words of [
      "Silk Milk",
      "1 × $38.00",
      "Subtotal$38.00",
      "Shipping$10.00",
      "Total$48.00",
      "Taxes included",
      "1 Tide Street",
    ])
      expect(order).toContain(words);
    expect(page.queryByRole("region", { name: /^Thank you/ })).toBeNull();
    const stranger = await readPage((await signUp(shop)).get(path));
    expect(stranger.status).toBe(200);
    expect(stranger.queryByRole("region", { name: /^Order [0-9a-f]{8}$/ })).toBeNull();
  });

  test("an order outlives its product, under the name it was sold by", async () => {
    const shopper = await signUp(shop);
    await shop.db.execute(sql`insert into products (id, name, description, price, category, stock, image_url, usage)
      values ('short-lived', 'Short Lived', 'x', 100, 'Serum', 5, 'gone.jpg', 'x')`);
    await fillCart(shopper, "short-lived");
    await checkOut(shopper, { productId: "short-lived", quantity: 1, price: 100 });
    await shop.db.execute(sql`delete from products where id = 'short-lived'`);
    const panel = (await readPage(shopper.get("/profile"))).getByRole("region", { name: /^Thank you/ });
    within(panel).getByText("Short Lived");
    expect(within(panel).queryByRole("link", { name: "Short Lived" })).toBeNull();
  });
});

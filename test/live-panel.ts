import { type BoundFunctions, type queries, within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Edge, signUpOwner } from "./edge.ts";
import type { HttpShopper } from "./http-shopper.ts";
import { asItIsNow, type LivePage, openLivePage } from "./live-page.ts";
import { PRODUCT_FORM } from "./product-form.ts";
import { press } from "./live-shopping.ts";

/** An owner at the panel, in a shop whose products are put back by nobody: each test puts its own on sale. */
export interface Panel {
  page: LivePage;
  owner: HttpShopper;
  /** Puts a product on sale by the call that the panel makes, under a name that no other has, and tells name and id. */
  putOnSale: (
    beginning: string,
    changes?: Partial<typeof PRODUCT_FORM>,
  ) => Promise<{ name: string; id: string }>;
  /** The row of a product, found by searching for it. */
  findRow: (name: string) => Promise<HTMLElement>;
  /** Opens the editor of a product and waits until it is filled. */
  openEditor: (name: string) => Promise<Editor>;
  /** Opens the editor of a product that is to be made. */
  openNewEditor: () => Promise<Editor>;
}

let made = 0;

export function uniqueName(beginning: string): string {
  made += 1;
  return `${beginning} ${made}${crypto.randomUUID().slice(0, 4)}`;
}

/** Opens the panel at an address, as a new owner or as one who is there. */
export async function openPanel(shop: Edge, path = "/?tab=products", known?: HttpShopper): Promise<Panel> {
  const owner = known ?? (await signUpOwner(shop));
  const page = await openLivePage(shop, owner, path);
  const findRow = async (name: string) => {
    await page.open(`/?${new URLSearchParams({ tab: "products", q: name })}`);
    const header = page.getByRole("rowheader", { name: (words) => words.includes(name) });
    return header.closest("tr") as HTMLElement;
  };
  return {
    page,
    owner,
    findRow,
    putOnSale: async (beginning, changes = {}) => {
      const name = uniqueName(beginning);
      const reply = await owner.post("/admin/products", {
        ...PRODUCT_FORM,
        ...changes,
        name,
        intent: "create",
      });
      expect(reply.status).toBe(200);
      const [row] = await shop.rows<{ id: string }>(sql`select id from products where name = ${name}`);
      return { name, id: row?.id ?? "" };
    },
    openEditor: async (name) => {
      await press(page, `Edit ${name}`, within(await findRow(name)));
      const editor = await editorOf(page, "Edit product");
      await expect.poll(() => editor.field("Name").value).toBe(name);
      return editor;
    },
    openNewEditor: async () => {
      await page.open("/?tab=products");
      await press(page, "Add product");
      return editorOf(page, "Add product");
    },
  };
}

/** The editor of a product, ready to be filled. */
export interface Editor extends BoundFunctions<typeof queries> {
  /** A field by how its label begins. */
  field: (label: string) => HTMLInputElement & HTMLTextAreaElement;
  save: () => Promise<void>;
  /** Saved, and closed of itself. */
  expectClosed: () => Promise<void>;
}

export async function editorOf(page: LivePage, title: string): Promise<Editor> {
  // Until the product is read another dialog stands in its place.
  const form = asItIsNow(() => page.getByRole("dialog", { name: title }));
  await form.findByText("Save product");
  return {
    ...form,
    field: (label) => {
      const fields = form.getAllByLabelText(new RegExp(`^${label}`), { selector: "input, textarea, select" });
      return fields.find((one) => !one.closest("[hidden]")) as HTMLInputElement & HTMLTextAreaElement;
    },
    save: () => press(page, "Save product", form),
    expectClosed: () => expect.poll(() => page.queryByRole("dialog", { name: title })).toBeNull(),
  };
}

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { takeCheckout } from "#app/agents/ucp/checkout.server.ts";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { createToken, listTokens, revokeToken } from "#app/features/accounts/api-tokens.server.ts";
import { changeName } from "#app/features/accounts/change-name.server.ts";
import { changePassword } from "#app/features/accounts/change-password.server.ts";
import { askToConfirm } from "#app/features/accounts/confirm-email.server.ts";
import { deleteAccount } from "#app/features/accounts/delete-account.server.ts";
import { exportData } from "#app/features/accounts/export-data.server.ts";
import { loadAccount } from "#app/features/accounts/load-account.server.ts";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "#app/features/accounts/passkeys.server.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { askForFactor, asksForFactor } from "#app/features/accounts/require-factor.server.ts";
import {
  beginCodes,
  confirmCodes,
  endCodes,
  loadFactors,
  proveFactor,
  renewRecoveryCodes,
} from "#app/features/accounts/second-factor.server.ts";
import { addPacker, listStaff, removePacker } from "#app/features/accounts/staff.server.ts";
import { saveAddress } from "#app/features/accounts/save-address.server.ts";
import { signOutDevice } from "#app/features/accounts/sign-out-device.server.ts";
import { signOutEverywhere } from "#app/features/accounts/sign-out-everywhere.server.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { fillCart } from "#app/features/cart/fill-cart.server.ts";
import { countShortages } from "#app/features/catalogue/count-shortages.server.ts";
import { deletePicture } from "#app/features/catalogue/delete-picture.server.ts";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import { exportProducts } from "#app/features/catalogue/export-products.server.ts";
import { importProducts } from "#app/features/catalogue/import-products.server.ts";
import { findEditable } from "#app/features/catalogue/find-editable.server.ts";
import {
  answerBulkChange,
  changeInBulk,
  undoInBulk,
} from "#app/features/catalogue/apply-bulk-change.server.ts";
import { listNumbers } from "#app/features/catalogue/list-numbers.server.ts";
import { listProductsForAdmin } from "#app/features/catalogue/list-products-for-admin.server.ts";
import type { ProductInput } from "#app/features/catalogue/parse-product.server.ts";
import { readProductQuery } from "#app/features/catalogue/product-query.ts";
import { restoreProduct } from "#app/features/catalogue/restore-product.server.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/save-product.server.ts";
import { uploadPicture } from "#app/features/catalogue/upload-picture.server.ts";
import { answerReturn, listReturns, receiveReturn } from "#app/features/orders/answer-return.server.ts";
import { askReturn, withdrawReturn } from "#app/features/orders/ask-return.server.ts";
import { createCode, endCode, listCodes } from "#app/features/orders/change-codes.server.ts";
import {
  findCustomer,
  forgetNote,
  listCustomers,
  noteCustomer,
} from "#app/features/orders/customers.server.ts";
import { grantCredit } from "#app/features/orders/grant-credit.server.ts";
import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { beginPayment } from "#app/features/orders/begin-payment.server.ts";
import { giveUpPayment } from "#app/features/orders/end-unpaid.server.ts";
import { orderAgain } from "#app/features/orders/order-again.server.ts";
import { findReceipt } from "#app/features/orders/find-receipt.server.ts";
import { findLastOrder, findNewOrder, findOrder } from "#app/features/orders/find-order.server.ts";
import { listCredit } from "#app/features/orders/list-credit.server.ts";
import { listOrders } from "#app/features/orders/list-orders.server.ts";
import { type OrderRequest, placeOrder } from "#app/features/orders/place-order.server.ts";
import { findAnyOrder, findOrders } from "#app/features/orders/find-any-order.server.ts";
import { listToPack, ordersToDo } from "#app/features/orders/orders-to-do.server.ts";
import { findApiProduct, listApiProducts } from "#app/features/catalogue/api-products.server.ts";
import { listOrdersAfter } from "#app/features/orders/list-orders-after.server.ts";
import { countStock, setStock } from "#app/features/catalogue/set-stock.server.ts";
import { exportStockHistory, stockHistory } from "#app/features/catalogue/stock-history.server.ts";
import { listAllOrders } from "#app/features/orders/list-all-orders.server.ts";
import { readOrderQuery } from "#app/features/orders/order-query.ts";
import { changeReminder, listReminders } from "#app/features/orders/reminders.server.ts";
import { salesStatistics } from "#app/features/orders/sales-statistics.server.ts";
import { answerReview, listAnyReviews } from "#app/features/reviews/answer-review.server.ts";
import { listReviewable, saveReview, withdrawReview } from "#app/features/reviews/own-reviews.server.ts";
import {
  changeReceiver,
  createReceiver,
  listReceivers,
  removeReceiver,
  sendAgain,
  testReceiver,
} from "#app/features/webhooks/receivers.server.ts";
import { askForRestock } from "#app/features/wishlist/ask-for-restock.server.ts";
import { changeWishlist } from "#app/features/wishlist/change-wishlist.server.ts";
import { previewLetter } from "#app/outbox/preview-letter.server.ts";
import { stuckDeliveries } from "#app/outbox/stuck-deliveries.server.ts";
import { ADMIN, CUSTOMER, makeAddress, makeProduct } from "#test/factories.ts";
import { readLogQuery } from "./log-query.ts";
import { exportLog, listLog } from "./read-log.server.ts";
import { loadPanel } from "./load-panel.server.ts";

/** Whoever gets as far as the database has come through the door. */
const db = new Proxy({} as Database, {
  get: (_, what) => {
    throw new Error(`${String(what)}: the door was open`);
  },
});
const input: ProductInput = makeProduct();
const nothing = new URLSearchParams();
const edited = { id: "silk-milk", version: 1, shownStock: 1 };

type Verbs = Record<string, (by: Actor | null) => Promise<unknown>>;

const ADMINS: Verbs = {
  createProduct: (by) => createProduct(db, by, input),
  updateProduct: (by) => updateProduct(db, by, edited, input),
  deleteProduct: (by) => deleteProduct(db, by, "silk-milk"),
  restoreProduct: (by) => restoreProduct(db, by, "silk-milk"),
  setStock: (by) => setStock(db, by, { id: "silk-milk", shown: 1, stock: 2 }),
  countStock: (by) => countStock(db, by, { id: "silk-milk", stock: 2 }),
  listApiProducts: (by) => listApiProducts(db, by, { after: "", limit: 1 }),
  findApiProduct: (by) => findApiProduct(db, by, "silk-milk"),
  listOrdersAfter: (by) => listOrdersAfter(db, by, { limit: 1 }),
  listTokens: (by) => listTokens(db, by),
  createToken: (by) => createToken(db, by, new FormData()),
  revokeToken: (by) => revokeToken(db, by, "a-token"),
  findEditable: (by) => findEditable(db, by, "silk-milk"),
  answerBulkChange: (by) => answerBulkChange(db, by, new FormData()),
  changeInBulk: (by) => changeInBulk(db, by, [], { kind: "state", to: "draft" }),
  undoInBulk: (by) => undoInBulk(db, by, []),
  stockHistory: (by) => stockHistory(db, by, ""),
  exportStockHistory: async (by) => exportStockHistory(db, by, ""),
  listNumbers: (by) => listNumbers(db, by, []),
  listProductsForAdmin: (by) => listProductsForAdmin(db, by, readProductQuery(nothing), "en"),
  listAllOrders: (by) => listAllOrders(db, by, readOrderQuery(nothing)),
  findAnyOrder: (by) => findAnyOrder(db, by, "an-order"),
  findOrders: (by) => findOrders(db, by, ["an-order"]),
  advanceOrder: (by) => advanceOrder(db, by, "an-order", { kind: "delivered" }),
  ordersToDo: (by) => ordersToDo(db, by),
  listToPack: (by) => listToPack(db, by),
  exportOrders: async (by) => exportOrders(db, by, readOrderQuery(nothing)),
  uploadPicture: (by) => uploadPicture(db, by, new Uint8Array(1)),
  deletePicture: (by) => deletePicture(db, by, "a-picture"),
  exportProducts: async (by) => exportProducts(db, by),
  importProducts: (by) => importProducts(db, by, new Uint8Array(1), { save: true }),
  answerReturn: (by) => answerReturn(db, by, new FormData()),
  receiveReturn: (by) => receiveReturn(db, by, new FormData()),
  listAnyReviews: (by) => listAnyReviews(db, by),
  answerReview: (by) => answerReview(db, by, new FormData()),
  listReturns: (by) => listReturns(db, by),
  createCode: (by) => createCode(db, by, {}, "UTC"),
  endCode: (by) => endCode(db, by, "SPRING"),
  listCodes: (by) => listCodes(db, by),
  listCustomers: (by) => listCustomers(db, by, { q: "", page: 1 }),
  findCustomer: (by) => findCustomer(db, by, "somebody"),
  noteCustomer: (by) => noteCustomer(db, by, "somebody", { text: "a", key: "a-key-of-it" }),
  forgetNote: (by) => forgetNote(db, by, "a-note"),
  grantCredit: (by) => grantCredit(db, by, "somebody", { amount: 1, note: "", key: "a-key-of-it" }),
  countShortages: (by) => countShortages(db, by),
  salesStatistics: (by) => salesStatistics(db, by),
  stuckDeliveries: (by) => stuckDeliveries(db, by),
  listReceivers: (by) => listReceivers(db, by),
  createReceiver: (by) => createReceiver(db, by, new FormData()),
  changeReceiver: (by) => changeReceiver(db, by, new FormData()),
  removeReceiver: (by) => removeReceiver(db, by, "a-receiver"),
  testReceiver: (by) => testReceiver(db, by, "a-receiver"),
  sendAgain: (by) => sendAgain(db, by, "a-delivery"),
  previewLetter: (by) => previewLetter(db, by, { mail: "order", language: "en" }, {} as never),
  listStaff: (by) => listStaff(db, by),
  addPacker: (by) => addPacker(db, by, "ada@example.com"),
  asksForFactor: (by) => asksForFactor(db, by),
  askForFactor: (by) => askForFactor(db, by, true, undefined),
  removePacker: (by) => removePacker(db, by, "somebody"),
  listLog: (by) => listLog(db, by, readLogQuery(nothing)),
  exportLog: async (by) => exportLog(db, by, readLogQuery(nothing)),
  loadPanel: (by) =>
    loadPanel({ db, auth: db as never, viewer: by, log: { error: () => {} }, language: "en" }, nothing),
};

/** What who only packs may do, too. */
const PACKERS = ["findOrders", "listNumbers", "listToPack", "loadPanel"];
const PACKER = { ...CUSTOMER, isPacker: true };

const place = { provider: undefined as never, appUrl: "https://shop.example" };
const house = {} as Pick<Config, "taxes" | "house">;

const services = { db, auth: db as never };
const own = { id: "an-order", headers: new Headers() };
const passwords = { currentPassword: "", newPassword: "" };

/** Of what is one's own: whose an order is, the verb reads in the database. */
const CUSTOMERS: Verbs = {
  changeCart: (by) => changeCart(db, by, { intent: "add", productId: "silk-milk", quantity: 1 }),
  takeCheckout: (by) => takeCheckout(db, by, "a-checkout"),
  orderAgain: (by) => orderAgain(db, by, "none"),
  fillCart: (by) => fillCart(db, by, [{ productId: "silk-milk", quantity: 1 }]),
  listReviewable: (by) => listReviewable(db, by, own.id, "en"),
  saveReview: (by) => saveReview(db, by, {} as Parameters<typeof saveReview>[2], "en"),
  withdrawReview: (by) => withdrawReview(db, by, "silk-milk"),
  changeWishlist: (by) => changeWishlist(db, by, { intent: "put", productId: "silk-milk" }),
  listReminders: (by) => listReminders(db, by, own.id, "en"),
  changeReminder: (by) => changeReminder(db, by, { intent: "remind", order: "", product: "" }, "en"),
  askForRestock: (by) => askForRestock(db, by, { intent: "ask", productId: "silk-milk" }, "en"),
  placeOrder: (by) => placeOrder(db, by, {} as OrderRequest),
  findOrder: (by) => findOrder(db, by, own.id, "en"),
  findNewOrder: (by) => findNewOrder(db, by, "en"),
  findLastOrder: (by) => findLastOrder(db, by),
  listOrders: (by) => listOrders(db, by, "en"),
  askReturn: (by) => askReturn(db, by, {} as Parameters<typeof askReturn>[2], undefined),
  withdrawReturn: (by) => withdrawReturn(db, by, "a-return"),
  listCredit: (by) => listCredit(db, by),
  changeName: (by) => changeName(db, by, "Ada"),
  saveAddress: (by) => saveAddress(db, by, makeAddress()),
  loadAccount: (by) => loadAccount(services, by, own.headers),
  changePassword: (by) => changePassword(services, by, passwords, own.headers),
  askToConfirm: (by) => askToConfirm(services, by && { ...by, email: "" }, "en", own.headers),
  signOutDevice: (by) => signOutDevice(db, by, "a-device"),
  signOutEverywhere: (by) => signOutEverywhere(services, by, own.headers),
  exportData: (by) => exportData(services, by, own.headers),
  deleteAccount: (by) => deleteAccount(services, by, "", own.headers),
  beginPayment: (by) => beginPayment(db, by, "an-order", place),
  giveUpPayment: (by) => giveUpPayment(db, by, "an-order", place),
};
const SIGNED_IN: Verbs = {
  findReceipt: (by) => findReceipt(db, by, "an-order", house),
  loadFactors: (by) => loadFactors(services, by),
  beginCodes: (by) => beginCodes(services, by, "", own.headers),
  confirmCodes: (by) => confirmCodes(services, by, { code: "" }, own.headers),
  renewRecoveryCodes: (by) => renewRecoveryCodes(services, by, "", own.headers),
  endCodes: (by) => endCodes(services, by, "", own.headers),
  proveFactor: (by) => proveFactor(services, by, "", own.headers),
  listPasskeys: (by) => listPasskeys(db, by),
  beginPasskey: (by) => beginPasskey(services, by, "", own.headers),
  addPasskey: (by) => addPasskey(services, by, new FormData(), own.headers),
  renamePasskey: (by) => renamePasskey(db, by, { id: "", name: "a" }),
  removePasskey: (by) => removePasskey(services, by, { id: "", password: "" }, own.headers),
};

describe.each(Object.entries(ADMINS))("%s is an admin's alone", (_, verb) => {
  test.each([
    ["visitor", null],
    ["customer", CUSTOMER],
  ])("refuses a %s", async (_who, by) => {
    await expect(verb(by)).rejects.toMatchObject({ status: 403 });
  });
});

test.each(Object.entries({ ...ADMINS, ...CUSTOMERS }).filter(([name]) => !PACKERS.includes(name)))(
  "%s refuses who only packs",
  async (_, verb) => {
    await expect(verb(PACKER)).rejects.toMatchObject({ status: 403 });
  },
);

test.each(Object.entries({ ...CUSTOMERS, ...SIGNED_IN }))("%s refuses a visitor", async (_, verb) => {
  await expect(verb(null)).rejects.toMatchObject({ status: 403 });
});

test.each(Object.entries(CUSTOMERS))("%s refuses an admin", async (_, verb) => {
  await expect(verb(ADMIN)).rejects.toMatchObject({ status: 403 });
});

// Those that are given a transaction are part of a verb that has asked.
test("every verb that takes who asks is tried here", () => {
  const sources = globSync("app/{features,outbox,agents,api}/**/*.server.ts").map((file) =>
    readFileSync(file, "utf8"),
  );
  const verbs = sources.flatMap((source) => [
    ...source.matchAll(
      /^export (?:async )?function (\w+)\((?!\s*tx:)[^)]*\bby: (?:Actor|\(Actor & [^)]*\)) \| null/gm,
    ),
  ]);
  expect([...verbs.map(([, name]) => name), "loadPanel"].sort()).toEqual(
    Object.keys({ ...ADMINS, ...CUSTOMERS, ...SIGNED_IN }).sort(),
  );
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allArrived, hasArrived, sendWhenLeaving } from "./send-when-leaving.ts";

const page = new EventTarget();
const sendBeacon = vi.fn();
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("navigator", { sendBeacon });
  sendBeacon.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("what has not arrived when the page is left is sent once more, in order", () => {
  for (const id of ["a", "b", "c"]) sendWhenLeaving(id, { action: "/cart", fields: { id } });
  hasArrived("b");
  page.dispatchEvent(new Event("pagehide"));
  expect(sendBeacon.mock.calls).toEqual([
    ["/cart.data", new URLSearchParams({ id: "a" })],
    ["/cart.data", new URLSearchParams({ id: "c" })],
  ]);
  hasArrived("a");
  hasArrived("c");
});

test("when all has arrived nothing is sent", () => {
  sendWhenLeaving("a", { action: "/cart", fields: { id: "a" } });
  hasArrived("a");
  page.dispatchEvent(new Event("pagehide"));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("who waits for an action waits for all that was pressed there, and for nothing else", async () => {
  const came = vi.fn();
  for (const id of ["a", "b"]) sendWhenLeaving(id, { action: "/cart", fields: { id } });
  sendWhenLeaving("w", { action: "/wishlist", fields: { id: "w" } });
  const all = allArrived("/cart").then(came);
  hasArrived("a");
  await Promise.resolve();
  expect(came).not.toHaveBeenCalled();
  hasArrived("b");
  await all;
  expect(came).toHaveBeenCalledOnce();
  await allArrived("/cart");
  hasArrived("w");
});

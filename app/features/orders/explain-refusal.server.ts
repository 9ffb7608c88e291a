import type { MessageKey, MessageValues } from "#app/i18n/say.ts";
import { formatMoney } from "#app/ui/price.tsx";
import type { OrderResult } from "./place-order.server.ts";

/** Why an order was not placed, where the checkout can be mended and sent again. */
export type Mendable = Exclude<OrderResult, { ok: true } | { reason: "empty-cart" | "key-reused" }>;

/** A refusal in the shopper's words. */
export function explainRefusal(result: Mendable): { message: MessageKey; values?: MessageValues } {
  switch (result.reason) {
    case "no-user":
      return { message: "userMissing" };
    case "changed": {
      const { total, due = total } = result;
      const values = { total: formatMoney(total), due: formatMoney(due) };
      return { message: due === total ? "totalChanged" : "billChanged", values };
    }
    case "code":
      return {
        message: `code_${result.problem}`,
        values: { sum: formatMoney(result.leastSum) },
      };
    case "out-of-stock": {
      const [first] = result.shortages;
      if (!first) return { message: "orderFailed" };
      const { name, left } = first;
      return left === 0
        ? { message: "shortageNone", values: { name } }
        : { message: "shortage", values: { name, count: left } };
    }
    case "not-sold":
      return { message: "noLongerSold", values: { name: result.name } };
    case "too-large":
      return { message: "orderTooLarge" };
  }
}

import type { Database } from "#app/db/client.server.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { orderable } from "#app/features/cart/cart.ts";
import { loadCart } from "#app/features/cart/load-cart.server.ts";
import { totalsOf } from "./order.ts";
import { codeIn } from "./parse-checkout.server.ts";
import type { CodeAnswer } from "./reductions.tsx";
import { findCode } from "./take-code.server.ts";

/** What the code in the form takes off what is in the cart, or why nothing. */
export async function answerCode(db: Database, viewer: Profile, form: FormData): Promise<CodeAnswer> {
  const code = codeIn(form);
  if (!code) return { discount: null };
  const wait = form.get("intent") === "code" && (await throttle(db, "discount-code", viewer.id));
  if (wait) return { discount: null, refused: { code, problem: "too-many", leastSum: 0 } };
  const { lines } = await loadCart(db, viewer, "en");
  const found = await findCode(db, code, totalsOf(orderable(lines)).subtotal);
  if (found.ok) return { discount: found.discount };
  return { discount: null, refused: { code, problem: found.problem, leastSum: found.leastSum } };
}

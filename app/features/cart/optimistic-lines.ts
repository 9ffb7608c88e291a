import { useFetchers } from "react-router";
import {
  type CartLineView,
  type CartPreview,
  type CartView,
  changeLines,
  type IdentifiedChange,
} from "./cart.ts";

export const CART_ACTION = "/cart";
/** Form field with the CartPreview of a product that is being added; the server ignores it. */
export const PREVIEW_FIELD = "preview";

interface InFlight {
  change: IdentifiedChange;
  preview?: CartPreview;
}

/**
 * The saved cart with the changes in flight on top. A change whose id the server already reports as applied
 * is left out, so that nothing counts twice while several requests overlap. Undefined while signed out.
 */
export function useOptimisticLines(cart: CartView | null): CartLineView[] | undefined {
  const inFlight = useFetchers().flatMap(({ formAction, formData }) =>
    formAction === CART_ACTION && formData ? readInFlight(formData) : [],
  );
  return cart ? applyInFlight(cart, inFlight) : undefined;
}

/** What this page itself wrote (see `useChangeCart`), so it is trusted here; the server reads it with a schema. */
function readInFlight(form: FormData): InFlight {
  const { [PREVIEW_FIELD]: _, ...change } = Object.fromEntries(form);
  return {
    change: { ...change, quantity: Number(change["quantity"]) } as IdentifiedChange,
    preview: previewIn(form),
  };
}

export function previewIn(form: FormData): CartPreview | undefined {
  const preview = form.get(PREVIEW_FIELD);
  return typeof preview === "string" ? JSON.parse(preview) : undefined;
}

/** Pure part of the above. */
export function applyInFlight(cart: CartView, inFlight: readonly InFlight[]): CartLineView[] {
  const known = new Map(cart.lines.map((line) => [line.productId, line as Omit<CartLineView, "quantity">]));
  const pending = inFlight.filter(({ change }) => !change.id || !cart.applied.includes(change.id));
  for (const { preview } of pending)
    if (preview && !known.has(preview.productId)) known.set(preview.productId, preview);
  const lines = pending.reduce(
    (current, { change }) => changeLines(current, change, known.get(change.productId)?.stock),
    cart.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  return lines.flatMap((line) => {
    const facts = known.get(line.productId);
    return facts ? [{ ...facts, ...line }] : [];
  });
}

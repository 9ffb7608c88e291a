import { href, useFetcher } from "react-router";
import { notify } from "#app/ui/notify.ts";

/** Requests the mail for when a product is back; every button for that product shows the pending request. */
export function useRestock(productId: string) {
  const fetcher = useFetcher({ key: `restock-${productId}` });
  /** Offers it in a message, where no button for it stands. */
  const offer = () =>
    notify({
      message: "wishSoldOut",
      action: {
        label: "restockAsk",
        onClick: () =>
          void fetcher.submit(
            { intent: "ask", productId, announced: "" },
            { method: "post", action: href("/restock") },
          ),
      },
    });
  return { fetcher, pending: fetcher.formData?.get("intent"), offer };
}

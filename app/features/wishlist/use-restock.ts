import { href, useFetcher } from "react-router";
import { notify } from "#app/ui/notify.ts";

/** The way to a mail when a product is back; what is under way is seen wherever that product stands. */
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

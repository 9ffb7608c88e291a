import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { loadAdviceMessages } from "#app/i18n/load-advice-messages.ts";
import type { loader } from "#app/root.tsx";
import { Button } from "#app/ui/button.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { ProductOffer } from "./product-offer.tsx";

/** Opens the advisor, whose code comes with the first opening. */
export function AskAdvisor() {
  const { t, i18n } = useTranslation();
  const page = useRouteLoaderData<typeof loader>("root");
  const [open, setOpen] = useState(false);
  const load = useCallback(async () => {
    const [{ AdvisorDialog }] = await Promise.all([
      import("#app/features/advisor/advisor-dialog.tsx"),
      loadAdviceMessages(i18n),
    ]);
    return AdvisorDialog;
  }, [i18n]);
  const { loaded: AdvisorDialog, fetch, want } = useOnDemand(load);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={() => void fetch().catch(() => {})}
        onClick={async () => setOpen(await want())}
      >
        {t("askAdvisor")}
      </Button>
      {AdvisorDialog && (
        <AdvisorDialog
          open={open}
          onOpenChange={setOpen}
          signedIn={Boolean(page?.viewer)}
          offerFor={(product, reasoning) => (
            <ProductOffer product={product} wide onNavigate={() => setOpen(false)}>
              {reasoning}
            </ProductOffer>
          )}
        />
      )}
    </>
  );
}

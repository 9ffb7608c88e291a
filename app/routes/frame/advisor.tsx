import type { ComponentProps } from "react";
import { AdvisorDialog } from "#app/features/advisor/advisor-dialog.tsx";
import { ProductOffer } from "./product-offer.tsx";
import { RoutineOffer } from "./routine-offer.tsx";

/** The advisor dialog with products ready for the cart; loaded when it is first opened. */
export function Advisor(props: Omit<ComponentProps<typeof AdvisorDialog>, "offerFor" | "offerRoutine">) {
  return (
    <AdvisorDialog
      {...props}
      offerFor={(product, reasoning) => <ProductOffer product={product} reasoning={reasoning} wide replace />}
      offerRoutine={(routine) => <RoutineOffer routine={routine} wide replace />}
    />
  );
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Active, NotFor } from "#app/expert/embedded/about-product.ts";
import type { ShopConcern } from "./product.ts";

/** For whom a product is, and for whom it is not: from its owner's choice and from what is in it. */
export function ForWhom({
  concerns,
  notFor,
}: {
  concerns: readonly ShopConcern[];
  notFor: readonly NotFor[];
}) {
  const { t } = useTranslation();
  // Whoever is under 18 is told so once.
  const told = notFor.includes("teen") ? notFor.filter((who) => who !== "child") : notFor;
  if (concerns.length === 0 && told.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
      {concerns.length > 0 && (
        <>
          <dt className="text-mist">{t("forWhom")}</dt>
          <dd className="-my-1 flex flex-wrap gap-x-4">
            {concerns.map((concern) => (
              <Link
                key={concern}
                to={`/shop?concern=${concern}`}
                className="inline-flex min-h-8 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {t(`concern-${concern}`)}
              </Link>
            ))}
          </dd>
        </>
      )}
      {told.length > 0 && (
        <>
          <dt className="text-mist">{t("notForWhom")}</dt>
          <dd>{told.map((who) => t(`not-${who}`)).join(" · ")}</dd>
        </>
      )}
    </dl>
  );
}

/** The ingredients that do the work, with what each is used for and how well that is supported. */
export function Actives({ actives }: { actives: readonly Active[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-3">
      {actives.map(({ inci, name, uses, evidence }) => (
        <li key={inci}>
          <span className="block first-letter:uppercase">{name}</span>
          <span className="block text-sm text-mist">
            {[uses.map((use) => t(`concern-${use}`)).join(", "), t(`evidence-${evidence}`)].join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

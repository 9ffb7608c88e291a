import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Active, NotFor } from "#app/expert/shelf/about-product.ts";
import type { ShopConcern } from "./product.ts";

/** For whom a product is, by its owner's choice, on a phone the first two: each a way to what else there is. */
export function ForWhom({ concerns }: { concerns: readonly ShopConcern[] }) {
  const { t } = useTranslation();
  if (concerns.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm leading-7 sm:mt-4 sm:gap-x-4">
      <span className="text-mist">{t("forWhom")}</span>
      {concerns.map((concern) => (
        <Link
          key={concern}
          to={`/shop?concern=${concern}`}
          className="-my-2 inline-flex min-h-11 items-center underline decoration-line underline-offset-4 nth-of-type-[n+3]:max-sm:hidden hover:decoration-ink"
        >
          {t(`concern-${concern}`)}
        </Link>
      ))}
    </p>
  );
}

/** Whom a product is unsuitable for because of its ingredients, in words. "Under 18" includes children. */
export function useNotFor(notFor: readonly NotFor[] = []): string | undefined {
  const { t, i18n } = useTranslation();
  const told = notFor.includes("teen") ? notFor.filter((who) => who !== "child") : notFor;
  if (told.length === 0) return undefined;
  return new Intl.ListFormat(i18n.language, { type: "unit" }).format(told.map((who) => t(`not-${who}`)));
}

/** The same as a line. */
export function NotForWhom({ notFor, className }: { notFor?: readonly NotFor[]; className: string }) {
  const { t } = useTranslation();
  const list = useNotFor(notFor);
  if (!list) return null;
  return (
    <p className={`text-sm ${className}`}>
      <span className="text-mist">{t("notForWhom")}</span> {list}
    </p>
  );
}

/** Sentences, a line each. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The ingredients that do the work: what each does, and how well that is supported, as a mark that is explained below. */
export function Actives({ actives }: { actives: readonly (Active & { does: string | undefined })[] }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="grid gap-3">
        {actives.map(({ inci, name, uses, evidence, does }) => (
          <li key={inci} className="flex items-baseline justify-between gap-4">
            <span className="text-mist">
              <span className="inline-block text-ink first-letter:uppercase">{name}</span>{" "}
              {does ?? uses.map((use) => t(`concern-${use}`)).join(" · ")}
            </span>
            <Evidence of={evidence} />
            <span className="sr-only">{t(`evidence-${evidence}`)}</span>
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-4 flex flex-wrap gap-x-5 text-xs text-mist">
        {EVIDENCE.map((evidence) => (
          <span key={evidence} className="inline-flex items-baseline gap-2">
            <Evidence of={evidence} /> {t(`evidence-${evidence}`)}
          </span>
        ))}
      </p>
    </>
  );
}

const EVIDENCE = ["good", "fair", "some"] as const satisfies Active["evidence"][];

/** Three dots for what is well studied, down to one. */
function Evidence({ of }: { of: Active["evidence"] }) {
  const dots = EVIDENCE.length - EVIDENCE.indexOf(of);
  return (
    <span aria-hidden className="inline-flex shrink-0 gap-1">
      {EVIDENCE.map((one, place) => (
        <span
          key={one}
          className={`size-1.5 rounded-full border border-kelp ${place < dots ? "told bg-kelp" : ""}`}
        />
      ))}
    </span>
  );
}

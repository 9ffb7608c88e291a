import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link, useLocation } from "react-router";
import { SheetLink } from "#app/features/house/sheet.tsx";
import type { SheetName } from "#app/features/house/sheets.ts";
import { openLayer } from "#app/ui/open-layer.ts";
import { PAGES } from "./pages.ts";
import { InstagramLogo, PinterestLogo, YoutubeLogo } from "./social-logos.tsx";

const LINK =
  "inline-flex min-h-11 min-w-11 items-center text-sm hover:underline decoration-edge underline-offset-4";
const TEXTS = {
  help: ["contact", "shipping", "returns", "questions"],
  legal: ["privacy", "terms", "cookies"],
} as const satisfies Record<string, SheetName[]>;
const SOCIAL = [
  ["instagram", "Instagram", InstagramLogo],
  ["pinterest", "Pinterest", PinterestLogo],
  ["youtube", "YouTube", YoutubeLogo],
] as const;

interface Props {
  support: { email: string; phone: string };
  social: { instagram?: string; pinterest?: string; youtube?: string };
}

/** Ways through the shop, the texts of the house, and how to reach us. */
export function Footer({ support, social }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <footer className="mt-20 border-t bg-shell sm:mt-24 sm:pb-4">
      <div className="shell-width grid grid-cols-2 gap-x-6 gap-y-8 py-12 sm:py-14 md:grid-cols-4 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
        <div className="max-lg:col-span-full">
          <p translate="no" className="display-text text-2xl tracking-[0.28em]">
            NACRE
          </p>
          <p className="mt-3 text-sm text-mist">{t("footerLine")}</p>
        </div>
        <Column title={t("explore")}>
          {[...PAGES, ["/profile", "profile"] as const].map(([page, name]) => (
            <li key={page}>
              <Link to={href(page)} className={LINK}>
                {t(name)}
              </Link>
            </li>
          ))}
        </Column>
        <Texts group="help" />
        <Texts group="legal" />
        <Column title={t("talkToUs")}>
          <li>
            <a href={`mailto:${support.email}`} translate="no" className={`${LINK} break-all`}>
              {support.email}
            </a>
          </li>
          <li>
            <a href={`tel:${support.phone.replace(/[^+\d]/g, "")}`} translate="no" className={LINK}>
              {support.phone}
            </a>
          </li>
          {pathname !== href("/ouradvice") && (
            <li className="noscript:hidden">
              <button type="button" onClick={() => openLayer("support")} className={LINK}>
                {t("startChat")}
              </button>
            </li>
          )}
          <li>
            <ul aria-label={t("followUs")} className="-ml-3 flex">
              {SOCIAL.map(
                ([key, name, Logo]) =>
                  social[key] && (
                    <li key={key}>
                      <a
                        href={social[key]}
                        aria-label={name}
                        rel="me noopener"
                        className="inline-flex size-11 items-center justify-center"
                      >
                        <Logo />
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </li>
        </Column>
      </div>
      <div className="shell-width">
        <p className="border-t py-6 text-xs text-mist">
          {t("copyright", { year: new Date().getUTCFullYear() })}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm text-mist">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Texts of the house; each opens over the page that one is on. */
function Texts({ group }: { group: keyof typeof TEXTS }) {
  const { t } = useTranslation();
  return (
    <Column title={t(group)}>
      {TEXTS[group].map((name) => (
        <li key={name}>
          <SheetLink name={name} className={LINK} />
        </li>
      ))}
    </Column>
  );
}

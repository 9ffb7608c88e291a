import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { InstagramLogo, PinterestLogo, YoutubeLogo } from "./social-logos.tsx";

const LINK = "inline-flex min-h-11 items-center text-sm hover:underline decoration-edge underline-offset-4";
const PLACEHOLDERS = {
  help: ["contactUs", "shippingInfo", "returnsExchanges", "faq"],
  legal: ["privacyPolicy", "termsOfService", "cookiePolicy"],
} as const;
const SOCIAL = [
  ["Instagram", InstagramLogo],
  ["Pinterest", PinterestLogo],
  ["YouTube", YoutubeLogo],
] as const;

/** Ways through the shop, placeholders that say what they are, and how to reach us. */
export function Footer({ support }: { support: { email: string; phone: string } }) {
  const { t } = useTranslation();
  return (
    <footer className="mt-24 border-t bg-shell pb-20">
      <div className="shell-width grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
        <div>
          <p translate="no" className="display-text text-2xl tracking-[0.28em]">
            NACRE
          </p>
          <p className="mt-3 text-sm text-mist">{t("footerLine")}</p>
        </div>
        <Column title={t("explore")}>
          <li>
            <Link to={href("/")} className={LINK}>
              {t("home")}
            </Link>
          </li>
          <li>
            <Link to={href("/shop")} className={LINK}>
              {t("shop")}
            </Link>
          </li>
          <li>
            <Link to={href("/ouradvice")} className={LINK}>
              {t("ourAdvice")}
            </Link>
          </li>
          <li>
            <Link to={href("/profile")} className={LINK}>
              {t("profile")}
            </Link>
          </li>
        </Column>
        <Placeholders group="help" />
        <Placeholders group="legal" />
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
          <li>
            <ul aria-label={t("followUs")} className="-ml-3 flex">
              {SOCIAL.map(([name, Logo]) => (
                <li key={name}>
                  <a
                    href="#social"
                    aria-label={`${name} (${t("comingSoon")})`}
                    title={t("comingSoon")}
                    className="inline-flex size-11 items-center justify-center"
                  >
                    <Logo />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        </Column>
      </div>
      <div className="shell-width">
        <p id="social" className="border-t py-6 text-xs text-mist">
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

/** Links without a page yet, by specification: they say so instead of leading nowhere in silence. */
function Placeholders({ group }: { group: keyof typeof PLACEHOLDERS }) {
  const { t } = useTranslation();
  return (
    <Column title={t(group)}>
      {PLACEHOLDERS[group].map((key) => (
        <li key={key}>
          <a href={`#${group}`} title={t("comingSoon")} className={LINK}>
            {t(key)}
            <span className="sr-only"> ({t("comingSoon")})</span>
          </a>
        </li>
      ))}
    </Column>
  );
}

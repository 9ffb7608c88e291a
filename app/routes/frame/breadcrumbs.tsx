import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import type { DescribedProduct } from "../describe-product.server.ts";

/** The way to a product: the shop, its line, its category. */
export function Breadcrumbs({ product: { name, line, category } }: Pick<DescribedProduct, "product">) {
  const { t } = useTranslation();
  const way = [
    [href("/shop"), t("shop")],
    ...(line ? [[`/shop?line=${encodeURIComponent(line)}`, line]] : []),
    [`/shop?category=${category}`, t(`category${category}`)],
  ] as const;
  return (
    <nav aria-label={t("breadcrumbs")} className="sm:mb-2">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-mist">
        {way.map(([to, label], place) => (
          <li key={to} className="flex items-center gap-2">
            {place > 0 && <span aria-hidden>/</span>}
            <Link
              to={to ?? ""}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline max-sm:-my-1"
            >
              {label}
            </Link>
          </li>
        ))}
        {/* On a phone the heading below says it, in the first window. */}
        <li aria-current="page" className="flex items-center gap-2 max-sm:sr-only">
          <span aria-hidden>/</span>
          <span className="text-ink">{name}</span>
        </li>
      </ol>
    </nav>
  );
}

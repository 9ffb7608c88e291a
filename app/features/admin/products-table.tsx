import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Page } from "#app/db/page.ts";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import {
  ONLY,
  productFilter,
  type ProductQuery,
  type ProductRow,
  SORT_COLUMNS,
  type SortColumn,
} from "#app/features/catalogue/product-query.ts";
import { Button } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import { Column } from "./column.tsx";
import { FoundLine } from "./found-line.tsx";
import { ChoiceField, SearchField } from "./list-fields.tsx";
import { LiveForm } from "./live-form.tsx";
import { PagesNav } from "./pages-nav.tsx";
import { tabAddress } from "./panel.ts";
import { type ProductAction, ProductActions } from "./product-actions.tsx";

interface Props {
  query: ProductQuery;
  products: Page<ProductRow>;
  onAdd: () => void;
  onAct: (action: ProductAction, product: ProductRow) => void;
  /** How many there are of a product, to be changed where it stands. */
  stockCell: (product: ProductRow) => ReactNode;
  /** Whether products are being chosen, to change several at once; and what becomes of them. */
  choosing: boolean;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  several: ReactNode;
  /** The ways out and in for a file of products. */
  file: ReactNode;
}
type Actions = Pick<Props, "onAct" | "stockCell" | "choosing" | "chosen" | "onChoose">;

/** Every product: searched and narrowed down, sorted by a column, a page at a time. */
export function ProductsTable({ query, products, onAdd, file, several, ...actions }: Props) {
  const { t } = useTranslation("admin");
  const { rows, total, page, pages } = products;
  const filtered = Object.keys(productFilter(query)).length > 0;
  const emptyText = ({ q }: ProductQuery) => {
    if (!filtered) return t("noProducts");
    return q === "" ? t("nothingMatches") : t("nothingFound", { q });
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Filter query={query} />
        <Button onClick={onAdd}>{t("addProduct")}</Button>
      </div>
      <FoundLine tab="products" found={t("productsFound", { count: total })} filtered={filtered}>
        {file}
      </FoundLine>
      {several}
      {rows.length === 0 ? (
        <p className="border-t py-10 text-mist">{emptyText(query)}</p>
      ) : (
        <table aria-label={t("productList")} className="w-full text-left text-sm">
          <thead className="text-mist">
            <tr>
              {actions.choosing && <ChooseAll rows={rows} {...actions} />}
              {SORT_COLUMNS.map((column) => (
                <SortHeader key={column} column={column} query={query} />
              ))}
              <Column className="text-right">
                <span className="max-sm:sr-only">{t("actions")}</span>
              </Column>
            </tr>
          </thead>
          <tbody>
            {rows.map((product) => (
              <Row key={product.id} product={product} {...actions} />
            ))}
          </tbody>
        </table>
      )}
      <PagesNav page={page} pages={pages} addressOf={(next) => addressOf(query, { page: String(next) })} />
    </>
  );
}

/** By name, category, and what needs attention; the order stays. */
function Filter({ query }: { query: ProductQuery }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <LiveForm tab="products" state={productFilter(query)} className="flex grow flex-wrap items-end gap-4">
      {query.sort && <input type="hidden" name="sort" value={sortText(query.sort)} />}
      <SearchField label={t("searchByName")} defaultValue={query.q} />
      <ChoiceField label={t("category")} name="category" defaultValue={query.category ?? ""}>
        <option value="">{t("all")}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {shop(`category${category}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField label={t("show")} name="only" defaultValue={query.only ?? ""}>
        <option value="">{t("all")}</option>
        {ONLY.map((only) => (
          <option key={only} value={only}>
            {t(ONLY_LABELS[only])}
          </option>
        ))}
      </ChoiceField>
    </LiveForm>
  );
}

const ONLY_LABELS = {
  low: "onlyLow",
  out: "soldOut",
  featured: "featuredMark",
  "on-sale": "state_on-sale",
  draft: "onlyDrafts",
  archived: "state_archived",
} as const;

/** A click sorts by the column; another turns it round. On a phone the category stands under the name. */
function SortHeader({ column, query }: { column: SortColumn; query: ProductQuery }) {
  const { t } = useTranslation("admin");
  const sorted = query.sort?.column === column ? query.sort : undefined;
  const next = sortText({ column, descending: sorted ? !sorted.descending : false });
  const Arrow = sorted?.descending ? ArrowDown : ArrowUp;
  const sortedAs = sorted?.descending ? "descending" : "ascending";
  const numeric = column === "price" || column === "stock";
  return (
    <th
      scope="col"
      aria-sort={sorted ? sortedAs : undefined}
      className={`border-b font-normal ${numeric ? "pr-3 text-right" : ""} ${column === "category" ? "max-md:hidden" : ""}`}
    >
      <Link
        to={addressOf(query, { sort: next })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline"
      >
        {t(column)}
        {sorted && <Arrow aria-hidden className="size-3.5" />}
      </Link>
    </th>
  );
}

const TICK = "tick align-middle";

function ChooseAll({ rows, chosen, onChoose }: { rows: readonly ProductRow[] } & Actions) {
  const { t } = useTranslation("admin");
  const all = rows.every(({ id }) => chosen.includes(id));
  return (
    <td className="w-9 border-b">
      <input
        type="checkbox"
        aria-label={t("chooseAll")}
        checked={all}
        onChange={() => onChoose(all ? [] : rows.map(({ id }) => id))}
        className={TICK}
      />
    </td>
  );
}

function Choose({ product, chosen, onChoose }: { product: ProductRow } & Actions) {
  const { t } = useTranslation("admin");
  const { id, name } = product;
  const others = chosen.filter((one) => one !== id);
  return (
    <td className="w-9 border-b">
      <label className="flex min-h-11 items-center">
        <input
          type="checkbox"
          aria-label={t("chooseName", { name })}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChoose(target.checked ? [...others, id] : others)}
          className={TICK}
        />
      </label>
    </td>
  );
}

function Row({ product, ...actions }: { product: ProductRow } & Actions) {
  const { onAct, stockCell } = actions;
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const { name, picture, price, category, state, sku, featured } = product;
  return (
    <tr>
      {actions.choosing && <Choose product={product} {...actions} />}
      <th scope="row" className="border-b py-3 pr-3 font-normal">
        <span className="flex items-center gap-3">
          <span className="block w-10 shrink-0 bg-shell sm:w-12">
            <PictureView picture={picture} sizes="48px" className="aspect-4/5 w-full object-cover" />
          </span>
          <span className="min-w-0">
            <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
            <span className="block text-xs text-mist md:hidden">{shop(`category${category}`)}</span>
            {sku !== "" && (
              <span translate="no" className="block text-xs text-mist [overflow-wrap:anywhere]">
                {sku}
              </span>
            )}
            {state !== "on-sale" && <span className="block text-xs text-coral">{t(`state_${state}`)}</span>}
            {featured && <span className="block text-xs text-mist">{t("featuredMark")}</span>}
          </span>
        </span>
      </th>
      <td className="border-b py-3 pr-3 max-md:hidden">{shop(`category${category}`)}</td>
      <td className="border-b py-3 pr-3 text-right">
        <Price cents={price} />
      </td>
      <td className="border-b py-3 pr-3 text-right">{stockCell(product)}</td>
      <td className="border-b py-1.5 text-right max-sm:w-11">
        <ProductActions name={name} onAct={(action) => onAct(action, product)} />
      </td>
    </tr>
  );
}

function sortText({ column, descending }: NonNullable<ProductQuery["sort"]>): string {
  return descending ? `-${column}` : column;
}

/** The same list with something changed; a new order begins at the first page. */
function addressOf(query: ProductQuery, change: { sort?: string; page?: string }): string {
  const sort = change.sort ?? (query.sort && sortText(query.sort));
  return tabAddress("products", {
    ...productFilter(query),
    ...(sort && { sort }),
    ...(change.page && { page: change.page }),
  });
}

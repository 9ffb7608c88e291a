import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, Link, useLocation, useNavigate, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import { SideSheet } from "#app/ui/side-sheet.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type Better, betterFor, COMPARE, type Compared } from "./compare.ts";
import type { Comparison as Pair } from "./compare-products.server.ts";
import type { ProductCard } from "./card.ts";
import { KindAndSize } from "./kind-and-size.tsx";
import { contentsOf, unitPrice } from "./contents.ts";
import { useNotFor } from "./product-suitability.tsx";

interface Props {
  comparison: Pair;
  /** What puts one into the cart. */
  actionFor: (product: ProductCard) => ReactNode;
}

/** Two products side by side, over the page of the first. Which is laid beside it is part of the address. */
export default function Comparison({ comparison: { pair, choices }, actionFor }: Props) {
  const { t } = useTranslation();
  const [one, other] = pair;
  const better = [betterFor(one, other), betterFor(other, one)] as const;
  const address = href("/product/:productId", { productId: one.card.id });
  return (
    <SideSheet title={t("compare")} {...useClose(address)}>
      <div className="px-5 pt-6 pb-16 sm:px-8">
        <Choice address={address} chosen={other.card.id} choices={choices} />
        <table className="mt-6 w-full table-fixed border-separate border-spacing-x-0 text-left">
          <thead>
            <tr className="align-top">
              {pair.map(({ card }) => (
                <th key={card.id} scope="col" className="font-normal first:pr-3 last:pl-3">
                  <Head card={card} />
                </th>
              ))}
            </tr>
          </thead>
          {better.some((list) => list.length > 0) ? (
            <Row
              label={t("betterFor")}
              of={better}
              tell={(list) => list.length > 0 && <Betters list={list} />}
              strong
            />
          ) : (
            <tbody>
              <tr>
                <td colSpan={2} className="border-t pt-5 pb-4">
                  {t("compareAlike")}
                </td>
              </tr>
            </tbody>
          )}
          <Row
            label={t("forWhom")}
            of={pair}
            tell={({ concerns }) => concerns.map((concern) => t(`concern-${concern}`)).join(", ")}
          />
          <Row
            label={t("notForWhom")}
            of={pair}
            tell={({ notFor }) => notFor.length > 0 && <NotFor notFor={notFor} />}
          />
          <Row
            label={t("inIt")}
            of={pair}
            tell={({ actives }) => actives.length > 0 && <Actives actives={actives} />}
          />
          <Row label={t("texture")} of={pair} tell={({ texture }) => texture && t(`texture-${texture}`)} />
          <Row
            label={t("fragrance")}
            of={pair}
            tell={({ scented }) => scented !== undefined && t(scented ? "scentSome" : "scentNone")}
          />
          <Row label={t("price")} of={pair} tell={({ card }) => <Costs card={card} />} />
        </table>
        <div className="mt-6 grid grid-cols-2 gap-6">
          {pair.map(({ card }) => (
            <div key={card.id}>{actionFor(card)}</div>
          ))}
        </div>
      </div>
    </SideSheet>
  );
}

/** Chooses the other product; without scripts it needs a button. */
function Choice({ address, chosen, choices }: { address: string; chosen: string } & Pick<Pair, "choices">) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const { state } = useLocation();
  const hydrated = useHydrated();
  return (
    <Form method="get" action={address} className="flex items-end gap-2">
      <SelectField
        // The address decides, also when Back is pressed.
        key={chosen}
        label={t("compareWith")}
        name={COMPARE}
        defaultValue={chosen}
        onChange={({ target }) =>
          void submit(target.form, { replace: true, preventScrollReset: true, state })
        }
        className="grow"
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!hydrated && (
        <Button type="submit" look="quiet">
          {t("apply")}
        </Button>
      )}
    </Form>
  );
}

function Head({ card: { id, name, picture, kind, category, size } }: { card: ProductCard }) {
  return (
    <>
      <PictureView
        picture={{ ...picture, alt: "" }}
        sizes="(min-width: 640px) 16rem, 45vw"
        className="aspect-4/5 w-full bg-shell object-cover"
      />
      <Link
        to={href("/product/:productId", { productId: id })}
        className="display-text mt-3 block text-xl leading-tight hover:underline"
      >
        {name}
      </Link>
      <span className="mt-1 mb-5 block text-sm text-mist">
        <KindAndSize kind={kind} category={category} size={size} />
      </span>
    </>
  );
}

interface RowProps<Half> {
  label: string;
  of: readonly [Half, Half];
  tell: (half: Half) => ReactNode;
  strong?: boolean;
}

/** A fact of both, under its name; a dash where one has none. Nothing where neither has. */
function Row<Half>({ label, of, tell, strong = false }: RowProps<Half>) {
  const [one, other] = [tell(of[0]), tell(of[1])];
  if (!one && !other) return null;
  return (
    <tbody className={strong ? "text-base" : "text-sm"}>
      <tr>
        <th scope="rowgroup" colSpan={2} className="border-t pt-4 pb-1.5 text-sm font-normal text-mist">
          {label}
        </th>
      </tr>
      <tr className="align-top">
        <td className="pr-3 pb-4">{one || "–"}</td>
        <td className="pb-4 pl-3">{other || "–"}</td>
      </tr>
    </tbody>
  );
}

function Betters({ list }: { list: readonly Better[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-1">
      {list.map((one) => (
        <li key={one}>{one === "unscented" ? t("betterUnscented") : t(`concern-${one}`)}</li>
      ))}
    </ul>
  );
}

function NotFor({ notFor }: Pick<Compared, "notFor">) {
  return useNotFor(notFor);
}

function Actives({ actives }: Pick<Compared, "actives">) {
  return (
    <ul className="grid gap-1">
      {actives.map(({ inci, name }) => (
        <li key={inci} className="first-letter:uppercase">
          {name}
        </li>
      ))}
    </ul>
  );
}

function Costs({ card: { price, size } }: { card: ProductCard }) {
  const { t } = useTranslation();
  const contents = contentsOf(size);
  return (
    <>
      <Price cents={price} className="block" />
      {contents && (
        <span translate="no" className="figures block text-mist">
          {t("pricePer", { price: unitPrice(price, contents), unit: contents.unit })}
        </span>
      )}
    </>
  );
}

/** Back to the product: by the history where it was opened from there, else to its address. */
function useClose(address: string) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    if (state?.[COMPARE]) void navigate(-1);
    else void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { close, address };
}

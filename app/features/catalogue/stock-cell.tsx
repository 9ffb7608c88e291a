import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { PRODUCTS_CALL, type ProductAnswer } from "./product-answer.ts";
import { LOW_STOCK } from "./product.ts";

interface Props {
  product: { id: string; name: string; stock: number };
}

const NUMBER = "-mr-2.5 figures inline-flex h-11 min-w-11 items-center justify-end rounded-xs px-2.5";

/** How many there are. A press makes it a field: Enter and leaving it save, Escape does not. */
export function StockCell({ product }: Props) {
  const { t } = useTranslation("admin");
  const { name, stock } = product;
  const fetcher = useFetcher<ProductAnswer>();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const { state, data: answer, formData } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (state !== "idle" || !answer) return;
    const problem = !answer.ok && answer.reason === "invalid" ? "problem_badStock" : "stockFailed";
    notify({ message: { text: t(answer.ok ? "stockSaved" : problem, { name }) } });
  }, [state, answer]);
  // What was typed is shown while it is on its way.
  const shown = formData ? String(formData.get("stock")) : String(stock);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field is gone: whoever was in it goes on from the number.
    if (wasEditing.current && !editing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const save = (typed: string) => {
    setEditing(false);
    if (typed.trim() === shown) return;
    const fields = { intent: "stock", id: product.id, shownStock: String(stock), stock: typed };
    void fetcher.submit(fields, { method: "post", action: PRODUCTS_CALL });
  };
  if (!hydrated) {
    return (
      <Figure stock={stock}>
        <span className={NUMBER}>{stock}</span>
      </Figure>
    );
  }
  return (
    <Figure stock={stock}>
      {editing ? (
        <StockField
          label={t("stockOf", { name })}
          stock={shown}
          onSave={save}
          onLeave={() => setEditing(false)}
        />
      ) : (
        <button
          ref={button}
          type="button"
          title={t("changeStock")}
          aria-label={t("stockIs", { name, stock: shown })}
          onClick={() => setEditing(true)}
          className={`${NUMBER} underline decoration-edge decoration-dotted underline-offset-4 transition-colors hover:bg-shell`}
        >
          {shown}
        </button>
      )}
    </Figure>
  );
}

function Figure({ stock, children }: { stock: number; children: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <span translate="no" className="figures">
        {children}
      </span>
      {stock <= LOW_STOCK && (
        <span className="pointer-events-none -mt-2 block text-xs text-coral">
          {t(stock === 0 ? "soldOut" : "lowStock")}
        </span>
      )}
    </>
  );
}

interface FieldProps {
  label: string;
  stock: string;
  onSave: (typed: string) => void;
  onLeave: () => void;
}

function StockField({ label, stock, onSave, onLeave }: FieldProps) {
  const left = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    // Taking the field away blurs it, which would save once more.
    left.current = true;
    if (event.key === "Enter") onSave(event.currentTarget.value);
    else onLeave();
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      aria-label={label}
      inputMode="numeric"
      maxLength={6}
      defaultValue={stock}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={(event) => !left.current && onSave(event.currentTarget.value)}
      // As wide in the table as the number was, or its columns would jump.
      className={`${NUMBER} -ml-2 w-13 border border-edge bg-paper text-right text-base sm:-ml-9 sm:w-20`}
    />
  );
}

import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { CategoryField, DraftField, FeaturedField } from "./draft-field.tsx";
import { DraftPictures } from "./draft-pictures.tsx";
import { CATEGORIES } from "./product.ts";
import type { EditableProduct } from "./product-draft.ts";
import type { ProductForm as Form } from "./use-product-form.ts";

interface Props {
  form: Form;
  /** Undefined for a new product. */
  product: EditableProduct | undefined;
  onCancel: () => void;
}

/** All fields of a product. The server checks them; what it refuses is said beside the field. */
export function ProductForm({ form, product, onCancel }: Props) {
  const { t } = useTranslation("admin");
  const ref = useRef<HTMLFormElement>(null);
  useFirstProblem(ref, form.problems);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) form.save();
  };
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex min-h-0 grow flex-col">
      <div className="grid grow content-start gap-5 overflow-y-auto overscroll-contain px-6 pt-4 pb-8">
        {form.refusal && form.refusal !== "signedOut" && (
          <p role="alert" className="border-l-2 border-coral pl-4 text-sm text-coral">
            {t(form.refusal)}
          </p>
        )}
        <Facts form={form} isNew={!product} />
        {product && product.translatedInto.length > 0 && (
          <p className="text-xs text-mist">{t("translationsHint")}</p>
        )}
        <DraftField form={form} field="description" label={t("description")} rows={4} required />
        <DraftField form={form} field="usage" label={t("usage")} rows={3} required />
        <DraftField form={form} field="ingredients" label={t("ingredients")} hint={t("commaHint")} rows={3} />
        <DraftField
          form={form}
          field="imageUrl"
          label={t("imageUrl")}
          hint={t("imageUrlHint")}
          inputMode="url"
          required
        />
        <DraftField form={form} field="images" label={t("images")} hint={t("commaHint")} rows={2} />
        <DraftPictures draft={form.draft} />
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-t px-6 py-4">
        <Button look="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" aria-disabled={form.busy} className="aria-disabled:opacity-55">
          {form.busy ? t("saving") : t("save")}
        </Button>
      </footer>
    </form>
  );
}

function Facts({ form, isNew }: { form: Form; isNew: boolean }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DraftField form={form} field="name" label={t("name")} required className="sm:col-span-2" />
      <DraftField
        form={form}
        field="price"
        label={t("price")}
        hint={t("priceHint")}
        inputMode="decimal"
        required
      />
      <DraftField
        form={form}
        field="stock"
        label={t("stock")}
        hint={isNew ? undefined : t("stockHint")}
        inputMode="numeric"
        required
      />
      <CategoryField
        form={form}
        label={t("category")}
        options={CATEGORIES.map((category) => [category, shop(`category${category}`)] as const)}
      />
      <DraftField form={form} field="size" label={t("size")} hint={t("sizeHint")} />
      <FeaturedField form={form} label={t("featured")} />
    </div>
  );
}

/** Leads to the first field that was refused. */
function useFirstProblem(ref: RefObject<HTMLFormElement | null>, problems: object): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
}

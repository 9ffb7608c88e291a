import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ConcernsField, DraftField, FeaturedField, SelectField } from "./draft-field.tsx";
import { DraftPictures } from "./draft-pictures.tsx";
import { CATEGORIES, PRODUCT_STATES, SHOP_CONCERNS } from "./product.ts";
import { ProductTexts } from "./product-texts.tsx";
import { UploadPictures } from "./upload-pictures.tsx";
import type { ProductForm as Form } from "./use-product-form.ts";

interface Props {
  form: Form;
  isNew: boolean;
  /** `complete` where nothing that is required is missing. */
  onSave: (complete: boolean) => void;
  onCancel: () => void;
}

/** All fields of a product. The server validates them; problems are shown next to their fields. */
export function ProductForm({ form, isNew, onSave, onCancel }: Props) {
  const { t } = useTranslation("admin");
  const ref = useRef<HTMLFormElement>(null);
  useFirstProblem(ref, form.refused);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) onSave(ref.current?.checkValidity() === true);
  };
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex min-h-0 grow flex-col">
      <div className="grid grow grid-cols-1 content-start gap-5 overflow-y-auto overscroll-contain px-6 pt-4 pb-8">
        {form.refusal && form.refusal !== "signedOut" && (
          <p role="alert" className="border-l-2 border-coral pl-4 text-sm text-coral">
            {t(form.refusal)}
          </p>
        )}
        <ProductTexts form={form} />
        <Facts form={form} isNew={isNew} />
        <DraftField form={form} field="ingredients" label={t("ingredients")} hint={t("commaHint")} rows={3} />
        <DraftPictures form={form} />
        <UploadPictures form={form} />
        <DraftField
          form={form}
          field="imageUrl"
          label={t("imageUrl")}
          hint={t("imageUrlHint")}
          inputMode="url"
          required
        />
        <DraftField form={form} field="images" label={t("images")} hint={t("commaHint")} rows={2} />
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-t px-6 py-4">
        <Button look="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" aria-disabled={form.busy} className="aria-disabled:opacity-55">
          {form.saving ? t("saving") : t("save")}
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
      <SelectField
        form={form}
        field="state"
        label={t("state")}
        hint={t("stateHint")}
        options={PRODUCT_STATES.map((state) => [state, t(`state_${state}`)] as const)}
      />
      <SelectField
        form={form}
        field="category"
        label={t("category")}
        options={CATEGORIES.map((category) => [category, shop(`category${category}`)] as const)}
      />
      <DraftField form={form} field="size" label={t("size")} hint={t("sizeHint")} />
      <DraftField form={form} field="sku" label={t("sku")} hint={t("skuHint")} />
      <DraftField
        form={form}
        field="barcode"
        label={t("barcode")}
        hint={t("barcodeHint")}
        inputMode="numeric"
      />
      <DraftField form={form} field="line" label={t("line")} hint={t("lineHint")} />
      <ConcernsField
        form={form}
        label={t("concerns")}
        options={SHOP_CONCERNS.map((concern) => [concern, shop(`concern-${concern}`)] as const)}
      />
      <FeaturedField form={form} label={t("featured")} />
    </div>
  );
}

/** Leads to the first field that was refused. */
function useFirstProblem(ref: RefObject<HTMLFormElement | null>, refused: object): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    let frame = 0;
    // It may be in a tab that is only just opening.
    const look = () => {
      const field = ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      if (field) field.focus();
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [refused]);
}

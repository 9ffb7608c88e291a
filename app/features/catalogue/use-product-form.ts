import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { PRODUCTS_CALL, type ProductAnswer } from "./product-answer.ts";
import {
  changedFields,
  type DraftField,
  type DraftProblems,
  draftOf,
  type EditableProduct,
  NEW_PRODUCT,
  type ProductDraft,
  rebaseDraft,
} from "./product-draft.ts";
import { newProductKey } from "./product-key.ts";

/** Why the last attempt to save did not: said above the fields. */
type Refusal = "checkFields" | "conflict" | "gone" | "saveFailed" | "signedOut";

export interface ProductForm {
  draft: ProductDraft;
  set: <Field extends DraftField>(field: Field, value: ProductDraft[Field]) => void;
  problems: DraftProblems;
  /** What somebody else entered in fields that were changed here too. */
  theirs: Partial<ProductDraft>;
  refusal?: Refusal;
  dirty: boolean;
  busy: boolean;
  save: () => void;
  /** Someone has signed in again. */
  goOn: () => void;
}

/**
 * The state of the product form: a new product, or an edit of the version that was read. Whatever happens,
 * nothing that was typed is lost until it is saved.
 */
export function useProductForm(product: EditableProduct | undefined, onSaved: () => void): ProductForm {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<ProductAnswer>();
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState(() => draftFor(product));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [theirs, setTheirs] = useState<Partial<ProductDraft>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [key] = useState(newProductKey);

  const takeOver = (current: EditableProduct) => {
    const saved = draftOf(current);
    const { draft: merged, clashes } = rebaseDraft(draftFor(base), draft, saved);
    setBase(current);
    setDraft(merged);
    setTheirs(Object.fromEntries(clashes.map((field) => [field, saved[field]])));
  };
  const onAnswer = (answer: ProductAnswer) => {
    if (answer.ok) {
      notify({ message: { text: t("productSaved") } });
      onSaved();
      return;
    }
    setProblems(answer.reason === "invalid" ? answer.problems : {});
    if (answer.reason === "conflict") takeOver(answer.current);
    if (answer.reason === "failed") notify({ message: { text: t("saveFailed") } });
    setRefusal(REFUSALS[answer.reason]);
  };

  const { state, data: answer } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whatever was typed since
  useEffect(() => {
    if (state === "idle" && answer) onAnswer(answer);
  }, [state, answer]);

  return {
    draft,
    set: (field, value) => setDraft((current) => ({ ...current, [field]: value })),
    problems,
    theirs,
    ...(refusal && { refusal }),
    dirty: changedFields(draftFor(base), draft).length > 0,
    busy: state !== "idle",
    goOn: () => setRefusal(undefined),
    save: () => void fetcher.submit(fieldsOf(draft, base, key), { method: "post", action: PRODUCTS_CALL }),
  };
}

const REFUSALS = {
  invalid: "checkFields",
  conflict: "conflict",
  gone: "gone",
  failed: "saveFailed",
  "signed-out": "signedOut",
} as const satisfies Record<string, Refusal>;

function draftFor(product: EditableProduct | undefined): ProductDraft {
  return product ? draftOf(product) : NEW_PRODUCT;
}

/** What is sent: the fields as typed and, for an edit, which version they were typed over; for a new one, its key. */
function fieldsOf(
  { featured, ...typed }: ProductDraft,
  base: EditableProduct | undefined,
  key: string,
): Record<string, string> {
  const fields = { ...typed, ...(featured && { featured: "true" }) };
  if (!base) return { ...fields, intent: "create", key };
  const { id, version, stock } = base;
  return { ...fields, intent: "update", id, version: String(version), shownStock: String(stock) };
}

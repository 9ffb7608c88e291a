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
  fieldsOfPictures,
  NEW_PRODUCT,
  picturesIn,
  type ProductDraft,
  rebaseDraft,
  standingProblems,
} from "./product-draft.ts";
import { newProductKey } from "./product-key.ts";

/** Why the last attempt to save did not: said above the fields. */
type Refusal = "checkFields" | "conflict" | "gone" | "saveFailed" | "signedOut";

export interface ProductForm {
  draft: ProductDraft;
  set: <Field extends DraftField>(field: Field, value: ProductDraft[Field]) => void;
  /** Of what was sent, as far as it still stands. */
  problems: DraftProblems;
  /** Another one for each refusal. */
  refused: object;
  /** What somebody else entered in fields that were changed here too. */
  theirs: Partial<ProductDraft>;
  refusal?: Refusal;
  dirty: boolean;
  saving: boolean;
  /** Saving, or pictures are on their way: nothing can be saved now. */
  busy: boolean;
  save: () => void;
  setPictures: (pictures: string[]) => void;
  /** Puts one after those that are there. */
  addPicture: (picture: string) => void;
  setUploading: (uploading: boolean) => void;
  /** Someone has signed in again. */
  goOn: () => void;
}

/** What the form begins with: a product that exists, or what a new one may become. */
export type Beginning = { product: EditableProduct } | { draft: ProductDraft };

/**
 * The state of the product form: a new product, or an edit of the version that was read. Whatever happens,
 * nothing that was typed is lost until it is saved.
 */
export function useProductForm(begin: Beginning, onSaved: () => void): ProductForm {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<ProductAnswer>();
  const [base, setBase] = useState("product" in begin ? begin.product : undefined);
  const [empty] = useState("draft" in begin ? begin.draft : NEW_PRODUCT);
  const saved = base ? draftOf(base) : empty;
  const [draft, setDraft] = useState(saved);
  const [sent, setSent] = useState(draft);
  const [refused, setRefused] = useState<DraftProblems>({});
  const [theirs, setTheirs] = useState<Partial<ProductDraft>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [uploading, setUploading] = useState(false);
  const [key] = useState(newProductKey);

  const takeOver = (current: EditableProduct) => {
    const now = draftOf(current);
    const { draft: merged, clashes } = rebaseDraft(saved, draft, now);
    setBase(current);
    setDraft(merged);
    setTheirs(Object.fromEntries(clashes.map((field) => [field, now[field]])));
  };
  const onAnswer = (answer: ProductAnswer) => {
    if (answer.ok) {
      notify({ message: { text: t("productSaved") } });
      onSaved();
      return;
    }
    setRefused(answer.reason === "invalid" ? answer.problems : {});
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
    problems: standingProblems(refused, sent, draft),
    refused,
    theirs,
    ...(refusal && { refusal }),
    dirty: changedFields(saved, draft).length > 0,
    saving: state !== "idle",
    busy: state !== "idle" || uploading,
    setPictures: (pictures) => setDraft((current) => ({ ...current, ...fieldsOfPictures(pictures) })),
    addPicture: (picture) =>
      setDraft((current) => ({ ...current, ...fieldsOfPictures([...picturesIn(current), picture]) })),
    setUploading,
    goOn: () => setRefusal(undefined),
    save: () => {
      setSent(draft);
      void fetcher.submit(fieldsOf(draft, base, key), { method: "post", action: PRODUCTS_CALL });
    },
  };
}

const REFUSALS = {
  invalid: "checkFields",
  conflict: "conflict",
  gone: "gone",
  failed: "saveFailed",
  "signed-out": "signedOut",
} as const satisfies Record<string, Refusal>;

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

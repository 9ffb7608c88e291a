import { Dialog } from "@base-ui/react/dialog";
import { X } from "#app/ui/icons.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker, useFetcher } from "react-router";
import { IconButton } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useUnsaved } from "#app/ui/unsaved.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { PRODUCTS_CALL } from "./product-answer.ts";
import { draftOf, type EditableProduct, isFree, NEW_PRODUCT } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { type Beginning, useProductForm } from "./use-product-form.ts";

interface Props {
  onClose: () => void;
  /** Lets someone sign in beside the form, and calls back. */
  signInAgain: (onSignedIn: () => void) => ReactNode;
}

/** Adds a product. */
export function AddProductDialog(props: Props) {
  const { t } = useTranslation("admin");
  return <Editor title={t("addTitle")} begin={{ draft: NEW_PRODUCT }} {...props} />;
}

/** Edits the product with this id. */
export function EditProductDialog({ id, ...props }: Props & { id: string }) {
  const { t } = useTranslation("admin");
  return (
    <ReadProduct id={id} title={t("editTitle")} onClose={props.onClose}>
      {(product) => <Editor title={t("editTitle")} begin={{ product }} {...props} />}
    </ReadProduct>
  );
}

/** Adds a product that is like another. Nothing of it is on sale before it is saved. */
export function DuplicateProductDialog({ id, ...props }: Props & { id: string }) {
  const { t } = useTranslation("admin");
  const copyOf = (product: EditableProduct) => ({
    draft: {
      ...draftOf(product),
      name: t("copyOf", { name: product.name }),
      stock: "0",
      featured: false,
      sku: "",
      barcode: "",
    },
  });
  return (
    <ReadProduct id={id} title={t("addTitle")} onClose={props.onClose}>
      {(product) => <Editor title={t("addTitle")} begin={copyOf(product)} {...props} />}
    </ReadProduct>
  );
}

interface ReadProps {
  id: string;
  title: string;
  onClose: () => void;
  children: (product: EditableProduct) => ReactNode;
}

/** Loads a product's current data when the dialog opens. */
function ReadProduct({ id, title, onClose, children }: ReadProps) {
  const { t } = useTranslation("admin");
  const { load, data } = useFetcher<{ product: EditableProduct | null }>();
  useEffect(() => void load(`${PRODUCTS_CALL}?${new URLSearchParams({ id })}`), [load, id]);
  // Read once: a revalidation in the background must not touch what is being typed.
  const [product, setProduct] = useState<EditableProduct>();
  if (data?.product && !product) setProduct(data.product);
  if (product) return children(product);
  return (
    <DialogFrame title={title} onClose={onClose}>
      <div className="flex grow items-center justify-center p-10">
        {data ? <p role="alert">{t("readFailed")}</p> : <Spinner />}
      </div>
    </DialogFrame>
  );
}

interface EditorProps extends Props {
  title: string;
  begin: Beginning;
}

/** The form in its dialog. Whichever way it is left, unsaved changes are asked about first. */
function Editor({ title, begin, onClose, signInAgain }: EditorProps) {
  const { t } = useTranslation("admin");
  const form = useProductForm(begin, onClose);
  const [free, setFree] = useState(false);
  const [asking, setAsking] = useState(false);
  useUnsaved(form.dirty);
  const blocker = useBlocker(form.dirty);
  useBeforeUnload((event) => {
    if (form.dirty) event.preventDefault();
  });
  const leave = () => (form.dirty ? setAsking(true) : onClose());
  const discard = () => (blocker.state === "blocked" ? blocker.proceed() : onClose());
  const stay = () => {
    blocker.reset?.();
    setAsking(false);
  };
  return (
    <DialogFrame title={title} onClose={leave}>
      {form.refusal === "signedOut" && (
        <div className="grid gap-4 border-b px-6 py-4">
          <p role="alert" className="border-l-2 border-coral pl-4 text-sm text-coral">
            {t("signedOut")}
          </p>
          {signInAgain(form.goOn)}
        </div>
      )}
      <ProductForm
        form={form}
        isNew={!("product" in begin)}
        onSave={(complete) => (complete && isFree(form.draft) ? setFree(true) : form.save())}
        onCancel={leave}
      />
      <ConfirmDialog
        open={free}
        question={t("freeTitle")}
        text={t("freeText", { name: form.draft.name })}
        confirm={t("freeConfirm")}
        cancel={t("keepEditing")}
        onConfirm={() => {
          setFree(false);
          form.save();
        }}
        onCancel={() => setFree(false)}
      />
      <ConfirmDialog
        open={asking || blocker.state === "blocked"}
        danger
        question={t("discardTitle")}
        text={t("discardText")}
        confirm={t("discard")}
        cancel={t("keepEditing")}
        onConfirm={discard}
        onCancel={stay}
      />
    </DialogFrame>
  );
}

function DialogFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open onOpenChange={(open, { event }) => !open && !isLifted(event.target) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 ease-out data-starting-style:opacity-0" />
        <Dialog.Popup
          // Else the dialog keeps arrow keys to itself, and pictures that are put in order listen for them on the document.
          onKeyDown={(event) => event.preventBaseUIHandler()}
          className="fixed inset-0 z-40 flex flex-col bg-paper text-ink outline-none transition-opacity duration-200 ease-out data-starting-style:opacity-0 sm:inset-y-6 sm:right-auto sm:left-1/2 sm:w-[min(44rem,calc(100vw-3rem))] sm:-translate-x-1/2"
        >
          <header className="flex items-center justify-between px-6 pt-5 pb-3">
            <Dialog.Title className="display-text text-2xl">{title}</Dialog.Title>
            <Dialog.Close aria-label={t("close")} render={<IconButton className="-mr-2.5" />} nativeButton>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="sheen-line mx-6" />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether a key was pressed on a picture that is being moved: Escape puts that back and closes nothing. */
function isLifted(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[aria-pressed=true]") !== null;
}

import { useState } from "react";
import { useNavigate } from "react-router";
import type { Page } from "#app/db/page.ts";
import { SignInAgain } from "#app/features/accounts/sign-in-again.tsx";
import type { ProductAction } from "#app/features/admin/product-actions.tsx";
import { tabAddress } from "#app/features/admin/panel.ts";
import { ProductsTable } from "#app/features/admin/products-table.tsx";
import { DeleteProductDialog } from "#app/features/catalogue/delete-product-dialog.tsx";
import {
  AddProductDialog,
  DuplicateProductDialog,
  EditProductDialog,
} from "#app/features/catalogue/product-dialog.tsx";
import { ProductsFile } from "#app/features/catalogue/products-file.tsx";
import { BulkChangeForm } from "#app/features/catalogue/bulk-change-form.tsx";
import { StockCell } from "#app/features/catalogue/stock-cell.tsx";
import { useRestore } from "#app/features/catalogue/use-restore.ts";
import type { ProductQuery, ProductRow } from "#app/features/catalogue/product-query.ts";

type Open = { to: "add" } | { to: Exclude<ProductAction, "history">; product: ProductRow };

/** The table of products with the dialogs that change them. */
export function ProductsTab({ query, products }: { query: ProductQuery; products: Page<ProductRow> }) {
  const [open, setOpen] = useState<Open>();
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const navigate = useNavigate();
  const restore = useRestore();
  const listed = chosen.filter((id) => products.rows.some((row) => row.id === id));
  const choose = (next: boolean) => {
    setChoosing(next);
    setChosen([]);
  };
  const close = () => setOpen(undefined);
  const dialog = {
    onClose: close,
    signInAgain: (onSignedIn: () => void) => <SignInAgain onSignedIn={onSignedIn} />,
  };
  return (
    <>
      <ProductsTable
        query={query}
        products={products}
        onAdd={() => setOpen({ to: "add" })}
        onAct={(to, product) =>
          to === "history"
            ? void navigate(tabAddress("products", { stock: product.id }))
            : setOpen({ to, product })
        }
        choosing={choosing}
        chosen={listed}
        onChoose={setChosen}
        several={<BulkChangeForm open={choosing} chosen={listed} onDone={() => choose(false)} />}
        file={<ProductsFile several={{ choosing, onChoose: choose }} />}
        stockCell={(product) => <StockCell product={product} />}
      />
      {open?.to === "add" && <AddProductDialog {...dialog} />}
      {open?.to === "edit" && <EditProductDialog id={open.product.id} {...dialog} />}
      {open?.to === "duplicate" && <DuplicateProductDialog id={open.product.id} {...dialog} />}
      {open?.to === "delete" && (
        <DeleteProductDialog product={open.product} onClose={close} onUndo={restore} />
      )}
    </>
  );
}

import { notify } from "#app/ui/notify.ts";
import type { CartLineView } from "./cart.ts";
import { CartLine } from "./cart-line.tsx";
import { GoneLines } from "./gone-lines.tsx";
import { RemovedLines, useRemovedLines } from "./removed-lines.tsx";

function offerBack(line: CartLineView, putBack: (line: CartLineView) => void): void {
  const action = { label: "undo", onClick: () => putBack(line) } as const;
  notify({ message: "removedName", values: { name: line.name }, action });
}

/** What is about to be ordered, to be changed and taken out; `form`: the id of the one that orders it. */
export function CheckoutLines({ lines, form }: { lines: CartLineView[]; form: string }) {
  const { removed, remove, putBack, restored } = useRemovedLines();
  const onRemove = (line: CartLineView) => {
    remove(line);
    // Removing the last line leaves this page, so the undo is offered in a message.
    if (lines.length === 1) offerBack(line, putBack);
  };
  return (
    <>
      <ul>
        {lines.map((line) => (
          <CartLine
            key={line.productId}
            line={line}
            onRemove={onRemove}
            form={form}
            focused={line.productId === restored}
          />
        ))}
      </ul>
      <GoneLines />
      <RemovedLines removed={removed} onPutBack={putBack} />
    </>
  );
}

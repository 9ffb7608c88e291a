import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import type { ChatMessage } from "./conversation.ts";
import { matchProducts } from "./match-products.ts";

/** What one side said. Text is text: whatever it holds, nothing of it becomes markup. */
export function Bubble({ sender, children }: { sender: ChatMessage["sender"]; children: ReactNode }) {
  const { t } = useTranslation("advice");
  const own = sender === "user";
  return (
    <p
      className={`max-w-[88%] whitespace-pre-line break-words text-base ${
        own ? "self-end rounded-xs bg-shell px-4 py-2.5" : "border-l-2 border-line pl-4"
      }`}
    >
      <span className="sr-only">{t(own ? "chatYou" : "chatAi")} </span>
      {children}
    </p>
  );
}

interface Props {
  message: ChatMessage;
  products: readonly ProductCard[];
  offerFor: (product: ProductCard) => ReactNode;
}

/** A message, with the products that a reply names. */
export function MessageView({ message: { sender, kind, text }, products, offerFor }: Props) {
  const named = useMemo(
    () => (sender === "ai" && kind !== "error" ? matchProducts(text, products) : []),
    [sender, kind, text, products],
  );
  return (
    <div data-message className="flex flex-col gap-4">
      <Bubble sender={sender}>{text}</Bubble>
      {named.length > 0 && (
        <ul className="flex flex-col divide-y border-y">
          {named.map((product) => (
            <li key={product.id}>{offerFor(product)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
  /** A product beneath a message: ready for the cart, or only shown, as one that is advised against. */
  offerFor: OfferFor;
}

export type OfferFor = (product: ProductCard, mayBuy: boolean) => ReactNode;

/** The products that a reply names: those it offers first, in its order. */
function namedIn({ sender, kind, text, products: offered }: ChatMessage, products: readonly ProductCard[]) {
  if (sender !== "ai" || kind === "error") return [];
  const named = matchProducts(text, products);
  if (!offered) return named.map((product) => ({ product, mayBuy: true }));
  const first = offered.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const rest = named.filter((product) => !first.includes(product));
  return [
    ...first.map((product) => ({ product, mayBuy: true })),
    ...rest.map((product) => ({ product, mayBuy: false })),
  ];
}

/** A message, with the products that a reply names. */
export function MessageView({ message, products, offerFor }: Props) {
  const { sender, text } = message;
  const named = useMemo(() => namedIn(message, products), [message, products]);
  return (
    <div data-message className="flex flex-col gap-4">
      <Bubble sender={sender}>{text}</Bubble>
      {named.length > 0 && (
        <ul className="flex flex-col divide-y border-y">
          {named.map(({ product, mayBuy }) => (
            <li key={product.id}>{offerFor(product, mayBuy)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

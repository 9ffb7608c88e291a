import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { asRoutine, type InRoutine } from "#app/features/catalogue/routine.ts";
import type { ChatMessage } from "./conversation.ts";
import { matchProducts } from "./match-products.ts";
import { partReply, withoutSum } from "#app/features/catalogue/part-reply.ts";
import { onlyIn, partRoutine } from "#app/features/catalogue/part-routine.ts";

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
      {typeof children === "string" ? <Lines text={children} /> : children}
    </p>
  );
}

/** Each line apart from the next; copied or read out, they are the text as it was sent. */
function Lines({ text }: { text: string }) {
  const lines = text.split(/(?<=\n)/);
  // biome-ignore lint/suspicious/noArrayIndexKey: they only grow at the end
  return lines.map((line, at) => <Line key={at}>{line}</Line>);
}

const Line = ({ children }: { children: string }) => (
  <span className={children.trim() ? "block not-first-of-type:mt-2" : "block h-1"}>{children}</span>
);

interface Props {
  message: ChatMessage;
  products: readonly ProductCard[];
  /** A product beneath a message: ready for the cart, or only shown, as one that is advised against. */
  offerFor: OfferFor;
  /** Without it the products are shown one by one. */
  offerRoutine?: OfferRoutine;
}

export type OfferFor = (product: ProductCard, mayBuy: boolean, reasoning?: string) => ReactNode;
/** Several products beneath a message that make a routine. */
export type OfferRoutine = (routine: InRoutine[]) => ReactNode;

interface Named {
  /** Those that the reply offers, in its order. */
  offered: ProductCard[];
  /** Those that it only speaks of. */
  spokenOf: ProductCard[];
}

/** The products that a reply names. Beside an analysis, which is no reply, the page shows its products itself. */
function namedIn(
  { sender, kind, text, products: ids }: ChatMessage,
  products: readonly ProductCard[],
): Named {
  if (sender !== "ai" || kind !== "message") return { offered: [], spokenOf: [] };
  const named = matchProducts(text, products);
  if (!ids) return { offered: named, spokenOf: [] };
  const offered = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return { offered, spokenOf: named.filter((product) => !offered.includes(product)) };
}

/** Splits a reply into text and product cards, as a routine if the reply lists it as one. */
function parted(text: string, offered: readonly ProductCard[], mayBeRoutine: boolean) {
  const listed = mayBeRoutine ? partRoutine(text, offered) : undefined;
  const asListed = listed && asRoutine(offered, ({ id }) => onlyIn(listed.times.get(id)));
  const routine = asListed ?? (mayBeRoutine ? asRoutine(offered) : undefined);
  const { words, reasons } = (asListed && listed) || partReply(text, offered);
  return { words: routine ? withoutSum(words) : words, reasons, routine };
}

/** A message, with the products that a reply names, each with what is said of it; those that make a routine as one. */
export function MessageView({ message, products, offerFor, offerRoutine }: Props) {
  const { sender, text } = message;
  const { offered, spokenOf } = useMemo(() => namedIn(message, products), [message, products]);
  const mayBeRoutine = offerRoutine !== undefined;
  const { words, reasons, routine } = useMemo(
    () => parted(text, offered, mayBeRoutine),
    [text, offered, mayBeRoutine],
  );
  const single = [
    ...(routine ? [] : offered.map((product) => ({ product, mayBuy: true }))),
    ...spokenOf.map((product) => ({ product, mayBuy: false })),
  ];
  return (
    <div data-message className="flex flex-col gap-4">
      <Bubble sender={sender}>{words}</Bubble>
      {routine && offerRoutine?.(routine.map((one) => ({ ...one, reasoning: reasons.get(one.product.id) })))}
      {single.length > 0 && (
        <ul className="flex flex-col divide-y border-y">
          {single.map(({ product, mayBuy }) => (
            <li key={product.id}>{offerFor(product, mayBuy, reasons.get(product.id))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { type Expert, LONGEST_MESSAGE, type Reply, type ShopFacts } from "#app/expert/expert.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { may, type Actor } from "#app/features/accounts/policy.ts";
import { listNames } from "#app/features/catalogue/list-names.server.ts";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { languageField, tooLong, typedField } from "#app/functions/fields.server.ts";
import { parseData } from "#app/functions/read-data.server.ts";
import { FunctionError } from "#app/functions/status.ts";
import { LONGEST_ENTRY, LONGEST_HISTORY, lengthOf, MOST_ENTRIES, recentOf } from "./conversation.ts";

const text = z.string("A history entry's text must be a text.");
const entry = z
  .object(
    {
      role: z.enum(["user", "model"], "A history entry's role must be user or model."),
      parts: z
        .array(z.object({ text }, "A history entry's part must hold text."), "A history entry needs parts.")
        .min(1, "A history entry needs parts.")
        .max(10, "A history entry has too many parts."),
    },
    "A history entry must be an object with role and parts.",
  )
  .refine((said) => lengthOf(said) <= LONGEST_ENTRY, "A history entry is too long.");
const request = z.object(
  {
    message: typedField("message", LONGEST_MESSAGE, "The message is empty."),
    chatHistory: z
      .array(entry, "The chatHistory must be a list.")
      .max(MOST_ENTRIES, `The chatHistory must have at most ${MOST_ENTRIES} entries.`)
      .refine(
        (said) => said.reduce((length, one) => length + lengthOf(one), 0) <= LONGEST_HISTORY,
        tooLong("chatHistory", LONGEST_HISTORY),
      )
      .transform(recentOf),
    type: z.enum(["advice", "support"], "The type must be advice or support."),
    language: languageField,
  },
  "The data must be an object with the fields message, chatHistory and type.",
);

/** The shop's own facts for the chats; the caller's latest order is looked up only if they ask for it. */
export interface ShopSource {
  facts: Omit<ShopFacts, "lastOrder" | "takesCodes">;
  takesCodes?: () => Promise<boolean>;
  lastOrderOf: (by: Actor) => Promise<ShopFacts["lastOrder"]>;
}

interface CallFacts {
  signal: AbortSignal;
  onText?: (piece: string) => void;
  /** The shopper's location, if known. */
  country?: string;
}

/**
 * Answers one chat message. `advice` is for signed-in shoppers, `support` for every visitor, neither for admins.
 * @throws FunctionError `invalid-argument`, `unauthenticated`, `permission-denied`
 */
export async function reply(
  { db, expert, shop }: { db: Database; expert: Pick<Expert, "reply">; shop: ShopSource },
  profile: Profile | null,
  data: unknown,
  { signal, onText, country }: CallFacts,
): Promise<Reply> {
  const { type, ...question } = parseData(request, data);
  if (type === "advice" && !profile)
    throw new FunctionError("unauthenticated", "Please log in to chat with the expert.");
  const allowed = type === "advice" ? may(profile, "ask", "expertChat") : may(profile, "ask", "supportChat");
  if (!allowed) throw new FunctionError("permission-denied", "The chat is for shoppers.");
  const [catalogue, takesCodes, lastOrder] = await Promise.all([
    listProducts(db, question.language),
    shop.takesCodes?.() ?? false,
    type === "support" && profile ? shop.lastOrderOf(profile) : undefined,
  ]);
  const facts = { ...shop.facts, takesCodes, ...(lastOrder ? { lastOrder } : {}) };
  return expert.reply({
    ...question,
    type,
    shop: facts,
    catalogue,
    otherNames: () => listNames(db),
    signal,
    ...(onText && { onText }),
    ...(country && { country }),
  });
}

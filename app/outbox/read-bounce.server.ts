import { z } from "zod";
import type { BlockReason } from "./mail-blocks.server.ts";
import { isSigned } from "./sign-mail.server.ts";

/** An address that mail does not reach, or whose reader called it spam. */
export interface Bounce {
  email: string;
  because: Extract<BlockReason, "bounced" | "complained">;
}

const event = z
  .object({ email: z.email(), kind: z.enum(["bounce", "complaint"]) })
  .transform(({ email, kind }): Bounce => ({ email, because: kind === "bounce" ? "bounced" : "complained" }));

/** What a mail service tells as JSON; undefined when it is of another shape. */
export function readBounceEvent(body: string): Bounce | undefined {
  try {
    return event.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

const FAILED = /^Action:\s*failed\b/im;
/** Status 5 is permanent; status 4 is temporary. */
const FOR_GOOD = /^Status:\s*5\./im;
const COMPLAINT = /^Feedback-Type:\s*abuse\b/im;
const ADDRESSES =
  /^(?:(?:Original|Final)-(?:Recipient|Rcpt-To):[ \t]*(?:rfc822;)?|To:)[ \t]*<?([^\s<>]{1,254}@[^\s<>]{1,254})>?/gim;
const MESSAGE_ID = /<([\w-]{1,80})\.([\w-]{22})@/g;

/**
 * A mail that tells of a mail which did not arrive (RFC 3464) or was called spam (RFC 5965), as mail servers write it.
 * Anyone can write such a one: it counts for an address only with the id that our mail to it had.
 */
export function readBounceMail(source: string, secret: string): Bounce | undefined {
  const isComplaint = COMPLAINT.test(source);
  if (!isComplaint && !(FAILED.test(source) && FOR_GOOD.test(source))) return undefined;
  const emails = [...source.matchAll(ADDRESSES)].map(([, email = ""]) => email.toLowerCase()).slice(0, 20);
  const ids = [...source.matchAll(MESSAGE_ID)].slice(0, 20);
  const email = emails.find((one) =>
    ids.some(([, id = "", signature = ""]) => isSigned(secret, id, one, signature)),
  );
  return email === undefined ? undefined : { email, because: isComplaint ? "complained" : "bounced" };
}

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { type Letter, letterHtml, letterText } from "./letter.ts";
import { signMail } from "./sign-mail.server.ts";
import { DeliveryFailure, type Delivery } from "./start-deliveries.server.ts";

/** Milliseconds. */
const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};

/** Sends a letter, or writes it to a file. */
export interface Mailer {
  send: (letter: Letter, delivery: Delivery) => Promise<void>;
  close: () => void;
}

interface Place {
  smtpUrl?: string;
  /** The sender's address. */
  from: string;
  /** Where word of mails that did not arrive is sent; to the sender where it is not set. */
  bouncesTo?: string;
  /** Signs the ids of mails. */
  secret: string;
  /** Where mails are written when there is no server. */
  folder: string;
}

/** Mail by SMTP; without a server into `.eml` files, which mail programs open. Its package is loaded with the first mail. */
export function createMailer(place: Place, connections: number, log: Pick<Logger, "info">): Mailer {
  return place.smtpUrl ? sendBySmtp(place.smtpUrl, place, connections) : writeFiles(place, log);
}

function sendBySmtp(smtpUrl: string, place: Place, maxConnections: number): Mailer {
  const open = async () =>
    (await import("nodemailer")).createTransport({ url: smtpUrl, pool: true, maxConnections, ...LIMITS });
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async (letter, delivery) => {
      try {
        transport ??= open();
        await (await transport).sendMail(messageOf(letter, place, delivery));
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

function writeFiles(place: Place, log: Pick<Logger, "info">): Mailer {
  return {
    send: async (letter, delivery) => {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(letter, place, delivery));
      const { folder } = place;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${delivery.id}.eml`);
      // Whole or not at all.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ subject: letter.subject, file }, "mail written to a file: SMTP_URL is not set");
    },
    close: () => {},
  };
}

/**
 * The same Message-ID at each try, so that a mail program shows one that came twice once; signed, so that nobody else can
 * say that it did not arrive (`read-bounce.server.ts`).
 */
function messageOf(letter: Letter, { from, bouncesTo = from, secret }: Place, { id }: Delivery) {
  const { unsubscribe } = letter;
  return {
    envelope: { from: bouncesTo, to: letter.to },
    from: { name: "Nacre", address: from },
    to: letter.to,
    subject: letter.subject,
    messageId: `<${id}.${signMail(secret, id, letter.to)}@${from.split("@")[1]}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe.url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    text: letterText(letter),
    html: letterHtml(letter),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError {
  code: string;
  responseCode: number;
  response: string;
}

/** The address does not exist, or takes nothing any more (RFC 3463). */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.(1\.([1-36]|10)|2\.1)\b/;

/** Trying again is of no use. */
export class Bounced extends DeliveryFailure {}

/** What concerns one mail or one recipient; everything else keeps all mails from leaving. */
const OF_ONE = ["EENVELOPE", "EMESSAGE"];

/** A server's own words may quote the address. */
function explain(error: unknown): DeliveryFailure {
  const { code = "failed", responseCode, response } = error as Partial<SmtpError>;
  const because = `SMTP: ${[code, responseCode].filter(Boolean).join(" ")}`;
  if (NO_SUCH_ADDRESS.test(response ?? "")) return new Bounced(because);
  return new DeliveryFailure(because, { isAway: !OF_ONE.includes(code) });
}

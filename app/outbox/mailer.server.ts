import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { type Letter, letterHtml, letterText } from "./letter.ts";
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
  /** Where mails are written when there is no server. */
  folder: string;
}

/** Mail by SMTP; without a server into `.eml` files, which mail programs open. */
export function createMailer(place: Place, connections: number, log: Pick<Logger, "info">): Mailer {
  return place.smtpUrl ? sendBySmtp(place.smtpUrl, place.from, connections) : writeFiles(place, log);
}

function sendBySmtp(smtpUrl: string, from: string, maxConnections: number): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections, ...LIMITS });
  return {
    send: async (letter, delivery) => {
      try {
        await transport.sendMail(messageOf(letter, from, delivery));
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => transport.close(),
  };
}

function writeFiles({ from, folder }: Place, log: Pick<Logger, "info">): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (letter, delivery) => {
      const { message } = await transport.sendMail(messageOf(letter, from, delivery));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${delivery.id}.eml`);
      // Whole or not at all.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ subject: letter.subject, file }, "mail written to a file: SMTP_URL is not set");
    },
    close: () => transport.close(),
  };
}

/** The same Message-ID at each try, so that a mail program shows one that came twice once. */
function messageOf(letter: Letter, from: string, { id }: Delivery) {
  return {
    from: { name: "Nacre", address: from },
    to: letter.to,
    subject: letter.subject,
    messageId: `<${id}@${from.split("@")[1]}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: letterText(letter),
    html: letterHtml(letter),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What concerns one mail or one recipient; everything else keeps all mails from leaving. */
const OF_ONE = ["EENVELOPE", "EMESSAGE"];

/** A server's own words may quote the address. */
function explain(error: unknown): DeliveryFailure {
  const { code = "failed", responseCode } = error as { code?: string; responseCode?: number };
  const because = `SMTP: ${[code, responseCode].filter(Boolean).join(" ")}`;
  return new DeliveryFailure(because, { isAway: !OF_ONE.includes(code) });
}

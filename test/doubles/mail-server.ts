import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that keeps what it is given. */
export interface MailServer {
  url: string;
  /** Each mail as it came, newest last, with whom it is for. */
  mails: { to: string[]; source: string }[];
  /** From now on every recipient is refused with this code; undefined lets them in. */
  refuse: (code: number | undefined, words?: string) => void;
  close: () => Promise<void>;
}

/** Opens a real SMTP server on a free port of the loopback. */
export async function openMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  let refused: number | undefined;
  let why: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(refused ? Object.assign(new Error(why ?? `no ${address} here`), { responseCode: refused }) : null),
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  // A client that dies in the middle of a mail is no matter of the server's.
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (code, words) => {
      refused = code;
      why = words;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

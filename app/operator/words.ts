import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { STATUSES } from "#app/features/orders/order-steps.ts";
import type { Command } from "./command.server.ts";
import { Refusal } from "./refusal.ts";

const ADMIN = `Usage:
  npm run admin -- grant you@example.com    makes this account an admin
  npm run admin -- revoke you@example.com   takes the right away again
  npm run admin -- list                     shows who is an admin
  npm run admin -- sign-out you@example.com      ends this account’s sessions on every device
  npm run admin -- second-step-off you@example.com   takes codes and passkeys off an account that lost them
  npm run admin -- write-again you@example.com   mails go to this address again, though one came back
  npm run admin -- orders [status]          lists orders, those of a status, a line each
  npm run admin -- order ID                 shows an order and its steps; the first 8 characters of its id will do
  npm run admin -- order ID paid | delivered | cancelled | undone
  npm run admin -- order ID shipped [--carrier NAME] [--number NUMBER] [--link https://...]
  npm run admin -- order ID refunded --amount 12.50 [--as credit]
  npm run admin -- credit you@example.com            shows somebody's store credit
  npm run admin -- credit you@example.com 12.50 [--note WORDS]    grants store credit; -12.50 takes it`;

const EXPORT = `Usage:
  npm run db:export -- copy.jsonl.gz    writes a copy of the whole shop to a new file`;

const IMPORT = `Usage:
  npm run db:import -- copy.jsonl.gz              fills an empty database with a copy of a shop
  npm run db:import -- copy.jsonl.gz --replace    throws away the shop that is there`;

/** @throws Refusal carrying the usage text; so do the functions below. */
export function readAdminWords(words: string[]): Command {
  const [name, email, ...rest] = words;
  if (name === "order" || name === "orders") return readOrderWords(words);
  if (name === "credit") return readCreditWords(rest, email);
  if (name === "list" && email === undefined) return { name };
  if (!isOfAccount(name) || rest.length > 0) throw new Refusal(ADMIN);
  if (!email?.includes("@")) throw new Refusal(`${name} needs the e-mail address of an account.\n\n${ADMIN}`);
  return { name, email };
}

function readCreditWords(rest: string[], email: string | undefined): Command {
  const [amount, flag, note, ...more] = rest;
  const isWhole = flag === undefined || (flag === "--note" && note !== undefined && more.length === 0);
  if (!email?.includes("@") || !isWhole) throw new Refusal(ADMIN);
  return {
    name: "credit",
    email,
    ...(amount !== undefined && { amount }),
    ...(note !== undefined && { note }),
  };
}

const OF_ACCOUNT = ["grant", "revoke", "sign-out", "second-step-off", "write-again"] as const;
const isOfAccount = (name: string | undefined): name is (typeof OF_ACCOUNT)[number] =>
  OF_ACCOUNT.some((known) => known === name);

/** What may be said of each step. */
const STEP_OPTIONS: Record<string, readonly string[]> = {
  paid: [],
  shipped: ["carrier", "number", "link"],
  delivered: [],
  cancelled: [],
  refunded: ["amount", "as"],
  undone: [],
};

function readOrderWords(args: string[]): Command {
  try {
    const option = { type: "string" } as const;
    const options = { carrier: option, number: option, link: option, amount: option, as: option };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, word, step, ...rest] = positionals;
    const given = Object.keys(values);
    const status = STATUSES.find((one) => one === word);
    if (name === "orders" && word === status && !step && given.length === 0) return { name, status };
    const isWhole = step ? given.every((one) => STEP_OPTIONS[step]?.includes(one)) : given.length === 0;
    if (name === "order" && word && rest.length === 0 && isWhole && (!step || STEP_OPTIONS[step]))
      return { name, id: word, ...(step && { asked: { step, ...values } }) };
  } catch {
    // An option that does not exist: say what does.
  }
  throw new Refusal(ADMIN);
}

export function readExportWords([path, ...rest]: string[]): Command {
  if (!path || path.startsWith("-") || rest.length > 0) throw new Refusal(EXPORT);
  return { name: "export", path: resolve(path) };
}

export function readImportWords(args: string[]): { path: string; replace: boolean } {
  try {
    const options = { replace: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [path, ...rest] = positionals;
    if (path && rest.length === 0) return { path: resolve(path), replace: values.replace };
  } catch {
    // An option that does not exist: say what does.
  }
  throw new Refusal(IMPORT);
}

import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { ADMIN, CUSTOMER } from "#test/factories.ts";
import { DEEDS } from "./admin-log.ts";
import { LINES, may } from "./policy.ts";

const sources = new Map(
  globSync("app/**/*.{ts,tsx}", { exclude: ["app/**/*.test.ts"] }).map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]),
);
/** What runs on the server alone: a button that is not shown keeps nobody out. */
const code = [...sources]
  .filter(([file]) => /\.server\.ts$|^app\/routes\//.test(file))
  .map(([, source]) => source)
  .join("\n");

describe("every line of the policy is asked on the server", () => {
  test.each(LINES)("%s %s", (verb, thing) => {
    const asks = new RegExp(`(?:authorize|may|requireShopper)\\([^()]*"${verb}",[^()]*"${thing}"`);
    expect(code).toMatch(asks);
  });
});

/** What an admin may do that changes nothing, and takes nobody's data along. */
const READING = [
  "list product",
  "read product",
  "export product",
  "readAll order",
  "read statistics",
  "read deliveries",
  "read customer",
  "read discount",
  "read receiver",
  "read token",
  "read mail",
  "read packing",
  "read staff",
  // The step itself is logged, as `order-advance`.
  "ship packing",
  "read log",
  "export log",
  "open panel",
];

describe("the log keeps what only an admin may do", () => {
  const admins = LINES.filter(
    ([verb, thing]) => may(ADMIN, verb as never, thing) && !may(CUSTOMER, verb as never, thing),
  );
  const changing = admins.filter((line) => !READING.includes(line.join(" ")));
  test.each(changing)("%s %s", (verb, thing) => {
    expect(DEEDS).toContain(`${thing}-${verb}`);
    expect(code).toContain(`deed: "${thing}-${verb}"`);
  });

  test("in every file that asks for such a right", () => {
    const rights = changing.map(([verb, thing]) => `authorize(by, "${verb}", "${thing}")`);
    const silent = [...sources].filter(
      ([file, source]) =>
        file.startsWith("app/features/") &&
        rights.some((right) => source.includes(right)) &&
        !/noteDeed\(|saveImport\(/.test(source),
    );
    expect(silent.map(([file]) => file)).toEqual([]);
  });
});

/** The tables that hold what is somebody's. */
const PERSONAL =
  /\b(users|orders|orderEvents|payments|receipts|returns|reviews|stockAlerts|creditEntries|customerNotes|apiTokens|adminLog|outbox|mailBlocks|(?:auth|agent|webhook)[A-Z]\w+)\b/;

/** Verbs that are called from outside without saying who asks, and why they need not. */
const NOT_ASKED: Record<string, string> = {
  answerOnce: "an assistant's own answer, under the key that it signed",
  askForPasskey: "names nobody: the browser looks for its own",
  askForReset: "anyone may ask; the link goes to the account's own address",
  blockMail: "the mail service's token, or the id of our own mail, says who tells",
  cancelCheckout: "of the assistant whose signature it is",
  completeCheckout: "of the assistant whose signature it is",
  confirmEmail: "the link in the mail says whose it is",
  createAuth: "opens the library that finds out who asks",
  createCheckout: "of the assistant whose signature it is",
  findHalfSignedIn: "the cookie of the first step says who it was",
  findSignedIn: "finds out who asks",
  findToken: "finds out who asks",
  findViewer: "finds out who asks",
  getCheckout: "of the assistant whose signature it is",
  identifyCaller: "finds out who asks",
  isLinkGood: "the link in the mail says whose it is",
  isSessionBarred: "finds out who asks",
  loadProfile: "is who asks",
  requireShopper: "asks the policy itself",
  resetPassword: "the link in the mail says whose it is",
  sessionToken: "finds out who asks",
  settlePayment: "the payment provider's signature says who tells",
  signIn: "the password says who it is",
  signInWithPasskey: "the passkey says who it is",
  signUpByMail: "anyone may; the link goes to the address that was typed",
  takeDeviceLink: "the link in the mail says whose it is, and opens nothing",
  throttle: "counts tries before anybody is known",
  unsubscribe: "the link in the mail says whose it is",
  updateCheckout: "of the assistant whose signature it is",
};

interface Verb {
  name: string;
  parameters: string;
}

/** The functions that are given the database, of a file that reads or writes what is somebody's, or lets the library. */
function verbsOf(file: string): Verb[] {
  const source = sources.get(file) ?? "";
  const imported = /import \{([^}]*)\} from "#app\/db\/schema\.ts"/.exec(source)?.[1] ?? "";
  if (!PERSONAL.test(imported) && !source.includes("auth.api.")) return [];
  return [
    ...source.matchAll(/^export (?:async )?function\*? (\w+)(?:<[^>]*>)?\(([\s\S]*?)\n?\)(?::|\s*\{)/gm),
  ]
    .map(([, name = "", parameters = ""]) => ({ name, parameters }))
    .filter(({ parameters }) => /\b(db|tx|auth|context)\b/.test(parameters));
}

/** What is asked from outside: pages, the functions, the API and assistants, with what they import, as `[name, file]`. */
const called = [...sources]
  .filter(([file]) => /^app\/(routes\/|http\/|functions\/|api\/|agents\/|root\.tsx)/.test(file))
  .flatMap(([file, source]) =>
    [...source.matchAll(/import (?!type)[^;]*?\{([^}]*)\} from "([^"]+\.server\.ts)"/g)].flatMap(
      ([, names = "", from = ""]) => {
        const path = from.startsWith("#") ? from.slice(1) : relative(".", join(dirname(file), from));
        return names.split(",").map((name) => [name.trim(), path] as const);
      },
    ),
  );

test("every verb about somebody's things that is called from outside is told who asks", () => {
  const silent = called.flatMap(([name, file]) =>
    verbsOf(file).filter((verb) => verb.name === name && !/\bby: .*\| null/.test(verb.parameters)),
  );
  expect([...new Set(silent.map(({ name }) => name))].sort()).toEqual(Object.keys(NOT_ASKED).sort());
});

import { chmodSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import type { Logger } from "pino";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { commandSchema, runCommand } from "./command.server.ts";
import { Refusal } from "./refusal.ts";
import { takeSnapshot } from "./snapshot.server.ts";

/** A running shop copies its files, too: see snapshot.server.ts. */
const askedOfRunning = z.union([commandSchema, z.object({ name: z.literal("snapshot") })]);

/** In the data folder, which is the owner's alone: whoever may open it may read the whole database anyway. */
const socketIn = (dataDir: string) => join(dataDir, "operator.sock");

/** The shop refused, with the words in the body. */
const REFUSED = 422;

/**
 * Lets the operator's commands reach a shop that has the embedded database open, through a socket (mode 600)
 * in its data folder. Where there can be none (a path of more than some hundred characters) the shop runs
 * without, and the log says so.
 * @returns a function that ends it
 */
export function serveOperator(db: Database, dataDir: string, log: Logger): Promise<() => void> {
  const path = socketIn(dataDir);
  // One that a killed process left: the data folder is ours, so nobody listens on it.
  rmSync(path, { force: true });
  const server = createServer(async (asked, answer) => {
    try {
      const command = askedOfRunning.parse(await json(asked));
      answer.end(command.name === "snapshot" ? takeSnapshot(dataDir) : await runCommand(db, command));
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error }, "an operator's command failed");
      answer.writeHead(error instanceof Refusal ? REFUSED : 500);
      answer.end(error instanceof Refusal ? error.message : "The command failed. The shop's log says why.");
    }
  });
  return new Promise((resolve) => {
    server.once("error", (error) => {
      log.warn({ err: error }, "the operator's commands cannot reach this shop while it runs");
      resolve(() => {});
    });
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(() => {
        server.close();
        server.closeAllConnections();
      });
    });
  });
}

/**
 * Asks the shop that runs on this data folder.
 * @returns what it said; undefined when none runs
 * @throws Refusal with its words
 */
export function askRunningShop(
  dataDir: string,
  command: z.infer<typeof askedOfRunning>,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: socketIn(dataDir), method: "POST", agent: false },
      async (answer) => {
        const said = await text(answer);
        if (answer.statusCode === 200) resolve(said);
        else reject(new Refusal(said));
      },
    );
    asking.once("error", (error: NodeJS.ErrnoException) => {
      if (["ENOENT", "ECONNREFUSED", "EINVAL", "ENAMETOOLONG"].includes(error.code ?? "")) resolve(undefined);
      else reject(error);
    });
    asking.end(JSON.stringify(command));
  });
}

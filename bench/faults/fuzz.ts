import pg from "pg";
import { fuzz } from "../../test/fuzz.ts";
import { startPostgres } from "../../test/postgres.ts";

/**
 * `node bench/faults/fuzz.ts [requests] [seed]`: nonsense on the embedded database and on PostgreSQL; 10,000 requests on
 * each. Ends with 1 when anything was answered by a 5xx or not at all, logged as an error or written wrongly.
 */
const [total = 10_000, firstSeed = 1] = process.argv.slice(2).map(Number);
/** A line and a fresh shop for each batch. */
const BATCH = 1000;

async function check(name: string, makeDatabase?: () => Promise<string>): Promise<void> {
  for (let sent = 0; sent < total; sent += BATCH) {
    const requests = Math.min(BATCH, total - sent);
    const databaseUrl = await makeDatabase?.();
    const seed = firstSeed + sent / BATCH;
    const { statuses, faults } = await fuzz({ requests, seed, ...(databaseUrl && { databaseUrl }) });
    const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const verdict = faults.length === 0 ? "ok  " : "FAIL";
    process.stdout.write(`${verdict} ${name}, seed ${seed}: ${requests} requests, ${answered.join(", ")}\n`);
    for (const fault of faults.slice(0, 20)) process.stdout.write(`     ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

await check("embedded");
const postgres = await startPostgres();
await check("PostgreSQL", () => createDatabase(postgres.url));
await postgres.stop();

async function createDatabase(server: string): Promise<string> {
  const name = `fuzz_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return new URL(name, server).href;
}

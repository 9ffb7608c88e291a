import { startTestPostgres } from "#test/postgres.ts";

/** One PostgreSQL server for the run's shops; each has a database of its own on it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgres();
  process.env["TEST_DATABASE_URL"] = url;
  return stop;
}

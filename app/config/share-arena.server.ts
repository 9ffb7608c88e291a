/**
 * Starts this process anew, in its place and under its number, with one heap of C memory for all its threads. glibc gives
 * each thread one of its own and keeps what is freed there: of the shop's threads (pictures, passwords, files) that is a
 * tenth of all memory it holds (docs/decisions/100). glibc reads the variable when a process starts, and others do not
 * know it.
 */
export function shareArena(): void {
  // A parent's channel would be lost.
  if (process.platform !== "linux" || process.env["MALLOC_ARENA_MAX"] || process.channel) return;
  const { execPath, execArgv, argv } = process;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: "1",
  });
}

import { execFile } from "node:child_process";

/** Runs a command of `tools/` as npm would, with nothing of this machine's configuration. */
export function runTool(name: string, words: string[], env: Record<string, string>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, DATABASE_URL: "", ...env } };
    execFile(process.execPath, [`tools/${name}.ts`, ...words], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

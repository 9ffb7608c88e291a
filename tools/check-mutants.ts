import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { type Mutant, MUTANTS } from "./mutants.ts";

// Tries deliberate faults, one after another: the test beside each must notice. Run it on a clean tree.

const asked = process.argv[2];
const tried = MUTANTS.filter(({ fault }) => !asked || fault.includes(asked));
for (const { file, from } of MUTANTS)
  if (readFileSync(file, "utf8").split(from).length !== 2)
    throw new Error(`${file} does not hold once: ${from}`);
if (!passes(...new Set(tried.map(({ test }) => test)))) throw new Error("The tests fail without any fault.");
const survivors = tried.filter((mutant) => !dies(mutant));
process.stdout.write(`${tried.length - survivors.length} of ${tried.length} noticed\n`);
if (survivors.length > 0) process.exitCode = 1;

function passes(...tests: string[]): boolean {
  return spawnSync("vitest", ["run", "--bail=1", ...tests], { stdio: "ignore" }).status === 0;
}

function dies({ fault, file, from, to, test }: Mutant): boolean {
  const sound = readFileSync(file, "utf8");
  const restore = () => writeFileSync(file, sound);
  process.once("SIGINT", restore);
  try {
    writeFileSync(
      file,
      sound.replace(from, () => to),
    );
    const died = !passes(test);
    process.stdout.write(`${died ? "noticed " : "SURVIVED"}  ${fault} (${test})\n`);
    return died;
  } finally {
    restore();
    process.off("SIGINT", restore);
  }
}

import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Prepared } from "./examples.ts";

/** Prints precision and recall per language and family of outputs, on messages the models had not seen. */
export function reportCrossValidation(
  messages: readonly Prepared[],
  judged: ReadonlyMap<string, Float32Array>,
  thresholds: ReadonlyMap<string, number>,
): void {
  for (const family of ["concern", "type", "modifier", "topic"]) {
    const outputs = [...judged.keys()].filter((output) => output.startsWith(`${family}:`));
    const parts = LANGUAGE_TAGS.map(
      (language) => `${language} ${score(messages, judged, thresholds, outputs, language)}`,
    );
    console.log(`${family.padEnd(9)} ${parts.join(" | ")}`);
  }
  const flag = judged.get("flag:any");
  if (!flag) return;
  for (const threshold of [0.2, 0.25, 0.3, 0.35, 0.4]) {
    console.log(
      `any flag at ${threshold}: ${LANGUAGE_TAGS.map((language) => alarms(messages, flag, threshold, language)).join(" | ")}`,
    );
  }
}

function score(
  messages: readonly Prepared[],
  judged: ReadonlyMap<string, Float32Array>,
  thresholds: ReadonlyMap<string, number>,
  outputs: readonly string[],
  language: string,
): string {
  let hits = 0;
  let extra = 0;
  let missed = 0;
  messages.forEach((message, row) => {
    if (message.lang !== language) return;
    for (const output of outputs) {
      const said = (judged.get(output)?.[row] ?? 0) >= (thresholds.get(output) ?? 0.5);
      const right = message.yes.has(output);
      if (right && said) hits += 1;
      if (right && !said) missed += 1;
      if (!right && said && !message.unsure.has(output)) extra += 1;
    }
  });
  return `P ${(hits / (hits + extra)).toFixed(3)} R ${(hits / (hits + missed)).toFixed(3)}`;
}

function alarms(
  messages: readonly Prepared[],
  flag: Float32Array,
  threshold: number,
  language: string,
): string {
  const own = [...messages.keys()].filter((row) => messages[row]?.lang === language);
  const flagged = own.filter((row) => messages[row]?.yes.has("flag:any"));
  const calm = own.filter((row) => !messages[row]?.yes.has("flag:any"));
  const caught = flagged.filter((row) => (flag[row] ?? 0) >= threshold).length;
  const wrong = calm.filter((row) => (flag[row] ?? 0) >= threshold).length;
  return `${language} recall ${(caught / flagged.length).toFixed(3)} alarms ${(wrong / calm.length).toFixed(3)}`;
}

/** Sentences end here, where another begins. */
const SENTENCE = /(?<=[.!?…»”])\s+(?=[\p{Lu}¿¡«“])/u;

/** A step of a routine is said in the morning and in the evening. */
const STEP = /^\d+\. /;

/** Joins lines to one text, without empty or repeated sentences. */
export function realize(lines: readonly (string | false | undefined)[]): string {
  const said = new Set<string>();
  return lines
    .flatMap((line) => (typeof line === "string" && line !== "" ? line.split("\n") : []))
    .map((line) => {
      if (STEP.test(line)) return line;
      const fresh = line.split(SENTENCE).filter((sentence) => !said.has(sentence.trim()));
      for (const sentence of fresh) said.add(sentence.trim());
      return fresh.join(" ").trim();
    })
    .filter((line) => line !== "")
    .join("\n");
}

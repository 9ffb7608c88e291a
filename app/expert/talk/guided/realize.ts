/** Sentences end here, where another begins. */
const SENTENCE = /(?<=[.!?…»”])\s+(?=[\p{Lu}¿¡«“])/u;

/** Lines as one text, each sentence once; what is empty is left out. */
export function realize(lines: readonly (string | false | undefined)[]): string {
  const said = new Set<string>();
  return lines
    .flatMap((line) => (typeof line === "string" && line !== "" ? line.split("\n") : []))
    .map((line) => {
      const fresh = line.split(SENTENCE).filter((sentence) => !said.has(sentence.trim()));
      for (const sentence of fresh) said.add(sentence.trim());
      return fresh.join(" ").trim();
    })
    .filter((line) => line !== "")
    .join("\n");
}

/** The first sentences of a text, by the rules of its language. */
export function sentencesOf(text: string, count: number, language: string): string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.trim())];
  return sentences.slice(0, count).map(({ segment }) => segment.trim());
}

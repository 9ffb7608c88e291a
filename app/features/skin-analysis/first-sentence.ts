/** The first sentence of a text, by the rules of its language. */
export function firstSentenceOf(text: string, language: string): string {
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.trim());
  return first?.segment.trim() ?? "";
}

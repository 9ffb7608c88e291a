/** What is asked, with the answers to choose from. Each answer is a sentence that the adviser reads. */
export const QUESTIONS = [
  { asks: "feel", answers: ["dry", "oily", "mixed", "fine"] },
  { asks: "wish", answers: ["redness", "shine", "lines", "spots", "moisture"] },
  { asks: "mind", answers: ["sensitive", "pregnant", "nothing"] },
] as const;

/** The answers as one message. What is wanted comes first: a question between the two would be answered in its place. */
export function messageOf(answers: readonly string[], wanted: string): string {
  return [wanted, ...answers].join(" ");
}

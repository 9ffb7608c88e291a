import type { Product } from "#app/features/catalogue/product.ts";
import { labelAbout, labelOn } from "../../shelf/label.ts";
import type { LabelQuestion, LabelSubject } from "../../shelf/label-score.ts";
import { fill } from "../../words/copy.ts";
import { nameOf, tell, type Turn } from "./turn.ts";

/** What a message asks of a label. */
export const questionOf = ({ frame }: Turn): LabelQuestion => ({
  text: frame.masked,
  tongue: frame.tongue,
  subjects: frame.asks.map(({ id }) => id),
});

/** The label's sentence on a matter, with the product it stands on. */
export function quoted(turn: Turn, product: Product, subject: LabelSubject): string | undefined {
  const sentence = labelOn(product, subject, turn.language, questionOf(turn));
  return sentence && labelLine(turn, product, sentence);
}

/** A sentence of a label, with the product it stands on. */
export function labelLine(turn: Turn, product: Product, sentence: string): string {
  const ways = turn.words.talk.label;
  return tell(turn, ways[turn.dialogue.turns % ways.length] ?? "", nameOf(turn, product), sentence);
}

/** Our sentence about a product, followed by the label's own if there is one. */
export function withQuote(
  turn: Turn,
  product: Product,
  subject: LabelSubject,
  sentence: string,
  ...values: string[]
): string {
  const label = labelOn(product, subject, turn.language, questionOf(turn));
  const said = tell(turn, sentence, nameOf(turn, product), ...values);
  return label ? `${said} ${fill(turn.words.talk.labelSays, label)}` : said;
}

/** Whatever of the label answers a question in words of its own. */
export function labelAnswer(turn: Turn, product: Product): string | undefined {
  const sentence = labelAbout(product, questionOf(turn), turn.language);
  return sentence && labelLine(turn, product, sentence);
}

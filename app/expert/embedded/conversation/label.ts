import type { Product } from "#app/features/catalogue/product.ts";
import type { LabelQuestion } from "../../shelf/label-score.ts";
import { say, theName } from "../../words/names.ts";
import { rotated } from "./said.ts";
import type { State } from "./state.ts";

export * from "../../shelf/label.ts";

/** What a message asks of a label. */
export const questionOf = ({
  masked,
  tongue,
  heard,
}: Pick<State, "masked" | "tongue" | "heard">): LabelQuestion => ({
  text: masked,
  tongue,
  subjects: heard.map(({ id }) => id),
});

/** A sentence of a label, with the product it stands on. */
export function labelLine(
  product: Product,
  sentence: string,
  by: number,
  { talk, understanding: { language } }: Pick<State, "talk" | "understanding">,
): string {
  return say(language, rotated(talk.label, by), theName(product, language), sentence);
}

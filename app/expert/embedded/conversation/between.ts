import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { scoreProduct } from "../choosing/score.ts";
import { verdictFor } from "../choosing/verdict.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { productsNamed } from "../understanding/product-names.ts";
import { fill } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { answerRecommend, pickLines } from "./care.ts";
import { outText } from "./change.ts";
import { labelOn } from "./label.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** The two that the message before this one set side by side, where nothing else was named since. */
function sideBySide({
  request,
  named,
  pointed,
  pointsExactly,
  shown,
  own,
}: State): [Product, Product] | undefined {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const [first, second, ...more] = last
    ? productsNamed(last.parts.map(({ text }) => text).join(" "), request.catalogue)
    : [];
  const answered = shown[0] ?? [];
  const both = first && second && answered.includes(first) && answered.includes(second);
  const points = pointsExactly && pointed.length > 0;
  const elsewhere = named.length > 0 || points || own.category !== undefined;
  return both && more.length === 0 && !elsewhere ? [first, second] : undefined;
}

/** Of two sunscreens: the tint where a pale cast would show, else the stronger one. */
function sunFor([first, second]: readonly [Product, Product], person: Understanding): Product {
  const tinted = (product: Product) => Number(factsOf(product).ids.has("iron_oxides"));
  if (person.modifiers.includes("deep_skin")) return tinted(first) >= tinted(second) ? first : second;
  return factsOf(first).spf >= factsOf(second).spf ? first : second;
}

/** Two things were compared, and what is told now decides between them; nothing where it does not. */
export function answerBetween(state: State): Said | undefined {
  const two = sideBySide(state);
  const { understanding, talk } = state;
  if (!two || (understanding.concerns.length === 0 && understanding.skinTypes.length === 0)) return undefined;
  const { language } = understanding;
  const person = withAim(understanding);
  const verdicts = two.map((product) => verdictFor(product, person, { places: [] }));
  const left = two.filter((_, place) => verdicts[place]?.ok);
  const suns = two.every((product) => factsOf(product).spf > 0);
  const scored = left
    .map((product) => scoreProduct(product, person))
    .toSorted((a, b) => b.score - a.score)
    .find(({ product }) => !suns || left.length === 1 || product === sunFor(two, person));
  const fallen = two.filter((product) => !left.includes(product));
  const out = outText({ ...state, understanding: person, fallen });
  if (!scored) {
    const others = answerRecommend(state);
    return { ...others, text: joined([out, others.text], "\n") };
  }
  const label = suns && labelOn(scored.product, "texture", language);
  const [line = ""] = pickLines([scored], { ...state, understanding: person });
  const name = theName(scored.product, language);
  return {
    text: joined([
      fallen.length > 0 && out,
      say(language, talk.change.between, name),
      label ? fill(talk.labelSays, label) : line.slice(line.indexOf("). ") + 3),
    ]),
    offers: [scored.product],
  };
}

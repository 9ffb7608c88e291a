import { languageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { labelLine, labelSentences, questionOf } from "./label.ts";
import {
  bestOf,
  type LabelQuestion,
  type LabelSubject,
  type Scored,
  scoresFor,
  speaksOf,
} from "../../shelf/label-score.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";
import type { Wanted } from "./wanted.ts";

/** Answered in words of ours, these may have a sentence on the label that says it too. */
const ON_LABELS = new Set<Wanted>([
  "when",
  "how_often",
  "amount",
  "how_to_use",
  "how_long",
  "lasts",
  "needs_cream",
  "sting",
  "purge",
  "makeup",
  "sun",
  "place",
  "smell",
  "texture",
  "contains",
  "strength",
  "suits",
  "for_someone",
  "pregnancy",
  "age",
  "combine",
  "order_of_layers",
  "label",
]);

/** What two are asked of together: each is held against what the other is. */
const OF_TWO = new Set<Wanted>(["combine", "order_of_layers"]);
const MOST_PRODUCTS = 2;

/** What a product is to another's label. */
function kindsOf(product: Product): string[] {
  const { retinoid, exfoliates } = factsOf(product);
  return [...(retinoid ? ["retinoid"] : []), ...(exfoliates ? ["acid"] : [])];
}

/** The products an answer is about: named, pointed at, else the one last spoken of. */
function spokenOf({ named, pointed, pointsExactly, spoken }: State): readonly Product[] {
  if (named.length > 0)
    return named.length === 1 && spoken && !named.includes(spoken) ? [...named, spoken] : named;
  if (pointsExactly && pointed.length > 0) return pointed;
  return spoken ? [spoken] : pointed.slice(0, 1);
}

/** Matters of which a label warns. */
const CAUTIONS = new Set<LabelSubject>([
  "pregnancy",
  "allergy",
  "shaved",
  "lids",
  "age",
  "irritated",
  "patch",
  "stop",
  "acid",
  "retinoid",
]);
/** So much in common is on the matter, whatever was heard. */
const PLAINLY = 1.4;
/** So much on one narrow matter: whether it scratches, whether it foams. */
const NARROWLY = 1.6;

const OF_PERSON = new Set<Wanted>(["suits", "for_someone"]);

/** True when a sentence is on what was asked; of what somebody may not take only a caution is. */
function tells({ matters, weight }: Scored, asked: Wanted, may: boolean): boolean {
  const warns = matters.some((matter) => CAUTIONS.has(matter));
  const onIt = matters.some((matter) => matter === asked);
  // Whether it suits was answered by what it does: only a caution adds to that.
  if (OF_PERSON.has(asked)) return weight >= (warns ? PLAINLY : NARROWLY);
  return may ? onIt || weight >= PLAINLY : warns && weight >= PLAINLY;
}

/** The label's own sentence after an answer of ours to what is asked, where it has one that was not quoted. */
export function withLabel(said: Said, state: State, wanted: readonly Wanted[]): Said {
  const [first = "unclear"] = wanted;
  if (!ON_LABELS.has(first)) return said;
  const about = spokenOf(state);
  const products = (OF_TWO.has(first) ? about : about.slice(0, 1)).slice(0, MOST_PRODUCTS);
  const { language } = state.understanding;
  const lines = products.flatMap((product) => {
    const tag = languageTag(language);
    const all = labelSentences(product, language);
    // Of two together only what is said of using things beside each other answers.
    const sentences = first === "combine" ? all.filter((text) => speaksOf(text, "beside", tag)) : all;
    if (sentences.some((sentence) => said.text.includes(sentence))) return [];
    const others = products.filter((other) => other !== product).flatMap(kindsOf);
    const asked: LabelQuestion = questionOf(state);
    const question = { ...asked, subjects: [...asked.subjects, ...others, first] };
    const onIt = scoresFor(sentences, question, language).filter((one) =>
      tells(one, first, canTake(product, state)),
    );
    const best = bestOf(onIt);
    return best ? [labelLine(product, best.sentence, 0, state)] : [];
  });
  return lines.length === 0 ? said : { ...said, text: joined([said.text, ...lines]) };
}

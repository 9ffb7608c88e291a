import { eveningsApart } from "./evenings-apart.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../../knowledge/cues.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { answerTotal } from "./table.ts";
import { answerRecommend, likelyNext } from "./care.ts";
import type { Wanted } from "./wanted.ts";
import { answerFromLabel, answerProduct } from "./product.ts";
import { labelOn } from "./label.ts";
import { quoted } from "./product-questions.ts";
import { kindIn } from "./of-kind.ts";
import { canTake } from "./unsuitable.ts";
import { asksIfItUpsets } from "./plausible.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import type { Tapped } from "../../words/talk.ts";
import { meantProduct, inItsStead } from "./product-meant.ts";
import { MOST_TAPS } from "./taps.ts";
import { notUnderstood, outside } from "./talk-answers.ts";
import { OF_USE } from "./asked-of-ingredients.ts";

const LABEL_TAPS: readonly Tapped[] = ["how_to_use", "sting", "how_long"];

/** Asked in words the closed list does not know: the label may have them. */
export function fromLabel(state: State): Said {
  const product = meantProduct(state);
  if (state.own.outside === "pharmacist") return outside(state);
  const said = product && answerFromLabel(product, state);
  if (said) return said;
  if (!product || !canTake(product, state))
    return product ? aboutProduct(state, ["suits"]) : notUnderstood(state);
  if (state.named.length > 0 && state.understanding.concerns.length > 0)
    return aboutProduct(state, ["suits"]);
  const name = theName(product, state.understanding.language);
  const meant = state.maybeAsked.filter((id): id is Exclude<Tapped, "unscented"> => id in state.talk.tap);
  return {
    text: joined([
      say(state.understanding.language, state.dialogue.labelSilent, name),
      fill(state.talk.write, state.request.shop.supportEmail),
    ]),
    offers: [],
    taps: [...new Set([...meant, ...LABEL_TAPS])].slice(0, MOST_TAPS),
  };
}

/** Used as its label says it is, with what that warns of. */
export function answerSafe(state: State): Said {
  const product = state.named[0] ?? state.spoken;
  if (!product) return aboutNone(state);
  if (!canTake(product, state)) return aboutProduct(state, ["suits"]);
  const { language } = state.understanding;
  const cautions = (["pregnancy", "allergy", "stop", "patch"] as const).flatMap(
    (subject) => labelOn(product, subject, language) ?? [],
  );
  return {
    text: joined([
      say(language, state.dialogue.safe, theName(product, language)),
      ...[...new Set(cautions)].slice(0, MOST_CAUTIONS).map((label) => fill(state.talk.labelSays, label)),
    ]),
    offers: [product],
  };
}

const MOST_CAUTIONS = 2;

/** Where to keep it: the label's word, else that nothing is asked for. */
export function storageOf(state: State): Said {
  const ofEyes = kindIn(state.text, state.tongue) === "eyes";
  const eyes = state.request.catalogue.find((product) => ofEyes && factsOf(product).area === "eyes");
  const product = meantProduct(state) ?? eyes;
  if (!product) return { text: state.dialogue.storage, offers: [] };
  return { text: quoted({ product, state }, "store") ?? state.dialogue.storage, offers: [product] };
}

/** A question about a product when none is in sight: whoever told of their skin asks about that. */
export function aboutNone(state: State): Said {
  if (state.own.concerns.some(({ strength }) => strength >= 1)) return answerRecommend(state);
  // Asked of the house, where nothing of ours was spoken of.
  const { supportEmail, supportPhone } = state.request.shop;
  if (state.request.type === "support" && state.shown.length === 0)
    return {
      text: fill(state.dialogue.matter.further, supportEmail, supportPhone),
      offers: [],
      taps: likelyNext(state),
    };
  return { text: state.talk.whichProduct, offers: [], taps: likelyNext(state) };
}

/** Asked of two products, these are answered for each. */
const OF_EACH = new Set<QuestionId>([
  "suits",
  "pregnancy",
  "contains",
  "smell",
  "vegan",
  "age",
  "price",
  "stock",
  "size",
  "when",
  "how_often",
  "amount",
  "how_to_use",
  "sting",
  "texture",
  "clogs",
  "strength",
  "lasts",
]);

const MOST_AT_ONCE = 4;

/** The products a question is asked of, where it is of several: named, pointed at, or "each" of those last shown. */
function meantEach(state: State): readonly Product[] {
  const { named, pointed, pointsExactly, shown, pointsAtAll } = state;
  if (named.length > 1) return named;
  if (pointsExactly && pointed.length > 1) return pointed;
  const [last = []] = shown;
  // "Which of them smells?", of two just spoken of.
  const ofTwo = named.length === 0 && !pointsExactly && last.length === 2;
  if (ofTwo && hears("which_of_these", state.text, state.tongue) && state.asks) return last;
  if (named.length > 0 || !pointsAtAll) return [];
  // What was just taken back is none of "the two".
  const apart = last.length > 1 && last.every((product) => canTake(product, state));
  return apart ? last : state.table;
}

/** "And if it peels?" tells nothing of skin as it is now. */
const asBefore = (state: State): State =>
  asksIfItUpsets(state) && state.before ? { ...state, understanding: state.before } : state;

/** What an answer to several questions about one product is, or to one question about several. */
export function aboutProduct(state: State, wanted: readonly Wanted[]): Said {
  const questions = wanted.filter((one): one is QuestionId => one in QUESTIONS);
  const two = state.named.length === 0 && hears("of_the_two", state.text, state.tongue);
  if (two && questions.length === 1 && questions[0] === "price" && !state.pointsExactly)
    return answerTotal(state);
  const each = questions.every((id) => OF_EACH.has(id)) ? meantEach(state) : [];
  if (each.length > 1) {
    const told = each.slice(0, MOST_AT_ONCE).map((one) => answerProduct(one, questions, state));
    const apart = questions.some((id) => OF_USE.has(id)) ? eveningsApart(each, state) : undefined;
    return {
      text: joined([...told.map(({ text }) => text), apart?.text], "\n"),
      offers: [...new Set(told.flatMap(({ offers = [] }) => offers))],
    };
  }
  const product = questions[0] === "cheaper" ? inItsStead(state) : meantProduct(state);
  return product ? answerProduct(product, questions, asBefore(state)) : aboutNone(state);
}

import { hears, isOnly, opensWith, type CueId } from "../../knowledge/cues.ts";
import type { Dialogue } from "../../words/dialogue.ts";
import { concernWords } from "./heard.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { withCompanions } from "../../shelf/companions.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { answerRecommend } from "./care.ts";
import { kindIn } from "./of-kind.ts";
import { answerProduct } from "./product.ts";
import { QUESTIONS } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerWhichFirst } from "./table.ts";

type Small = keyof Dialogue["smallTalk"];

/** What is said beside the matter, the most telling first. */
const SMALL: readonly (readonly [Small, CueId])[] = [
  ["sleep", "sleep_better"],
  ["itself", "you_yourself"],
  ["joke", "joke_asked"],
  ["kind", "kind_word"],
  ["laugh", "laughs"],
];

/** Longer messages tell more than that. */
const FEW = 14;
/** A laugh stands beside many a question. */
const A_LAUGH = 4;

/** "Do you ever sleep?", "haha": said to the adviser and not of skin, of the shop or of anything on the shelf. */
export function smallTalkIn(state: State): Small | undefined {
  const { text, tongue, own, named } = state;
  const words = text.trim().split(" ").length;
  const thanks = state.heard.some(({ id }) => id === "thanks");
  const asksElse = state.heard.some(({ id }) => QUESTIONS[id] !== "talk");
  // "Do you ever get tired?" asks of nobody's skin, whatever its words sound like.
  const ofYou = hears("you_yourself", text, tongue);
  const tells = own.concerns.some(({ strength }) => strength >= 1) && !ofYou;
  // "Haha, my boyfriend will steal them": laughed at, and nobody's skin told of.
  const laughsOff = opensWith("laughs", text, tongue) && !state.asks && own.redFlags.length === 0;
  if (laughsOff && own.concerns.length === 0 && named.length === 0 && own.category === undefined)
    return "laugh";
  const hints = own.concerns.length > 0 && words > A_LAUGH && !ofYou;
  const ofMatter = tells || hints || own.redFlags.length > 0;
  const ofGoods = named.length > 0 || own.category !== undefined || kindIn(text, tongue) !== undefined;
  if (words > FEW || ofMatter || ofGoods || state.ingredients.length > 0) return undefined;
  const may: Partial<Record<Small, boolean>> = {
    kind: !thanks,
    laugh: !asksElse && (words <= A_LAUGH || !state.asks),
  };
  return SMALL.find(([small, cue]) => may[small] !== false && hears(cue, text, tongue))?.[0];
}

/** A kind word back, and no more. */
export function answerSmallTalk(state: State): Said {
  return { text: state.dialogue.smallTalk[smallTalkIn(state) ?? "laugh"], offers: [] };
}

/** "So?", "et alors ?", "¿entonces?": waits for what was open. */
export const onlyGoesOn = ({ text, tongue, request }: State): boolean =>
  request.chatHistory.length > 0 && isOnly("go_on", text, tongue);

/** Nothing fits, and that stays so: what does good in any case. */
function nothingMore(state: State): Said {
  const { understanding, shelf, dialogue, copy } = state;
  const sun = rankProducts(withCompanions({ ...understanding, places: [] }), shelf).find(
    ({ facts }) => facts.spf > 0,
  )?.product;
  const name = sun && theName(sun, understanding.language);
  return {
    text: joined([
      fill(dialogue.goOn.nothing, concernWords(understanding, copy)),
      name && say(understanding.language, dialogue.goOn.sun, name),
    ]),
    offers: sun ? [sun] : [],
  };
}

/** Goes on with what is open: the matter of the shop, what stands on the table, care for what was told. */
export function answerGoOn(state: State): Said {
  const { table, understanding, request, dialogue, matter, copy } = state;
  const { supportEmail, supportPhone } = request.shop;
  if (matter) return { text: fill(dialogue.matter.further, supportEmail, supportPhone), offers: [] };
  const [only] = table;
  if (table.length > 1) return answerWhichFirst(state);
  if (only) return answerProduct(only, ["how_to_use"], state);
  if (understanding.concerns.length === 0)
    return { text: copy.chat.askConcern, offers: [], taps: ["recommend", "routine"] };
  const care = answerRecommend(state);
  return (care.offers ?? []).length > 0 ? care : nothingMore(state);
}

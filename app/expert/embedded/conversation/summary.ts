import { hears } from "../../knowledge/cues.ts";
import { fill, inWords } from "../../words/copy.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { understoodText } from "./heard.ts";
import { isShort } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerNoTable } from "./table.ts";
import { canTake } from "./unsuitable.ts";

/** "Sum it up, please": nothing new is asked or told. */
export const asksSummary = (state: State): boolean =>
  state.request.type === "advice" &&
  state.request.chatHistory.length > 0 &&
  state.named.length === 0 &&
  state.own.redFlags.length === 0 &&
  isShort(state) &&
  hears("sum_up", state.text, state.tongue);

/** "Which is for whom?", of several persons. */
export const asksForWhom = (state: State): boolean =>
  state.named.length === 0 &&
  isShort(state) &&
  hears("for_whom", state.text, state.tongue) &&
  standing(state).length > 1;

/** What stands for each person, as far as they may have it. */
const standing = ({ keptFor }: State) => [...keptFor].filter(([, products]) => products.length > 0);

const names = (products: readonly Product[], { understanding, copy }: State, priced: boolean): string =>
  inWords(
    products.map((product) => {
      const name = theName(product, understanding.language);
      return priced ? `${name} (${formatMoney(product.price)})` : name;
    }),
    copy,
  );

/** For each person who was spoken of, what stands. */
function linesByPerson(state: State): string[] {
  const { understanding, talk, turns } = state;
  return standing(state).map(([relation, products]) => {
    const whom = relation === "self" ? turns.forYou : fill(talk.conditions.whom, talk.relations[relation]);
    return say(understanding.language, turns.forWhom, whom, names(products, state, true));
  });
}

/** What stands for each of several persons. */
export const answerForWhom = (state: State): Said => ({
  text: joined(linesByPerson(state), "\n"),
  offers: standing(state).flatMap(([, products]) => products),
});

/** What was told, what stands and what it comes to, what is had and what fell away. */
export function answerSummary(state: State): Said {
  const { understanding, copy, talk, turns, kept, ownedProducts, shown } = state;
  const { language } = understanding;
  const stays = kept.filter((product) => canTake(product, state) && !ownedProducts.has(product));
  const told = understoodText(understanding, copy, talk);
  const out = [...new Set(shown.flat())].filter((product) => !canTake(product, state));
  if (stays.length === 0 && told === "" && ownedProducts.size === 0) return answerNoTable(state);
  const several = standing(state).length > 1;
  const sum = stays.reduce((all, { price }) => all + price, 0);
  return {
    text: joined(
      [
        told && say(language, turns.summary.told, told),
        ...(several
          ? linesByPerson(state)
          : [
              stays.length > 0 &&
                joined([
                  say(language, turns.summary.stands, names(stays, state, true)),
                  stays.length > 1 && say(language, turns.summary.sum, formatMoney(sum)),
                ]),
            ]),
        ownedProducts.size > 0 && say(language, turns.summary.owned, names([...ownedProducts], state, false)),
        out.length > 0 && say(language, turns.summary.out, names(out, state, false)),
        joined(personNotices(understanding, copy)),
      ],
      "\n",
    ),
    offers: several ? standing(state).flatMap(([, products]) => products) : stays,
  };
}

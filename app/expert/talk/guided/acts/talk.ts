import { formatMoney } from "#app/i18n/format.ts";
import { withCompanions } from "../../../shelf/companions.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { verdictFor } from "../../../shelf/verdict.ts";
import { fill } from "../../../words/copy.ts";
import type { Dialogue as Phrases } from "../../../words/dialogue.ts";
import type { Trait } from "../../../reading/traits.ts";
import type { Act } from "../act.ts";
import { nameOf, tell } from "../turn.ts";

export const hello: Act = ({ request, words }) => ({
  lines: [request.type === "support" ? words.copy.chat.helloSupport : words.copy.chat.hello],
});

export const thanks: Act = ({ words, dialogue }) => ({
  lines: [dialogue.said.at(-1) === "thanks" ? words.copy.chat.fine : words.copy.chat.thanks],
});
export const wishes: Act = ({ words }) => ({ lines: [words.phrases.thanksBack] });
export const goodbye: Act = ({ words }) => ({ lines: [words.copy.chat.fine] });
export const howAreYou: Act = ({ words }) => ({ lines: [words.phrases.howAreYou] });

/** What answers here, and where a person does. */
export const who: Act = ({ words, request, frame }) => {
  const { supportEmail, supportPhone } = request.shop;
  const person =
    supportEmail !== "" && (frame.traits.has("is_it_a_person") || frame.traits.has("wants_person"));
  return {
    lines: [
      [
        person && fill(words.talk.noPerson, supportEmail, supportPhone),
        request.type === "support" && !person ? words.copy.chat.helloSupport : words.copy.chat.whoAreYou,
      ]
        .filter(Boolean)
        .join(" "),
    ],
  };
};

const SMALL: readonly (readonly [keyof Phrases["smallTalk"], Trait])[] = [
  ["sleep", "sleep_better"],
  ["itself", "you_yourself"],
  ["joke", "joke_asked"],
  ["kind", "kind_word"],
  ["laugh", "laughs"],
];

/** A kind word back, and no more. */
export const small: Act = ({ words, frame }) => {
  const found = SMALL.find(([, trait]) => frame.traits.has(trait));
  return found && { lines: [words.phrases.smallTalk[found[0]]] };
};

/** Takes a complaint about the answers seriously and says where to reach a person. */
export const sorry: Act = ({ words, request }) => ({
  lines: [fill(words.copy.chat.sorry, request.shop.supportEmail)],
});

export const offTopic: Act = ({ words }) => ({ lines: [words.talk.offTopic] });

/** "If you had skin, which one?" */
export const favorite: Act = (turn) => {
  const [best] = rankProducts(withCompanions(turn.told), turn.shelf);
  return (
    best && {
      lines: [tell(turn, turn.words.phrases.favorite, nameOf(turn, best.product))],
      offers: [best.product],
      focus: best.product,
    }
  );
};

/** There are no samples, so the cheapest product is offered. */
export const samples: Act = (turn) => {
  const { request, told, words } = turn;
  const [smallest] = request.catalogue
    .filter((product) => verdictFor(product, told, { concerns: [] }).ok)
    .toSorted((a, b) => a.price - b.price);
  if (!smallest) return { lines: [words.talk.shop.code] };
  return {
    lines: [
      tell(turn, words.talk.samples, nameOf(turn, smallest), smallest.size, formatMoney(smallest.price)),
    ],
  };
};

export const startAge: Act = ({ words }) => ({ lines: [words.phrases.startAge] });

import { MOST_TAPS } from "./taps.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { hears } from "../../knowledge/cues.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { answerNoTable } from "./table.ts";
import { likelyNext, plainBeside } from "./care.ts";
import { textOf } from "./earlier.ts";
import { besideMatter } from "./matter.ts";
import { understoodText } from "./heard.ts";
import { answerProduct } from "./product.ts";
import { canTake } from "./unsuitable.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import type { Tapped } from "../../words/talk.ts";

/** What answers here, and where a person does, where that was asked. */
export function whoAnswers({ copy, talk, text, tongue, request }: State): Said {
  const { supportEmail, supportPhone } = request.shop;
  const asked = supportEmail !== "" && hears("is_it_a_person", text, tongue);
  const person = asked && fill(talk.noPerson, supportEmail, supportPhone);
  const helps = request.type === "support" && !person ? copy.chat.helloSupport : copy.chat.whoAreYou;
  return { text: joined([person, helps]), offers: [] };
}

export function outside(state: State): Said {
  const { understanding, own, copy, talk } = state;
  const kind = own.outside ?? understanding.outside;
  if (kind === "infant") return { text: copy.notices.infant, offers: [] };
  if (kind === "pharmacist") return plainBeside(state) ?? { text: copy.notices.pharmacist, offers: [] };
  return { text: talk.notSold, offers: [] };
}

/** That there are none; the smallest jar is told, and no answer to "for free". */
export function samples({ request, understanding, talk }: State): Said {
  const [smallest] = request.catalogue
    .filter((product) => verdictFor(product, understanding, { concerns: [] }).ok)
    .sort((a, b) => a.price - b.price);
  if (!smallest) return { text: talk.shop.code, offers: [] };
  const name = theName(smallest, understanding.language);
  return {
    text: say(understanding.language, talk.samples, name, smallest.size, formatMoney(smallest.price)),
    offers: [],
  };
}

export function addToCart(state: State): Said {
  const { named, pointed, table, spoken, talk } = state;
  const wanted =
    named.length > 0
      ? named
      : pointed.length > 0
        ? pointed
        : table.length > 1
          ? table
          : spoken
            ? [spoken]
            : table;
  const [refused] = wanted.filter((product) => !canTake(product, state));
  if (refused) return answerProduct(refused, [], state);
  if (wanted.length === 0) return answerNoTable(state);
  const names = inWords(
    wanted.map(
      (product) => `${theName(product, state.understanding.language)} (${formatMoney(product.price)})`,
    ),
    state.copy,
  );
  const taken = say(state.understanding.language, state.dialogue.kept.taken, names);
  return { text: joined([taken, talk.cart]), offers: wanted };
}

/** A sentence, and no stray word, after an answer that led to the house. */
function goesOnAboutShop({ request, text }: State): boolean {
  const last = request.chatHistory.findLast(({ role }) => role === "model");
  const led = last !== undefined && textOf(last).includes(request.shop.supportEmail || "@");
  return request.type === "support" && led && text.trim().split(" ").length > 1;
}

/** Not understood is said, with what was understood and what may have been meant; never with a list. */
export function notUnderstood(state: State): Said {
  const { understanding, copy, talk } = state;
  if (goesOnAboutShop(state)) return { text: besideMatter(state), offers: [] };
  const understood = understoodText(understanding, copy, talk);
  const meant = state.maybeAsked.filter((id): id is Exclude<Tapped, "unscented"> => id in talk.tap);
  return {
    text: joined([talk.notUnderstood, understood && fill(talk.understood, understood)]),
    offers: [],
    taps: [...new Set([...meant, ...likelyNext(state)])].slice(0, MOST_TAPS),
  };
}

export function goodbye({ copy }: State): Said {
  return { text: copy.chat.fine, offers: [] };
}

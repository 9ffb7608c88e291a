import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { tellingNames } from "../../words/reasons.ts";
import { sunFor } from "./between.ts";
import { concernWords } from "./heard.ts";
import { labelOn } from "./label.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";
import { pairOfKind } from "./of-kind.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

const isTinted = (product: Product): boolean => factsOf(product).ids.has("iron_oxides");

/** Two things side by side, and which one for this person; what may not be taken is said. */
export function answerCompare(state: State): Said {
  const { understanding, named, pointed, table, spoken, copy, talk } = state;
  const inSight = [...named, ...pointed, ...table, ...(spoken ? [spoken] : [])];
  const both = pairOfKind(state);
  const meant = [...new Set(both.length > 0 ? both : inSight)];
  const [first, second] = meant;
  if (!first || !second) return { text: copy.chat.compareWhich, offers: [] };
  const { language } = understanding;
  const unsuitable = [first, second].filter((product) => !canTake(product, state));
  const left = [first, second].filter((product) => !unsuitable.includes(product));
  const lines = [first, second].map((product) =>
    fill(
      copy.chat.compareLine,
      product.name,
      copy.categories[product.category],
      formatMoney(product.price),
      strongest(product, state, product === first ? second : first),
    ),
  );
  const [first1, second1] = left;
  const suns = first1 && second1 && left.every((product) => factsOf(product).spf > 0);
  const tinted = suns && hears("deep_skin", state.text, state.tongue) && left.find(isTinted);
  const sun = tinted || (suns ? sunFor([first1, second1], understanding) : undefined);
  const [best] = rankProducts(withAim(understanding), sun ? [sun] : left);
  // Whoever begins takes the milder of two.
  const begins = left.length > 1 && hears("beginner", state.text, state.tongue);
  const mild = begins ? left.toSorted((a, b) => strengthOf(a) - strengthOf(b))[0] : undefined;
  const warned = unsuitable.map((product) => answerUnsuitable(product, state, left.length === 0).text);
  const about = concernWords(understanding, copy);
  const pick = tinted
    ? say(language, state.dialogue.castPick, theName(tinted, language))
    : mild
      ? say(language, talk.change.milder, theName(mild, language))
      : unsuitable.length > 0 && best
        ? say(language, talk.mayUse, theName(best.product, language))
        : best && about
          ? say(language, copy.chat.comparePick, about, theName(best.product, language))
          : unsuitable.length > 0
            ? ""
            : copy.chat.compareEqual;
  const [cheap, dear] = first.price <= second.price ? [first, second] : [second, first];
  const cheaper =
    cheap.price < dear.price &&
    say(language, copy.chat.comparePrice, theName(cheap, language), formatMoney(dear.price - cheap.price));
  const scented = [first, second].filter((product) => factsOf(product).scented);
  const [smells] = scented;
  const scent =
    smells &&
    scented.length === 1 &&
    say(
      language,
      talk.scentDiffers,
      theName(smells, language),
      theName(smells === first ? second : first, language),
    );
  return { text: joined([...lines, joined([cheaper, scent]), ...warned, pick], "\n"), offers: left };
}

/** What makes a product what it is, from its own description. */
function strongest(product: Product, { understanding, copy }: State, other: Product): string {
  const sentence =
    labelOn(product, "strength", understanding.language) ??
    labelOn(product, "texture", understanding.language);
  const names = tellingNames(factsOf(product), understanding.language, factsOf(other)).slice(0, 3);
  const said = sentence?.replace(/[.!]$/, "");
  const namesOne = names.some((name) => said?.toLocaleLowerCase().includes(name.toLocaleLowerCase()));
  if (said && !namesOne && names.length > 0) return `${said} (${inWords(names, copy)})`;
  return said ?? fill(copy.chat.compareActives, inWords(names, copy));
}

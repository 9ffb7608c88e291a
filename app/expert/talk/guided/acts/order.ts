import type { Product } from "#app/features/catalogue/product.ts";
import { phraseText } from "../../../reading/questions/phrases.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import {
  eveningsApart,
  layerOf,
  type LayerKind,
  layersNamed,
  PLACES,
  type TimeOfDay,
  timeOf,
} from "../../../shelf/layers.ts";
import { fill } from "../../../words/copy.ts";
import { labelOn } from "../../../shelf/label.ts";
import type { Act, Said } from "../act.ts";
import { nameOf, namesOf, suits, tell, type Turn } from "../turn.ts";

/** One thing of an order, ours or theirs. */
interface Step {
  name: string;
  place: number;
  time: TimeOfDay;
}

/** Words of a question that asks of one half of the day alone. */
const BRIEF = 8;
const BY_DAY = new Set<LayerKind>(["sunscreen", "makeup"]);

const kindsOf = ({ frame }: Turn): LayerKind[] => layersNamed(phraseText(frame.masked), frame.tongue);

/** Kinds of care of their own that are named beside our products. */
function theirs(turn: Turn, products: readonly Product[]): Step[] {
  const taken = new Set(products.map(layerOf));
  return kindsOf(turn)
    .filter((kind) => !taken.has(PLACES[kind]))
    .map((kind) => ({
      name: turn.words.talk.order.kinds[kind],
      place: PLACES[kind],
      time: BY_DAY.has(kind) ? "morning" : kind === "retinoid" ? "evening" : "both",
    }));
}

/** A cream with a mild acid stays in the morning where the evening holds something strong. */
function timeAmong(product: Product, all: readonly Product[]): TimeOfDay {
  const time = timeOf(product);
  const { ids, rinsedOff } = factsOf(product);
  const mild = time === "both" && ids.has("gluconolactone") && !rinsedOff;
  return mild && all.some((one) => timeOf(one) === "evening") ? "morning" : time;
}

/** Our products and their own in the order of application, morning and evening. */
export function orderOf(turn: Turn, products: readonly Product[]): Said {
  const { talk, phrases } = turn.words;
  const ours = products.map((product) => ({
    name: nameOf(turn, product),
    place: layerOf(product),
    time: timeAmong(product, products),
  }));
  const steps = [...ours, ...theirs(turn, products)].toSorted((a, b) => a.place - b.place);
  const apart = eveningsApart(products);
  const alone = new Set(apart.map((product) => nameOf(turn, product)));
  // A product that needs its own evening is left out of the shared one.
  const at = (time: TimeOfDay) =>
    steps.filter(
      (one) => (one.time === time || one.time === "both") && !(time === "evening" && alone.has(one.name)),
    );
  const chain = (some: readonly Step[]) => some.map(({ name }) => name).join(talk.order.next);
  const split = steps.some(({ time }) => time !== "both");
  const wants = turn.frame.traits;
  const brief = turn.frame.words <= BRIEF;
  const [onlyAm, onlyPm] = [
    brief && wants.has("morning") && !wants.has("evening"),
    brief && wants.has("evening") && !wants.has("morning"),
  ];
  return {
    lines: [
      split && !onlyPm && at("morning").length > 0 && tell(turn, phrases.times.morning, chain(at("morning"))),
      split && !onlyAm && at("evening").length > 0 && tell(turn, phrases.times.evening, chain(at("evening"))),
      !split && tell(turn, talk.order.first, chain(steps)),
      [apart.length > 1 && tell(turn, phrases.combining.eveningsApart, namesOf(turn, apart)), talk.order.rule]
        .filter(Boolean)
        .join(" "),
    ],
    offers: products.filter((product) => suits(turn, product)),
  };
}

/** The order of application: of the named products, the current list or kinds of care, or as one label says. */
export const order: Act = (turn) => {
  const { about, table, words, language } = turn;
  const { talk } = words;
  const kinds = kindsOf(turn);
  if (about.exactly.length > 1) return orderOf(turn, about.exactly);
  const [one] = about.exactly;
  if (one && kinds.length > 0) return orderOf(turn, [one]);
  if (kinds.length > 1) {
    const chain = kinds.map((kind) => talk.order.kinds[kind]).join(talk.order.next);
    const night = kinds.includes("retinoid") && (kinds.includes("sunscreen") || kinds.includes("vitaminC"));
    return {
      lines: [
        [tell(turn, talk.order.first, chain), talk.order.rule, night && talk.order.evening]
          .filter(Boolean)
          .join(" "),
      ],
    };
  }
  if (one) {
    const label = labelOn(one, "order_of_layers", language);
    return label
      ? { lines: [fill(talk.label[0] ?? "", nameOf(turn, one), label)], offers: [one], focus: one }
      : orderOf(turn, [...new Set([one, ...table])]);
  }
  if (table.length > 1) return orderOf(turn, table);
  const { hand } = about;
  if (hand && kinds.length === 1) return orderOf(turn, [hand]);
  return { lines: [talk.layersGeneral], offers: hand ? [hand] : [] };
};

/** Which products of the current list are for the morning and which for the evening. */
export const times: Act = (turn) => {
  const products = turn.about.exactly.length > 1 ? turn.about.exactly : turn.table;
  return products.length > 1 ? orderOf(turn, products) : undefined;
};

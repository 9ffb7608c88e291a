import type { Product } from "#app/features/catalogue/product.ts";
import amounts from "../../../knowledge/amounts.json" with { type: "json" };
import { labelUse } from "../../../shelf/label.ts";
import { timeOf } from "../../../shelf/layers.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { roleOf } from "../../../shelf/role.ts";
import { fill } from "../../../words/copy.ts";
import type { Act } from "../act.ts";
import { weeksFor } from "../choice.ts";
import { labelLine, quoted } from "../label.ts";
import { aimsOf } from "../../../shelf/suitable.ts";
import { nameOf, suits, tell, type Turn } from "../turn.ts";
import { unsuitable } from "./unsuitable.ts";

const roleFor = (product: Product) => roleOf({ product, facts: factsOf(product) });

/** What is for one half of the day, asked of the other. */
function otherTime(turn: Turn, product: Product): string | undefined {
  const { traits } = turn.frame;
  const [am, pm] = [traits.has("morning"), traits.has("evening")];
  const { times } = turn.words.phrases;
  if (am && !pm && timeOf(product) === "evening") return tell(turn, times.notMorning, nameOf(turn, product));
  return pm && !am && timeOf(product) === "morning"
    ? tell(turn, times.notEvening, nameOf(turn, product))
    : undefined;
}

/** The label's own directions: on what is asked, else what they begin with. */
export function use(turn: Turn, product: Product): string {
  const { frame, words, language } = turn;
  const other = otherTime(turn, product);
  if (other) return other;
  const asked = frame.asks.map(({ id }) => id);
  const matter = (["how_often", "amount", "when", "how_to_use"] as const).find((one) => asked.includes(one));
  const again = factsOf(product).spf > 0 && frame.traits.has("again");
  const label = (again && quoted(turn, product, "reapply")) || (matter && quoted(turn, product, matter));
  if (label) return label;
  const directions = labelUse(product, language);
  return directions ? labelLine(turn, product, directions) : words.copy.use[roleFor(product)];
}

interface Use {
  /** Milliliters, or grams, of one use. */
  each: number;
  daily: number;
}
const USES = amounts.uses as Readonly<Record<string, Use>>;

/** What a pack holds, in milliliters or grams, as its label prints it. */
function contentOf({ size }: Product): number {
  const parts = [...size.matchAll(/(\d+(?:[.,]\d+)?)/g)].map(([, number = "0"]) =>
    Number(number.replace(",", ".")),
  );
  return parts.length === 0 ? 0 : parts.reduce((all, one) => all * one, 1);
}

/** People dose more and less than the label; beyond so many days months are counted. */
const LEAST = 0.75;
const MOST = 1.25;
const WEEK = 7;
const MONTH = 30.4;
const IN_MONTHS = 75;

/** How long a pack lasts in use, and how long once it is open. */
export function lasts(turn: Turn, product: Product): string {
  const { frame, words } = turn;
  const { phrases, talk } = words;
  if (frame.traits.has("opened_word"))
    return quoted(turn, product, "lasts") ?? tell(turn, phrases.opened, nameOf(turn, product));
  const dose = USES[roleFor(product)];
  const content = contentOf(product);
  if (!dose || content === 0)
    return quoted(turn, product, "lasts") ?? tell(turn, talk.lasts, nameOf(turn, product), product.size);
  const daily = frame.traits.has("twice_daily") ? 2 : frame.traits.has("once_daily") ? 1 : dose.daily;
  const days = content / (dose.each * daily);
  const inMonths = days > IN_MONTHS;
  const unit = inMonths ? MONTH : WEEK;
  const least = Math.max(1, Math.round((days * LEAST) / unit));
  const span = fill(
    phrases.lastsAbout[inMonths ? "months" : "weeks"],
    least,
    Math.max(least + 1, Math.round((days * MOST) / unit)),
  );
  return tell(turn, phrases.lastsAbout.text, nameOf(turn, product), product.size, span);
}

/** How long until a change can be judged, by what is known about the concern. */
export const howLong: Act = (turn) => {
  const product = turn.about.hand;
  if (product && !suits(turn, product)) return unsuitable(turn, product);
  const { told, words, about } = turn;
  const weeks = weeksFor(product && told.concerns.length === 0 ? { concerns: aimsOf(product, told) } : told);
  const label = product && about.exactly.length > 0 && quoted(turn, product, "how_long");
  return {
    lines: [
      [weeks ? fill(words.copy.chat.weeks, weeks) : words.copy.notices.persistent, label]
        .filter(Boolean)
        .join(" "),
    ],
    ...(product && { offers: [product], focus: product }),
  };
};

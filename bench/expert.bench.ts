/**
 * How long the embedded expert takes: node bench/expert.bench.ts
 * Prints medians and the slowest of many runs, in milliseconds; fails when a median misses its bound.
 */
import { createEmbeddedExpert } from "#app/expert/embedded/embedded-expert.ts";
import { demoCatalogueIn } from "#app/expert/evaluation/evaluation-catalogue.ts";
import type { HistoryEntry, ShopFacts } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";

const RUNS = 200;
const MESSAGES = [
  "My nose is full of blackheads and my forehead shines by noon, what helps?",
  "J'ai la peau très sèche, des ridules et je suis enceinte de cinq mois",
  "Tengo manchas después de los granos, piel morena y sensible, y algo barato por favor",
  "Since the menopause my cheeks are thin, dry and sagging, and I react to perfume. I used retinol years ago.",
];
const shop: ShopFacts = {
  shippingFee: 1000,
  supportEmail: "care@nacre.example",
  supportPhone: "+1 555 0100",
};
const expert = createEmbeddedExpert();

function largeCatalogue(count: number): Product[] {
  const small = demoCatalogueIn("en");
  return Array.from({ length: count }, (_, index) => {
    const model = small[index % small.length] as Product;
    return { ...model, id: `${model.id}-${index}`, name: `${model.name} ${index}` };
  });
}

/** How long others waited for their turn while it ran, in milliseconds. */
async function longestBlock(run: () => Promise<unknown>): Promise<number> {
  let [last, longest, running] = [performance.now(), 0, true];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (running) setImmediate(look);
  };
  setImmediate(look);
  await run();
  running = false;
  look();
  return longest;
}

async function measure(
  name: string,
  bound: number,
  run: (turn: number) => Promise<unknown>,
): Promise<boolean> {
  for (let turn = 0; turn < 20; turn += 1) await run(turn);
  const times: number[] = [];
  const blocks: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const start = performance.now();
    blocks.push(await longestBlock(() => run(turn)));
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  blocks.sort((a, b) => a - b);
  const median = times[RUNS / 2] ?? 0;
  console.log(
    `${name.padEnd(34)} median ${median.toFixed(2)} ms  slowest ${(times.at(-1) ?? 0).toFixed(2)} ms  bound ${bound} ms  longest block, median ${(blocks[RUNS / 2] ?? 0).toFixed(2)} ms`,
  );
  return median < bound;
}

const messageOf = (turn: number): string => MESSAGES[turn % MESSAGES.length] ?? "";
const history: HistoryEntry[] = MESSAGES.flatMap((text) => [
  { role: "user", parts: [{ text }] },
  { role: "model", parts: [{ text: "Undertow Gel ($39.00). Inner Shell Cream ($72.00)." }] },
]);

const start = performance.now();
const small = demoCatalogueIn("en");
await expert.recommend({ concern: messageOf(0), language: "en", catalogue: small });
console.log(`first answer, weights unpacked     ${(performance.now() - start).toFixed(0)} ms`);

const large = largeCatalogue(5000);
const kept = [
  await measure("recommend, 24 products", 5, (turn) =>
    expert.recommend({ concern: messageOf(turn), language: "en", catalogue: small }),
  ),
  await measure("recommend, 5,000 products", 50, (turn) =>
    expert.recommend({ concern: messageOf(turn), language: "en", catalogue: large }),
  ),
  await measure("reply, no history", 10, (turn) =>
    expert.reply({
      message: messageOf(turn),
      chatHistory: [],
      type: "advice",
      language: "en",
      catalogue: small,
      shop,
    }),
  ),
  await measure("reply, eight messages before", 10, (turn) =>
    expert.reply({
      message: messageOf(turn),
      chatHistory: history,
      type: "advice",
      language: "en",
      catalogue: small,
      shop,
    }),
  ),
  await measure("reply, 2,000 characters", 10, (turn) =>
    expert.reply({
      message: messageOf(turn).padEnd(2000, ` ${messageOf(turn)}`),
      chatHistory: [],
      type: "advice",
      language: "en",
      catalogue: small,
      shop,
    }),
  ),
];
if (kept.includes(false)) process.exitCode = 1;

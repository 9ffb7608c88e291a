/** Plays a set of talks with the guided adviser and prints each reply: node lab/adviser/talk-through.ts SET.jsonl [ID] */
import { readFileSync } from "node:fs";
import { explain } from "#app/expert/talk/guided/explain.ts";
import { replyTo } from "#app/expert/talk/guided/answer.ts";
import { advise } from "#app/expert/talk/guided/guided-expert.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import { demoCatalogueIn } from "./evaluation/evaluation-catalogue.ts";
import { SHOP_WITH_PAGES } from "./evaluation/house-pages.ts";

/** Prints a line. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const [file = "", only] = process.argv.slice(2);
const rows = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
for (const { id, lang, surface, turns } of rows) {
  if (only && !id.startsWith(only)) continue;
  const language = lang === "es" ? "sp" : lang;
  const catalogue = demoCatalogueIn(language);
  const history: HistoryEntry[] = [];
  say(`\n=== ${id} ${surface} ${language}`);
  for (const message of turns) {
    say(`> ${message}`);
    if (surface === "recommender") {
      const advice = advise({ concern: message, language, catalogue }, catalogue);
      if (advice.notice) say(`(${advice.notice})`);
      for (const one of advice.recommendations) say(`- ${one.id}: ${one.reasoning}`);
      continue;
    }
    const request = {
      message,
      chatHistory: [...history],
      language,
      catalogue,
      type: surface === "support" ? ("support" as const) : ("advice" as const),
      shop: SHOP_WITH_PAGES,
    };
    if (only) say(explain(request));
    const { reply, products = [], questions = [] } = replyTo(request);
    if (!only) say(reply);
    say(`   [${products.join(", ")}] {${questions.join(" | ")}}`);
    history.push({ role: "user", parts: [{ text: message }] }, { role: "model", parts: [{ text: reply }] });
  }
}

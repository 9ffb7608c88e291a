/**
 * Reads again what a played model wrote in earlier rounds: node lab/adviser/played/replay.ts FILE.jsonl [all]
 * Says which of its sentences the guard would leave out today. FILE is what bench/play.ts writes.
 */
import { readFileSync } from "node:fs";
import { readSentence, tidy } from "#app/expert/talk/model/guard/guard.ts";
import { createSplitter } from "#app/expert/talk/model/guard/sentences.ts";
import { Desk } from "#app/expert/talk/model/desk.ts";
import { houseNote } from "#app/expert/talk/model/request.ts";
import { groundOf } from "#app/expert/talk/model/talk.server.ts";
import { frameText } from "#app/expert/talk/model/what-was-read.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../evaluation/evaluation-catalogue.ts";
import { demoNames, SHOP_WITH_PAGES } from "../evaluation/house-pages.ts";

const [file = "", mode = ""] = process.argv.slice(2);
const rows = readFileSync(file, "utf8").trim().split("\n").map((l) => JSON.parse(l));
const talks = Map.groupBy(rows, (r: any) => r.id);
const split = (t: string) => { const s = createSplitter(); return [...s.push(t), ...s.end()].map((p) => tidy(p.sentence)).filter(Boolean); };
let shownCount = 0, shownBad = 0, bad = 0, total = 0;
for (const turns of talks.values()) {
  const history: any[] = [];
  for (const r of turns.toSorted((a: any, b: any) => a.turn - b.turn)) {
    const language = languageFromTag(r.lang);
    const catalogue = demoCatalogueIn(language);
    const desk = new Desk({ message: r.message, chatHistory: [...history], type: r.surface === "support" ? "support" : "advice", language, catalogue, otherNames: demoNames, shop: { ...SHOP_WITH_PAGES, ...(r.ordered && { lastOrder: { id: "7f3a91c2-5d0e-4b6f-9a51-0c2d8e4f6a7b", status: "pending", createdAt: "2026-11-21T10:00:00.000Z", totalAmount: 12600 } }) } } as any);
    const note = houseNote(desk, new Date(), "");
    const ground = await groundOf(desk, note);
    history.push({ role: "user", parts: [{ text: r.message }] }, { role: "model", parts: [{ text: r.reply }] });
    const isList = r.surface === "recommender";
    const names = catalogue.filter((p) => r.products.includes(p.id)).map((p) => `${p.name}.`);
    const contexts: string[][] = isList ? [[], ...names.map((n) => [...names.filter((x) => x !== n), n])] : [split(r.reply)];
    const opening = [desk.frame.alarm].filter(Boolean);
    for (const one of r.refused) {
      total += 1;
      const readings = contexts.map((before) => readSentence(one.sentence, ground, before.filter((s) => s !== one.sentence)));
      // beginning of a reply: nothing before
      if (!isList) readings.push(readSentence(one.sentence, ground, []));
      const least = readings.toSorted((a, b) => a.length - b.length)[0] ?? [];
      if (least.length > 0) { bad += 1; console.log(`REFUSED ${r.id}.${r.turn} [${least}] ${one.sentence}` + (mode === "why" ? `\n    ${frameText(desk.frame).slice(0, 600)}` : "")); }
    }
    if (mode === "all") {
      const lines = isList ? r.reply.split("\n").map((l: string) => { const p = catalogue.find((c) => l.startsWith(`${c.name}: `)); return p ? { before: [`${p.name}.`], sentences: split(l.slice(p.name.length + 2)) } : { before: [], sentences: split(l) }; }) : [{ before: [], sentences: split(r.reply) }];
      for (const { before, sentences } of lines as any[]) for (const s of sentences) {
        if (desk.frame.alarm?.includes(s)) continue;
        shownCount += 1;
        const rules = readSentence(s, ground, before);
        before.push(s);
        if (rules.length) { shownBad += 1; console.log(`SHOWN ${r.id}.${r.turn} [${rules}] ${s}`); }
      }
    }
    void opening;
  }
}
console.log({ refused: total, stillRefused: bad, shown: shownCount, shownNowRefused: shownBad });

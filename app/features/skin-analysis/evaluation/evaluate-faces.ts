/**
 * npm run eval:faces -- FOLDER [EVERY]: what the camera makes of photographs of people, as the tables of
 * docs/skin-analysis.md; harmless changes are tried on every EVERY-th picture, 1 unless told.
 * FOLDER holds pictures of selfies in folders by group (`light`, `medium`, `dark`, or any other names) and may hold
 * `not-faces`. Several pictures of one person are named `person~1.jpg`, `person~2.jpg`. Nothing is written anywhere.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { SKIN_ASPECTS } from "#app/expert/skin-measures.ts";
import { facesOnDisk } from "../face-files.server.ts";
import { FaceFinder } from "../face-finder.ts";
import { findFace } from "../find-face.ts";
import { measureSkin } from "../measure-skin.ts";
import type { Frame } from "../pixels.ts";
import { cheekLightness } from "./cheek-lightness.ts";
import { correlation, repeatability, table } from "./tables.ts";
import { readFrame, VARIANTS } from "./variants.ts";

const NOT_FACES = "not-faces";
const say = (text: string) => process.stdout.write(`${text}\n`);
const [folder, every = "1"] = process.argv.slice(2);
if (!folder) {
  process.stderr.write("npm run eval:faces -- FOLDER\n");
  process.exit(1);
}
const finder = await FaceFinder.load(facesOnDisk());

async function look(frame: Frame) {
  const search = await findFace(finder, frame);
  return { points: search.points, result: measureSkin(frame, search) };
}
type Look = Awaited<ReturnType<typeof look>>;

interface Seen {
  group: string;
  /** Pictures of one person share it. */
  person: string;
  first: Look;
  /** L* of the cheeks in the picture; NaN where no face was found. */
  lightness: number;
  again: Map<string, Look>;
}

const seen: Seen[] = [];
for (const group of readdirSync(folder)) {
  for (const name of readdirSync(join(folder, group)).sort()) {
    const frame = await readFrame(join(folder, group, name)).catch(() => undefined);
    if (!frame) continue;
    const first = await look(frame);
    const again = new Map<string, Look>();
    for (const [variant, change] of Object.entries(VARIANTS)) {
      const chosen = group !== NOT_FACES && seen.length % Number(every) === 0;
      if (first.result.ok && chosen) again.set(variant, await look(await change(frame)));
    }
    const lightness = first.points ? cheekLightness(frame, first.points) : Number.NaN;
    seen.push({ group, person: name.split("~")[0] as string, first, lightness, again });
  }
}

const people = seen.filter(({ group }) => group !== NOT_FACES);
const groups = [...new Set(people.map(({ group }) => group))];
const share = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

say("\nFound and analyzed\n");
say(
  table(
    ["group", "pictures", "found", "analyzed", "refused because"],
    [...groups, "all"].map((group) => {
      const those = people.filter((one) => group === "all" || one.group === group);
      const reasons = new Map<string, number>();
      for (const { first } of those) {
        if (first.result.ok) continue;
        for (const check of first.result.failed) reasons.set(check, (reasons.get(check) ?? 0) + 1);
      }
      const found = those.filter(({ first }) => first.points).length;
      const analyzed = those.filter(({ first }) => first.result.ok).length;
      const why = [...reasons].map(([check, times]) => `${check} ${times}`).join(", ");
      return [
        group,
        `${those.length}`,
        share(found, those.length),
        share(analyzed, those.length),
        why || "–",
      ];
    }),
  ),
);
const others = seen.filter(({ group }) => group === NOT_FACES);
const accepted = others.filter(({ first }) => first.result.ok).length;
say(`\nPictures without a person's face: ${others.length}, analyzed: ${accepted}`);

say("\nAfter a harmless change\n");
say(
  table(
    ["change", "refused", "same tier"],
    [...Object.keys(VARIANTS), "all"].map((variant) => {
      const pairs = people.flatMap(({ first, again }) =>
        [...again].flatMap(([name, other]) =>
          variant === "all" || variant === name ? [[first, other]] : [],
        ),
      ) as [Look, Look][];
      const refused = pairs.filter(([, other]) => !other.result.ok).length;
      const tiers = pairs.flatMap(([one, other]) => sameTiers(one, other));
      return [variant, share(refused, pairs.length), share(tiers.filter(Boolean).length, tiers.length)];
    }),
  ),
);

say("\nMeasures\n");
say(
  table(
    ["aspect", "low / medium / high / cannot tell", "correlation with L*", "repeatability (ICC)"],
    SKIN_ASPECTS.map((aspect) => {
      const told = people.flatMap(({ first, lightness, person }) => {
        const score = scoreOf(first, aspect);
        return score === undefined ? [] : [{ score, lightness, person }];
      });
      const tiers = people.flatMap(({ first }) => tierOf(first, aspect) ?? []);
      const parts = ["low", "medium", "high"].map((tier) => tiers.filter((one) => one === tier).length);
      const unknown = tiers.length - parts.reduce((sum, part) => sum + part, 0);
      return [
        aspect,
        [...parts, unknown].map((part) => share(part, tiers.length)).join(" / "),
        correlation(
          told.map(({ score }) => score),
          told.map(({ lightness }) => lightness),
        ).toFixed(2),
        repeatability(told).toFixed(2),
      ];
    }),
  ),
);

function measureOf({ result }: Look, aspect: string) {
  return result.ok ? result.measures.overall.find((one) => one.aspect === aspect) : undefined;
}

function scoreOf(one: Look, aspect: string): number | undefined {
  const measure = measureOf(one, aspect);
  return measure && "score" in measure ? measure.score : undefined;
}

function tierOf(one: Look, aspect: string): string | undefined {
  const measure = measureOf(one, aspect);
  return measure && ("tier" in measure ? measure.tier : measure.cannotTell);
}

/** For each aspect that both pictures tell, whether they tell the same. */
function sameTiers(one: Look, other: Look): boolean[] {
  return SKIN_ASPECTS.flatMap((aspect) => {
    const both = scoreOf(one, aspect) !== undefined && scoreOf(other, aspect) !== undefined;
    return both ? [tierOf(one, aspect) === tierOf(other, aspect)] : [];
  });
}

import {
  calm,
  concernTally,
  flagged,
  isCaught,
  isFalseAlarm,
  type Judged,
  kindIsRight,
  modifierTally,
  type PairResult,
  precision,
  recall,
  share,
  skinTypeTally,
  topicIsRight,
} from "./measure.ts";

export interface Scores {
  messages: number;
  concernPrecision: number;
  concernRecall: number;
  redFlagRecall: number;
  redFlagFalseAlarms: number;
  kindAccuracy: number;
  topicAccuracy: number;
  modifierPrecision: number;
  modifierRecall: number;
  skinTypePrecision: number;
  skinTypeRecall: number;
  pairsMet: number;
  pairs: number;
  breaches: number;
}

/** All figures over some messages and the pairs that belong to them. */
export function scoresOf(judged: readonly Judged[], pairs: readonly PairResult[]): Scores {
  const concerns = concernTally(judged);
  const modifiers = modifierTally(judged);
  const types = skinTypeTally(judged);
  const support = judged.filter(({ message }) => message.kind === "support" && message.topic);
  return {
    messages: judged.length,
    concernPrecision: precision(concerns),
    concernRecall: recall(concerns),
    redFlagRecall: share(flagged(judged), isCaught),
    redFlagFalseAlarms: calm(judged).filter(isFalseAlarm).length / Math.max(1, calm(judged).length),
    kindAccuracy: share(judged, kindIsRight),
    topicAccuracy: share(support, topicIsRight),
    modifierPrecision: precision(modifiers),
    modifierRecall: recall(modifiers),
    skinTypePrecision: precision(types),
    skinTypeRecall: recall(types),
    pairsMet: pairs.filter((pair) => pair.met).length,
    pairs: pairs.length,
    breaches: pairs.reduce((sum, pair) => sum + pair.breaches.length, 0),
  };
}

const figure = (value: number): string => value.toFixed(2);

/** One language on a few lines, for people. */
export function printScores(name: string, scores: Scores): void {
  console.log(`\n${name} (${scores.messages} messages)`);
  console.log(
    `  concerns         precision ${figure(scores.concernPrecision)}  recall ${figure(scores.concernRecall)}`,
  );
  console.log(
    `  red flags        recall ${figure(scores.redFlagRecall)}  false alarms ${figure(scores.redFlagFalseAlarms)}`,
  );
  console.log(`  kind, topic      accuracy ${figure(scores.kindAccuracy)}, ${figure(scores.topicAccuracy)}`);
  console.log(
    `  modifiers        precision ${figure(scores.modifierPrecision)}  recall ${figure(scores.modifierRecall)}`,
  );
  console.log(
    `  skin types       precision ${figure(scores.skinTypePrecision)}  recall ${figure(scores.skinTypeRecall)}`,
  );
  console.log(`  pairs            met ${scores.pairsMet} of ${scores.pairs}  breaches ${scores.breaches}`);
}

/** Every miss, so that nothing hides behind an average. */
export function printMisses(judged: readonly Judged[], pairs: readonly PairResult[]): void {
  for (const one of flagged(judged).filter((each) => !isCaught(each))) {
    console.log(`missed red flag  ${one.message.id} ${one.message.red_flags.join()}: ${one.message.text}`);
  }
  for (const one of calm(judged).filter(isFalseAlarm)) {
    console.log(
      `false alarm      ${one.message.id} ${one.understood.redFlags.map((flag) => flag.id).join()}: ${one.message.text}`,
    );
  }
  for (const { message, understood } of judged) {
    const found = understood.concerns.map((concern) => concern.id as string);
    const missed = message.concerns.filter((id) => !found.includes(id));
    const extra = found.filter((id) => !message.concerns.includes(id) && !message.optional.includes(id));
    if (missed.length === 0 && extra.length === 0) continue;
    console.log(`concerns         ${message.id} missed [${missed}] extra [${extra}]: ${message.text}`);
  }
  for (const pair of pairs.filter((each) => !each.met || each.breaches.length > 0)) {
    const names = pair.products.map((product) => product.name).join(", ");
    console.log(
      `pair             ${pair.pair.message_id} ${pair.met ? "met" : "not met"} [${names}] ${pair.breaches.join("; ")}`,
    );
  }
}

import type {
  AspectMeasure,
  CannotTell,
  SkinAspect,
  SkinZone,
  Tier,
  ZoneMeasure,
} from "#app/expert/skin-measures.ts";
import { clamp, ramp } from "./statistics.ts";

/** What was found for one aspect in one zone, before it is put into words. */
export type Finding =
  | { zone: SkinZone; score: number; confidence: number }
  | { zone: SkinZone; cannotTell: CannotTell };

/** The lowest score that counts as medium, and the lowest that counts as high. */
const MEDIUM = 1 / 3;
const HIGH = 2 / 3;

/** Nothing here was validated on people, so nothing claims more than this. */
const MOST_CONFIDENT = 0.85;

/** The tier of a score from 0 to 1. */
export function tierOf(score: number): Tier {
  return score < MEDIUM ? "low" : score < HIGH ? "medium" : "high";
}

/** Confidence falls near the border between two tiers, where a little noise would change the word. */
function nearBorder(score: number): number {
  const margin = Math.min(Math.abs(score - MEDIUM), Math.abs(score - HIGH));
  return 0.6 + 0.4 * ramp(margin, 0, 0.12);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function rate(score: number, confidence: number): { tier: Tier; score: number; confidence: number } {
  const kept = clamp(score);
  return {
    tier: tierOf(kept),
    score: rounded(kept),
    confidence: rounded(MOST_CONFIDENT * clamp(confidence) * nearBorder(kept)),
  };
}

/** A zone's finding as a measure. */
export function zoneMeasure(aspect: SkinAspect, finding: Finding): ZoneMeasure {
  const { zone } = finding;
  if ("cannotTell" in finding) return { zone, aspect, cannotTell: finding.cannotTell };
  return { zone, aspect, ...rate(finding.score, finding.confidence) };
}

/** Rates an aspect for the whole face; `combine` gets the scores of the zones that could be measured, highest first. */
export function overallMeasure(
  aspect: SkinAspect,
  findings: readonly Finding[],
  combine: (scores: number[]) => number,
): AspectMeasure {
  const told = findings.flatMap((finding) => ("score" in finding ? [finding] : []));
  if (told.length === 0) {
    const first = findings.find((finding) => "cannotTell" in finding);
    return { aspect, cannotTell: first && "cannotTell" in first ? first.cannotTell : "covered" };
  }
  const scores = told.map((finding) => clamp(finding.score)).sort((one, other) => other - one);
  const confidence = told.reduce((sum, finding) => sum + finding.confidence, 0) / told.length;
  return { aspect, ...rate(combine(scores), confidence * (0.5 + 0.5 * (told.length / findings.length))) };
}

export const TIMES = ["morning", "evening"] as const;
export type Time = (typeof TIMES)[number];

const SAID: Record<Time, RegExp> = {
  morning: /\bmornings?\b|\bmatins?\b|\bmañanas?\b/iu,
  evening: /\bevenings?\b|\bnights?\b|\bsoirs?\b|\bnuits?\b|\bnoches?\b/iu,
};

/** When a product is used, where its owner's text begins by saying one time alone: "Every morning, press …". */
export function onlyAt(usage: string): Time | undefined {
  const [when = ""] = usage.trim().split(/(?<=[.!?…:])\s+/u);
  return timeIn(when);
}

/** The time of day that a text speaks of, where it is one alone. */
export function timeIn(text: string): Time | undefined {
  const said = TIMES.filter((time) => SAID[time].test(text));
  return said.length === 1 ? said[0] : undefined;
}

import { describe, expect, test } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";

const MINUTE = 60_000;

function gateAt(dailyCalls = 100) {
  const clock = { now: Date.UTC(2026, 10, 22) };
  return { clock, gate: new CircuitBreaker(dailyCalls, () => clock.now) };
}

describe("a gate", () => {
  test("rests after three failures in a row, then lets one call try", () => {
    const { clock, gate } = gateAt();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(gate.enter()).toBeUndefined();
      gate.failed({ why: "status 503" });
    }
    expect(gate.enter()).toBe("resting");
    clock.now += MINUTE + 1;
    expect(gate.enter()).toBeUndefined();
    expect(gate.enter()).toBe("resting");
    gate.succeeded();
    expect(gate.enter()).toBeUndefined();
    expect(gate.failing).toBeCloseTo(3 / 4);
  });

  test("a success between failures keeps it open", () => {
    const { gate } = gateAt();
    for (let turn = 0; turn < 6; turn += 1) {
      gate.enter();
      if (turn % 2 === 0) gate.failed({ why: "time-out" });
      else gate.succeeded();
    }
    expect(gate.enter()).toBeUndefined();
  });

  test("heeds how long a provider wants to be left alone, an hour at most", () => {
    const { clock, gate } = gateAt();
    gate.enter();
    gate.failed({ why: "status 429", retryAfter: 5 * MINUTE });
    clock.now += 4 * MINUTE;
    expect(gate.enter()).toBe("resting");
    clock.now += MINUTE + 1;
    expect(gate.enter()).toBeUndefined();
    gate.failed({ why: "status 429", retryAfter: 1e12 });
    clock.now += 60 * MINUTE + 1;
    expect(gate.enter()).toBeUndefined();
  });

  test("rests at once when the key is refused", () => {
    const { gate } = gateAt();
    gate.enter();
    gate.failed({ why: "status 401", keyRefused: true });
    expect(gate.enter()).toBe("resting");
  });

  test("lets so many calls through a day", () => {
    const { clock, gate } = gateAt(2);
    expect([gate.enter(), gate.enter(), gate.enter()]).toEqual([undefined, undefined, "budget spent"]);
    clock.now += 24 * 60 * MINUTE;
    expect(gate.enter()).toBeUndefined();
  });
});

import { readFileSync } from "node:fs";
import type { Shop } from "../e2e/support/shop.ts";

/** Megabytes of memory that a process holds. */
export function memoryOf(shop: Shop): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

import { main, operate } from "#app/operator/operate.server.ts";
import { readExportWords } from "#app/operator/words.ts";

// It holds what people entrusted to the shop, and its sign-in keys are sealed with the session secret.
const REMINDER =
  "Keep it as safe as the shop itself, and keep the session secret too (SESSION_SECRET, or session-secret in the data folder).";

await main(async (words, place) => `${await operate(place, readExportWords(words))}\n${REMINDER}`);

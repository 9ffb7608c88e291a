import { main, operate } from "#app/operator/operate.server.ts";
import { readAdminWords } from "#app/operator/words.ts";

await main((words, place) => operate(place, readAdminWords(words)));

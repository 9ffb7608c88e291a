import { sayCounts } from "#app/operator/command.server.ts";
import { importShop } from "#app/operator/import-shop.server.ts";
import { main, withDatabase } from "#app/operator/operate.server.ts";
import { readImportWords } from "#app/operator/words.ts";

await main((words, place) => {
  const { path, replace } = readImportWords(words);
  return withDatabase(place, async (opened) => {
    const counts = await importShop(opened, path, { replace });
    return `${path} is in the shop now.\n${sayCounts(counts)}`;
  });
});

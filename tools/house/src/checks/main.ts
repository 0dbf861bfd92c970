import { checkDocuments } from "./check-documents.ts";
import { checkImports } from "./check-imports.ts";
import { checkWords } from "./check-words.ts";

const root = new URL("../../../..", import.meta.url).pathname;
const breaches = [...checkImports(root), ...checkDocuments(root), ...checkWords(root)];
for (const breach of breaches) console.error(`✗ ${breach}`);
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} to mend. Who may import whom, and why: tools/house/src/checks/rooms.ts. Words: tools/house/src/checks/words.ts.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    "House rules hold: imports between rooms, paths and scripts that documents name, words of public texts.",
  );
}

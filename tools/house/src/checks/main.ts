import { checkAddresses } from "./check-addresses.ts";
import { checkDocuments } from "./check-documents.ts";
import { checkFloors } from "./check-floors.ts";
import { checkImports } from "./check-imports.ts";
import { checkPatterns } from "./check-patterns.ts";
import { checkReader } from "./check-reader.ts";
import { checkServiceMap } from "./check-service-map.ts";
import { checkWords } from "./check-words.ts";
import { importer, service } from "./floored-packages.ts";

const root = new URL("../../../..", import.meta.url).pathname;
const breaches = [
  ...checkImports(root),
  ...checkFloors(root, service),
  ...checkFloors(root, importer),
  ...checkServiceMap(root),
  ...checkDocuments(root),
  ...checkAddresses(root),
  ...checkWords(root),
  ...checkReader(root),
  ...checkPatterns(root),
];
for (const breach of breaches) console.error(`✗ ${breach}`);
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} to mend. The tables are in tools/house/src/checks: rooms.ts, service-floors.ts and importer-floors.ts for imports, words.ts for words.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    "House rules hold: imports between rooms and floors, one reader of the description, paths, scripts and addresses in documents, words of public texts.",
  );
}

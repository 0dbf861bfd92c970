import { checkAddresses } from "./check-addresses.ts";
import { checkDocuments } from "./check-documents.ts";
import { checkImports } from "./check-imports.ts";
import { checkLayers } from "./check-layers.ts";
import { checkLimits } from "./check-limits.ts";
import { checkMap } from "./check-map.ts";
import { checkPatterns } from "./check-patterns.ts";
import { checkReader } from "./check-reader.ts";
import { checkUnits } from "./check-units.ts";
import { checkWords } from "./check-words.ts";
import { importer, service, tables } from "./layered-packages.ts";

const root = new URL("../../../..", import.meta.url).pathname;
const breaches = [
  ...checkImports(root),
  ...[service, tables, importer].flatMap((layered) => [
    ...checkLayers(root, layered),
    ...checkMap(root, layered),
  ]),
  ...checkDocuments(root),
  ...checkAddresses(root),
  ...checkWords(root),
  ...checkReader(root),
  ...checkPatterns(root),
  ...checkUnits(root),
  ...checkLimits(root),
];
for (const breach of breaches) console.error(`✗ ${breach}`);
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} to correct. The tables are in tools/checks/src/checks: packages.ts, service-layers.ts, tables-layers.ts and importer-layers.ts for imports, words.ts for words.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    "The rules of the repository hold: imports between packages and layers, one reader of the description, paths, scripts and addresses in documents, words of public texts, units in the names of numbers, limits.",
  );
}

import { checkDocuments } from "./check-documents.ts";
import { checkFloors } from "./check-floors.ts";
import { checkImports } from "./check-imports.ts";
import { checkServiceMap } from "./check-service-map.ts";

const root = new URL("../../../..", import.meta.url).pathname;
const breaches = [
  ...checkImports(root),
  ...checkFloors(root),
  ...checkServiceMap(root),
  ...checkDocuments(root),
];
for (const breach of breaches) console.error(`✗ ${breach}`);
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} to mend. Who may import whom, and why: rooms.ts and service-floors.ts in tools/house/src/checks.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    "House rules hold: imports between rooms and between the floors of the service, paths and scripts that documents name.",
  );
}

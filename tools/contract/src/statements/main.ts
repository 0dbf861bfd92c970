import { join } from "node:path";
import { checkStatements } from "./check-statements.ts";
import { readStatements } from "./read-statements.ts";
import { readTables } from "./read-tables.ts";

// `npm run lint` runs this file. It prints what is wrong with the tables in statements/, and how much they prove.
const root = join(import.meta.dirname, "../../../..");
const statements = readStatements(join(root, "spec"));
const tables = readTables(join(import.meta.dirname, "../../statements"));
const breaches = checkStatements(root, statements, tables);
for (const breach of breaches) console.error(`✗ ${breach}`);
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} to correct. tools/contract/README.md says how the tables of statements work.`,
  );
  process.exitCode = 1;
} else {
  const tests = new Set(tables.flatMap(({ proofs }) => Object.keys(proofs)));
  console.log(
    `${statements.length} statements of the description: each is a definition or proved by one of ${tests.size} tests.`,
  );
}

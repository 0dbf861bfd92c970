import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "./table.ts";

const name = /^\d{4}-\d\d-\d\dT[\d-]+Z\.json$/;

/** The rows of the newest table in a folder; none if there is no table. */
export function readLastTable(folder: string): Row[] {
  mkdirSync(folder, { recursive: true });
  const last = readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .at(-1);
  return last === undefined ? [] : JSON.parse(readFileSync(join(folder, last), "utf8"));
}

/** Writes the rows of a run into a folder, in a file with the time of the run as its name. */
export function keepTable(folder: string, rows: readonly Row[], time: Date): void {
  const file = `${time.toISOString().replaceAll(/[:.]/g, "-")}.json`;
  writeFileSync(join(folder, file), `${JSON.stringify(rows, undefined, 2)}\n`);
}

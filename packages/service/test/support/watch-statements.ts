import pg from "pg";
import { distributedTables } from "../../src/storage/rows/placements.ts";
import { findSheetFault } from "./statement-sheets.ts";

const faults = new Set<string>();
let isWatching = true;

/** Stops or starts the reading of statements, which takes up to a hundred megabytes: tests of memory stop it. */
export function watchStatements(isOn: boolean): void {
  isWatching = isOn;
}

// Every connection of this process sends its statements through this method.
const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [statement, values] = given;
  const { text, values: own } =
    typeof statement === "string"
      ? { text: statement, values: undefined }
      : (statement as { text?: string; values?: unknown[] });
  const fault =
    isWatching &&
    text &&
    findSheetFault(text, own ?? (Array.isArray(values) ? values : []), distributedTables);
  if (fault) faults.add(fault);
  return send.apply(this, given);
} as typeof pg.Client.prototype.query;

/** The statements since the last call that could not run on one server of a distributed database. */
export function takeSheetFaults(): readonly string[] {
  const taken = [...faults];
  faults.clear();
  return taken;
}

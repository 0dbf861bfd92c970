import type { SheetId } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import { type InsertAllOptions, type InsertSummary, insertAll, type Rows } from "../extras/records.ts";
import { bindRecords as bindOperations, type Records as RecordOperations } from "./records.gen.ts";

export {
  InsertAllError,
  type InsertAllOptions,
  type InsertProgress,
  type InsertSummary,
  isInsertAllError,
  type Row,
  type Rows,
} from "../extras/records.ts";

/** The operations of records, and a way to insert any number of rows. */
export interface Records extends RecordOperations {
  /**
   * Inserts rows in chunks, a few at a time; even for millions of rows, only a few chunks are in memory.
   * Throws an `InsertAllError` that has the result for each row.
   *
   * @param sheetId The sheet to insert into.
   * @param rows A list, a generator or the stream of a parser; each row has the value of each field.
   *
   * @example
   * ```ts
   * const rows = [{ sku: "CUP-004", price: 24.5 }, { sku: "TRAY-010", price: 32 }];
   * const { commitIds } = await api.records.insertAll("us_sh_Pe3rT7nK", rows, { chunkSize: 1_000 });
   * ```
   */
  insertAll(sheetId: SheetId, rows: Rows, options?: InsertAllOptions): Promise<InsertSummary>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createRecords(options: ClientOptions = {}): Records {
  return bindRecords(createCore(options));
}

/** The methods of `records` that use an existing core. */
export function bindRecords(core: Core): Records {
  return {
    ...bindOperations(core),
    insertAll: (sheetId, rows, options) => insertAll(core, sheetId, rows, options),
  };
}

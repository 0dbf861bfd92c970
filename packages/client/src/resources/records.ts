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

/** The rows of a sheet: the operations, and a way to insert any number of rows. */
export interface Records extends RecordOperations {
  /**
   * Inserts rows as they come, in chunks, a few at a time; millions of them need no more memory than a few chunks.
   * Throws an `InsertAllError` that says what became of each row.
   *
   * @param sheetId The sheet to insert into.
   * @param rows For each row, the value of each field: a list, a generator, a parser's stream.
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

/** The methods of `records` over a client that is there already. */
export function bindRecords(core: Core): Records {
  return {
    ...bindOperations(core),
    insertAll: (sheetId, rows, options) => insertAll(core, sheetId, rows, options),
  };
}

import type { SheetId, Record as SheetRecord } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { addToRecords } from "../extras/added-methods.ts";
import { type InsertAllOptions, type InsertSummary, insertAll, type Rows } from "../extras/records.ts";
import {
  bindRecords as bindOperations,
  type GetRecordsQuery,
  type Records as RecordOperations,
} from "./records.gen.ts";

export {
  InsertAllError,
  type InsertAllOptions,
  type InsertProgress,
  type InsertSummary,
  isInsertAllError,
  type Row,
  type Rows,
} from "../extras/records.ts";

/** The operations of records, and ways to insert and to read any number of them. */
export interface Records extends RecordOperations {
  /**
   * The operation `updateRecords`. A record that has the `commitId` with which it was read is sent with it as
   * `ifCommitId`: if one of the cells has changed since, the call fails with 409 and the code `record_changed`, and nothing
   * is overwritten. A record without `commitId` is changed in any case.
   */
  update: RecordOperations["update"];

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

  /**
   * Yields every record that matches, in the order of the sheet or of `sortField`. One page is in memory at a time: its
   * size is `pageSize`, which is 10,000 by default. Each page continues at the cursor of the one before it.
   *
   * @example
   * ```ts
   * for await (const record of api.records.all("us_sh_Pe3rT7nK", { filter: "error", includeMessages: true })) {
   *   console.log(record.id, record.values);
   * }
   * ```
   */
  all(sheetId: SheetId, query?: GetRecordsQuery, options?: HookedOptions): AsyncIterable<SheetRecord>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createRecords(options: ClientOptions = {}): Records {
  return bindRecords(createCore(options));
}

/** The methods of `records` that use an existing core. */
export function bindRecords(core: Core): Records {
  const operations = bindOperations(core);
  return {
    ...operations,
    ...addToRecords(operations),
    insertAll: (sheetId, rows, options) => insertAll(core, sheetId, rows, options),
  };
}

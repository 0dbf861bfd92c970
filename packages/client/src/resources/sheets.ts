import type { ErrorEnvelope, SheetId } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import { addToSheets } from "../extras/added-methods.ts";
import type { ExportOptions } from "../extras/export-options.ts";
import type { Download } from "../files/types.ts";
import { bindSheets as bindOperations, type Sheets as SheetOperations } from "./sheets.gen.ts";

export type { ExportOptions } from "../extras/export-options.ts";
export type * from "./sheets.gen.ts";

/** The operations of sheets, and a short form of the download. */
export interface Sheets extends SheetOperations {
  /**
   * Downloads the records of a sheet as a file: `download` with the format, the selection, `onProgress` and `signal` in one
   * object. The bytes come when they are read; they are not kept in memory.
   *
   * @example
   * ```ts
   * const file = await api.sheets.export("us_sh_Pe3rT7nK", { format: "csv", filter: "valid" });
   * console.log(file.fileName, await file.text());
   * ```
   */
  export(
    sheetId: SheetId,
    options?: ExportOptions,
  ): Call<Download, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createSheets(options: ClientOptions = {}): Sheets {
  return bindSheets(createCore(options));
}

/** The methods of `sheets` that use an existing core. */
export function bindSheets(core: Core): Sheets {
  const operations = bindOperations(core);
  return { ...operations, ...addToSheets(operations) };
}

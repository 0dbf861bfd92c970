import type { FileId } from "@data-import/types";
import type { ImportOptions, ImportResult } from "../extras/import-options.ts";
import type { UploadSource } from "../files/types.ts";
import type { Files as FileOperations } from "./files.gen.ts";

/** The operations of files, and a way to import one into a sheet. A client of files alone does not have it. */
export interface Files extends FileOperations {
  /**
   * Brings the rows of a file into the sheet that waits for them: uploads the file, or takes the id of one that the service
   * has, waits until it is read, matches its columns with the fields of the sheet, and waits until all rows are in the
   * sheet. With `keyFields`, rows that the sheet has already are changed. Throws a `JobError` if the file cannot be read or
   * mapped.
   *
   * @example
   * ```ts
   * const products = new File(["Artikel,Preis\nCUP-004,24.5\n"], "products.csv", { type: "text/csv" });
   * const { job } = await api.files.import(products, {
   *   sheetId: "us_sh_Pe3rT7nK",
   *   mapping: { "Article number": "sku" },
   *   keyFields: ["sku"],
   * });
   * console.log(job.result);
   * ```
   */
  import(source: UploadSource | FileId, options: ImportOptions): Promise<ImportResult>;
}

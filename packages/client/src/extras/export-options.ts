import type { DownloadOptions } from "../files/types.ts";
import type { DownloadSheetQuery } from "../resources/sheets.gen.ts";

/** The format and the records of the file, and how to follow the download. */
export interface ExportOptions extends DownloadSheetQuery {
  /** Called after each chunk that is read. */
  onProgress?: DownloadOptions["onProgress"];
  /** Ends the download. */
  signal?: AbortSignal | undefined;
}

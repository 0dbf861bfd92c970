import type { ErrorCode } from "@data-import/types";

/**
 * The codes of conflicts that end without a change of the request: a job works on the records, somebody has locked the sheet,
 * or its records are being validated again. Send the same request again after some time.
 */
export const passingConflicts: readonly ErrorCode[] = ["job_blocks", "sheet_locked", "sheet_revalidating"];

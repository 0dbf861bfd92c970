import type { Record as ApiRecord } from "@data-import/types";
import { getSheetCommit } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { DomainError } from "../../domain/errors.ts";
import { getSheet } from "../../sheets/sheets.ts";
import { describeRecords } from "../record/describe.ts";
import { readRecord } from "../record/record.ts";
import { withinRanges } from "../selections/within-ranges.ts";

/** The records that a commit inserted, in their order, as they are now; without those that were deleted. */
export async function describeInserted(
  context: Context,
  sheetId: string,
  commitId: string,
): Promise<ApiRecord[]> {
  const sheet = await getSheet(context, sheetId).catch(ignoreMissing);
  if (sheet === undefined) return [];
  const { number, ranges } = await getSheetCommit(context, sheet.id, commitId, "commitId");
  const rows = await context.db
    .selectFrom("records")
    .selectAll()
    .where("sheet_id", "=", sheet.id)
    .where(withinRanges(context, ranges))
    .where("created_commit", "=", number)
    .orderBy("position")
    .execute();
  return describeRecords(context, sheet, rows.map(readRecord), { fields: sheet.fields, withMessages: true });
}

/** The sheet was deleted, and its records with it. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === "not-found") return;
  throw error;
}

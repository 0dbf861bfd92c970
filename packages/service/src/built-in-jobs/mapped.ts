import type { MappingProgramJobConfig, UpsertCounts } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { RecordBatch } from "../records/batches/record-batch.ts";
import { NewColumns } from "../records/columns/new-columns.ts";
import { addUpserted, nothingUpserted } from "../records/inserts/count-upserted.ts";
import { insertRecords } from "../records/inserts/insert.ts";
import { upsertRecords } from "../records/inserts/upsert.ts";

/**
 * What a job has mapped. Each record that it has read is added, updated, unchanged or combined. Records are counted from 0,
 * in the order of the source.
 */
export interface Mapped extends UpsertCounts {
  /** The position of the source sheet to continue at. */
  readonly next: number;
  readonly read: number;
  readonly error: number;
  /** The numbers of the commits of a job with keys. */
  readonly commits?: readonly number[];
}

export const nothingMapped: Mapped = { ...nothingUpserted, next: 0, read: 0, error: 0 };

/**
 * Writes mapped records to the destination of a job, and counts them.
 * @param progress which part of the source has been read with this batch, from 0 to 1
 */
export type WriteBatch = (
  context: Context,
  before: Mapped,
  batch: RecordBatch,
  progress: number,
) => Promise<Mapped>;

/**
 * Prepares to write records as the settings of a job say.
 * @param caseSensitive whether the case of keys matters, as the plan says
 */
export function createWrite(
  { destinationSheetId: id, keyFields }: MappingProgramJobConfig,
  caseSensitive: boolean | undefined,
): WriteBatch {
  const sheet = { id };
  const newColumns = new NewColumns();
  return async (context, before, batch, progress) => {
    const read = before.read + batch.count;
    if (keyFields === undefined) {
      if (progress > 0) newColumns.expectedRecords = read / progress - before.read;
      const { counts } = await insertRecords(context, sheet, batch, { isShown: false, newColumns });
      return {
        ...before,
        read,
        added: before.added + counts.total,
        error: before.error + counts.error,
      };
    }
    const { next, error, commits = [] } = before;
    const choice = { keyFields, caseSensitive };
    const options = { isShown: false, own: new Set(commits) };
    const { counts, upserted, commit } = await upsertRecords(context, sheet, batch, choice, options);
    return {
      ...addUpserted(before, upserted, before.read),
      next,
      read,
      error: error + counts.error,
      commits: commit === undefined ? commits : [...commits, commit.number],
    };
  };
}

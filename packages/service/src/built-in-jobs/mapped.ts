import type { MappingProgramJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { insertRecords } from "../records/insert.ts";
import type { RecordBatch } from "../records/record-batch.ts";
import { upsertRecords } from "../records/upsert.ts";

/** How many records a job has mapped. */
export interface Mapped {
  /** The position of the source sheet to continue at. */
  readonly next: number;
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly error: number;
}

export const nothingMapped: Mapped = { next: 0, read: 0, added: 0, updated: 0, unchanged: 0, error: 0 };

/** Writes mapped records to the destination of a job, and counts them. */
export type WriteBatch = (context: Context, before: Mapped, batch: RecordBatch) => Promise<Mapped>;

/** Prepares to write records as the settings of a job say. */
export function createWrite({ destinationSheetId: id, keyFields }: MappingProgramJobConfig): WriteBatch {
  const sheet = { id };
  return async (context, before, batch) => {
    const read = before.read + batch.count;
    if (keyFields === undefined) {
      const { counts } = await insertRecords(context, sheet, batch, { isShown: false });
      return {
        ...before,
        ...{ read, added: before.added + counts.total, error: before.error + counts.error },
      };
    }
    const { counts, upserted } = await upsertRecords(context, sheet, batch, keyFields, { isShown: false });
    return {
      ...{ next: before.next, read, error: before.error + counts.error },
      added: before.added + upserted.added,
      updated: before.updated + upserted.updated,
      unchanged: before.unchanged + upserted.unchanged,
    };
  };
}

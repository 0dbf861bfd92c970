import type { Snapshot } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns } from "./columns.ts";
import type { RecordRow } from "./records.ts";

export interface SnapshotTables {
  readonly snapshots: SnapshotRow;
  readonly snapshot_records: SnapshotRecordRow;
}

/**
 * A snapshot: the records of a sheet at the moment of `created_at`. They are in `snapshot_records`, all of them once its
 * status is `complete`.
 */
export interface SnapshotRow extends ResourceColumns {
  readonly sheet_id: string;
  readonly label: string | null;
  /** The configuration of the sheet. Null in snapshots that were taken before it was kept. */
  readonly config: Json | null;
  readonly thread_id: string | null;
  readonly created_by: string;
  /** The number of the last commit in the snapshot. */
  readonly commit_number: number;
  readonly slots: string;
  /** `dropped` while the copied records of a snapshot are deleted that was never complete. */
  readonly status: "copying" | "complete" | "dropped";
  /** The records before this position are copied. */
  readonly next_position: number;
  /** The records from this position on are newer than the snapshot. */
  readonly end_position: number;
}

/** A record at the time of the snapshot. */
export interface SnapshotRecordRow extends Omit<RecordRow, "sheet_id"> {
  readonly snapshot_id: string;
}

export function toSnapshot(row: Selectable<SnapshotRow>): Snapshot {
  return {
    ...omitEmpty({ label: row.label, threadId: row.thread_id }),
    id: row.id as Snapshot["id"],
    sheetId: row.sheet_id as Snapshot["sheetId"],
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

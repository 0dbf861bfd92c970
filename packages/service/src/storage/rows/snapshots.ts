import type { ResourceColumns } from "./columns.ts";
import type { RecordRow } from "./records.ts";

export interface SnapshotTables {
  readonly snapshots: SnapshotRow;
  readonly snapshot_records: SnapshotRecordRow;
}

export interface SnapshotRow extends ResourceColumns {
  readonly sheet_id: string;
  readonly label: string | null;
  readonly created_by: string;
  /** The number of the last commit in the snapshot. */
  readonly commit_number: number;
  readonly slots: string;
}

/** A record at the time of the snapshot. */
export interface SnapshotRecordRow extends Omit<RecordRow, "sheet_id"> {
  readonly snapshot_id: string;
}

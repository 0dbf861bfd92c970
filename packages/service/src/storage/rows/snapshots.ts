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
  /** The number of the last commit that it holds. */
  readonly commit_number: number;
  readonly slots: string;
}

/** A record as it was when the snapshot was taken. */
export interface SnapshotRecordRow extends Omit<RecordRow, "sheet_id"> {
  readonly snapshot_id: string;
}

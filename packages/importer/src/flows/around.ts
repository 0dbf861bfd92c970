import type { CommitId, JobConfig, SheetId } from "@data-import/types";
import type { Planned } from "./import.ts";

/** Changes of records that a person made and the service has saved. */
export interface RecordsChange {
  readonly sheetId: SheetId;
  /** Undefined if the service did not say in which commit it deleted records. */
  readonly commitId: CommitId | undefined;
  readonly records: number;
}

/** What the program around the importer decides and is told. Without one, the importer decides alone. */
export interface Around {
  /** Whether the import of a new plan starts now; `isSure` says whether the importer would start it. */
  mayStart?(planned: Planned, isSure: boolean): boolean | Promise<boolean>;
  /** Whether the importer starts the job of an action, which a person has confirmed. */
  mayRun?(job: JobConfig): boolean | Promise<boolean>;
  noteChange?(change: RecordsChange): void;
}

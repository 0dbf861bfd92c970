import type {
  DateOrder,
  DecimalSign,
  EnumValueMapping,
  FieldRule,
  Finding,
  Job,
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  PlanField,
  Sheet,
  SheetId,
  File as UploadedFile,
} from "@data-import/types";
import type { MaybePromise } from "../core/options.ts";

/** The value of an option of an enum field. */
export type OptionValue = EnumValueMapping["to"];

/** How far an import is. */
export interface ImportProgress {
  /** The file is uploaded, then its first rows are read for the plan, and then all rows are mapped to the sheet. */
  readonly step: "upload" | "read" | "map";
  /** How much of the step is done, in percent; undefined if nobody knows. */
  readonly percent: number | undefined;
  /** One line about it, for people to read. */
  readonly info: string | undefined;
}

/** What goes where, as far as the caller decides it. Columns are named by their key or their label. */
export interface ImportDecisions {
  /**
   * The field for a column, by the key or the label of the column; null leaves a column out. The service suggests a field
   * for each other column.
   */
  readonly mapping?: Readonly<Record<string, string | null>> | undefined;
  /** Rules for fields that are not filled by one column alone: split a column, take the first of several, one value. */
  readonly rules?: readonly FieldRule[] | undefined;
  /** The options that values of a column mean: `{ Status: { aktiv: "active" } }`. The column must go to an enum field. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> | undefined;
}

/** Where the rows of a file go. */
export interface ImportOptions extends ImportDecisions {
  /** The sheet that gets the records. */
  readonly sheetId: SheetId;
  /** Called with the columns of the file; returns decisions, which come before those of the other options. */
  readonly decide?: ((columns: readonly PlanField[]) => ImportDecisions) | undefined;
  /** The keys of the fields that identify a record: a record with the same values is changed, and none is added. */
  readonly keyFields?: readonly string[] | undefined;
  /**
   * Whether the case of the values in `keyFields` matters. Without it, the plan decides: it takes keys of the file that
   * differ in case only for different records, and has a question about them.
   */
  readonly caseSensitive?: boolean | undefined;
  /** The order of day, month and year in the dates of the file. Without it, the service finds it out by the values. */
  readonly dateOrder?: DateOrder | undefined;
  /** The decimal sign of the numbers of the file. Without it, the service finds it out by the values. */
  readonly decimalSign?: DecimalSign | undefined;
  /** Chooses one of the tables of a file with several, such as the sheets of a workbook. The default is the first one. */
  readonly chooseTable?: ((tables: readonly Sheet[]) => MaybePromise<Sheet>) | undefined;
  /**
   * Called with the plan before it runs; returns changes of it, if there are any. If it throws, the job is canceled, and
   * nothing is imported.
   */
  readonly onPlan?:
    | ((plan: JobExecutionPlan) => MaybePromise<JobExecutionPlanConfigRequest | undefined>)
    | undefined;
  /** Called at the start of each step, and while it goes on. */
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Ends the import. The records that are in the sheet by then stay. */
  readonly signal?: AbortSignal | undefined;
}

/** A finished import. */
export interface ImportResult {
  /** The uploaded file. Its workbook has at most the first 1000 records of each table. */
  readonly file: UploadedFile;
  /**
   * The job that mapped the rows. Its `result` has the numbers of rows: `read` is the sum of `added`, `updated`, `unchanged`
   * and `combined`, and `error` says how many have errors. With `keyFields`, it names the rows that were combined with an
   * earlier one, and those without a key.
   */
  readonly job: Job;
  /** What the job did. */
  readonly plan: JobExecutionPlan;
  /** What of the file did not arrive as it was sent, and what was guessed. Show them to people. */
  readonly findings: readonly Finding[];
}

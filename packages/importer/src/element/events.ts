/// <reference lib="dom" preserve="true" />

/** How many records were handed over, and how many of them have an error. */
export interface HandedOver {
  readonly total: number;
  readonly valid: number;
  readonly error: number;
}

/** A job that a press of an action starts, as `createJob` takes it. */
export interface ActionJob {
  readonly type: "sheet" | "workbook" | "space" | "document" | "file";
  /** Names the action. */
  readonly operation: string;
  /** The id of what the action is about: of a sheet, for example. */
  readonly source: string;
  readonly trigger: "immediate";
  /** What the person filled in, by the keys of the fields of the form. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  /** The selected records, as the request that lists them, or the column; undefined if it is about all. */
  readonly subject?: unknown;
}

/** What the events of the element have as their `detail`. They name resources of the service, and have no records. */
export interface ImporterEvents {
  /** The space is open, and the person can begin. */
  "di-ready": { readonly spaceId: string; readonly sheetIds: readonly string[] };
  /** The person has chosen a file, which is uploaded now. */
  "di-file": { readonly fileName: string; readonly sizeBytes: number };
  /** The columns of a file are matched. If `startsNow`, its import starts now; if you cancel the event, the person decides. */
  "di-plan": {
    readonly jobId: string;
    readonly sheetId: string;
    readonly questions: number;
    readonly startsNow: boolean;
  };
  /** How far the import of a file is, from 0 to 100. */
  "di-progress": { readonly jobId: string; readonly sheetId: string; readonly percent: number };
  /** A file was imported. The job says how many records were added and which have errors. */
  "di-imported": { readonly jobId: string; readonly sheetId: string };
  /** The person has changed, added or deleted records, or taken that back, and it is saved in this commit. */
  "di-changed": {
    readonly sheetId: string;
    readonly commitId: string | undefined;
    readonly records: number;
  };
  /** The person has pressed the button of an action and confirmed it. If you cancel the event, the job does not start. */
  "di-action": { readonly job: ActionJob };
  /** The person has handed the import over. Its token does not work any more; your server reads the records. */
  "di-completed": {
    readonly importSessionId: string | undefined;
    readonly sheetIds: readonly string[];
    readonly counts: HandedOver | undefined;
  };
  // The code is one of the service, or empty without a connection. A value that was not saved has no event: the person is told.
  /** The space could not be opened, a file not be imported, or the sheet differs from `definition`. */
  "di-error": { readonly code: string; readonly message: string };
}

/** The names of the events. */
export type ImporterEventName = keyof ImporterEvents;

/**
 * Whether a listener may cancel the event, and so decide itself.
 * @internal
 */
export const isCancelable = (name: ImporterEventName): boolean => name === "di-plan" || name === "di-action";

declare global {
  interface HTMLElementEventMap {
    "di-ready": CustomEvent<ImporterEvents["di-ready"]>;
    "di-file": CustomEvent<ImporterEvents["di-file"]>;
    "di-plan": CustomEvent<ImporterEvents["di-plan"]>;
    "di-progress": CustomEvent<ImporterEvents["di-progress"]>;
    "di-imported": CustomEvent<ImporterEvents["di-imported"]>;
    "di-changed": CustomEvent<ImporterEvents["di-changed"]>;
    "di-action": CustomEvent<ImporterEvents["di-action"]>;
    "di-completed": CustomEvent<ImporterEvents["di-completed"]>;
    "di-error": CustomEvent<ImporterEvents["di-error"]>;
  }
}

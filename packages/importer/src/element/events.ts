/// <reference lib="dom" preserve="true" />

/** How many records were handed over, and how many of them have an error. */
export interface HandedOver {
  readonly total: number;
  readonly valid: number;
  readonly error: number;
}

/** What the events of the element have as their `detail`. They name resources of the service, and have no records. */
export interface ImporterEvents {
  /** The space is open, and the person can begin. */
  "di-ready": { readonly spaceId: string; readonly sheetIds: readonly string[] };
  /** The person has chosen a file, which is uploaded now. */
  "di-file": { readonly fileName: string; readonly sizeBytes: number };
  /** How far the import of a file is, from 0 to 100. */
  "di-progress": { readonly jobId: string; readonly sheetId: string; readonly percent: number };
  /** A file was imported. The job says how many records were added and which have errors. */
  "di-imported": { readonly jobId: string; readonly sheetId: string };
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

declare global {
  interface HTMLElementEventMap {
    "di-ready": CustomEvent<ImporterEvents["di-ready"]>;
    "di-file": CustomEvent<ImporterEvents["di-file"]>;
    "di-progress": CustomEvent<ImporterEvents["di-progress"]>;
    "di-imported": CustomEvent<ImporterEvents["di-imported"]>;
    "di-completed": CustomEvent<ImporterEvents["di-completed"]>;
    "di-error": CustomEvent<ImporterEvents["di-error"]>;
  }
}

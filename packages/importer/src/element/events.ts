/// <reference lib="dom" preserve="true" />

/** What the events of the element have as their `detail`. They name resources of the service, and have no records. */
export interface ImporterEvents {
  /** The space is open, and the person can begin. */
  "di-ready": { readonly spaceId: string; readonly sheetIds: readonly string[] };
  /** A file was imported. The job says how many records were added and which have errors. */
  "di-imported": { readonly jobId: string; readonly sheetId: string };
  /** The person has handed the import over. Its token does not work any more; your server reads the records. */
  "di-completed": { readonly importSessionId: string | undefined; readonly sheetIds: readonly string[] };
  /**
   * The space could not be opened, or a file not be imported; the person sees the same. The code is one of the service, or
   * empty without a connection. A value that was not saved has no event: the person is told.
   */
  "di-error": { readonly code: string; readonly message: string };
}

declare global {
  interface HTMLElementEventMap {
    "di-ready": CustomEvent<ImporterEvents["di-ready"]>;
    "di-imported": CustomEvent<ImporterEvents["di-imported"]>;
    "di-completed": CustomEvent<ImporterEvents["di-completed"]>;
    "di-error": CustomEvent<ImporterEvents["di-error"]>;
  }
}

import type { Property, RecordId } from "@data-import/types";

/** What opens beside or above the table. */
export type Opened =
  | {
      readonly kind:
        | "errors"
        | "history"
        | "export"
        | "replace"
        | "duplicates"
        | "help"
        | "goTo"
        | "query"
        | "view";
    }
  | { readonly kind: "column"; readonly field: Property; readonly anchor: HTMLElement }
  | { readonly kind: "cell"; readonly anchor: HTMLElement; readonly selected: SelectedRecords }
  | { readonly kind: "more"; readonly anchor: HTMLElement };

/** The records that were selected when a menu was opened. Others may move or delete them before it does something. */
export interface SelectedRecords {
  readonly count: number;
  /** The ids; empty if there are too many. */
  readonly ids: Promise<readonly RecordId[]>;
  /** The record with the active cell; undefined in the row that adds one. */
  readonly active: RecordId | undefined;
}

/** A sentence that stays until it is closed, or until the next one of its kind. */
export interface Note {
  readonly level: "error" | "warn" | "good";
  readonly text: string;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

import type { Property } from "@data-import/types";

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
  | { readonly kind: "cell" | "more"; readonly anchor: HTMLElement };

/** A sentence that stays until it is closed, or until the next one of its kind. */
export interface Note {
  readonly level: "error" | "warn" | "good";
  readonly text: string;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

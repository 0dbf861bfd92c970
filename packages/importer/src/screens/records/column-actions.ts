import type { ShownAction } from "../../flows/actions.ts";

/** The actions that are mounted on columns. */
export interface ColumnActions {
  /** Those of a column; `reason` says why one cannot be pressed now. */
  list(
    key: string,
  ): readonly { readonly shown: ShownAction; readonly label: string; readonly reason: string | undefined }[];
  press(shown: ShownAction, key: string): void;
}

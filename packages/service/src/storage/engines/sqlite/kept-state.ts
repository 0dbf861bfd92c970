import type { KeptRow } from "../../kept-row.ts";

/** The state of the sheet that the writer has locked last, with its place. */
export interface KeptState extends KeptRow {
  /** Call it if the row may have changed in another way than by a statement of the writer. */
  forget(): void;
}

export function createKeptState(): KeptState {
  let kept: { readonly key: string; readonly row: object } | undefined;
  return {
    keep(key, row) {
      kept = { key, row };
    },
    find: (key) => (kept?.key === key ? kept.row : undefined),
    forget() {
      kept = undefined;
    },
  };
}

/** What names a table of the row and does more than read, and what takes changes back. Triggers do not change these tables. */
const changing = /^(?!\s*select\b).*\b(sheet_states|sheets|workbooks|spaces|rollback)\b/is;

/** Whether a statement may change the row. */
export function changesState(statement: string): boolean {
  return changing.test(statement);
}

/** Columns that a request needs. */
export interface ColumnAsk {
  readonly sheetId: string;
  readonly slots: readonly number[];
  /** Whether some of them are missing. */
  readonly isIncomplete: boolean;
}

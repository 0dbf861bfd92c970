/** What the thread of old workbooks is asked. */
export type OldWorkbookTask = { readonly sheet: number } | "more";

/** A sheet of an old workbook. */
export interface OldSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
}

/** Facts of a sheet besides its cells. Rows and columns are counted from 0. */
export interface OldSheetFacts {
  readonly merged: readonly (readonly [row: number, lastRow: number, first: number, last: number])[];
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
}

/** What the thread returns: the sheets of the workbook once, then the facts of each sheet that is asked for, and its rows. */
export type OldWorkbookMessage =
  | { readonly sheets: readonly OldSheet[] }
  | { readonly facts: OldSheetFacts }
  | { readonly rows: readonly (readonly string[])[]; readonly isLast: boolean }
  | { readonly fault: string };

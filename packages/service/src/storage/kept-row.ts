/** A row that a writer has read or written last, as it is in its open transaction. So the next one need not read it. */
export interface KeptRow {
  /** Keeps a row until something may have changed it: a statement, the end of its transaction, or another program. */
  keep(key: string, row: object): void;
  /** The row with this key; undefined if it is not kept. */
  find(key: string): object | undefined;
}

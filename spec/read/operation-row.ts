/** One row of `operations.json`. */
export interface OperationRow {
  readonly operationId: string;
  /** In upper case: `GET`. */
  readonly method: string;
  /** The path without the base path, such as `/sheets/{sheetId}`. */
  readonly path: string;
  readonly tag: string;
  /** `A` if it requires the header `X-Disable-Hooks: true`. */
  readonly group: "A" | null;
  /** Where the operation comes from: `documented`, `public` or `designed`. */
  readonly origin: string;
}

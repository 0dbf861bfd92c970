import { count } from "./plural.ts";

/** The texts of a running import, and of its end. */
export const running = {
  title: (name: string) => `Importing ${name}`,
  records: (records: number) =>
    count(records, { one: "# record in the sheet", other: "# records in the sheet" }),
  errors: (errors: number) =>
    count(errors, { one: "# of them with an error", other: "# of them with errors" }),
  leave: "You may leave this page. The import goes on.",
  cancel: "Cancel the import",
  canceled: "The import was canceled. The records that were written stay.",
  failed: "The import stopped",
  retry: "Go on",
  toColumns: "Columns",
  // The end
  doneTitle: "The file is imported",
  read: (rows: number) => count(rows, { one: "# row read", other: "# rows read" }),
  added: (rows: number) => count(rows, { one: "# record added", other: "# records added" }),
  updated: (rows: number) => count(rows, { one: "# record changed", other: "# records changed" }),
  unchanged: (rows: number) =>
    count(rows, { one: "# record was the same", other: "# records were the same" }),
  combined: (rows: number) =>
    count(rows, { one: "# row combined with an earlier one", other: "# rows combined with earlier ones" }),
  withErrors: (rows: number) => count(rows, { one: "# record has an error", other: "# records have errors" }),
  noErrors: "No errors.",
  findings: "What is different from the file",
  again: "Read the file once more",
  /** What a person can do here about what the service found. Its own words are for programs, and name options. */
  remedies: {
    reading: "If that is wrong, undo the import. Then read the file once more, and choose how.",
    column: "If it should arrive, undo the import. Then read the file once more, and choose its field.",
    format:
      "If that is wrong, undo the import. Then read the file once more, and choose how the values are written.",
    keys: "If they are different records, undo the import. Then read the file once more, and say so.",
    file: "If that is wrong, undo the import, correct the file and import it again.",
  },
  another: "Import another file",
  correct: "Correct the errors",
  show: "Show the records",
};

import { RecordTable } from "../../table/record-table.ts";
import tableStyle from "../../table/table.css";

// The table is a file of its own: it is loaded while the first records are read.

export { createTableModel } from "./records-table-model.ts";

/** The style sheet of the table. */
export { tableStyle };

/** A new table. */
export function createTable(): RecordTable {
  const name = "data-import-table";
  if (customElements.get(name) === undefined) customElements.define(name, RecordTable);
  // Another copy of this file may have defined the element first.
  return document.createElement(name) as RecordTable;
}

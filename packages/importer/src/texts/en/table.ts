/** The texts of the table itself: its cells, its columns and what is read out. */
export const table = {
  label: "Records",
  rowNumber: "Number of the record",
  calculations: "Calculations",
  newRecord: "New record",
  yes: "Yes",
  no: "No",
  noValue: "(empty)",
  editing: "editing",
  dateForm: "2026-03-02",
  levels: { error: "Error", warn: "Warning", info: "Note" },
  columnMenu: (column: string) => `Menu of the column ${column}`,
  notAnOption: (value: string) => `${value} (not an option)`,
};

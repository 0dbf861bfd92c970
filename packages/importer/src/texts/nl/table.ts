import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Records",
  rowNumber: "Nummer van het record",
  calculations: "Berekeningen",
  newRecord: "Nieuw record",
  yes: "Ja",
  no: "Nee",
  noValue: "(leeg)",
  editing: "wordt bewerkt",
  dateForm: "2026-03-02",
  levels: {
    error: "Fout",
    warn: "Waarschuwing",
    info: "Opmerking",
  },
  columnMenu: (column) => `Menu van de kolom ${column}`,
  notAnOption: (value) => `${value} (geen optie)`,
};

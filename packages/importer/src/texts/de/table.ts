import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Datensätze",
  rowNumber: "Nummer des Datensatzes",
  calculations: "Kennzahlen",
  newRecord: "Neuer Datensatz",
  yes: "Ja",
  no: "Nein",
  noValue: "(leer)",
  editing: "wird bearbeitet",
  dateForm: "2026-03-02",
  levels: { error: "Fehler", warn: "Warnung", info: "Hinweis" },
  columnMenu: (column) => `Menü der Spalte ${column}`,
  notAnOption: (value) => `${value} (keine Option)`,
};

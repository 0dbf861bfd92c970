import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Rekordy",
  rowNumber: "Numer rekordu",
  calculations: "Obliczenia",
  newRecord: "Nowy rekord",
  yes: "Tak",
  no: "Nie",
  noValue: "(puste)",
  editing: "edycja",
  dateForm: "2026-03-02",
  levels: {
    error: "Błąd",
    warn: "Ostrzeżenie",
    info: "Uwaga",
  },
  columnMenu: (column) => `Menu kolumny ${column}`,
  notAnOption: (value) => `${value} (brak wśród opcji)`,
};

import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Record",
  rowNumber: "Numero del record",
  calculations: "Calcoli",
  newRecord: "Nuovo record",
  yes: "Sì",
  no: "No",
  noValue: "(vuoto)",
  editing: "in modifica",
  dateForm: "2026-03-02",
  levels: {
    error: "Errore",
    warn: "Avviso",
    info: "Nota",
  },
  columnMenu: (column) => `Menu della colonna ${column}`,
  notAnOption: (value) => `${value} (non è un’opzione)`,
};

import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Registros",
  rowNumber: "Número del registro",
  calculations: "Cálculos",
  newRecord: "Registro nuevo",
  yes: "Sí",
  no: "No",
  noValue: "(vacío)",
  editing: "en edición",
  dateForm: "2026-03-02",
  levels: {
    error: "Error",
    warn: "Advertencia",
    info: "Nota",
  },
  columnMenu: (column) => `Menú de la columna ${column}`,
  notAnOption: (value) => `${value} (no es una opción)`,
};

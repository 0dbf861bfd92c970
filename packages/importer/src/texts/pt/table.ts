import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Registros",
  rowNumber: "Número do registro",
  calculations: "Cálculos",
  newRecord: "Novo registro",
  yes: "Sim",
  no: "Não",
  noValue: "(vazio)",
  editing: "em edição",
  dateForm: "2026-03-02",
  levels: {
    error: "Erro",
    warn: "Aviso",
    info: "Nota",
  },
  columnMenu: (column) => `Menu da coluna ${column}`,
  notAnOption: (value) => `${value} (não é uma opção)`,
};

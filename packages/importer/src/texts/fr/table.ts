import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Enregistrements",
  rowNumber: "Numéro de l’enregistrement",
  calculations: "Calculs",
  newRecord: "Nouvel enregistrement",
  yes: "Oui",
  no: "Non",
  noValue: "(vide)",
  editing: "modification en cours",
  dateForm: "2026-03-02",
  levels: {
    error: "Erreur",
    warn: "Avertissement",
    info: "Note",
  },
  columnMenu: (column) => `Menu de la colonne ${column}`,
  notAnOption: (value) => `${value} (hors des options)`,
};

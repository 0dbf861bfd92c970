import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "רשומות",
  rowNumber: "מספר הרשומה",
  calculations: "חישובים",
  newRecord: "רשומה חדשה",
  yes: "כן",
  no: "לא",
  noValue: "(ריק)",
  editing: "בעריכה",
  dateForm: "2026-03-02",
  levels: {
    error: "שגיאה",
    warn: "אזהרה",
    info: "הערה",
  },
  columnMenu: (column) => `תפריט העמודה ${column}`,
  notAnOption: (value) => `${value} (אינו אפשרות)`,
};

import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "السجلات",
  rowNumber: "رقم السجل",
  calculations: "أرقام الأعمدة",
  newRecord: "سجل جديد",
  yes: "نعم",
  no: "لا",
  noValue: "(فارغ)",
  editing: "قيد التحرير",
  dateForm: "2026-03-02",
  levels: { error: "خطأ", warn: "تحذير", info: "ملاحظة" },
  columnMenu: (column) => `قائمة العمود ${column}`,
  notAnOption: (value) => `${value} (ليس من الخيارات)`,
};

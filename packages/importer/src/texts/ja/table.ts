import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "レコード",
  rowNumber: "レコードの番号",
  calculations: "計算",
  newRecord: "新しいレコード",
  yes: "はい",
  no: "いいえ",
  noValue: "(空)",
  editing: "編集中",
  dateForm: "2026-03-02",
  levels: {
    error: "エラー",
    warn: "警告",
    info: "注意",
  },
  columnMenu: (column) => `列 ${column} のメニュー`,
  notAnOption: (value) => `${value} (選択肢にない値)`,
};

import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "记录",
  rowNumber: "记录编号",
  calculations: "计算",
  newRecord: "新记录",
  yes: "是",
  no: "否",
  noValue: "（空）",
  editing: "正在编辑",
  dateForm: "2026-03-02",
  levels: {
    error: "错误",
    warn: "警告",
    info: "提示",
  },
  columnMenu: (column) => `列 ${column} 的菜单`,
  notAnOption: (value) => `${value}（不是选项）`,
};

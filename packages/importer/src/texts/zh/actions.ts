import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "操作",
  help: "帮助",
  required: "必填",
  needed: "此项为必填项。",
  noChoice: "以上都不是",
  selected: (records) => count(records, { other: "针对所选的 # 条记录。" }),
  tooMany: (most) => count(most, { other: "请选择最多 # 条记录，或选择显示的全部记录。" }),
  hindrances: {
    running: "仍在运行。",
    saving: "正在保存最后的更改。",
    noData: "还没有记录。",
    noSelection: "请先选择记录：在表格中按 Shift+Space。",
    noColumn: "此列为只读。",
  },
  errors: (errors) => count(errors, { other: "请先更正 # 条有错误的记录。" }),
  schedules: {
    hourly: "每小时自动运行。",
    daily: "每天自动运行。",
    weekly: "每周自动运行。",
  },
  done: (action) => `“${action}”已完成。`,
  show: "显示",
  failed: (action) => `“${action}”失败。`,
  canceled: (action) => `“${action}”已取消。`,
  next: {
    id: "打开",
    url: "打开",
    download: "下载",
    files: "下载",
    snapshot: "显示记录",
    retry: "重试",
    view: "显示记录",
    clearFilters: "显示所有记录",
  },
};

import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `正在导入 ${name}`,
  records: (records) => count(records, { other: "工作表中有 # 条记录" }),
  errors: (errors) => count(errors, { other: "其中 # 条有错误" }),
  leave: "您可以离开此页面。导入会继续进行。",
  cancel: "取消导入",
  canceled: "导入已取消。已写入的记录会保留。",
  failed: "导入已停止",
  retry: "继续",
  toColumns: "列",
  doneTitle: "文件已导入",
  read: (rows) => count(rows, { other: "已读取 # 行" }),
  added: (rows) => count(rows, { other: "已添加 # 条记录" }),
  updated: (rows) => count(rows, { other: "已更改 # 条记录" }),
  unchanged: (rows) => count(rows, { other: "# 条记录相同" }),
  combined: (rows) => count(rows, { other: "# 行已与之前的行合并" }),
  withErrors: (rows) => count(rows, { other: "# 条记录有错误" }),
  noErrors: "没有错误。",
  findings: "与文件的差异",
  again: "重新读取文件",
  remedies: {
    reading: "如果不正确，请撤销导入。然后重新读取文件，并选择读取方式。",
    column: "如果应导入该列，请撤销导入。然后重新读取文件，并选择其字段。",
    format: "如果不正确，请撤销导入。然后重新读取文件，并选择值的书写方式。",
    keys: "如果它们是不同的记录，请撤销导入。然后重新读取文件，并加以说明。",
    file: "如果不正确，请撤销导入，更正文件，然后重新导入。",
  },
  another: "导入其他文件",
  correct: "更正错误",
  show: "显示记录",
};

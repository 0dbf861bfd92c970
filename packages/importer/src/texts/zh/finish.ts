import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "完成",
  title: "要提交这些记录吗？",
  saving: "正在保存最后的更改。",
  arriving: (file) => `“${file}”正在传输。到达后即可完成。`,
  undecided: (file) => `“${file}”尚未导入：还没有人确定其各列的处理方式。在确定之前，其中的行不会提交。`,
  ask: "之后将无法在此处更改这些记录。",
  leave: "要关闭导入吗？",
  notImported: (file) => `“${file}”尚未导入。`,
};

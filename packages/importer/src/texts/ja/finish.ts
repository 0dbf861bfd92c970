import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "完了",
  title: "レコードを引き渡しますか?",
  saving: "最後の変更を保存しています。",
  arriving: (file) => `「${file}」を送信しています。届くと完了できます。`,
  undecided: (file) =>
    `「${file}」はインポートされていません。列の扱いがまだ決まっていません。決まるまで、その行は引き渡されません。`,
  ask: "その後は、ここでレコードを変更できません。",
  leave: "インポートを閉じますか?",
  notImported: (file) => `「${file}」はまだインポートされていません。`,
};

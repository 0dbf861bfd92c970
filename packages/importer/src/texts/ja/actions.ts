import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "アクション",
  help: "ヘルプ",
  required: "必須",
  needed: "入力してください。",
  noChoice: "いずれでもない",
  selected: (records) => count(records, { other: "選択した # 件のレコードが対象です。" }),
  tooMany: (most) =>
    count(most, { other: "# 件以下のレコードか、表示中のすべてのレコードを選択してください。" }),
  hindrances: {
    running: "まだ実行中です。",
    saving: "最後の変更を保存しています。",
    noData: "まだレコードがありません。",
    noSelection: "先にレコードを選択してください。表で Shift+Space を押します。",
    noColumn: "この列は読み取り専用です。",
  },
  errors: (errors) => count(errors, { other: "先に、エラーのある # 件のレコードを修正してください。" }),
  schedules: {
    hourly: "1 時間ごとに自動で実行されます。",
    daily: "毎日自動で実行されます。",
    weekly: "毎週自動で実行されます。",
  },
  done: (action) => `「${action}」が完了しました。`,
  show: "表示",
  failed: (action) => `「${action}」は失敗しました。`,
  canceled: (action) => `「${action}」はキャンセルされました。`,
  next: {
    id: "開く",
    url: "開く",
    download: "ダウンロード",
    files: "ダウンロード",
    snapshot: "レコードを表示",
    retry: "再試行",
    view: "レコードを表示",
    clearFilters: "すべてのレコードを表示",
  },
};

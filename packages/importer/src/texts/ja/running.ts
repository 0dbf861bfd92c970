import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `${name} をインポートしています`,
  records: (records) => count(records, { other: "シートに # 件のレコード" }),
  errors: (errors) => count(errors, { other: "うち # 件にエラー" }),
  leave: "このページを離れてもかまいません。インポートは続きます。",
  cancel: "インポートをキャンセル",
  canceled: "インポートをキャンセルしました。書き込み済みのレコードは残ります。",
  failed: "インポートが停止しました",
  retry: "続ける",
  toColumns: "列",
  doneTitle: "ファイルをインポートしました",
  read: (rows) => count(rows, { other: "# 行を読み込みました" }),
  added: (rows) => count(rows, { other: "# 件のレコードを追加しました" }),
  updated: (rows) => count(rows, { other: "# 件のレコードを変更しました" }),
  unchanged: (rows) => count(rows, { other: "# 件のレコードは同じでした" }),
  combined: (rows) => count(rows, { other: "# 行を前の行と統合しました" }),
  withErrors: (rows) => count(rows, { other: "# 件のレコードにエラーがあります" }),
  noErrors: "エラーはありません。",
  findings: "ファイルとの違い",
  again: "ファイルをもう一度読み込む",
  remedies: {
    reading:
      "正しくない場合は、インポートを元に戻してください。その後、ファイルをもう一度読み込み、読み込み方を選択してください。",
    column:
      "インポートする場合は、インポートを元に戻してください。その後、ファイルをもう一度読み込み、フィールドを選択してください。",
    format:
      "正しくない場合は、インポートを元に戻してください。その後、ファイルをもう一度読み込み、値の書き方を選択してください。",
    keys: "別のレコードの場合は、インポートを元に戻してください。その後、ファイルをもう一度読み込み、そのように指定してください。",
    file: "正しくない場合は、インポートを元に戻し、ファイルを修正してもう一度インポートしてください。",
  },
  another: "別のファイルをインポート",
  correct: "エラーを修正",
  show: "レコードを表示",
};

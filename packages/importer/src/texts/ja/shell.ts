import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "インポート",
  loading: "読み込み中",
  steps: "手順",
  file: "ファイル",
  columns: "列",
  records: "レコード",
  home: "すべてのシート",
  start: "スタート",
  language: "言語",
  tryAgain: "再試行",
  close: "閉じる",
  cancel: "キャンセル",
  code: (code) => `コード: ${code}`,
  offline: "オフラインです。表示内容が古い可能性があります。変更は保留されます。",
  signInAt: (name) => `${name} でサインイン`,
  signOut: "サインアウト",
  endedTitle: "セッションが終了しました",
  ended: "続けるには、リンクをもう一度開いてください。入力した内容は残っています。",
  endedSignIn:
    "続けるには、もう一度サインインしてください。ページが再読み込みされます。保存されていない内容は先にコピーしてください。",
  noSheets: "このスペースにはまだシートがありません。招待した人にお問い合わせください。",
  sheetRecords: (total) => count(total, { other: "# 件のレコード" }),
  sheetErrors: (errors) => count(errors, { other: "# 件にエラー" }),
  changesNotSaved: (changes) =>
    count(changes, { other: "# 件の変更が保存されていません。レコードを開いて、もう一度変更してください。" }),
  archived: "このスペースはアーカイブされています。変更はできません。",
  expired: "このスペースは有効期限が切れました。レコードはもうありません。",
  failedTitle: "処理できませんでした",
  failedOffline: "サービスに接続できません。接続を確認してください。",
  failedForbidden: "この操作は許可されていません。招待した人にアクセス権を依頼してください。",
  failedGone: "存在しないか、表示する権限がありません。",
  failedLink: "このリンクは無効か、期限が切れています。送信した人に新しいリンクを依頼してください。",
  failedInvited: "このアドレスは招待されています。招待状のリンクを開いてください。",
  failedOther: (message) => message,
};

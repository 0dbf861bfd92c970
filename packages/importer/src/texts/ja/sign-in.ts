import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "リンクを開いてください",
  noLink:
    "このページは、受け取ったリンクから開きます。リンクをもう一度開くか、新しいリンクを依頼してください。",
  signInTitle: "サインイン",
  orLink: "リンクを受け取りましたか? もう一度開いてください。",
  introduceTitle: "お名前を入力してください",
  introduce: "このリンクは複数の人が使用します。変更した箇所の横にお名前が表示されます。",
  name: "名前",
  email: "メールアドレス",
  begin: "開始",
  nameMissing: "名前を入力してください。",
  emailMissing: "ines@example.com のようなメールアドレスを入力してください。",
  chooseSpace: "スペースを選択",
  finishedTitle: "ありがとうございました",
  finished: "レコードを引き渡しました。このページを閉じてかまいません。",
  goOn: "続ける",
  refusedTitle: "このインポートを開けません",
  closedTitle: "このインポートは終了しました",
  closed: "引き渡し済みか、キャンセルされたか、期限が切れています。元のページから新しく開始してください。",
};

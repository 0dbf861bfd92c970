import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "打开您的链接",
  noLink: "此页面需要通过您收到的链接打开。请再次打开该链接，或索取新链接。",
  signInTitle: "登录",
  orLink: "收到链接了吗？请再次打开。",
  introduceTitle: "您是谁？",
  introduce: "多人使用此链接。您的姓名会显示在您所做的更改旁边。",
  name: "姓名",
  email: "电子邮件",
  begin: "开始",
  nameMissing: "请输入姓名。",
  emailMissing: "请输入电子邮件地址，例如 ines@example.com。",
  chooseSpace: "选择空间",
  finishedTitle: "谢谢",
  finished: "记录已提交。您可以关闭此页面。",
  goOn: "继续",
  refusedTitle: "无法打开此导入",
  closedTitle: "此导入已结束",
  closed: "它已提交、已取消或已过期。请回到您来时的页面重新开始。",
};

import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "افتح الرابط الخاص بك",
  noLink: "تُفتح هذه الصفحة برابط أُرسل إليك. افتحه مرة أخرى، أو اطلب رابطًا جديدًا.",
  signInTitle: "تسجيل الدخول",
  orLink: "هل أُرسل إليك رابط؟ افتحه مرة أخرى.",
  introduceTitle: "من أنت؟",
  introduce: "يستخدم هذا الرابط عدة أشخاص. يظهر اسمك بجانب ما تغيّره.",
  name: "الاسم",
  email: "البريد الإلكتروني",
  begin: "ابدأ",
  nameMissing: "أدخل اسمك.",
  emailMissing: "أدخل عنوان بريد إلكتروني، مثل ines@example.com.",
  chooseSpace: "اختر مساحة",
  finishedTitle: "شكرًا لك",
  finished: "تم تسليم سجلاتك. يمكنك إغلاق هذه الصفحة.",
  goOn: "متابعة",
  refusedTitle: "لا يمكن فتح هذا الاستيراد",
  closedTitle: "انتهى هذا الاستيراد",
  closed: "تم تسليمه أو إلغاؤه، أو انتهى وقته. ابدأ استيرادًا جديدًا من حيث أتيت.",
};

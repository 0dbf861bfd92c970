import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "إنهاء",
  title: "هل تريد تسليم السجلات؟",
  saving: "آخر تغييراتك في الطريق.",
  arriving: (file) => `الملف «${file}» في الطريق. يمكنك الإنهاء بعد وصوله.`,
  undecided: (file) => `لم يتم استيراد «${file}»: لم يقرر أحد بشأن أعمدته بعد. ومن دون ذلك لن تُسلَّم صفوفه.`,
  ask: "بعد ذلك لا يمكنك تغييرها هنا.",
  leave: "هل تريد إغلاق الاستيراد؟",
  notImported: (file) => `لم يتم استيراد «${file}» بعد.`,
};

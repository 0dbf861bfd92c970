import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "סיום",
  title: "למסור את הרשומות?",
  saving: "השינויים האחרונים נשמרים.",
  arriving: (file) => `הקובץ "${file}" בדרך. אפשר יהיה לסיים כשהקובץ יגיע.`,
  undecided: (file) =>
    `הקובץ "${file}" לא יובא: עדיין לא הוחלט מה לעשות בעמודות שלו. ללא החלטה, השורות שלו לא יימסרו.`,
  ask: "לאחר מכן לא ניתן יהיה לשנות אותן כאן.",
  leave: "לסגור את הייבוא?",
  notImported: (file) => `הקובץ "${file}" עדיין לא יובא.`,
};

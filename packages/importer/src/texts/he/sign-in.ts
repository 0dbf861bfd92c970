import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "יש לפתוח את הקישור",
  noLink: "דף זה נפתח באמצעות קישור שנשלח אליך. יש לפתוח אותו שוב או לבקש קישור חדש.",
  signInTitle: "כניסה",
  orLink: "קיבלת קישור? יש לפתוח אותו שוב.",
  introduceTitle: "מי משתמש בדף?",
  introduce: "כמה אנשים משתמשים בקישור זה. השם שלך יוצג לצד השינויים שלך.",
  name: "שם",
  email: "דואר אלקטרוני",
  begin: "התחלה",
  nameMissing: "יש להזין שם.",
  emailMissing: "יש להזין כתובת דואר אלקטרוני, לדוגמה ines@example.com.",
  chooseSpace: "בחירת מרחב",
  finishedTitle: "תודה",
  finished: "הרשומות נמסרו. אפשר לסגור את הדף.",
  goOn: "המשך",
  refusedTitle: "לא ניתן לפתוח ייבוא זה",
  closedTitle: "ייבוא זה הסתיים",
  closed: "הוא נמסר, בוטל או שזמנו עבר. אפשר להתחיל ייבוא חדש במקום שממנו הגעת.",
};

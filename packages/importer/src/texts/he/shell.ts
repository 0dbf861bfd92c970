import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "ייבוא",
  loading: "בטעינה",
  steps: "שלבים",
  file: "קובץ",
  columns: "עמודות",
  records: "רשומות",
  home: "כל הגיליונות",
  start: "התחלה",
  language: "שפה",
  tryAgain: "ניסיון נוסף",
  close: "סגירה",
  cancel: "ביטול",
  code: (code) => `קוד: ${code}`,
  offline: "אין חיבור. ייתכן שהמידע המוצג אינו עדכני; השינויים ממתינים.",
  signInAt: (name) => `כניסה דרך ${name}`,
  signOut: "יציאה",
  endedTitle: "ההפעלה הסתיימה",
  ended: "כדי להמשיך, יש לפתוח שוב את הקישור. מה שהוקלד עדיין כאן.",
  endedSignIn: "כדי להמשיך, יש להיכנס שוב. הדף ייטען מחדש: כדאי להעתיק קודם את מה שלא נשמר.",
  noSheets: "במרחב זה עדיין אין גיליון. אפשר לפנות אל מי ששלח את ההזמנה.",
  sheetRecords: (total) => count(total, { one: "רשומה אחת", two: "שתי רשומות", other: "# רשומות" }),
  sheetErrors: (errors) =>
    count(errors, { one: "אחת עם שגיאה", two: "שתיים עם שגיאות", other: "# עם שגיאות" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "שינוי אחד לא נשמר. יש לפתוח את הרשומות ולבצע אותו שוב.",
      two: "שני שינויים לא נשמרו. יש לפתוח את הרשומות ולבצע אותם שוב.",
      other: "# שינויים לא נשמרו. יש לפתוח את הרשומות ולבצע אותם שוב.",
    }),
  archived: "מרחב זה הועבר לארכיון. לא ניתן עוד לשנות בו דבר.",
  expired: "תוקף המרחב פג. הרשומות שלו כבר אינן כאן.",
  failedTitle: "הפעולה נכשלה",
  failedOffline: "אין גישה לשירות. יש לבדוק את החיבור.",
  failedForbidden: "אין לך הרשאה לכך. אפשר לבקש גישה ממי ששלח את ההזמנה.",
  failedGone: "הפריט כבר אינו כאן, או שאין לך הרשאה לראות אותו.",
  failedLink: "קישור זה אינו תקף, או שכבר אינו תקף. אפשר לבקש קישור חדש ממי ששלח אותו.",
  failedInvited: "כתובת זו הוזמנה. יש לפתוח את הקישור שבהזמנה.",
  failedOther: (message) => message,
};

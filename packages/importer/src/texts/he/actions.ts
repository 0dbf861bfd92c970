import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "פעולות",
  help: "עזרה",
  required: "חובה",
  needed: "שדה זה נדרש.",
  noChoice: "אף אחת מאלה",
  selected: (records) =>
    count(records, {
      one: "עבור הרשומה שנבחרה.",
      two: "עבור שתי הרשומות שנבחרו.",
      other: "עבור # הרשומות שנבחרו.",
    }),
  tooMany: (most) =>
    count(most, {
      one: "יש לבחור רשומה אחת לכל היותר, או את כל הרשומות המוצגות.",
      two: "יש לבחור שתי רשומות לכל היותר, או את כל הרשומות המוצגות.",
      other: "יש לבחור # רשומות לכל היותר, או את כל הרשומות המוצגות.",
    }),
  hindrances: {
    running: "הפעולה עדיין פועלת.",
    saving: "השינויים האחרונים נשמרים.",
    noData: "עדיין אין רשומות.",
    noSelection: "יש לבחור רשומות תחילה: Shift+Space בטבלה.",
    noColumn: "עמודה זו לקריאה בלבד.",
  },
  errors: (errors) =>
    count(errors, {
      one: "יש לתקן תחילה רשומה אחת עם שגיאה.",
      two: "יש לתקן תחילה שתי רשומות עם שגיאות.",
      other: "יש לתקן תחילה # רשומות עם שגיאות.",
    }),
  schedules: {
    hourly: "פועלת אוטומטית בכל שעה.",
    daily: "פועלת אוטומטית בכל יום.",
    weekly: "פועלת אוטומטית בכל שבוע.",
  },
  done: (action) => `הפעולה "${action}" הסתיימה.`,
  show: "הצגה",
  failed: (action) => `הפעולה "${action}" נכשלה.`,
  canceled: (action) => `הפעולה "${action}" בוטלה.`,
  next: {
    id: "פתיחה",
    url: "פתיחה",
    download: "הורדה",
    files: "הורדה",
    snapshot: "הצגת הרשומות",
    retry: "ניסיון נוסף",
    view: "הצגת הרשומות",
    clearFilters: "הצגת כל הרשומות",
  },
};

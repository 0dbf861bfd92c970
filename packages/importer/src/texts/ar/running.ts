import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `جارٍ استيراد ${name}`,
  records: (records) =>
    count(records, {
      zero: "لا سجلات في الجدول",
      one: "سجل واحد في الجدول",
      two: "سجلان في الجدول",
      few: "# سجلات في الجدول",
      many: "# سجلًا في الجدول",
      other: "# سجل في الجدول",
    }),
  errors: (errors) =>
    count(errors, {
      zero: "بلا أخطاء",
      one: "واحد منها به خطأ",
      two: "اثنان منها بهما أخطاء",
      few: "# منها بها أخطاء",
      many: "# منها بها أخطاء",
      other: "# منها بها أخطاء",
    }),
  leave: "يمكنك مغادرة هذه الصفحة. يستمر الاستيراد.",
  cancel: "إلغاء الاستيراد",
  canceled: "أُلغي الاستيراد. تبقى السجلات التي كُتبت.",
  failed: "توقف الاستيراد",
  retry: "متابعة",
  toColumns: "الأعمدة",
  doneTitle: "تم استيراد الملف",
  read: (rows) =>
    count(rows, {
      zero: "لم يُقرأ أي صف",
      one: "قُرئ صف واحد",
      two: "قُرئ صفان",
      few: "قُرئت # صفوف",
      many: "قُرئ # صفًا",
      other: "قُرئ # صف",
    }),
  added: (rows) =>
    count(rows, {
      zero: "لم يُضف أي سجل",
      one: "أُضيف سجل واحد",
      two: "أُضيف سجلان",
      few: "أُضيفت # سجلات",
      many: "أُضيف # سجلًا",
      other: "أُضيف # سجل",
    }),
  updated: (rows) =>
    count(rows, {
      zero: "لم يتغير أي سجل",
      one: "تغيّر سجل واحد",
      two: "تغيّر سجلان",
      few: "تغيّرت # سجلات",
      many: "تغيّر # سجلًا",
      other: "تغيّر # سجل",
    }),
  unchanged: (rows) =>
    count(rows, {
      zero: "لا سجلات بقيت كما هي",
      one: "بقي سجل واحد كما هو",
      two: "بقي سجلان كما هما",
      few: "بقيت # سجلات كما هي",
      many: "بقي # سجلًا كما هي",
      other: "بقي # سجل كما هي",
    }),
  combined: (rows) =>
    count(rows, {
      zero: "لم يُدمج أي صف",
      one: "دُمج صف واحد مع صف سابق",
      two: "دُمج صفان مع صفوف سابقة",
      few: "دُمجت # صفوف مع صفوف سابقة",
      many: "دُمج # صفًا مع صفوف سابقة",
      other: "دُمج # صف مع صفوف سابقة",
    }),
  withErrors: (rows) =>
    count(rows, {
      zero: "لا سجلات بها أخطاء",
      one: "سجل واحد به خطأ",
      two: "سجلان بهما أخطاء",
      few: "# سجلات بها أخطاء",
      many: "# سجلًا بها أخطاء",
      other: "# سجل بها أخطاء",
    }),
  noErrors: "لا أخطاء.",
  findings: "ما يختلف عن الملف",
  another: "استيراد ملف آخر",
  correct: "تصحيح الأخطاء",
  show: "عرض السجلات",
};

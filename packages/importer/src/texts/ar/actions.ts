import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "الإجراءات",
  help: "مساعدة",
  required: "مطلوب",
  needed: "هذا مطلوب.",
  noChoice: "لا شيء مما سبق",
  selected: (records) =>
    count(records, {
      zero: "بلا سجلات محددة.",
      one: "للسجل المحدد.",
      two: "للسجلين المحددين.",
      few: "لـ# سجلات محددة.",
      many: "لـ# سجلًا محددًا.",
      other: "لـ# سجل محدد.",
    }),
  tooMany: (most) =>
    count(most, {
      zero: "لا تحدد سجلات.",
      one: "حدد سجلًا واحدًا على الأكثر، أو كل المعروض.",
      two: "حدد سجلين على الأكثر، أو كل المعروض.",
      few: "حدد # سجلات على الأكثر، أو كل المعروض.",
      many: "حدد # سجلًا على الأكثر، أو كل المعروض.",
      other: "حدد # سجل على الأكثر، أو كل المعروض.",
    }),
  hindrances: {
    running: "ما زال قيد التشغيل.",
    saving: "يجري حفظ آخر تغييراتك.",
    noData: "لا سجلات بعد.",
    noSelection: "حدد سجلات أولًا: اضغط Shift+Space في الجدول.",
    noColumn: "هذا العمود للقراءة فقط.",
  },
  errors: (errors) =>
    count(errors, {
      zero: "لا أخطاء.",
      one: "صحّح أولًا السجل الذي فيه خطأ.",
      two: "صحّح أولًا السجلين اللذين فيهما أخطاء.",
      few: "صحّح أولًا # سجلات فيها أخطاء.",
      many: "صحّح أولًا # سجلًا فيها أخطاء.",
      other: "صحّح أولًا # سجل فيها أخطاء.",
    }),
  schedules: {
    hourly: "يعمل تلقائيًا كل ساعة.",
    daily: "يعمل تلقائيًا كل يوم.",
    weekly: "يعمل تلقائيًا كل أسبوع.",
  },
  done: (action) => `اكتمل «${action}».`,
  show: "اعرض",
  failed: (action) => `لم ينجح «${action}».`,
  canceled: (action) => `أُلغي «${action}».`,
  next: {
    id: "افتح",
    url: "افتح",
    download: "نزّل",
    files: "نزّل",
    snapshot: "اعرض السجلات",
    retry: "حاول مرة أخرى",
    view: "اعرض السجلات",
    clearFilters: "اعرض كل السجلات",
  },
};

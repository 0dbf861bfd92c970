import type { space as english } from "../en/space.ts";
import { count } from "./plural.ts";

export const space: typeof english = {
  menu: "المستندات والملفات",
  menuWithHelp: "المستندات والمساعدة",
  documents: "المستندات",
  guides: "المساعدة",
  guideShown: (title) => `تُعرض مساعدة: ${title}`,
  back: "العودة إلى الاستيراد",
  documentGone: "حذف أحدهم هذا المستند. ما تراه هو ما كان عليه.",
  files: "الملفات",
  noFiles: "لا ملفات بعد.",
  moreFiles: (files) =>
    count(files, {
      zero: "لا مزيد",
      one: "اعرض واحدًا آخر",
      two: "اعرض اثنين آخرين",
      few: "اعرض # أخرى",
      many: "اعرض # أخرى",
      other: "اعرض # أخرى",
    }),
  download: "نزّل",
  downloadFile: (name) => `نزّل ${name}`,
  importFile: "أُرسل إلى المساحة",
  exportFile: "أُعدّ للتنزيل",
  receiving: (share) => `قيد الاستلام، ${share}`,
  statuses: {
    partial: "ينتظر القراءة",
    analyzing: "تجري قراءته",
    analyzed: "جاهز",
    complete: "جاهز",
    archived: "مؤرشف",
    purged: "محذوف",
    failed: "تعذّرت قراءته",
  },
  origins: { googledrive: "من Google Drive", box: "من Box", onedrive: "من OneDrive" },
};

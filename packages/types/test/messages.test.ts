import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import { type Message, type MessageTexts, messageLanguages, renderMessage } from "../src/messages/index.ts";
import { messages as ar } from "../src/messages/languages/ar.gen.ts";
import { messages as de } from "../src/messages/languages/de.gen.ts";
import { messages as en } from "../src/messages/languages/en.gen.ts";

const languages = [en, de, ar];
const folder = join(import.meta.dirname, "../src/messages/languages");
const all = await Promise.all(
  readdirSync(folder).map(async (name): Promise<MessageTexts> => (await import(join(folder, name))).messages),
);

test("each language has a file with all texts", () => {
  expect(all.map(({ language }) => language).sort()).toEqual([...messageLanguages].sort());
  for (const { texts } of all) expect(Object.keys(texts)).toEqual(Object.keys(en.texts));
  expectTypeOf<Omit<MessageTexts["texts"], "number_expected">>().not.toExtend<MessageTexts["texts"]>();
});

test.each<[Message, string, string, string]>([
  [
    { code: "number_expected" },
    "This must be a number, such as 12 or 12.5.",
    "Das muss eine Zahl sein, zum Beispiel 12 oder 12.5.",
    "يجب أن تكون القيمة رقمًا، مثل 12 أو 12.5.",
  ],
  [
    { code: "number_rounded", params: { value: 1234.5678, places: 1 } },
    "1234.5678 was rounded to 1 decimal places.",
    "1.234,5678 wurde auf 1 Nachkommastelle gerundet.",
    "قُرِّب العدد 1,234.5678 إلى منزلة عشرية واحدة.",
  ],
  [
    { code: "option_expected", params: { options: ["a", "`b"], more: 2 } },
    "This must be one of `a`, ``b` and others.",
    "Das muss eine dieser Optionen sein: `a`, ``b` oder eine weitere.",
    "يجب أن تكون القيمة أحد الخيارات `\u2068a\u2069`، `\u2068`b\u2069` أو غيرها.",
  ],
  [
    { code: "date_too_late", params: { latest: "2026-03-02" } },
    "This value is not a date up to 2026-03-02.",
    "Dieser Wert ist kein Datum bis zum 02.03.2026.",
    "هذه القيمة ليست تاريخًا لا يتجاوز \u206802/03/2026\u2069.",
  ],
  [
    { code: "split_unsure", params: { column: "Name", fields: ["First", "Last"], value: 'Ann "B"' } },
    'Is the column "Name" split into the fields "First" and "Last"? A value is "Ann \\"B\\"".',
    'Wird die Spalte „Name“ auf die Felder „First“ und „Last“ aufgeteilt? Ein Wert ist "Ann \\"B\\"".',
    'هل يُقسَّم العمود "\u2068Name\u2069" على الحقول "\u2068First\u2069" و"\u2068Last\u2069"؟ إحدى القيم هي \u2068"Ann \\"B\\""\u2069.',
  ],
  [
    {
      code: "file_read",
      params: {
        records: 2,
        sheets: 1,
        sentences: [{ code: "tables-split", params: { row: 4, inSheet: "A" } }, { code: "header-missing" }],
      },
    },
    '2 records in 1 sheet. Sheet "A": The table ends above row 4, where another one begins: that one is read by itself. The table has no names of columns: the first row is a record.',
    "2 Datensätze in 1 Blatt. Blatt „A“: Die Tabelle endet über Zeile 4, wo eine andere beginnt: Diese wird für sich gelesen. Die Tabelle hat keine Spaltennamen: Die erste Zeile ist ein Datensatz.",
    'سجلان في ورقة واحدة. الورقة "\u2068A\u2069": ينتهي الجدول فوق الصف 4، حيث يبدأ جدول آخر: يُقرأ ذلك الجدول مستقلًا. ليس في الجدول أسماء للأعمدة: الصف الأول سجل.',
  ],
])("%o is written in three languages", (message, ...texts) => {
  // Node writes Arabic days with marks of their direction, which differ from version to version.
  const plain = (text = "") => text.replaceAll("\u200f", "");
  expect(languages.map((language) => plain(renderMessage(language, message)))).toEqual(texts.map(plain));
});

test.each([
  [0, "تم تصدير 0 سجل"],
  [1, "تم تصدير سجل واحد"],
  [2, "تم تصدير سجلين"],
  [3, "تم تصدير 3 سجلات"],
  [11, "تم تصدير 11 سجلًا"],
  [100, "تم تصدير 100 سجل"],
])("Arabic has six plural forms: %i", (count, text) => {
  expect(renderMessage(ar, { code: "records_exported", params: { count } })).toBe(text);
});

test.each(all)("the texts of $language are whole for each count", (language) => {
  for (const count of [0, 1, 2, 3, 5, 11, 22, 100, 1_000_000]) {
    const params = new Proxy({}, { get: () => count });
    for (const key of Object.keys(en.texts)) {
      const [code, part] = key.split(".") as [string, "remedy"?];
      const text = renderMessage(language, { code, params }, part);
      expect([key, text]).toEqual([key, expect.stringMatching(/^[^{}#]+$/)]);
    }
  }
});

test.each([
  ["pl", 1, "Wyeksportowano 1 rekord"],
  ["pl", 22, "Wyeksportowano 22 rekordy"],
  ["pl", 25, "Wyeksportowano 25 rekordów"],
  ["fr", 0, "0 enregistrement exporté"],
  ["fr", 1_000_000, "1\u202f000\u202f000 d’enregistrements exportés"],
  ["es", 1_000_000, "1.000.000 de registros exportados"],
  ["he", 1, "יוצאו: רשומה אחת"],
  ["he", 2, "יוצאו: שתי רשומות"],
  ["he", 3, "יוצאו: 3 רשומות"],
  ["ja", 1000, "1,000 件のレコードをエクスポートしました"],
])("the plural of %s for %i", (tag, count, text) => {
  const [language = en] = all.filter(({ language }) => language === tag);
  expect(renderMessage(language, { code: "records_exported", params: { count } })).toBe(text);
});

test("a code has further parts, and one that is not known has none", () => {
  const failed = { code: "job_failed", params: { reason: { code: "internal_failure" } } };
  expect(renderMessage(de, failed)).toBe("Im Dienst ist ein Fehler aufgetreten.");
  expect(renderMessage(de, failed, "label")).toBe("Erneut versuchen");
  expect(renderMessage(de, { code: "job_failed", params: { reason: "No space left." } })).toBe(
    "No space left.",
  );
  expect(renderMessage(de, failed, "remedy")).toBeUndefined();
  for (const code of ["newer_code", "toString", undefined])
    expect(renderMessage(de, { code })).toBeUndefined();
});

test("names such as those of Object are texts and cases like others", () => {
  const params = { column: "constructor", value: "toString", order: "toString" };
  expect(renderMessage(de, { code: "dates_unproven", params })).toContain("Der Plan nimmt an: toString.");
});

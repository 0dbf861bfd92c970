import { foldText } from "../names/split-words.ts";

/** The order of day, month and year in the dates of a file. */
export type DateOrder = "day-first" | "month-first" | "year-first";

const numeric = /^(\d{1,4})[./\- ] ?(\d{1,2})[./\- ] ?(\d{1,4})\.?(?:[T ,].*)?$/;
/** The signs of years, months and days in Chinese, Japanese and Korean. */
const eastAsian = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/u;
/** Day and month without a sign between: `02032026`. */
const squeezed = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const named =
  /^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th|er)?[. \-/]+(?:de )?(\p{L}+)\.?,?[. \-/]+(?:de )?(\d{4}|\d{2})(?:[T ,].*)?$/u;
const monthNamed = /^(?:\p{L}+, )?(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[T ,].*)?$/u;

/** The languages whose names of months are known. */
const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "sv",
  "da",
  "cs",
  "fi",
  "ru",
  "uk",
  "bg",
  "tr",
  "hu",
  "ro",
  "el",
];

let months: Map<string, number> | undefined;

/**
 * A date as `2026-03-02`; undefined if the text is not a date that exists. The order decides between 02/03 and 03/02; a
 * year with four digits in front and the name of a month need no order.
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  // Full-width digits are digits, too.
  const trimmed = (/[^\x20-\x7e]/.test(text) ? text.normalize("NFKC") : text).trim();
  const [, first, second, third] =
    numeric.exec(trimmed) ?? eastAsian.exec(trimmed) ?? readDigits(trimmed) ?? [];
  if (first !== undefined && second !== undefined && third !== undefined) {
    if (first.length === 4 && third.length <= 2) return writeDate(first, second, third);
    if (first.length > 2 || third.length === 1 || third.length === 3) return undefined;
    if (order === "year-first")
      return first.length === 2 && third.length === 2 ? writeDate(first, second, third) : undefined;
    return order === "day-first" ? writeDate(third, second, first) : writeDate(third, first, second);
  }
  const words = named.exec(trimmed);
  if (words !== null) return writeDate(words[3] ?? "", readMonth(words[2] ?? ""), words[1] ?? "");
  const american = monthNamed.exec(trimmed);
  if (american !== null) return writeDate(american[3] ?? "", readMonth(american[1] ?? ""), american[2] ?? "");
  return undefined;
}

/** Eight digits: the year is in front, if that is a day, otherwise at the end. */
function readDigits(text: string): readonly string[] | undefined {
  const [all = "", year = "", month = "", day = ""] = compact.exec(text) ?? [];
  if (all !== "" && writeDate(year, month, day) !== undefined) return [all, year, month, day];
  return squeezed.exec(text) ?? undefined;
}

/** How the dates of a column are written. */
export interface FoundOrder {
  readonly order: DateOrder;
  /** 13/02 proves day-first, 02/03 proves nothing, and 13/02 beside 02/13 prove nothing together. */
  readonly proven: boolean;
  /** A date that proves the order, and one that proves the other one. */
  readonly contrary?: readonly [string, string];
}

/**
 * The order that explains the most dates, and whether the values prove it. `year-first` if no date needs an order.
 * Undefined if no value is a date.
 */
export function findDateOrder(values: readonly string[]): FoundOrder | undefined {
  const counts = (["day-first", "month-first", "year-first"] as const).map((order) => ({
    order,
    count: values.filter((value) => readDate(value, order) !== undefined).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  if (most === 0) return undefined;
  const best = counts.filter(({ count }) => count === most);
  if (best.length === counts.length) return { order: "year-first", proven: true };
  const order = best[0]?.order ?? "day-first";
  if (order === "year-first") return { order, proven: best.length === 1 };
  const other = order === "day-first" ? "month-first" : "day-first";
  const proves = (one: DateOrder, not: DateOrder) =>
    values.find((value) => readDate(value, one) !== undefined && readDate(value, not) === undefined);
  const [own, contrary] = [proves(order, other), proves(other, order)];
  if (own !== undefined && contrary !== undefined) return { order, proven: false, contrary: [own, contrary] };
  return { order, proven: best.length === 1 };
}

function readMonth(name: string): string {
  months ??= nameMonths();
  const folded = foldText(name);
  return String(months.get(folded) ?? months.get(folded.slice(0, 3)) ?? "");
}

function nameMonths(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    for (const style of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month: style, timeZone: "UTC" });
      for (let month = 1; month <= 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2026, month - 1, 2)).find(({ type }) => type === "month");
        const folded = foldText(part?.value ?? "").replace(/[.\d\s]/g, "");
        if (folded !== "" && !names.has(folded)) names.set(folded, month);
      }
    }
  }
  return names;
}

/** Years of two digits are between 1950 and 2049. */
function writeDate(year: string, month: string, day: string): string | undefined {
  const full = year.length === 2 ? (Number(year) < 50 ? `20${year}` : `19${year}`) : year;
  const text = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCDate() === Number(day) && date.getUTCMonth() + 1 === Number(month) ? text : undefined;
}

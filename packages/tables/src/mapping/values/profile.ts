import { readDate } from "./read-date.ts";
import { readNumber } from "./read-number.ts";

/** What the values of a column look like; shares are of the values that are not empty, from 0 to 1. */
export interface Profile {
  /** The number of values that are not empty. */
  readonly count: number;
  readonly email: number;
  readonly url: number;
  readonly phone: number;
  readonly date: number;
  readonly number: number;
  readonly boolean: number;
  /** Values with letters and without digits. */
  readonly words: number;
  /** Different values. */
  readonly different: number;
  /** The different values, without outer spaces; at most 100. */
  readonly values: readonly string[];
}

/** At most this many values of a column are looked at. */
const mostValues = 60;

const email = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
const url =
  /^(https?:\/\/|www\.)\S+$|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|de|fr|es|it|nl|pl|pt|se|eu|co\.uk|com\.br)(\/\S*)?$/i;
const phone = /^(tel:)?[+(]?\d[\d\s()./-]{5,18}\d(\s*(x|ext\.?)\s*\d+)?$/i;
const boolean =
  /^(true|false|yes|no|y|n|t|f|on|off|0|1|x|ja|nein|j|oui|non|o|si|sí|s|sim|não|nao|nee|tak|nie|vero|falso|wahr|falsch|vrai|faux|да|нет|так|ні|evet|hayır|ναι|όχι|はい|いいえ|是|否|예|아니요)$/iu;

/** Describes a sample of the values of a column. */
export function profileValues(sample: readonly string[]): Profile {
  const filled = sample.slice(0, mostValues).flatMap((value) => (value.trim() === "" ? [] : [value.trim()]));
  const values = [...new Set(filled)];
  const share = (test: (value: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  const isDate = (value: string) =>
    readDate(value, "day-first") !== undefined || readDate(value, "month-first") !== undefined;
  return {
    count: filled.length,
    email: share((value) => email.test(value)),
    url: share((value) => url.test(value)),
    phone: share((value) => phone.test(value) && !/^\d{4}-\d\d-\d\d/.test(value) && countDigits(value) >= 7),
    date: share((value) => /\d/.test(value) && !/^\d+$/.test(value) && isDate(value)),
    number: share((value) => readNumber(value, ".") !== undefined || readNumber(value, ",") !== undefined),
    boolean: share((value) => boolean.test(value)),
    words: share((value) => /\p{L}/u.test(value) && !/\d/.test(value) && !value.includes("@")),
    different: filled.length === 0 ? 0 : values.length / filled.length,
    values: values.slice(0, 100),
  };
}

function countDigits(value: string): number {
  return value.replace(/\D/g, "").length;
}

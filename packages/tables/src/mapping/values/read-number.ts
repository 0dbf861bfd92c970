/** The sign between whole and decimal places in the numbers of a file. */
export type DecimalSign = "," | ".";

/** Signs and codes of currencies, before or behind an amount. */
const currency = String.raw`(?:(?:US|AU|CA|HK|NZ|MX|R|A|C|S)?\p{Sc}|[A-Z]{3}|[Kk]r\.?|Rs\.?|Fr\.|zł|Kč|Ft|lei|лв\.?|руб\.?|₽|円|元|원)`;
const amount = new RegExp(
  `^\\(?([+-]?)${currency}?([+-]?)(\\d[\\d.,'’]*)(k|K|M|Mio\\.?|mn)?(?:${currency}|%)?(-?)\\)?$`,
  "u",
);
/** `12,-` and `12.–` have no cents. */
const noCents = /(\d)[.,][-–—]{1,3}(?!\d)/;
const notAscii = /[^\x20-\x7e]/;

/** Numbers of digits only, with or without a fraction. */
const plainNumbers = { ".": /^-?\d+(?:\.\d+)?$/, ",": /^-?\d+(?:,\d+)?$/ } as const;

export function isPlainNumber(text: string, decimal: DecimalSign): boolean {
  return plainNumbers[decimal].test(text);
}

/**
 * A number as a text that every program reads, such as `1234.5`; undefined if the text is not a number. Currencies,
 * percent signs and signs between thousands are removed; brackets and a minus sign at the end make it negative.
 */
export function readNumber(text: string, decimal: DecimalSign): string | undefined {
  if (isPlainNumber(text, decimal)) return decimal === "," ? text.replace(",", ".") : text;
  const trimmed = simplify(text);
  const parts = amount.exec(trimmed);
  if (parts === null) return undefined;
  const [, before, inner, digits = "", factor, after] = parts;
  const thousands = decimal === "," ? "." : ",";
  const plain = digits.replace(/['’]/g, "");
  const [whole = "", places, ...more] = plain.split(decimal);
  if (more.length > 0 || places?.includes(thousands) === true || !isGrouped(whole, thousands))
    return undefined;
  const isNegative =
    before === "-" || inner === "-" || after === "-" || (trimmed.startsWith("(") && trimmed.endsWith(")"));
  const joined = whole.replaceAll(thousands, "");
  const plainText = `${joined}${places === undefined || places === "" ? "" : `.${places}`}`;
  return (isNegative ? "-" : "") + (factor === undefined ? plainText : multiply(plainText, factor));
}

/** A text without spaces, with the digits and signs that all programs know: `１２` and `−5` have others. */
function simplify(text: string): string {
  const known = notAscii.test(text) ? text.normalize("NFKC").replace(/^[−–‒]|[−–‒](?=\d)/gu, "-") : text;
  return known.replace(/\s/g, "").replace(noCents, "$1");
}

/** `1.5k` is 1500. */
function multiply(text: string, factor: string): string {
  const times = /^k$/i.test(factor) ? 1000 : 1_000_000;
  return String(Number((Number(text) * times).toPrecision(15)));
}

/**
 * The decimal sign that explains the most numbers, and whether the values prove it: `1.234` alone may be a thousand.
 * Undefined if no value is a number.
 */
export function findDecimalSign(
  values: readonly string[],
): { decimal: DecimalSign; proven: boolean } | undefined {
  const count = (decimal: DecimalSign) =>
    values.filter((value) => readNumber(value, decimal) !== undefined).length;
  const [points, commas] = [count("."), count(",")];
  if (points === 0 && commas === 0) return undefined;
  if (points !== commas) return { decimal: points > commas ? "." : ",", proven: true };
  // Both signs explain all values: either no value has a sign, or all have one before three digits.
  return { decimal: ".", proven: !values.some((value) => /[.,]/.test(value)) };
}

function isGrouped(whole: string, sign: string): boolean {
  if (!whole.includes(sign)) return /^\d+$/.test(whole);
  // Thousands, and then hundreds of them, as in India.
  if (sign === "," && /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(whole)) return true;
  const [first = "", ...groups] = whole.split(sign);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

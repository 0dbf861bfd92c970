/** The sign between whole and decimal places in the numbers of a file. */
export type DecimalSign = "," | ".";

const amount = /^\(?([+-]?)(?:\p{Sc}|[A-Z]{3})?([+-]?)(\d[\d.,'’]*)(?:\p{Sc}|[A-Z]{3}|%|kr|zł)?(-?)\)?$/u;

/** Numbers of digits only, with or without a fraction. */
const plainNumbers = { ".": /^-?\d+(?:\.\d+)?$/, ",": /^-?\d+(?:,\d+)?$/ } as const;

/**
 * A number as a text that every program reads, such as `1234.5`; undefined if the text is not a number. Currencies,
 * percent signs and signs between thousands are removed; brackets and a minus sign at the end make it negative.
 */
export function readNumber(text: string, decimal: DecimalSign): string | undefined {
  if (plainNumbers[decimal].test(text)) return decimal === "," ? text.replace(",", ".") : text;
  const trimmed = text.replace(/\s/g, "");
  const parts = amount.exec(trimmed);
  if (parts === null) return undefined;
  const [, before, inner, digits = "", after] = parts;
  const thousands = decimal === "," ? "." : ",";
  const plain = digits.replace(/['’]/g, "");
  const [whole = "", places, ...more] = plain.split(decimal);
  if (more.length > 0 || places?.includes(thousands) === true || !isGrouped(whole, thousands))
    return undefined;
  const isNegative =
    before === "-" || inner === "-" || after === "-" || (trimmed.startsWith("(") && trimmed.endsWith(")"));
  const joined = whole.replaceAll(thousands, "");
  return `${isNegative ? "-" : ""}${joined}${places === undefined || places === "" ? "" : `.${places}`}`;
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
  const [first = "", ...groups] = whole.split(sign);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/** A number with the digits of its source. */
interface RawNumber {
  readonly rawJSON: string;
}

/** The functions of ECMAScript for exact numbers, which TypeScript does not know yet. */
const { isRawJSON, rawJSON, parse } = JSON as unknown as {
  isRawJSON(value: unknown): value is RawNumber;
  rawJSON(source: string): RawNumber;
  parse(
    text: string,
    revive?: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
  ): unknown;
};

/** A number that JavaScript writes in another way: with a fraction, an exponent, a negative zero or many digits. */
const inexact = /\d(?:[.eE]|\d{15})|-0/;

/** Parses JSON. Numbers keep the digits of the text: `1.50`, `1e400` and `12345678901234567890` do not change. */
export function parseExactly(text: string): unknown {
  // Reading the digits takes several times as long.
  if (!inexact.test(text)) return parse(text);
  return parse(text, (_, value, { source }) =>
    typeof value === "number" && source !== undefined ? rawJSON(source) : value,
  );
}

/** A parsed value as the text of a cell: empty for null, JSON for lists and objects. */
export function writeExactly(value: unknown): string {
  if (value === null) return "";
  if (isRawJSON(value)) return value.rawJSON;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

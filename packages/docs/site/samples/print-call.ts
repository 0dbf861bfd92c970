import { printValue } from "@data-import/codegen/calls";

/** The longest line of a sample: longer ones would scroll sideways in their column. */
export const sampleWidthCharacters = 72;

/** The code around a call. */
export interface Frame {
  /** The code before it on its line: `const sheets = await `. */
  readonly before?: string;
  /** The code after it: `;`. */
  readonly after?: string;
}

/** A call with its arguments, laid out as formatters do: on one line, around its last argument, or one on each line. */
export function printCall(
  callee: string,
  given: readonly unknown[],
  { before = "", after = ";" }: Frame = {},
): string {
  const options = { width: sampleWidthCharacters, splitsText: true };
  const start = `${before}${callee}(`;
  const short = given.map((value) => printValue(value, { width: Number.POSITIVE_INFINITY }));
  const line = `${start}${short.join(", ")})${after}`;
  if (line.length <= sampleWidthCharacters || given.length === 0) return line;
  const lead = short.slice(0, -1).map((text) => `${text}, `);
  const opening = `${start}${lead.join("")}`;
  if (opening.length < sampleWidthCharacters && isNested(given.at(-1))) {
    // Wider than any line, so that the value takes several lines.
    return `${opening}${printValue(given.at(-1), options, "", sampleWidthCharacters)})${after}`;
  }
  const lines = given.map((value) => `  ${printValue(value, options, "  ", 3)},\n`);
  return `${start}\n${lines.join("")})${after}`;
}

/** Whether the brackets of a value can replace those of the call. */
function isNested(value: unknown): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

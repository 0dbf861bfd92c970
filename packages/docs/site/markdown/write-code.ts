/** Text as code within a line; it may contain backticks. */
export function writeCode(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}

/** A JSON value as code within a line; text without quotes. */
export function writeValue(value: unknown): string {
  return writeCode(typeof value === "string" && value !== "" ? value : JSON.stringify(value));
}

/** A block of code; it may contain backticks. */
export function writeCodeBlock(code: string, language: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** A JSON value as a block of code. */
export function writeJson(value: unknown): string {
  return writeCodeBlock(JSON.stringify(value, null, 2), "json");
}

/** Text of one cell of a table. */
export function writeCell(text: string): string {
  return text
    .trim()
    .replaceAll("|", "\\|")
    .replaceAll(/\s*\n\s*/g, " ");
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

import { createDelimitedReader } from "./delimited.ts";
import type { Row } from "./source.ts";

const delimiters = [",", ";", "\t", "|"] as const;

/** How many rows are used to detect the delimiter, and how many characters. */
const sampleSize = 10;
const sampleLength = 65_536;

/** Reads the rows of a text file. Detects the delimiter if it is not given. */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  given: string | undefined,
): AsyncIterable<readonly Row[]> {
  let reader: ReturnType<typeof createDelimitedReader> | undefined;
  for await (const text of texts) {
    if (text === "") continue;
    reader ??= createDelimitedReader(given ?? detectDelimiter(text));
    yield reader.push(text);
  }
  if (reader !== undefined) yield reader.end();
}

/** The delimiter that splits the most rows into the same number of values. On a tie, the one with more values. */
function detectDelimiter(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const reader = createDelimitedReader(delimiter);
    const rows = [...reader.push(text.slice(0, sampleLength)), ...reader.end()];
    const widths = rows.slice(0, sampleSize).map((row) => row.length);
    const counts = [...new Set(widths)].map((width) => ({
      delimiter,
      width,
      count: width === 1 ? 0 : widths.filter((other) => other === width).length,
    }));
    return counts.reduce((best, one) => (isBetter(one, best) ? one : best), {
      delimiter,
      width: 1,
      count: 0,
    });
  });
  return scores.reduce((best, one) => (isBetter(one, best) ? one : best)).delimiter;
}

function isBetter(one: { width: number; count: number }, other: { width: number; count: number }): boolean {
  return one.count > other.count || (one.count === other.count && one.width > other.width);
}

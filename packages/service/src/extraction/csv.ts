import { createDelimitedReader } from "./delimited.ts";
import { isEmpty } from "./layout/cells.ts";
import type { Delimiter, Row } from "./source.ts";

/** The last ones are of mainframes and of Hive. */
const delimiters = [",", ";", "\t", "|", "~", "^", "\u0001", "\u001F"] as const;

/** How many rows are used to detect the delimiter, and how many characters. */
const sampleSize = 50;
const sampleLength = 65_536;

/**
 * Reads the rows of a text file. Finds the delimiter if it is not given: the first line of some files is `sep=;`.
 * @param tell gets the delimiter when it is known
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  given: string | undefined,
  tell: (delimiter: Delimiter) => void,
): AsyncIterable<readonly Row[]> {
  let reader: ReturnType<typeof createDelimitedReader> | undefined;
  for await (const text of texts) {
    if (text === "") continue;
    if (reader === undefined) {
      const delimiter =
        given === undefined ? findDelimiter(text) : { character: given, confidence: 1, isUsed: true };
      tell(delimiter);
      reader = createDelimitedReader(delimiter.character);
    }
    yield* reader.push(text);
  }
  if (reader !== undefined) yield* reader.end();
}

/** The delimiter that splits the most rows into the same number of values. Commas are also parts of numbers. */
function findDelimiter(text: string): Delimiter {
  const stated = /^"?sep=([^"\r\n])"?\r?\n/i.exec(text)?.[1];
  if (stated !== undefined) return { character: stated, confidence: 1, isUsed: true };
  let best = { character: ",", width: 1, count: 0, rows: 1 };
  for (const character of delimiters) {
    if (!text.includes(character)) continue;
    const reader = createDelimitedReader(character);
    const rows = [...reader.push(text.slice(0, sampleLength)), ...reader.end()]
      .flat()
      .slice(0, sampleSize)
      .filter((row) => row.length > 1 || !isEmpty(row));
    const counts = new Map<number, number>();
    for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    for (const [width, count] of counts) {
      const isMore = count > best.count;
      const isWider = best.character === "," || width > best.width;
      if (isMore || (count === best.count && isWider)) {
        // Titles above the table say nothing about it.
        const from = rows.findIndex(({ length }) => length === width);
        best = { character, width, count, rows: rows.length - from };
      }
    }
  }
  // A file with one column has no delimiter.
  const confidence = best.count === 0 ? 0.5 : best.count / best.rows;
  return { character: best.character, confidence, isUsed: best.count > 0 };
}

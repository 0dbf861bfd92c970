import type { DatabaseSync } from "node:sqlite";
import { BoundedMap, chooseFold, compileLike, readLike } from "@data-import/tables/basics";
import { type RawBuilder, sql } from "kysely";

/** How many compiled patterns are kept: those of one statement. Each may take as much memory as some thousands of texts. */
const keptPatterns = 8;

/** Defines the function of `matchLong` for a connection. */
export function defineMatchLong(database: DatabaseSync): void {
  const tests = new BoundedMap<(text: string) => boolean>({ entries: keptPatterns });
  database.function("match_long", { deterministic: true }, (text, pattern, isCaseSensitive) => {
    const key = `${isCaseSensitive}${pattern}`;
    let test = tests.get(key);
    if (test === undefined) {
      test = compile(String(pattern), isCaseSensitive === 1);
      tests.set(key, test);
    }
    return typeof text === "string" && test(text) ? 1 : 0;
  });
}

/**
 * Whether a text matches a pattern, in a time that grows with the text only. The function is for long patterns: it takes
 * longer than SQLite takes for a short one. Most texts are too short for them, and never get there.
 */
export function matchLong(
  text: RawBuilder<string | null>,
  pattern: string,
  isCaseSensitive: boolean,
): RawBuilder<boolean> {
  // No character takes less than a byte.
  const least = readLike(pattern).filter((part) => part !== "any").length;
  return sql`(octet_length(${text}) >= ${least} and match_long(${text}, ${pattern}, ${isCaseSensitive ? 1 : 0}))`;
}

function compile(pattern: string, isCaseSensitive: boolean): (text: string) => boolean {
  const fold = chooseFold(pattern, isCaseSensitive);
  const matches = compileLike(readLike(fold(pattern)));
  return (text) => matches(fold(text));
}

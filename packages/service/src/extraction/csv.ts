import type { Dialect, FoundDialect } from "./dialect/dialect.ts";
import { createReader, findDialect } from "./dialect/find-dialect.ts";
import type { Row } from "./source.ts";

/**
 * Reads the rows of a text file. Finds out what is not given of its dialect: the first line of some files is `sep=;`.
 * @param preferred the delimiter that the name of the file says, if the text has it
 * @param tell gets the dialect when it is known
 * @param tellFault gets the rows with wrong quotes, counted from 0
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  { preferred, ...given }: Partial<Dialect> & { readonly preferred?: string | undefined },
  tell: (found: FoundDialect) => void,
  tellFault: (row: number) => void,
): AsyncIterable<readonly Row[]> {
  let reader: ReturnType<typeof createReader> | undefined;
  for await (const text of texts) {
    if (text === "") continue;
    if (reader === undefined) {
      const delimiter = preferred !== undefined && text.includes(preferred) ? { delimiter: preferred } : {};
      const found = findDialect(text, { ...delimiter, ...given });
      tell(found);
      reader = createReader(found.dialect, tellFault);
    }
    yield* reader.push(text);
  }
  if (reader !== undefined) yield* reader.end();
}

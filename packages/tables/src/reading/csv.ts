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
  let head = "";
  const start = (isWhole: boolean) => {
    const delimiter = preferred !== undefined && head.includes(preferred) ? { delimiter: preferred } : {};
    const found = findDialect(head, { ...delimiter, ...given }, isWhole);
    tell(found);
    reader = createReader(found.dialect, tellFault);
    return reader.push(head);
  };
  for await (const text of texts) {
    if (text === "") continue;
    if (head === "") {
      // Whether its last row ends there shows only the next piece.
      head = text;
      continue;
    }
    if (reader === undefined) yield* start(false);
    yield* reader?.push(text) ?? [];
  }
  if (head !== "" && reader === undefined) yield* start(true);
  yield* reader?.end() ?? [];
}

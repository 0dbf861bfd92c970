import { SaxesParser } from "saxes";
import { DomainError } from "../../domain/errors.ts";
import { refuseFile } from "./archive.ts";

/** Gets the elements and texts of an XML document. Names have no prefix. */
export interface Scanner {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** The complete text up to the next tag. */
  text?(text: string): void;
  close?(name: string): void;
}

/** The most characters between two tags: the text of a cell has at most 32,767. */
const longestText = 4_194_304;

/** Runs a scanner over XML piece by piece and yields after each piece; throws an `invalid` if it is not XML. */
export async function* scanXml(texts: AsyncIterable<string>, scanner: Scanner): AsyncIterable<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let since = 0;
  parser.on("opentag", ({ name, attributes }) => {
    since = 0;
    scanner.open(withoutPrefix(name), attributes);
  });
  parser.on("text", (text) => scanner.text?.(text));
  parser.on("cdata", (text) => scanner.text?.(text));
  parser.on("closetag", ({ name }) => {
    since = 0;
    scanner.close?.(withoutPrefix(name));
  });
  for await (const text of texts) {
    since += text.length;
    parse(() => parser.write(text));
    if (since > longestText) throw refuseFile();
    yield;
  }
  parse(() => parser.close());
}

/** The same without a pause between the pieces. */
export async function scanWholeXml(texts: AsyncIterable<string>, scanner: Scanner): Promise<void> {
  for await (const _ of scanXml(texts, scanner));
}

function parse(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw error instanceof DomainError ? error : refuseFile(error);
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

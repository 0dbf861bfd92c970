import { SourceMap, type SourceMapPayload } from "node:module";

/** The name of code that is a CommonJS module, in the lines of a stack. */
export const commonJsName = "/agent.cjs";

/** The lines that V8 puts before the body of a function that is made of a text. */
const headerLines = 2;
/** A place in the code of an agent: a CommonJS module has a name, an ES module an address, which Deno shortens. */
const place =
  /(?:\/agent\.cjs(?:, <anonymous>)?|(data:text\/javascript;charset=utf-8,\S{0,400}?)):(\d{1,9}):(\d{1,9})/g;

/**
 * Creates a function that shows in the lines of stacks where the original code is. Without a source map, or if the map is
 * not valid or does not know the place, it is the line of the code as it was deployed, in `/agent.js`.
 */
export function createPlaceReader(sourceMap: string | undefined): (log: string) => string {
  let map: SourceMap | undefined;
  let isRead = false;
  /** Most runs have no error, so that nobody needs the map. */
  const find = (line: number, column: number): string | undefined => {
    if (!isRead) map = readMap(sourceMap);
    isRead = true;
    const found = map?.findOrigin(line, column);
    if (found === undefined || !("fileName" in found) || found.lineNumber === undefined) return undefined;
    return `${found.fileName}:${found.lineNumber}:${found.columnNumber}`;
  };
  return (log) =>
    log.replaceAll(place, (_, address: string | undefined, line: string, column: string) => {
      const own = Number(line) - (address === undefined ? headerLines : 0);
      return find(own, Number(column)) ?? `/agent.js:${own}:${column}`;
    });
}

function readMap(text: string | undefined): SourceMap | undefined {
  if (text === undefined) return undefined;
  try {
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

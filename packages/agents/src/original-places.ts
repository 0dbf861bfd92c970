import { SourceMap, type SourceMapPayload } from "node:module";

/** The name of code that is a CommonJS module, in the lines of a stack. */
export const commonJsName = "/agent.cjs";

/** The lines that V8 puts before the body of a function that is made of a text. */
const headerLines = 2;
/** A place in the code of an agent: a CommonJS module has a name, an ES module an address. */
const place = /(?:\/agent\.cjs(?:, <anonymous>)?|(blob:null\/[0-9a-f-]{36})):(\d{1,9}):(\d{1,9})/g;
/** An address of an ES module without a place, as in an error of an `import`. */
const address = /blob:null\/[0-9a-f-]{36}/g;
/** A line of a stack in the program that runs agents: it names a folder of this machine, and tells the author nothing. */
const ownLine = /\n {4}at [^\n]{0,300}file:\/\/[^\n]{0,1000}\/dist\/child\.js:\d{1,9}:\d{1,9}\)?/g;

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
  const show = (_: string, module: string | undefined, line: string, column: string): string => {
    const own = Number(line) - (module === undefined ? headerLines : 0);
    return find(own, Number(column)) ?? `/agent.js:${own}:${column}`;
  };
  return (log) => log.replaceAll(ownLine, "").replaceAll(place, show).replaceAll(address, "/agent.js");
}

function readMap(text: string | undefined): SourceMap | undefined {
  if (text === undefined) return undefined;
  try {
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

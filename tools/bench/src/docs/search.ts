import { gzipSync } from "node:zlib";
import type { Row } from "../table.ts";
import { formatKibibytes } from "./format-kibibytes.ts";

/** The download size of the search, which a browser loads once. */
export async function* measureSearch(site: ReadonlyMap<string, Buffer>): AsyncGenerator<Row> {
  for (const [claim, pattern] of [
    ["search, index", /^assets\/search-.*\.json$/],
    ["search, script", /^assets\/search-.*\.js$/],
  ] as const) {
    const found = [...site]
      .filter(([path]) => pattern.test(path))
      .map(([, file]) => gzipSync(file, { level: 9 }));
    if (found.length !== 1) throw new Error(`The site has ${found.length} files like ${pattern}.`);
    yield { claim, value: formatKibibytes(found[0]?.byteLength ?? 0), detail: "gzip, at the first use" };
  }
}

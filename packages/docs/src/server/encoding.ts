import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body may travel; the ones that come first win where a browser likes them equally. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** The encoding that an `Accept-Encoding` header likes best, of those that we have. */
export function chooseEncoding(accepted = ""): Encoding {
  const weights = new Map(accepted.split(",").map(readWeight));
  const weigh = (name: Encoding) =>
    // What nobody names is unwanted, but for the body as it is, which always will do.
    weights.get(name) ?? (name === "identity" ? 0.001 : (weights.get("*") ?? 0));
  return encodings.reduce((best, name) => (weigh(name) > weigh(best) ? name : best));
}

/** `gzip;q=0.8` as its name and its weight. */
function readWeight(part: string): [string, number] {
  const [name = "", ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

// Beyond these, each percent of size costs many times the time, and it is spent while somebody waits.
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** A body as it travels in an encoding. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "br" ? compressBrotli(body, brotliOptions) : compressGzip(body, { level: 9 });
}

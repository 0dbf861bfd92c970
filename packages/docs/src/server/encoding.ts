import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The supported encodings; the first one wins if a browser accepts several equally. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** The supported encoding with the highest weight in an `Accept-Encoding` header. */
export function chooseEncoding(accepted = ""): Encoding {
  const weights = new Map(accepted.split(",").map(readWeight));
  const weigh = (name: Encoding) =>
    // An encoding that is not named is not accepted, except `identity`, which is always accepted.
    weights.get(name) ?? (name === "identity" ? 0.001 : (weights.get("*") ?? 0));
  return encodings.reduce((best, name) => (weigh(name) > weigh(best) ? name : best));
}

/** `gzip;q=0.8` as its name and its weight. */
function readWeight(part: string): [string, number] {
  const [name = "", ...parameters] = part
    .toLowerCase()
    .split(";")
    .map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

// With higher levels, each percent of size takes much more time, while a reader waits.
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Encodes a body. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "br" ? compressBrotli(body, brotliOptions) : compressGzip(body, { level: 9 });
}

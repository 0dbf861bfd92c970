import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from "node:zlib";
import { BodyTooLarge } from "../exchange/call.ts";
import { Refusal } from "./refusal.ts";

type Decode = (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array>;

const codings: Readonly<Record<string, Decode>> = {
  gzip: promisify(gunzip) as Decode,
  "x-gzip": promisify(gunzip) as Decode,
  deflate: promisify(inflate) as Decode,
  br: promisify(brotliDecompress) as Decode,
};

/** Decodes the `Content-Encoding` of a body; throws a `BodyTooLarge` instead of returning more than `limit` bytes. */
export async function decodeContent(
  bytes: Uint8Array,
  contentEncoding: string | undefined,
  limit: number,
): Promise<Uint8Array> {
  if (contentEncoding === undefined || bytes.byteLength === 0) return bytes;
  let decoded = bytes;
  // The last coding was applied last.
  for (const name of contentEncoding.split(",").reverse()) {
    const coding = name.trim().toLowerCase();
    if (coding === "identity" || coding === "") continue;
    const decode = Object.hasOwn(codings, coding) ? codings[coding] : undefined;
    if (decode === undefined) {
      const message = `\`${coding}\` is not a supported content encoding; gzip, deflate and br are.`;
      throw new Refusal(415, [{ message, key: "Content-Encoding" }]);
    }
    decoded = await decode(decoded, { maxOutputLength: limit }).catch(
      (error: NodeJS.ErrnoException): never => {
        if (error.code === "ERR_BUFFER_TOO_LARGE") throw new BodyTooLarge();
        throw new Refusal(400, [{ message: `The body is not valid ${coding}.`, key: "Content-Encoding" }]);
      },
    );
  }
  return decoded;
}

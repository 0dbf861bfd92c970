import { platform } from "#platform";
import { BodyTooLarge, type HttpRequest, joinBytes } from "../exchange/http.ts";
import { HttpError } from "./http-error.ts";

/** Reads a `Content-Encoding`; undefined if the body has none. Rejects unknown codings, and more than one. */
export function findCoding(contentEncoding: string | undefined): string | undefined {
  const names = (contentEncoding ?? "").split(",").map((name) => name.trim().toLowerCase());
  const [coding, ...others] = names.filter((name) => name !== "" && name !== "identity");
  if (coding === undefined) return undefined;
  if (others.length > 0) throw refuse("A body may have only one content encoding");
  if (!Object.hasOwn(platform.decoders, coding))
    throw refuse(`The content encoding \`${coding}\` is not supported`);
  return coding;
}

function refuse(reason: string): HttpError {
  const names = Object.keys(platform.decoders).filter((name) => !name.startsWith("x-"));
  const list = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  return new HttpError(415, [
    { message: `${reason}; use ${list}.`, key: "Content-Encoding", code: "content_encoding_unsupported" },
  ]);
}

/** Decodes the `Content-Encoding` of a body; throws a `BodyTooLarge` as soon as there are more than `limit` bytes. */
export async function decodeContent(
  call: HttpRequest,
  bytes: Uint8Array,
  limit: number,
): Promise<Uint8Array> {
  const coding = findCoding(call.headers["content-encoding"]);
  const decode = coding === undefined ? undefined : platform.decoders[coding];
  if (decode === undefined || bytes.byteLength === 0) return bytes;
  const decoded: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of decode(bytes)) {
      length += chunk.byteLength;
      if (length > limit) throw new BodyTooLarge();
      call.holdMemory?.(chunk.byteLength);
      decoded.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof HttpError) throw error;
    const message = `The body is not valid ${coding}.`;
    throw new HttpError(400, [{ message, key: "Content-Encoding", code: "body_malformed" }]);
  }
  return joinBytes(decoded, length);
}

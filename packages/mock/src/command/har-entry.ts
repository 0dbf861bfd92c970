import type { HttpResponse } from "@data-import/front";
import { http } from "@data-import/front/node";
import type { RecordedRequest, UnmatchedRequest } from "../control/recorded-request.ts";

/** Headers with secrets; their values are never written. */
const secret = /^((proxy-)?authorization|(set-)?cookie)$|token|secret|password|api-?key/;

/** A request and its response as an entry of a HAR 1.2 file. Bodies that are not UTF-8 text are base64. */
export function writeEntry(
  request: RecordedRequest | UnmatchedRequest,
  reply: HttpResponse | undefined,
  origin: string,
): object {
  const { startedAt, durationMs, fault, operationId } = request;
  const comment = [operationId, fault === undefined ? undefined : `fault: ${fault}`]
    .filter(Boolean)
    .join(", ");
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: durationMs,
    request: writeRequest(request, origin),
    response: writeResponse(reply),
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...(comment !== "" && { comment }),
  };
}

function writeRequest(request: RecordedRequest | UnmatchedRequest, origin: string): object {
  const { method, path, search, headers, bytes } = request;
  const length = headers["content-length"];
  const { text, encoding } = writeText(bytes);
  return {
    method,
    url: `${headers["host"] === undefined ? origin : `http://${headers["host"]}`}${path}${search}`,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: writeHeaders(headers),
    queryString: [...new URLSearchParams(search)].map(([name, value]) => ({ name, value })),
    // The standard has no property for bytes in a request, but allows custom names with an underscore.
    ...(bytes.byteLength > 0 && {
      postData: { mimeType: headers["content-type"] ?? "", text, ...(encoding && { _encoding: encoding }) },
    }),
    headersSize: -1,
    bodySize: length === undefined ? bytes.byteLength : Number(length),
  };
}

function writeResponse(reply: HttpResponse | undefined): object {
  const { status = 0, headers = {}, body = null } = reply ?? {};
  const isStream = body instanceof ReadableStream;
  const bytes = body === null || isStream ? Buffer.alloc(0) : Buffer.from(body);
  return {
    status,
    statusText: http.STATUS_CODES[status] ?? "",
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: writeHeaders(headers),
    content: {
      size: bytes.byteLength,
      mimeType: headers["content-type"] ?? "",
      ...(bytes.byteLength > 0 && writeText(bytes)),
      ...(isStream && { comment: "The body was a stream; it is not recorded." }),
    },
    redirectURL: headers["location"] ?? "",
    headersSize: -1,
    bodySize: isStream ? -1 : bytes.byteLength,
  };
}

function writeHeaders(headers: Readonly<Record<string, string | undefined>>): object[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: secret.test(name) ? "[redacted]" : value }],
  );
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function writeText(bytes: Uint8Array): { readonly text: string; readonly encoding?: "base64" } {
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return { text: Buffer.from(bytes).toString("base64"), encoding: "base64" };
  }
}

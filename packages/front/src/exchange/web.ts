import {
  BodyTooLarge,
  type HttpRequest,
  type HttpResponse,
  joinBytes,
  noBytes,
  streamBytes,
} from "./http.ts";

const encoder = new TextEncoder();

/** Reads the arguments of `fetch` as a call; throws the same errors as `fetch`. */
export function readFetch(input: Request | string | URL, init?: RequestInit): HttpRequest {
  if (input instanceof Request && init === undefined) return readWebRequest(input);
  return readPlain(input, init) ?? readWebRequest(new Request(input, init));
}

const plainMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Reads an address and a text without creating a Request, which takes longer than all other steps; undefined if
 * that would say more. What else `fetch` can be told (`cache`, `mode`) says how to send, not what.
 */
function readPlain(input: Request | string | URL, init: RequestInit = {}): HttpRequest | undefined {
  const { method = "GET", body = null, signal } = init;
  const isPlain =
    !(input instanceof Request) &&
    plainMethods.includes(method) &&
    (body === null || (typeof body === "string" && method !== "GET" && method !== "HEAD"));
  const url = isPlain ? URL.parse(String(input)) : null;
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  const headers = Object.fromEntries(new Headers(init.headers));
  if (body !== null) headers["content-type"] ??= "text/plain;charset=UTF-8";
  const bytes = body === null ? noBytes : encoder.encode(body as string);
  return {
    method,
    pathname: url.pathname,
    search: url.search,
    headers,
    ...(signal && { signal }),
    async readBody(limit) {
      if (bytes.byteLength > limit) throw new BodyTooLarge();
      return bytes;
    },
    openBody: () => streamBytes(bytes),
  };
}

/** Reads the web's `Request` as a call. */
export function readWebRequest(request: Request): HttpRequest {
  const { method, url, signal } = request;
  // A Request has a normalized URL; parsing it again would be half of the work here.
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const fragment = url.indexOf("#");
  const end = fragment === -1 ? url.length : fragment;
  const query = url.indexOf("?");
  const pathEnd = query === -1 || query > end ? end : query;
  return {
    method,
    pathname: url.slice(start, pathEnd),
    search: url.slice(pathEnd, end),
    headers: Object.fromEntries(request.headers),
    signal,
    readBody: async (limit) => (request.body === null ? noBytes : gatherStream(request.body, limit)),
    // A body that is not read to its end is not canceled: for the body of a form, Node would throw an uncaught error.
    openBody: () => request.body?.values({ preventCancel: true }) ?? streamBytes(noBytes),
  };
}

/** Reads a body, and stops as soon as it is longer than `limit`. It uses a reader, because an iterator is slower. */
async function gatherStream(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = body.getReader();
  const gathered: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(gathered, length);
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw new BodyTooLarge();
    }
    gathered.push(value);
  }
}

const withoutBody = new Set([101, 204, 205, 304]);

/** Turns a reply into the web's `Response`. */
export function writeWebResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(withoutBody.has(status) ? null : body, { status, headers });
}

/** Reads the web's `Response` as a reply; its body stays a stream. */
export function readWebResponse({ status, headers, body }: Response): HttpResponse {
  return { status, headers: Object.fromEntries(headers), body };
}

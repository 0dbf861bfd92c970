import { type Call, gatherBytes, noBytes, type Reply } from "./call.ts";

/** Reads the web's `Request` as a call. */
export function readWebRequest(request: Request): Call {
  const { method, url, signal } = request;
  // A Request holds its address as the URL standard writes it; taking it apart again would be half of the work here.
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
    readBody: async (limit) => (request.body === null ? noBytes : gatherBytes(request.body, limit)),
  };
}

const withoutBody = new Set([101, 204, 205, 304]);

/** Turns a reply into the web's `Response`. */
export function writeWebResponse({ status, headers, body }: Reply): Response {
  return new Response(withoutBody.has(status) ? null : body, { status, headers });
}

/** Reads the web's `Response` as a reply; its body stays a stream. */
export function readWebResponse({ status, headers, body }: Response): Reply {
  return { status, headers: Object.fromEntries(headers), body };
}

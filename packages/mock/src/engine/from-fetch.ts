import type { HttpRequest, HttpResponse } from "@data-import/front";
import { noBytes, readMediaType } from "@data-import/front";
import { isJson } from "./described.ts";

/** A function like `fetch` that responds behind the mock: a service in this process, or a fake. */
export type FetchEngine = (request: Request) => Response | Promise<Response>;

/** Passes a request to an engine with the same bytes; resolves to the response, and reads its body if it is JSON. */
export async function askEngine(
  engine: FetchEngine,
  origin: string,
  call: HttpRequest,
  bytes: Uint8Array = noBytes,
): Promise<HttpResponse> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(call.headers)) {
    // These headers describe the encoded body, but the mock has decoded it.
    if (value !== undefined && !["content-length", "content-encoding", "transfer-encoding"].includes(name)) {
      headers.set(name, value);
    }
  }
  const request = new Request(`${origin}${call.pathname}${call.search}`, {
    method: call.method,
    headers,
    ...(bytes.byteLength > 0 && { body: bytes }),
    ...(call.signal && { signal: call.signal }),
  });
  const response = await engine(request);
  const reply = { status: response.status, headers: Object.fromEntries(response.headers) };
  if (response.body === null) return { ...reply, body: null };
  if (!isJson(readMediaType(reply.headers["content-type"]))) return { ...reply, body: response.body };
  return { ...reply, body: new Uint8Array(await response.arrayBuffer()) };
}

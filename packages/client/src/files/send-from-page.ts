import type { Next } from "../core/hooks.ts";

// Loaded by `upload` in browsers only. It uses other code of the client only through its arguments.

/** The part of XMLHttpRequest that is used here. Its type is not in the types of Node, which the tests are checked with. */
interface PageRequest {
  readonly readyState: number;
  readonly response: ArrayBuffer;
  readonly responseURL: string;
  readonly status: number;
  readonly statusText: string;
  readonly upload: { onprogress: (event: { readonly loaded: number }) => void };
  responseType: "arraybuffer";
  withCredentials: boolean;
  onreadystatechange: () => void;
  onprogress: () => void;
  onload: () => void;
  onerror: () => void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: Blob): void;
  abort(): void;
}

/** The value of `readyState` when the headers of the response are there. */
const headersReceivedState = 2;

/** How the client sends requests. */
export interface PageFetch {
  readonly fetch: Next;
  /** Whether that is the `fetch` of the browser, which XMLHttpRequest can take the place of. */
  readonly isGlobal: boolean;
}

/**
 * Sends the request of a browser and reports how many bytes of its body were sent. Only
 * XMLHttpRequest can report them in steps. Without it (in a service worker, or with another `fetch`), they are reported
 * together when the response arrives.
 * @param onSent may be called with more bytes than the body has
 */
export async function sendFromPage(
  { fetch, isGlobal }: PageFetch,
  request: Request,
  onSent: (bytes: number) => void,
): Promise<Response> {
  // XMLHttpRequest always follows redirects, and always sends the cookies of the own origin.
  const replaceable = request.redirect === "follow" && request.credentials !== "omit";
  const { XMLHttpRequest } = globalThis as object as { XMLHttpRequest?: new () => PageRequest };
  if (isGlobal && XMLHttpRequest && replaceable) {
    return sendWithSteps(new XMLHttpRequest(), request, await request.blob(), onSent);
  }
  const response = await fetch(request);
  onSent(Infinity);
  return response;
}

/** Resolves and rejects as `fetch` does: the response is there before its body. */
function sendWithSteps(
  xhr: PageRequest,
  { method, url, headers, credentials, signal }: Request,
  body: Blob,
  onSent: (bytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let received: ReadableStreamDefaultController | undefined;
    const fail = (reason: unknown) => {
      reject(reason);
      received?.error(reason);
      xhr.abort();
    };
    const onAbort = () => fail(signal.reason);

    xhr.open(method, url);
    xhr.responseType = "arraybuffer";
    xhr.withCredentials = credentials === "include";
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded }) => {
      try {
        onSent(loaded);
      } catch (error) {
        fail(error);
      }
    };
    xhr.onreadystatechange = () => {
      if (xhr.readyState !== headersReceivedState) return;
      const stream = new ReadableStream({
        start(controller) {
          received = controller;
        },
        cancel: () => xhr.abort(),
      });
      resolve(readResponse(xhr, stream));
    };
    // An empty chunk ends the idle time-out of a response that arrives slowly.
    xhr.onprogress = () => received?.enqueue(new Uint8Array());
    xhr.onload = () => {
      received?.enqueue(new Uint8Array(xhr.response));
      received?.close();
    };
    xhr.onerror = () => fail(new TypeError("The connection failed, or CORS does not allow the request"));
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    else xhr.send(body);
  });
}

function readResponse(xhr: PageRequest, stream: ReadableStream): Response {
  const { status, statusText, responseURL } = xhr;
  const headers = new Headers();
  for (const [, name = "", value = ""] of xhr.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)) {
    headers.append(name, value);
  }
  // `Response` does not take a body with these.
  const empty = [204, 205, 304].includes(status);
  const response = new Response(empty ? null : stream, { status, statusText, headers });
  return Object.defineProperty(response, "url", { value: responseURL });
}

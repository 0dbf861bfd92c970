import { type PreparedRequest, readRequest } from "../core/build-request.ts";

/** The options with which openapi-fetch makes a request: those of `fetch`, and one of ours. */
export interface RequestOptions extends RequestInit {
  /** Whether middleware will read the request. */
  readonly inspected?: boolean;
}

/** Makes the requests of openapi-fetch, and stores their options. */
export interface RequestMaker {
  /** The class of requests for openapi-fetch. */
  readonly Request: typeof Request;
  /** Reads a request: the prepared request, which every attempt uses, and the caller's signal. */
  read(request: Request): Promise<{ prepared: PreparedRequest; signal: AbortSignal | undefined }>;
}

/** Creates a maker of requests. */
export function createRequestMaker(): RequestMaker {
  const made = new WeakMap<object, RequestOptions>();

  function MakeRequest(url: string, init: RequestOptions): object {
    // Every attempt makes its own request. One more, which nothing reads, would cost a third of a call.
    const request = init.inspected ? new Request(url, init) : { url, headers: init.headers };
    made.set(request, init);
    return request;
  }
  // openapi-fetch checks with `instanceof` whether middleware returned a request.
  MakeRequest.prototype = Request.prototype;

  return {
    Request: MakeRequest as unknown as typeof Request,
    async read(request) {
      const init = made.get(request);
      if (!init) return { prepared: await readRequest(request), signal: request.signal };
      const { method = "GET", body, redirect, signal } = init;
      const headers = Object.fromEntries(request.headers);
      // `fetch` sets the Content-Type of form parts, because it chooses the boundary.
      if (body instanceof FormData) delete headers["content-type"];
      return {
        prepared: { url: request.url, method, headers, body, redirect, init },
        signal: signal ?? undefined,
      };
    },
  };
}

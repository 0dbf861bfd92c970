import { type PreparedRequest, readRequest } from "../core/build-request.ts";

/** What openapi-fetch makes a request with, beside the options of `fetch`. */
export interface RequestOptions extends RequestInit {
  /** Whether middleware will look at the request. */
  readonly inspected?: boolean;
}

/** Makes the requests of openapi-fetch, and knows what they were made with. */
export interface RequestMaker {
  /** What openapi-fetch takes for the class of requests. */
  readonly Request: typeof Request;
  /** What the request is made of: the caller's signal, and a draft to make it again for every try. */
  read(request: Request): Promise<{ prepared: PreparedRequest; signal: AbortSignal | undefined }>;
}

/** Creates a maker of requests. */
export function createRequestMaker(): RequestMaker {
  const made = new WeakMap<object, RequestOptions>();

  function MakeRequest(url: string, init: RequestOptions): object {
    // Every try makes a request of its own. One more, which nobody looks at, would cost a third of a call.
    const request = init.inspected ? new Request(url, init) : { url, headers: init.headers };
    made.set(request, init);
    return request;
  }
  // openapi-fetch asks of what middleware returns whether it is an instance of this.
  MakeRequest.prototype = Request.prototype;

  return {
    Request: MakeRequest as unknown as typeof Request,
    async read(request) {
      const init = made.get(request);
      if (!init) return { prepared: await readRequest(request), signal: request.signal };
      const { method = "GET", body, redirect, signal } = init;
      const headers = Object.fromEntries(request.headers);
      // `fetch` says by itself what form parts are, because it chooses what divides them.
      if (body instanceof FormData) delete headers["content-type"];
      return {
        prepared: { url: request.url, method, headers, body, redirect, init },
        signal: signal ?? undefined,
      };
    },
  };
}

import { createTranslateAddress } from "../bridge/translate-address.ts";
import type { Mock } from "../create-mock.ts";

/** The options of a route. */
export interface RouteOptions {
  /** The address of the service that the page calls. The default is the address of the mock. */
  readonly baseUrl?: string | URL | undefined;
}

/** The used methods of a page or a browser context of `playwright`, `playwright-core` or `@playwright/test`. */
export interface Routable {
  /** Calls `handle` for each request whose address matches. */
  route(matches: (url: URL) => boolean, handle: (route: InterceptedRoute) => Promise<void>): Promise<unknown>;
}

/** The used methods of an intercepted request. */
export interface InterceptedRoute {
  /** The request of the page. */
  request(): {
    url(): string;
    method(): string;
    allHeaders(): Promise<{ [name: string]: string }>;
    postDataBuffer(): Uint8Array | null;
  };
  /** The body is a Buffer of Node, a type that some users of these declarations do not have. */
  fulfill(response: { status: number; headers: { [name: string]: string }; body: never }): Promise<void>;
  /** Ends the request without a response. */
  abort(reason: string): Promise<void>;
}

/** Makes the mock respond to all requests below `baseUrl` of a page, or of all pages of a context. */
export async function routeMock(
  page: Routable,
  mock: Mock,
  { baseUrl = mock.url }: RouteOptions = {},
): Promise<void> {
  const translate = createTranslateAddress(mock, baseUrl);
  await page.route(
    ({ href }) => translate(href) !== undefined,
    async (route) => {
      const request = route.request();
      const response = await ask(mock, translate(request.url()) ?? request.url(), request);
      await (response ? route.fulfill(response) : route.abort("connectionreset"));
    },
  );
}

/** The response of the mock, or undefined if a fault resets the connection before or during the response. */
async function ask(
  mock: Mock,
  address: string,
  request: ReturnType<InterceptedRoute["request"]>,
): Promise<Parameters<InterceptedRoute["fulfill"]>[0] | undefined> {
  const body = request.postDataBuffer();
  try {
    const headers = await request.allHeaders();
    const init = { method: request.method(), headers, ...(body && { body }) };
    const response = await mock.fetch(address, init);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()) as never,
    };
  } catch {
    return undefined;
  }
}

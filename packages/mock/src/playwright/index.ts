import { createTranslateAddress } from "../bridge/translate-address.ts";
import type { Mock } from "../create-mock.ts";

/** Where requests for the mock go to. */
export interface RouteOptions {
  /** The address of the service that the page calls; that of the mock unless given. */
  readonly baseUrl?: string | URL;
}

/** What is used of a page or a browser context, whether of `playwright`, `playwright-core` or `@playwright/test`. */
export interface Routable {
  route(matches: (url: URL) => boolean, handle: (route: InterceptedRoute) => Promise<void>): Promise<unknown>;
}

/** What is used of an intercepted request. */
export interface InterceptedRoute {
  request(): {
    url(): string;
    method(): string;
    allHeaders(): Promise<{ [name: string]: string }>;
    postDataBuffer(): Uint8Array | null;
  };
  /** The body is Node's Buffer, which is not known to everybody who reads these declarations. */
  fulfill(response: { status: number; headers: { [name: string]: string }; body: never }): Promise<void>;
  abort(reason: string): Promise<void>;
}

/** Lets the mock answer every request of a page, or of all pages of a context, below `baseUrl`. */
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

/** The answer of the mock, or none where a fault resets the connection, before the answer or in the middle of it. */
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

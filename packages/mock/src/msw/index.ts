import { type HttpHandler, HttpResponse, http } from "msw";
import { createTranslateAddress, readBase } from "../bridge/translate-address.ts";
import type { Mock } from "../create-mock.ts";

/** The options of handlers. */
export interface HandlerOptions {
  /** One or more addresses of the service that the code under test calls. The default is the address of the mock. */
  readonly baseUrl?: string | URL | readonly (string | URL)[] | undefined;
}

/** Creates handlers for Mock Service Worker, one for each address. The mock responds to all requests below `baseUrl`. */
export function createHandlers(mock: Mock, { baseUrl = mock.url }: HandlerOptions = {}): HttpHandler[] {
  const addresses = [baseUrl].flat() as (string | URL)[];
  return addresses.map((address) => {
    const translate = createTranslateAddress(mock, address);
    // The first versions of msw 2 take no function here.
    const pattern = new RegExp(`^${readBase(address).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}/`);
    return http.all(pattern, async ({ request }) => {
      try {
        return await mock.fetch(new Request(translate(request.url) ?? request.url, request));
      } catch {
        // A fault reset the connection, or the caller aborted: there is no response.
        return HttpResponse.error();
      }
    });
  });
}

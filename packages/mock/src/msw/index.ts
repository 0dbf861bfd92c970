import { type HttpHandler, HttpResponse, http } from "msw/http";
import { createTranslateAddress } from "../bridge/translate-address.ts";
import type { Mock } from "../create-mock.ts";

/** Where requests for the mock go to. */
export interface HandlerOptions {
  /** The address of the service that the code under test calls, or several; that of the mock unless given. */
  readonly baseUrl?: string | URL | readonly (string | URL)[];
}

/** Handlers for Mock Service Worker that let the mock answer every request below `baseUrl`: one for each address. */
export function createHandlers(mock: Mock, { baseUrl = mock.url }: HandlerOptions = {}): HttpHandler[] {
  const addresses = [baseUrl].flat() as (string | URL)[];
  return addresses.map((address) => {
    const translate = createTranslateAddress(mock, address);
    return http.all(
      ({ request }) => translate(request.url) !== undefined,
      async ({ request }) => {
        try {
          return await mock.fetch(new Request(translate(request.url) ?? request.url, request));
        } catch {
          // A fault that resets the connection, or a caller who left: for both there is no answer.
          return HttpResponse.error();
        }
      },
    );
  });
}

import { type Core, createCore } from "../../src/core/core.ts";
import type { ClientOptions } from "../../src/core/types.ts";

/** A core over a function instead of the network. */
export function createTestCore(
  respond: (url: URL, request: Request) => Response | Promise<Response>,
  options: ClientOptions = {},
): Core {
  return createCore({
    baseUrl: "http://service.test/v1",
    token: "t",
    fetch: async (request) => respond(new URL(request.url), request),
    ...options,
  });
}

/** Everything that an iterable yields. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

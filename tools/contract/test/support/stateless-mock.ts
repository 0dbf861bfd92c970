import { createMock } from "@data-import/mock";
import type { Target } from "../../src/target.ts";

const bodyLimit = 1_048_576;

/** A mock as a target; `tamper` can change its responses. */
export function createMockTarget(
  tamper: (response: Response, request: Request) => Response | Promise<Response> = (response) => response,
): Target {
  const mock = createMock({ bodyLimit, formLimit: bodyLimit });
  return {
    baseUrl: mock.url,
    fetch: async (request) => tamper(await mock.fetch(request), request),
    level: "shape",
    auth: { token: "di_test_token" },
    bodyLimit,
  };
}

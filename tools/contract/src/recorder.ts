import { findOperation } from "@data-import/spec/read";
import type { Coverage } from "./coverage.ts";
import { operations } from "./description.ts";
import { readBytes } from "./read-bytes.ts";
import type { Target } from "./target.ts";
import { type ReceivedResponse, validateFailure, validateResponse } from "./validate/response.ts";

/** After this time the recorder stops waiting for a response: far longer than any takes on a busy machine. */
const timeoutInMilliseconds = 30_000;

/** Sends the requests of a check to its target, records every response, and validates it against the description. */
export interface Recorder {
  /** Sends a request like `fetch`; rejects if no response comes in time. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends a request; gives the response, read to its end, and its faults. */
  send(request: Request): Promise<ReceivedResponse & { readonly faults: readonly string[] }>;
  /** Throws if a response to a request through `fetch` did not follow the description. */
  assertValid(): void;
}

/** Creates a recorder for one target. */
export function createRecorder(
  target: Target,
  coverage: Coverage,
  timeout: number = timeoutInMilliseconds,
): Recorder {
  const { pathname: basePath } = new URL(target.baseUrl);
  const fetchTarget = target.fetch ?? globalThis.fetch;
  const faults: string[] = [];

  async function send(request: Request): ReturnType<Recorder["send"]> {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const operation = pathname.startsWith(`${basePath}/`)
      ? findOperation(operations, method, pathname.slice(basePath.length))
      : undefined;
    const received = await waitForResponse(timeout, `${method} ${pathname}`, async () => {
      const response = await fetchTarget(request);
      const bytes = await readBytes(response);
      return { status: response.status, headers: response.headers, bytes };
    });
    if (operation) coverage.note(operation, received.status);
    return { ...received, faults: validateReceived(method, operation, received) };
  }

  return {
    send,
    async fetch(request) {
      const { status, headers, bytes, faults: found } = await send(request);
      faults.push(...found.map((fault) => `${request.method} ${request.url}: ${fault}`));
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
    },
    assertValid() {
      if (faults.length > 0)
        throw new Error(`Responses that the description does not allow:\n${faults.join("\n")}`);
    },
  };
}

function validateReceived(
  method: string,
  operation: ReturnType<typeof findOperation>,
  received: ReceivedResponse,
): string[] {
  if (method === "HEAD") return received.bytes.byteLength > 0 ? ["the response to HEAD has a body"] : [];
  if (operation) return validateResponse(operation, received);
  return method === "OPTIONS" && received.status < 300 ? [] : validateFailure(received);
}

/** No response came within the time limit. */
export class NoResponseError extends Error {
  override readonly name = "NoResponseError";
}

async function waitForResponse<Result>(
  timeout: number,
  what: string,
  act: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new NoResponseError(`No response to ${what} in ${timeout} ms.`)),
      timeout,
    );
  });
  try {
    return await Promise.race([act(), late]);
  } finally {
    clearTimeout(timer);
  }
}

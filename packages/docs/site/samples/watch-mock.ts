import { createMock } from "@data-import/mock";

/** The mock's response to one request. */
export interface MockResponse {
  readonly status: number;
  /** Absent if no operation was found. */
  readonly operationId?: string | undefined;
  /** Why it rejected the request; empty if it accepted it. */
  readonly refusals: readonly string[];
}

/** A mock on a port, for one program at a time. */
export interface WatchedMock {
  readonly url: string;
  /** The responses since the last call of this method. */
  takeResponses(): readonly MockResponse[];
  close(): Promise<void>;
}

/** Starts a mock that stores its responses. */
export async function watchMock(): Promise<WatchedMock> {
  let responses: MockResponse[] = [];
  const mock = createMock({
    onAnswer({ status, operationId, violations }) {
      responses.push({ status, operationId, refusals: violations.map(({ message }) => message) });
    },
  });
  const { url, close } = await mock.listen();
  return {
    url,
    takeResponses() {
      const taken = responses;
      responses = [];
      return taken;
    },
    close,
  };
}

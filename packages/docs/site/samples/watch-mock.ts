import { createMock } from "@data-import/mock";

/** What the mock answered to one request. */
export interface Answer {
  readonly status: number;
  /** Absent where no operation was found. */
  readonly operationId?: string | undefined;
  /** Why it refused the request; empty where it did not. */
  readonly refusals: readonly string[];
}

/** A mock on a port, for one program at a time. */
export interface WatchedMock {
  readonly url: string;
  /** What it answered since it was last asked. */
  takeAnswers(): readonly Answer[];
  close(): Promise<void>;
}

/** Starts a mock that remembers what it answered. */
export async function watchMock(): Promise<WatchedMock> {
  let answers: Answer[] = [];
  const mock = createMock({
    onAnswer({ status, operationId, violations }) {
      answers.push({ status, operationId, refusals: violations.map(({ message }) => message) });
    },
  });
  const { url, close } = await mock.listen();
  return {
    url,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    close,
  };
}

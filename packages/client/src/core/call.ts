import { isApiError } from "./errors/guards.ts";
import type { AnyHttpFailure, Call, Failure, Ok, Outcome } from "./results.ts";

/**
 * A call that runs `start` once, on first use.
 * @param readResponse the answer as it came; it may run the call
 * @param explain says what else than our errors was thrown, so that `result()` never rejects
 */
export function createCall<T, E = AnyHttpFailure>(
  start: () => Promise<Ok<T>>,
  readResponse: (run: () => Promise<Ok<T>>) => Promise<Response>,
  explain: (error: unknown) => Failure["error"],
): Call<T, E> {
  let running: Promise<Ok<T>> | undefined;
  const run = () => {
    running ??= start();
    return running;
  };
  const read = () => run().then(({ data }) => data);
  return {
    // biome-ignore lint/suspicious/noThenProperty: a call is a promise that starts when somebody waits for it.
    then: (onValue, onError) => read().then(onValue, onError),
    catch: (onError) => read().catch(onError),
    finally: (onEnd) => read().finally(onEnd),
    withResponse: run,
    result: () =>
      run().catch((error) =>
        isApiError(error)
          ? { ...error.info, ok: false, error }
          : { ok: false, status: 0, error: explain(error) },
      ) as Promise<Outcome<T, E>>,
    response: () => readResponse(run),
    [Symbol.toStringTag]: "Call",
  };
}

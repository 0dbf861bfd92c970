import { isApiError } from "./errors/guards.ts";
import type { AnyHttpFailure, Call, Failure, Ok, Outcome } from "./results.ts";

/**
 * Creates a call that runs `start` once, on first use.
 * @param readResponse resolves to the unread response; it may run the call
 * @param explain turns errors of other code into errors of this package, so that `result()` never rejects
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
    // biome-ignore lint/suspicious/noThenProperty: a call is a promise that starts when it is first awaited.
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

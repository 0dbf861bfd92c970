import { ignore } from "./clock.ts";
import type { ApiError } from "./errors/api-error.ts";
import { codeOf } from "./errors/brand.ts";
import type { AnyHttpFailure, Call, Failure, Ok, Outcome } from "./results.ts";

/**
 * Starts a call.
 * @param readResponse resolves to the unread response of the running call
 * @param explain turns errors of other code into errors of this package, so that `result()` never rejects
 */
export function createCall<T, E = AnyHttpFailure>(
  running: Promise<Ok<T>>,
  readResponse: () => Promise<Response>,
  explain: (error: unknown) => Failure["error"],
): Call<T, E> {
  // Made for each use: a program that takes only the result must not get the rejection of another promise.
  const read = () => running.then(({ data }) => data);
  return {
    // biome-ignore lint/suspicious/noThenProperty: a call is a promise with other ways to read it.
    then: (onValue, onError) => read().then(onValue, onError),
    catch: (onError) => read().catch(onError),
    finally: (onEnd) => read().finally(onEnd),
    withResponse: () => running,
    result: () =>
      running.catch((error) =>
        codeOf(error) === "api"
          ? { ...(error as ApiError).info, ok: false, error }
          : { ok: false, status: 0, error: explain(error) },
      ) as Promise<Outcome<T, E>>,
    response: () => {
      // A failure has a response, too.
      running.catch(ignore);
      return readResponse();
    },
    [Symbol.toStringTag]: "Call",
  };
}

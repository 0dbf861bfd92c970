import type { Call } from "../core/types.ts";

/** The same call with its answer read in another way, once; it starts when the call does. */
export function mapCall<Data, Result, Fault extends { readonly ok: false }>(
  call: Call<Data, Fault>,
  read: (data: Data) => Result,
): Call<Result, Fault> {
  let mapped: Promise<Result> | undefined;
  const once = () => {
    mapped ??= call.then(read);
    return mapped;
  };
  return {
    // biome-ignore lint/suspicious/noThenProperty: a call is a promise that starts when somebody waits for it.
    then: (onValue, onError) => once().then(onValue, onError),
    catch: (onError) => once().catch(onError),
    finally: (onEnd) => once().finally(onEnd),
    result: async () => {
      const outcome = await call.result();
      return outcome.ok ? { ...outcome, data: await once() } : outcome;
    },
    withResponse: async () => ({ ...(await call.withResponse()), data: await once() }),
    response: () => call.response(),
    [Symbol.toStringTag]: "Call",
  };
}

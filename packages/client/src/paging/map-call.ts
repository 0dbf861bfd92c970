import type { Call } from "../core/types.ts";

/**
 * A call with its data mapped once.
 * @param open returns the original call, the same one every time; it is called when the new call is first used
 */
export function mapCall<Data, Result, Fault extends { readonly ok: false }>(
  open: () => Call<Data, Fault>,
  read: (data: Data) => Result,
): Call<Result, Fault> {
  let mapped: Promise<Result> | undefined;
  const once = () => {
    mapped ??= open().then(read);
    return mapped;
  };
  return {
    // biome-ignore lint/suspicious/noThenProperty: a call is a promise with other ways to read it.
    then: (onValue, onError) => once().then(onValue, onError),
    catch: (onError) => once().catch(onError),
    finally: (onEnd) => once().finally(onEnd),
    result: async () => {
      const outcome = await open().result();
      return outcome.ok ? { ...outcome, data: await once() } : outcome;
    },
    withResponse: async () => ({ ...(await open().withResponse()), data: await once() }),
    response: () => open().response(),
    [Symbol.toStringTag]: "Call",
  };
}

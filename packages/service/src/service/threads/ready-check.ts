/** How long another thread may take to respond. */
const usualTimeoutMs = 5000;

/**
 * Creates the check whether another thread works: it rejects as long as a response is late, and resolves again with the first
 * one that arrives. A thread that is held does not get more questions.
 * @param ask asks the thread once; rejects if the thread cannot work
 */
export function createReadyCheck(
  ask: () => Promise<unknown>,
  patienceMs: number = usualTimeoutMs,
): () => Promise<void> {
  let asked: { readonly response: Promise<unknown>; readonly since: number } | undefined;

  function askOnce() {
    const response = ask().finally(() => {
      asked = undefined;
    });
    // The caller may have given up already.
    response.catch(() => {});
    return { response, since: performance.now() };
  }

  return async () => {
    asked ??= askOnce();
    const { response, since } = asked;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const left = patienceMs - (performance.now() - since);
      timer = setTimeout(
        () => reject(new Error("The thread that writes does not respond.")),
        Math.max(0, left),
      );
    });
    await Promise.race([response, late]).finally(() => clearTimeout(timer));
  };
}

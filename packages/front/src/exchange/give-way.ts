/** Lets other requests run: resolves after everything that waits now. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

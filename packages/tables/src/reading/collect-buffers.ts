import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How many bytes pass between two garbage collections. */
const bytesBetweenCollections = 4_194_304;

let passed = 0;
let collect: ((options: { readonly type: "minor" }) => void) | undefined;

/**
 * Counts the bytes of used buffers, and runs a garbage collection from time to time. V8 counts only the small objects of
 * buffers, not their bytes. Without this, a long upload could fill a hundred megabytes.
 */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < bytesBetweenCollections) return;
  passed = 0;
  collect ??= findCollector();
  // The buffers of an upload are young: a minor collection takes about a millisecond.
  collect({ type: "minor" });
}

/** Node offers its garbage collector only with a flag. The flag affects only the context created here. */
function findCollector(): NonNullable<typeof collect> {
  setFlagsFromString("--expose-gc");
  const found: unknown = runInNewContext("globalThis.gc");
  setFlagsFromString("--no-expose-gc");
  return typeof found === "function" ? (found as NonNullable<typeof collect>) : () => {};
}

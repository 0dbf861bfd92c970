import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How many bytes may pass between two collections. */
const every = 8_388_608;

let passed = 0;
let collect: ((options: { readonly type: "minor" }) => void) | undefined;

/**
 * Counts bytes that have passed in buffers, and has those buffers collected from time to time. V8 sees the small objects
 * that stand for them, not the bytes behind, and would let a hundred megabytes of a long upload gather.
 */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < every) return;
  passed = 0;
  collect ??= findCollector();
  // Those of an upload are young; a millisecond finds them.
  collect({ type: "minor" });
}

/** Node gives its collector only to whoever asks for it by a flag, which has no effect beyond the context made here. */
function findCollector(): NonNullable<typeof collect> {
  setFlagsFromString("--expose-gc");
  const found: unknown = runInNewContext("globalThis.gc");
  setFlagsFromString("--no-expose-gc");
  return typeof found === "function" ? (found as NonNullable<typeof collect>) : () => {};
}

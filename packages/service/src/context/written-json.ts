import { giveWay } from "@data-import/front";
import type { Context } from "./context.ts";

/** Runs a read for the caller, in a snapshot of its own; rejects if the caller has no right to it any more. */
export type RunRead = <Result>(read: (context: Context) => Promise<Result>) => Promise<Result>;

/**
 * A result that is too long to be in memory: its JSON is written while it is sent, as fast as its caller reads it. Each part
 * is a read of its own, so that a slow caller holds neither memory nor a transaction.
 */
export class WrittenJson {
  /** Nothing is read before it is needed. */
  readonly write: (run: RunRead) => AsyncIterable<string>;

  constructor(write: (run: RunRead) => AsyncIterable<string>) {
    this.write = write;
  }
}

/**
 * A list in a result, read and written in parts.
 * @param around the JSON before the first item, and behind the last one
 * @param parts the keys of the items of each part
 * @param read the JSON of the items of a part, without brackets; empty if they were deleted meanwhile
 */
export function writeList<Part>(
  [before, behind]: readonly [string, string],
  parts: Iterable<Part>,
  read: (context: Context, part: Part) => Promise<string>,
): WrittenJson {
  return new WrittenJson(async function* (run) {
    yield before;
    let comma = "";
    for (const part of parts) {
      // A part is milliseconds of work, and several callers may read at once.
      await giveWay();
      const items = await run((context) => read(context, part));
      if (items === "") continue;
      yield comma + items;
      comma = ",";
    }
    yield behind;
  });
}

/** The JSON of the other members of an object behind a list in it. */
export function closeList(rest: object): string {
  const members = JSON.stringify(rest).slice(1);
  return members === "}" ? "]}" : `],${members}`;
}

import type { Sized } from "./sized.ts";

/**
 * Which part of its list a read returns. The first read has no keys: it returns all items, or none if they are too large to be in
 * memory at once, and then names their keys. Each later read returns the items of some of these keys.
 */
export interface ListPart {
  readonly keys?: readonly number[];
  /** How many bytes the items may have together; beyond them they are read in parts. */
  readonly mostBytes: number;
  /** The items of the whole list, in its order, if they are too large. Set by the read. */
  large?: readonly Sized<number>[] | undefined;
  /** The table of the items. Set by the read. */
  table?: string;
  /** Whether the read knows that its items are not too large. */
  isMeasured?: boolean;
}

/** Says that the items of a list are small, or that they were measured in another way. */
export function noteMeasured({ part }: Parted): void {
  if (part !== undefined) part.isMeasured = true;
}

/** Something that may have a part, such as a context. */
interface Parted {
  readonly part?: ListPart | undefined;
}

/** Whether a read returns some items of its list only, or none. Then it may find nothing in a list that has items. */
export function isPartial({ part }: Parted): boolean {
  return part?.keys !== undefined || part?.large !== undefined;
}

/** Whether a read returns some items of a list whose end was read before. */
export function isLaterPart({ part }: Parted): boolean {
  return part?.keys !== undefined;
}

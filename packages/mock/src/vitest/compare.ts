import type { MatcherContext } from "./matcher.ts";

/** Returns whether a value matches a pattern. */
export type Fits = (received: unknown, pattern: unknown) => boolean;

/** Creates a comparison like `toMatchObject`; bytes are compared by value, in a Buffer or a Uint8Array. */
export function createFits({ equals, utils, customTesters }: MatcherContext): Fits {
  const { iterableEquality, subsetEquality } = utils;
  const testers = [...customTesters, equalBytes, iterableEquality, subsetEquality];
  return (received, pattern) => equals(received, pattern, testers);
}

function equalBytes(one: unknown, other: unknown): boolean | undefined {
  if (!(one instanceof Uint8Array && other instanceof Uint8Array)) return undefined;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The number of places in which a value does not match a pattern. */
export function countDifferences(received: unknown, pattern: unknown, fits: Fits): number {
  if (fits(received, pattern)) return 0;
  if (!holdsParts(received) || !holdsParts(pattern)) return 1;
  const counts = Object.entries(pattern).map(([key, part]) => countDifferences(received[key], part, fits));
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/** The part of a value that a pattern has, so that a difference shows only this part. */
export function pickCompared(received: unknown, pattern: unknown): unknown {
  if (!holdsParts(received) || !holdsParts(pattern)) return received;
  if (Array.isArray(received)) return received.map((item, index) => pickCompared(item, pattern[index]));
  const compared = Object.keys(pattern).filter((key) => key in received);
  return Object.fromEntries(compared.map((key) => [key, pickCompared(received[key], pattern[key])]));
}

/** Plain objects and lists have parts; instances of other classes, such as bytes or asymmetric matchers, are one value. */
function holdsParts(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

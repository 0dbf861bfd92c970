import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Random choices that are the same for the same seed. */
export interface Choices {
  /** A whole number from 0 to `highest`, both included. */
  integer(highest: number): number;
  /** True in this share of all cases, from 0 to 1. */
  chance(share: number): boolean;
  /** One of the values; throws if there are none. */
  pick<Value>(values: readonly Value[]): Value;
}

/** @param seed a whole number of 32 bits */
export function createChoices(seed: number): Choices {
  // Seeds that follow each other would begin with similar numbers.
  const generator = xoroshiro128plus(Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d));
  for (let skipped = 0; skipped < 8; skipped += 1) uniformInt(generator, 0, 1);
  const integer = (highest: number): number => uniformInt(generator, 0, highest);
  return {
    integer,
    chance: (share) => integer(9_999) < share * 10_000,
    pick(values) {
      if (values.length === 0) throw new Error("There is nothing to pick from.");
      return values[integer(values.length - 1)] as (typeof values)[number];
    },
  };
}

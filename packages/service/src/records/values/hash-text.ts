import { randomInt } from "node:crypto";
import { mix } from "../duplicates/digest-table.ts";

/** Others in each process: nobody should know which texts have the same hash. */
const seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;

/**
 * A number of 53 bits for a text: among a million texts, two have the same one with a chance of 1 in 18,000. These are two
 * hashes as MurmurHash3 makes them; SHA-256 of a short text takes thirty times as long.
 * @param bytes the text as UTF-8, from `start` up to `end`
 */
export function hashText(bytes: Uint8Array, start: number, end: number): number {
  let [one, other] = seeds as readonly number[] as [number, number];
  let place = start;
  for (; place + 4 <= end; place += 4) {
    const word = readWord(bytes, place, 4);
    one = addWord(one, word, 0xcc9e2d51);
    other = addWord(other, word, 0x1b873593);
  }
  const rest = readWord(bytes, place, end - place);
  one = mix(addWord(one, rest, 0xcc9e2d51) ^ (end - start));
  other = mix(addWord(other, rest, 0x1b873593) ^ (end - start) ^ one);
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}

/** The next bytes, at most four, as a number. */
function readWord(bytes: Uint8Array, start: number, count: number): number {
  let word = 0;
  for (let i = 0; i < count; i += 1) word |= (bytes[start + i] as number) << (8 * i);
  return word;
}

function addWord(hash: number, word: number, factor: number): number {
  const mixed = Math.imul(word, factor);
  const turned = hash ^ Math.imul((mixed << 15) | (mixed >>> 17), ~factor);
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0;
}

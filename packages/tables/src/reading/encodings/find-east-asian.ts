import type { Encoding } from "./encoding.ts";

/** Two bytes that stand for one letter. */
interface Pair {
  readonly first: number;
  readonly second: number;
  /** Whether another letter of two bytes is directly before it. */
  readonly follows: boolean;
}

interface Script {
  readonly name: string;
  isFirst(byte: number): boolean;
  isSecond(byte: number): boolean;
  /** Bytes of the upper half that stand for a letter alone. */
  isSingle(byte: number): boolean;
  /** Whether a letter is one of those that nearly all texts consist of. */
  isUsual(pair: Pair): boolean;
  /** Letters that only this script has: without them, another script is more probable. */
  isTelling(pair: Pair): boolean;
}

const within = (byte: number, least: number, most: number) => byte >= least && byte <= most;
const upper = (byte: number) => within(byte, 0xa1, 0xfe);
const never = () => false;
const always = () => true;

/** In this order, because the letters of the earlier ones could be letters of the later ones, too. */
const scripts: readonly Script[] = [
  {
    name: "euc-jp",
    isFirst: (byte) => byte === 0x8e || upper(byte),
    isSecond: upper,
    isSingle: never,
    isUsual: ({ first }) => within(first, 0xa1, 0xa5) || within(first, 0xb0, 0xcf),
    isTelling: ({ first, second }) => within(first, 0xa4, 0xa5) && second <= 0xf6,
  },
  {
    name: "euc-kr",
    isFirst: (byte) => within(byte, 0x81, 0xfe),
    isSecond: upper,
    isSingle: never,
    isUsual: ({ first }) => within(first, 0xb0, 0xc8) || within(first, 0xa1, 0xa3),
    isTelling: ({ first }) => within(first, 0xb0, 0xc8),
  },
  {
    name: "gb18030",
    isFirst: (byte) => within(byte, 0x81, 0xfe),
    isSecond: (byte) => within(byte, 0x40, 0xfe) && byte !== 0x7f,
    isSingle: never,
    isUsual: ({ first, second }) => upper(second) && (within(first, 0xb0, 0xd7) || within(first, 0xa1, 0xa3)),
    isTelling: always,
  },
  {
    name: "shift_jis",
    isFirst: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isSecond: (byte) => within(byte, 0x40, 0xfc) && byte !== 0x7f,
    isSingle: (byte) => within(byte, 0xa1, 0xdf),
    isUsual: ({ first }) => within(first, 0x81, 0x83) || within(first, 0x88, 0x98),
    isTelling: always,
  },
  {
    name: "big5",
    isFirst: (byte) => within(byte, 0x81, 0xfe),
    isSecond: (byte) => within(byte, 0x40, 0x7e) || upper(byte),
    isSingle: never,
    isUsual: ({ first }) => within(first, 0xa4, 0xc6) || within(first, 0xa1, 0xa3),
    isTelling: always,
  },
];

/** The most letters that are looked at. */
const mostPairs = 4000;

/** The encoding of Japanese, Korean or Chinese text; undefined if it is none. */
export function findEastAsian(sample: Uint8Array): Encoding | undefined {
  let best = { name: "", confidence: 0.8 };
  for (const script of scripts) {
    const confidence = weigh(sample, script);
    if (confidence > best.confidence + 0.02) best = { name: script.name, confidence };
  }
  return best.name === "" ? undefined : { ...best, confidence: Math.min(best.confidence, 0.95) };
}

/** The share of the letters that are usual in a script; 0 if the bytes are not text of this script. */
function weigh(sample: Uint8Array, script: Script): number {
  const pairs: Pair[] = [];
  let end = -1;
  let singles = 0;
  for (let index = 0; index + 1 < sample.length && pairs.length < mostPairs; index += 1) {
    const first = sample[index] ?? 0;
    if (first < 0x80) continue;
    if (script.isSingle(first)) {
      singles += 1;
      continue;
    }
    const second = sample[index + 1] ?? 0;
    if (!script.isFirst(first) || !script.isSecond(second)) return 0;
    pairs.push({ first, second, follows: end === index });
    index += 1;
    end = index + 1;
  }
  // Single letters between ASCII, such as those of Western languages, do not follow each other.
  const following = pairs.filter(({ follows }) => follows).length;
  const telling = pairs.filter((pair) => script.isTelling(pair)).length;
  if (pairs.length < 2 || following * 3 < pairs.length || telling * 10 < pairs.length) return 0;
  return pairs.filter((pair) => script.isUsual(pair)).length / (pairs.length + singles);
}

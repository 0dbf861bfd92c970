import { escapePattern } from "@data-import/tables/basics";
import { writeText } from "@data-import/tables/fields";
import { expect, test } from "vitest";
import { decodeColumn } from "../src/records/columns/decode-column.ts";
import { encodeColumn } from "../src/records/columns/encode-column.ts";
import { compilePattern } from "../src/records/columns/pattern.ts";
import { testColumn } from "../src/records/columns/test-column.ts";
import { createRandom } from "./support/varied-records.ts";

const pieces = [
  ...["a", "A", "s", "ſ", "k", "K", "\u212A", "ß", "ẞ", "ü", "Ü", "u\u0308", "é", "É"],
  ...["σ", "ς", "Σ", "ж", "Ж", "東", "京", "ش", "ח", "😀", "𐐀", "𐐨", "1", ".", "_", "%", " "],
];
const scripts = {
  "with İ": [...pieces, "İ", "i\u0307", "i"],
  "without İ": pieces,
  ASCII: ["a", "A", "b", "1", " "],
};

test.each(Object.entries(scripts))("a block of texts %s is searched as each text alone", (_, signs) => {
  const random = createRandom(11);
  const write = createWriter(signs, random);
  const texts = Array.from({ length: 300 }, () => write(9));
  expect(searchBlock(texts, "texts", write)).toBeGreaterThan(1000);
});

test.each([
  ["whole", (random) => Math.floor((random() - 0.5) * 10 ** (random() * 9))],
  ["with decimal places", (random) => Math.round((random() - 0.5) * 10 ** (random() * 6)) / 1000],
  ["of few units", (random) => Math.floor((random() - 0.2) * 2000) / 1_000_000],
  ["large", (random) => Math.floor((random() - 0.2) * 10 ** 13) / 100],
] satisfies readonly [string, (random: () => number) => number][])(
  "a block of numbers, %s, is searched as the text of each alone",
  (_, create) => {
    const random = createRandom(13);
    const numbers = Array.from({ length: 300 }, () => create(random));
    const write = createWriter([..."0123456789", "00", ".", "-"], random);
    expect(searchBlock([...numbers, 0, -0, 7, -(2 ** 31)], "numbers", write)).toBeGreaterThan(500);
  },
);

type Write = (most: number) => string;

function createWriter(signs: readonly string[], random: () => number): Write {
  return (most) =>
    Array.from(
      { length: Math.floor(random() * (most + 1)) },
      () => signs[Math.floor(random() * signs.length)],
    ).join("");
}

/** Compares searches in a block with searches in each text; gives how many were found. */
function searchBlock(values: readonly (string | number)[], kind: "texts" | "numbers", write: Write): number {
  const column = decodeColumn(encodeColumn(values));
  expect(column.values.kind).toBe(kind);
  const texts = values.map(writeText);
  let found = 0;
  for (let round = 0; round < 600; round += 1) {
    const [part, other] = [escapePattern(write(3)), escapePattern(write(2))];
    const pattern =
      [`%${part}%`, `${part}%`, part, `%${part}_${other}%`, `%${part}%${other}`][round % 5] ?? "";
    const compiled = compilePattern(pattern, round % 3 === 0);
    const mask = testColumn({ kind: "text", ...compiled }, column) ?? new Uint8Array(texts.length);
    const expected = texts.map((text) => (compiled.test(text) ? 1 : 0));
    expect([pattern, ...mask]).toEqual([pattern, ...expected]);
    found += expected.reduce<number>((sum, one) => sum + one, 0);
  }
  return found;
}

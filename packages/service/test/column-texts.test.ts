import { escapePattern } from "@data-import/tables/basics";
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
  const write = (most: number) =>
    Array.from(
      { length: Math.floor(random() * (most + 1)) },
      () => signs[Math.floor(random() * signs.length)],
    ).join("");
  const texts = Array.from({ length: 300 }, () => write(9));
  const column = decodeColumn(encodeColumn(texts));
  expect(column.values.kind).toBe("texts");
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
  expect(found).toBeGreaterThan(1000);
});

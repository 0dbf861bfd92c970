import { expect, it } from "vitest";
import { formats } from "../src/constraints/stored/formats.ts";
import { compilePattern, PatternError } from "../src/constraints/stored/pattern.ts";

const patterns = [
  ...["a", "ab|cd", "", "a|", "(a|b)*c", "(?:ab)+", "a?b?c?", "(a*)*", "(a|)+b", "((a|b)(c|d))*", "[]"],
  ...[
    "[a-c]x",
    "[^a-c]",
    "[-a]",
    "[a-]",
    "[\\]\\\\]",
    "[\\d_]+",
    "[^\\d]",
    "\\d+",
    "\\D",
    "\\w+",
    "\\W",
    "\\s",
    "\\S+",
  ],
  ...[
    "a{2}",
    "a{2,}",
    "a{0,2}b",
    "(ab){1,2}",
    "a{0}",
    ".",
    ".*",
    "\\.",
    "\\$",
    "^a$",
    "^ab",
    "b$",
    "a\\\\$",
    "\\t",
    "[.]",
  ],
  ...["\\d{4}-\\d{2}", "(a|ab)(c|bcd)(d*)", "👍+", "[👍-👎]"],
];
const texts = [
  ...[
    "",
    "a",
    "b",
    "c",
    "d",
    "ab",
    "abab",
    "cd",
    "abc",
    "abcd",
    "aa",
    "aaa",
    "aab",
    "bx",
    "ax",
    "dx",
    "-",
    "]",
    "\\",
  ],
  ...[
    "1",
    "12",
    "_",
    "é",
    " ",
    "\t",
    "\n",
    "\u00a0",
    ".",
    "$",
    "a\\",
    "2026-01",
    "👍",
    "👍👍",
    "👎",
    "acbd",
    "ac",
  ],
];

it("patterns match the same whole texts as regular expressions", () => {
  for (const pattern of patterns) {
    const matches = compilePattern(pattern);
    const expected = new RegExp(`^(?:${pattern})$`, "u");
    for (const text of texts) {
      expect(matches(text), `${pattern} with ${JSON.stringify(text)}`).toBe(expected.test(text));
    }
  }
});

it("patterns that are not possible are refused, each with a sentence", () => {
  const refused = [
    ...[
      "(",
      ")",
      "a)",
      "[a",
      "a**",
      "a+?",
      "*a",
      "+",
      "?",
      "{2}",
      "a{",
      "a{x}",
      "a{,2}",
      "a{3,2}",
      "a\\",
      "[b-a]",
      "[a-\\d]",
    ],
    ...[
      "(?=a)",
      "(?!a)",
      "(?<=a)",
      "(?<n>a)",
      "\\b",
      "\\1",
      "\\p{L}",
      "\\u0041",
      "a^",
      "$a",
      "a$b",
      "(a$)|b",
    ],
    ...["a{501}", "(a{100}){6}", "((((a{9}){9}){9}){9}){9}", "(){99999999}", "[a-c]{999999999}"],
  ];
  for (const pattern of refused) {
    expect(() => compilePattern(pattern), pattern).toThrow(PatternError);
    expect(() => compilePattern(pattern), pattern).toThrow(/^[A-Z`].*\.$/);
  }
});

it("the time to match grows no faster than the text", () => {
  // A regular expression needs longer than anyone waits.
  const matches = compilePattern("((a+)+)+((a|a)*)*b");
  const started = process.cpuUsage().user;
  expect(matches("a".repeat(20_000))).toBe(false);
  expect(matches(`${"a".repeat(20_000)}b`)).toBe(true);
  expect(process.cpuUsage().user - started).toBeLessThan(5_000_000);
});

it("formats accept what people write, and nothing else", () => {
  const uuid = "0b7e1d5c-3A4f-4c2e-9d1b-7f6a5e4d3c2b";
  const texts: Readonly<Record<keyof typeof formats, readonly [valid: string[], invalid: string[]]>> = {
    email: [
      ["a@b.example", "nora.l+x@harbor-goods.example", "m@münchen.example", "\u00fc@b.example"],
      [
        "a",
        "a@b",
        "@b.example",
        "a@",
        "a b@c.example",
        "a@b..example",
        "a@-b.example",
        ".a@b.example",
        "a..b@c.example",
      ],
    ],
    url: [
      ["http://a.example", "HTTPS://a.example/b?c#d"],
      ["a.example", "ftp://a.example", "http://", "http://a b.example"],
    ],
    uuid: [[uuid], [uuid.slice(1), `{${uuid}}`, uuid.replaceAll("-", "")]],
    ip: [
      ["192.0.2.1", "2001:db8::1"],
      ["192.0.2", "192.0.2.256", "2001:db8", "192.0.2.1/24"],
    ],
    phone: [
      ["+49 30 901820", "+1 (212) 555-0100"],
      ["030 901820", "+0 30 901820", "+49 30", "+49 30 9018ab"],
    ],
    iban: [
      ["DE89370400440532013000", "gb29 NWBK 6016 1331 9268 19"],
      ["DE89370400440532013001", "DE8937040044", "89DE370400440532013000", ""],
    ],
    currency: [
      ["EUR", "USD"],
      ["eur", "EURO", "XXA"],
    ],
  };
  for (const [format, [valid, invalid]] of Object.entries(texts)) {
    const hasFormat = formats[format as keyof typeof formats];
    for (const text of valid) expect(hasFormat(text), `${format}: ${text}`).toBe(true);
    for (const text of invalid) expect(hasFormat(text), `${format}: ${text}`).toBe(false);
  }
});

it("patterns with more states than are kept match the same texts", () => {
  // Each of the last 14 characters counts, so there are 16,384 states.
  const pattern = "[ab]*a[ab]{13}";
  const [matches, expected] = [compilePattern(pattern), new RegExp(`^${pattern}$`)];
  let seed = 7;
  const letters = Array.from({ length: 30_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed > 2 ** 30 ? "a" : "b";
  }).join("");
  // The first text fills what is kept.
  for (let end = letters.length; end > letters.length - 40; end -= 1) {
    const text = letters.slice(0, end);
    expect([end, matches(text)]).toEqual([end, expected.test(text)]);
  }
  expect(matches(`${letters}c`)).toBe(false);
});

import type { Format } from "@data-import/types/schemas";
import { type FormatName, fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as formats from "../../src/schemas/formats.ts";

/** A text that is almost valid: one character of it is removed, added or replaced. */
const spoil = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      valid,
      fc.nat(100),
      fc.nat(1),
      fc.constantFrom("", "-", ".", ":", "%", " ", "0", "9", "a", "Z", "é", "["),
    )
    .map(([text, at, removed, added]) => {
      const position = at % (text.length + 1);
      return text.slice(0, position) + added + text.slice(position + removed);
    });

const dates = fc
  .tuple(
    fc.integer({ min: 1890, max: 2110 }),
    fc.nat(13),
    fc.nat(32),
    fc.constantFrom("T", "t", " "),
    fc.nat(25),
  )
  .map(([year, month, day, separator, hour]) => {
    const two = (number: number) => String(number).padStart(2, "0");
    return `${year}-${two(month)}-${two(day)}${separator}${two(hour)}:59:59`;
  });
const zones = fc.constantFrom("Z", "z", "+01:00", "-2330", ".5Z", ".123456+14:00", "+24:00", "");

const texts: Record<string, [format: Format, fc.Arbitrary<string>]> = {
  "date-time": [formats.dateTime, fc.tuple(dates, zones).map((parts) => parts.join(""))],
  email: [formats.email, fc.emailAddress()],
  hostname: [formats.hostname, fc.domain()],
  uri: [formats.uri, fc.webUrl({ withFragments: true, withQueryParameters: true })],
};

test.each(Object.entries(texts))("%s accepts what Ajv accepts", (name, [format, valid]) => {
  const counts = { valid: 0, invalid: 0 };
  const check = fc.property(fc.oneof(valid, spoil(valid), fc.string()), (text) => {
    // Ajv accepts leap seconds and hours such as 24:59:59+01:00. JavaScript and the service do not.
    const isTime = name !== "date-time" || !Number.isNaN(Date.parse(text));
    const expected = acceptsAjv(name as FormatName, text) && isTime;
    counts[expected ? "valid" : "invalid"] += 1;
    expect(format.rule.test(text)).toBe(expected);
  });
  fc.assert(check, { numRuns: 2_000 });
  expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(100);
});

test("a leap second and a zone without minutes are not valid, because JavaScript may not read them", () => {
  for (const text of ["2016-12-31T23:59:60Z", "2026-03-02T10:02:31+05"]) {
    expect(acceptsAjv("date-time", text)).toBe(true);
    expect(formats.dateTime.rule.test(text)).toBe(false);
  }
});

function acceptsAjv(name: FormatName, text: string): boolean {
  const format = fullFormats[name];
  if (format instanceof RegExp) return format.test(text);
  if (typeof format === "function") return format(text);
  return (format as { validate: (text: string) => boolean }).validate(text);
}

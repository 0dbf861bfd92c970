import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { shortenDescription } from "../site/page-mock/shorten-description.ts";
import { siteFolder } from "../src/site.ts";
import { printMeasure } from "./gates/support/print-measure.ts";

it("the mock of a page is at most 300 kB, generates no code, and has the licences of its libraries", () => {
  const [script = ""] = globSync(join(siteFolder, "assets/page-mock-*.js"));
  const text = readFileSync(script, "utf8");
  const sizes = [brotliCompressSync(text).length, gzipSync(text, { level: 9 }).length];
  const [brotli, gzip] = sizes.map((size) => `${(size / 1000).toFixed(1)} kB`);
  printMeasure(
    "the mock of a page, loaded with the first request",
    `${brotli} brotli, ${gzip} gzip`,
    "≤ 300 kB",
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300_000);
  expect(text).toMatch(/^\/\*\nAjv and ajv-formats\nThe MIT License/);
  expect(text).not.toMatch(/\beval\(|new Function/);
});

it("the mock of a page has the description without what is only for readers", () => {
  const description = {
    info: { title: "Example", version: "1" },
    tags: [{ name: "Sheets" }],
    components: {
      schemas: {
        title: {
          type: "object",
          description: "A title.",
          properties: { description: { description: "A text." } },
        },
        Kept: { "x-origin": "designed", "x-max-bytes": 9, "x-permission": "sheets:read" },
        Values: { default: { title: "kept" }, examples: [{ summary: "kept" }] },
      },
      examples: { summary: { summary: "For readers.", value: { description: "kept" } } },
    },
  };
  expect(shortenDescription(description)).toEqual({
    info: { version: "1" },
    components: {
      schemas: {
        title: { type: "object", properties: { description: {} } },
        Kept: { "x-origin": "designed", "x-max-bytes": 9 },
        Values: { default: { title: "kept" }, examples: [{ summary: "kept" }] },
      },
      examples: { summary: { value: { description: "kept" } } },
    },
  });
});

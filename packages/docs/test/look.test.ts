import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { exampleFiles } from "../site/pages/home.ts";
import { lookWithBestSheet } from "../site/scripts/look/choose-sheet.ts";
import { readText } from "../site/scripts/look/read-text.ts";
import { exampleSheets } from "../site/scripts/look/sheets.ts";
import { siteFolder } from "../src/site.ts";
import { printMeasure } from "./gates/support/print-measure.ts";
import { findPage } from "./support/made-site.ts";

describe("the examples of the home page", () => {
  it("are offered by the page", () => {
    expect(exampleFiles).toEqual(exampleSheets.map(({ file: [name] }) => name));
    for (const name of exampleFiles) expect(findPage("").main.html).toContain(`value="${name}">${name}<`);
  });

  it.each(exampleSheets)(
    "$name: its file goes to this sheet, and has wrong values",
    async ({ name, file }) => {
      const found = await lookWithBestSheet(file[1]);
      expect(found?.sheet.name).toBe(name);
      const columns = found?.look.columns ?? [];
      expect(columns.filter(({ field }) => field !== undefined).length).toBeGreaterThanOrEqual(3);
      const wrong = (found?.look.rows ?? []).flatMap(({ cells }) =>
        cells.flatMap((cell) => cell.wrong ?? []),
      );
      expect(wrong.length).toBeGreaterThan(0);
      expect(columns.flatMap(({ steps }) => steps.map(({ type }) => type))).toContain("date");
    },
  );
});

describe("the text of a file", () => {
  const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

  it("is read as UTF-8, as UTF-16 with a mark, or else as Windows writes it", async () => {
    expect(await readText(new Blob(["ä"]))).toBe("ä");
    expect(await readText(file(0xff, 0xfe, 0xe4, 0))).toBe("ä");
    expect(await readText(file(0xe4))).toBe("ä");
  });

  it("is refused with a reason if it is not a table of text, or too large", async () => {
    const others = [file(0x50, 0x4b, 3, 4), file(0x1f, 0x8b, 8), '[\n{"id":1}]', '\ufeff{"id":1}', "<list/>"];
    for (const other of others)
      await expect(readText(new Blob([other]))).rejects.toThrow("The service reads workbooks, JSON, XML");
    for (const table of ["[id],[name]", "{id},name", "<5,name"])
      expect(await readText(new Blob([table]))).toBe(table);
    await expect(readText(new Blob(["a".repeat(5_000_001)]))).rejects.toThrow("up to 5 MB");
  });
});

it("the script is at most 62 kB as servers send it, and has the licence of its library", () => {
  const [script = ""] = globSync(join(siteFolder, "assets/look-*.js"));
  const text = readFileSync(script, "utf8");
  const sizes = [brotliCompressSync(text).length, gzipSync(text, { level: 9 }).length];
  const [brotli, gzip] = sizes.map((size) => `${(size / 1000).toFixed(1)} kB`);
  printMeasure("what reads a file on the home page", `${brotli} brotli, ${gzip} gzip`, "≤ 62 kB");
  expect(Math.max(...sizes)).toBeLessThanOrEqual(62_000);
  expect(text).toMatch(/^\/\*\nfastest-levenshtein\nMIT License/);
  expect(text).not.toMatch(/\beval\(|new Function/);
});

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { readArchive, writeArchive } from "../src/archive.ts";
import { readSite, siteFolder } from "../src/site.ts";

test("an archive returns the files that were written, bytes and texts, in their order", () => {
  const files = [
    { path: "ünder/index.html", content: "<p>dür</p>" },
    { path: "empty.txt", content: "" },
    { path: "bytes.bin", content: Uint8Array.of(0, 255, 10) },
  ];
  const read = readArchive(writeArchive(files));
  expect(read.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  for (const [index, { content }] of files.entries())
    expect(Buffer.from(read[index]?.content ?? "missing")).toEqual(Buffer.from(content));
  expect(writeArchive(files)).toEqual(writeArchive(files));
});

test("the archive of the package has every file of the built site, and no other", () => {
  const built = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const site = readSite();
  expect(site.map(({ path }) => path).sort()).toEqual(
    built.map((file) => relative(siteFolder, file).split(sep).join("/")).sort(),
  );
  for (const { path, content } of site)
    if (!Buffer.from(content).equals(readFileSync(join(siteFolder, path))))
      expect.fail(`${path} is another file`);
});

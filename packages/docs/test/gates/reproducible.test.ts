import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { siteFolder } from "../../src/site.ts";
import { others, renderOnce } from "../support/made-site.ts";
import { renderRedocOnce } from "../support/rendered-redoc.ts";
import { printMeasure } from "./support/print-measure.ts";

it("a second build, in another part of the world, is the same to the byte", async () => {
  const [json, yaml] = ["json", "yaml"].map((format) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@data-import/spec/openapi.${format}`))),
  ) as [Buffer, Buffer];
  const files = (await renderOnce()).filter(({ path }) => !others.some((other) => other.path === path));
  const second = new Map<string, string | Uint8Array>([
    ...files.map(({ path, content }) => [path, content] as const),
    ["openapi.json", json],
    ["openapi.yaml", yaml],
    ["redoc/index.html", await renderRedocOnce()],
  ]);
  const built = new Set(
    readdirSync(siteFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(siteFolder, join(parentPath, name))),
  );
  const isSame = (path: string) => {
    const content = second.get(path);
    return (
      built.has(path) &&
      content !== undefined &&
      Buffer.from(content).equals(readFileSync(join(siteFolder, path)))
    );
  };
  const different = [...new Set([...built, ...second.keys()])].filter((path) => !isSame(path));
  printMeasure("files that differ between two builds", `${different.length} of ${second.size}`, "0");
  expect(
    different,
    "either builds differ, or dist/ is older than its sources: pnpm --filter @data-import/docs run build",
  ).toEqual([]);
});

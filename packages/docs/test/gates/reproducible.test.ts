import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderSite } from "../../site/write-site.ts";
import { siteFolder } from "../../src/site.ts";
import { site } from "../support/made-site.ts";
import { renderRedocOnce } from "../support/rendered-redoc.ts";
import { printMeasure } from "./support/print-measure.ts";

it("a second build, in another part of the world, is the same to the byte", async () => {
  const redoc = await renderRedocOnce();
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const [json, yaml] = ["json", "yaml"].map((format) =>
    fileURLToPath(import.meta.resolve(`@data-import/spec/openapi.${format}`)),
  ) as [string, string];
  const files = await renderSite({
    ...site,
    files: [
      ...site.files,
      { path: "openapi.json", content: readFileSync(json) },
      { path: "openapi.yaml", content: readFileSync(yaml) },
      { path: "redoc/index.html", content: redoc },
    ],
  });
  const built = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(siteFolder, join(parentPath, name)));
  const second = new Map(files.map(({ path, content }) => [path, Buffer.from(content)]));
  const different = [...new Set([...built, ...second.keys()])].filter(
    (path) => !built.includes(path) || !second.get(path)?.equals(readFileSync(join(siteFolder, path))),
  );
  printMeasure("files that differ between two builds", `${different.length} of ${second.size}`, "0");
  expect(
    different,
    "either builds differ, or dist/ is older than its sources: pnpm --filter @data-import/docs run build",
  ).toEqual([]);
});

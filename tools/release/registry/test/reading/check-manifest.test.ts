import { expect, test } from "vitest";
import { findWorkspaceParts, listTargets } from "../../check-manifest.ts";

const published = {
  name: "@data-import/client",
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  publishConfig: { access: "public" },
};

test("a package.json without parts of the workspace has no problems", () => {
  expect(findWorkspaceParts(published)).toEqual([]);
});

test.each([
  ["scripts", { scripts: { build: "tsc" } }, "package.json has scripts."],
  ["development dependencies", { devDependencies: {} }, "package.json has devDependencies."],
  ["a second list of exports", { publishConfig: { exports: {} } }, "package.json has publishConfig.exports."],
  [
    "the condition for sources",
    { exports: { ".": { "@data-import/source": "./src/index.ts" } } },
    'package.json says "@data-import/source".',
  ],
  [
    "a range of the workspace",
    { dependencies: { "@data-import/types": "workspace:*" } },
    'package.json says "workspace:".',
  ],
])("%s is found", (_, parts, sentence) => {
  const [found, ...more] = findWorkspaceParts({ ...published, ...parts });
  expect(found).toContain(sentence);
  expect(more).toEqual([]);
});

test("targets are found behind conditions", () => {
  expect(listTargets({ ...published.exports, "./a": "./a.js" })).toEqual([
    "./dist/index.d.ts",
    "./dist/index.js",
    "./a.js",
  ]);
});

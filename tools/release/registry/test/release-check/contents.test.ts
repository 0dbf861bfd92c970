import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContents, compareContents } from "../../check-contents.ts";
import { nameContents, readContents } from "../../contents.ts";
import { runOrThrow } from "../../run-command.ts";
import { makeCandidate } from "../support/make-candidate.ts";
import { makeFolder } from "../support/make-folder.ts";

test("a package with the files of its list and a changelog has no problems", () => {
  const spec = makeCandidate("spec");
  expect(compareContents(spec, [...readContents("spec"), "CHANGELOG.md"])).toEqual([]);
});

test("added files, removed files, a missing list and a missing changelog are reported", () => {
  const files = readContents("spec").filter((file) => file !== "dist/openapi.json");
  expect(compareContents(makeCandidate("spec"), [...files, "dist/extra.js"])).toEqual([
    expect.stringMatching(/^dist\/extra\.js was added\. If that is intended: pnpm .* run contents/),
    expect.stringMatching(/^dist\/openapi\.json was removed\. /),
    "It has no CHANGELOG.md.",
  ]);
  expect(compareContents(makeCandidate("newcomer"), ["package.json"])).toEqual([
    expect.stringMatching(/^There is no list of its files yet: pnpm .* contents\/newcomer\.txt/),
  ]);
});

test("the names of joined files and assets are the same after each edit", () => {
  const files = [
    "dist/shared/work-UEGOTUMI.js",
    "dist/shared/chunk-2B4KQ7PX.js",
    "dist/shared/read-lines.js",
  ];
  expect(nameContents({ files })).toEqual([
    "dist/shared/chunk-*.js",
    "dist/shared/read-lines.js",
    "dist/shared/work-*.js",
  ]);
});

test("a package with a test, a credential, a dead map and broken entries fails for each of them", async () => {
  const manifest = { name: "@data-import/newcomer", version: "1.0.0", type: "module" };
  const folder = makeFolder({
    "package.json": JSON.stringify({
      ...manifest,
      exports: { ".": "./dist/gone.js", "./one": { types: "./dist/one.d.ts", default: "./dist/index.js" } },
    }),
    "dist/one.d.ts": 'export { two } from "./two";',
    "dist/two.d.ts": "export declare const two: number;",
    "dist/index.js": "export const one = 1;\n//# sourceMappingURL=index.js.map\n",
    "dist/index.test.js": `const token = "npm_${"a".repeat(36)}";`,
  });
  const packed = makeFolder();
  await runOrThrow("npm", ["pack", "--pack-destination", packed], { cwd: folder });
  const tarball = join(packed, "data-import-newcomer-1.0.0.tgz");
  const found = await checkContents(makeCandidate("newcomer", { tarball }), folder, []);
  expect(found).toEqual([
    expect.stringContaining("There is no list of its files yet"),
    expect.stringMatching(/^dist\/index\.test\.js is a test/),
    expect.stringMatching(/^dist\/index\.test\.js contains something that looks like a credential/),
    expect.stringMatching(/^dist\/index\.js points to dist\/index\.js\.map/),
    expect.stringContaining("./dist/gone.js"),
    expect.stringMatching(/publishes internal tests/),
    expect.stringMatching(/^Resolution failed: .*"entrypoint":"\."/),
    expect.stringMatching(/^Internal resolution error: .*"moduleSpecifier":"\.\/two"/),
    expect.stringMatching(/^Resolution failed: .*"resolutionKind":"bundler"/),
  ]);
});

import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findDeadSourceMaps, findSecrets, listMachinePaths } from "../../check-files.ts";
import { findUnwanted } from "../../contents.ts";

const readFrom = (files: Readonly<Record<string, string>>) => (path: string) => files[path] ?? "";

test.each([
  ["a token of npm", `const token = "npm_${"a".repeat(36)}";`],
  ["a token of GitHub", `ghp_${"B".repeat(36)}`],
  ["a key of AWS", `AKIA${"7".repeat(16)}`],
  ["a private key", "-----BEGIN RSA PRIVATE KEY-----"],
  ["a line of .npmrc", "//registry.example/:_authToken=abc"],
])("%s is found, and not printed", (_, text) => {
  const found = findSecrets(["dist/a.js", "dist/b.js"], readFrom({ "dist/b.js": text }), []);
  expect(found).toEqual(["dist/b.js contains something that looks like a credential: remove it."]);
});

test("a path of the machine that built it is found, be it of the repository or of a clone", () => {
  const clone = join(tmpdir(), "data-import-release-x1/clone/spec");
  const read = readFrom({
    "dist/a.js": "/home/me/packages/client/src",
    "dist/b.js": clone,
    "dist/c.js": "/v1",
  });
  expect(findSecrets(["dist/a.js", "dist/b.js", "dist/c.js"], read, listMachinePaths("/home/me"))).toEqual([
    "dist/a.js names /home/me/packages/, a folder of the machine that built it.",
    `dist/b.js names ${join(tmpdir(), "data-import-")}, a folder of the machine that built it.`,
  ]);
});

test("a missing source map is found, and a missing source of a map", () => {
  const files = {
    "dist/a.js": "code\n//# sourceMappingURL=a.js.map\n",
    "dist/b.js": "code\n//# sourceMappingURL=b.js.map\n",
    "dist/b.js.map": JSON.stringify({ sources: ["../src/b.ts", "../src/gone.ts"] }),
    "dist/c.js.map": JSON.stringify({ sources: ["../src/c.ts"], sourcesContent: ["code"] }),
    "src/b.ts": "code",
  };
  expect(findDeadSourceMaps(Object.keys(files), readFrom(files))).toEqual([
    "dist/a.js points to dist/a.js.map, which does not exist.",
    "dist/b.js.map points to src/gone.ts, which does not exist.",
  ]);
});

test("a test, a hidden file and a leftover of the compiler are found", () => {
  const files = ["dist/index.js", "dist/client.test.js", "test/support/make.js", ".env", "dist/.tsbuildinfo"];
  expect(findUnwanted(files).map((sentence) => sentence.split(" is ")[0])).toEqual(files.slice(1));
});

test("a duplicate asset, and a module without its source, are from an older build", () => {
  const assets = [
    "search-gUJ3m1LoZ5.json",
    "search-R2z-_3C810.js",
    "site-8rIsu5IPyy.js",
    "site-ZsXxTJaIsm.css",
  ];
  const files = assets.map((name) => `dist/site/assets/${name}`);
  expect(findUnwanted(files)).toEqual([]);
  const stale = ["dist/site/assets/site-0000000000.js", "dist/gone.js", "dist/gone.js.map"];
  expect(findUnwanted([...files, ...stale]).map((sentence) => sentence.split(" is ")[0])).toEqual([
    "dist/site/assets/site-8rIsu5IPyy.js",
    ...stale,
  ]);
});

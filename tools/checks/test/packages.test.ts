import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkDocuments } from "../src/checks/check-documents.ts";
import { checkImports } from "../src/checks/check-imports.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function makeHouse(files: Record<string, string | object>): string {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  made.push(root);
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return root;
}

const manifests = {
  "spec/package.json": { name: "@data-import/spec" },
  "packages/types/package.json": {
    name: "@data-import/types",
    devDependencies: { "@data-import/spec": "*" },
  },
  "packages/client/package.json": {
    name: "@data-import/client",
    dependencies: { "@data-import/types": "*" },
  },
  "packages/mock/package.json": { name: "@data-import/mock" },
};

test("a repository that follows the rules has no breaches", () => {
  const root = makeHouse({
    ...manifests,
    "packages/client/src/index.ts":
      'import type { Space } from "@data-import/types";\nimport { a } from "./a.ts";\n',
    "packages/client/test/index.test.ts": 'import spec from "@data-import/spec/openapi.json";\n',
  });
  expect(checkImports(root)).toEqual([]);
});

test.each([
  [
    "a package that imports a package that it must not use",
    'import { createMock } from "@data-import/mock";',
    "packages/client/src/a.ts may not import @data-import/mock: the client uses only the types",
  ],
  [
    "published source that imports what only the build may use",
    ["const spec = await import", '("@data-import/spec/openapi.json");'].join(""),
    "packages/client/src/a.ts may not import @data-import/spec",
  ],
  [
    "a relative path into another package",
    'export { x } from "../../mock/src/index.ts";',
    'packages/client/src/a.ts leaves its package with "../../mock/src/index.ts"',
  ],
])("%s is a breach that gives the reason", (_, line, message) => {
  const root = makeHouse({ ...manifests, "packages/client/src/a.ts": line });
  expect(checkImports(root)).toEqual([expect.stringContaining(message)]);
});

test("published sources may import what the build joins into dist, and nothing else of what it builds with", () => {
  const line = (name: string) => `import { x } from "@data-import/${name}";`;
  const root = makeHouse({
    ...manifests,
    "tools/checks/package.json": { name: "@data-import/checks" },
    "packages/front/package.json": {
      name: "@data-import/front",
      devDependencies: { "@data-import/spec": "*", "@data-import/checks": "*" },
    },
    "packages/front/src/a.ts": line("spec/read"),
    "packages/front/src/b.ts": line("checks/bundle"),
  });
  expect(checkImports(root)).toEqual([
    expect.stringContaining("packages/front/src/b.ts may not import @data-import/checks"),
  ]);
});

test("manifests are checked against the same table", () => {
  const root = makeHouse({
    ...manifests,
    "spec/package.json": { name: "@data-import/spec", devDependencies: { "@data-import/types": "*" } },
    "packages/types/package.json": { name: "@data-import/types", dependencies: { "@data-import/spec": "*" } },
    "packages/attic/package.json": { name: "@data-import/attic" },
  });
  expect(checkImports(root)).toEqual([
    expect.stringContaining("packages/attic is not in the table"),
    expect.stringContaining("packages/types/package.json may not depend on spec"),
    expect.stringContaining("spec/package.json may not even build with packages/types"),
  ]);
});

test("documents may only name files, folders and scripts that exist", () => {
  const root = makeHouse({
    "package.json": { scripts: { start: "", build: "" } },
    "spec/openapi.yaml": "",
    "README.md": [
      "[good](spec/openapi.yaml) [anchor](#here) [web](https://example.com) `spec/openapi.yaml` `spec/dist/openapi.json`",
      "[dead](spec/gone.yaml) `tools/gone/` `packages/<name>/` npm start, npm run build, npm run gone",
    ].join("\n"),
  });
  expect(checkDocuments(root)).toEqual([
    "README.md links to spec/gone.yaml, which does not exist.",
    "README.md names tools/gone/, which does not exist.",
    "README.md says `npm run gone`, which package.json does not have.",
  ]);
});

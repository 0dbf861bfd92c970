import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkLayers } from "../src/checks/check-layers.ts";
import { checkMap } from "../src/checks/check-map.ts";
import { importer, service, tables } from "../src/checks/layered-packages.ts";
import type { Layer } from "../src/checks/service-layers.ts";

const layers: readonly Layer[] = [
  { folders: ["http"], holds: "", reason: "the top" },
  { folders: ["files", "sheets"], holds: "", reason: "a resource knows nothing of requests" },
  { folders: ["storage/engines"], holds: "", reason: "an engine keeps tables" },
  { folders: ["storage"], holds: "", reason: "the ground" },
];

const layered = { ...service, layers };

const good = {
  "http/responder.ts": 'import { getSheet } from "../sheets/sheets.ts";\n',
  "sheets/sheets.ts": 'import { a } from "./a.ts";\nimport type { Storage } from "../storage/storage.ts";\n',
  "files/files.ts": "export const files = [];\n",
  "storage/storage.ts": "export {};\n",
  "storage/engines/open.ts": 'import pg from "pg";\nexport { storage } from "../storage.ts";\n',
};

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function makeService(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "layers-"));
  made.push(root);
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, "packages/service/src", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}

test("a service whose imports go down has no breaches", () => {
  expect(checkLayers(makeService(good), layered)).toEqual([]);
});

test.each([
  [
    "an import from a higher layer",
    "sheets/a.ts",
    'import { x } from "../http/responder.ts";',
    "packages/service/src/sheets/a.ts may not import http/responder.ts: http stands above sheets, and a resource knows nothing of requests.",
  ],
  [
    "a type from a higher layer",
    "storage/deep/a.ts",
    'import type {\n  Sheet,\n} from "../../sheets/sheets.ts";',
    "packages/service/src/storage/deep/a.ts may not import sheets/sheets.ts: sheets stands above storage, and the ground.",
  ],
  [
    "an import from a folder that is loaded later",
    "storage/a.ts",
    ["const open = await import", '("./engines/open.ts");'].join(""),
    "packages/service/src/storage/a.ts may not import storage/engines/open.ts: storage/engines stands above storage, and the ground.",
  ],
  [
    "an import from a neighbour",
    "files/a.ts",
    'export { x } from "../sheets/sheets.ts";',
    "packages/service/src/files/a.ts may not import sheets/sheets.ts: sheets stands beside files, and a resource knows nothing of requests.",
  ],
  [
    "a driver outside of the engines",
    "sheets/a.ts",
    'import { DatabaseSync } from "node:sqlite";',
    "packages/service/src/sheets/a.ts may not import node:sqlite, which is for storage/engines: only an engine knows its driver; other code uses `context.db` and `storage.engine`.",
  ],
  [
    "a folder that is on no layer",
    "attic/a.ts",
    "export {};",
    "packages/service/src/attic/a.ts is on no layer: add its folder to tools/checks/src/checks/service-layers.ts, above all that it imports.",
  ],
])("%s is a breach that gives the reason", (_, path, content, message) => {
  expect(checkLayers(makeService({ ...good, [path]: `${content}\n` }), layered)).toEqual([message]);
});

test("a template of the importer may not import upwards either", () => {
  const root = makeService({});
  const write = (path: string, content: string) => {
    const file = join(root, importer.source, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write("screens/app.tsx", 'import { open } from "../element/open.ts";\n');
  write("element/open.ts", "export {};\n");
  write("table/draw.ts", 'import { render } from "preact";\n');
  const all = new Set(["page", ".", "rows", "flows", "geometry", "api", "styles", "texts", "node"]);
  const layers = importer.layers.map((layer) => ({
    ...layer,
    folders: layer.folders.filter((folder) => !all.has(folder)),
  }));
  expect(checkLayers(root, { ...importer, layers })).toEqual([
    expect.stringContaining("screens/app.tsx may not import element/open.ts: element stands above screens"),
    expect.stringContaining("table/draw.ts may not import preact, which is for screens"),
  ]);
});

test("the tables know no database", () => {
  const root = makeService({});
  mkdirSync(join(root, tables.source, "fields"), { recursive: true });
  writeFileSync(join(root, tables.source, "fields/a.ts"), 'import { sql } from "kysely";\n');
  const layers = tables.layers.filter(({ folders }) => folders.includes("fields"));
  expect(checkLayers(root, { ...tables, layers })).toEqual([
    "packages/tables/src/fields/a.ts may not import kysely, which is for another package: tables and values are the same whatever stores them.",
  ]);
});

test("a layer without files is reported", () => {
  const { "files/files.ts": _, ...rest } = good;
  expect(checkLayers(makeService(rest), layered)).toEqual([
    expect.stringContaining("packages/service/src/files is in the table of layers"),
  ]);
});

test.each([service, tables, importer])("each folder of $source is on one layer", (layered) => {
  const folders = layered.layers.flatMap((layer) => layer.folders);
  expect(new Set(folders).size).toBe(folders.length);
});

test("the map of the service shows its layers", () => {
  const root = makeService({});
  mkdirSync(join(root, "packages/service"), { recursive: true });
  const map = (...lines: string[]) =>
    writeFileSync(
      join(root, "packages/service/LAYERS.md"),
      ["# The inside of the service", "", "| folders | content |", "| - | - |", ...lines, ""].join("\n"),
    );
  const two: readonly Layer[] = [
    { folders: ["http"], holds: "requests", reason: "" },
    { folders: ["files", "sheets"], holds: "resources", reason: "" },
  ];
  map("| `http`   | requests |", "| `files`, `sheets` | resources |");
  expect(checkMap(root, { ...service, layers: two })).toEqual([]);
  map("| `http` | requests |", "| `files` | resources |");
  expect(checkMap(root, { ...service, layers: two })).toEqual([
    "The map in packages/service/LAYERS.md must have as its line 2: | `files`, `sheets` | resources |",
  ]);
  map("| `http` | requests |", "| `files`, `sheets` | resources |", "| `attic` | things |");
  expect(checkMap(root, { ...service, layers: two })).toEqual([
    "The map in packages/service/LAYERS.md has a line too many: | `attic` | things |",
  ]);
});

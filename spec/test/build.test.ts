import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { buildDescription, bundleDescription, explainFailure } from "../build.ts";
import type { OperationRow } from "../read/index.ts";
import { description } from "./bundle.ts";
import { lintOnce, runOffline } from "./support/offline-lint.ts";
import { warm } from "./support/warm-process.ts";

let folder: string;
const read = (name: string): Promise<string> => readFile(join(folder, name), "utf8");
/** What the build of this package wrote. */
const built = join(import.meta.dirname, "../dist");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-import-build-"));
  await buildDescription(folder, description);
});
afterAll(() => rm(folder, { recursive: true }));

const files = [
  ...["openapi.yaml", "openapi.json", "openapi.min.json", "openapi-3.2.min.json", "openapi.overlay.json"],
  ...["operations.json", "messages.json", "index.js", "index.d.ts"],
];

test.each(files)("two builds write the same %s", async (name) => {
  const again = await read(name);
  expect(
    again === (await readFile(join(built, name), "utf8")),
    "either builds differ, or dist/ is older than its sources: npm run build -- spec",
  ).toBe(true);
});

test("openapi.yaml and openapi.json say the same", async () => {
  const json = JSON.parse(await read("openapi.json"));
  expect(parse(await read("openapi.yaml"))).toEqual(json);
  // A YAML 1.1 parser reads the same, too: it would not read an unquoted date as a string.
  expect(parse(await read("openapi.yaml"), { version: "1.1" })).toEqual(json);
});

test("openapi.min.json is the same in one line", async () => {
  expect(await read("openapi.min.json")).toBe(JSON.stringify(JSON.parse(await read("openapi.json"))));
});

test("operations.json lists the operations in the order of the path table", async () => {
  const rows: OperationRow[] = JSON.parse(await read("operations.json"));
  const table = parse(await readFile(join(import.meta.dirname, "../openapi.yaml"), "utf8")).paths;
  expect([...new Set(rows.map(({ path }) => path))]).toEqual(Object.keys(table));
  expect(rows.filter(({ origin }) => origin === "documented")).toHaveLength(39);
  expect(rows.filter(({ group }) => group === "A")).toHaveLength(24);
  expect(rows.find(({ operationId }) => operationId === "bulkMutateFlags")).toEqual({
    operationId: "bulkMutateFlags",
    method: "POST",
    path: "/v1/workbooks/{workbookId}/flags/bulk-mutate",
    tag: "flags",
    group: null,
    origin: "documented",
  });
});

test("the main entry has the description, its operations and the reader", async () => {
  const main = await import("@data-import/spec");
  expect(main.default).toBe(main.description);
  expect(main.description).toEqual(JSON.parse(await read("openapi.json")));
  expect(main.operations).toEqual(JSON.parse(await read("operations.json")));
  expect(main).toMatchObject(await import("@data-import/spec/read"));
});

test("no component was renamed, and no reference leaves the bundle", async () => {
  const text = await read("openapi.json");
  const { components } = JSON.parse(text);
  const names = Object.values(components).flatMap((kind) => Object.keys(kind as object));
  expect(names.filter((name) => /-\d+$/.test(name))).toEqual([]);
  expect(text.match(/"\$ref": "(?!#\/components\/)[^"]*"/g)).toBeNull();
});

test("two components of one name stop the build", async () => {
  const clashing = join(folder, "clashing");
  await cp(join(import.meta.dirname, "rules/fixture"), clashing, { recursive: true });
  const file = join(clashing, "schemas/parcels.yaml");
  const text = await readFile(file, "utf8");
  const reference = text.replace("events.yaml#/EventTopic", '"#/Failure"');
  await writeFile(file, `${reference}Failure: { type: object, description: Another one. }\n`);
  const build = bundleDescription(join(clashing, "openapi.yaml"), warm.runWarmRedocly);
  await expect(build).rejects.toThrow(/cannot be bundled.*referenced with the same name.*Failure/s);
});

test("a file that is not YAML is named once, with its place and its reason", async () => {
  const message = `Failed to parse: bad indentation in "${join(folder, "paths/spaces.yaml")}" (20:4)`;
  const location = [{ source: { ref: "paths/spaces.yaml" }, start: { line: 20, col: 4 } }];
  const problems = [
    { ruleId: "no-unresolved-refs", message: "Can't resolve $ref", location },
    ...[1, 2].map(() => ({ ruleId: "bundler", message, location })),
  ];
  const run = async () => ({ exitCode: 1, stdout: JSON.stringify({ problems }), stderr: "" });
  const failure = new Error("The description cannot be bundled.");
  expect(await explainFailure(failure, run)).toBe("spec/paths/spaces.yaml:20:4: bad indentation");
  const fine = async () => ({ exitCode: 0, stdout: '{"problems":[]}', stderr: "" });
  expect(await explainFailure(failure, fine)).toBe(failure.message);
});

test("the CLI opens no network connection", async () => {
  expect(await lintOnce()).toMatchObject({ exitCode: 0 });
  // The guard works: this description would have to be fetched.
  expect(await runOffline(["lint", "http://127.0.0.1:65535/openapi.yaml"])).toMatchObject({ exitCode: 77 });
});

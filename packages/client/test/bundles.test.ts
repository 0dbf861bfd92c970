import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { describe, expect, test } from "vitest";
import { locateOperation } from "./support/flat-calls.ts";
import { operationCases } from "./support/operation-cases.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
/** The programs that the benchmark compares with those of other clients. */
const programs = `${packageFolder}../../tools/bench/src/client/calls/`;
const operations = operationCases.map(({ operationId, ...operation }) => ({
  operationId,
  resource: locateOperation({ operationId, ...operation }).resource,
}));
const entries = readdirSync(`${packageFolder}src/resources`)
  .filter((name) => name.endsWith(".gen.ts"))
  .map((name) => name.replace(".gen.ts", ""));

test("there is an entry for every resource", () => {
  const resources = entries.map((entry) =>
    entry.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(resources.sort()).toEqual([...new Set(operations.map(({ resource }) => resource))].sort());
});

describe.each(entries)("the bundle of a program that uses %s alone", (entry) => {
  test("knows the operations of that resource and no other, and nothing of Node", async () => {
    const text = await bundle(`export * from "@data-import/client/resources/${entry}";`);
    const resource = entry.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const known = operations.filter(({ operationId }) => text.includes(JSON.stringify(operationId)));
    const needed = entry === "events" ? ["getCurrentActor"] : [];
    expect(known).toEqual(
      operations.filter(
        // Tabs share a stream of events only with the same caller.
        ({ operationId, resource: owner }) => owner === resource || needed.includes(operationId),
      ),
    );
  });
});

test("a resource without pages and files brings neither", async () => {
  const text = await bundle('export { createAccounts } from "@data-import/client/resources/accounts";');
  expect(text).not.toContain("pageNumber");
  expect(text).not.toContain("form-data; name=");
  expect(text).not.toContain("content-disposition");
  expect(await bundle('export { createClient } from "@data-import/client";')).toContain("pageNumber");
});

test("a stream that tabs share is loaded only by who asks for it, and is small", async () => {
  const whole = await bundle('export { createEvents } from "@data-import/client/resources/events";', true);
  const source = readFileSync(`${packageFolder}src/extras/follow-shared.ts`, "utf8");
  const { code } = await transform(source, { loader: "ts", minify: true });
  const [all, part] = [gzipSync(whole).length, gzipSync(code).length];
  console.log(
    `@data-import/client/resources/events: ${all} bytes compressed; of them ${part} to share a stream`,
  );
  expect(part).toBeLessThanOrEqual(1_700);
  const events = readFileSync(`${packageFolder}src/extras/events.ts`, "utf8");
  expect(events).not.toMatch(/^import .*follow-shared/m);
});

test("the functions for TanStack Query are small, and bring no part of the client", async () => {
  const text = await bundle('export * from "@data-import/client/query";', true);
  const size = gzipSync(text).length;
  console.log(`@data-import/client/query: ${size} bytes compressed`);
  expect(size).toBeLessThanOrEqual(1_500);
  expect(text).not.toContain("fetch(");
});

test.each([
  ["one call of one resource", "our-resource", 6_700],
  // As in the bench: 14,200 for the 39 operations of the beginning, and 25 for each further one.
  ["one call of a client with all resources", "our-client", 14_200 + 25 * (operations.length - 39)],
])("the bundle of a program with %s is small", async (_, name, most) => {
  const program = readFileSync(`${programs}${name}.ts`, "utf8");
  // Without the parts that a method loads when it is first called.
  const size = gzipSync(await bundle(program, true, true), { level: 9 }).length;
  expect(
    size,
    `The bundle has ${size} bytes, compressed; the limit is ${most}. Move code that only some programs need to a ` +
      "function that they import, such as `trace` (src/middleware/), or make the new code smaller.",
  ).toBeLessThanOrEqual(most);
});

/** What a browser would get, its names as they are written; with `splitting`, only what it gets at the start. */
async function bundle(program: string, minify = false, splitting = false): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: packageFolder, loader: "ts" },
    bundle: true,
    splitting,
    outdir: "dist",
    metafile: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify,
    minifySyntax: true,
    conditions: ["@data-import/source"],
    logLevel: "silent",
  });
  const [first] = outputFiles;
  const imports = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint)?.imports ?? [];
  // A part that other parts share would be loaded at the start, too.
  expect(imports.filter(({ kind }) => kind === "import-statement")).toEqual([]);
  return first?.text ?? "";
}

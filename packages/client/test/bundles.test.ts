import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { locateOperation } from "./support/flat-calls.ts";
import { operationCases } from "./support/operation-cases.ts";

const room = fileURLToPath(new URL("..", import.meta.url));
const operations = operationCases.map(({ operationId, ...operation }) => ({
  operationId,
  resource: locateOperation({ operationId, ...operation }).resource,
}));
const entries = readdirSync(`${room}src/resources`)
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
    expect(known).toEqual(operations.filter((operation) => operation.resource === resource));
  });
});

test("a resource without pages and files brings neither", async () => {
  const text = await bundle('export { createAccounts } from "@data-import/client/resources/accounts";');
  expect(text).not.toContain("pageNumber");
  expect(text).not.toContain("form-data; name=");
  expect(text).not.toContain("content-disposition");
  expect(await bundle('export { createClient } from "@data-import/client";')).toContain("pageNumber");
});

test("the functions for TanStack Query are small, and bring no part of the client", async () => {
  const text = await bundle('export * from "@data-import/client/query";', true);
  const size = gzipSync(text).length;
  console.log(`@data-import/client/query: ${size} bytes compressed`);
  expect(size).toBeLessThanOrEqual(1_500);
  expect(text).not.toContain("fetch(");
});

/** What a browser would get, its names as they are written. */
async function bundle(program: string, minify = false): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: room },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify,
    minifySyntax: true,
    conditions: ["@data-import/source"],
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

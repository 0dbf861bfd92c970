import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isPortFree } from "../ports.mjs";
import { startPackageServer } from "../src/dev/package-server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "generation-"));
  const manifest = { type: "module", exports: { ".": { default: "./index.js" } } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
});
afterEach(() => rmSync(folder, { recursive: true }));

const listen = `
  import { createServer } from "node:http";
  const listen = (word) => new Promise((resolve) => {
    const server = createServer((_request, response) => response.end(word)).listen(0, "127.0.0.1", () =>
      resolve({ port: server.address().port, close: async () => server.close() }));
  });`;

test.each([
  ["docs", "export const serve = () => listen('docs');"],
  ["mock", "export const createMock = () => ({ listen: () => listen('mock') });"],
])("serves %s by what the package exports, until it is retired", async (pkg, entry) => {
  writeFileSync(join(folder, "index.js"), `${listen}\n${entry}`);
  const generation = await startPackageServer(folder);
  const response = await fetch(`http://127.0.0.1:${generation.port}/`);
  expect(await response.text()).toBe(pkg);
  // So that the next request goes to the next version.
  expect(response.headers.get("connection")).toBe("close");
  await generation.stop();
  expect(await isPortFree(generation.port)).toBe(true);
});

test("reports the output of a package that cannot be served", async () => {
  writeFileSync(join(folder, "index.js"), `throw new Error("the bundle is broken");`);
  await expect(startPackageServer(folder)).rejects.toThrow(/does not start:\n.*the bundle is broken/s);
});

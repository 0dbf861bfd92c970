import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { makeEmptyFolder, removeFolder, writeFiles } from "../../consumer.ts";
import { readAddress } from "../../read-address.ts";
import { consumerEnvironment, runOrThrow } from "../../run-command.ts";

describe("the docs, installed from their tarball alone in an empty folder, without a network", () => {
  let folder: string;
  beforeAll(async () => {
    folder = makeEmptyFolder("docs");
    const tarball = inject("tarballs").find(({ shortName }) => shortName === "docs");
    // With pnpm, because npm needs many times as long for so many files; the other suites install them with npm.
    writeFiles(folder, { "package.json": '{ "private": true }' });
    const words = ["add", "--offline", tarball?.path ?? "no tarball"];
    await runOrThrow("pnpm", words, { cwd: folder });
    return () => removeFolder(folder);
  });

  test("are served by npx", async () => {
    const child = spawn("npx", ["--offline", "data-import-docs", "serve", "--port", "0"], {
      cwd: folder,
      env: consumerEnvironment(),
      // npx starts the server as a child process; a process group can be ended at once.
      detached: true,
    });
    onTestFinished(() => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    });
    const address = await readAddress(child);
    const home = await read(address);
    for (const [, link = ""] of home.matchAll(/<(?:link rel="stylesheet" href|script src)="([^"]+)"/g)) {
      expect((await read(new URL(link, address).href)).length).toBeGreaterThan(1000);
    }
    expect(await read(`${address}operations/listSheets/`)).toContain(
      "<h1>List the sheets of a workbook</h1>",
    );
    expect((await fetch(`${address}nothing`)).status).toBe(404);
  });

  test("are exported by npx", async () => {
    const command = ["--offline", "data-import-docs", "export", "public"];
    await runOrThrow("npx", command, { cwd: folder });
    for (const file of ["index.html", "404.html", "operations/listSheets/index.html", "openapi.json"]) {
      expect(existsSync(join(folder, "public", file)), file).toBe(true);
    }
  });
});

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  return response.text();
}

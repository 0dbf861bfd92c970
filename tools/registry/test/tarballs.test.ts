import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import {
  findContentsFile,
  findUnwanted,
  nameContents,
  readContents,
  updateCommand,
} from "../src/contents.ts";
import { readManifest } from "../src/packages.ts";
import { runCommand, runOrThrow } from "../src/run-command.ts";

const tarballs = inject("tarballs");
const consumer = inject("consumer");
const root = fileURLToPath(new URL("../../..", import.meta.url));
const ourPaths = ["spec", "packages", "tools", "node_modules"].map((folder) => `${root}${folder}/`);
const attw = fileURLToPath(new URL("../node_modules/.bin/attw", import.meta.url));

test("every published package of the workspace is packed here", async () => {
  const output = await runOrThrow("pnpm", ["list", "--recursive", "--depth", "-1", "--json"], {
    cwd: root,
    timeout: 30_000,
  });
  const all: { name: string; private?: boolean }[] = JSON.parse(output);
  const published = all.filter((each) => each.private !== true).map(({ name }) => name);
  expect(
    tarballs.map(({ name }) => name).sort(),
    "add it to the devDependencies of tools/registry/package.json",
  ).toEqual(published.sort());
});

test("installing them brings openapi-fetch and its types, nothing else, and runs no script", () => {
  const lock = JSON.parse(readFileSync(join(consumer, "package-lock.json"), "utf8"));
  const { "": wanted, ...installed }: Record<string, LockedPackage> = lock.packages;
  const names = Object.keys(installed).map((path) => path.replace(/^.*node_modules\//, ""));
  const asked = Object.keys(wanted?.dependencies ?? {});
  // undici-types belongs to the types of Node.
  const brought = names.filter((name) => !asked.includes(name) && name !== "undici-types");
  expect(brought.sort()).toEqual(["openapi-fetch", "openapi-typescript-helpers"]);
  expect(Object.keys(installed).filter((path) => installed[path]?.hasInstallScript)).toEqual([]);
  for (const { name } of tarballs) {
    expect(installed[`node_modules/${name}`]?.resolved, `${name} is not from its tarball`).toMatch(/^file:/);
  }
});

describe.each(tarballs)("$name", (tarball) => {
  const { name, shortName, path, files } = tarball;

  const installed = join(consumer, "node_modules", name);
  const read = (file: string) => readFileSync(join(installed, file), "utf8");

  test("holds the files that are on its committed list", () => {
    const contents = nameContents(tarball);
    const expected = existsSync(findContentsFile(shortName)) ? readContents(shortName) : [];
    expect(
      {
        added: contents.filter((file) => !expected.includes(file)),
        gone: expected.filter((file) => !contents.includes(file)),
      },
      `What ${name} publishes has changed. If that is meant, write the lists anew and commit them: ${updateCommand}`,
    ).toEqual({ added: [], gone: [] });
  });

  test("has no tests, secrets or leftovers among its files", () => {
    expect(findUnwanted(files)).toEqual([]);
  });

  test("has no credential and no path of this machine inside its files", () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bnpm_[A-Za-z0-9]{36}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bAKIA[0-9A-Z]{16}\b|_authToken/;
    const found = files.filter(
      (file) => secret.test(read(file)) || ourPaths.some((path) => read(file).includes(path)),
    );
    expect(found).toEqual([]);
  });

  test("has source maps to files that are there", () => {
    const missing = files.flatMap((file) => {
      const lines = /\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/.exec(
        /\.(js|ts)$/.test(file) ? read(file) : "",
      );
      const wanted = lines?.[1] === undefined ? [] : [lines[1]];
      if (file.endsWith(".map")) wanted.push(...findSources(read(file)));
      return wanted
        .map((target) => normalize(join(dirname(file), target)))
        .filter((target) => !files.includes(target))
        .map((target) => `${file} points to ${target}, which is not there.`);
    });
    expect(missing).toEqual([]);
  });

  test("has nothing that publint would change", async () => {
    const tarball = readFileSync(path);
    const { messages } = await publint({ strict: true, pack: { tarball: new Uint8Array(tarball).buffer } });
    expect(
      messages.map((message) => formatMessage(message, readManifest(installed), { color: false })),
    ).toEqual([]);
  });

  test("has types that resolve for everybody who may import it", async () => {
    // ESM only: what CommonJS and Node 10 would find is none of our promises.
    const { code, stdout, stderr } = await runCommand(
      attw,
      [path, "--profile", "esm-only", "--format", "ascii"],
      {
        cwd: consumer,
        timeout: 60_000,
      },
    );
    expect(code, `${stdout}${stderr}`).toBe(0);
  });
});

function findSources(map: string): string[] {
  const { sources, sourcesContent }: { sources: string[]; sourcesContent?: unknown[] } = JSON.parse(map);
  return sources.filter((_, index) => typeof sourcesContent?.[index] !== "string");
}

/** A package as package-lock.json has it. */
interface LockedPackage {
  readonly dependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

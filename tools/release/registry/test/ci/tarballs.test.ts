import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { findDeadSourceMaps, findSecrets, listMachinePaths } from "../../src/check-files.ts";
import {
  findContentsFile,
  findUnwanted,
  nameContents,
  readContents,
  updateCommand,
} from "../../src/contents.ts";
import { lintWithAttw, lintWithPublint } from "../../src/lint-package.ts";
import { listPublicPackages, readManifest } from "../../src/packages.ts";

const tarballs = inject("tarballs");
const consumer = inject("consumer");
const root = fileURLToPath(new URL("../../../../..", import.meta.url));

test("every published package of the workspace is packed here", async () => {
  const published = (await listPublicPackages(root)).map(({ name }) => name);
  expect(
    tarballs.map(({ name }) => name).sort(),
    "add it to the devDependencies of tools/release/package.json",
  ).toEqual(published.sort());
});

/** The dependencies of the client. */
const broughtByClient = ["openapi-fetch", "openapi-typescript-helpers"];
/**
 * The dependencies of the service, direct and indirect: the query layer, PostgreSQL, forms, archives, signatures, mails,
 * the distance of words, and Parquet.
 */
const broughtByService = [
  ...["@fastify/busboy", "aws4fetch", "buffer-crc32", "kysely", "pend", "pg", "pg-cloudflare"],
  ...["pg-connection-string", "pg-int8", "pg-pool", "pg-protocol", "pg-types", "pgpass", "postgres-array"],
  ...["postgres-bytea", "postgres-date", "postgres-interval", "split2", "xtend", "yauzl", "yazl"],
  ...["nodemailer", "fastest-levenshtein", "hyparquet", "hyparquet-writer"],
];
/** Deno for this machine. */
const broughtByAgents = [`@deno/linux-${process.arch}-glibc`];

test("installing them adds only the dependencies of client, service and agents, and runs no script", () => {
  const lock = JSON.parse(readFileSync(join(consumer, "package-lock.json"), "utf8"));
  const { "": wanted, ...installed }: Record<string, LockedPackage> = lock.packages;
  const names = Object.keys(installed).map((path) => path.replace(/^.*node_modules\//, ""));
  const asked = Object.keys(wanted?.dependencies ?? {});
  // undici-types is a dependency of the types of Node.
  const brought = names.filter((name) => !asked.includes(name) && name !== "undici-types");
  const expected = [...broughtByClient, ...broughtByService, ...broughtByAgents];
  expect(brought.sort()).toEqual(expected.sort());
  expect(Object.keys(installed).filter((path) => installed[path]?.hasInstallScript)).toEqual([]);
  for (const { name } of tarballs) {
    expect(installed[`node_modules/${name}`]?.resolved, `${name} is not from its tarball`).toMatch(/^file:/);
  }
});

describe.each(tarballs)("$name", (tarball) => {
  const { name, shortName, path, files } = tarball;

  const installed = join(consumer, "node_modules", name);
  const read = (file: string) => readFileSync(join(installed, file), "utf8");

  test("contains the files on its committed list", () => {
    const contents = nameContents(tarball);
    const expected = existsSync(findContentsFile(shortName)) ? readContents(shortName) : [];
    expect(
      {
        added: contents.filter((file) => !expected.includes(file)),
        gone: expected.filter((file) => !contents.includes(file)),
      },
      `The files of ${name} changed. If that is intended, write the lists again and commit them: ${updateCommand}`,
    ).toEqual({ added: [], gone: [] });
  });

  test("has no tests, secrets or leftovers among its files", () => {
    expect(findUnwanted(files)).toEqual([]);
  });

  test("has no credential and no path of this machine inside its files", () => {
    expect(findSecrets(files, read, listMachinePaths(root))).toEqual([]);
  });

  test("has source maps to files that are there", () => {
    expect(findDeadSourceMaps(files, read)).toEqual([]);
  });

  test("has no messages of publint", async () => {
    expect(await lintWithPublint(path, readManifest(installed))).toEqual([]);
  });

  test("has types that resolve for every importer", async () => {
    expect(await lintWithAttw(path, readManifest(installed))).toEqual([]);
  });
});

/** An entry of package-lock.json. */
interface LockedPackage {
  readonly dependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { findWorkspaceParts, listTargets } from "../../check-manifest.ts";
import { installWarning } from "../../consumer.ts";
import { listPublicPackages } from "../../packages.ts";

// What is in the packages is checked by `release:check`, in those that it publishes.

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

test.each(tarballs)("the package.json of $name has only what its users need", ({ name, folder, files }) => {
  const packed = JSON.parse(readFileSync(join(consumer, "node_modules", name, "package.json"), "utf8"));
  expect(findWorkspaceParts(packed)).toEqual([]);
  const own = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect(Object.keys(packed.exports ?? {})).toEqual(Object.keys(own.exports ?? {}));
  const targets = listTargets({ ...packed.exports, ...packed.imports }).filter((path) => !path.includes("*"));
  expect(targets.filter((path) => !files.includes(path.replace("./", "")))).toEqual([]);
});

/** The dependencies of the client. */
const broughtByClient = ["openapi-fetch", "openapi-typescript-helpers"];
/**
 * The dependencies of the service, direct and indirect: the query layer, PostgreSQL, forms, archives, signatures, mails,
 * the distance of words, Parquet, the metrics of the process, and people at an OpenID provider.
 */
const broughtByService = [
  ...["@fastify/busboy", "aws4fetch", "buffer-crc32", "kysely", "pend", "pg", "pg-cloudflare"],
  ...["pg-connection-string", "pg-int8", "pg-pool", "pg-protocol", "pg-types", "pgpass", "postgres-array"],
  ...["postgres-bytea", "postgres-date", "postgres-interval", "split2", "xtend", "yauzl", "yazl"],
  ...["nodemailer", "fastest-levenshtein", "hyparquet", "hyparquet-writer", "@e965/xlsx"],
  ...["prom-client", "tdigest", "bintrees", "@opentelemetry/api"],
  ...["openid-client", "oauth4webapi", "jose"],
];
/** Deno for this machine. */
const broughtByAgents = [`@deno/linux-${process.arch}-glibc`];

test("installing them adds only the dependencies of client, service and agents, and runs no script", () => {
  const lock = JSON.parse(readFileSync(join(consumer, "package-lock.json"), "utf8"));
  const { "": wanted, ...locked }: Record<string, LockedPackage> = lock.packages;
  // The lockfile also has the packages for other machines, if npm could read about them; they are not installed.
  const installed = Object.keys(locked).filter((path) => existsSync(join(consumer, path)));
  const names = installed.map((path) => path.replace(/^.*node_modules\//, ""));
  const asked = Object.keys(wanted?.dependencies ?? {});
  // undici-types is a dependency of the types of Node.
  const brought = names.filter((name) => !asked.includes(name) && name !== "undici-types");
  const expected = [...broughtByClient, ...broughtByService, ...broughtByAgents];
  expect(brought.sort()).toEqual(expected.sort());
  expect(Object.keys(locked).filter((path) => locked[path]?.hasInstallScript)).toEqual([]);
  for (const { name } of tarballs) {
    expect(locked[`node_modules/${name}`]?.resolved, `${name} is not from its tarball`).toMatch(/^file:/);
  }
});

test("installing them gives no warning about install scripts, peers or deprecated packages", () => {
  expect(inject("installOutput")).not.toMatch(installWarning);
});

/** An entry of package-lock.json. */
interface LockedPackage {
  readonly dependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

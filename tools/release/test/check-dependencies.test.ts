import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkDependencies } from "../src/check-dependencies.ts";
import { prepareRelease } from "../src/prepare-release.ts";
import { repository as ours, type Repository } from "../src/repository.ts";
import { listPublished, readDependencies } from "../src/runtime-dependencies.ts";
import { makeRepository } from "./support/make-repository.ts";

const workspace = (version: string) =>
  `packages: [spec, packages/*]\ncatalog:\n  openapi-fetch: ${version}\ncatalogs:\n  tests:\n    vitest: 5.1.0\n`;
const client = {
  name: "@data-import/client",
  version: "1.0.0",
  dependencies: { "@data-import/types": "workspace:*", "openapi-fetch": "catalog:", saxes: "6.0.0" },
  peerDependencies: { vitest: "catalog:tests" },
  devDependencies: { yaml: "2.9.1" },
};
const notices = (version: string) => `Bundled.\n\n---\najv ${version}\nLicence: MIT\nSource: npm\n`;
const kept = { "openapi-fetch": "0.17.0", saxes: "6.0.0", vitest: "5.1.0", "bundled ajv": "8.20.0" };

/** A repository after a release that kept the dependencies of the client. */
function makeReleased(
  files: Readonly<Record<string, string>> = {},
  changeset?: Record<string, string>,
): Repository {
  return makeRepository({
    released: [],
    ...(changeset && { changeset }),
    files: {
      "pnpm-workspace.yaml": workspace("0.17.0"),
      "packages/client/package.json": JSON.stringify(client),
      "packages/client/dist/THIRD-PARTY-LICENSES": notices("8.20.0"),
      "tools/release/last/dependencies.json": JSON.stringify({ "@data-import/client": kept }),
      ...files,
    },
  });
}

describe("a release whose dependencies are kept", () => {
  test("passes if nothing changed", async () => {
    expect(await checkDependencies(makeReleased())).toEqual({
      passed: true,
      text: "Each change of a runtime dependency has a changeset.",
    });
  });

  test("names a raise in the catalogue, both versions and what to do", async () => {
    const { passed, text } = await checkDependencies(
      makeReleased({ "pnpm-workspace.yaml": workspace("0.18.0") }),
    );
    expect(passed).toBe(false);
    expect(
      text,
    ).toBe(`Runtime dependencies of published packages changed since their last release, and no changeset says so:
  @data-import/client: openapi-fetch 0.17.0 -> 0.18.0
Take the changes back, or describe in a changeset what they mean for users: npm run changeset (a patch is enough).`);
  });

  const manifest = (change: object) => ({
    "packages/client/package.json": JSON.stringify({ ...client, ...change }),
  });
  test.each([
    [
      "a version in a manifest",
      manifest({ dependencies: { ...client.dependencies, saxes: "6.0.1" } }),
      "saxes 6.0.0 -> 6.0.1",
    ],
    ["a new one", manifest({ optionalDependencies: { pg: "8.23.1" } }), "pg (new) -> 8.23.1"],
    ["a peer", manifest({ peerDependencies: { vitest: "^6.0.0" } }), "vitest 5.1.0 -> ^6.0.0"],
    [
      "a bundled package",
      { "packages/client/dist/THIRD-PARTY-LICENSES": notices("8.21.0") },
      "bundled ajv 8.20.0 -> 8.21.0",
    ],
  ])("sees %s", async (_, files, change) => {
    const { passed, text } = await checkDependencies(makeReleased(files));
    expect({ passed, changes: text.split("\n").slice(1, -1) }).toEqual({
      passed: false,
      changes: [`  @data-import/client: ${change}`],
    });
  });

  test.each([
    ["a changeset of the package", { "pnpm-workspace.yaml": workspace("0.18.0") }, { client: "patch" }, true],
    ["a changeset of its group", { "pnpm-workspace.yaml": workspace("0.18.0") }, { docs: "patch" }, true],
    ["a change that only tests see", manifest({ devDependencies: { yaml: "2.9.2" } }), undefined, true],
  ])("passes with %s", async (_, files, changeset, passed) => {
    expect(await checkDependencies(makeReleased(files, changeset))).toMatchObject({ passed });
  });

  test("says which entry of the catalogue is missing", async () => {
    const repository = makeReleased({ "pnpm-workspace.yaml": "packages: [spec, packages/*]\n" });
    await expect(checkDependencies(repository)).rejects.toThrow(
      "pnpm-workspace.yaml has no version of vitest for `catalog:tests`.",
    );
  });
});

test("a release keeps them, and the next raise is seen", async () => {
  const repository = makeRepository({
    files: {
      "pnpm-workspace.yaml": workspace("0.17.0"),
      "packages/client/package.json": JSON.stringify(client),
    },
  });
  const file = join(repository.lastRelease, "dependencies.json");
  expect(await checkDependencies(repository)).toMatchObject({ passed: true });
  expect(existsSync(file)).toBe(false);
  await prepareRelease(repository);
  expect(JSON.parse(readFileSync(file, "utf8"))["@data-import/client"]).toEqual({
    "openapi-fetch": "0.17.0",
    saxes: "6.0.0",
    vitest: "5.1.0",
  });
  expect(await checkDependencies(repository)).toMatchObject({ passed: true });
  writeFileSync(join(repository.root, "pnpm-workspace.yaml"), workspace("0.18.0"));
  expect(await checkDependencies(repository)).toMatchObject({ passed: false });
});

test("every published package of this repository has versions that can be read", () => {
  const published = listPublished(ours);
  expect(published).toContain("@data-import/client");
  for (const name of published) readDependencies(ours, name);
  expect(readDependencies(ours, "@data-import/client")).toHaveProperty("openapi-fetch");
});

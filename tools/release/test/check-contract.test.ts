import { describe, expect, test } from "vitest";
import { checkContract } from "../src/check-contract.ts";
import { prepareRelease } from "../src/prepare-release.ts";
import type { Repository } from "../src/repository.ts";
import { type Edit, put, remove } from "./support/edits.ts";
import { makeRepository } from "./support/make-repository.ts";
import { runWarmRedocly } from "./support/warm-redocly.ts";

const check = (repository: Repository) => checkContract(repository, runWarmRedocly);
const shelf = ["components", "schemas", "Shelf"];
const smaller = remove(...shelf, "properties", "builtAt");
const larger = put({ type: "number" }, ...shelf, "properties", "depth");
const reworded = put("Other words.", ...shelf, "description");
const shownElse = put(
  { data: [{ id: "a", name: "b" }] },
  ...["paths", "/shelves", "get", "responses", "200", "content", "application/json"],
  ...["examples", "twoShelves", "value"],
);

describe("before the first release", () => {
  test("everything passes, and it says why", async () => {
    const { passed, text } = await check(makeRepository({ current: [smaller] }));
    expect(passed).toBe(true);
    expect(text).toBe(
      "Nothing has been released yet, so there is nothing to compare with. 1.0.0 will be the first.",
    );
  });
});

describe("after a release", () => {
  const cases: [name: string, edit: Edit | undefined, bump: string | undefined, passed: boolean][] = [
    ["nothing changed", undefined, undefined, true],
    ["a break, no changeset", smaller, undefined, false],
    ["a break, a patch", smaller, "patch", false],
    ["a break, a minor", smaller, "minor", false],
    ["a break, a major", smaller, "major", true],
    ["growth, no changeset", larger, undefined, false],
    ["growth, a patch", larger, "patch", false],
    ["growth, a minor", larger, "minor", true],
    ["other words, no changeset", reworded, undefined, false],
    ["other words, a patch", reworded, "patch", true],
    ["another example value, no changeset", shownElse, undefined, false],
    ["another example value, a patch", shownElse, "patch", true],
    ["nothing changed, a minor for another reason", undefined, "minor", true],
  ];
  test.each(cases)("%s", async (_, edit, bump, passed) => {
    const repository = makeRepository({
      released: [],
      current: edit ? [edit] : [],
      ...(bump && { changeset: { spec: bump } }),
    });
    expect(await check(repository)).toMatchObject({ passed });
  });

  test("a changeset of any package that speaks the API counts for all", async () => {
    const repository = makeRepository({ released: [], current: [smaller], changeset: { docs: "major" } });
    expect(await check(repository)).toMatchObject({ passed: true });
  });

  test("a failure names the change, its place, the broken programs and the correction", async () => {
    const repository = makeRepository({
      released: [],
      current: [smaller, larger],
      changeset: { client: "minor" },
    });
    const { text } = await check(repository);
    expect(
      text,
    ).toBe(`The contract changed by more than the changesets say: major is needed. A minor release, 1.1.0, is planned by .changeset/brave-owls.md.

major  Shelf.builtAt: Property \`builtAt\` was removed.
       noticed by listShelves, createShelf, updateShelf
       breaks: programs that read it get undefined
       instead: keep it and mark it \`deprecated\`
       it was near spec/openapi.yaml:187  #/components/schemas/Shelf/properties/builtAt

Since 1.0.0: 1 major, 1 minor in the contract; no lines of type tests broke.

Take the changes back, or raise .changeset/brave-owls.md to major.`);
  });

  test("a change without a changeset says how to write one", async () => {
    const { text } = await check(makeRepository({ released: [], current: [larger] }));
    expect(text).toContain("minor  Shelf.depth: The property was added.");
    expect(text).toContain(
      "describe in a changeset what they mean for users: npm run changeset (choose minor)",
    );
  });

  test("versions that were raised by hand are rejected", async () => {
    const manifest = JSON.stringify({ name: "@data-import/spec", version: "1.1.0" });
    const repository = makeRepository({ released: [], files: { "spec/package.json": manifest } });
    await expect(check(repository)).rejects.toThrow(
      "is 1.1.0 here, and the last release that is kept is 1.0.0",
    );
    await expect(prepareRelease(repository)).rejects.toThrow("run release version");
  });

  test("a description that is not bundled yet is named", async () => {
    const repository = makeRepository({ released: [] });
    const elsewhere = { ...repository, root: repository.lastRelease };
    await expect(check(elsewhere)).rejects.toThrow("not bundled yet: npm run build -- spec");
  });
});

describe("type tests of the release", () => {
  const types = "tools/release/node_modules/@data-import/types";
  const files = {
    "tools/release/last/packages/types/test/types.test-d.ts": [
      'import type { Mode } from "@data-import/types";',
      'import { expectTypeOf } from "vitest";',
      'expectTypeOf<Mode>().toEqualTypeOf<"open" | "closed">();',
    ].join("\n"),
    [`${types}/package.json`]: '{ "name": "@data-import/types", "types": "./index.d.ts" }',
    [`${types}/index.d.ts`]: 'export type Mode = "open";\n',
  };

  test("a narrowed type fails, with its file, its line and the release", async () => {
    const { passed, text } = await check(makeRepository({ released: [], files }));
    expect(passed).toBe(false);
    expect(text).toContain(
      "major  packages/types/test/types.test-d.ts:3, a type test of 1.0.0, no longer compiles.",
    );
    expect(text).toContain("the contract is the same; 1 line of type tests broke.");
  });

  test("a narrowed type passes with a major changeset", async () => {
    const repository = makeRepository({ released: [], files, changeset: { types: "major" } });
    expect(await check(repository)).toMatchObject({ passed: true });
  });
});

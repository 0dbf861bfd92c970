import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContract } from "../src/check-contract.ts";
import { prepareRelease } from "../src/prepare-release.ts";
import { findFolder, listContractPackages, repository as ours, type Repository } from "../src/repository.ts";
import { listPublished } from "../src/runtime-dependencies.ts";
import { writeNotes } from "../src/write-notes.ts";
import { put, remove } from "./support/edits.ts";
import { addToLibrary, makeRepository } from "./support/make-repository.ts";
import { runWarmRedocly } from "./support/warm-redocly.ts";

const shelf = ["components", "schemas", "Shelf"];
const list = ["paths", "/shelves", "get"];
const packages = listContractPackages(ours);

function read({ root }: Repository, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function readVersions(repository: Repository): string[] {
  return packages.map((name) => JSON.parse(read(repository, `${findFolder(name)}/package.json`)).version);
}

test("the first release keeps the version and the description", async () => {
  const repository = makeRepository({});
  expect(await prepareRelease(repository, runWarmRedocly)).toBe("The contract is 1.0.0 now, after nothing.");
  expect(new Set(readVersions(repository))).toEqual(new Set(["1.0.0"]));
  expect(read(repository, "tools/release/last/openapi.yaml")).toBe(
    read(repository, "spec/dist/openapi.yaml"),
  );
  expect(read(repository, "packages/client/CHANGELOG.md")).toBe(
    "# @data-import/client\n\n## 1.0.0\n\nThe first release.\n",
  );
  expect(await prepareRelease(repository, runWarmRedocly)).toBe(
    "1.0.0 is the last release, and no changeset is pending.",
  );
  expect(await checkContract(repository, runWarmRedocly)).toMatchObject({ passed: true });
});

test("a release raises all packages, with the changes of the contract in each changelog", async () => {
  const repository = makeRepository({
    released: [],
    current: [
      remove(...shelf, "properties", "builtAt"),
      put({ type: "number" }, ...shelf, "properties", "depth"),
      put(true, ...list, "deprecated"),
      put({ name: "zone", in: "query", required: true, schema: {} }, ...list, "parameters", "-"),
      put("Other words.", ...shelf, "description"),
    ],
    changeset: { client: "major" },
  });

  expect(await prepareRelease(repository, runWarmRedocly)).toBe("The contract is 2.0.0 now, after 1.0.0.");
  expect(new Set(readVersions(repository))).toEqual(new Set(["2.0.0"]));
  expect(read(repository, "spec/openapi.yaml")).toContain("\n  version: 2.0.0\n");
  expect(read(repository, "tools/release/last/openapi.yaml")).toContain("\n  version: 2.0.0\n");
  expect(existsSync(join(repository.root, ".changeset/brave-owls.md"))).toBe(false);
  const section = `### Contract

Compared with 1.0.0.

#### Breaking

**\`listShelves\`**

- Added. \`GET /shelves parameter zone\`: Required \`zone\` query parameter was added. Send it with every call.

**\`Shelf\`**, in \`listShelves\`, \`createShelf\`, \`updateShelf\`

- Removed. \`Shelf.builtAt\`: Property \`builtAt\` was removed. Stop reading it.

#### Deprecated

**\`listShelves\`**

- \`GET /shelves\`: It is deprecated now.

#### Added

**\`Shelf\`**, in \`listShelves\`, \`createShelf\`, \`updateShelf\`

- \`Shelf.depth\`: The property was added.

Wording, examples and the like changed in one place.
`;
  expect(read(repository, "spec/CHANGELOG.md")).toBe(`# @data-import/spec\n\n## 2.0.0\n\n${section}`);
  expect(read(repository, "packages/client/CHANGELOG.md").replace(/- [0-9a-f]{7}: /, "- ")).toBe(
    `# @data-import/client\n\n## 2.0.0\n\n${section}\n### Major Changes\n\n- Shelves know more.\n`,
  );
  expect(await checkContract(repository, runWarmRedocly)).toMatchObject({ passed: true });
});

test("a release without a change of the contract leaves info.version as it is; the next change raises it", async () => {
  const repository = makeRepository({ released: [], changeset: { cli: "patch" } });
  expect(await prepareRelease(repository, runWarmRedocly)).toBe(
    "The packages are 1.0.1 now; the contract stays 1.0.0.",
  );
  expect(new Set(readVersions(repository))).toEqual(new Set(["1.0.1"]));
  expect(read(repository, "spec/openapi.yaml")).toContain("\n  version: 1.0.0\n");
  expect(read(repository, "tools/release/last/openapi.yaml")).toContain("\n  version: 1.0.0\n");
  expect(await checkContract(repository, runWarmRedocly)).toMatchObject({ passed: true });
  expect(await prepareRelease(repository, runWarmRedocly)).toBe(
    "1.0.1 is the last release, and no changeset is pending.",
  );

  addToLibrary(repository, put({ type: "number" }, ...shelf, "properties", "depth"));
  writeFileSync(
    join(repository.root, ".changeset/tall-owls.md"),
    '---\n"@data-import/spec": minor\n---\n\nShelves have a depth.\n',
  );
  expect(await prepareRelease(repository, runWarmRedocly)).toBe("The contract is 1.1.0 now, after 1.0.0.");
  expect(new Set(readVersions(repository))).toEqual(new Set(["1.1.0"]));
  expect(read(repository, "spec/openapi.yaml")).toContain("\n  version: 1.1.0\n");
});

test("every package that is published and speaks the API has the same version", () => {
  expect(listPublished(ours).sort()).toEqual([...packages].sort());
});

test("notes of a release are its entries in the changelogs", async () => {
  const plan = [
    [
      {
        kind: "publish",
        name: "@data-import/spec",
        version: "1.1.0",
        tarball: { path: "packages/spec-1.1.0.tgz" },
      },
      { kind: "publish", name: "@data-import/docs", version: "1.1.0", tarball: { path: "docs-1.1.0.tgz" } },
      { kind: "tag-only", name: "@data-import/mock", version: "1.1.0" },
    ],
  ];
  const repository = makeRepository({
    files: {
      "spec/CHANGELOG.md": "# spec\n\n## 1.1.0\n\n### Contract\n\nMore.\n\n## 1.0.0\n\nThe first.\n",
      "packed/publish-plan.json": JSON.stringify({ version: 1, plan }),
    },
  });
  expect(await writeNotes(repository, join(repository.root, "packed"))).toBe(2);
  expect(read(repository, "packed/notes/spec-1.1.0.md")).toBe("### Contract\n\nMore.\n");
  expect(read(repository, "packed/notes/docs-1.1.0.md")).toBe("The first release.\n");
});

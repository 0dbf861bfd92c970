import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContract } from "../src/check-contract.ts";
import { findFolder, type House, listContractPackages, house as ours } from "../src/house.ts";
import { prepareRelease } from "../src/prepare-release.ts";
import { writeNotes } from "../src/write-notes.ts";
import { put, remove } from "./support/edits.ts";
import { makeHouse } from "./support/make-house.ts";

/** A release starts several processes, which take their time on a busy machine. */
const timeout = 60_000;

const shelf = ["components", "schemas", "Shelf"];
const list = ["paths", "/shelves", "get"];
const packages = listContractPackages(ours);

function read({ root }: House, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function readVersions(house: House): string[] {
  return packages.map((name) => JSON.parse(read(house, `${findFolder(name)}/package.json`)).version);
}

test("the first release keeps the version and the description", { timeout }, async () => {
  const house = makeHouse({});
  expect(await prepareRelease(house)).toBe("The contract is 1.0.0 now, after nothing.");
  expect(new Set(readVersions(house))).toEqual(new Set(["1.0.0"]));
  expect(read(house, "tools/release/last/openapi.yaml")).toBe(read(house, "spec/dist/openapi.yaml"));
  expect(read(house, "packages/client/CHANGELOG.md")).toBe(
    "# @data-import/client\n\n## 1.0.0\n\nThe first release.\n",
  );
  expect(await prepareRelease(house)).toBe("1.0.0 is the last release, and no changeset is pending.");
  expect(await checkContract(house)).toMatchObject({ passed: true });
});

test("a release raises all five packages, and tells in each what became of the contract", {
  timeout,
}, async () => {
  const house = makeHouse({
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

  expect(await prepareRelease(house)).toBe("The contract is 2.0.0 now, after 1.0.0.");
  expect(new Set(readVersions(house))).toEqual(new Set(["2.0.0"]));
  expect(read(house, "spec/openapi.yaml")).toContain("\n  version: 2.0.0\n");
  expect(read(house, "tools/release/last/openapi.yaml")).toContain("\n  version: 2.0.0\n");
  expect(existsSync(join(house.root, ".changeset/brave-owls.md"))).toBe(false);
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
  expect(read(house, "spec/CHANGELOG.md")).toBe(`# @data-import/spec\n\n## 2.0.0\n\n${section}`);
  expect(read(house, "packages/client/CHANGELOG.md").replace(/- [0-9a-f]{7}: /, "- ")).toBe(
    `# @data-import/client\n\n## 2.0.0\n\n${section}\n### Major Changes\n\n- Shelves know more.\n`,
  );
  expect(await checkContract(house)).toMatchObject({ passed: true });
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
  const house = makeHouse({
    files: {
      "spec/CHANGELOG.md": "# spec\n\n## 1.1.0\n\n### Contract\n\nMore.\n\n## 1.0.0\n\nThe first.\n",
      "packed/publish-plan.json": JSON.stringify({ version: 1, plan }),
    },
  });
  expect(await writeNotes(house, join(house.root, "packed"))).toBe(2);
  expect(read(house, "packed/notes/spec-1.1.0.md")).toBe("### Contract\n\nMore.\n");
  expect(read(house, "packed/notes/docs-1.1.0.md")).toBe("The first release.\n");
});

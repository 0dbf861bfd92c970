import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReleases } from "../site/changelog/read-releases.ts";
import { writeChangelogPage } from "../site/pages/changelog.ts";
import { bundle, findPage, site } from "./support/made-site.ts";

const folder = mkdtempSync(join(tmpdir(), "changelog-"));
const reports = join(folder, "reports");
const packages = ["spec", "client", "mock"].map((name) => join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));

/** In the format of `changeset version`. */
const changelogs: Readonly<Record<string, string>> = {
  spec: `# @data-import/spec

## 1.10.0

### Minor Changes

- 0a1b2c3: Adds \`getSheet\`.

  It responds with one sheet.

## 1.0.0
`,
  client: `# @data-import/client

## 1.10.0

### Minor Changes

- 0a1b2c3: Adds \`getSheet\`.

  It responds with one sheet.

### Patch Changes

- fedcba9: Closes connections sooner.
- Updated dependencies [0a1b2c3]
  - @data-import/types@1.10.0

## 1.9.0

### Major Changes

- 1234567: Removes \`old\`.
`,
};

/** A small description, or the same one after some changes. */
function writeDescription(version: string, changed: boolean): string {
  const sheet = {
    type: "object",
    required: changed ? ["id"] : ["id", "slug"],
    properties: {
      id: { type: "string" },
      slug: { type: "string" },
      ...(changed && { colour: { type: "string" } }),
    },
  };
  const response = {
    description: "The sheets.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Sheet" } } },
  };
  const operation = (operationId: string) => ({ operationId, responses: { 200: response } });
  const text = JSON.stringify({
    openapi: "3.1.1",
    info: { title: "Small", version },
    paths: {
      "/sheets": { get: { ...operation("listSheets"), ...(changed && { summary: "List" }) } },
      ...(changed
        ? { "/sheets/{sheetId}": { get: operation("getSheet") } }
        : { "/old": { get: operation("getOld") } }),
    },
    components: { schemas: { Sheet: sheet } },
  });
  const file = join(folder, `${version}.openapi.json`);
  writeFileSync(file, text);
  return file;
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(changelogs)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "CHANGELOG.md"), text);
  }
  mkdirSync(reports);
  const cli = dirname(fileURLToPath(import.meta.resolve("@redocly/cli/package.json")));
  const [base, revision] = [writeDescription("1.9.0", false), writeDescription("1.10.0", true)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(cli, "bin/cli.js"), "diff", base, revision, "--format", "json", "--fail-on", "none"],
    { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  writeFileSync(join(reports, "1.10.0.json"), stdout);
});

describe("the changelog", () => {
  const read = () => readReleases({ packages, reports }, site.description);

  it("has the releases of all packages, the newest first", () => {
    expect(read().map(({ version }) => version)).toEqual(["1.10.0", "1.9.0", "1.0.0"]);
  });

  it("shows the notes of several packages once, without updates of dependencies", () => {
    expect(read()[0]?.notes).toEqual([
      {
        version: "1.10.0",
        impact: "minor",
        text: "Adds `getSheet`.\n\nIt responds with one sheet.",
        packages: ["@data-import/spec", "@data-import/client"],
      },
      {
        version: "1.10.0",
        impact: "patch",
        text: "Closes connections sooner.",
        packages: ["@data-import/client"],
      },
    ]);
  });

  it("shows the changes of `redocly diff`, in the words of the docs", () => {
    expect(read()[0]?.changes).toEqual([
      { impact: "major", text: "Path `/old` was removed." },
      { impact: "patch", text: "[`GET /sheets`](site:operations/listSheets/), its summary: changed." },
      {
        impact: "major",
        text: "Properties of [`Sheet`](site:schemas/Sheet/) are no longer required: `slug`.",
      },
      { impact: "minor", text: "[`Sheet.colour`](site:schemas/Sheet/): added." },
      { impact: "minor", text: "`/sheets/{sheetId}`: added." },
    ]);
  });

  it("writes all of it", () => {
    const { markdown, main } = writeChangelogPage(read(), site.description);
    expect(markdown).toContain(
      "- Adds `getSheet`.\n  \n  It responds with one sheet. (`@data-import/spec`, `@data-import/client`)",
    );
    expect(markdown.match(/^## .*/gm)).toEqual(["## 1.10.0", "## 1.9.0", "## 1.0.0"]);
    expect(markdown).toContain("### Changes of the description\n\n**May break programs**\n\n- ");
    expect(main.html).toContain('<h2 id="1-9-0">');
    expect(markdown).toContain(
      "## 1.9.0\n\n### May break programs\n\n- Removes `old`. (`@data-import/client`)",
    );
  });

  it("rejects a report under the name of another version", () => {
    const wrong = mkdtempSync(join(folder, "wrong-"));
    writeFileSync(join(wrong, "2.0.0.json"), readFileSync(join(reports, "1.10.0.json")));
    expect(() => readReleases({ packages: [], reports: wrong }, site.description)).toThrow(
      "2.0.0.json is about version 1.10.0; name it 1.10.0.json.",
    );
  });

  it("of this repository has the version of the description, and the size of the first release", () => {
    const { markdown } = findPage("changelog/");
    expect(markdown).toContain(`## ${bundle.info.version}\n`);
    const { operations, topics, schemas } = site.description;
    if (bundle.info.version === "1.0.0") {
      expect(markdown).toContain(
        `The first release, with ${operations.length} operations, ${topics.length} event topics and ${schemas.length} schemas.`,
      );
    }
  });
});

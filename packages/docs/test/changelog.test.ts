import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReleases } from "../site/changelog/read-releases.ts";
import { writeFeed } from "../site/changelog/write-feed.ts";
import { writeChangelogPages } from "../site/pages/changelog.ts";
import { bundle } from "./gates/support/description.ts";
import { findPage, site } from "./support/made-site.ts";

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
  writeFileSync(
    join(reports, "dates.json"),
    JSON.stringify({ "1.10.0": "2027-02-01", "1.9.0": "2027-01-15" }),
  );
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

  it("has a page for each release, and a list with their dates", () => {
    const [index, newest, , older, first] = writeChangelogPages(read(), site.description);
    expect(index?.markdown.match(/^## .*/gm)).toEqual(["## 1.10.0", "## 1.9.0", "## 1.0.0"]);
    expect(index?.markdown).toContain(
      "Released on 2027-02-01. May break programs: 2, Added: 3, Fixed and reworded: 2.",
    );
    expect(index?.markdown).toContain("Not released yet. The first release");
    expect(index?.markdown).not.toContain("Nothing is released yet");
    expect(newest?.path).toBe("changelog/1.10.0/");
    expect(newest?.markdown).toContain(
      "- Adds `getSheet`.\n  \n  It responds with one sheet. (`@data-import/spec`, `@data-import/client`)",
    );
    expect(newest?.markdown).toContain("## Changes of the description\n\n**May break programs**\n\n- ");
    expect(older?.markdown).toContain("## May break programs\n\n- Removes `old`. (`@data-import/client`)");
    expect(first?.markdown).toContain("There is no earlier one to compare it with.");
  });

  it("puts two versions of the description side by side, with what may break programs", () => {
    const [, newest, compared] = writeChangelogPages(read(), site.description);
    expect(newest?.markdown).toContain("[1.9.0 and 1.10.0 side by side](site:changelog/1.10.0/compare/)");
    expect(compared?.path).toBe("changelog/1.10.0/compare/");
    expect(compared?.markdown).toBe(
      [
        "# 1.9.0 and 1.10.0 side by side",
        "5 differences between the two versions of the description, of which 2 may break programs.",
        "## Operations",
        [
          "| Part | 1.9.0 | 1.10.0 | Effect |",
          "| --- | --- | --- | --- |",
          "| `GET /old` | `getOld` | – | **May break programs.** Path `/old` was removed. |",
          "| [`GET /sheets`](site:operations/listSheets/), its `summary` | – | `List` | Added. |",
          "| [`GET /sheets/{sheetId}`](site:operations/getSheet/) | – | `getSheet` | Added. |",
        ].join("\n"),
        "## Schemas and their fields",
        [
          "| Part | 1.9.0 | 1.10.0 | Effect |",
          "| --- | --- | --- | --- |",
          '| [`Sheet`](site:schemas/Sheet/), its `required` | `["id","slug"]` | `["id"]` | **May break programs.** Properties of `Sheet` are no longer required: `slug`. |',
          "| [`Sheet.colour`](site:schemas/Sheet/) | – | `string` | Added. |",
        ].join("\n"),
      ].join("\n\n"),
    );
  });

  it("has a feed of the releases with a date, with whole addresses", () => {
    const releases = read();
    const pages = writeChangelogPages(releases, site.description);
    const { content } = writeFeed(releases, { title: "A & B", pages, homepage: "https://example.com/docs" });
    const feed = String(content);
    expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      "https://example.com/docs/changelog/",
      "https://example.com/docs/changelog/1.10.0/",
      "https://example.com/docs/changelog/1.9.0/",
    ]);
    expect(feed).toContain("<title>A &amp; B 1.10.0</title>");
    expect(feed).toContain("  <updated>2027-02-01T00:00:00Z</updated>\n  <author>");
    expect(feed).toContain("href=&quot;https://example.com/docs/operations/listSheets/&quot;");
    expect(feed).not.toMatch(
      /site:|<(?!\/?(?:\?xml|feed|title|id|link|updated|author|name|entry|content)\b)/,
    );
  });

  it("rejects a date that is not a day", () => {
    const wrong = mkdtempSync(join(folder, "dates-"));
    writeFileSync(join(wrong, "dates.json"), JSON.stringify({ "1.0.0": "soon" }));
    expect(() => readReleases({ packages: [], reports: wrong }, site.description)).toThrow(
      'dates.json has "soon" for 1.0.0; write a day such as 2026-12-01.',
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
    const { version } = bundle.info;
    expect(findPage("changelog/").markdown).toContain(
      `[All changes of ${version}](site:changelog/${version}/)`,
    );
    const { operations, topics, schemas } = site.description;
    if (version === "1.0.0") {
      expect(findPage("changelog/1.0.0/").markdown).toContain(
        `The first release, with ${operations.length} operations, ${topics.length} event topics and ${schemas.length} schemas.`,
      );
    }
  });
});

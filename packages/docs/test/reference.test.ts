import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { toText } from "../site/html.ts";
import { findUndescribed } from "../site/reference/find-undescribed.ts";
import { listCallers } from "../site/reference/list-callers.ts";
import { readEntryPoints } from "../site/reference/read-entry-points.ts";
import { findPage, reference, site } from "./support/made-site.ts";

const pages = site.pages.filter(({ section }) => section === "reference");
const whole = pages.map(({ markdown }) => markdown).join("\n");

/** A package with this file of declarations, as the compiler writes it. */
function readPackage(declarations: string) {
  const folder = mkdtempSync(join(tmpdir(), "reference-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = { name: "planted", exports: { ".": { types: "./index.d.ts" } } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "index.d.ts"), declarations);
  return readEntryPoints(folder);
}

describe("the packages", () => {
  it("describe every exported name, every member and every option", () => {
    expect(findUndescribed(reference)).toEqual([]);
  });

  it("do not, if a comment is missing", () => {
    const planted = readPackage(`
      export interface Options {
        /** Described. */
        one?: string;
        two?: string;
      }
      /** Described. */
      export declare function start(options?: Options): void;
      declare const hidden: string;
      export declare const shown: string;
    `);
    const packages = { ...reference.packages, client: planted };
    const option = { name: "--quiet", text: "" };
    const commands = [
      { name: "go", summary: "Goes", description: "", arguments: [], options: [option], examples: [] },
    ];
    expect(findUndescribed({ packages, commands })).toEqual([
      "planted Options",
      "planted Options.two",
      "planted shown",
      "data-import go --quiet",
    ]);
  });

  it("show what they inherit, what they replace and each way to call", () => {
    const [point] = readPackage(`
      interface Base {
        /** The first. */
        one: string;
        /** The second. */
        two: string;
      }
      /** Both. */
      export interface Options extends Omit<Base, "two"> {
        three(): void;
        /** Three. */
        three(count: number): void;
      }
      /** Own. */
      export interface Own extends Base { one: "yes" }
      /** Throws {@link Options}. @throws TypeError if it fails. */
      export declare function run(base: Base): void;
    `);
    const [options, own, run] = point?.entries ?? [];
    expect(options?.members.map(({ name, types }) => [name, types])).toEqual([
      ["three", ["three(): void", "three(count: number): void"]],
      ["one", ["string"]],
    ]);
    expect(own?.members[0]).toMatchObject({ types: ['"yes"'], comment: { text: "The first." } });
    expect(run?.comment).toMatchObject({
      text: "Throws `Options`.",
      throws: ["TypeError if it fails."],
    });
  });
});

describe("the reference", () => {
  it("has an entry for each exported name", () => {
    const names = Object.values(reference.packages)
      .flat()
      .flatMap(({ entries }) => entries.map(({ name }) => name));
    const missing = names.filter((name) => !whole.includes(`## ${name}\n`) && !whole.includes(`\`${name}`));
    expect(names.length).toBeGreaterThan(250);
    expect(missing).toEqual([]);
  });

  it("has the text of each option of a client, of a call and of a mock", () => {
    const entries = Object.values(reference.packages)
      .flat()
      .flatMap((point) => point.entries)
      .filter(({ name }) => /Options$/.test(name));
    expect(entries.length).toBeGreaterThan(15);
    for (const { members } of entries) {
      for (const { comment } of members) expect(whole).toContain(comment.text.replaceAll(/\n(?=.)/g, "\n  "));
    }
  });

  it("has the method and the command of each operation, which link to each other", () => {
    const callers = listCallers(site.description, reference);
    for (const { id } of site.description.operations) {
      const ways = callers.get(id) ?? [];
      expect(ways, id).toHaveLength(2);
      const { header, markdown } = findPage(`operations/${id}/`);
      for (const { name, path } of ways) {
        expect(toText(header)).toContain(`<a href="site:${path}"><code>${name}</code></a>`);
        expect(markdown).toContain(`[\`${name}\`](site:${path})`);
        const [page = "", anchor = ""] = path.split("#");
        const { html } = findPage(page).main;
        expect(html).toContain(`<h2 id="${anchor}">`);
        expect(html).toContain(`href="site:operations/${id}/"`);
      }
    }
  });

  it("has each command with its options and its examples", () => {
    for (const { name, options, examples } of reference.commands) {
      expect(whole).toContain(`## ${name}\n`);
      for (const option of options) expect(whole).toContain(`- \`${option.name}\`: `);
      for (const example of examples) expect(whole).toContain(`${example}\n`);
    }
    for (const help of reference.servers.values()) expect(whole).toContain(help.trim());
  });

  it("has the methods that are more than an operation", () => {
    for (const name of ["files.import", "jobs.wait", "records.insertAll", "records.all", "events.follow"]) {
      expect(whole).toContain(`## ${name}\n`);
    }
  });

  it("does not repeat the failures in the type of a method", () => {
    const { markdown } = findPage("reference/client/jobs/");
    expect(markdown).toContain("\napi.jobs.get(jobId: JobId, options?: HookedOptions): Call<Job>\n");
    expect(markdown).not.toContain("HttpFailure<");
  });

  it.each(pages.map(({ path }) => path))("keeps %s light", (path) => {
    // The styles and the script of every page take ten more.
    expect(gzipSync(toText(findPage(path).main)).length).toBeLessThan(10 * 1024);
  });
});

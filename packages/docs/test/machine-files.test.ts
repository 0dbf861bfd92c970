import { describe, expect, it } from "vitest";
import { listReadable } from "../site/markdown/llms.ts";
import { writeSitemap } from "../site/markdown/sitemap.ts";
import { pathOfMarkdown } from "../site/page.ts";
import { site } from "./support/made-site.ts";

const read = (path: string) => String(site.files.find((file) => file.path === path)?.content);
const readable = site.pages.filter(({ path }) => !["404.html", "print/", "search/"].includes(path));

describe("llms.txt", () => {
  const text = read("llms.txt");

  it("starts in the required format: a title, a summary, then lists of links", () => {
    const { title, summary } = site.description;
    expect(text.startsWith(`# ${title}\n\n> ${summary}\n\n`)).toBe(true);
    expect(text.match(/^## .*/gm)).toEqual([
      "## Instructions",
      "## Start",
      "## Guides",
      "## Operations",
      "## Events",
      "## Reference",
      "## About",
      "## Contributing",
      "## Optional",
    ]);
  });

  it("has a described link to the Markdown of each page", () => {
    for (const { path, title, description } of readable) {
      expect(description, path).toMatch(/^\S.*\.$/);
      expect(text).toContain(`\n- [${title}](${pathOfMarkdown(path)}): ${description}\n`);
    }
    expect(text).not.toContain("site:");
    expect(text).not.toMatch(/\]\((?:print|search|404)\.md\)/);
  });

  it("says how to call the service", () => {
    for (const said of [
      "Authorization: Bearer",
      "X-Disable-Hooks",
      "openapi.json",
      "http://localhost:4011/v1",
    ]) {
      expect(text).toContain(said);
    }
  });
});

describe("llms-full.txt", () => {
  const text = read("llms-full.txt");
  const parts = new Map(
    text.split("\n\n---\n\n").map((part) => [part.slice("# ".length, part.indexOf("\n")), part]),
  );

  it("has every page, with links from the root", () => {
    for (const { markdown } of readable)
      expect([...parts.keys()]).toContain(markdown.slice(2).split("\n")[0]);
    expect(text.split("\n\n---\n\n# ")).toHaveLength(readable.length);
    expect(text).not.toContain("](site:");
    expect(text).toContain("](schemas/Sheet.md)");
    expect(text).toContain("](schemas/Sheet.json)");
  });

  it("has every field of every schema once, at its schema", () => {
    for (const { name, source } of site.description.schemas) {
      const { properties = {} } = source as { properties?: object };
      for (const key of Object.keys(properties)) expect(parts.get(name)).toContain(`- \`${key}\` (`);
    }
    // Guides and decisions have nothing to leave out.
    const reference = site.pages.filter(({ section }) => /^(operations|events|schemas)$/.test(section));
    const { size } = new Blob(reference.map(({ markdown }) => markdown));
    const { size: compact } = new Blob(
      reference.map(({ markdown }) => parts.get(markdown.slice(2).split("\n")[0] ?? "") ?? ""),
    );
    expect(compact).toBeGreaterThan(size / 10);
    expect(compact).toBeLessThan(size / 2.2);
  });

  it("has every parameter, payload, example and sample", () => {
    const { operations, topics } = site.description;
    for (const { id, summary, parameters, responses } of operations) {
      const part = parts.get(summary) ?? "";
      for (const { field } of parameters) expect(part).toContain(`- \`${field.name}\` (`);
      const examples = responses.flatMap((response) => response.examples);
      for (const { title } of examples) expect(part).toContain(`Example: ${title}`);
      const { client = "?", fetch = "?", curl = "?", python = "" } = site.samples.get(id) ?? {};
      for (const sample of [client, fetch, curl]) expect(part).toContain(sample.trimEnd());
      expect(part).not.toContain(python);
    }
    for (const { name, payload, message } of topics) {
      for (const field of payload?.children ?? []) expect(parts.get(name)).toContain(`- \`${field.name}\` (`);
      expect(parts.get(name)).toContain(JSON.stringify(message.examples[0]?.value, null, 2));
    }
  });
});

describe("sitemap.xml", () => {
  it("has the address of each page, below that of the published site", () => {
    const locations = [...read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, location]) => location,
    );
    expect(locations).toEqual(
      readable.map(({ path }) => `https://data-import.github.io/data-import/${path}`),
    );
    expect(listReadable(site.pages)).toEqual(readable);
  });

  it("takes an address with or without a slash at its end, and escapes the special characters of XML", () => {
    const page = { ...readable[0], path: "a&b/" } as (typeof readable)[number];
    for (const homepage of ["https://docs.example/x", "https://docs.example/x/"]) {
      expect(String(writeSitemap([page], homepage).content)).toContain(
        "<loc>https://docs.example/x/a&amp;b/</loc>",
      );
    }
  });
});

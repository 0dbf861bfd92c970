import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { escapeText } from "../site/html.ts";
import { statuses } from "../site/markdown/statuses.ts";
import { bundle } from "./gates/support/description.ts";
import { findPage, folder, site } from "./support/made-site.ts";

const { operations, topics, domains, schemas, failures, deprecations } = site.description;
const text = (path: string) => findPage(path).main.html;

describe("the catalogue of events", () => {
  it("has the 82 topics of the description, each under its domain", () => {
    const { html } = findPage("events/").main;
    expect(topics.map(({ name }) => name)).toEqual(Object.keys(bundle.webhooks ?? {}));
    expect(topics).toHaveLength(82);
    expect(domains).toHaveLength(15);
    for (const { name, topics: own } of domains) {
      const [, section = ""] = html.split(`<h2 id="${name}">`);
      const [listed = ""] = section.split("</section>");
      const links = [...listed.matchAll(/<dt><a href="site:events\/([^/]+)\/">([^<]+)</g)];
      expect(links.map(([, slug, topic]) => [slug, topic])).toEqual(
        own.map((topic) => [topic.slug, topic.name]),
      );
    }
  });

  it("has a filter, which is hidden without a script", () => {
    expect(text("events/")).toMatch(
      /<p class="filter" hidden><label>Filter <input type="search" data-filter/,
    );
  });

  it.each(topics)(
    "shows all of $name",
    ({ name, slug, domain, message, payload, context, operations: causes }) => {
      const { header, main, aside, title, navigation } = findPage(`events/${slug}/`);
      expect(title).toBe(name);
      expect(navigation).toMatchObject({ groupPath: `events/#${domain}` });
      expect(header?.html).toContain(`<code>${name}</code>`);
      for (const id of causes) expect(main.html).toContain(`href="site:operations/${id}/"`);
      for (const { path } of [
        ...(message.field?.children ?? []),
        ...(context?.children ?? []),
        ...(payload?.children ?? []),
      ]) {
        if (path !== "context" || context === undefined) expect(main.html).toContain(`id="${path}"`);
      }
      expect(aside?.html).toContain(message.examples[0]?.title ?? "no example");
      expect(aside?.html).toContain(`href="site:events/${slug}.schema.json"`);
    },
  );

  it("shows the causes of each topic, or that it is reserved, in both directions", () => {
    for (const { slug, name, operations: causes, emitter, reserved } of topics) {
      expect(causes.length > 0 || emitter !== undefined || reserved !== undefined, name).toBe(true);
      if (reserved !== undefined) expect(findPage(`events/${slug}/`).header?.html).toContain(">reserved<");
      for (const id of causes) expect(text(`operations/${id}/`)).toContain(`href="site:events/${slug}/"`);
    }
    for (const { id, emits } of operations) {
      for (const name of emits)
        expect(text(`events/${name.replaceAll(":", "-")}/`)).toContain(`operations/${id}/`);
    }
  });
});

describe("the pages of errors", () => {
  const { markdown, main } = findPage("errors/");

  it("have every failure with its examples and the operations that return it", () => {
    expect(failures.map(({ name }) => name).sort()).toEqual(
      Object.keys(bundle.components?.responses ?? {})
        .filter((name) => !/^(Webhook(Gone|Failure)|NotModified)$/.test(name))
        .sort(),
    );
    for (const { name, text: said, examples, usedBy } of failures) {
      expect(main.html).toContain(`<div id="${name}"><dt><a href="site:errors/${name}/">`);
      const { main: shown, markdown: own } = findPage(`errors/${name}/`);
      expect(own).toContain(said);
      expect(examples.length).toBeGreaterThan(0);
      for (const { title, value } of examples) {
        expect(shown.html).toContain(`<figcaption>${title}</figcaption>`);
        expect(own).toContain(`${title}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n`);
      }
      const users = usedBy.map(({ operation }) => operation);
      if (users.length < operations.length) {
        for (const id of users) expect(own).toContain(`[${id}](site:operations/${id}/)`);
      } else expect(own).toContain("Returned by every operation.");
    }
  });

  it("give advice for every status in the description", () => {
    const documented = operations.flatMap(({ responses }) => responses.map(({ status }) => status));
    const unexpected = failures.find(({ name }) => name === "UnexpectedError");
    const spokenOf = unexpected?.text.match(/\b[45](?:\d\d|xx)\b/g) ?? [];
    expect(spokenOf.length).toBeGreaterThan(5);
    const known = statuses.map(({ status }) => status);
    expect(known).toEqual(
      [...new Set([...documented, ...spokenOf])].filter((status) => /^[45]/.test(status)).sort(),
    );
    for (const { status, advice } of statuses) {
      expect(markdown).toContain(`| **${status}**`);
      expect(markdown).toContain(advice);
    }
  });

  it("show the envelope and the headers", () => {
    for (const name of ["errors", "message", "key"]) expect(markdown).toContain(`- \`${name}\` (`);
    const { markdown: shared } = findPage("errors/UnexpectedError/");
    for (const name of ["Retry-After", "WWW-Authenticate", "X-Request-Id"])
      expect(shared).toContain(`- \`${name}\` (`);
  });
});

describe("the page of deprecations", () => {
  it("has everything that is marked in the bundle, with its replacement", () => {
    const { markdown } = findPage("deprecated/");
    const marked = countDeprecated(bundle.components) + countDeprecated(bundle.paths);
    expect(marked).toBeGreaterThan(10);
    expect(deprecations).toHaveLength(marked);
    for (const { name, link } of deprecations) expect(markdown).toContain(`- [\`${name}\`](${link}): `);
    expect(markdown).toContain("use `constraints` with an entry of type `hasAllValid`");
    expect(markdown).toContain("Do not send it; the id alone identifies the agent.");
  });
});

function countDeprecated(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  const own = "deprecated" in node && node.deprecated === true ? 1 : 0;
  return Object.values(node).reduce((sum: number, value) => sum + countDeprecated(value), own);
}

describe("decisions and guides", () => {
  const list = (name: string) =>
    readdirSync(`${folder}content/${name}`)
      .filter((file) => file.endsWith(".md") && file !== "README.md")
      .map((file) => file.replace(".md", ""));

  it.each(["decisions", "guides"])("have a page for each file of %s, and a list with its title", (name) => {
    const slugs = list(name);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) {
      const page = findPage(`${name}/${slug}/`);
      expect(text(`${name}/`)).toContain(`href="site:${name}/${slug}/"`);
      expect(text(`${name}/`)).toContain(escapeText(page.description.slice(0, 20)));
    }
    expect(site.pages.filter(({ path }) => path.startsWith(`${name}/`))).toHaveLength(slugs.length + 1);
  });

  it("have guides in the order of their front matter", () => {
    const orders = site.pages
      .filter(({ path }) => /^guides\/.+/.test(path))
      .map(({ path }) => {
        const source = readFileSync(`${folder}content/${path.slice(0, -1)}.md`, "utf8");
        return Number(source.match(/^order: (\d+)$/m)?.[1]);
      });
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
  });

  it("have guides that say at their end what to do if it fails; only what comes next may follow", () => {
    const endings = site.pages
      // A guide that begins with When is about failures as a whole.
      .filter(({ path, title }) => /^guides\/.+/.test(path) && !title.startsWith("When "))
      .map(({ path, main }) => {
        const headings = [...main.html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = ""]) =>
          heading.replaceAll(/<[^>]+>/g, "").trim(),
        );
        return [path, headings.filter((heading) => heading !== "Next").at(-1)];
      });
    expect(endings.filter(([, last]) => !last?.startsWith("If "))).toEqual([]);
    expect(endings.length).toBeGreaterThanOrEqual(40);
  });

  it("do not show the notes for the check of samples", () => {
    for (const { path, markdown } of site.pages.filter(({ section }) => section === "guides")) {
      expect(markdown, path).not.toMatch(/^```\w+ (?:standalone|no-run)/m);
    }
  });

  it("have links to the parts of a guide that has several", () => {
    const guide = findPage("guides/change-the-description/");
    const [, contents = ""] = guide.main.html.match(/<nav class="contents"[^>]*>([\s\S]*?)<\/nav>/) ?? [];
    const headings = [...guide.main.html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`);
    expect([...contents.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(headings);
    expect(contents).toContain(">2. ");
  });
});

describe("the page for paper", () => {
  const { main } = findPage("print/");

  it("has every operation, topic and schema once", () => {
    const ids = [
      ...operations.map(({ id }) => id),
      ...topics.map(({ slug }) => `event.${slug}`),
      ...schemas.map(({ name }) => name),
    ];
    for (const id of ids) expect(main.html.split(`<article id="${id}">`), id).toHaveLength(2);
  });

  it("has every field of every schema, at its schema", () => {
    for (const { name, source } of schemas) {
      const { properties = {} } = source as { properties?: object };
      for (const key of Object.keys(properties)) expect(main.html).toContain(`id="${name}.${key}"`);
    }
    for (const { id, parameters } of operations) {
      for (const { in: place, field } of parameters)
        expect(main.html).toContain(`id="${id}.${place}.${field.path}"`);
    }
  });

  it("only has links to itself and to the page of errors", () => {
    const links = [...main.html.matchAll(/href="(site:[^"#]*)/g)].map(([, to]) => to);
    expect(new Set(links)).toEqual(new Set(["site:errors/"]));
  });
});

import { describe, expect, it } from "vitest";
import type { Field, Message } from "../site/description/model.ts";
import { pathOfMarkdown } from "../site/page.ts";
import { sampleLanguages } from "../site/samples/languages.ts";
import { findPage, site } from "./support/made-site.ts";

const { operations, topics, schemas } = site.description;

/** Every field of a tree, with its depth. */
function listFields(field: Field, depth = 0): { field: Field; depth: number }[] {
  const below = (children: readonly Field[], at: number) =>
    children.flatMap((child) => [{ field: child, depth: at }, ...listFields(child, at + 1)]);
  return [
    ...below(field.children, depth),
    ...field.variants.flatMap((variant) => below(variant.children, depth + 1)),
  ];
}

/** The part of a text under a heading, up to the next one of the same depth. */
function findPart(markdown: string, heading: string): string {
  const start = markdown.indexOf(`${heading}\n`);
  if (start < 0) throw new Error(`There is no heading ${heading}.`);
  const end = markdown.indexOf("\n## ", start + heading.length);
  return markdown.slice(start, end < 0 ? undefined : end);
}

/** The fields in the list of a part, in their order. */
function readList(part: string): { name: string; depth: number }[] {
  return [...part.matchAll(/^( *)- `([^`]+)` \(/gm)].map(([, indent = "", name = ""]) => ({
    name,
    depth: indent.length / 2,
  }));
}

function expectFields(part: string, root: Field | undefined): void {
  const expected = root === undefined ? [] : listFields(root);
  expect(readList(part)).toEqual(expected.map(({ field, depth }) => ({ name: field.name, depth })));
  for (const { field } of expected) {
    const [line = ""] = field.text.split("\n");
    expect(part).toContain(line);
    for (const value of field.values) expect(part).toContain(String(value));
  }
}

function expectExamples(markdown: string, { examples }: Message): void {
  for (const { title, value } of examples) {
    expect(markdown).toContain(`Example: ${title}`);
    expect(markdown).toContain(typeof value === "string" ? value.trim() : JSON.stringify(value, null, 2));
  }
}

describe("the Markdown twin", () => {
  it.each(operations)("of $id has every field, example and sample", (operation) => {
    const { id, method, path, summary, text, parameters, body, responses, emits } = operation;
    const { markdown } = findPage(`operations/${id}/`);
    for (const told of [`# ${summary}\n`, `\`${method} ${path}\``, `\`${id}\``, text])
      expect(markdown).toContain(told);
    for (const { field } of parameters)
      expect(markdown).toMatch(new RegExp(`^- \`${field.name}\` \\(.*\\): `, "m"));
    if (body !== undefined) {
      expectFields(findPart(markdown, `## Body (${body.required ? "required" : "optional"})`), body.field);
      expectExamples(markdown, body);
    }
    for (const response of responses) {
      const part = findPart(
        markdown,
        `## Response: ${response.status === "default" ? "Any other status" : response.status}`,
      );
      const [fields = ""] = part.split("### Headers");
      if (response.failure === undefined || response.status === "default")
        expectFields(fields, response.field);
      for (const { name } of response.headers) expect(part).toContain(`- \`${name}\` (`);
      expectExamples(part, response);
    }
    for (const topic of emits) expect(markdown).toContain(`[${topic}](site:events/`);
    const samples = site.samples.get(id);
    expect(Object.keys(samples ?? {})).toEqual(Object.keys(sampleLanguages));
    for (const sample of Object.values(samples ?? {})) expect(markdown).toContain(sample.trimEnd());
  });

  it.each(schemas)("of $name has every field and its users", ({ name, text, field, usedBy }) => {
    const { markdown } = findPage(`schemas/${name}/`);
    expect(markdown).toContain(text);
    expectFields(findPart(markdown, "## Fields"), field);
    const users = [...usedBy.requests, ...usedBy.responses, ...usedBy.topics, ...usedBy.schemas];
    for (const user of users) expect(markdown).toContain(`[${user}](site:`);
  });

  it.each(topics)(
    "of $name has the whole event, its example and its JSON Schema",
    ({ name, slug, text, message }) => {
      const { markdown } = findPage(`events/${slug}/`);
      expect(markdown).toContain(`# ${name}\n\n${text}`);
      expectFields(findPart(markdown, "## Event"), message.field);
      expectExamples(markdown, message);
      expect(markdown).toContain(`"const": "${name}"`);
    },
  );

  it("exists for every page, and starts with its title", () => {
    const paths = site.pages.map(({ path }) => pathOfMarkdown(path));
    expect(new Set(paths).size).toBe(site.pages.length);
    for (const { path, markdown } of site.pages) expect(markdown, path).toMatch(/^# \S/);
  });
});

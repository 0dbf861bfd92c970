import { deferParts } from "../defer.ts";
import { collectExamples } from "../description/collect-examples.ts";
import type { Description, Schema, UsedBy } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeBody, writeConstraints } from "../layout/field-list.ts";
import { writeExamples } from "../layout/samples.ts";
import { breakWords, writeText } from "../layout/text.ts";
import { writeSchemaMarkdown } from "../markdown/write-schema-markdown.ts";
import type { Navigation, Page, PageFacts } from "../page.ts";
import { sayShortly } from "./schemas.ts";

/** A page for each schema with a name, in alphabetical order. */
export function writeSchemaPages({ schemas, operations, topics }: Description): Page[] {
  const examples = collectExamples(operations, topics);
  return schemas.map((schema) => {
    const known: PageFacts = {
      path: `schemas/${schema.name}/`,
      title: schema.name,
      description: sayShortly(schema),
      section: "schemas",
      navigation: readLetter(schema),
    };
    return deferParts(known, {
      header: () => writeHeader(schema),
      main: () => html`${writeText(schema.text)}${writeBody(schema.field, "")}${writeUsers(schema.usedBy)}`,
      aside: () => html`${examples.has(schema.name) && writeExample(examples.get(schema.name))}
<p class="files"><a href="site:schemas/${schema.name}.json">${schema.name}.json</a> is its JSON Schema.</p>`,
      markdown: () => writeSchemaMarkdown(schema),
    });
  });
}

function readLetter({ name }: Schema): Navigation {
  const letter = name.charAt(0).toUpperCase();
  return { group: letter, groupPath: `schemas/#letter-${letter}` };
}

function writeHeader({ name, deprecated, field }: Schema): Html {
  return html`<header class="lead"><h1><code>${breakWords(name)}</code></h1>
<ul class="marks"><li>${field.type === name ? "object" : field.type}${writeConstraints(field)}</li>
${deprecated && html`<li class="deprecated">deprecated</li>`}</ul></header>`;
}

function writeExample(value: unknown): Html {
  return writeExamples("Example", [
    { name: "example", title: "From the examples of the description", value },
  ]);
}

function writeUsers({ requests, responses, topics, schemas }: UsedBy): Html {
  const users = [
    ["Requests", requests, (id: string) => `operations/${id}/`],
    ["Responses", responses, (id: string) => `operations/${id}/`],
    ["Events", topics, (topic: string) => `events/${topic.replaceAll(":", "-")}/`],
    ["Schemas", schemas, (name: string) => `schemas/${name}/`],
  ] as const;
  const used = users.filter(([, names]) => names.length > 0);
  return html`<section><h2 id="used-by">Used by</h2>${
    used.length === 0 && html`<p>Nothing in this description refers to it.</p>`
  }<dl class="users">${used.map(
    ([title, names, link]) =>
      html`<dt>${title}</dt><dd>${names.map(
        (name, index) => html`${index > 0 && ", "}<a href="site:${link(name)}">${name}</a>`,
      )}</dd>`,
  )}</dl></section>`;
}

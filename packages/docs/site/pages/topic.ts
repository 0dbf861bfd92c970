import { deferParts } from "../defer.ts";
import type { Description, Domain, Field, Operation, Topic } from "../description/model.ts";
import { highlightCode } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import { writeFieldList } from "../layout/field-list.ts";
import { writeMethod } from "../layout/navigation.ts";
import { writeExamples } from "../layout/samples.ts";
import { writeText } from "../layout/text.ts";
import { describeEmitter } from "../markdown/describe-emitter.ts";
import type { JsonSchema } from "../markdown/json-schema.ts";
import { pathOfTopicSchema } from "../markdown/list-schema-files.ts";
import { takeFirstSentence, toPlainText } from "../markdown/plain-text.ts";
import { writeTopicMarkdown } from "../markdown/write-topic-markdown.ts";
import type { Page, PageFacts } from "../page.ts";
import { writePath } from "./operation.ts";

/** A page for each topic, in the order of the domains; `schemas` holds the JSON Schema of each event. */
export function writeTopicPages(
  { domains, operations }: Description,
  schemas: ReadonlyMap<string, JsonSchema>,
): readonly Page[] {
  return domains.flatMap((domain) =>
    domain.topics.map((topic) => {
      const schema = schemas.get(topic.name);
      if (schema === undefined) throw new Error(`There is no JSON Schema for ${topic.name}.`);
      const causes = operations.filter(({ id }) => topic.operations.includes(id));
      return writeTopicPage(topic, domain, causes, schema);
    }),
  );
}

function writeTopicPage(
  topic: Topic,
  domain: Domain,
  causes: readonly Operation[],
  schema: JsonSchema,
): Page {
  // The definitions of every event would be the same on all pages; the file has them.
  const { $defs: _, ...own } = schema;
  const known: PageFacts = {
    path: `events/${topic.slug}/`,
    title: topic.name,
    description: toPlainText(takeFirstSentence(topic.text)),
    section: "events",
    navigation: { group: domain.title, groupPath: `events/#${domain.name}` },
  };
  return deferParts(known, {
    header: () => writeHeader(topic),
    main: () => html`${writeText(topic.text)}
${writeCauses(topic, causes)}
${writePart(topic.payload, "Payload", "The payload is empty.")}
${writePart(topic.context, "Context", "The context is empty.")}
${writeRest(topic)}`,
    aside: () => html`${writeExamples("Event", topic.message.examples)}
<section class="panel"><h2 id="json-schema">JSON Schema</h2>
<p class="files"><a href="site:${pathOfTopicSchema(topic.name)}">The whole schema</a>, and the properties that this topic adds to every event:</p>
<details><summary>${topic.name}</summary>${highlightCode(JSON.stringify(own, null, 2), "json")}</details></section>`,
    markdown: () => writeTopicMarkdown(topic, own),
  });
}

function writeHeader({ name, reserved }: Topic): Html {
  return html`<header class="lead">
<h1><code>${name}</code></h1>
<ul class="marks">
${reserved !== undefined && html`<li class="warning">reserved</li>`}
</ul>
</header>`;
}

function writeCauses(topic: Topic, causes: readonly Operation[]): Html {
  const emitter = describeEmitter(topic);
  return html`<section><h2 id="causes">Caused by</h2>
${causes.length > 0 && writeOperations(causes)}
${emitter !== undefined && html`<p>${causes.length > 0 ? `Also ${emitter}` : `${emitter.charAt(0).toUpperCase()}${emitter.slice(1)}`}.</p>`}
<p>Find them with <a href="site:operations/listEvents/">listEvents</a> and the query <code>topic=${topic.name}</code>.</p></section>`;
}

function writeOperations(operations: readonly Operation[]): Html {
  return html`<ul class="operations">${operations.map(
    ({ id, method, path, summary }) => html`<li><a href="site:operations/${id}/">${writeMethod(method)}
<span>${summary}</span> <code>${writePath(path)}</code></a></li>
`,
  )}</ul>`;
}

/** One part of the event; its fields have the same ids as in the whole event. */
function writePart(field: Field | undefined, title: string, nothing: string): Html {
  const children = field?.children ?? [];
  return html`<section><h2 id="${title.toLowerCase()}">${title}</h2>
${field !== undefined && writeText(field.text)}
${children.length === 0 ? html`<p>${nothing}</p>` : writeFieldList(children, "")}</section>`;
}

function writeRest({ message }: Topic): Html {
  const others = (message.field?.children ?? []).filter(
    ({ name }) => name !== "payload" && name !== "context",
  );
  return html`<section><h2 id="event">The rest of the event</h2>
<p>The properties that every event has, as in the schema <a href="site:schemas/Event/">Event</a>.</p>
${writeFieldList(others, "")}</section>`;
}

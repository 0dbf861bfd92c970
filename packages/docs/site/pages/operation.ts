import { STATUS_CODES } from "node:http";
import { deferParts } from "../defer.ts";
import type { Operation, Parameter, Response } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeBody, writeFieldList } from "../layout/field-list.ts";
import { writeMethod } from "../layout/navigation.ts";
import { writeOperationErrors } from "../layout/operation-errors.ts";
import { writeExamples, writeSamples } from "../layout/samples.ts";
import { writeText } from "../layout/text.ts";
import { toPlainText } from "../markdown/plain-text.ts";
import { writeOperationMarkdown } from "../markdown/write-operation-markdown.ts";
import type { Page, PageFacts, Part, SiteSource } from "../page.ts";
import type { Caller, Callers } from "../reference/list-callers.ts";
import type { OperationSamples } from "../samples/languages.ts";
import { shownUrl } from "../samples/sample-call.ts";
import { writeTryIt } from "../try-it/write-try-it.ts";

/** A page for each operation, in the order of the resources. */
export function writeOperationPages({
  description,
  samples,
  callers,
}: SiteSource & { readonly callers: Callers }): Page[] {
  return description.resources.flatMap(({ title, operations }) =>
    operations.map((operation) => {
      const own = samples.get(operation.id);
      if (own === undefined) throw new Error(`There are no samples for ${operation.id}.`);
      return writeOperationPage(operation, title, own, callers.get(operation.id) ?? []);
    }),
  );
}

function writeOperationPage(
  operation: Operation,
  resource: string,
  samples: OperationSamples,
  callers: readonly Caller[],
): Page {
  const { id, method, path, summary, text, tag } = operation;
  const known: PageFacts = {
    path: `operations/${id}/`,
    title: summary,
    description: `${method} ${path}: ${takeSentences(text)}`,
    section: "operations",
    navigation: { group: resource, groupPath: `operations/#${tag}`, method },
    parts: listParts(operation),
    scripts: ["try-it"],
  };
  return deferParts(known, {
    header: () => writeHeader(operation, callers),
    main: () => writeMain(operation),
    aside: () => html`${writeSamples(samples)}${writeTryIt(operation)}${writeBodies(operation)}`,
    markdown: () => writeOperationMarkdown(operation, samples, callers),
  });
}

/** The sections that `writeMain` writes. */
function listParts({ parameters, body, responses, emits }: Operation): Part[] {
  const shown = responses.filter(isNoError);
  return [
    ...places
      .filter(([place]) => parameters.some((parameter) => parameter.in === place))
      .map(([id, title]) => ({ id, title })),
    ...(body?.field === undefined ? [] : [{ id: "body", title: "Body" }]),
    ...shown.map(({ status }) => ({ id: `response.${status}`, title: `Response ${status}` })),
    ...(shown.length < responses.length ? [{ id: "errors", title: "Errors" }] : []),
    ...(emits.length > 0 ? [{ id: "events", title: "Events" }] : []),
  ];
}

/** The first paragraph of a text, without a sentence that only introduces the next paragraph. */
function takeSentences(text: string): string {
  const first = toPlainText(text.split("\n\n")[0] ?? "");
  return first.replace(/(?<=\.) [^.]*:$/, "");
}

function writeHeader(
  { id, method, path, summary, tag, ...marks }: Operation,
  callers: readonly Caller[],
): Html {
  return html`<header class="lead">
<h1>${summary}</h1>
<p class="address">${writeMethod(method)} <code>${writePath(path)}</code></p>
${path.startsWith("/v1/") && html`<p class="see">The whole address is <code>${shownUrl}${writePath(path)}</code>. <a href="site:operations/#${tag}">Why it has two <code>/v1</code></a></p>`}
<ul class="marks">
<li><code>${id}</code></li>
${callers.map(
  ({ name, path: place }) => html`<li><a href="site:${place}"><code>${name}</code></a></li>
`,
)}${marks.deprecated && html`<li class="deprecated">deprecated</li>`}
${marks.sideEffect && html`<li class="warning">changes something, although it is a ${method}</li>`}
${marks.repeatable && html`<li><a href="site:guides/idempotency/">may be sent twice</a></li>`}
${marks.open && html`<li>needs no access token</li>`}
${marks.permission === "any" && html`<li>needs an access token of any kind</li>`}
${marks.permission !== undefined && marks.permission !== "any" && html`<li>needs <a href="site:guides/authentication/#who-may-do-what"><code>${marks.permission}</code></a></li>`}
</ul>
</header>`;
}

/** A path that may break after each slash, with its parameters marked. */
export function writePath(path: string): Html[] {
  return path
    .split(/(?<=\/)/)
    .map((part) =>
      part.startsWith("{")
        ? html`<var>${part.replace("/", "")}</var>${part.endsWith("/") && "/"}<wbr>`
        : html`${part}<wbr>`,
    );
}

function writeMain(operation: Operation): Html {
  const { text, parameters, body, responses, errors, emits } = operation;
  return html`${writeText(text)}
${places.map(([place, title]) => writeParameters(parameters, place, title))}
${
  body?.field !== undefined &&
  html`<section>${openAll}<h2 id="body">Body${writeMedia(body.mediaType)}${!body.required && html` <small>optional</small>`}</h2>
${writeText(body.text)}${writeBody(body.field, "body.")}</section>`
}
${responses.filter(isNoError).map(writeResponse)}
${writeOperationErrors(
  responses.filter((response) => !isNoError(response)),
  errors,
)}
${emits.length > 0 && writeEvents(emits)}`;
}

const places = [
  ["path", "Path"],
  ["query", "Query"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

function writeParameters(
  parameters: readonly Parameter[],
  place: Parameter["in"],
  title: string,
): Html | false {
  const fields = parameters.filter((parameter) => parameter.in === place).map(({ field }) => field);
  return (
    fields.length > 0 &&
    html`<section><h2 id="${place}">${title}</h2>${writeFieldList(fields, `${place}.`)}</section>\n`
  );
}

const openAll = html`<button type="button" class="open-all">Open all</button>`;

function writeMedia(mediaType: string | undefined): Html | false {
  return mediaType !== undefined && mediaType !== "application/json" && html` <small>${mediaType}</small>`;
}

function isNoError({ status }: Response): boolean {
  // 304 is not a failure: it says that the caller has the resource already.
  return /^[23]/.test(status);
}

function writeResponse({ status, text, mediaType, field, headers }: Response): Html {
  return html`<section>${openAll}<h2 id="response.${status}">Response <span class="status good">${status} ${STATUS_CODES[status]}</span>${writeMedia(mediaType)}</h2>
${writeText(text)}${field !== undefined && writeBody(field, `response.${status}.`)}${
  headers.length > 0 &&
  html`<h3>Headers of the response</h3>${writeFieldList(headers, `response.${status}.header.`)}`
}</section>`;
}

function writeEvents(topics: readonly string[]): Html {
  return html`<section><h2 id="events">Events</h2><p>A success emits ${topics.map(
    (topic, index) =>
      html`${index > 0 && " and "}<a href="site:events/${topic.replaceAll(":", "-")}/"><code>${topic}</code></a>`,
  )}.</p></section>`;
}

/** All examples of requests and responses. The first response is open, because the samples show the request. */
function writeBodies({ body, responses }: Operation): Html {
  const shown = responses.filter((response) => isNoError(response) && response.examples.length > 0);
  return html`${
    body !== undefined &&
    body.examples.length > 0 &&
    writeExamples("Body", body.examples, "example.body", false)
  }${shown.map(({ status, examples }) => writeExamples(`Response ${status}`, examples, `example.${status}`))}`;
}

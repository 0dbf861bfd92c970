import { deferParts } from "../defer.ts";
import type { Description, ErrorCode } from "../description/model.ts";
import { highlightCode } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import { writeBody, writeFieldList } from "../layout/field-list.ts";
import { writeText } from "../layout/text.ts";
import {
  type FailureGroup,
  type ListedFailure,
  readErrorCatalogue,
  returnedBy,
} from "../markdown/error-catalogue.ts";
import { takeFirstSentence, toPlainText } from "../markdown/plain-text.ts";
import { renderInline } from "../markdown/render-markdown.ts";
import type { Status } from "../markdown/statuses.ts";
import {
  writeCodeMarkdown,
  writeErrorsMarkdown,
  writeFailureMarkdown,
} from "../markdown/write-errors-markdown.ts";
import type { Page, PageFacts } from "../page.ts";
import { joinHtml } from "./join-html.ts";

/** The index of errors, then a page for each code and for each response: what they mean and what to do. */
export function writeErrorPages(description: Description): readonly Page[] {
  const catalogue = readErrorCatalogue(description);
  const { lead, envelope, statuses, groups } = catalogue;
  const index: Page = {
    path: "errors/",
    title: "Errors",
    description: lead,
    section: "about",
    header: html`<header class="lead"><h1>Errors</h1><p>${lead}</p></header>`,
    main: html`<section><h2 id="body">The body</h2>
<p>The schema <a href="site:schemas/${envelope.name}/">${envelope.name}</a>. Programs with <code>@data-import/client</code> catch one class of error with status, messages and keys: see <a href="site:guides/errors-and-retries/">errors and retries</a>.</p>
${writeBody(envelope.field, "")}</section>
<section><h2 id="what-to-do">What to do</h2><dl class="failures">${statuses.map(writeStatus)}</dl></section>
${groups.map(writeGroup)}`,
    markdown: writeErrorsMarkdown(catalogue),
  };
  return [
    index,
    ...groups.flatMap((group) => [
      ...group.codes.map((code) => writeCodePage(code, group)),
      ...group.failures.map((failure) => writeFailurePage(failure, group)),
    ]),
  ];
}

function writeStatus({ status, name, meaning, advice }: Status): Html {
  return html`<div id="what-to-do.${status}"><dt><span class="status bad">${status}</span></dt>
<dd><p><b>${name}.</b> ${renderInline(meaning)}</p><p class="advice">${renderInline(advice)}</p></dd></div>
`;
}

/** The rows have the names of the entries as ids, because programs and people have links to them. */
function writeGroup({ status, title, codes, failures }: FailureGroup): Html {
  return html`<section><h2 id="status.${status}">${title}</h2><dl class="entries">${codes.map(
    ({ code, cause }) => writeRow(code, renderInline(takeFirstSentence(cause))),
  )}${failures.map(({ name, text }) => writeRow(name, renderInline(takeFirstSentence(text))))}</dl></section>
`;
}

function writeRow(name: string, text: Html): Html {
  return html`<div id="${name}"><dt><a href="site:errors/${name}/">${name}</a></dt><dd>${text}</dd></div>
`;
}

function writeCodePage(entry: ErrorCode, { status, title }: FailureGroup): Page {
  const { code, of, message, cause, remedy, listedBy } = entry;
  const others = returnedBy[of];
  const users = [...(others === "" ? [] : [renderInline(others)]), ...listedBy.map(linkOperation)];
  const known: PageFacts = {
    path: `errors/${code}/`,
    title: code,
    section: "about",
    navigation: false,
    description: toPlainText(takeFirstSentence(cause)),
  };
  return deferParts(known, {
    header: () => writeHeader(html`<code>${code}</code>`, status, title),
    main: () => html`<blockquote><p>${renderInline(message)}</p></blockquote>
<section><h2 id="cause">Cause</h2><p>${renderInline(cause)}</p></section>
<section><h2 id="remedy">What to do</h2><p>${renderInline(remedy)}</p></section>
<section><h2 id="by">Returned by</h2><p class="by">Returned by ${joinHtml(users)}.</p></section>`,
    markdown: () => writeCodeMarkdown(entry, title),
  });
}

function writeFailurePage(entry: ListedFailure, { status, title }: FailureGroup): Page {
  const { name, text, users, headers, examples } = entry;
  const known: PageFacts = {
    path: `errors/${name}/`,
    title: name,
    section: "about",
    navigation: false,
    description: toPlainText(takeFirstSentence(text)),
  };
  return deferParts(known, {
    header: () => writeHeader(html`${name}`, status, title),
    main: () => html`${writeText(text)}
<p class="by">Returned by ${users === "every" ? "every operation" : joinHtml(users.map(linkOperation))}.</p>
${headers.length > 0 && html`<section><h2 id="headers">Headers of the response</h2>${writeFieldList(headers, "")}</section>`}
<section class="failure"><h2 id="examples">Examples</h2>${examples.map(
      ({ title: told, value }) =>
        html`<figure><figcaption>${told}</figcaption>${highlightCode(JSON.stringify(value, null, 2), "json")}</figure>`,
    )}</section>`,
    markdown: () => writeFailureMarkdown(entry, title),
  });
}

function writeHeader(name: Html, status: string, title: string): Html {
  const link = html`<a href="site:errors/#status.${status}">${title}</a>`;
  return html`<header class="lead"><p class="over">${link}</p><h1>${name}</h1></header>`;
}

function linkOperation(id: string): Html {
  return html`<a href="site:operations/${id}/">${id}</a>`;
}

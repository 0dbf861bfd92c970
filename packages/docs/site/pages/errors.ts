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
import { renderInline } from "../markdown/render-markdown.ts";
import type { Status } from "../markdown/statuses.ts";
import { writeErrorsMarkdown } from "../markdown/write-errors-markdown.ts";
import type { Page } from "../page.ts";
import { joinHtml } from "./join-html.ts";

/** Every failure of the service: the shared body, advice for each status, and the operations that return it. */
export function writeErrorsPage(description: Description): Page {
  const catalogue = readErrorCatalogue(description);
  const { lead, envelope, statuses, groups } = catalogue;
  return {
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
}

function writeStatus({ status, name, meaning, advice }: Status): Html {
  return html`<div id="what-to-do.${status}"><dt><span class="status bad">${status}</span></dt>
<dd><p><b>${name}.</b> ${renderInline(meaning)}</p><p class="advice">${renderInline(advice)}</p></dd></div>
`;
}

function writeGroup({ status, title, codes, failures }: FailureGroup): Html {
  return html`<section><h2 id="status.${status}">${title}</h2>${codes.map(writeErrorCode)}${failures.map(writeFailure)}</section>
`;
}

function writeErrorCode({ code, of, message, cause, remedy, listedBy }: ErrorCode): Html {
  const others = returnedBy[of];
  const users = [...(others === "" ? [] : [renderInline(others)]), ...listedBy.map(linkOperation)];
  return html`<section class="failure"><h3 id="${code}"><a class="anchor" href="#${code}"><code>${code}</code></a></h3>
<blockquote><p>${renderInline(message)}</p></blockquote>
<p>${renderInline(cause)}</p><p class="advice">${renderInline(remedy)}</p>
<p class="by">Returned by ${joinHtml(users)}.</p></section>
`;
}

function linkOperation(id: string): Html {
  return html`<a href="site:operations/${id}/">${id}</a>`;
}

function writeFailure({ name, text, users, headers, examples }: ListedFailure): Html {
  return html`<section class="failure"><h3 id="${name}"><a class="anchor" href="#${name}">${name}</a></h3>
${writeText(text)}
<p class="by">Returned by ${users === "every" ? "every operation" : joinHtml(users.map(linkOperation))}.</p>
${headers.length > 0 && html`<h4>Headers of the response</h4>${writeFieldList(headers, `${name}.`)}<h4>Examples</h4>`}
${examples.map(
  ({ title, value }) =>
    html`<figure><figcaption>${title}</figcaption>${highlightCode(JSON.stringify(value, null, 2), "json")}</figure>`,
)}</section>
`;
}

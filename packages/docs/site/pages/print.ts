import { deferParts } from "../defer.ts";
import type { Description, Domain, Resource } from "../description/model.ts";
import { type Html, html, raw } from "../html.ts";
import { writeText } from "../layout/text.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { printOperation, printSchema, printTopic } from "./print-parts.ts";

/** Everything on one page, for paper: operations, events and schemas, each written out once. */
export function writePrintPage(description: Description): Page {
  const { title, version, text, resources, domains, schemas } = description;
  const intro =
    "All operations, events and schemas on one page, to print. Each schema is shown once, at the end.";
  const writeMain = () => html`<div class="paper">
${writeText(text)}
<section class="part"><h2 id="operations">Operations</h2>${resources.map(writeResource)}</section>
<section class="part"><h2 id="events">Events</h2>${domains.map(writeDomain)}</section>
<section class="part"><h2 id="schemas">Schemas</h2>${schemas.map(printSchema)}</section>
</div>`;
  const known: Omit<Page, "main"> = {
    path: "print/",
    title: "Everything on one page",
    description: intro,
    section: "about",
    navigation: { label: "Print" },
    header: html`<header class="lead"><h1>${title} ${version}</h1><p>${intro}</p></header>`,
    markdown: joinBlocks(
      "# Everything on one page",
      `${intro} The Markdown of all pages in one file is [llms-full.txt](site:llms-full.txt).`,
    ),
  };
  return deferParts(known, { main: () => keepOnPage(writeMain()) });
}

function writeResource({ title, text, operations }: Resource): Html {
  return html`<h3>${title}</h3>${writeText(text)}${operations.map(printOperation)}`;
}

function writeDomain({ title, text, topics }: Domain): Html {
  return html`<h3>${title}</h3>${writeText(text)}${topics.map(printTopic)}`;
}

/** The targets of the description's links are on this page, under their names. */
function keepOnPage(main: Html): Html {
  return raw(
    main.html
      .replaceAll(/href="site:(?:operations|schemas)\/(\w+)\/"/g, 'href="#$1"')
      .replaceAll(/href="site:events\/([\w-]+)\/"/g, 'href="#event.$1"'),
  );
}

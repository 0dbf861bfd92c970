import type { Description, Operation, Resource } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeMethod } from "../layout/navigation.ts";
import { writeText } from "../layout/text.ts";
import { writeCode } from "../markdown/write-code.ts";
import { linkOperation, writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { writePath } from "./operation.ts";

/** The list of all operations, by resource. */
export function writeOperationsPage({ operations, resources }: Description): Page {
  const count = `${operations.length} operations on ${resources.length} resources`;
  return {
    path: "operations/",
    title: "Operations",
    description: `All ${count}, each with its fields, samples that run, and a form to try it.`,
    section: "operations",
    header: html`<header class="lead"><h1>Operations</h1><p>${count}. Each has its fields, samples that run, and a form to try it.</p></header>`,
    main: html`${resources.map(writeResource)}`,
    markdown: joinBlocks(
      "# Operations",
      `${count}.`,
      ...resources.flatMap((resource) => [
        `## ${resource.title}`,
        resource.text,
        writeList(resource.operations.map(describeOperation)),
      ]),
    ),
  };
}

function describeOperation({ id, method, path, summary }: Operation): string {
  return `${linkOperation(id)}: ${summary}, ${writeCode(`${method} ${path}`)}`;
}

function writeResource({ name, title, text, operations }: Resource): Html {
  return html`<section class="resource"><h2 id="${name}">${title}</h2>${writeText(text)}
<ul class="operations">${operations.map(
    ({
      id,
      method,
      path,
      summary,
      deprecated,
    }) => html`<li><a href="site:operations/${id}/">${writeMethod(method)}
<span>${summary}${deprecated && html` <b class="deprecated">deprecated</b>`}</span> <code>${writePath(path)}</code></a></li>
`,
  )}</ul></section>
`;
}

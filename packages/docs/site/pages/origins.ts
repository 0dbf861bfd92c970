import type { Description, Operation, Origin } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { joinHtml } from "./join-html.ts";

const origins: readonly (readonly [Origin, string])[] = [
  ["documented", "The specification of the service states it."],
  ["public", "Publicly known facts fill a gap of the specification."],
  ["designed", "It is a decision of the description, because nothing is stated or known."],
];

/** Where the names of a public API are known from. */
const source = [
  "The public facts are those of one API. They are known from the API client that its owner publishes on npm: @flatfile/api, " +
    "version 1.23.1, licence MIT, copyright Flatfile, Inc.",
  "Paths, names, parameters and shapes are facts, and were taken for compatibility: programs that know that API work here. " +
    "Every text, example and message is our own. This project is not affiliated with Flatfile, Inc., and not endorsed by it.",
];

const lead =
  "For maintainers: where the statements of the description come from. It says nothing about who may call an operation.";
const fields =
  "A field has the origin of its schema, if `x-origin` in `openapi.yaml` does not name another one. The Markdown of each page shows both.";

/** A name with the address of its page. */
interface Named {
  readonly name: string;
  readonly link: string;
}

/** An origin with what has it. */
interface Group {
  readonly origin: Origin;
  readonly text: string;
  readonly kinds: readonly { readonly title: string; readonly names: readonly Named[] }[];
}

/** Every operation, topic and schema by its origin. Other pages do not show it: readers took it for a permission. */
export function writeOriginsPage(description: Description): Page {
  const groups = origins.map(([origin, text]) => ({ origin, text, kinds: listKinds(description, origin) }));
  return {
    path: "origins/",
    title: "Origins",
    description: "Where the statements of the description come from, for maintainers.",
    section: "about",
    header: html`<header class="lead"><h1>Origins</h1><p>${lead}</p></header>`,
    main: html`<p>${fields.replaceAll("`", "")}</p>${groups.map((group) => writeGroup(group, description))}`,
    markdown: joinBlocks(
      "# Origins",
      lead,
      fields,
      ...groups.flatMap(({ origin, text, kinds }) => [
        `## ${origin}`,
        ...explain(origin, text),
        ...(origin === "designed" ? [printDesigned(description)] : []),
        writeList(
          kinds.map(
            ({ title, names }) =>
              `${title}: ${names.map(({ name, link }) => `[${name}](${link})`).join(", ")}`,
          ),
        ),
      ]),
    ),
  };
}

function listKinds({ operations, topics, schemas }: Description, wanted: Origin) {
  const kinds = [
    {
      title: "Operations",
      all: operations.map(({ id, origin }) => ({ name: id, origin, link: `site:operations/${id}/` })),
    },
    {
      title: "Events",
      all: topics.map(({ name, slug, origin }) => ({ name, origin, link: `site:events/${slug}/` })),
    },
    {
      title: "Schemas",
      all: schemas.map(({ name, origin }) => ({ name, origin, link: `site:schemas/${name}/` })),
    },
  ];
  return kinds
    .map(({ title, all }) => ({ title, names: all.filter(({ origin }) => origin === wanted) }))
    .filter(({ names }) => names.length > 0);
}

function explain(origin: Origin, text: string): readonly string[] {
  return origin === "public" ? [text, ...source] : [text];
}

function listDesigned({ operations }: Description): readonly Operation[] {
  return operations.filter(({ origin }) => origin === "designed");
}

function printDesigned(description: Description): string {
  return [
    "| operation | request | what it does |",
    "| --- | --- | --- |",
    ...listDesigned(description).map(
      ({ id, method, path, summary }) =>
        `| [${id}](site:operations/${id}/) | \`${method} ${path}\` | ${summary} |`,
    ),
  ].join("\n");
}

function writeDesigned(description: Description): Html {
  return html`<div class="table" tabindex="0"><table>
<thead><tr><th>operation</th><th>request</th><th>what it does</th></tr></thead>
<tbody>${listDesigned(description).map(
    ({ id, method, path, summary }) =>
      html`<tr><td><a href="site:operations/${id}/">${id}</a></td><td><code>${method} ${path}</code></td><td>${summary}</td></tr>`,
  )}</tbody>
</table></div>`;
}

function writeGroup({ origin, text, kinds }: Group, description: Description): Html {
  return html`<section><h2 id="${origin}">${origin}</h2>${explain(origin, text).map((one) => html`<p>${one}</p>`)}
${origin === "designed" ? writeDesigned(description) : ""}<dl class="users">${kinds.map(
    ({ title, names }) =>
      html`<dt>${title} (${names.length})</dt><dd>${joinHtml(names.map(({ name, link }) => html`<a href="${link}">${name}</a>`))}</dd>`,
  )}</dl></section>
`;
}

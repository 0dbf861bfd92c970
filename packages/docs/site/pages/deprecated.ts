import type { Deprecation, Description } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { renderInline } from "../markdown/render-markdown.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

const kinds: readonly (readonly [Deprecation["kind"], string])[] = [
  ["operation", "Operations"],
  ["parameter", "Parameters"],
  ["topic", "Topics"],
  ["schema", "Schemas"],
  ["field", "Fields"],
  ["value", "Values"],
];

/** The deprecated names of the description, with their replacements. */
export function writeDeprecatedPage({ deprecations }: Description): Page {
  const lead =
    deprecations.length === 0
      ? "Nothing is deprecated."
      : "Deprecated names still work. Do not use them in new programs; change existing programs before the next major version.";
  const groups = kinds
    .map(([kind, title]) => ({ title, entries: deprecations.filter((each) => each.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
  return {
    path: "deprecated/",
    title: "Deprecated",
    description: "Names that still work but should no longer be used, with their replacements.",
    section: "about",
    header: html`<header class="lead"><h1>Deprecated</h1><p>${lead}</p></header>`,
    main: html`${groups.map(writeGroup)}`,
    markdown: joinBlocks(
      "# Deprecated",
      lead,
      ...groups.flatMap(({ title, entries }) => [
        `## ${title}`,
        writeList(
          entries.map(({ name, link, text }) => `[\`${name}\`](${link}): ${text.replaceAll("\n", "\n  ")}`),
        ),
      ]),
    ),
  };
}

function writeGroup({ title, entries }: { title: string; entries: readonly Deprecation[] }): Html {
  return html`<section><h2 id="${title.toLowerCase()}">${title}</h2><dl class="entries">${entries.map(
    ({
      name,
      link,
      text,
    }) => html`<div><dt><a href="${link}">${name}</a></dt><dd>${renderInline(text)}</dd></div>
`,
  )}</dl></section>
`;
}

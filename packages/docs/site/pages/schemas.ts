import type { Description, Schema } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { toPlainText } from "../markdown/plain-text.ts";
import { linkSchema, writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

/** The list of all schemas in alphabetical order. */
export function writeSchemasPage({ schemas }: Description): Page {
  const letters = Map.groupBy(schemas, ({ name }) => name.charAt(0).toUpperCase());
  const intro = `${schemas.length} named types: the requests and responses of operations, and the content of events.`;
  return {
    path: "schemas/",
    title: "Schemas",
    description: intro,
    section: "schemas",
    header: html`<header class="lead"><h1>Schemas</h1><p>${intro}</p></header>`,
    main: html`<p class="letters">${[...letters.keys()].map((letter) => html`<a href="#letter-${letter}">${letter}</a> `)}</p>
${[...letters].map(([letter, own]) => writeLetter(letter, own))}`,
    markdown: joinBlocks(
      "# Schemas",
      intro,
      writeList(schemas.map((schema) => `${linkSchema(schema.name)}: ${sayShortly(schema)}`)),
    ),
  };
}

function writeLetter(letter: string, schemas: readonly Schema[]): Html {
  return html`<section><h2 id="letter-${letter}">${letter}</h2>
<dl class="entries">${schemas.map(
    (
      schema,
    ) => html`<div><dt><a href="site:schemas/${schema.name}/">${schema.name}</a></dt><dd>${sayShortly(schema)}</dd></div>
`,
  )}</dl></section>
`;
}

/** The first sentence of the description of a schema. */
export function sayShortly({ text, field }: Schema): string {
  const plain = toPlainText(text.split("\n\n")[0] ?? "");
  return plain.match(/^.+?[.:;](?= [A-Z`]|$)/)?.[0].replace(/[:;]$/, ".") ?? (plain || field.type);
}

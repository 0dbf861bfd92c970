import { html } from "../html.ts";
import { renderDocument } from "../markdown/render-markdown.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { writeContents } from "./guides.ts";

/** A page of the reference, with its content as Markdown. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  /** One sentence below the title, as plain text. */
  readonly lead: string;
  readonly label: string;
  readonly group?: string;
  readonly body: string;
}

/** A page whose sections are listed at its beginning. */
export function writeReferencePage({ path, title, lead, label, group, body }: ReferencePage): Page {
  const { main, headings } = renderDocument(body);
  return {
    path,
    title,
    description: lead,
    section: "reference",
    navigation: { label, ...(group !== undefined && { group }) },
    header: html`<header class="lead"><h1>${title}</h1><p>${lead}</p></header>`,
    main: html`${writeContents(headings)}${main}`,
    markdown: joinBlocks(`# ${title}`, lead, body),
  };
}

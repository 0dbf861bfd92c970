import { html } from "../html.ts";
import { toPlainText } from "../markdown/plain-text.ts";
import type { Content } from "../markdown/read-content.ts";
import type { Page } from "../page.ts";
import { writeListPage } from "./list-page.ts";
import { writeMarkdownPage } from "./markdown-page.ts";

/** Gives the address for a link in a file. */
export type FileLinks = (file: string, href: string) => string;

/** The list of decision records, then a page for each. */
export function writeDecisionPages(records: readonly Content[], resolveLink: FileLinks): readonly Page[] {
  return [writeIndex(records), ...records.map((record) => writeRecord(record, resolveLink))];
}

function writeIndex(records: readonly Content[]): Page {
  return writeListPage(
    records.map((record) => ({ ...record, title: `${numberOf(record)} ${record.title}` })),
    {
      path: "decisions/",
      title: "Decisions",
      description: "Decisions and their reasons, in the order in which they were made.",
      section: "contribute",
      lead: "Decisions and their reasons, in the order in which they were made. A later record may replace an earlier one, or a part of it. The line under the title of a record has its date and its status.",
    },
  );
}

/** `0004` of `0004-webhooks-are-rendered`. */
function numberOf({ slug }: Content): string {
  return slug.slice(0, slug.indexOf("-"));
}

function writeRecord(record: Content, resolveLink: FileLinks): Page {
  const title = toPlainText(record.title);
  const number = numberOf(record);
  const page = writeMarkdownPage(
    {
      path: `decisions/${record.slug}/`,
      title,
      description: record.description,
      section: "contribute",
      navigation: { label: `${number} ${title}` },
      body: record.body,
    },
    { resolveLink: (href) => resolveLink(record.file, href) },
  );
  const header = html`<header class="lead"><p class="over">Decision ${number}</p><h1>${title}</h1></header>`;
  return { ...page, header };
}

import { html } from "../html.ts";
import { toPlainText } from "../markdown/plain-text.ts";
import type { Content } from "../markdown/read-content.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

/** A list of the pages below it. */
export interface ListPage extends Pick<Page, "path" | "title" | "description" | "section"> {
  /** The text below the title, as plain text. */
  readonly lead: string;
}

/** The anchor of a group in its list. */
export function nameGroup(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The page that lists files of `content/`, each with its description. */
export function writeListPage(contents: readonly Content[], { lead, ...page }: ListPage): Page {
  const groups = [...Map.groupBy(contents, ({ group }) => group ?? "")].map(([name, own]) => ({
    name,
    links: own.map(({ slug, title, description }) => ({
      address: `site:${page.path}${slug}/`,
      title: toPlainText(title),
      description,
    })),
  }));
  return {
    ...page,
    header: html`<header class="lead"><h1>${page.title}</h1><p>${lead}</p></header>`,
    main: html`${groups.map(
      ({ name, links }) =>
        html`${name !== "" && html`<h2 id="${nameGroup(name)}">${name}</h2>`}<ul class="pages">${links.map(
          ({ address, title, description }) =>
            html`<li><a href="${address}">${title}</a><p>${description}</p></li>\n`,
        )}</ul>`,
    )}`,
    markdown: joinBlocks(
      `# ${page.title}`,
      lead,
      ...groups.flatMap(({ name, links }) => [
        ...(name === "" ? [] : [`## ${name}`]),
        writeList(links.map(({ address, title, description }) => `[${title}](${address}): ${description}`)),
      ]),
    ),
  };
}

import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import {
  labelOf,
  listAncestors,
  type Outline,
  type OutlineEntry,
  type OutlineGroup,
  type OutlineSection,
} from "./outline.ts";
import { breakWords } from "./text.ts";

/** The navigation of the whole site with the section of a page opened; a menu on narrow screens. */
export function writeNavigation({ sections }: Outline, current: Page): Html {
  return html`<nav id="page-nav" class="nav" popover aria-label="All pages">
${sections.map((section) => writeSection(section, current))}
</nav>`;
}

function writeSection(
  { section, title, first, alwaysOpen, pages, groups }: OutlineSection,
  current: Page,
): Html {
  const isCurrent = current.section === section;
  const isOpen = alwaysOpen || isCurrent;
  // A closed section without a first page of its own is opened by its first entry.
  const target = first ?? (isOpen ? undefined : pages[0]);
  return html`<h2>${target === undefined ? title : writeLink(target, current, title)}</h2>
${isOpen && groups.map((group) => writeGroup(group, current, alwaysOpen && isCurrent))}`;
}

/**
 * Only the group of the page is listed; of guides, all groups if the page is one. The others are links: all pages together
 * would be most of a document.
 */
function writeGroup({ title, path, entries }: OutlineGroup, current: Page, listsAll: boolean): Html {
  const isListed =
    listsAll || path === undefined || entries.some(({ page, below }) => [page, ...below].includes(current));
  const list = html`<ul>
${entries.map((entry) => writeEntry(entry, current))}</ul>
`;
  const heading =
    title !== "" && html`<p>${path === undefined ? title : html`<a href="site:${path}">${title}</a>`}</p>`;
  return html`${heading}${isListed && list}`;
}

function writeEntry({ page, below }: OutlineEntry, current: Page): Html {
  const open = below.length > 0 && current.path.startsWith(page.path);
  return html`<li>${writeLink(page, current, labelOf(page))}${
    open && html`<ul>${below.map((each) => html`<li>${writeLink(each, current, labelOf(each))}</li>\n`)}</ul>`
  }${page === current && writeParts(page)}</li>
`;
}

function writeParts({ parts = [] }: Page): Html | false {
  return (
    parts.length > 1 &&
    html`<ul class="parts">${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul>`
  );
}

function writeLink(page: Page, current: Page, label: string): Html {
  const method = page.navigation ? page.navigation.method : undefined;
  return html`<a href="site:${page.path}"${page === current && html` aria-current="page"`}>${splitWords(label)}${
    method !== undefined && html` ${writeMethod(method)}`
  }</a>`;
}

/** Lets a long name break between its words. */
function splitWords(label: string): Html {
  return label.length > 22 ? html`${breakWords(label)}` : html`${label}`;
}

/** An HTTP method as a mark with a colour of its own. */
export function writeMethod(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** Where a page is: the pages above it. */
export function writeBreadcrumbs(outline: Outline, page: Page): Html | undefined {
  const places = listAncestors(outline, page).map((each) => ({ path: each.path, label: labelOf(each) }));
  const { group = "", groupPath } = page.navigation || {};
  if (groupPath !== undefined) places.push({ path: groupPath, label: group });
  if (places.length === 0) return undefined;
  return html`<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol>${places.map(
    ({ path, label }) => html`<li><a href="site:${path}">${label}</a></li>`,
  )}</ol></nav>`;
}

/** The pages before and after a page in its section. */
export function writeNeighbours({ sections }: Outline, page: Page): Html | undefined {
  const pages = sections.find(({ section }) => section === page.section)?.pages ?? [];
  const index = pages.indexOf(page);
  const [before, after] = [pages[index - 1], pages[index + 1]];
  if (index < 0 || (before === undefined && after === undefined)) return undefined;
  return html`<nav class="neighbours" aria-label="Next pages">
${before && html`<a href="site:${before.path}" rel="prev"><small>Previous</small> ${labelOf(before)}</a>`}
${after && html`<a href="site:${after.path}" rel="next"><small>Next</small> ${labelOf(after)}</a>`}
</nav>`;
}

import type { Page, Section } from "../page.ts";

const titles: readonly (readonly [Section, string])[] = [
  ["start", "Home"],
  ["guides", "Guides"],
  ["operations", "Operations"],
  ["events", "Events"],
  ["schemas", "Schemas"],
  ["reference", "Reference"],
  ["about", "About"],
  ["contribute", "Contributing"],
];

/** Sections that list their groups while another section is being read. */
const alwaysOpen = new Set<Section>(["start", "guides", "about"]);

/** The tree of the pages, computed once for all of them. */
export interface Outline {
  readonly sections: readonly OutlineSection[];
  /** The parent of a page: the page whose path is the start of its path. */
  readonly parents: ReadonlyMap<Page, Page>;
}

/** A part of the site. */
export interface OutlineSection {
  readonly section: Section;
  readonly title: string;
  readonly alwaysOpen: boolean;
  /** Its first page; some parts have none. */
  readonly first?: Page;
  /** All pages of the navigation, in its order. */
  readonly pages: readonly Page[];
  /** The pages directly below the section, by group. */
  readonly groups: readonly OutlineGroup[];
}

/** Pages under one heading of the navigation; empty if it has none. */
export interface OutlineGroup {
  readonly title: string;
  /** Where the group is described. */
  readonly path: string | undefined;
  readonly entries: readonly OutlineEntry[];
}

/** A page with its children. */
export interface OutlineEntry {
  readonly page: Page;
  readonly below: readonly Page[];
}

/** Builds the tree of the pages. */
export function readOutline(pages: readonly Page[]): Outline {
  const parents = readParents(pages);
  const sections = titles.map(([section, title]) => {
    const own = pages.filter((page) => page.section === section && page.navigation !== false);
    const first = own.find(({ path }) => path === (section === "start" ? "" : `${section}/`));
    // The parent of a page may be in another section.
    const isTop = (page: Page) => !own.some((each) => each !== first && each === parents.get(page));
    const top = own.filter((page) => page !== first && isTop(page));
    const children = Map.groupBy(own, (page) => parents.get(page));
    const entries = top.map((page) => ({ page, below: children.get(page) ?? [] }));
    return {
      section,
      title,
      alwaysOpen: alwaysOpen.has(section),
      pages: own,
      groups: groupEntries(entries),
      ...(first === undefined ? {} : { first }),
    };
  });
  return { sections: sections.filter(({ pages: own }) => own.length > 0), parents };
}

function readParents(pages: readonly Page[]): Map<Page, Page> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const parents = new Map<Page, Page>();
  for (const page of pages) {
    for (let path = page.path; path !== ""; ) {
      path = path.replace(/[^/]*\/?$/, "");
      const parent = byPath.get(path);
      if (path === "" || parent === undefined) continue;
      parents.set(page, parent);
      break;
    }
  }
  return parents;
}

function groupEntries(entries: readonly OutlineEntry[]): OutlineGroup[] {
  const read = ({ page }: OutlineEntry) => page.navigation || {};
  const groups = Map.groupBy(entries, (entry) => read(entry).group ?? "");
  return [...groups].map(([title, own]) => ({
    title,
    entries: own,
    path: own.map((entry) => read(entry).groupPath).find((path) => path !== undefined),
  }));
}

/** The pages above a page, outermost first. */
export function listAncestors({ parents }: Outline, page: Page): Page[] {
  const parent = parents.get(page);
  return parent === undefined ? [] : [...listAncestors({ sections: [], parents }, parent), parent];
}

/** The name of a page in the navigation. */
export function labelOf(page: Page): string {
  const { label = page.title } = page.navigation || {};
  return label;
}

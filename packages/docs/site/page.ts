import type { Description } from "./description/model.ts";
import type { Html } from "./html.ts";
import type { OperationSamples } from "./samples/languages.ts";

/** The parts of the site, in the order of the navigation. */
export type Section =
  | "start"
  | "guides"
  | "operations"
  | "events"
  | "schemas"
  | "reference"
  | "about"
  | "contribute";

/**
 * One page of the site. Links to other pages are written `site:<path>[#anchor]`, in markup and in Markdown; the writer
 * makes them relative and refuses those that lead nowhere.
 */
export interface Page {
  /** `operations/listSheets/`: a folder ends with `/`, the home page is `""`, a file has its extension. */
  readonly path: string;
  /** The heading and the title of the window, as plain text. */
  readonly title: string;
  /** One sentence for search engines and lists, as plain text. */
  readonly description: string;
  readonly section: Section;
  /** The content below the heading; ids are unique within the page. */
  readonly main: Html;
  /** Replaces the heading (`<h1>` and description) of the layout. */
  readonly header?: Html;
  /** A second column on wide screens; it follows `main` on narrow ones. */
  readonly aside?: Html;
  /** The sections of a page with a second column. The navigation lists them below the page. */
  readonly parts?: readonly Part[];
  /** The same in Markdown, complete with its heading; written beside the page as `<path>.md`. */
  readonly markdown: string;
  /** Its entry in the navigation of its section; `false` for pages without an entry. */
  readonly navigation?: Navigation | false;
  /** Further scripts, which are loaded on demand; every page has the script `site`. */
  readonly scripts?: readonly PageScript[];
}

/** A section of a page: the id and the text of its heading. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

/** A page without its content. */
export type PageFacts = Omit<Page, "header" | "main" | "aside" | "markdown">;

/** The entry of a page in the navigation. By default it has the title of the page and no group. */
export interface Navigation {
  /** The text of the link, if the title is too long. */
  readonly label?: string;
  /** The heading above it, which neighbours with the same group share. */
  readonly group?: string;
  /** Where the group is described: `operations/#sheets`. */
  readonly groupPath?: string;
  /** The HTTP method that marks an operation. */
  readonly method?: string;
}

/** A script that a page may ask for, by the name of its folder in `site/scripts/`. */
export type PageScript = "try-it" | "look";

/** The input of the pages. */
export interface SiteSource {
  readonly description: Description;
  /** By operationId. */
  readonly samples: ReadonlyMap<string, OperationSamples>;
}

/** A file of the site that is not a page: `llms.txt`, `schemas/Sheet.json`. */
export interface SiteFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The whole site: its input, its pages in the order of the navigation, and its other files. */
export interface Site extends SiteSource {
  readonly pages: readonly Page[];
  readonly files: readonly SiteFile[];
}

/** The address of a page's Markdown twin: `operations/listSheets.md`, `index.md` for the home page. */
export function pathOfMarkdown(path: string): string {
  return path === "" ? "index.md" : `${path.replace(/\/$|\.html$/, "")}.md`;
}

import type { Page } from "../page.ts";
import type { EntryDraft } from "./draft.ts";

/** The entries from the other pages: their titles, and each heading with the text below it. */
export function collectPages(pages: readonly Page[]): EntryDraft[] {
  return pages.filter(isWritten).flatMap((page): EntryDraft[] => {
    const { path, title, description } = page;
    const { before, sections } = splitSections(page.main.html);
    const describe = (text: string) => ({
      name: title,
      title: "",
      places: [{ path }],
      text: `${description} ${text}`,
    });
    // All decision records have the same headings.
    if (path.startsWith("decisions/")) return [{ kind: "decision", ...describe(strip(page.main.html)) }];
    const kind = path.startsWith("guides/") ? "guide" : path === "errors/" ? "error" : "page";
    return [
      { kind, ...describe(strip(before)) },
      ...sections
        // Single letters are the headings of a long list.
        .filter(({ heading }) => heading.length > 1)
        .map(({ id, heading, text }): EntryDraft => {
          const places = [{ path: `${path}#${id}` }];
          // The listed pages have entries already.
          return { kind, name: heading, title, places, text: isList(page) ? "" : text };
        }),
    ];
  });
}

/** Pages of operations, events and schemas come from the description; those outside the navigation are not results. */
function isWritten(page: Page): boolean {
  const { path, section, navigation } = page;
  const isAbout = section === "start" || section === "guides" || section === "about";
  return navigation !== false && path !== "print/" && (isAbout || isList(page));
}

function isList({ path, section }: Page): boolean {
  return path === `${section}/` && section !== "guides";
}

/** The parts of a page that begin with headings that have ids, as plain text. */
function splitSections(markup: string) {
  // The line break is the empty text before the first heading.
  const [before = "", ...parts] = `\n${markup}`.split(/(?=<h[23]\b)/);
  const sections = parts.flatMap((part) => {
    const [all = "", , id, heading = ""] =
      part.match(/^<h([23])\b[^>]*?\bid="([^"]+)"[^>]*>(.*?)<\/h\1>/s) ?? [];
    if (id === undefined) return [];
    return [{ id: unescapeText(id), heading: strip(heading), text: strip(part.slice(all.length)) }];
  });
  return { before, sections };
}

/** Markup as plain text, without blocks of code. */
function strip(markup: string): string {
  const text = markup.replaceAll(/<pre\b.*?<\/pre>|<[^>]*>/gs, " ");
  return unescapeText(text).replaceAll(/\s+/g, " ").trim();
}

function unescapeText(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => characters[name] ?? all);
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

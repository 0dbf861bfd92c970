import type { Page } from "../page.ts";
import type { EntryDraft } from "./draft.ts";

/** The entries from the other pages: their titles, and each heading with the text below it. */
export function collectPages(pages: readonly Page[]): EntryDraft[] {
  return pages.filter(isWritten).flatMap((page): EntryDraft[] => {
    const { path, section, title, description } = page;
    const { before, sections } = splitSections(page.main.html);
    const describe = (text: string) => ({
      name: title,
      title: "",
      places: [{ path }],
      text: `${description} ${text}`,
    });
    // All decision records have the same headings, and few people look for what is below their titles.
    if (path.startsWith("decisions/"))
      return [{ kind: "decision", name: title, title: "", places: [{ path }] }];
    // Their texts repeat what operations and guides say, and would stand before them.
    if (path === "origins/" || path === "guides/")
      return [{ kind: path === "guides/" ? "guide" : "page", name: title, title: "", places: [{ path }] }];
    // The texts of the reference would double the index. Its methods and commands have the names of their operations.
    if (/^reference\/cli\/./.test(path)) return [];
    if (section === "reference") return [{ kind: "page", name: title, title: "", places: [{ path }] }];
    // The errors come from the description.
    if (path === "errors/") return [{ kind: "error", ...describe(strip(before)) }];
    const kind = section === "guides" ? "guide" : path === "glossary/" ? "term" : "page";
    // The listed pages have entries already. A guide for maintainers has the words of many others, and is not for users.
    const hasHeadingsOnly = isList(page) || section === "contribute";
    return [
      { kind, ...describe(strip(before)) },
      ...sections
        // Single letters are the headings of a long list.
        .filter(({ heading }) => heading.length > 1)
        .map(({ id, heading, text }): EntryDraft => {
          const places = [{ path: `${path}#${id}` }];
          return { kind, name: heading, title, places, text: hasHeadingsOnly ? "" : text };
        }),
    ];
  });
}

/** Pages of operations, events and schemas come from the description; those outside the navigation are not results. */
function isWritten(page: Page): boolean {
  const { path, section, navigation } = page;
  const isWhole = ["start", "guides", "reference", "about", "contribute"].includes(section);
  return navigation !== false && path !== "print/" && (isWhole || isList(page));
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

/** The target of a link in the site. */
export interface Target {
  /** Of a page or a file, from the root of the site. */
  readonly path: string;
  /** Without `#`; empty for the whole page. */
  readonly anchor: string;
}

/** A broken link. */
export interface BrokenLink {
  /** The page that it is on. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const tag = /<[a-z][^>]*>/g;
const address = /(?<=\s(?:href|src|data-[a-z-]+)=")(?:site:|#)[^"]*/g;

/** Replaces the addresses of the site in the tags of a document by the results of `relate`. */
export function replaceLinks(document: string, relate: (link: string) => string): string {
  return document.replaceAll(tag, (text) => text.replaceAll(address, (link) => relate(link)));
}

/** Reads `site:operations/listSheets/#body`, or `#body` on the page itself. */
export function readTarget(link: string, page: string): Target {
  const [path = "", anchor = ""] = link.replace(/^site:/, "").split("#");
  const unescaped = anchor.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
  return { path: link.startsWith("#") ? page : path, anchor: unescaped };
}

/**
 * The address of a target as a page writes it: `../../schemas/Sheet/#id`. A server shows `404.html` at any address, so
 * that its links begin with `/`; `data-import-docs export --base` changes that for sites below a path.
 */
export function relateTarget({ path, anchor }: Target, page: string): string {
  const depth = page.split("/").length - 1;
  const hash = anchor === "" ? "" : `#${anchor}`;
  if (path === page && hash !== "") return hash;
  if (page === "404.html") return `/${path}${hash}`;
  return `${"../".repeat(depth) || (path === "" ? "./" : "")}${path}${hash}`;
}

/** The ids of a document; throws when one occurs twice. */
export function collectIds(document: string, page: string): Set<string> {
  const ids = new Set<string>();
  for (const [text] of document.matchAll(tag)) {
    const [, id] = text.match(/\sid="([^"]*)"/) ?? [];
    if (id === undefined) continue;
    if (ids.has(id)) throw new Error(`The page ${page || "(home)"} has the id "${id}" twice.`);
    ids.add(id);
  }
  return ids;
}

/** Why a target does not exist; undefined if it does. */
export function explainBroken(
  { path, anchor }: Target,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  files: ReadonlySet<string>,
): string | undefined {
  const known = ids.get(path);
  if (known === undefined && !files.has(path)) return "the page or file does not exist";
  if (anchor === "" || known?.has(anchor)) return undefined;
  return `nothing on that page has the id "${anchor}"`;
}

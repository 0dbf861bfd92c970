/** The result of following every link of a site; paths are relative to the root of the site. */
export interface Crawl {
  /** Addresses with the status 200, with the ids of those that are documents. */
  readonly found: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many links were followed, an anchor of a page counting as one. */
  readonly links: number;
  /** Broken links, each with its page. */
  readonly broken: readonly string[];
}

interface Link {
  readonly from: string;
  readonly to: URL;
}

/** The response to a request for an address; redirects are not followed. */
export type Ask = (
  address: URL,
) => Promise<{ readonly status: number; readonly type: string; readonly text: string }>;

/** Sends a request to a server. */
const send: Ask = async (address) => {
  // Not compressed: there are a thousand files, and only the links matter.
  const response = await fetch(address, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, text: await response.text() };
};

/** Follows every link of a site from some of its addresses, without a browser. */
export async function crawlSite(base: string, entries: readonly string[], ask: Ask = send): Promise<Crawl> {
  const found = new Map<string, ReadonlySet<string>>();
  const links = new Map<string, Link>();
  const broken = new Set<string>();
  const asked = new Set<string>();
  let waiting = entries.map((entry): Link => ({ from: "the start", to: new URL(entry, base) }));

  const visit = async ({ from, to }: Link): Promise<Link[]> => {
    const { status, type, text } = await ask(to);
    const path = nameAddress(base, to);
    if (status !== 200) {
      broken.add(`${from} links to ${path}: status ${status}`);
      return [];
    }
    found.set(path, type.startsWith("text/html") ? readIds(text) : new Set());
    return readLinks(text, type).flatMap((link) =>
      URL.canParse(link, to) ? [{ from: path, to: new URL(link, to) }] : [],
    );
  };

  while (waiting.length > 0) {
    const next: Link[] = [];
    for (const link of waiting) {
      const { origin, pathname } = link.to;
      if (origin !== new URL(base).origin) continue;
      links.set(link.to.href, link);
      if (!link.to.href.startsWith(base)) broken.add(`${link.from} leaves the site for ${pathname}`);
      else if (!asked.has(pathname)) next.push(link);
      asked.add(pathname);
    }
    waiting = [];
    while (next.length > 0) waiting.push(...(await Promise.all(next.splice(0, 16).map(visit))).flat());
  }
  for (const { from, to } of links.values()) {
    const ids = found.get(nameAddress(base, to));
    const anchor = decodeURIComponent(to.hash.slice(1));
    // For Redoc, an anchor that starts with a slash is one of its own places.
    if (anchor !== "" && !anchor.startsWith("/") && ids !== undefined && !ids.has(anchor)) {
      broken.add(`${from} links to ${nameAddress(base, to)}#${anchor}: there is no such id`);
    }
  }
  return { found, links: links.size, broken: [...broken] };
}

function nameAddress(base: string, { origin, pathname }: URL): string {
  return `${origin}${pathname}`.replace(base, "");
}

/** The links of a document, of Markdown, or of a sitemap, as they are written there. */
function readLinks(text: string, type: string): string[] {
  if (type.startsWith("text/html")) {
    return readTags(text).flatMap((tag) =>
      [...tag.matchAll(/\s(?:href|src|data-script|data-index|data-root|data-try-it)="([^"]*)"/g)].map(
        ([, link = ""]) => unescapeText(link),
      ),
    );
  }
  if (!/^text\/(markdown|plain)/.test(type)) return [];
  const prose = text.replaceAll(/^( *)(`{3,})[\s\S]*?^ *\2/gm, "").replaceAll(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
}

function readIds(document: string): Set<string> {
  return new Set(
    readTags(document).flatMap((tag) => {
      const [, id] = tag.match(/\sid="([^"]*)"/) ?? [];
      return id === undefined ? [] : [unescapeText(id)];
    }),
  );
}

function readTags(document: string): string[] {
  const markup = document.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, "<$1$2>");
  return markup.match(/<[a-z][^>]*>/g) ?? [];
}

function unescapeText(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

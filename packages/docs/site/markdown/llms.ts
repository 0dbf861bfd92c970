import { deferParts } from "../defer.ts";
import type { Description } from "../description/model.ts";
import { type Page, pathOfMarkdown, type Section, type Site, type SiteFile } from "../page.ts";
import { writeCompactMarkdown } from "./compact-markdown.ts";
import { rewriteLinks } from "./rewrite-links.ts";
import { writeList } from "./write-links.ts";
import { joinBlocks } from "./write-message.ts";

/** The sections in the order of the file; readers with little space may skip the last one. */
const sections: readonly (readonly [Section, string])[] = [
  ["start", "Start"],
  ["guides", "Guides"],
  ["operations", "Operations"],
  ["events", "Events"],
  ["reference", "Reference"],
  ["about", "About"],
  ["contribute", "Contributing"],
  ["schemas", "Optional"],
];

/** Pages that repeat others or have no content. */
const left = new Set(["print/", "search/", "404.html"]);

/** The pages that a search engine or a program should read. */
export function listReadable(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ path }) => !left.has(path));
}

/** `llms.txt`: what the service is, how to work with it, and a described link to the Markdown of each page. */
export function writeLlmsIndex({ description, pages }: Pick<Site, "description" | "pages">): SiteFile {
  const content = joinBlocks(
    `# ${description.title}`,
    `> ${description.summary}`,
    ...writeInstructions(description),
    ...sections.flatMap(([section, title]) => {
      const links = listReadable(pages)
        .filter((page) => page.section === section)
        .map(writeLink);
      return links.length === 0 ? [] : [`## ${title}`, writeList(links)];
    }),
  );
  return { path: "llms.txt", content: `${content}\n` };
}

/** `llms-full.txt`: the Markdown of all pages, one after the other, without repetitions. */
export function writeLlmsFull(site: Omit<Site, "files">): SiteFile {
  return deferParts({ path: "llms-full.txt" }, { content: () => joinMarkdown(site) });
}

function joinMarkdown({ pages, ...source }: Omit<Site, "files">): string {
  const compact = writeCompactMarkdown(source);
  const paths = new Set(pages.map(({ path }) => path));
  const relate = (href: string) => {
    if (!href.startsWith("site:")) return href;
    const [path = ""] = href.slice("site:".length).split("#");
    return paths.has(path) ? pathOfMarkdown(path) : path;
  };
  const texts = listReadable(pages).map(({ path, markdown }) =>
    rewriteLinks((compact.get(path) ?? markdown).trim(), relate),
  );
  return `${texts.join("\n\n---\n\n")}\n`;
}

function writeLink({ path, title, description }: Page): string {
  return `[${title}](${pathOfMarkdown(path)}): ${description}`;
}

function writeInstructions({ version, operations, topics, schemas, servers }: Description): string[] {
  const addresses = servers.map(({ url }) => `\`${url}\``).join(", ");
  return [
    `Version ${version}: ${operations.length} operations, ${topics.length} event topics, ${schemas.length} schemas.`,
    "## Instructions",
    writeList([
      "Every page is also available as Markdown: take its address, remove the last `/` and add `.md`. [llms-full.txt](llms-full.txt) has all pages in one file, with each schema shown once.",
      "The contract itself: [openapi.json](openapi.json), [openapi.yaml](openapi.yaml); the JSON Schema of a type is `schemas/<Name>.json`, that of an event `events/<topic with - for :>.schema.json`.",
      "Only the operations, fields, values and topics listed here exist. Use exactly these names; do not guess others.",
      `Paths are relative to the base address, which ends in the version segment: ${addresses}.`,
      "Every operation takes `Authorization: Bearer <ACCESS_TOKEN>`. Operations that require the header `X-Disable-Hooks` take only the value `true`.",
      'Every failure has the body `{ "errors": [{ "message", "key" }] }`; see [errors](errors.md) for what to do.',
      "In TypeScript call the service with `@data-import/client`; each operation page has a program that runs. Try programs against the mock of `@data-import/mock` first.",
      "The specification of the service does not state fields with `origin: designed` or `origin: public`; a service may differ there.",
    ]),
  ];
}

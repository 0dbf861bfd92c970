import { takeFirstSentence, toPlainText } from "../markdown/plain-text.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { type Callers, writeKebab } from "../reference/list-callers.ts";
import type { Entry } from "../reference/model.ts";
import type { Reference } from "../reference/read-reference.ts";
import { type KnownTypes, writeEntry, writeMethod } from "../reference/write-entry.ts";
import { writeReferencePage } from "./reference-page.ts";

/** A page for each resource of the client: its methods, then what `@data-import/client/resources/<name>` exports. */
export function writeResourcePages(reference: Reference, callers: Callers, known: KnownTypes): Page[] {
  const resources = reference.packages.client
    .flatMap(({ entries }) => entries)
    .find(({ name }) => name === "Resources");
  return (resources?.members ?? []).flatMap(({ name, comment }) => {
    const entry = reference.resources.get(name);
    if (entry === undefined) return [];
    const lead = takeFirstSentence(comment.text);
    return writeReferencePage({
      path: `reference/client/${writeKebab(name)}/`,
      title: `Client: ${name}`,
      lead: toPlainText(lead),
      label: name,
      body: joinBlocks(
        comment.text.startsWith(lead) && comment.text.slice(lead.length),
        ...entry.members.map((member) =>
          writeMethod(
            `${name}.${member.name}`,
            member,
            known,
            linkCallers(`${name}.${member.name}`, callers),
          ),
        ),
        writeAlone(name, entry, reference),
      ),
    });
  });
}

/** The operation of a method, and its command. */
function linkCallers(method: string, callers: Callers): string {
  for (const [id, ways] of callers) {
    if (!ways.some(({ name }) => name === `api.${method}`)) continue;
    const others = ways.filter(({ name }) => name !== `api.${method}`);
    const links = others.map(({ name, path }) => `[\`${name}\`](site:${path})`);
    return [
      `Operation: [\`${id}\`](site:operations/${id}/).`,
      ...links.map((link) => `Command: ${link}.`),
    ].join(" ");
  }
  return "";
}

/** What the entry point of a resource exports besides the methods and the types of queries. */
function writeAlone(name: string, entry: Entry, { packages }: Reference): string {
  const path = `@data-import/client/resources/${writeKebab(name)}`;
  const { entries } = packages.client.find((point) => point.name === path) ?? { entries: [] };
  const functions = entries.filter((each) => /^(?:create|bind)[A-Z]/.test(each.name));
  return joinBlocks(
    `## ${name} alone`,
    `\`${path}\` exports the type \`${entry.name}\`, and functions for programs that need no other resource:`,
    writeList(
      functions.map(({ signatures, comment }) => `\`${signatures[0]}\`: ${takeFirstSentence(comment.text)}`),
    ),
  );
}

/** The parts of the client that are not resources, by the files that declare them; the first one has the others. */
const topics = [
  ["", "Client", "Create a client, its options, and what its calls resolve to.", /^/],
  [
    "errors/",
    "Client: errors",
    "The errors of the client, and how to tell them apart.",
    /errors?\/|-error\.d\.ts$/,
  ],
  [
    "middleware/",
    "Client: middleware",
    "Layers around each request: logs, traces, limits and checks of responses.",
    /core\/hooks|\/middleware\//,
  ],
  [
    "transfers/",
    "Client: files, pages and rows",
    "The options and results of uploads, downloads, imports, listings and inserts.",
    /\/files\/|\/paging\/|\/extras\//,
  ],
] as const;

const partsOf = (entry: Entry) => topics.findLast(([, , , pattern]) => pattern.test(entry.file)) ?? topics[0];

/** The path of the page of a name that `@data-import/client` exports. */
export function pathOfExport(entry: Entry): string {
  return `reference/client/${partsOf(entry)[0]}`;
}

/** The pages of what `@data-import/client` exports itself. */
export function writeTopicPages({ packages }: Reference, known: KnownTypes): Page[] {
  const { entries } = packages.client[0] ?? { entries: [] };
  return topics.map(([path, title, lead]) =>
    writeReferencePage({
      path: `reference/client/${path}`,
      title,
      lead,
      label: title.replace("Client: ", ""),
      body: joinBlocks(
        "All names are exports of `@data-import/client`.",
        ...entries.filter((entry) => partsOf(entry)[0] === path).map((entry) => writeEntry(entry, known)),
      ),
    }),
  );
}

import type { ContractChange } from "../changelog/read-contract-changes.ts";
import type { Impact } from "../changelog/read-notes.ts";
import type { Release } from "../changelog/read-releases.ts";
import type { Description } from "../description/model.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { writeMarkdownPage } from "./markdown-page.ts";

const impacts: readonly (readonly [Impact, string])[] = [
  ["major", "May break programs"],
  ["minor", "Added"],
  ["patch", "Fixed and reworded"],
];

/** The changes of each release for users, and the changes of the description. */
export function writeChangelogPage(releases: readonly Release[], description: Description): Page {
  const lead =
    "Description, types, client, mock and docs share one version, that of the contract. A major version may break programs, a minor version adds something, and a patch fixes something.";
  return writeMarkdownPage({
    path: "changelog/",
    title: "Changelog",
    description: "What changed for users of the service and its packages, release by release.",
    section: "about",
    lead,
    body: joinBlocks(
      ...releases.flatMap((release, index) => {
        const isFirst = index === releases.length - 1;
        return [`## ${release.version}`, ...writeRelease(release, isFirst, description)];
      }),
    ),
  });
}

function writeRelease(release: Release, isFirst: boolean, description: Description): string[] {
  const told = impacts.flatMap(([impact, title]) => {
    const own = release.notes.filter((note) => note.impact === impact);
    return own.length === 0
      ? []
      : [`### ${title}`, writeList(own.map(({ text, packages }) => writeItem(text, packages)))];
  });
  if (isFirst) return [writeFirst(release, description), ...told];
  return [...told, ...writeChanges(release.changes)];
}

function writeFirst(
  { version }: Release,
  { operations, topics, schemas, ...description }: Description,
): string {
  const known = version === description.version;
  const extent = `, with ${operations.length} operations, ${topics.length} event topics and ${schemas.length} schemas`;
  return `The first release${known ? extent : ""}. There is no earlier one to compare it with.`;
}

function writeChanges(changes: readonly ContractChange[] | undefined): string[] {
  if (changes === undefined) return [];
  if (changes.length === 0) return ["The description did not change."];
  const groups = impacts.flatMap(([impact, title]) => {
    const own = changes.filter((change) => change.impact === impact);
    return own.length === 0 ? [] : [`**${title}**`, writeList(own.map(({ text }) => text))];
  });
  return ["### Changes of the description", ...groups];
}

/** Later lines belong to the item if they have its indent. */
function writeItem(text: string, packages: readonly string[]): string {
  return `${text.replaceAll("\n", "\n  ")} (${packages.map((name) => `\`${name}\``).join(", ")})`;
}

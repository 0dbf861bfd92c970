import { type Comparison, comparedParts, type Difference } from "../changelog/compare-versions.ts";
import type { ContractChange } from "../changelog/read-contract-changes.ts";
import type { Impact, Note } from "../changelog/read-notes.ts";
import type { Release } from "../changelog/read-releases.ts";
import type { Description } from "../description/model.ts";
import { writeCell } from "../markdown/write-code.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import { writeMarkdownPage } from "./markdown-page.ts";

const impacts: readonly (readonly [Impact, string])[] = [
  ["major", "May break programs"],
  ["minor", "Added"],
  ["patch", "Fixed and reworded"],
];

/** The list of releases, the newest first, then a page for each: the changes for users, and of the description. */
export function writeChangelogPages(releases: readonly Release[], description: Description): readonly Page[] {
  return [
    writeIndex(releases, description),
    ...releases.flatMap((release, index) => [
      writeReleasePage(release, index === releases.length - 1, description),
      ...(release.comparison === undefined ? [] : [writeComparisonPage(release, release.comparison)]),
    ]),
  ];
}

/** The path of the page of a release. */
export function pathOfRelease({ version }: Release): string {
  return `changelog/${version}/`;
}

function writeIndex(releases: readonly Release[], description: Description): Page {
  const isUnreleased = releases.every(({ date }) => date === undefined);
  return writeMarkdownPage({
    path: "changelog/",
    title: "Changelog",
    description: "What changed for users of the service and its packages, release by release.",
    section: "about",
    lead: "Description, types, client, mock and docs share one version, that of the contract. A major version may break programs, a minor version adds something, and a patch corrects something.",
    body: joinBlocks(
      "Subscribe to the [feed of releases](site:changelog.atom) in any reader of Atom feeds.",
      isUnreleased &&
        "Nothing is released yet. Before the first release, changes have no list of their own, so there is nothing to compare.",
      ...releases.map((release, index) =>
        joinBlocks(
          `## ${release.version}`,
          summariseRelease(release, index === releases.length - 1, description),
          `[All changes of ${release.version}](site:${pathOfRelease(release)})`,
        ),
      ),
    ),
  });
}

function summariseRelease(release: Release, isFirst: boolean, description: Description): string {
  const when = release.date === undefined ? "Not released yet." : `Released on ${release.date}.`;
  if (isFirst) return `${when} ${writeFirst(release, description)}`;
  const counts = impacts.flatMap(([impact, title]) => {
    const count = [...release.notes, ...(release.changes ?? [])].filter(
      (each) => each.impact === impact,
    ).length;
    return count === 0 ? [] : `${title}: ${count}`;
  });
  return `${when} ${counts.length === 0 ? "Nothing changed for users." : `${counts.join(", ")}.`}`;
}

function writeReleasePage(release: Release, isFirst: boolean, description: Description): Page {
  const { version, date } = release;
  const told = impacts.flatMap(([impact, title]) => {
    const own = release.notes.filter((note) => note.impact === impact);
    return own.length === 0 ? [] : [`## ${title}`, writeList(own.map(writeItem))];
  });
  return writeMarkdownPage({
    path: pathOfRelease(release),
    title: `Release ${version}`,
    description: `What changed for users in version ${version}.`,
    section: "about",
    navigation: { label: version },
    lead: date === undefined ? "Not released yet." : `Released on ${date}.`,
    body: joinBlocks(
      isFirst && writeFirst(release, description),
      ...told,
      ...(isFirst ? [] : writeChanges(release.changes)),
      release.comparison !== undefined &&
        `[${release.comparison.base} and ${version} side by side](site:${pathOfRelease(release)}compare/)`,
    ),
  });
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
  return ["## Changes of the description", ...groups];
}

/** Later lines belong to the item if they have its indent. */
function writeItem({ text, packages }: Note): string {
  return `${text.replaceAll("\n", "\n  ")} (${packages.map((name) => `\`${name}\``).join(", ")})`;
}

/** Two versions of the description side by side. */
function writeComparisonPage(release: Release, { base, revision, differences }: Comparison): Page {
  const breaking = differences.filter(({ breaks }) => breaks !== undefined).length;
  const counted = `${differences.length} ${differences.length === 1 ? "difference" : "differences"}`;
  return writeMarkdownPage({
    path: `${pathOfRelease(release)}compare/`,
    title: `${base} and ${revision} side by side`,
    description: `What the description of the API says in version ${base} and in version ${revision}.`,
    section: "about",
    navigation: { label: `${base} and ${revision}` },
    lead: `${counted} between the two versions of the description, of which ${breaking} may break programs.`,
    body: joinBlocks(
      ...comparedParts.flatMap((part) => {
        const own = differences.filter((each) => each.part === part);
        return own.length === 0 ? [] : [`## ${part}`, writeTable(own, base, revision)];
      }),
    ),
  });
}

function writeTable(differences: readonly Difference[], base: string, revision: string): string {
  const rows = differences.map(({ name, before, after, breaks }) => {
    const kind = before === "" ? "Added." : after === "" ? "Removed." : "Changed.";
    const effect = breaks === undefined ? kind : `**May break programs.** ${breaks}`;
    return `| ${[name, before || "–", after || "–", effect].map(writeCell).join(" | ")} |`;
  });
  return [`| Part | ${base} | ${revision} | Effect |`, "| --- | --- | --- | --- |", ...rows].join("\n");
}

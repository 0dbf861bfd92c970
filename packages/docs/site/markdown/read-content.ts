import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { takeFirstSentence, toPlainText } from "./plain-text.ts";

/** One Markdown file of `content/`. */
export interface Content {
  /** The file without `.md`, which is also its name in addresses. */
  readonly slug: string;
  /** Where the file is; its links start there. */
  readonly file: string;
  readonly title: string;
  /** One sentence, as plain text. */
  readonly description: string;
  /** The heading above it in lists. Decision records have none. */
  readonly group?: GuideGroup;
  /** Markdown, without front matter and title. */
  readonly body: string;
}

/** The headings of guides, in their order. */
const groups = [
  "First steps",
  "Records",
  "Events and agents",
  "Build on the API",
  "Operate",
  "Contribute",
] as const;

/** The heading of some guides. */
export type GuideGroup = (typeof groups)[number];

const keys = ["title", "description", "group", "order"];
const frontMatter = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/**
 * The guides of a folder, sorted by group, then by `order`; throws on a file whose front matter is not title, description,
 * group and order, or whose text has the title again.
 */
export function readGuides(folder: string): readonly Content[] {
  const guides = listMarkdown(folder).map(readGuide);
  const sorted = guides.sort((one, other) => one.order - other.order);
  const double = sorted.find(({ order }, index) => sorted[index + 1]?.order === order);
  if (double !== undefined) {
    throw new Error(
      `${double.file} and another guide both have the order ${double.order}. Each guide needs its own order.`,
    );
  }
  return groups.flatMap((name) =>
    sorted.filter(({ group }) => group === name).map(({ order: _, ...content }) => content),
  );
}

function readGuide(file: string): Content & { readonly order: number } {
  const { head = "", body = "" } = readFileSync(file, "utf8").match(frontMatter)?.groups ?? {};
  const {
    title,
    description,
    group: name,
    order,
    ...others
  } = (parse(head) ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(others)[0];
  if (typeof title !== "string" || typeof description !== "string" || typeof order !== "number" || unknown) {
    const problem = unknown === undefined ? "lacks one of them" : `has ${unknown}`;
    throw new Error(`A guide begins with ${keys.join(", ")} between two lines of ---; ${file} ${problem}.`);
  }
  const group = groups.find((each) => each === name);
  if (group === undefined) {
    throw new Error(`The group of a guide is ${groups.join(", ")}; ${file} has ${name ?? "none"}.`);
  }
  if (/^\s*# /.test(body)) throw new Error(`The page already has the title of ${file}: delete the heading.`);
  return { slug: basename(file, ".md"), file, title, description, group, order, body };
}

/** The decision records of a folder by number; throws on a file with another structure. */
export function readDecisions(folder: string): readonly Content[] {
  return listMarkdown(folder)
    .filter((file) => basename(file) !== "README.md")
    .map(readDecision);
}

function readDecision(file: string): Content {
  const slug = basename(file, ".md");
  const text = readFileSync(file, "utf8");
  const {
    number = "",
    title = "",
    body = "",
  } = text.match(/^# (?<number>\d{4}): (?<title>.+)\n(?<body>[\s\S]*)$/)?.groups ?? {};
  const [, decision] = body.split("\n## Decision\n\n");
  if (decision === undefined || !slug.startsWith(`${number}-`)) {
    throw new Error(
      `A decision record begins with "# <its number>: <title>" and has "## Decision"; ${file} does not.`,
    );
  }
  return { slug, file, title, description: toPlainText(takeFirstSentence(decision)), body: body.trim() };
}

function listMarkdown(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => join(folder, name));
}

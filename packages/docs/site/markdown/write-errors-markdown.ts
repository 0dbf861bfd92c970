import type { ErrorCode } from "../description/model.ts";
import { type ErrorCatalogue, type FailureGroup, type ListedFailure, returnedBy } from "./error-catalogue.ts";
import { takeFirstSentence } from "./plain-text.ts";
import type { Status } from "./statuses.ts";
import { writeCell, writeCode, writeJson } from "./write-code.ts";
import { writeFieldList, writeFields } from "./write-fields.ts";
import { linkOperation, linkSchema, writeList } from "./write-links.ts";
import { joinBlocks } from "./write-message.ts";

/** The index of errors in Markdown. */
export function writeErrorsMarkdown({ lead, envelope, statuses, groups }: ErrorCatalogue): string {
  return joinBlocks(
    "# Errors",
    lead,
    "## The body",
    `The schema ${linkSchema(envelope.name)}. Programs with \`@data-import/client\` catch one class of error with status, messages and keys: see [errors and retries](site:guides/errors-and-retries/).`,
    writeFields(envelope.field),
    "## What to do",
    writeStatuses(statuses),
    ...groups.map(writeGroup),
  );
}

function writeStatuses(statuses: readonly Status[]): string {
  const rows = statuses.map(({ status, name, meaning, advice }) =>
    [`**${status}** ${name}`, meaning, advice].map(writeCell).join(" | "),
  );
  return ["status | what it means | what to do", "--- | --- | ---", ...rows]
    .map((row) => `| ${row} |`)
    .join("\n");
}

function writeGroup({ title, codes, failures }: FailureGroup): string {
  const link = (name: string, text: string) =>
    `[${name}](site:errors/${name}/): ${takeFirstSentence(text).replaceAll("\n", " ")}`;
  return joinBlocks(
    `## ${title}`,
    writeList([
      ...codes.map(({ code, cause }) => link(code, cause)),
      ...failures.map(({ name, text }) => link(name, text)),
    ]),
  );
}

/** The page of a code in Markdown; the title of its status is `404 Not Found`. */
export function writeCodeMarkdown(
  { code, of, message, cause, remedy, listedBy }: ErrorCode,
  title: string,
): string {
  const users = [returnedBy[of], ...listedBy.map(linkOperation)].filter(Boolean).join(", ");
  return joinBlocks(
    `# ${writeCode(code)}`,
    `An error with status ${title}.`,
    `> ${message}`,
    `Cause: ${cause}`,
    `Remedy: ${remedy}`,
    `Returned by ${users}.`,
  );
}

/** The page of a response that operations share, in Markdown. */
export function writeFailureMarkdown(
  { name, text, origin, users, headers, examples }: ListedFailure,
  title: string,
): string {
  return joinBlocks(
    `# ${writeCode(name)}`,
    `A response with ${title === "Any other status" ? "any other status" : `status ${title}`}.`,
    text,
    `Origin: ${origin}. Returned by ${users === "every" ? "every operation" : users.map(linkOperation).join(", ")}.`,
    headers.length > 0 && joinBlocks("Headers of the response:", writeFieldList(headers)),
    ...examples.map(({ title: told, value }) => joinBlocks(`${told}:`, writeJson(value))),
  );
}

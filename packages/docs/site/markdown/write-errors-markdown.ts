import type { ErrorCode } from "../description/model.ts";
import { type ErrorCatalogue, type FailureGroup, type ListedFailure, returnedBy } from "./error-catalogue.ts";
import type { Status } from "./statuses.ts";
import { writeCell, writeCode, writeJson } from "./write-code.ts";
import { writeFieldList, writeFields } from "./write-fields.ts";
import { linkOperation, linkSchema } from "./write-links.ts";
import { joinBlocks } from "./write-message.ts";

/** The page of errors in Markdown. */
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
  return joinBlocks(`## ${title}`, ...codes.map(writeErrorCode), ...failures.map(writeFailure));
}

function writeErrorCode({ code, of, message, cause, remedy, listedBy }: ErrorCode): string {
  const users = [returnedBy[of], ...listedBy.map(linkOperation)].filter(Boolean).join(", ");
  return joinBlocks(
    `### ${writeCode(code)}`,
    `> ${message}`,
    `Cause: ${cause}`,
    `Remedy: ${remedy}`,
    `Returned by ${users}.`,
  );
}

function writeFailure({ name, text, origin, users, headers, examples }: ListedFailure): string {
  return joinBlocks(
    `### ${writeCode(name)}`,
    text,
    `Origin: ${origin}. Returned by ${users === "every" ? "every operation" : users.map(linkOperation).join(", ")}.`,
    headers.length > 0 && joinBlocks("Headers of the response:", writeFieldList(headers)),
    ...examples.map(({ title, value }) => joinBlocks(`${title}:`, writeJson(value))),
  );
}

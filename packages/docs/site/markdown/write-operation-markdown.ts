import type { Operation, Parameter, Response, ReturnedError } from "../description/model.ts";
import type { Caller } from "../reference/list-callers.ts";
import { languageEntries, type OperationSamples } from "../samples/languages.ts";
import { writeCell, writeCode, writeCodeBlock } from "./write-code.ts";
import { writeFieldList } from "./write-fields.ts";
import { linkTopic, writeList } from "./write-links.ts";
import { joinBlocks, writeMessage } from "./write-message.ts";

/** The page of an operation in Markdown: everything that the page tells, and its samples. */
export function writeOperationMarkdown(
  operation: Operation,
  samples: Partial<OperationSamples>,
  callers: readonly Caller[] = [],
): string {
  return joinBlocks(
    `# ${operation.summary}`,
    `${writeCode(`${operation.method} ${operation.path}`)}`,
    writeFacts(operation, callers),
    operation.text,
    ...writeParameters(operation.parameters),
    operation.body !== undefined &&
      joinBlocks(
        `## Body (${operation.body.required ? "required" : "optional"})`,
        writeMessage(operation.body, 3),
      ),
    ...writeErrors(operation.errors),
    ...operation.responses.map(writeResponse),
    ...writeEvents(operation.emits),
    ...writeSamples(samples),
  );
}

function writeFacts(operation: Operation, callers: readonly Caller[]): string {
  return [
    `- operationId: ${writeCode(operation.id)}`,
    `- resource: [${operation.tag}](site:operations/#${operation.tag})`,
    `- origin: ${operation.origin}`,
    operation.deprecated && "- deprecated: do not use it in new programs",
    operation.sideEffect && "- changes something, although its method only reads",
    operation.repeatable && "- may be sent twice: a second request does no harm",
    operation.open && "- needs no access token",
    ...callers.map(({ name, path }) => `- called by [${writeCode(name)}](site:${path})`),
    operation.permission !== undefined && `- permission: ${writeCode(operation.permission)}`,
  ]
    .filter(Boolean)
    .join("\n");
}

const places = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

function writeParameters(parameters: readonly Parameter[]): string[] {
  return places.flatMap(([place, title]) => {
    const fields = parameters.filter((parameter) => parameter.in === place).map(({ field }) => field);
    return fields.length === 0 ? [] : [`## ${title}`, writeFieldList(fields)];
  });
}

function writeResponse(response: Response): string {
  const { status, headers, failure, field, ...message } = response;
  const title = status === "default" ? "Any other status" : status;
  // All failures have the same body; `default` shows it.
  const isWritten = field !== undefined && (failure === undefined || status === "default");
  return joinBlocks(
    `## Response: ${title}`,
    failure !== undefined && `See [${failure}](site:errors/${failure}/).`,
    writeMessage(isWritten ? { ...message, field } : message, 3),
    headers.length > 0 && joinBlocks("### Headers of the response", writeFieldList(headers)),
  );
}

/** A table of the codes that only some operations have, and a line with those that others of its kind have, too. */
function writeErrors(errors: readonly ReturnedError[]): string[] {
  const rows = errors
    .filter(({ of }) => of === "own")
    .map(
      ({ status, code, cause }) => `| ${status} | [${code}](site:errors/${code}/) | ${writeCell(cause)} |`,
    );
  const shared = Map.groupBy(
    errors.filter(({ of }) => of !== "own"),
    ({ status }) => status,
  );
  const others = [...shared].map(
    ([status, codes]) => `${status} ${codes.map(({ code }) => writeCode(code)).join(", ")}`,
  );
  return [
    "## Errors",
    joinBlocks(
      rows.length > 0 && ["| status | code | cause |", "| --- | --- | --- |", ...rows].join("\n"),
      others.length > 0 && `Like other operations: ${others.join("; ")}.`,
      "The page of [errors](site:errors/) has the cause and the remedy of each code.",
    ),
  ];
}

function writeEvents(topics: readonly string[]): string[] {
  if (topics.length === 0) return [];
  return ["## Events it causes", writeList(topics.map(linkTopic))];
}

function writeSamples(samples: Partial<OperationSamples>): string[] {
  return languageEntries.flatMap(([name, { label, fence }]) => {
    const sample = samples[name];
    if (sample === undefined) return [];
    return [`## With ${label === "Client" ? "@data-import/client" : label}`, writeCodeBlock(sample, fence)];
  });
}

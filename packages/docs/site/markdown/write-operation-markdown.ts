import type { Operation, Parameter, Response } from "../description/model.ts";
import type { OperationSamples } from "../page.ts";
import { writeCode, writeCodeBlock } from "./write-code.ts";
import { writeFieldList } from "./write-fields.ts";
import { linkTopic, writeList } from "./write-links.ts";
import { joinBlocks, writeMessage } from "./write-message.ts";

/** The page of an operation in Markdown: everything that the page tells, and its samples. */
export function writeOperationMarkdown(operation: Operation, samples: OperationSamples): string {
  return joinBlocks(
    `# ${operation.summary}`,
    `${writeCode(`${operation.method} ${operation.path}`)}`,
    writeFacts(operation),
    operation.text,
    ...writeParameters(operation.parameters),
    operation.body !== undefined &&
      joinBlocks(
        `## Body (${operation.body.required ? "required" : "optional"})`,
        writeMessage(operation.body, 3),
      ),
    ...operation.responses.map(writeResponse),
    ...writeEvents(operation.emits),
    ...writeSamples(samples),
  );
}

function writeFacts(operation: Operation): string {
  return [
    `- operationId: ${writeCode(operation.id)}`,
    `- resource: [${operation.tag}](site:operations/#${operation.tag})`,
    `- origin: ${operation.origin}`,
    operation.deprecated && "- deprecated: do not use it in new programs",
    operation.sideEffect && "- changes something, although its method only reads",
    operation.open && "- needs no access token",
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
    failure !== undefined && `See [${failure}](site:errors/#${failure}).`,
    writeMessage(isWritten ? { ...message, field } : message, 3),
    headers.length > 0 && joinBlocks("### Headers of the response", writeFieldList(headers)),
  );
}

function writeEvents(topics: readonly string[]): string[] {
  if (topics.length === 0) return [];
  return ["## Events it causes", writeList(topics.map(linkTopic))];
}

function writeSamples({ client, fetch, curl }: OperationSamples): string[] {
  return [
    ...["## With @data-import/client", writeCodeBlock(client, "ts")],
    ...["## With openapi-fetch", writeCodeBlock(fetch, "ts")],
    ...["## With curl", writeCodeBlock(curl, "sh")],
  ];
}

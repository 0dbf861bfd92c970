import { nameMethod, toCamelCase, toKebabCase } from "@data-import/codegen";
import {
  type Description,
  locateOperations,
  type OperationCase,
  type Parameter,
  readOperationCases,
  resolveReference,
  type Schema,
} from "@data-import/spec/read";
import type { Operation, OperationOption } from "../src/operations/operation.ts";
import { writeExample } from "./write-example.ts";

/** A resource with its operations, in the order of the description. */
export interface Resource {
  readonly name: string;
  readonly summary: string;
  readonly operations: Operation[];
}

/** The resources of the description, with what the command line needs of their operations. */
export function readResources(description: Description): Resource[] {
  const texts = new Map(locateOperations(description).map(({ value }) => [value.operationId, value]));
  const cases = readOperationCases(description);
  return [...new Set(cases.map(({ tag }) => tag))].sort().map((tag) => ({
    name: tag,
    summary: firstSentence(description.tags?.find(({ name }) => name === tag)?.description),
    operations: cases
      .filter((operation) => operation.tag === tag)
      .map((operation) => readOperation(description, operation, texts.get(operation.operationId))),
  }));
}

function readOperation(
  description: Description,
  operation: OperationCase,
  texts: { readonly summary?: string; readonly description?: string } = {},
): Operation {
  const { operationId, tag, path, parameters } = operation;
  const method = nameMethod(operationId, tag);
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter["x-instead-of"] === undefined)
    .map((parameter) => readParameter(description, parameter));
  const read = {
    command: toKebabCase(method),
    resource: toCamelCase(tag),
    method,
    summary: texts.summary ?? operationId,
    description: writeParagraphs(texts.description ?? ""),
    ids: ids.map((name) => ({
      name: toKebabCase(name),
      text: firstSentence(parameters.find((parameter) => parameter.name === name)?.description),
    })),
    query,
    ...readBody(description, operation, query),
    ...(isDeletion(operation) && { deletes: true as const }),
  };
  return { ...read, example: writeExample(operation, read) };
}

/** Deletions are a DELETE, and in some cases a POST with their name. */
const isDeletion = ({ method, operationId }: OperationCase) =>
  method.toLowerCase() === "delete" || /^(?:delete|remove)[A-Z]/.test(operationId);

function readParameter(description: Description, parameter: Parameter): OperationOption {
  const text = firstSentence(parameter.description);
  return {
    ...readOption(description, parameter.name, parameter.schema ?? {}, text),
    required: parameter.required === true,
  };
}

function readOption(description: Description, name: string, schema: Schema, text?: string): OperationOption {
  const resolved = resolveReference<Schema>(description, schema);
  const items = resolved.items ? resolveReference<Schema>(description, resolved.items as Schema) : undefined;
  const { type, enum: values } = items ?? resolved;
  return {
    name,
    flag: toKebabCase(name),
    text: text ?? firstSentence(schema.description ?? resolved.description),
    type: type === "integer" || type === "number" ? "number" : type === "boolean" ? "boolean" : "text",
    ...(items && { isList: true }),
    ...(values && { values: values.map(String) }),
  };
}

const ownFlags = [
  "data",
  "json",
  "base-url",
  "help",
  "output",
  "all",
  "yes",
  "columns",
  "profile",
  "file-name",
];

/** The body, and its simple properties as options. */
function readBody(
  description: Description,
  { content, requests }: OperationCase,
  query: readonly OperationOption[],
): Pick<Operation, "body" | "properties"> {
  if (!content) return { properties: [] };
  const body =
    content.contentType === "application/json"
      ? "json"
      : content.contentType.startsWith("multipart")
        ? "file"
        : "lines";
  const taken = [...ownFlags, ...query.map(({ flag }) => flag)];
  const { properties = {}, required = [] } = content.value;
  const isFile = (name: string) => requests.some(({ files }) => files.includes(name));
  const options = Object.entries(properties)
    .filter(([name, schema]) => !isFile(name) && isSimple(resolveReference<Schema>(description, schema)))
    .map(([name, schema]) => ({
      ...readOption(description, name, schema),
      required: body === "file" && required.includes(name),
    }))
    .filter(({ flag }) => !taken.includes(flag));
  return { body, properties: options };
}

const isSimple = ({ type }: Schema) => ["string", "integer", "number", "boolean"].includes(String(type));

/** The first sentence of a text, in one line and without Markdown. */
function firstSentence(text = ""): string {
  const [paragraph = ""] = text.trim().split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s+/g, " ").replaceAll("`", "");
  return /^.*?[.:](?=\s|$)/.exec(line)?.[0].replace(/[.:]$/, "") ?? line;
}

/** The paragraphs, each in one line: the terminal breaks lines. Without tables, which are too wide for it. */
function writeParagraphs(text: string): string {
  const isItem = (line: string) => /^(?:[-*]|\d+\.) /.test(line);
  return text
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n").map((line) => line.trim()))
    .filter(([line = ""]) => line !== "" && !line.startsWith("|"))
    .map((lines) => lines.reduce((text, line) => `${text}${isItem(line) ? "\n" : " "}${line}`))
    .join("\n\n");
}

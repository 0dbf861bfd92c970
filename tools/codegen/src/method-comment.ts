import {
  type Description,
  type Message,
  type Operation,
  resolveReference,
  type Schema,
} from "@data-import/spec/read";
import { splitDeprecation } from "./deprecation.ts";
import { toCamelCase } from "./method-names.ts";
import type { Method } from "./resources.ts";

/** The methods of the client, such as `agents.revert`, by operationId. */
export type MethodNames = ReadonlyMap<string, string>;

/** The comment of a method, from the description: its text, its parameters, its failures, an example. */
export function writeMethodComment(
  bundle: Description,
  method: Method,
  example: string | undefined,
  names: MethodNames,
): string {
  const { source } = method.operation;
  const { description, replacement } = source.deprecated
    ? splitDeprecation(joinParagraphs(source.description ?? ""))
    : { description: source.description ?? "", replacement: "" };
  const prose = [source.summary && `${source.summary.replace(/[.]$/, "")}.`, description.trim()].filter(
    Boolean,
  );
  const tags = [
    ...listParameters(bundle, method),
    ...listReturns(bundle, method),
    ...listFailures(bundle, source.responses ?? {}),
    ...(source.deprecated ? [`@deprecated ${replacement}`.trim()] : []),
    ...(example ? [`@example\n\`\`\`ts\n${example}\n\`\`\``] : []),
  ];
  const text = [prose.join("\n\n"), tags.join("\n")].filter(Boolean).join("\n\n");
  return formatComment(renameOperations(text, names), "    ");
}

/** Replaces names of operations in texts by names of methods. */
function renameOperations(text: string, names: MethodNames): string {
  return text.replace(/`([A-Za-z]+)`/g, (whole, id: string) =>
    names.has(id) ? `\`${names.get(id)}\`` : whole,
  );
}

/** A text as a comment, indented; on one line if it has one. */
export function formatComment(text: string, indent = ""): string {
  // The text must not close the comment.
  const lines = text.replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function listParameters(bundle: Description, { operation, types }: Method): string[] {
  const { parameters, source, kind } = operation;
  const ids = [...types.path.keys()].map((name) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return [toCamelCase(name), parameter?.description];
  });
  const body = source.requestBody && resolveReference(bundle, source.requestBody);
  const content = describeBody(bundle, body);
  if (kind === "upload")
    ids.push(["source", "The file."], ["fields", "The fields that are sent with the file."]);
  else if (body) ids.push(["body", content]);
  return ids.flatMap(([name, text]) => (text ? [`@param ${name} ${joinParagraphs(text)}`] : []));
}

function listReturns(bundle: Description, { operation }: Method): string[] {
  const responses = operation.source.responses ?? {};
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const text = success && resolveReference(bundle, success).description;
  return text ? [`@returns ${joinParagraphs(text)}`] : [];
}

function listFailures(bundle: Description, responses: Operation["responses"]): string[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith("2"))
    .map(([status, response]) => {
      const text = joinParagraphs(resolveReference(bundle, response).description ?? "");
      // The text after a colon or a first sentence is the same for every operation.
      if (status === "default") return `@throws ApiError: ${text.replace(/[:.].*$/, "")}.`;
      return `@throws ApiError ${status}: ${text}`;
    });
}

function describeBody(bundle: Description, body: Message | undefined): string | undefined {
  const [media] = Object.values(body?.content ?? {});
  const schema: Schema | undefined = media?.schema && resolveReference(bundle, media.schema);
  return body?.description ?? schema?.description;
}

function joinParagraphs(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

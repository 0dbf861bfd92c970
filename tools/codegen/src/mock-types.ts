import { type Description, resolveReference } from "@data-import/spec/read";
import ts from "typescript";
import type { Declarations } from "./flatten.ts";
import { followName, readContent, readMethodTypes } from "./method-types.ts";
import { type Encoding, type OperationEntry, readBodySchema, readEncoding } from "./operations.ts";
import { withoutUndefined } from "./optional-inputs.ts";
import { type Field, printFields } from "./print-shape.ts";
import { isBinary } from "./syntax.ts";
import { readMembers, readType } from "./syntax-members.ts";

/** Bodies without a schema: text and bytes. */
const plainBodies: Partial<Record<Encoding, string>> = { text: "string", binary: "Uint8Array | string" };

/** The requests, the possible responses and the examples of an operation; throws if a status is a range. */
export function readMockTypes(
  bundle: Description,
  declarations: Declarations,
  operation: OperationEntry,
): Field[] {
  const { path, query, body, isBodyRequired } = readMethodTypes(bundle, declarations, operation);
  const params = Array.from(path, ([name, type]) => ({ name, type }));
  const queries = Array.from(readMembers(query), ([name, { questionToken, type }]) => ({
    name,
    isOptional: questionToken !== undefined,
    type: type ? withoutUndefined(type) : "unknown",
  }));
  const json = operation.body === "json" && body ? readJson(body, isBodyRequired) : "undefined";
  const parts =
    operation.body === "multipart" ? readParts(bundle, declarations, operation, body) : "undefined";
  return [
    { name: "params", type: params },
    { name: "query", type: queries },
    { name: "headers", type: readHeaders(operation) },
    { name: "json", type: json },
    { name: "parts", type: parts },
    ...readReplies(bundle, declarations, operation),
    { name: "examples", type: readExampleNames(bundle, operation) },
  ];
}

/** In lower case, as in recorded requests; as text, because their schemas do not change them. */
function readHeaders({ constantHeaders, optionalHeaders, parameters }: OperationEntry): Field[] {
  const constant = Object.entries(constantHeaders).map(([name, value]) => ({
    name: name.toLowerCase(),
    type: JSON.stringify(value),
  }));
  const free = parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => ({ name: name.toLowerCase(), type: "string" }));
  const optional = optionalHeaders.map((name) => ({
    name: name.toLowerCase(),
    isOptional: true,
    type: "string",
  }));
  return [...constant, ...free, ...optional];
}

function readJson(body: ts.TypeNode, isRequired: boolean): ts.TypeNode {
  const none = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  return isRequired ? body : ts.factory.createUnionTypeNode([body, none]);
}

/** A part is a file or text; a list is sent as one part for each item, all with the same name. */
function readParts(
  bundle: Description,
  declarations: Declarations,
  { source }: OperationEntry,
  body: ts.TypeNode | undefined,
): Field[] {
  const schema = readBodySchema(bundle, source.requestBody);
  return Array.from(readMembers(followName(declarations, body)), ([name, { questionToken, type }]) => {
    const property = resolveReference(bundle, schema?.properties?.[name] ?? {});
    const part = property.items ? resolveReference(bundle, property.items) : property;
    const list = property.items ? "[]" : "";
    const text = property.type === "string" && type ? withoutUndefined(type) : `string${list}`;
    return { name, isOptional: questionToken !== undefined, type: isBinary(part) ? `FilePart${list}` : text };
  });
}

/** The bodies of the documented statuses, and the body of all other errors. */
function readReplies(bundle: Description, declarations: Declarations, operation: OperationEntry): Field[] {
  const bodies = readBodies(bundle, declarations, operation);
  const other = bodies.find(({ name }) => name === "default");
  const replies = bodies.filter((body) => body !== other);
  if (other && !isEveryError(replies, other)) {
    throw new Error(
      `${operation.operationId} has errors with different bodies: the types of the mock need one body for all errors.`,
    );
  }
  return [
    { name: "replies", type: replies },
    { name: "errors", type: other?.type ?? "never" },
  ];
}

/** Whether all errors have the same body: in the types, the body of `default` is that of every error. */
function isEveryError(replies: readonly Field[], other: Field): boolean {
  const print = ({ type }: Field) => printFields([{ name: "body", type }], "");
  return replies.filter(({ name }) => /^[45]/.test(name)).every((reply) => print(reply) === print(other));
}

function readBodies(bundle: Description, declarations: Declarations, operation: OperationEntry): Field[] {
  const { operationId, source } = operation;
  const declared = readType(declarations.roots.get("operations"), operationId, "responses");
  return Object.entries(source.responses ?? {}).map(([status, response]) => {
    if (!/^(\d{3}|default)$/.test(status)) {
      throw new Error(
        `${operationId} responds with ${status}: the types of the mock need single statuses, or default.`,
      );
    }
    const { content } = resolveReference(bundle, response);
    if (!content) return { name: status, type: "undefined" };
    const encoding = readEncoding(bundle, `The ${status} response of ${operationId}`, response);
    const body = readContent(declarations, readType(declared, status), "responses");
    return { name: status, type: plainBodies[encoding] ?? body ?? "unknown" };
  });
}

function readExampleNames(bundle: Description, { source }: OperationEntry): string {
  const names = Object.values(source.responses ?? {})
    .flatMap((response) => Object.values(resolveReference(bundle, response).content ?? {}))
    .flatMap(({ examples = {} }) => Object.keys(examples));
  return [...new Set(names)].map((name) => JSON.stringify(name)).join(" | ") || "never";
}

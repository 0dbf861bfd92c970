import type { Description } from "@data-import/spec/read";
import { resolveReference } from "@data-import/spec/read";
import ts from "typescript";
import type { Declarations } from "./flatten.ts";
import { filePart, type OperationEntry, readSuccess } from "./operations.ts";
import { readMembers, readType } from "./syntax-members.ts";

/** The types in the signature of a method. */
export interface MethodTypes {
  /** The ids in the path, in order. */
  path: Map<string, ts.TypeNode>;
  query: ts.TypeLiteralNode | undefined;
  isQueryRequired: boolean;
  /** Headers that the caller must set. */
  headers: ts.TypeLiteralNode | undefined;
  body: ts.TypeNode | undefined;
  isBodyRequired: boolean;
  /** The fields of an upload beside its file. */
  fields: ts.TypeElement[];
  /** The result of the call; the item for a list with pages; undefined for a download. */
  result: ts.TypeNode | undefined;
  /** The statuses that are documented as failures, with the types of their bodies. */
  failures: Map<string, ts.TypeNode | undefined>;
  /** Whether the result may be missing in the response. */
  isResultOptional: boolean;
}

/** Reads the types of an operation from the declarations that openapi-typescript made of the description. */
export function readMethodTypes(
  bundle: Description,
  declarations: Declarations,
  operation: OperationEntry,
): MethodTypes {
  const { parameters, source } = operation;
  const declared = readType(declarations.roots.get("operations"), operation.operationId);
  const ids = readMembers(readType(declared, "parameters", "path"));
  const order = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const requires = (place: string) => parameters.some((one) => one.in === place && one.required);
  const requestBody = source.requestBody && resolveReference(bundle, source.requestBody);
  const body = readContent(declarations, readType(declared, "requestBody"), "requestBodies");
  return {
    path: new Map(order.map((name) => [name, ids.get(name)?.type ?? textType()])),
    query: asLiteral(readType(declared, "parameters", "query")),
    isQueryRequired: requires("query"),
    headers: requires("header") ? asLiteral(readType(declared, "parameters", "header")) : undefined,
    body,
    isBodyRequired: requestBody?.required === true,
    fields: operation.kind === "upload" ? readFields(declarations, body) : [],
    failures: readFailures(declarations, operation, declared),
    ...readResult(declarations, operation, declared),
  };
}

function readResult(
  declarations: Declarations,
  { kind, data, source }: OperationEntry,
  declared: ts.TypeNode | undefined,
): Pick<MethodTypes, "result" | "isResultOptional"> {
  if (kind === "download") return { result: undefined, isResultOptional: false };
  const responses = source.responses ?? {};
  const status = Object.keys(responses).find((key) => responses[key] === readSuccess(responses)) ?? "200";
  const body = readContent(declarations, readType(declared, "responses", status), "responses");
  if (!data && kind !== "page") return { result: body, isResultOptional: false };
  const member = readMembers(followName(declarations, body)).get("data");
  const list = member?.type;
  const isArray = list !== undefined && ts.isArrayTypeNode(list);
  return {
    result: kind === "page" && isArray ? list.elementType : list,
    // A missing list is an empty list.
    isResultOptional: data === "item" && member?.questionToken !== undefined,
  };
}

function readFailures(
  declarations: Declarations,
  { statuses }: OperationEntry,
  declared: ts.TypeNode | undefined,
): MethodTypes["failures"] {
  const documented = statuses.filter((status) => /^[45]\d\d$/.test(status));
  return new Map(
    documented.map((status) => [
      status,
      readContent(declarations, readType(declared, "responses", status), "responses"),
    ]),
  );
}

/** The type of the first content of a request body or a response, which may be a component. */
export function readContent(
  declarations: Declarations,
  node: ts.TypeNode | undefined,
  section: string,
): ts.TypeNode | undefined {
  const isComponent = node && ts.isIndexedAccessTypeNode(node);
  const name = isComponent && ts.isLiteralTypeNode(node.indexType) && readText(node.indexType.literal);
  const found = name ? readType(declarations.roots.get("components"), section, name) : node;
  const [media] = readMembers(readType(found, "content")).values();
  return media?.type;
}

function readFields(declarations: Declarations, body: ts.TypeNode | undefined): ts.TypeElement[] {
  const members = readMembers(followName(declarations, body));
  return [...members].filter(([name]) => name !== filePart).map(([, member]) => member);
}

/** The declaration that a type names, or the type itself. */
export function followName(declarations: Declarations, type: ts.TypeNode | undefined): ts.Node | undefined {
  if (!type || !ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return type;
  return declarations.schemas.get(type.typeName.text) ?? type;
}

function asLiteral(type: ts.TypeNode | undefined): ts.TypeLiteralNode | undefined {
  return type && ts.isTypeLiteralNode(type) ? type : undefined;
}

function readText(literal: ts.Node): string | undefined {
  return ts.isStringLiteral(literal) ? literal.text : undefined;
}

function textType(): ts.TypeNode {
  return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
}

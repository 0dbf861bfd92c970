import type { Description } from "@data-import/spec/read";
import ts from "typescript";
import { listReferences } from "./flatten.ts";
import { formatComment, type MethodNames, writeMethodComment } from "./method-comment.ts";
import { writeExample } from "./method-example.ts";
import { toCamelCase, toPascalCase } from "./method-names.ts";
import type { MethodTypes } from "./method-types.ts";
import { nameValues } from "./names.ts";
import type { Kind, OperationEntry } from "./operations.ts";
import { nameMethodTable } from "./resource-list.ts";
import type { Method, Resource } from "./resources.ts";
import { printSyntax, printType } from "./syntax.ts";

/** The functions for calls with more than one response, and their files. */
const senders: Record<Exclude<Kind, "json">, { name: string; from: string }> = {
  page: { name: "createPageCall", from: "../paging/create-page-call.ts" },
  upload: { name: "upload", from: "../files/upload.ts" },
  lines: { name: "sendLines", from: "../files/send-lines.ts" },
  download: { name: "download", from: "../files/download.ts" },
};

/** The types that signatures mention, by the file that declares them. */
const ownTypes: [from: string, names: string[]][] = [
  ["../core/results.ts", ["AnyHttpFailure", "Call", "HttpFailure"]],
  [
    "../core/options.ts",
    [
      ...["CallOptions", "ClientOptions", "ConditionalOptions"],
      ...["HookedConditionalOptions", "HookedOptions", "WriteOptions"],
    ],
  ],
  ["../files/types.ts", ["Download", "DownloadOptions", "LinesSource", "UploadOptions", "UploadSource"]],
  ["../paging/page.ts", ["PageCall"]],
];

/** The file of a resource: its interface with a signature for each operation, and the functions that create it. */
export function formatResource(
  bundle: Description,
  resource: Resource,
  schemaNames: ReadonlySet<string>,
  names: MethodNames,
): string {
  const { type, property, methods } = resource;
  const inputs = methods.flatMap((method) => declareInputs(resource, method));
  const signatures = methods.map((method) => formatMethod(bundle, resource, method, names));
  const text =
    `${inputs.length > 0 ? `${printSyntax(inputs)}\n` : ""}` +
    `${formatComment(resource.description)}export interface ${type} {\n${signatures.join("\n")}}\n\n` +
    `/** Creates a client with only this resource, for small bundles. */\n` +
    `export function create${type}(options: ClientOptions = {}): ${type} {\n` +
    `    return bind${type}(createCore(options));\n}\n\n` +
    `/** Creates the methods of \`${property}\` on an existing client. */\n` +
    `export function bind${type}(core: Core): ${type} {\n` +
    `    return bindResource<${type}>(core, "${property}", ${nameMethodTable(resource)}${formatSenders(methods)});\n}\n`;
  return formatImports(text, resource, listSchemas(inputs, methods, schemaNames)) + text;
}

function formatMethod(
  bundle: Description,
  { property }: Resource,
  method: Method,
  names: MethodNames,
): string {
  const { types, operation } = method;
  const example = writeExample(bundle, {
    name: `${property}.${method.name}`,
    operation,
    result: nameResult(types.result),
  });
  const comment = writeMethodComment(bundle, method, example, names);
  return `${comment}    ${method.name}(${formatParameters(method).join(", ")}): ${formatResult(method)};\n`;
}

/** Ids first, in the order of the path; then the body, the query, the options. */
function formatParameters({ types, operation }: Method): string[] {
  const ids = [...types.path].map(([name, type]) => `${toCamelCase(name)}: ${printType(type)}`);
  const options = `${nameOptions(operation)}${types.headers ? ` & { headers: ${printType(types.headers)} }` : ""}`;
  const optional = (name: string, type: string, isRequired: boolean, isLast: boolean) =>
    isRequired ? `${name}: ${type}` : isLast ? `${name}?: ${type}` : `${name}: ${type} | undefined`;
  // Required parameters come before optional ones.
  const isBodyLast = !types.isQueryRequired && !types.headers;
  const bodyType = operation.kind === "lines" ? "LinesSource" : printType(types.body);
  const body = types.body && optional("body", bodyType, types.isBodyRequired, isBodyLast);
  const query = types.query && optional("query", nameQuery(operation), types.isQueryRequired, !types.headers);
  const sent =
    operation.kind === "upload" ? ["source: UploadSource", `fields: ${nameFields(operation)}`] : [body];
  const all = [...ids, ...sent, query, types.headers ? `options: ${options}` : `options?: ${options}`];
  return all.filter((one) => one !== undefined);
}

function formatResult({ types, operation }: Method): string {
  const { kind } = operation;
  if (kind === "page") return `PageCall<${printType(types.result)}>`;
  const result = `${printType(types.result, "Download")}${types.isResultOptional ? " | undefined" : ""}`;
  const failures = formatFailures(types);
  return failures.length > 0
    ? `Call<${result}, ${[...failures, "AnyHttpFailure"].join(" | ")}>`
    : `Call<${result}>`;
}

/** The documented failures, each status with its own type. Others are always possible. */
function formatFailures({ failures }: MethodTypes): string[] {
  return Array.from(failures, ([status, type]) => `HttpFailure<${status}, ${printType(type)}>`);
}

function nameOptions(operation: OperationEntry): string {
  const { kind, method, sideEffect, constantHeaders, optionalHeaders } = operation;
  if (kind === "upload") return "UploadOptions";
  if (kind === "download") return "DownloadOptions";
  const hooked = "X-Disable-Hooks" in constantHeaders ? "" : "Hooked";
  if (optionalHeaders.includes("If-Match")) return `${hooked}ConditionalOptions`;
  if (hooked) return "HookedOptions";
  return method === "GET" && !sideEffect ? "CallOptions" : "WriteOptions";
}

/** The interfaces of a method's query and fields; ids and bodies have types already. */
function declareInputs({ property }: Resource, { name, types, operation }: Method): ts.Node[] {
  const query = types.query
    ? [declareInterface(nameQuery(operation), types.query.members, `The query of \`${property}.${name}\`.`)]
    : [];
  const fields =
    operation.kind === "upload"
      ? [declareInterface(nameFields(operation), types.fields, "The fields that are sent with the file.")]
      : [];
  return [...query, ...fields];
}

function declareInterface(name: string, members: readonly ts.TypeElement[], comment: string): ts.Node {
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const node = ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, members);
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${comment} `, true);
}

function nameQuery({ operationId }: OperationEntry): string {
  return `${toPascalCase(operationId)}Query`;
}

function nameFields({ operationId }: OperationEntry): string {
  return `${toPascalCase(operationId)}Fields`;
}

/** A variable for the result of a call: `space` for a `Space`, `sheets` for a list of sheets. */
function nameResult(type: ts.TypeNode | undefined): string | undefined {
  if (!type) return undefined;
  if (ts.isArrayTypeNode(type)) {
    const item = nameResult(type.elementType);
    return item && nameValues(item);
  }
  const name = ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : "Data";
  if (name === "SuccessData") return undefined;
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  // `Function` would become a reserved word.
  return ts.identifierToKeywordKind(ts.factory.createIdentifier(variable)) ? "data" : variable;
}

function formatSenders(methods: Method[]): string {
  const kinds = listSenders(methods);
  const entries = kinds.map((kind) =>
    kind === senders[kind].name ? kind : `${kind}: ${senders[kind].name}`,
  );
  return entries.length > 0 ? `, { ${entries.join(", ")} }` : "";
}

function listSenders(methods: Method[]): Exclude<Kind, "json">[] {
  const used = new Set(methods.map(({ operation }) => operation.kind));
  return (["page", "upload", "lines", "download"] as const).filter((kind) => used.has(kind));
}

function listSchemas(inputs: ts.Node[], methods: Method[], schemaNames: ReadonlySet<string>): string[] {
  const nodes = methods.flatMap(({ types, operation }) => [
    ...types.path.values(),
    // Lists with pages do not document their failures.
    ...(operation.kind === "page" ? [] : types.failures.values()),
    types.headers,
    types.body,
    types.result,
  ]);
  // Their bodies have types of the client.
  const sources = methods
    .filter(({ operation }) => operation.kind === "upload" || operation.kind === "lines")
    .map(({ types }) => types.body);
  const all = [...inputs, ...nodes].filter(
    (node) => node !== undefined && !sources.includes(node as ts.TypeNode),
  );
  const used = new Set(all.flatMap((node) => [...listReferences(node as ts.Node)]));
  return [...used].filter((name) => schemaNames.has(name)).sort();
}

function formatImports(text: string, resource: Resource, schemas: string[]): string {
  const { methods } = resource;
  const mentions = (name: string) => new RegExp(`\\b${name}\\b`).test(text.replace(/\/\*[\s\S]*?\*\//g, ""));
  const lines = [
    ["@data-import/types", schemas, true],
    ["../client/bind-resource.ts", ["bindResource"], false],
    ["../core/core.ts", ["type Core", "createCore"], false],
    ...ownTypes.map(([from, names]) => [from, names.filter(mentions), true]),
    ...listSenders(methods).map((kind) => [senders[kind].from, [senders[kind].name], false]),
    ["../resources.gen.ts", [nameMethodTable(resource)], false],
  ] as [string, string[], boolean][];
  const imports = lines
    .filter(([, names]) => names.length > 0)
    .map(([from, names, isType]) => {
      const line = `import ${isType ? "type " : ""}{ ${names.join(", ")} } from "${from}";\n`;
      return line.length <= 110 ? line : line.replaceAll(/(?<=[{,]) /g, "\n    ").replace(" }", ",\n}");
    });
  return `${imports.join("")}\n`;
}

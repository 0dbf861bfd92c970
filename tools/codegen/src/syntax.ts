import {
  type Description,
  listKnownValues,
  type Operation,
  type Parameter,
  type Reference,
  resolveReference,
  type Schema,
} from "@data-import/spec/read";
import { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { unknownTopicMark } from "./event-types.ts";
import { transformDocument } from "./transform-document.ts";

/** The declarations that openapi-typescript makes of a description, `paths`, `operations`, `components` and so on. */
export function generateSyntax(bundle: Description): ts.Node[] {
  const document = copySorted(bundle);
  for (const item of Object.values(document.paths)) {
    for (const holder of [item, ...Object.values(item)]) sortParameters(document, holder as Operation);
  }
  describeBinary(document);
  for (const schema of Object.values(document.components?.schemas ?? {}) as { enum?: unknown }[]) {
    const { properties = {} } = schema as Schema;
    const known = listKnownValues(bundle, schema as Schema);
    if (known) schema.enum = [...known];
    // Titles are names for other generators; as comments, they would say nothing.
    for (const property of Object.values(properties)) Reflect.deleteProperty(property, "title");
  }
  // With their names, webhooks would be among the operations; but the service sends them.
  for (const item of Object.values(document.webhooks ?? {})) {
    for (const operation of Object.values<Partial<Operation>>(item)) {
      Reflect.deleteProperty(operation, "operationId");
      // A receiver gets headers from its framework, and passes them to a library that verifies the signature.
      Reflect.deleteProperty(operation, "parameters");
    }
  }
  return transformDocument(document as unknown as OpenAPI3, {
    emptyObjectsUnknown: true,
    // A property with a default stays optional: it may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => {
      if ((schema as Schema)[unknownTopicMark]) return createUnknownText("topic");
      const kinds = (schema as Schema)["x-id-kind"];
      if (kinds) return createIdType([kinds].flat());
      return isBinary(schema as Schema) ? ts.factory.createTypeReferenceNode("Blob") : undefined;
    },
  });
}

/** A declaration of a union on one line; its last member may be the open one, in parentheses. */
const unionDeclaration = /^export type (\w+) = ((?:"[^"\n]*"|\w+)(?: \| (?:"[^"\n]*"|\w+|\([^\n]*\)))+);$/gm;

/** Prints declarations, an empty line between them and a line per member of a union that is too long to read. */
export function printSyntax(nodes: ts.Node[]): string {
  return astToString(nodes)
    .replace(/^(export .*;|\};?)\n(?=\S)/gm, "$1\n\n")
    .replace(/\b(string|number) & \{ *\n? *\}/g, "$1 & {}")
    .replace(unionDeclaration, breakUnion);
}

/** Prints a type for the signature of a method. */
export function printType(type: ts.TypeNode | undefined, missing = "unknown"): string {
  return type ? printSyntax([type]).replace(/;?\n$/, "").replaceAll("\n", "\n    ") : missing;
}

function breakUnion(line: string, name: string, union: string): string {
  if (line.length <= 110) return line;
  const members = union.replace(/("[^"]*"|\w+|\(.*\))(?: \| )?/g, "    | $1\n").trimEnd();
  return `export type ${name} =\n${members};`;
}

/** A text type that is not comparable with plain literals: `` `${string} (unknown topic)` ``. */
function createUnknownText(kind: string): ts.TypeNode {
  const text = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const tail = ts.factory.createTemplateTail(` (unknown ${kind})`);
  return ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead(""), [
    ts.factory.createTemplateLiteralTypeSpan(text, tail),
  ]);
}

/** The type of ids of some kinds, `Id<"sp">`: a function of types that `@data-import/types` defines by hand. */
function createIdType(kinds: readonly string[]): ts.TypeNode {
  const literals = kinds.map((kind) =>
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(kind)),
  );
  return ts.factory.createTypeReferenceNode("Id", [ts.factory.createUnionTypeNode(literals)]);
}

/** Whether a schema describes bytes. */
export function isBinary(schema: Schema): boolean {
  if (schema.format === "binary") return true;
  return schema.contentMediaType !== undefined && !schema.contentMediaType.startsWith("text/");
}

const { compare } = new Intl.Collator("en-us", { numeric: true });

/**
 * A copy with the keys of every object in order; the generator's own `alphabetize` makes a collator for each
 * comparison.
 */
function copySorted<Node>(node: Node): Node {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(copySorted) as Node;
  const entries = Object.entries(node).sort(([left], [right]) => compare(left, right));
  return Object.fromEntries(entries.map(([key, value]) => [key, copySorted(value)])) as Node;
}

function sortParameters(bundle: Description, { parameters }: Operation): void {
  if (!Array.isArray(parameters)) return;
  const readName = (parameter: Parameter | Reference) => resolveReference<Parameter>(bundle, parameter).name;
  parameters.sort((left, right) => compare(readName(left), readName(right)));
}

/** A binary part may come without any schema (3.1 allows that); the generator would make it `unknown`. */
function describeBinary(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "application/octet-stream" || key === "text/event-stream") {
      const media: { schema?: Schema } = value;
      if (media.schema?.$ref === undefined)
        media.schema = { ...media.schema, type: "string", format: "binary" };
    } else {
      describeBinary(value);
    }
  }
}

import { type Description, readSchemaName, resolveReference } from "@data-import/spec/read";
import ts from "typescript";
import { listEnums } from "./enums.ts";

/** The type of the values of an enum. */
type Values = "string" | "number";

/** The enums that are open in responses, so that a value that is added later does not break programs. */
export interface OpenEnums {
  /** The enums that only responses contain, and those that are open in requests, too, by name; their types are open. */
  responded: ReadonlyMap<string, Values>;
  /**
   * The enums that requests contain, too; their types are closed, and opened in schemas that only responses contain.
   */
  shared: ReadonlyMap<string, Values>;
  /** The schemas that a request can contain: their enums are closed. */
  requested: ReadonlySet<string>;
  /** Those of them that no response contains. */
  onlyRequested: ReadonlySet<string>;
}

/** Sorts the enums of a bundle by their writers: callers, whose mistakes should not compile, or the service. */
export function readOpenEnums(bundle: Description): OpenEnums {
  const operations = Object.values(bundle.paths).flatMap((item) => [
    { parameters: item["parameters"] },
    ...(Object.values(item) as Sent[]),
  ]);
  const requested = listSchemas(
    bundle,
    operations.map((sent) => [sent?.parameters, sent?.requestBody]),
  );
  const returned = listSchemas(bundle, [operations.map((sent) => sent?.responses), bundle.webhooks]);
  const responded = new Map<string, Values>();
  const shared = new Map<string, Values>();
  for (const { name, values, isOpen } of listEnums(bundle)) {
    const kind = values.every((value) => typeof value === "number") ? "number" : "string";
    (isOpen || !requested.has(name) ? responded : shared).set(name, kind);
  }
  return {
    responded,
    shared,
    requested,
    onlyRequested: new Set([...requested].filter((name) => !returned.has(name))),
  };
}

/** Opens the closed enums that a type refers to: `FileMode` becomes `FileMode | (string & {})`. */
export function openReferences<Node extends ts.Node>(node: Node, enums: OpenEnums): Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node => {
        if (!ts.isTypeReferenceNode(child) || !ts.isIdentifier(child.typeName)) {
          return ts.visitEachChild(child, visit, context);
        }
        const values = enums.shared.get(child.typeName.text);
        return values ? ts.factory.createUnionTypeNode([child, createOpenType(values)]) : child;
      };
      return (root) => ts.visitNode(root, visit) as Node;
    },
  ]);
  return transformed[0] as Node;
}

/** Opens the enums of a schema in responses: the enum itself, or the enums that the schema refers to. */
export function openSchema(name: string, type: ts.TypeNode, enums: OpenEnums): ts.TypeNode {
  const values = enums.responded.get(name);
  if (values) {
    const members = ts.isUnionTypeNode(type) ? type.types : [type];
    return ts.factory.createUnionTypeNode([...members, createOpenType(values)]);
  }
  return enums.requested.has(name) ? type : openReferences(type, enums);
}

/** `string & {}` takes any text, and editors still offer the known values beside it. */
function createOpenType(values: Values): ts.TypeNode {
  const kind = values === "number" ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword;
  return ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(kind),
      ts.factory.createTypeLiteralNode([]),
    ]),
  );
}

/** The parts of an operation that are sent. */
type Sent =
  | { readonly parameters?: unknown; readonly requestBody?: unknown; readonly responses?: unknown }
  | undefined;

/** The names of the schemas that parts of a description contain, at any depth. */
function listSchemas(bundle: Description, parts: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { $ref: reference } = node as { $ref?: unknown };
    if (typeof reference === "string") {
      const name = readSchemaName({ $ref: reference });
      if (name !== undefined && found.has(name)) return;
      if (name !== undefined) found.add(name);
      visit(resolveReference(bundle, { $ref: reference }));
      return;
    }
    for (const [key, value] of Object.entries(node))
      if (!/^(discriminator|examples?)$/.test(key)) visit(value);
  };
  visit(parts);
  return found;
}

import ts from "typescript";
import { tidyComment } from "./comments.ts";
import { checkSchemaName } from "./names.ts";
import { type OpenEnums, openReferences, openSchema } from "./open-enums.ts";
import { acceptUndefined } from "./optional-inputs.ts";

/** The generated declarations, with one for each schema, under its name in the description. */
export interface Declarations {
  /** One interface or type per schema, by name. */
  schemas: Map<string, ts.Statement>;
  /** `paths`, `operations`, `components` and `webhooks`, by name. */
  roots: Map<string, ts.Statement>;
  /** The helper types of openapi-typescript, by name. */
  helpers: Map<string, ts.Statement>;
}

/** Names that are taken in the generated file; a schema cannot have them. */
const rootNames = ["paths", "webhooks", "components", "operations", "$defs"];

/**
 * Gives every schema its own declaration. openapi-typescript keeps them inside `components` and can only add
 * aliases; an interface with a name reads better in the editor and in messages, and is cheaper to check.
 * A schema called `Record` or `Event` hides the global of that name in this file, so no global is used by name.
 * Enums in responses are opened: see {@link OpenEnums}. Optional properties in requests can be undefined.
 */
export function flattenSchemas(nodes: ts.Node[], enums: OpenEnums): Declarations {
  const components = nodes
    .filter((node) => ts.isInterfaceDeclaration(node))
    .find((node) => node.name.text === "components");
  const schemas = readMembers(components, "schemas");
  const parameters = new Map(
    readMembers(components, "parameters").map(([name, member]) => [name, member.type]),
  );
  const names = new Set(schemas.map(([name]) => name));
  checkNames(names, nodes);

  const flatten = <Node extends ts.Node>(node: Node): Node => transformNode(node, names, parameters);
  const others = nodes
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .filter((node) => node.name.text !== "$defs")
    .map((node): [string, ts.Statement] => [
      node.name.text,
      separateDirections(flatten(node === components ? nameSchemas(components) : node), enums),
    ]);
  const members = schemas.map(([name, member]): [string, ts.PropertySignature] => [name, flatten(member)]);
  const types = new Map(
    members.map(([name, { type }]) => {
      const opened = openSchema(name, type ?? unknownType(), enums);
      if (!enums.requested.has(name)) return [name, opened];
      return [name, acceptUndefined(opened, { maps: enums.onlyRequested.has(name) })];
    }),
  );
  return {
    schemas: new Map(members.map(([name, member]) => [name, declareSchema(name, types, member)])),
    roots: new Map(others.filter(([name]) => rootNames.includes(name))),
    helpers: new Map(others.filter(([name]) => !rootNames.includes(name))),
  };
}

/** The names that the types inside a node refer to. */
export function listReferences(node: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) found.add(child.typeName.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function checkNames(names: Set<string>, nodes: ts.Node[]): void {
  const used = new Set(nodes.flatMap((node) => [...listReferences(node)]));
  used.delete("Record");
  for (const name of names) {
    checkSchemaName(name);
    if (rootNames.includes(name) || used.has(name)) {
      throw new Error(`Schema ${name} cannot become a type: the generated file needs that name. Rename it.`);
    }
  }
}

function transformNode<Node extends ts.Node>(
  node: Node,
  names: Set<string>,
  parameters: Map<string, ts.TypeNode | undefined>,
): Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node => {
        const [section, name] = readComponentPath(child);
        if (section === "schemas" && name && names.has(name)) return ts.factory.createTypeReferenceNode(name);
        if (section === "parameters" && name) return ts.visitNode(parameters.get(name) ?? child, visit);
        return tidyComment(replaceRecord(ts.visitEachChild(child, visit, context)));
      };
      return (root) => ts.visitNode(root, visit) as Node;
    },
  ]);
  return transformed[0] as Node;
}

/** `components["schemas"]["Space"]` is `["schemas", "Space"]`. */
function readComponentPath(node: ts.Node): (string | undefined)[] {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return [];
  const { objectType: root, indexType: section } = node.objectType;
  if (!ts.isTypeReferenceNode(root) || !ts.isIdentifier(root.typeName)) return [];
  if (root.typeName.text !== "components") return [];
  return [readLiteral(section), readLiteral(node.indexType)];
}

function readLiteral(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

function replaceRecord(node: ts.Node): ts.Node {
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return node;
  const [key, value] = node.typeArguments ?? [];
  if (node.typeName.text !== "Record" || !key || !value) return node;
  const parameter = ts.factory.createParameterDeclaration(undefined, undefined, "key", undefined, key);
  return ts.factory.createTypeLiteralNode([ts.factory.createIndexSignature(undefined, [parameter], value)]);
}

function declareSchema(
  name: string,
  types: ReadonlyMap<string, ts.TypeNode>,
  commented: ts.Node,
): ts.Statement {
  const type = types.get(name) ?? unknownType();
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const { bases, members } = splitObject(type, types);
  const heritage = bases.map((base) => ts.factory.createExpressionWithTypeArguments(base, undefined));
  const clauses =
    heritage.length > 0
      ? [ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, heritage)]
      : undefined;
  const declaration = members
    ? ts.factory.createInterfaceDeclaration(modifiers, name, undefined, clauses, members)
    : ts.factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(commented));
}

/** The members of an object, and the objects that it extends; no members if the type is anything else. */
function splitObject(
  type: ts.TypeNode | undefined,
  types: ReadonlyMap<string, ts.TypeNode>,
): { bases: ts.Identifier[]; members?: ts.NodeArray<ts.TypeElement> } {
  if (!type) return { bases: [] };
  if (ts.isTypeLiteralNode(type)) return { bases: [], members: type.members };
  if (!ts.isIntersectionTypeNode(type)) return { bases: [] };
  const literals = type.types.filter(ts.isTypeLiteralNode);
  const bases = type.types
    .filter(ts.isTypeReferenceNode)
    .map(({ typeName }) => typeName)
    .filter(ts.isIdentifier)
    .filter(({ text }) => splitObject(types.get(text), types).members);
  const [literal] = literals;
  const isExtension = literals.length === 1 && bases.length === type.types.length - 1;
  return literal && isExtension ? { bases, members: literal.members } : { bases: [] };
}

/** Opens the enums in responses, which the service writes; what programs write can be undefined if it is optional. */
function separateDirections<Node extends ts.Node>(node: Node, enums: OpenEnums): Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node => {
        if (isNamed(child, "responses")) return openReferences(child, enums);
        if (isNamed(child, "parameters", "requestBody"))
          return ts.visitEachChild(child, (part) => acceptUndefined(part), context);
        return ts.visitEachChild(child, visit, context);
      };
      return (root) => ts.visitNode(root, visit) as Node;
    },
  ]);
  return transformed[0] as Node;
}

function isNamed(node: ts.Node, ...names: string[]): boolean {
  return ts.isPropertySignature(node) && ts.isIdentifier(node.name) && names.includes(node.name.text);
}

function unknownType(): ts.TypeNode {
  return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
}

/** `components` with the declared names instead of the schemas. */
function nameSchemas(components: ts.InterfaceDeclaration): ts.Statement {
  const members = components.members.map((member) => {
    if (!isSection(member, "schemas") || !member.type || !ts.isTypeLiteralNode(member.type)) return member;
    const named = readMembers(components, "schemas").map(([name]) =>
      ts.factory.createPropertySignature(
        undefined,
        name,
        undefined,
        ts.factory.createTypeReferenceNode(name),
      ),
    );
    return ts.factory.createPropertySignature(
      undefined,
      "schemas",
      undefined,
      ts.factory.createTypeLiteralNode(named),
    );
  });
  return ts.factory.createInterfaceDeclaration(
    components.modifiers,
    components.name,
    undefined,
    undefined,
    members,
  );
}

function readMembers(
  components: ts.InterfaceDeclaration | undefined,
  section: string,
): [name: string, member: ts.PropertySignature][] {
  const found = components?.members.find((member) => isSection(member, section)) as
    | ts.PropertySignature
    | undefined;
  if (!found?.type || !ts.isTypeLiteralNode(found.type)) return [];
  return found.type.members
    .filter(ts.isPropertySignature)
    .map((member) => [(member.name as ts.Identifier | ts.StringLiteral).text, member]);
}

function isSection(member: ts.TypeElement, section: string): member is ts.PropertySignature {
  return ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.name.text === section;
}

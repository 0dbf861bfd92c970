import ts from "typescript";

/** The members of an interface or of an object type, by name. */
export function readMembers(node: ts.Node | undefined): Map<string, ts.PropertySignature> {
  const isObject = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node));
  const members = isObject ? node.members.filter(ts.isPropertySignature) : [];
  return new Map(members.map((member) => [readName(member), member]));
}

/** The type of the member that a path of names leads to. */
export function readType(node: ts.Node | undefined, ...names: string[]): ts.TypeNode | undefined {
  let found: ts.Node | undefined = node;
  for (const name of names) found = readMembers(found).get(name)?.type;
  return found as ts.TypeNode | undefined;
}

function readName({ name }: ts.PropertySignature): string {
  return (name as ts.Identifier | ts.StringLiteral | ts.NumericLiteral).text;
}

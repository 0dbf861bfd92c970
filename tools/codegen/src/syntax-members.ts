import ts from "typescript";
import { withoutUndefined } from "./optional-inputs.ts";

/** The members of an interface or of an object type, by name. */
export function readMembers(node: ts.Node | undefined): Map<string, ts.PropertySignature> {
  const isObject = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node));
  const members = isObject ? node.members.filter(ts.isPropertySignature) : [];
  return new Map(members.map((member) => [readName(member), member]));
}

/** The type of the member that a path of names leads to; without undefined if the member is optional. */
export function readType(node: ts.Node | undefined, ...names: string[]): ts.TypeNode | undefined {
  let found: ts.Node | undefined = node;
  for (const name of names) {
    const type = readMembers(found).get(name)?.type;
    found = type && withoutUndefined(type);
  }
  return found as ts.TypeNode | undefined;
}

function readName({ name }: ts.PropertySignature): string {
  return (name as ts.Identifier | ts.StringLiteral | ts.NumericLiteral).text;
}

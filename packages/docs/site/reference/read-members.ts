import ts from "typescript-5.9";
import type { Member, Parameter } from "./model.ts";
import { printNode, printParameters } from "./print-node.ts";
import { readComment } from "./read-comment.ts";
import type { Place } from "./read-source.ts";

/** A property or a method of a type. */
type MemberNode = ts.TypeElement | ts.ClassElement;

/** What is not a member for readers: constructors of errors, which the package calls, and calls of a type. */
const left = new Set([
  ts.SyntaxKind.Constructor,
  ts.SyntaxKind.CallSignature,
  ts.SyntaxKind.ConstructSignature,
  ts.SyntaxKind.IndexSignature,
]);

/** Tables of the description, whose members are its operations. */
const isTable = /(?:fixtures|paths)\.gen\.d\.ts$/;

/**
 * The members of an interface, a class or an object type. Those of a base that `isShown` elsewhere are not among them.
 */
export function readMembers(place: Place, isShown: (base: Place) => boolean): Member[] {
  if (isTable.test(place.source.path)) return [];
  const nodes = listNodes(place, isShown);
  const groups = Map.groupBy(nodes.filter(isPublic), (node) => node.name?.getText() ?? "");
  return [...groups].map(([name, same]) => readMember(name, same));
}

/** Where the type of each property is declared, if it is one name: `agents` of a client. */
export function followMembers(place: Place, read: (path: string) => Place["source"]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of listNodes(place, () => false)) {
    const name = node.name?.getText() ?? "";
    const { type } = node as ts.PropertySignature;
    // The own members come first.
    if (found.has(name) || type === undefined || !ts.isTypeReferenceNode(type)) continue;
    const target = read(node.getSourceFile().fileName).follow(type.typeName.getText());
    if (target !== undefined) found.set(name, target);
  }
  return found;
}

function readMember(name: string, all: readonly MemberNode[]): Member {
  // A member replaces that of a base, and has its comment if it has none.
  const nodes = all.filter(({ parent }) => parent === all[0]?.parent) as [MemberNode];
  const [first] = nodes;
  const commented = all.find((node) => readComment(node).text !== "") ?? first;
  const comment = readComment(commented);
  const isMethod = nodes.some((node) => isCallable(node));
  const longest = nodes
    .filter(isCallable)
    .sort((one, other) => other.parameters.length - one.parameters.length)[0];
  return {
    name: name.replaceAll('"', ""),
    types: nodes.map((node) => printMember(name, node)),
    isMethod,
    isOptional: "questionToken" in first && first.questionToken !== undefined,
    parameters: longest ? readParameters(longest.parameters, comment.parameters) : [],
    comment,
  };
}

const isCallable = (node: ts.Node): node is ts.MethodSignature | ts.MethodDeclaration =>
  ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

function printMember(name: string, node: MemberNode): string {
  if (isCallable(node)) {
    return `${name}${printParameters(node)}: ${node.type === undefined ? "unknown" : printNode(node.type)}`;
  }
  const { type } = node as ts.PropertySignature;
  return type === undefined ? "unknown" : printNode(type).replace(/ \| undefined$/, "");
}

/** Parameters with their texts. */
export function readParameters(
  parameters: readonly ts.ParameterDeclaration[],
  texts: ReadonlyMap<string, string>,
): Parameter[] {
  return parameters.map((parameter) => {
    // An object that is taken apart has no name.
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : "options";
    return {
      name,
      type: parameter.type === undefined ? "unknown" : printNode(parameter.type),
      isOptional: parameter.questionToken !== undefined,
      text: texts.get(name) ?? "",
    };
  });
}

const hidden = new Set([ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]);

function isPublic(node: MemberNode): boolean {
  if (left.has(node.kind)) return false;
  if (node.name && (ts.isPrivateIdentifier(node.name) || ts.isComputedPropertyName(node.name))) return false;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return !modifiers.some(({ kind }) => hidden.has(kind));
}

/** The own members come before those of the bases. */
function listNodes({ source, name }: Place, isShown: (base: Place) => boolean): MemberNode[] {
  return (source.declared.get(name) ?? []).flatMap((declaration) => {
    if (ts.isTypeAliasDeclaration(declaration)) return listOfType(declaration.type, source, isShown);
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
    const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]);
    return [...declaration.members, ...bases.flatMap((base) => listOfType(base, source, isShown))];
  });
}

function listOfType(
  type: ts.TypeNode,
  source: Place["source"],
  isShown: (base: Place) => boolean,
): MemberNode[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => listOfType(part, source, isShown));
  const [text, given] = ts.isTypeReferenceNode(type)
    ? [type.typeName.getText(), type.typeArguments]
    : ts.isExpressionWithTypeArguments(type)
      ? [type.expression.getText(), type.typeArguments]
      : ["", undefined];
  if ((text === "Pick" || text === "Omit") && given?.[0] && given[1]) {
    const keys: readonly string[] = printNode(given[1]).match(/[\w$]+/g) ?? [];
    return listOfType(given[0], source, () => false).filter(
      (node) => keys.includes(node.name?.getText() ?? "") === (text === "Pick"),
    );
  }
  const base = text === "" ? undefined : source.follow(text);
  return base === undefined || isShown(base) ? [] : listNodes(base, isShown);
}

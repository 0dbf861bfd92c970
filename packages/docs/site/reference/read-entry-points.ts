import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5.9";
import type { Comment, Entry, EntryPoint } from "./model.ts";
import { printNode, printParameters } from "./print-node.ts";
import { readComment } from "./read-comment.ts";
import { followMembers, readMembers, readParameters } from "./read-members.ts";
import { createReader, type Declaration, type Place } from "./read-source.ts";

/** The entry points of a package and everything that they export, from its built declarations. */
export function readEntryPoints(folder: string): EntryPoint[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const read = createReader();
  const files = listFiles(folder, exports);
  const exported = files.map(([path, file]) => [path, read(join(folder, file)).exports()] as const);
  const places = new Set(exported.flatMap(([, names]) => [...names.values()].map(keyOf)));
  const isShown = (place: Place) => places.has(keyOf(place));
  return exported.map(([path, names]) => ({
    name: `${name}${path.slice(1)}`,
    entries: [...names].map(([exportedName, place]) => readEntry(exportedName, place, isShown)),
  }));
}

/** The types of the properties of an exported interface, with all their members, by the names of the properties. */
export function readPropertyTypes(folder: string, name: string): Map<string, Entry> {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const read = createReader();
  const place = read(join(folder, exports["."].types)).exports().get(name);
  const types = place === undefined ? [] : [...followMembers(place, read)];
  return new Map(types.map(([property, type]) => [property, readEntry(type.name, type, () => false)]));
}

const keyOf = ({ source, name }: Place) => `${source.path} ${name}`;

/** The entry points with the files of their types; a path with `*` is one for each file. */
function listFiles(
  folder: string,
  exports: Readonly<Record<string, unknown>>,
): (readonly [string, string])[] {
  const files = new Map<string, string>();
  for (const [path, target] of Object.entries(exports)) {
    const { types } = target as { readonly types?: string };
    if (types === undefined) continue;
    if (!path.includes("*")) files.set(path, types);
    else {
      const [start = "", end = ""] = types.split("*");
      for (const file of readdirSync(join(folder, start)).sort()) {
        const name = path.replace("*", file.slice(0, -end.length));
        if (file.endsWith(end) && !files.has(name)) files.set(name, join(start, file));
      }
    }
  }
  return [...files];
}

function readEntry(name: string, place: Place, isShown: (base: Place) => boolean): Entry {
  const declarations = place.source.declared.get(place.name) ?? [];
  const comments = declarations.map(readComment);
  const comment = comments.find(({ text }) => text !== "") ?? (comments[0] as Comment);
  const functions = declarations.filter(ts.isFunctionDeclaration);
  const members = functions.length > 0 ? [] : readMembers(place, isShown);
  const longest = functions.toSorted((one, other) => other.parameters.length - one.parameters.length)[0];
  return {
    name,
    file: place.source.path,
    bases: declarations.flatMap(listBases),
    signatures: declarations.map((declaration) => printHead(name, declaration, members.length > 0)),
    isFunction: functions.length > 0,
    parameters: longest ? readParameters(longest.parameters, comment.parameters) : [],
    comment,
    members,
  };
}

function listBases(node: Declaration): string[] {
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [];
  const types = (node.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  return types.map(({ expression }) => expression.getText());
}

function printHead(name: string, node: Declaration, hasMembers: boolean): string {
  if (ts.isFunctionDeclaration(node))
    return `${name}${printParameters(node)}: ${node.type ? printNode(node.type) : "unknown"}`;
  if (ts.isVariableStatement(node)) {
    const { type } = node.declarationList.declarations[0] ?? {};
    return `const ${name}: ${type ? printNode(type) : "unknown"}`;
  }
  const generic = node.typeParameters ? `<${node.typeParameters.map(printNode).join(", ")}>` : "";
  if (ts.isTypeAliasDeclaration(node))
    return `type ${name}${generic}${hasMembers && ts.isTypeLiteralNode(node.type) ? "" : ` = ${printNode(node.type)}`}`;
  const kind = ts.isClassDeclaration(node) ? "class" : "interface";
  const bases = (node.heritageClauses ?? []).map((clause) => ` ${printNode(clause)}`).join("");
  return `${kind} ${name}${generic}${bases}`;
}

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript-5.9";

/** A declaration with a name. */
export type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.FunctionDeclaration
  | ts.VariableStatement;

/** A file of declarations. */
export interface Source {
  readonly path: string;
  /** By name; overloads of a function are several. */
  readonly declared: ReadonlyMap<string, readonly Declaration[]>;
  /** The exported names in their order, each with its name in the file that declares it. */
  exports(): ReadonlyMap<string, Place>;
  /** Where an imported name is declared. */
  follow(name: string): Place | undefined;
}

/** A name in a file. */
export interface Place {
  readonly source: Source;
  readonly name: string;
}

/** Reads files of declarations, each once. Their types are not computed: the packages declare all of them. */
export function createReader(): (path: string) => Source {
  const known = new Map<string, Source>();
  const read = (path: string): Source => {
    const source = known.get(path) ?? readSource(path, read);
    known.set(path, source);
    return source;
  };
  return read;
}

function readSource(path: string, read: (path: string) => Source): Source {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, Declaration[]>();
  const imports = new Map<string, { readonly from: string; readonly name: string }>();
  for (const statement of file.statements) {
    const name = nameOf(statement);
    if (name !== undefined) declared.set(name, [...(declared.get(name) ?? []), statement as Declaration]);
    if (ts.isImportDeclaration(statement))
      for (const each of listNames(statement.importClause?.namedBindings))
        imports.set(each.name.text, { from: textOf(statement), name: (each.propertyName ?? each.name).text });
  }
  const open = (from: string) => {
    const found = resolveFile(path, from);
    return found === undefined ? undefined : read(found);
  };
  const follow = (name: string): Place | undefined => {
    if (declared.has(name)) return { source, name };
    const found = imports.get(name);
    const other = found && open(found.from);
    return other && (other.exports().get(found.name) ?? undefined);
  };
  // Other files ask for one name at a time.
  let exported: ReadonlyMap<string, Place> | undefined;
  const source: Source = {
    path,
    declared,
    follow,
    exports() {
      exported ??= listExports(file, source, open);
      return exported;
    },
  };
  return source;
}

function listExports(
  file: ts.SourceFile,
  source: Source,
  open: (from: string) => Source | undefined,
): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      const other = statement.moduleSpecifier ? open(textOf(statement)) : undefined;
      if (statement.exportClause === undefined) {
        for (const [name, place] of other?.exports() ?? []) found.set(name, place);
      } else {
        for (const each of listNames(statement.exportClause)) {
          const name = (each.propertyName ?? each.name).text;
          const place = statement.moduleSpecifier ? other?.exports().get(name) : source.follow(name);
          // Names of other packages, which have their own documents.
          if (place) found.set(each.name.text, place);
        }
      }
    }
    const name = nameOf(statement);
    if (name !== undefined && isExported(statement)) found.set(name, { source, name });
  }
  return found;
}

function listNames(names: ts.Node | undefined): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  if (names === undefined || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return [];
  return [...names.elements] as (ts.ImportSpecifier | ts.ExportSpecifier)[];
}

const textOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration) =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isNamed ? statement.name?.text : undefined;
}

/** The file of an import: a neighbour, or the entry of a package of this repository. */
function resolveFile(path: string, from: string): string | undefined {
  if (from.startsWith(".")) return join(dirname(path), from.replace(/(?<!\.d)\.[jt]s$/, ".d.ts"));
  // Types of the contract are on the pages of schemas.
  if (!from.startsWith("@data-import/") || from === "@data-import/types") return undefined;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "node_modules", from, "package.json");
    if (!existsSync(manifest)) continue;
    const { exports } = JSON.parse(readFileSync(manifest, "utf8"));
    return join(dirname(manifest), exports["."].types);
  }
  return undefined;
}

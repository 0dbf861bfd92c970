import type ts from "typescript";
import { type Declarations, listReferences } from "./flatten.ts";

/** The imports and helper types of a generated file. */
export interface TypeReferences {
  /** The import of the schemas that the types name; empty if they name none. */
  imports: string;
  /** The helper types of openapi-typescript that they name. */
  helpers: ts.Node[];
}

/** Finds the references of types, for a file outside of the package that declares the schemas. */
export function readTypeReferences(
  { schemas, helpers }: Declarations,
  types: readonly ts.Node[],
): TypeReferences {
  const used = new Set(types.flatMap((node) => [...listReferences(node)]));
  const imported = ["components", ...schemas.keys()].filter((name) => used.has(name)).sort();
  const names = imported.map((name) => `    ${name},\n`).join("");
  return {
    imports: names && `import type {\n${names}} from "@data-import/types";\n`,
    helpers: [...helpers].filter(([name]) => used.has(name)).map(([, helper]) => helper),
  };
}

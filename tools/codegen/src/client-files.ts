import type { Description } from "@data-import/spec/read";
import { declareCallable } from "./callable.ts";
import type { Declarations } from "./flatten.ts";
import { formatOperationTable } from "./operation-table.ts";
import { listOperations } from "./operations.ts";
import { pruneNever } from "./prune.ts";
import { formatResource } from "./resource-file.ts";
import { formatResourceList } from "./resource-list.ts";
import { listResources } from "./resources.ts";
import { printSyntax } from "./syntax.ts";
import { readTypeReferences } from "./type-references.ts";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/**
 * The files of the client: the data for sending each operation, `paths` without the headers it adds itself, and the
 * flat surface, a file for each resource.
 */
export function generateClientFiles(bundle: Description): GeneratedFiles {
  const operations = listOperations(bundle);
  const declarations = declareCallable(bundle);
  const resources = listResources(bundle, declarations, operations);
  const schemaNames = new Set(declarations.schemas.keys());
  const methodNames = new Map(
    resources.flatMap(({ property, methods }) =>
      methods.map(({ name, operation }) => [operation.operationId, `${property}.${name}`]),
    ),
  );
  const files = {
    "src/operations.gen.ts": formatOperationTable(operations),
    "src/paths.gen.ts": formatPaths(declarations),
    "src/resources.gen.ts": formatResourceList(resources),
    ...Object.fromEntries(
      resources.map((resource) => [
        `src/resources/${resource.file}.gen.ts`,
        formatResource(bundle, resource, schemaNames, methodNames),
      ]),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, `${writeHeader("client")}${text}`]),
  );
}

const comment = "/** The operations by path and method, with the types that openapi-fetch reads. */";

function formatPaths(declarations: Declarations): string {
  const { roots } = declarations;
  const calls = [roots.get("paths"), roots.get("operations")]
    .filter((node) => node !== undefined)
    .map(pruneNever);
  const { imports, helpers } = readTypeReferences(declarations, calls);
  const text = printSyntax([...calls, ...helpers]).replace("export interface paths", `${comment}\n$&`);
  return `${imports && `${imports}\n`}${text}`;
}

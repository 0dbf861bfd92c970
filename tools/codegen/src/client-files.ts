import type { Bundle, Operation, Parameter } from "./bundle.ts";
import { type Declarations, flattenSchemas } from "./flatten.ts";
import { readOpenEnums } from "./open-enums.ts";
import { formatOperationTable } from "./operation-table.ts";
import { listOperations, readConstantHeader } from "./operations.ts";
import { pruneNever } from "./prune.ts";
import { formatResource } from "./resource-file.ts";
import { formatResourceList } from "./resource-list.ts";
import { listResources } from "./resources.ts";
import { generateSyntax, printSyntax } from "./syntax.ts";
import { readTypeReferences } from "./type-references.ts";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/**
 * The files of the client: the data it sends each operation by, `paths` without the headers it adds itself, and the
 * flat surface, a file for each resource.
 */
export function generateClientFiles(bundle: Bundle): GeneratedFiles {
  const operations = listOperations(bundle);
  const syntax = generateSyntax(keepCallable(bundle));
  const declarations = flattenSchemas(syntax, readOpenEnums(bundle));
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

function formatPaths(declarations: Declarations): string {
  const { roots } = declarations;
  const calls = [roots.get("paths"), roots.get("operations")]
    .filter((node) => node !== undefined)
    .map(pruneNever);
  const { imports, helpers } = readTypeReferences(declarations, calls);
  return `${imports && `${imports}\n`}${printSyntax([...calls, ...helpers])}`;
}

/** The bundle without what no caller writes: the headers that the client adds, and the calls that the service makes. */
function keepCallable(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  delete copy.webhooks;
  const isFree = (parameter: Parameter) => readConstantHeader(bundle, parameter) === undefined;
  for (const item of Object.values(copy.paths)) {
    for (const holder of [item, ...Object.values(item)] as Operation[]) {
      if (Array.isArray(holder?.parameters)) holder.parameters = holder.parameters.filter(isFree);
    }
  }
  return copy;
}

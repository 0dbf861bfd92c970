import type { Bundle, Operation, Parameter } from "./bundle.ts";
import { flattenSchemas, listReferences } from "./flatten.ts";
import { listOperations, readConstantHeader } from "./operations.ts";
import { pruneNever } from "./prune.ts";
import { generateSyntax, printSyntax } from "./syntax.ts";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/** The files of the client: the data it sends each operation by, and `paths` without the headers it adds itself. */
export async function generateClientFiles(bundle: Bundle): Promise<GeneratedFiles> {
  return {
    "src/operations.gen.ts": `${writeHeader("client")}${formatOperationTable(bundle)}`,
    "src/paths.gen.ts": `${writeHeader("client")}${await formatPaths(bundle)}`,
  };
}

function formatOperationTable(bundle: Bundle): string {
  const entries = listOperations(bundle).map((operation) => {
    const { operationId, method, path, constantHeaders, sideEffect, body, answer } = operation;
    const headers = Object.keys(constantHeaders).length > 0 ? constantHeaders : undefined;
    const facts = { method, path, headers, sideEffect: sideEffect || undefined, body, answer };
    return `    ${formatKey(operationId)}: ${formatValue(facts)},\n`;
  });
  return (
    `import type { OperationFacts } from "./operation-facts.ts";\nimport type { operations } from "./paths.gen.ts";\n\n` +
    `/** What the description says about sending each operation. */\n` +
    `export const operationTable: Readonly<{ [Id in keyof operations]: OperationFacts }> = {\n${entries.join("")}};\n`
  );
}

function formatValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${formatKey(key)}: ${formatValue(field)}`).join(", ")} }`;
}

function formatKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

async function formatPaths(bundle: Bundle): Promise<string> {
  const { schemas, roots, helpers } = flattenSchemas(await generateSyntax(keepCallable(bundle)));
  const calls = [roots.get("paths"), roots.get("operations")]
    .filter((node) => node !== undefined)
    .map(pruneNever);
  const used = new Set(calls.flatMap((node) => [...listReferences(node)]));
  const kept = [...calls, ...[...helpers].filter(([name]) => used.has(name)).map(([, helper]) => helper)];
  const imported = ["components", ...schemas.keys()].filter((name) => used.has(name)).sort();
  const names = imported.map((name) => `    ${name},\n`).join("");
  const importLine = names && `import type {\n${names}} from "@data-import/types";\n\n`;
  return `${importLine}${printSyntax(kept)}`;
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

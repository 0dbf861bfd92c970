import { toCamelCase } from "./method-names.ts";
import type { OperationEntry } from "./operations.ts";

/**
 * The data for sending each operation: one constant for each, so that a program that calls some of them contains
 * the facts of no other, and a table of all. Facts that most operations share are absent, for small programs.
 */
export function formatOperationTable(operations: OperationEntry[]): string {
  const constants = operations.map(
    (operation) => `export const ${nameFacts(operation)}: OperationFacts = ${formatFacts(operation)};\n`,
  );
  const entries = operations.map((operation) => {
    const key = formatKey(operation.operationId);
    const name = nameFacts(operation);
    return `    ${key === name ? key : `${key}: ${name}`},\n`;
  });
  return (
    `import type { OperationFacts } from "./operation-facts.ts";\nimport type { operations } from "./paths.gen.ts";\n\n` +
    `${constants.join("")}\n` +
    `/** How to send each operation. */\n` +
    `export const operationTable: Readonly<{ [Id in keyof operations]: OperationFacts }> = {\n${entries.join("")}};\n`
  );
}

/** The name of the constant that holds the facts of an operation. */
export function nameFacts({ operationId }: OperationEntry): string {
  return /^[A-Za-z_$][\w$]*$/.test(operationId) ? operationId : toCamelCase(operationId);
}

function formatFacts(operation: OperationEntry): string {
  const {
    operationId,
    kind,
    method,
    path,
    query,
    constantHeaders,
    sideEffect,
    once,
    open,
    body,
    response,
    data,
  } = operation;
  const headers = Object.keys(constantHeaders).length > 0 ? constantHeaders : undefined;
  return formatValue({
    operationId,
    kind: kind === "json" ? undefined : kind,
    method,
    path,
    query: query || undefined,
    headers,
    sideEffect: sideEffect || undefined,
    once: once || undefined,
    open: open || undefined,
    body,
    response: response === "json" ? undefined : response,
    data,
  });
}

function formatValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${formatKey(key)}: ${formatValue(field)}`).join(", ")} }`;
}

function formatKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

import type { OperationEntry } from "./operations.ts";

/** The table of operations as aligned text, so that a change to the API is one line of a diff. */
export function formatOperations(operations: OperationEntry[]): string {
  const heading = ["method", "path", "operationId", "tag", "origin", "statuses", "sent with every call"];
  const rows = operations.map((operation) => [
    operation.method,
    operation.path,
    operation.operationId,
    operation.tag,
    operation.origin,
    operation.statuses.join(","),
    Object.entries(operation.constantHeaders)
      .map(([name, value]) => `${name}: ${value}`)
      .join(", ") || "-",
  ]);
  const table = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n\n${operations.length} operations\n`;
}

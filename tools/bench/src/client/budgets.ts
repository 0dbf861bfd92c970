import operations from "@data-import/spec/operations.json" with { type: "json" };

/** The number of operations in the specification. Budgets for all operations were set for this number. */
const documented = 39;

/** A budget in bytes: `bytes` for the documented operations, and `each` for every further operation. */
export function growBudget(bytes: number, each: number): number {
  return bytes + each * Math.max(0, operations.length - documented);
}

/** The number of operations of the client, as text. */
export const operationCount = `${operations.length} operations`;

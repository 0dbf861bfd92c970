import operations from "@data-import/spec/operations.json" with { type: "json" };

/** How many operations the specification states; the budgets of whatever holds all operations were set for these. */
const documented = 39;

/** A budget for a client of the documented operations, in bytes, and what each further operation may add to it. */
export function growBudget(bytes: number, each: number): number {
  return bytes + each * Math.max(0, operations.length - documented);
}

/** How many operations the client has, in words. */
export const operationCount = `${operations.length} operations`;

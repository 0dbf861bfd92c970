import type { OperationCase } from "@data-import/spec/read";

/** Which operations answered with which of their documented statuses. */
export interface Coverage {
  /** Notes an answer of an operation. */
  note(operation: OperationCase, status: number): void;
  /** The documented answers that never came, such as `getAgent 404`. */
  listMissed(): string[];
  /** `129 of 129 operations, 399 of 399 statuses` */
  toString(): string;
}

/** Counts answers under the key that documents them: under their own status, or else under `default`. */
export function createCoverage(operations: readonly OperationCase[]): Coverage {
  const documented = operations.flatMap((operation) =>
    operation.responses.map(({ key }) => `${operation.operationId} ${key}`),
  );
  const reached = new Set<string>();
  return {
    note({ operationId, responses }, status) {
      const isNamed = responses.some(({ key }) => key === String(status));
      reached.add(`${operationId} ${isNamed ? status : "default"}`);
    },
    listMissed: () => documented.filter((answer) => !reached.has(answer)),
    toString() {
      const answered = operations.filter(({ operationId }) =>
        [...reached].some((answer) => answer.startsWith(`${operationId} `)),
      );
      const statuses = documented.filter((answer) => reached.has(answer));
      return `${answered.length} of ${operations.length} operations, ${statuses.length} of ${documented.length} statuses`;
    },
  };
}

import type { OperationCase } from "@data-import/spec/read";

/** The documented statuses that each operation has returned. */
export interface Coverage {
  /** Records a response of an operation. */
  note(operation: OperationCase, status: number): void;
  /** The documented responses that were never returned, such as `getAgent 404`. */
  listMissed(): string[];
  /** `145 of 145 operations, 401 of 401 statuses` */
  toString(): string;
}

/** Counts responses under the key that documents them: their own status, or `default`. */
export function createCoverage(operations: readonly OperationCase[]): Coverage {
  const documented = operations.flatMap((operation) =>
    operation.responses.map(({ key }) => `${operation.operationId} ${key}`),
  );
  const returned = new Set<string>();
  return {
    note({ operationId, responses }, status) {
      const isNamed = responses.some(({ key }) => key === String(status));
      returned.add(`${operationId} ${isNamed ? status : "default"}`);
    },
    listMissed: () => documented.filter((response) => !returned.has(response)),
    toString() {
      const covered = operations.filter(({ operationId }) =>
        [...returned].some((response) => response.startsWith(`${operationId} `)),
      );
      const statuses = documented.filter((response) => returned.has(response));
      return `${covered.length} of ${operations.length} operations, ${statuses.length} of ${documented.length} statuses`;
    },
  };
}

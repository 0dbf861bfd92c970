import type { Model } from "@data-import/front";
import { exampleNames } from "@data-import/front";

/** The coverage of operations, statuses or examples. */
export interface CoveragePart {
  /** How many there are. */
  readonly total: number;
  /** The names of those that the mock has returned. */
  readonly reached: readonly string[];
  /** The names of the others. */
  readonly missed: readonly string[];
}

/** The operations, statuses and examples that a mock has returned so far. */
export interface Coverage {
  /** Such as `getAgent`. */
  readonly operations: CoveragePart;
  /** Such as `getAgent 404`; `default` stands for every status without its own entry. */
  readonly statuses: CoveragePart;
  /** Such as `getAgent agentNotFound`. */
  readonly examples: CoveragePart;
  /** A table for people, with a list of what was not reached. */
  toString(): string;
}

/** Counts reached operations, statuses and examples. */
export interface CoverageCounter {
  /** @param status as the description writes it: a number, or `default` */
  reach(operationId: string, status: string, example: string | undefined): void;
  read(): Coverage;
}

export function createCoverageCounter({ routes }: Model): CoverageCounter {
  const reached = { operations: new Set<string>(), statuses: new Set<string>(), examples: new Set<string>() };
  const all = {
    operations: [...routes.keys()],
    statuses: [...routes.values()].flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    ),
    examples: [...routes.values()].flatMap((route) => {
      const names = Object.keys(route.responses).flatMap((status) => exampleNames(route, status));
      return [...new Set(names)].map((name) => `${route.operationId} ${name}`);
    }),
  };
  const part = (kind: keyof typeof all): CoveragePart => ({
    total: all[kind].length,
    reached: all[kind].filter((name) => reached[kind].has(name)),
    missed: all[kind].filter((name) => !reached[kind].has(name)),
  });
  return {
    reach(operationId, status, example) {
      reached.operations.add(operationId);
      reached.statuses.add(`${operationId} ${status}`);
      if (example !== undefined) reached.examples.add(`${operationId} ${example}`);
    },
    read() {
      const parts = {
        operations: part("operations"),
        statuses: part("statuses"),
        examples: part("examples"),
      };
      return { ...parts, toString: () => formatCoverage(parts) };
    },
  };
}

function formatCoverage(parts: Readonly<Record<string, CoveragePart>>): string {
  return Object.entries(parts)
    .map(([kind, { total, reached, missed }]) => {
      const share = `${kind.padEnd(10)} ${String(reached.length).padStart(4)} of ${total}`;
      // A long list of missing names would be less useful than the number.
      return missed.length === 0 || missed.length > 40
        ? share
        : `${share}\n${missed.map((name) => `  not reached: ${name}`).join("\n")}`;
    })
    .join("\n");
}

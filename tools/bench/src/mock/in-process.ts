import { findMedian, runCommand } from "../measure.ts";
import type { Row } from "../table.ts";
import { type Candidate, candidates, ceiling, ours } from "./candidates.ts";
import { generated, plain } from "./samples.ts";
import type { Workspace } from "./workspace.ts";

const processes = 3;
const most = 60;
const mostGenerated = 400;

/** What one call in the same process costs, from the address to the answer's text. */
export async function* measureCalls({ folder }: Workspace): AsyncGenerator<Row> {
  const callable = candidates.filter(({ call }) => call !== undefined);
  const takers = [
    ...callable.map((candidate) => ({ candidate, operations: plain, mode: "plain" })),
    { candidate: ours as Candidate, operations: generated, mode: "dynamic" },
  ].map((taker) => ({ ...taker, measurements: [] as Record<string, number>[] }));
  // Process after process, so that whatever slows the machine down slows all of them.
  for (let round = 0; round < processes; round += 1) {
    for (const { candidate, operations, mode, measurements } of takers) {
      const args = ["count-calls.mjs", candidate.call ?? "", operations.join(), mode];
      measurements.push(JSON.parse(runCommand(process.execPath, args, folder)));
    }
  }
  const describe = (claim: string, operation: string, measurements: readonly Record<string, number>[]) => {
    const microseconds = findMedian(measurements.map((medians) => medians[operation] ?? Number.NaN));
    const value = `${microseconds.toFixed(1)} µs`;
    return { microseconds, row: { claim, value, detail: `CPU, median of ${processes} processes` } };
  };
  for (const operation of plain) {
    for (const { candidate, measurements, mode } of takers) {
      if (mode !== "plain") continue;
      const name = candidate === ceiling ? "bare Request and Response" : candidate.name;
      const { row, microseconds } = describe(
        `one call in process, ${operation}, ${name}`,
        operation,
        measurements,
      );
      yield candidate === ours ? { ...row, budget: `≤ ${most} µs`, ok: microseconds <= most } : row;
    }
  }
  for (const [position, operation] of generated.entries()) {
    const measurements = takers.find(({ mode }) => mode === "dynamic")?.measurements ?? [];
    const claim = `one call in process, ${operation} generated, ${ours.name}`;
    const { row, microseconds } = describe(claim, operation, measurements);
    // Only the small one: a large answer takes as long as there is to make up.
    yield position === 0
      ? { ...row, budget: `≤ ${mostGenerated} µs`, ok: microseconds <= mostGenerated }
      : row;
  }
}

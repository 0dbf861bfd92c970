import { findMedian, runCommand } from "../measure.ts";
import type { Row } from "../table.ts";
import { type Contestant, ceiling, contestants, ours } from "./contestants.ts";
import { generated, plain } from "./samples.ts";
import type { Workspace } from "./workspace.ts";

const processes = 3;
const most = 60;
const mostGenerated = 400;

/** What one call in the same process costs, from the address to the answer's text. */
export async function* measureCalls({ folder }: Workspace): AsyncGenerator<Row> {
  const callable = contestants.filter(({ call }) => call !== undefined);
  const takers = [
    ...callable.map((contestant) => ({ contestant, operations: plain, mode: "plain" })),
    { contestant: ours as Contestant, operations: generated, mode: "dynamic" },
  ].map((taker) => ({ ...taker, figures: [] as Record<string, number>[] }));
  // Process after process, so that whatever slows the machine down slows all of them.
  for (let round = 0; round < processes; round += 1) {
    for (const { contestant, operations, mode, figures } of takers) {
      const args = ["count-calls.mjs", contestant.call ?? "", operations.join(), mode];
      figures.push(JSON.parse(runCommand(process.execPath, args, folder)));
    }
  }
  const describe = (claim: string, operation: string, figures: readonly Record<string, number>[]) => {
    const microseconds = findMedian(figures.map((medians) => medians[operation] ?? Number.NaN));
    const value = `${microseconds.toFixed(1)} µs`;
    return { microseconds, row: { claim, value, detail: `CPU, median of ${processes} processes` } };
  };
  for (const operation of plain) {
    for (const { contestant, figures, mode } of takers) {
      if (mode !== "plain") continue;
      const name = contestant === ceiling ? "bare Request and Response" : contestant.name;
      const { row, microseconds } = describe(
        `one call in process, ${operation}, ${name}`,
        operation,
        figures,
      );
      yield contestant === ours ? { ...row, budget: `≤ ${most} µs`, ok: microseconds <= most } : row;
    }
  }
  for (const [position, operation] of generated.entries()) {
    const figures = takers.find(({ mode }) => mode === "dynamic")?.figures ?? [];
    const claim = `one call in process, ${operation} generated, ${ours.name}`;
    const { row, microseconds } = describe(claim, operation, figures);
    // Only the small one: a large answer takes as long as there is to make up.
    yield position === 0
      ? { ...row, budget: `≤ ${mostGenerated} µs`, ok: microseconds <= mostGenerated }
      : row;
  }
}

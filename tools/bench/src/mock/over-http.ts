import { sendLoad, writeWire } from "../load.ts";
import { findMedian, readProcessTime } from "../measure.ts";
import type { Row } from "../table.ts";
import { type Contestant, ceiling, contestants, ours } from "./contestants.ts";
import { findSample, plain } from "./samples.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import type { Workspace } from "./workspace.ts";

const rounds = 11;
const load = { connections: 16, milliseconds: 400 };
const warmUp = { connections: 16, milliseconds: 1500 };
const least = 0.7;

/** A server under load, and what it did in each round. */
interface Runner {
  readonly contestant: Contestant;
  readonly server: ServerProcess;
  readonly rates: number[];
  answers: number;
  /** In milliseconds of CPU time. */
  spent: number;
}

/** How many requests per second each server answers, as a share of what Node's own server answers in the same round. */
export async function* measureHttp(workspace: Workspace): AsyncGenerator<Row> {
  for (const operation of plain) {
    const runners: Runner[] = [];
    try {
      for (const contestant of contestants) {
        if (contestant.server === undefined) continue;
        const server = await startServer(workspace, contestant);
        runners.push({ contestant, server, rates: [], answers: 0, spent: 0 });
      }
      await takeTurns(runners, operation);
      yield* describe(runners, operation);
    } finally {
      for (const { server } of runners) await server.stop();
    }
  }
}

/** Round after round, so that whatever slows the machine down slows all of them. */
async function takeTurns(runners: readonly Runner[], operation: string): Promise<void> {
  const sample = findSample(operation);
  const wires = runners.map(({ server: { port, basePath } }) =>
    writeWire({ ...sample, path: `${basePath}${sample.path}` }, port),
  );
  for (let round = -1; round < rounds; round += 1) {
    for (const [position, runner] of runners.entries()) {
      const { pid, port } = runner.server;
      const request = wires[position] ?? Buffer.alloc(0);
      const before = readProcessTime(pid) ?? Number.NaN;
      const started = performance.now();
      const answers = await sendLoad(port, request, round < 0 ? warmUp : load);
      if (round < 0) continue;
      runner.rates.push((answers * 1000) / (performance.now() - started));
      runner.answers += answers;
      runner.spent += (readProcessTime(pid) ?? Number.NaN) - before;
    }
  }
}

function* describe(runners: readonly Runner[], operation: string): Generator<Row> {
  const bare = runners.find(({ contestant }) => contestant === ceiling)?.rates ?? [];
  for (const { contestant, rates, answers, spent } of runners) {
    const share = findMedian(rates.map((rate, round) => rate / (bare[round] ?? Number.NaN)));
    const rate = `${Math.round(findMedian(rates)).toLocaleString("en")} answers/s`;
    const cpu = Number.isNaN(spent) ? "" : `${((spent * 1000) / answers).toFixed(0)} µs CPU each, `;
    const detail = `${cpu}median of ${rounds} rounds over ${load.connections} connections`;
    const claim = `over HTTP, ${operation}, ${contestant === ceiling ? "bare node:http" : contestant.name}`;
    if (contestant === ceiling) yield { claim, value: rate, detail };
    else {
      yield {
        claim,
        value: `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} % of bare`,
        detail: `${rate}, ${detail}`,
        ...(contestant === ours ? { budget: `≥ ${least * 100} %`, ok: share >= least } : {}),
      };
    }
  }
}

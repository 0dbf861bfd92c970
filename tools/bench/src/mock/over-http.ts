import { writeWire } from "../load.ts";
import { describeRates, findShare, formatRate, measureRates, type Rates } from "../rates.ts";
import type { Row } from "../table.ts";
import { type Candidate, candidates, ceiling, ours } from "./candidates.ts";
import { findSample, plain } from "./samples.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import type { Workspace } from "./workspace.ts";

const least = 0.7;

/** How many requests per second each server answers, as a share of what Node's own server answers in the same round. */
export async function* measureHttp(workspace: Workspace): AsyncGenerator<Row> {
  const served = candidates.filter(({ server }) => server !== undefined);
  for (const operation of plain) {
    const sample = findSample(operation);
    const servers: ServerProcess[] = [];
    try {
      for (const candidate of served) servers.push(await startServer(workspace, candidate));
      const measurements = await measureRates(
        servers.map(({ pid, port, basePath }) => {
          const request = writeWire({ ...sample, path: `${basePath}${sample.path}` }, port);
          return { pid, port, request };
        }),
      );
      yield* describe(
        new Map(served.map((candidate, index) => [candidate, measurements[index] as Rates])),
        operation,
      );
    } finally {
      for (const server of servers) await server.stop();
    }
  }
}

function* describe(measurements: ReadonlyMap<Candidate, Rates>, operation: string): Generator<Row> {
  const bare = measurements.get(ceiling) as Rates;
  for (const [candidate, rates] of measurements) {
    const detail = describeRates(rates);
    const claim = `over HTTP, ${operation}, ${candidate === ceiling ? "bare node:http" : candidate.name}`;
    if (candidate === ceiling) yield { claim, value: formatRate(rates), detail };
    else {
      const share = findShare(rates, bare);
      yield {
        claim,
        value: `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} % of bare`,
        detail: `${formatRate(rates)}, ${detail}`,
        ...(candidate === ours ? { budget: `≥ ${least * 100} %`, ok: share >= least } : {}),
      };
    }
  }
}

import { writeWire } from "../load.ts";
import { describeRates, findShare, formatRate, measureRates, type Rates } from "../rates.ts";
import type { Row } from "../table.ts";
import { type Contestant, ceiling, contestants, ours } from "./contestants.ts";
import { findSample, plain } from "./samples.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import type { Workspace } from "./workspace.ts";

const least = 0.7;

/** How many requests per second each server answers, as a share of what Node's own server answers in the same round. */
export async function* measureHttp(workspace: Workspace): AsyncGenerator<Row> {
  const served = contestants.filter(({ server }) => server !== undefined);
  for (const operation of plain) {
    const sample = findSample(operation);
    const servers: ServerProcess[] = [];
    try {
      for (const contestant of served) servers.push(await startServer(workspace, contestant));
      const figures = await measureRates(
        servers.map(({ pid, port, basePath }) => {
          const request = writeWire({ ...sample, path: `${basePath}${sample.path}` }, port);
          return { pid, port, request };
        }),
      );
      yield* describe(
        new Map(served.map((contestant, index) => [contestant, figures[index] as Rates])),
        operation,
      );
    } finally {
      for (const server of servers) await server.stop();
    }
  }
}

function* describe(figures: ReadonlyMap<Contestant, Rates>, operation: string): Generator<Row> {
  const bare = figures.get(ceiling) as Rates;
  for (const [contestant, rates] of figures) {
    const detail = describeRates(rates);
    const claim = `over HTTP, ${operation}, ${contestant === ceiling ? "bare node:http" : contestant.name}`;
    if (contestant === ceiling) yield { claim, value: formatRate(rates), detail };
    else {
      const share = findShare(rates, bare);
      yield {
        claim,
        value: `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} % of bare`,
        detail: `${formatRate(rates)}, ${detail}`,
        ...(contestant === ours ? { budget: `≥ ${least * 100} %`, ok: share >= least } : {}),
      };
    }
  }
}

import { sendLoad, writeWire } from "../load.ts";
import { findMedian, runCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";
import { type Contestant, ceiling, contestants, ours } from "./contestants.ts";
import { findSample } from "./samples.ts";
import { startServer } from "./server-process.ts";
import type { Workspace } from "./workspace.ts";

const rounds = 9;
const most = 350;

/** How long a fresh process takes to its first answer: as a command on a port, and inside a program. */
export async function* measureStarts(workspace: Workspace): AsyncGenerator<Row> {
  const { folder } = workspace;
  const onPort = contestants.filter(({ server }) => server !== undefined);
  const served = await takeTurns(onPort, async (contestant) => {
    const started = performance.now();
    const server = await startServer(workspace, contestant);
    const sample = findSample("listSheets");
    const wire = writeWire({ ...sample, path: `${server.basePath}${sample.path}` }, server.port);
    await sendLoad(server.port, wire, { connections: 1, milliseconds: 0 });
    const wall = performance.now() - started;
    await server.stop();
    return wall;
  });
  for (const [contestant, wall] of served) {
    const what = contestant === ceiling ? "bare node:http" : contestant.name;
    yield describe(`start to first answer on a port, ${what}`, contestant, wall);
  }
  const inside = contestants.filter(({ call }) => call !== undefined);
  const called = await takeTurns(inside, async ({ call = "" }) => {
    const { wall } = JSON.parse(runCommand(process.execPath, ["first-answer.mjs", call], folder));
    return wall as number;
  });
  for (const [contestant, wall] of called) {
    const what = contestant === ceiling ? "bare Request and Response" : contestant.name;
    yield describe(`start to first answer in process, ${what}`, contestant, wall);
  }
}

/** Round after round, so that whatever slows the machine down slows all of them. The first one warms the disk. */
async function takeTurns(
  runners: readonly Contestant[],
  measure: (contestant: Contestant) => Promise<number>,
): Promise<Map<Contestant, number>> {
  const figures = new Map(runners.map((contestant) => [contestant, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [contestant, list] of figures) {
      const figure = await measure(contestant);
      if (round > 0) list.push(figure);
    }
  }
  return new Map([...figures].map(([contestant, list]) => [contestant, findMedian(list)]));
}

function describe(claim: string, contestant: Contestant, wall: number): Row {
  return {
    claim,
    value: formatTime(wall),
    detail: `median of ${rounds} processes`,
    ...(contestant === ours ? { budget: `≤ ${most} ms`, ok: wall <= most } : {}),
  };
}

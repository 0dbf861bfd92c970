import { sendLoad, writeWire } from "../load.ts";
import { findMedian, runCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";
import { type Candidate, candidates, ceiling, ours } from "./candidates.ts";
import { findSample } from "./samples.ts";
import { startServer } from "./server-process.ts";
import type { Workspace } from "./workspace.ts";

const rounds = 9;
const most = 350;

/** How long a fresh process takes to its first answer: as a command on a port, and inside a program. */
export async function* measureStarts(workspace: Workspace): AsyncGenerator<Row> {
  const { folder } = workspace;
  const onPort = candidates.filter(({ server }) => server !== undefined);
  const served = await takeTurns(onPort, async (candidate) => {
    const started = performance.now();
    const server = await startServer(workspace, candidate);
    const sample = findSample("listSheets");
    const wire = writeWire({ ...sample, path: `${server.basePath}${sample.path}` }, server.port);
    await sendLoad(server.port, wire, { connections: 1, milliseconds: 0 });
    const wall = performance.now() - started;
    await server.stop();
    return wall;
  });
  for (const [candidate, wall] of served) {
    const what = candidate === ceiling ? "bare node:http" : candidate.name;
    yield describe(`start to first answer on a port, ${what}`, candidate, wall);
  }
  const inside = candidates.filter(({ call }) => call !== undefined);
  const called = await takeTurns(inside, async ({ call = "" }) => {
    const { wall } = JSON.parse(runCommand(process.execPath, ["first-response.mjs", call], folder));
    return wall as number;
  });
  for (const [candidate, wall] of called) {
    const what = candidate === ceiling ? "bare Request and Response" : candidate.name;
    yield describe(`start to first answer in process, ${what}`, candidate, wall);
  }
}

/** Round after round, so that whatever slows the machine down slows all of them. The first one warms the disk. */
async function takeTurns(
  runners: readonly Candidate[],
  measure: (candidate: Candidate) => Promise<number>,
): Promise<Map<Candidate, number>> {
  const measurements = new Map(runners.map((candidate) => [candidate, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [candidate, list] of measurements) {
      const measurement = await measure(candidate);
      if (round > 0) list.push(measurement);
    }
  }
  return new Map([...measurements].map(([candidate, list]) => [candidate, findMedian(list)]));
}

function describe(claim: string, candidate: Candidate, wall: number): Row {
  return {
    claim,
    value: formatTime(wall),
    detail: `median of ${rounds} processes`,
    ...(candidate === ours ? { budget: `≤ ${most} ms`, ok: wall <= most } : {}),
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sendLoad, writeWire } from "../load.ts";
import { findMedian, readProcessTime } from "../measure.ts";
import type { Row } from "../table.ts";
import { type RunningService, writeHeaders } from "./start-service.ts";

const rounds = 11;
const load = { connections: 16, milliseconds: 400 };
const warmUp = { connections: 16, milliseconds: 2000 };
const least = 0.5;

interface Runner {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  readonly rates: number[];
  answers: number;
  /** In milliseconds of CPU time. */
  spent: number;
}

/** How fast one space is read from the store, as a share of what Node's own server does with the same bytes. */
export async function* measureSmallGet(service: RunningService, spaceId: string): AsyncGenerator<Row> {
  const path = `/spaces/${spaceId}`;
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve("./serve-bytes.ts")), await service.request("GET", path)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    const [port] = await once(child.stdout, "data");
    const bare = createRunner("bare node:http", child.pid ?? 0, Number(port));
    const ours = createRunner("service", service.pid, Number(new URL(service.url).port));
    const request = { method: "GET", path: `/v1${path}`, headers: writeHeaders(service.token) };
    // In turns, so that whatever slows the machine down slows both.
    for (let round = -1; round < rounds; round += 1) {
      for (const runner of [bare, ours]) await run(runner, writeWire(request, runner.port), round < 0);
    }
    const share = findMedian(ours.rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN)));
    yield { claim: "GET of a space, bare node:http", value: formatRate(bare), detail: describe(bare) };
    yield {
      claim: "GET of a space, service",
      value: `${(share * 100).toFixed(0)} % of bare`,
      detail: `${formatRate(ours)}, ${describe(ours)}`,
      budget: `≥ ${least * 100} %`,
      ok: share >= least,
    };
  } finally {
    child.kill();
  }
}

function createRunner(name: string, pid: number, port: number): Runner {
  return { name, pid, port, rates: [], answers: 0, spent: 0 };
}

async function run(runner: Runner, request: Buffer, isWarmUp: boolean): Promise<void> {
  const before = readProcessTime(runner.pid) ?? Number.NaN;
  const started = performance.now();
  const answers = await sendLoad(runner.port, request, isWarmUp ? warmUp : load);
  if (isWarmUp) return;
  runner.rates.push((answers * 1000) / (performance.now() - started));
  runner.answers += answers;
  runner.spent += (readProcessTime(runner.pid) ?? Number.NaN) - before;
}

function formatRate({ rates }: Runner): string {
  return `${Math.round(findMedian(rates)).toLocaleString("en")} answers/s`;
}

function describe({ spent, answers }: Runner): string {
  const cpu = Number.isNaN(spent) ? "" : `${((spent * 1000) / answers).toFixed(0)} µs CPU each, `;
  return `${cpu}median of ${rounds} rounds over ${load.connections} connections`;
}

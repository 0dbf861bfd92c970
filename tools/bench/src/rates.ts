import { sendLoad } from "./load.ts";
import { findMedian, readProcessTime } from "./measure.ts";

const rounds = 11;
const load = { connections: 16, milliseconds: 400 };
const warmUp = { connections: 16, milliseconds: 2000 };

/** A server of a process of its own, and the bytes that it is asked with. */
export interface Runner {
  readonly pid: number;
  readonly port: number;
  readonly request: Buffer;
}

/** How much a server answered. */
export interface Rates {
  /** Answers per second, in each round. */
  readonly rates: number[];
  responses: number;
  /** In milliseconds of CPU time. */
  spent: number;
}

/** Round after round, so that whatever slows the machine down slows all of them. The measurements come in the runners' order. */
export async function measureRates(runners: readonly Runner[]): Promise<Rates[]> {
  const measurements = runners.map((): Rates => ({ rates: [], responses: 0, spent: 0 }));
  for (let round = -1; round < rounds; round += 1) {
    for (const [position, { pid, port, request }] of runners.entries()) {
      const before = readProcessTime(pid) ?? Number.NaN;
      const started = performance.now();
      const responses = await sendLoad(port, request, round < 0 ? warmUp : load);
      const measurement = measurements[position];
      if (round < 0 || measurement === undefined) continue;
      measurement.rates.push((responses * 1000) / (performance.now() - started));
      measurement.responses += responses;
      measurement.spent += (readProcessTime(pid) ?? Number.NaN) - before;
    }
  }
  return measurements;
}

/** The share of one server's rate in another's, the median of their rounds. */
export function findShare({ rates }: Rates, whole: Rates): number {
  return findMedian(rates.map((rate, round) => rate / (whole.rates[round] ?? Number.NaN)));
}

/** `12,345 responses/s` */
export function formatRate({ rates }: Rates): string {
  return `${Math.round(findMedian(rates)).toLocaleString("en")} responses/s`;
}

/** What each answer costs, and how that was found. */
export function describeRates({ responses, spent }: Rates): string {
  const cpu = Number.isNaN(spent) ? "" : `${((spent * 1000) / responses).toFixed(0)} µs CPU each, `;
  return `${cpu}median of ${rounds} rounds over ${load.connections} connections`;
}

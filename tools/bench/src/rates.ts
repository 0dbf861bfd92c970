import { sendLoad } from "./load.ts";
import { findMedian, readProcessTime } from "./measure.ts";

const rounds = 11;
const connections = 16;
const roundTime = 400;

/** A server in its own process, and the bytes of its request. */
export interface Runner {
  readonly pid: number;
  readonly port: number;
  readonly request: Buffer;
}

/** The results of one server. */
export interface Rates {
  /** Responses per second, in each round. */
  readonly rates: number[];
  responses: number;
  /** CPU time in milliseconds. */
  spent: number;
}

/**
 * The servers run in turn, so that a slow moment of the machine affects all of them. The results are in the order of
 * the runners. `milliseconds` is the duration of one round.
 */
export async function measureRates(
  runners: readonly Runner[],
  milliseconds: number = roundTime,
): Promise<Rates[]> {
  const measurements = runners.map((): Rates => ({ rates: [], responses: 0, spent: 0 }));
  for (let round = -1; round < rounds; round += 1) {
    for (const [position, { pid, port, request }] of runners.entries()) {
      const before = readProcessTime(pid) ?? Number.NaN;
      const started = performance.now();
      const responses = await sendLoad(port, request, {
        connections,
        milliseconds: round < 0 ? 5 * milliseconds : milliseconds,
      });
      const measurement = measurements[position];
      if (round < 0 || measurement === undefined) continue;
      measurement.rates.push((responses * 1000) / (performance.now() - started));
      measurement.responses += responses;
      measurement.spent += (readProcessTime(pid) ?? Number.NaN) - before;
    }
  }
  return measurements;
}

/** The rate of one server divided by that of another, the median of all rounds. */
export function findShare({ rates }: Rates, whole: Rates): number {
  return findMedian(rates.map((rate, round) => rate / (whole.rates[round] ?? Number.NaN)));
}

/** The CPU time of one response, in milliseconds. */
export function findCpu({ responses, spent }: Rates): number {
  return spent / responses;
}

/** `12,345 responses/s` */
export function formatRate({ rates }: Rates): string {
  return `${Math.round(findMedian(rates)).toLocaleString("en")} responses/s`;
}

/** The cost of each response, and how it was measured. */
export function describeRates({ responses, spent }: Rates): string {
  const cpu = Number.isNaN(spent) ? "" : `${((spent * 1000) / responses).toFixed(0)} µs CPU each, `;
  return `${cpu}median of ${rounds} rounds over ${connections} connections`;
}

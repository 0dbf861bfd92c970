import { makeRequest, type RandomRequest } from "../../src/random/make-request.ts";
import type { PairedServices } from "./paired-services.ts";

/** What a run of random requests found. */
export interface EngineReport {
  readonly requests: number;
  /** The number of responses by status, on both engines. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that were sent at least once, and that succeeded at least once. */
  readonly sent: ReadonlySet<string>;
  readonly succeeded: ReadonlySet<string>;
  /** One text for each request that failed inside a service, or that the engines responded to differently. */
  readonly faults: readonly string[];
}

/** The requests of a run, by their seeds. */
export async function compareEngines(
  services: PairedServices,
  seeds: readonly number[],
): Promise<EngineReport> {
  const statuses: Record<string, number> = {};
  const [sent, succeeded] = [new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  for (const seed of seeds) {
    const request = makeRequest(seed, services.known);
    const { status, sqlite, postgres } = await services.send(request);
    statuses[status] = (statuses[status] ?? 0) + 1;
    sent.add(request.operationId);
    if (status < 300) succeeded.add(request.operationId);
    if (status >= 500)
      faults.push(`${describe(request, seed)}\n  SQLite:     ${sqlite}\n  PostgreSQL: ${postgres}`);
    else if (sqlite !== postgres)
      faults.push(`${describe(request, seed)}\n${showDifference(sqlite, postgres)}`);
  }
  return { requests: seeds.length, statuses, sent, succeeded, faults };
}

function describe({ method, target, body }: RandomRequest, seed: number): string {
  const text = typeof body === "string" ? ` ${body.slice(0, 500)}` : "";
  return `${method} ${target}${text} (seed ${seed})`;
}

/** Both texts around the first character that differs. */
function showDifference(sqlite: string, postgres: string): string {
  let position = 0;
  while (sqlite[position] === postgres[position]) position += 1;
  const cut = (text: string): string => text.slice(Math.max(0, position - 100), position + 200);
  return `  SQLite:     … ${cut(sqlite)}\n  PostgreSQL: … ${cut(postgres)}`;
}

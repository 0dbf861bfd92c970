import { fileURLToPath } from "node:url";
import { runCommand } from "../measure.ts";
import type { Row } from "../table.ts";
import { type Candidate, candidates, isOurs } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

const script = fileURLToPath(new URL("./count-overhead.ts", import.meta.url));
const most = 40;

/** What one call costs above building a Request, handing it to `fetch` and reading the JSON, without a network. */
export async function* measureOverhead({ folder }: Workspace): AsyncGenerator<Row> {
  const bare: Candidate = { name: "bare fetch", call: "bare-fetch", entry: "" };
  const all = [bare, ...candidates];
  const printed = runCommand(process.execPath, [script, folder, ...all.map(({ call }) => call)], folder);
  const { rounds, calls, medians } = JSON.parse(printed) as {
    rounds: number;
    calls: number;
    medians: Record<string, number>;
  };
  const floor = medians[bare.call] ?? Number.NaN;
  const detail = `median of ${rounds} rounds of ${calls} calls`;
  yield {
    claim: "one call in process, bare fetch",
    value: formatMicroseconds(floor),
    detail: `CPU, ${detail}`,
  };
  for (const candidate of candidates) {
    const { name, call } = candidate;
    const whole = medians[call] ?? Number.NaN;
    yield {
      claim: `one call in process over bare fetch, ${name}`,
      value: formatMicroseconds(whole - floor),
      detail: `CPU, ${formatMicroseconds(whole)} in all, ${detail}`,
      ...(isOurs(candidate) ? { budget: `≤ ${most} µs`, ok: whole - floor <= most } : {}),
    };
  }
}

function formatMicroseconds(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`;
}

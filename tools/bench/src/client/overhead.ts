import { fileURLToPath } from "node:url";
import { runCommand } from "../measure.ts";
import type { Row } from "../table.ts";
import { type Contestant, contestants, isOurs } from "./contestants.ts";
import type { Workspace } from "./workspace.ts";

const script = fileURLToPath(new URL("./count-overhead.ts", import.meta.url));
const most = 40;

/** What one call costs above building a Request, handing it to `fetch` and reading the JSON, without a network. */
export async function* measureOverhead({ folder }: Workspace): AsyncGenerator<Row> {
  const bare: Contestant = { name: "bare fetch", call: "bare-fetch", entry: "" };
  const all = [bare, ...contestants];
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
  for (const contestant of contestants) {
    const { name, call } = contestant;
    const whole = medians[call] ?? Number.NaN;
    yield {
      claim: `one call in process over bare fetch, ${name}`,
      value: formatMicroseconds(whole - floor),
      detail: `CPU, ${formatMicroseconds(whole)} in all, ${detail}`,
      ...(isOurs(contestant) ? { budget: `≤ ${most} µs`, ok: whole - floor <= most } : {}),
    };
  }
}

function formatMicroseconds(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { writeWire } from "../load.ts";
import { describeRates, findShare, formatRate, measureRates, type Rates } from "../rates.ts";
import type { Row } from "../table.ts";
import { type RunningService, writeHeaders } from "./start-service.ts";

const least = 0.5;

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
    const servers = [
      { pid: child.pid ?? 0, port: Number(port) },
      { pid: service.pid, port: Number(new URL(service.url).port) },
    ];
    const prepared = { method: "GET", path: `/v1${path}`, headers: writeHeaders(service.token) };
    const runners = servers.map((server) => ({ ...server, request: writeWire(prepared, server.port) }));
    const [bare, ours] = (await measureRates(runners)) as [Rates, Rates];
    const share = findShare(ours, bare);
    yield { claim: "GET of a space, bare node:http", value: formatRate(bare), detail: describeRates(bare) };
    yield {
      claim: "GET of a space, service",
      value: `${(share * 100).toFixed(0)} % of bare`,
      detail: `${formatRate(ours)}, ${describeRates(ours)}`,
      budget: `≥ ${least * 100} %`,
      ok: share >= least,
    };
  } finally {
    child.kill();
  }
}

import assert from "node:assert/strict";
import { NoResponseError, type Recorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { validateAllow } from "../validate/allow.ts";
import { type ReceivedResponse, readJson } from "../validate/response.ts";
import { type PreparedRequest, toRequest } from "./prepared-request.ts";
import type { Probe } from "./probe.ts";

const atOnce = 8;
/** The suite gives up after so many requests without a response: waiting for more would take minutes. */
const hangsUntilGivenUp = 3;

/** Sends probes; rejects with every probe that got a wrong response, with its request and its response. */
export async function runProbes(target: Target, recorder: Recorder, probes: readonly Probe[]): Promise<void> {
  const waiting = [...probes];
  const failures: string[] = [];
  let hangs = 0;
  const work = async () => {
    for (let probe = waiting.shift(); probe && hangs < hangsUntilGivenUp; probe = waiting.shift()) {
      try {
        const faults = await sendProbe(target, recorder, probe);
        if (faults.length > 0) failures.push(`${describeProbe(probe)}\n    ${faults.join("\n    ")}`);
      } catch (error) {
        if (error instanceof NoResponseError) hangs += 1;
        failures.push(`${describeProbe(probe)}\n    got no response: ${explain(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (hangs >= hangsUntilGivenUp) failures.push(`given up after ${hangs} requests without a response`);
  if (failures.length === 0) return;
  throw new Error(
    `${failures.length} of ${probes.length} requests got a wrong response:\n\n  ${failures.join("\n\n  ")}`,
  );
}

/** The same for probes that must all be rejected; also rejects if one of them changed data. */
export async function runRejected(
  target: Target,
  recorder: Recorder,
  probes: readonly Probe[],
): Promise<void> {
  if (probes.length === 0) return;
  const before = await target.digest?.();
  await runProbes(target, recorder, probes);
  assert.deepEqual(await target.digest?.(), before, "A rejected request changed data.");
}

/** The faults of the response to one probe; empty if there are none. */
export async function sendProbe(target: Target, recorder: Recorder, probe: Probe): Promise<string[]> {
  let sent = 0;
  const request = toRequest(target.baseUrl, probe.request, (bytes) => {
    sent = bytes;
  });
  const received = await recorder.send(request);
  const { flood = 0 } = probe.request;
  const faults = [
    ...validateStatus(target, probe, received),
    ...received.faults,
    ...validateKeys(probe, request.method, received),
    ...(received.status === 405 ? validateAllow(probe.operation.path, received.headers.get("allow")) : []),
    ...(flood > 0 && sent >= flood ? [`all ${flood} bytes were read before the request was rejected`] : []),
  ];
  return faults.length === 0
    ? []
    : [...faults, `got       ${received.status} ${clip(new TextDecoder().decode(received.bytes))}`];
}

function validateStatus(
  { level }: Target,
  { operation, kind, about, passes, rejections }: Probe,
  { status }: ReceivedResponse,
): string[] {
  const successes = passes ? operation.successes.map((success) => success.status) : [];
  const remembered =
    passes && level === "behaviour"
      ? listRemembered(operation.method, kind === "properties" || about.length > 0, rejections)
      : [];
  const right = [...new Set([...successes, ...remembered, ...rejections])];
  return right.includes(status) ? [] : [`expected  ${right.join(" or ")}`];
}

/**
 * A target with state cannot delete a resource twice, and may already have the resource to create. An unusual value
 * that may be accepted or rejected may also be an unknown id; and a value may match its schema and conflict with stored
 * data.
 */
function listRemembered(method: string, isChanged: boolean, rejections: readonly number[]): number[] {
  const isOdd = isChanged || rejections.includes(400);
  return [
    ...(isOdd ? [400] : []),
    ...(isOdd || method === "DELETE" ? [404] : []),
    ...(method === "GET" ? [] : [409]),
  ];
}

function validateKeys({ keys, rejections }: Probe, method: string, received: ReceivedResponse): string[] {
  if (keys.length === 0 || !rejections.includes(received.status) || method === "HEAD") return [];
  const { errors } = (readJson(received) ?? {}) as { errors?: readonly { key?: string }[] };
  const named = new Set((errors ?? []).map(({ key }) => key));
  const isRight = keys.every((key) => named.has(key)) && named.size === new Set(keys).size;
  return isRight ? [] : [`expected  entries whose keys are ${keys.join(", ")}`];
}

function describeProbe({ operation, name, request }: Probe): string {
  const { Authorization: _, ...headers } = request.headers;
  const shown = Object.entries(headers).map(([header, value]) => `\n              ${header}: ${clip(value)}`);
  return `${operation.operationId}, ${name}\n    sent      ${request.method} ${clip(writeAddress(request))}${shown.join("")}${showBody(request)}`;
}

function writeAddress({ path, query }: PreparedRequest): string {
  return query === "" ? path : `${path}?${query}`;
}

function showBody({ body, flood }: PreparedRequest): string {
  if (flood !== undefined) return `\n              ${flood} bytes`;
  return body === undefined ? "" : `\n              ${clip(new TextDecoder().decode(body))}`;
}

/** One line of at most 300 characters. */
function clip(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, "⏎");
  return line.length <= 300 ? line : `${line.slice(0, 300)}… (${line.length} characters)`;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`;
}

import assert from "node:assert/strict";
import { NoResponseError, type Recorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { validateAllow } from "../validate/allow.ts";
import { type ReceivedResponse, readJson } from "../validate/response.ts";
import { type PreparedRequest, toRequest } from "./prepared-request.ts";
import type { Probe } from "./probe.ts";

const atOnce = 8;
/** A target that hangs again and again would keep the suite for minutes. */
const hangsUntilGivenUp = 3;

/** Sends probes and rejects with all that were answered wrongly, each with its request and its received. */
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
        failures.push(`${describeProbe(probe)}\n    got no received: ${explain(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (hangs >= hangsUntilGivenUp) failures.push(`given up after ${hangs} requests without an received`);
  if (failures.length === 0) return;
  throw new Error(
    `${failures.length} of ${probes.length} requests were answered wrongly:\n\n  ${failures.join("\n\n  ")}`,
  );
}

/** The same for probes that must all be rejected; rejects, too, when one of them changed something. */
export async function runRejected(
  target: Target,
  recorder: Recorder,
  probes: readonly Probe[],
): Promise<void> {
  const before = await target.digest?.();
  await runProbes(target, recorder, probes);
  assert.deepEqual(await target.digest?.(), before, "What was rejected changed something.");
}

/** What is wrong with the received to one probe; empty when nothing is. */
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
    ...(flood > 0 && sent >= flood ? [`all ${flood} bytes were read before it was rejected`] : []),
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
 * A target that remembers has nothing left to delete the second time, and may have what is to be made. An odd value that
 * may be taken or rejected may also be the id of nothing; and a value may fit its schema and not what is there.
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

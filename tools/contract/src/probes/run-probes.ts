import assert from "node:assert/strict";
import { judgeAllow } from "../judge/allow.ts";
import { type Answer, readJson } from "../judge/answer.ts";
import type { Target } from "../target.ts";
import { NoAnswerError, type Witness } from "../witness.ts";
import { type Draft, toRequest } from "./draft.ts";
import type { Probe } from "./probe.ts";

const atOnce = 8;
/** A target that hangs again and again would keep the suite for minutes. */
const hangsUntilGivenUp = 3;

/** Sends probes and rejects with all that were answered wrongly, each with its request and its answer. */
export async function runProbes(target: Target, witness: Witness, probes: readonly Probe[]): Promise<void> {
  const waiting = [...probes];
  const failures: string[] = [];
  let hangs = 0;
  const work = async () => {
    for (let probe = waiting.shift(); probe && hangs < hangsUntilGivenUp; probe = waiting.shift()) {
      try {
        const faults = await sendProbe(target, witness, probe);
        if (faults.length > 0) failures.push(`${describeProbe(probe)}\n    ${faults.join("\n    ")}`);
      } catch (error) {
        if (error instanceof NoAnswerError) hangs += 1;
        failures.push(`${describeProbe(probe)}\n    got no answer: ${explain(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (hangs >= hangsUntilGivenUp) failures.push(`given up after ${hangs} requests without an answer`);
  if (failures.length === 0) return;
  throw new Error(
    `${failures.length} of ${probes.length} requests were answered wrongly:\n\n  ${failures.join("\n\n  ")}`,
  );
}

/** The same for probes that must all be refused; rejects, too, when one of them changed something. */
export async function runRefused(target: Target, witness: Witness, probes: readonly Probe[]): Promise<void> {
  const before = await target.digest?.();
  await runProbes(target, witness, probes);
  assert.deepEqual(await target.digest?.(), before, "What was refused changed something.");
}

/** What is wrong with the answer to one probe; empty when nothing is. */
export async function sendProbe(target: Target, witness: Witness, probe: Probe): Promise<string[]> {
  let sent = 0;
  const request = toRequest(target.baseUrl, probe.request, (bytes) => {
    sent = bytes;
  });
  const answer = await witness.send(request);
  const { flood = 0 } = probe.request;
  const faults = [
    ...judgeStatus(target, probe, answer),
    ...answer.faults,
    ...judgeKeys(probe, request.method, answer),
    ...(answer.status === 405 ? judgeAllow(probe.operation.path, answer.headers.get("allow")) : []),
    ...(flood > 0 && sent >= flood ? [`all ${flood} bytes were read before it was refused`] : []),
  ];
  return faults.length === 0
    ? []
    : [...faults, `got       ${answer.status} ${clip(new TextDecoder().decode(answer.bytes))}`];
}

function judgeStatus(
  { level }: Target,
  { operation, kind, about, passes, refusals }: Probe,
  { status }: Answer,
): string[] {
  const successes = passes ? operation.successes.map((success) => success.status) : [];
  const remembered =
    passes && level === "behaviour"
      ? listRemembered(operation.method, kind === "properties" || about.length > 0, refusals)
      : [];
  const right = [...new Set([...successes, ...remembered, ...refusals])];
  return right.includes(status) ? [] : [`expected  ${right.join(" or ")}`];
}

/**
 * A target that remembers has nothing left to delete the second time, and may have what is to be made. An odd value that
 * may be taken or refused may also be the id of nothing; and a value may fit its schema and not what is there.
 */
function listRemembered(method: string, isChanged: boolean, refusals: readonly number[]): number[] {
  const isOdd = isChanged || refusals.includes(400);
  return [
    ...(isOdd ? [400] : []),
    ...(isOdd || method === "DELETE" ? [404] : []),
    ...(method === "GET" ? [] : [409]),
  ];
}

function judgeKeys({ keys, refusals }: Probe, method: string, answer: Answer): string[] {
  if (keys.length === 0 || !refusals.includes(answer.status) || method === "HEAD") return [];
  const { errors } = (readJson(answer) ?? {}) as { errors?: readonly { key?: string }[] };
  const named = new Set((errors ?? []).map(({ key }) => key));
  const isRight = keys.every((key) => named.has(key)) && named.size === new Set(keys).size;
  return isRight ? [] : [`expected  entries whose keys are ${keys.join(", ")}`];
}

function describeProbe({ operation, name, request }: Probe): string {
  const { Authorization: _, ...headers } = request.headers;
  const shown = Object.entries(headers).map(([header, value]) => `\n              ${header}: ${clip(value)}`);
  return `${operation.operationId}, ${name}\n    sent      ${request.method} ${clip(writeAddress(request))}${shown.join("")}${showBody(request)}`;
}

function writeAddress({ path, query }: Draft): string {
  return query === "" ? path : `${path}?${query}`;
}

function showBody({ body, flood }: Draft): string {
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

import {
  checkOffer,
  checkParameters,
  type Failure,
  limitJson,
  linesType,
  type Model,
  noBytes,
  type PathMatch,
  Refusal,
  type Reply,
  type Route,
} from "@data-import/front";
import type { RecordLinesResponse, UpsertCounts } from "@data-import/types";
import { noteUse } from "../auth/authenticate.ts";
import type { Authenticator } from "../auth/authenticator.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import { addUpserted, nothingUpserted } from "../records/count-upserted.ts";
import { type Lines, scanLines } from "../records/scan-lines.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import { checkAccess } from "./access.ts";
import type { Admitted } from "./admitted.ts";
import { authenticateAgain } from "./authenticate-again.ts";
import { cutLines } from "./cut-lines.ts";
import { openDecoded } from "./decode-stream.ts";
import { nameStep, readIdempotencyKey } from "./idempotency.ts";
import { change } from "./operate.ts";
import { requireMediaType } from "./upload.ts";

/** What is needed to receive JSON lines. */
export interface LinesTools extends Dependencies {
  readonly model: Model;
  readonly authenticator: Authenticator;
  /** The maximum size of one line, in bytes, and of the lines of one commit. */
  readonly bodyLimit: number;
  /** Whether unknown names are left out of requests. */
  readonly lenient?: boolean | undefined;
}

/** The most lines of one commit. */
const mostLines = 10_000;

type Saved = RecordLinesResponse["data"];

/** Whether an operation accepts JSON lines, which may be of any length. */
export function takesLines({ requestBody }: Route): boolean {
  return requestBody?.value.content[linesType] !== undefined;
}

/**
 * Validates a request with JSON lines, and runs its operation once for each group of lines. The body is read as a stream:
 * the next lines are read when the ones before are committed.
 */
export async function receiveLines(tools: LinesTools, admitted: Admitted, match: PathMatch): Promise<Reply> {
  const { model, bodyLimit, lenient, storage } = tools;
  const { reading, route } = admitted;
  checkOffer(reading.call, route);
  const failures = checkParameters(model, { strict: true, lenient }, reading, match, route);
  await requireMediaType(admitted);
  if (failures.length > 0) throw new Refusal(400, failures);
  const body = openDecoded(reading.call);
  const saved: Saved[] = [];
  let areRepeated = true;
  let lines = 0;
  try {
    for await (const group of cutLines(body, { lines: mostLines, bytes: bodyLimit })) {
      const { data, isRepeated } = await saveLines(tools, admitted, group);
      saved.push(data);
      areRepeated &&= isRepeated;
      lines = group.last;
    }
  } catch (error) {
    throw addSaved(explainStorageError(storage.engine, error) ?? error, lines);
  }
  if (saved.length === 0)
    throw new Refusal(400, [
      { message: `${route.operationId} needs a request body.`, code: "value_missing" },
    ]);
  return {
    status: 200,
    headers: { "content-type": "application/json", ...(areRepeated && { "idempotency-replayed": "true" }) },
    body: JSON.stringify({ data: joinSaved(saved) }),
  };
}

/** Saves lines as one commit. The caller must still have the right to do so: a stream may take an hour. */
async function saveLines(
  { authenticator, ...tools }: LinesTools,
  admitted: Admitted,
  lines: Lines,
): Promise<{ readonly data: Saved; readonly isRepeated: boolean }> {
  const { route, reading } = admitted;
  const now = tools.clock();
  const principal = await authenticateAgain(authenticator, admitted, now, { isRead: false });
  await noteUse(tools.storage, principal);
  reading.bytes = lines.bytes;
  reading.json = await scanLines(lines, limitJson(tools.bodyLimit));
  const key = readIdempotencyKey(route, reading, principal.actor);
  const keyOfLines = key && nameStep(key, lines.first);
  const current = { ...admitted, principal, now, access: checkAccess(route, principal) };
  const { output, body, isRepeated = false } = await change(tools, current, keyOfLines);
  // The next lines are read and scanned without these in memory.
  reading.bytes = noBytes;
  reading.json = undefined;
  const { data } = (body === undefined ? output : JSON.parse(body)) as RecordLinesResponse;
  return { data, isRepeated };
}

/** The result of all commits. */
function joinSaved(saved: readonly Saved[]): Saved {
  const add = (name: "total" | "valid" | "error") => saved.reduce((sum, { counts }) => sum + counts[name], 0);
  const errorsByField: Record<string, number> = {};
  for (const { counts } of saved) {
    for (const [key, errors] of Object.entries(counts.errorsByField ?? {})) {
      errorsByField[key] = (errorsByField[key] ?? 0) + errors;
    }
  }
  let upserted: UpsertCounts | undefined;
  let before = 0;
  for (const each of saved) {
    if (each.upserted) upserted = addUpserted(upserted ?? nothingUpserted, each.upserted, before);
    before += countSent(each);
  }
  return {
    success: true,
    commitIds: saved.flatMap(({ commitIds }) => commitIds),
    counts: {
      ...{ total: add("total"), valid: add("valid"), error: add("error") },
      ...(Object.keys(errorsByField).length > 0 && { errorsByField }),
    },
    ...(upserted && { upserted }),
  };
}

/** How many records the request has, of those that were saved. */
function countSent({ upserted, counts }: Saved): number {
  return counts.total + (upserted?.combined ?? 0);
}

/** Adds to an error how many lines are saved. */
function addSaved(error: unknown, lines: number): unknown {
  const sentence = lines === 0 ? "No line is saved." : `The first ${lines} lines are saved.`;
  const add = <Problem extends { readonly message: string }>(problems: readonly Problem[]): Problem[] =>
    problems.map((problem, index) =>
      index < problems.length - 1 ? problem : { ...problem, message: `${problem.message} ${sentence}` },
    );
  if (error instanceof DomainError) {
    const { cause, retryAfter } = error;
    return new DomainError(error.code, add(error.problems), {
      cause,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  if (error instanceof Refusal) {
    return new Refusal<string>(error.status, add<Failure<string>>(error.failures), { ...error.headers });
  }
  return error;
}

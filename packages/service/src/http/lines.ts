import {
  checkOffer,
  checkParameters,
  type Failure,
  HttpError,
  type HttpResponse,
  limitJson,
  linesType,
  type Model,
  noBytes,
  type PathMatch,
  type Route,
} from "@data-import/front";
import { limits } from "@data-import/types";
import { noteUse } from "../auth/authenticate.ts";
import type { Authenticator } from "../auth/authenticator.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import type { OperationId, Output, TakenLines } from "../operations/handler.ts";
import { findOperation } from "../operations/handler-table.ts";
import type { Lines } from "../records/batches/scan-lines.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import { checkAccess } from "./access.ts";
import type { Admitted } from "./admitted.ts";
import { authenticateAgain } from "./authenticate-again.ts";
import { cutLines } from "./cut-lines.ts";
import { openDecoded } from "./decode-stream.ts";
import { nameStep, readIdempotencyKey } from "./idempotency.ts";
import { change } from "./operate.ts";
import { requireMediaType } from "./upload.ts";
import { writeText } from "./write-json.ts";

/** What is needed to receive JSON lines. */
export interface LinesTools extends Dependencies {
  readonly model: Model;
  readonly authenticator: Authenticator;
  /** The maximum size of one line, in bytes, and of the lines of one commit. */
  readonly bodyLimit: number;
  /** Whether unknown names are left out of requests. */
  readonly lenient?: boolean | undefined;
}

/** Whether an operation accepts JSON lines, which may be of any length. */
export function takesLines({ requestBody }: Route): boolean {
  return requestBody?.value.content[linesType] !== undefined;
}

/**
 * Validates a request with JSON lines, and runs its operation once for each group of lines. The body is read as a stream:
 * the next lines are read when the ones before are committed.
 */
export async function receiveLines(
  tools: LinesTools,
  admitted: Admitted,
  match: PathMatch,
): Promise<HttpResponse> {
  const { model, bodyLimit, lenient, storage } = tools;
  const { reading, route } = admitted;
  checkOffer(reading.call, route);
  const failures = checkParameters(model, { strict: true, lenient }, reading, match, route);
  await requireMediaType(admitted);
  if (failures.length > 0) throw new HttpError(400, failures);
  const body = openDecoded(reading.call);
  const { begin, join } = findTaken(route);
  const read = begin();
  const outputs: Output<OperationId>[] = [];
  let areRepeated = true;
  let lines = 0;
  try {
    for await (const group of cutLines(body, { lines: limits.commitLines, bytes: bodyLimit })) {
      const { output, isRepeated } = await saveLines(tools, admitted, group, read);
      outputs.push(output);
      areRepeated &&= isRepeated;
      lines = group.last;
    }
  } catch (error) {
    throw addSaved(explainStorageError(storage.engine, error) ?? error, lines);
  }
  if (outputs.length === 0)
    throw new HttpError(400, [
      { message: `${route.operationId} needs a request body.`, code: "value_missing" },
    ]);
  return {
    status: 200,
    headers: { "content-type": "application/json", ...(areRepeated && { "idempotency-replayed": "true" }) },
    body: await writeText(join(outputs)),
  };
}

/** Saves a group of lines. The caller must still have the right to do so: a stream may take an hour. */
async function saveLines(
  { authenticator, ...tools }: LinesTools,
  admitted: Admitted,
  lines: Lines,
  read: ReturnType<TakenLines<OperationId>["begin"]>,
): Promise<{ readonly output: Output<OperationId>; readonly isRepeated: boolean }> {
  const { route, reading } = admitted;
  const now = tools.clock();
  const principal = await authenticateAgain(authenticator, admitted, now, { isRead: false });
  await noteUse(tools.storage, principal);
  reading.bytes = lines.bytes;
  reading.json = await read(lines, limitJson(tools.bodyLimit));
  const key = readIdempotencyKey(route, reading, principal.actor);
  const keyOfLines = key && nameStep(key, lines.first);
  const current = { ...admitted, principal, now, access: checkAccess(route, principal) };
  const { output, body, isRepeated = false } = await change(tools, current, keyOfLines);
  // The next lines are read and scanned without these in memory.
  reading.bytes = noBytes;
  reading.json = undefined;
  return { output: (body === undefined ? output : JSON.parse(body)) as Output<OperationId>, isRepeated };
}

function findTaken({ operationId }: Route): TakenLines<OperationId> {
  const { lines } = findOperation(operationId);
  if (lines === undefined)
    throw new Error(`${operationId} has lines in the description, but does not take any.`);
  return lines;
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
  if (error instanceof HttpError) {
    return new HttpError<string>(error.status, add<Failure<string>>(error.failures), { ...error.headers });
  }
  return error;
}

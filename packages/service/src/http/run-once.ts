import type { Context } from "../context/context.ts";
import { WrittenJson } from "../context/written-json.ts";
import type { Input, Operation, OperationId } from "../operations/handler.ts";
import { isDownload } from "./download.ts";
import {
  claimKey,
  findKept,
  type IdempotencyKey,
  keepResponse,
  nameStep,
  releaseKey,
} from "./idempotency.ts";
import { writeText } from "./write-json.ts";

/** What an operation responds: its result, or the text of its response if that was needed already. */
export interface Ran {
  readonly output?: unknown;
  readonly body?: string;
  /** Whether an earlier request with the same key did the work. */
  readonly isRepeated?: boolean;
}

/** Runs an operation for the first request with a key, and responds to the next one as to the first. */
export async function runOnce(
  context: Context,
  key: IdempotencyKey,
  { handle, repeat }: Operation<OperationId>,
  input: Input<OperationId>,
): Promise<Ran> {
  const kept = await claimKey(context, key);
  if (kept !== undefined) {
    const { isPart, text } = kept;
    if (!isPart || repeat === undefined) return { body: text, isRepeated: true };
    // It changes nothing: the space may have been archived since.
    context.enterArchived();
    const output = await repeat.complete(context, input, JSON.parse(text) as object);
    return { output, isRepeated: true };
  }
  const output = await handle(context, input);
  if (isDownload(output) || output instanceof WrittenJson) return { output };
  const part = repeat?.shorten(output);
  if (part !== undefined) {
    await keepResponse(context, key, { isPart: true, text: JSON.stringify(part) }, output);
    return { output };
  }
  const body = await writeText(output);
  await keepResponse(context, key, { isPart: false, text: body }, output);
  return { body };
}

/**
 * Runs an operation that opens its transactions itself, in steps: each step is done once for the key, and what it returned
 * is kept. So a request that comes again after a failure continues behind the last step.
 */
export async function runSteps(
  context: Context,
  key: IdempotencyKey,
  { handle }: Operation<OperationId>,
  input: Input<OperationId>,
): Promise<Ran> {
  let steps = 0;
  let repeated = 0;
  const transactAs: Context["transactAs"] = async (person, act) => {
    const own = nameStep(key, steps);
    let isKept = false;
    const result = await context.transactAs(person, async (step) => {
      const kept = await claimKey(step, own);
      isKept = kept !== undefined;
      if (kept !== undefined) return JSON.parse(kept.text) as Awaited<ReturnType<typeof act>>;
      const output = await act(step);
      if (output === undefined) await releaseKey(step, own);
      // The result of a step is what the response has as `data`, or a part of it.
      else await keepResponse(step, own, { isPart: false, text: JSON.stringify(output) }, { data: output });
      return output;
    });
    // One that was rolled back has done nothing: the operation may try it again.
    steps += 1;
    if (isKept) repeated += 1;
    return result;
  };
  const output = await handle({ ...context, transactAs }, input);
  return { output, isRepeated: steps > 0 && repeated === steps };
}

/** Runs an operation that opens its transactions itself, and keeps its response after them. */
export async function runThenKeep(
  context: Context,
  key: IdempotencyKey,
  { handle }: Operation<OperationId>,
  input: Input<OperationId>,
): Promise<Ran> {
  const kept = await findKept(context, key);
  if (kept !== undefined) return { body: kept.text, isRepeated: true };
  const output = await handle(context, input);
  const body = await writeText(output);
  return context.transactAs(context, async (own) => {
    // Another request with the key may have ended meanwhile.
    const earlier = await claimKey(own, key);
    if (earlier !== undefined) return { body: earlier.text, isRepeated: true };
    await keepResponse(own, key, { isPart: false, text: body }, output);
    return { body };
  });
}

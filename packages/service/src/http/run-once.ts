import type { Context } from "../context/context.ts";
import type { Handler, Input, OperationId } from "../operations/handler.ts";
import { handlers } from "../operations/handler-table.ts";
import { type Repetition, repetitions } from "../operations/repetitions.ts";
import { isDownload } from "./download.ts";
import { claimKey, type IdempotencyKey, keepResponse } from "./idempotency.ts";
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
  operationId: OperationId,
  input: Input<OperationId>,
): Promise<Ran> {
  // The compiler cannot know which operation it is.
  const repetition = repetitions[operationId as keyof typeof repetitions] as
    | Repetition<OperationId>
    | undefined;
  const kept = await claimKey(context, key);
  if (kept !== undefined) {
    const { isPart, text } = kept;
    if (!isPart || repetition === undefined) return { body: text, isRepeated: true };
    const output = await repetition.complete(context, input, JSON.parse(text) as object);
    return { output, isRepeated: true };
  }
  const output = await (handlers[operationId] as Handler<OperationId>)(context, input);
  if (isDownload(output)) return { output };
  const part = repetition?.shorten(output);
  if (part !== undefined) {
    await keepResponse(context, key, { isPart: true, text: JSON.stringify(part) });
    return { output };
  }
  const body = await writeText(output);
  await keepResponse(context, key, { isPart: false, text: body });
  return { body };
}

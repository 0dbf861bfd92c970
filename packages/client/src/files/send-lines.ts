import type { Core, Input } from "../core/core.ts";
import type { Call, HookedOptions } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import type { LinesSource } from "./types.ts";
import { linesType, writeLines } from "./write-lines.ts";

/** Sends JSON lines; the body of the input is their source. A stream or a generator is sent once. */
export function sendLines<T>(
  core: Core,
  operation: OperationFacts,
  { body: source, ...input }: Input,
  options: HookedOptions = {},
): Call<T> {
  const { open, replayable } = writeLines(source as LinesSource);
  return core.send(
    operation,
    { ...input, body: open },
    {
      ...options,
      headers: { "content-type": linesType, ...options.headers },
      ...(!replayable && { retry: false }),
    },
  );
}

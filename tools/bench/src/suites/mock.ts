import { measureCalls } from "../mock/in-process.ts";
import { measureHttp } from "../mock/over-http.ts";
import { measureSizes } from "../mock/sizes.ts";
import { measureStarts } from "../mock/starts.ts";
import { measureSuccesses } from "../mock/successes.ts";
import { createWorkspace } from "../mock/workspace.ts";
import type { Row } from "../table.ts";

/** The mock against its budgets, each measurement beside those of other mocks from npm in the same run. */
export async function* measure(): AsyncGenerator<Row> {
  const workspace = await createWorkspace();
  try {
    yield* measureCalls(workspace);
    yield* measureHttp(workspace);
    yield* measureStarts(workspace);
    yield* measureSizes(workspace);
    yield* measureSuccesses(workspace);
  } finally {
    workspace.remove();
  }
}

import { measureBundles } from "../client/bundles.ts";
import { measureImports } from "../client/imports.ts";
import { measureInstalls } from "../client/installs.ts";
import { measureInstantiations } from "../client/instantiations.ts";
import { measureOverhead } from "../client/overhead.ts";
import { createWorkspace } from "../client/workspace.ts";
import type { Row } from "../table.ts";

/** The client against its budgets, each measurement beside those of other clients from npm in the same run. */
export async function* measure(): AsyncGenerator<Row> {
  const workspace = await createWorkspace();
  try {
    yield* measureBundles(workspace);
    yield* measureImports(workspace);
    yield* measureInstantiations(workspace);
    yield* measureInstalls(workspace);
    yield* measureOverhead(workspace);
  } finally {
    workspace.remove();
  }
}

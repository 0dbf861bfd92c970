import { formatDuration, startStep } from "../steps.mjs";
import { type Generation, startGeneration } from "./generation.ts";
import { openRelay } from "./relay.ts";
import { listRooms } from "./rooms.ts";
import { spellAddresses, waitFor } from "./start.ts";
import { explainFailures, runTasks } from "./tasks.ts";
import { listFailures, runTurbo } from "./turbo.ts";
import { watchFolders } from "./watch.ts";

const silent = { note: () => undefined, done: () => undefined, fail: () => undefined };

/** Serves docs and mock, and replaces them after every save that builds; a save that does not build changes nothing. */
export async function runDev(port: number, stop: AbortSignal): Promise<void> {
  await runTasks("dev", ["build"]);
  const step = startStep("serve");
  const [docsRelay, mockRelay] = await Promise.all([openRelay(port), openRelay(port + 1)]);
  let current: Generation | undefined;
  const replace = async () => {
    const next = await startGeneration();
    docsRelay.pointTo(next.docs);
    mockRelay.pointTo(next.mock);
    // Nobody waits for the old one: it only finishes its last answers.
    void current?.retire();
    current = next;
  };
  await replace();
  step.done("docs and mock");
  const [docs, mock] = spellAddresses(port);
  console.log(
    `\nDocs   ${docs}\nMock   ${mock}\n\nSave a file of spec/ or packages/: both follow. Ctrl-C stops.\n`,
  );

  const rebuild = createQueue(async (paths) => {
    const line = await followEdit(paths, replace);
    if (!stop.aborted) console.log(line);
  });
  const folders = listRooms().filter(({ folder }) => !folder.startsWith("tools/"));
  const unwatch = watchFolders(
    folders.map(({ folder }) => folder),
    rebuild,
  );
  await waitFor(stop);
  unwatch();
  await Promise.all([docsRelay.close(), mockRelay.close(), current?.retire()]);
}

/** Builds after an edit and replaces what is served; gives the line that says what came of it. */
async function followEdit(paths: readonly string[], replace: () => Promise<void>): Promise<string> {
  const started = Date.now();
  const edit = paths.length === 1 ? paths[0] : `${paths[0]} and ${paths.length - 1} more`;
  try {
    const results = await runTurbo(silent, { tasks: ["build"], rooms: listRooms() });
    const failures = listFailures(results);
    if (failures.length > 0) throw explainFailures("build", failures);
    await replace();
    const built = results.filter(({ task, cached }) => task === "build" && !cached).map(({ room }) => room);
    const what = built.length === 0 ? "built before, from cache" : `rebuilt ${built.join(", ")}`;
    return `✓ ${edit}: ${what}  ${formatDuration(Date.now() - started)}`;
  } catch (error) {
    return `✗ ${edit}: the last good build stays up\n\n${(error as Error).message}\n`;
  }
}

/** Calls `work` with what came in, one call at a time; what comes in meanwhile waits for the next call. */
export function createQueue(work: (items: string[]) => Promise<void>): (items: readonly string[]) => void {
  const waiting = new Set<string>();
  let busy = false;
  return async (items) => {
    for (const item of items) waiting.add(item);
    if (busy) return;
    busy = true;
    while (waiting.size > 0) {
      const next = [...waiting];
      waiting.clear();
      await work(next);
    }
    busy = false;
  };
}

import { startStep } from "../../steps.mjs";
import { listRooms } from "../rooms.ts";
import { spellAddresses, waitFor } from "../start.ts";
import { runTasks } from "../tasks.ts";
import { createBuilds } from "./builds.ts";
import { openDrafts } from "./drafts.ts";
import { createQueue } from "./queue.ts";
import { sayAfter } from "./say.ts";
import { openServed } from "./served.ts";
import { type Edit, watchFolders } from "./watch.ts";

/**
 * Serves docs and mock, and follows every save: a save of the description shows at once and is built afterwards, any
 * other shows when it is built, and one that is wrong shows nothing but where it is wrong.
 */
export async function runDev(port: number, stop: AbortSignal): Promise<void> {
  await runTasks("dev", ["build"]);
  if (stop.aborted) return;
  const step = startStep("serve");
  const [docs, mock] = await Promise.all([openServed("docs", port), openServed("mock", port + 1)]);
  const showBuilt = () => Promise.all([docs.showBuilt(), mock.showBuilt()]);
  await showBuilt();
  step.done("docs and mock");

  const drafts = openDrafts(docs, mock);
  const builds = createBuilds(showBuilt);
  // A description that is wrong stays wrong when something else is saved.
  let right = drafts.dryRun(sayAfter([], stop));
  const follow = createQueue<Edit>(async (edits) => {
    await builds.stop();
    const say = sayAfter(edits, stop);
    const paths = [...new Set(edits.map(({ path }) => path))];
    drafts.reload(paths);
    const described = paths.filter((path) => path.startsWith("spec/"));
    if (!(await right) || described.length > 0) right = drafts.follow(described, say);
    if (await right) builds.start(say);
  });
  const folders = listRooms().map(({ folder }) => folder);
  const unwatch = watchFolders(
    folders.filter((folder) => !folder.startsWith("tools/") || folder === "tools/codegen"),
    follow,
  );
  const addresses = spellAddresses(port);
  console.log(`\nDocs   ${addresses.docs}\nMock   ${addresses.mock}\n`);
  console.log("Save a file of spec/ or packages/: both follow. Ctrl-C stops.\n");
  await waitFor(stop);
  unwatch();
  await builds.stop();
  await Promise.all([docs.close(), mock.close()]);
  drafts.close();
}

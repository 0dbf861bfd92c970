import { startStep } from "../../steps.mjs";
import { listPackages } from "../packages.ts";
import { spellAddresses, waitFor } from "../start.ts";
import { runTasks } from "../tasks.ts";
import { createBuilds } from "./builds.ts";
import { openDrafts } from "./drafts.ts";
import { createQueue } from "./queue.ts";
import { sayAfter } from "./say.ts";
import { openServed } from "./served.ts";
import { type Edit, watchFolders } from "./watch.ts";

/**
 * Serves docs and mock, and follows every save. A save of the description is shown at once and built afterwards; any
 * other save is shown after its build. An invalid save changes nothing and prints its errors.
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
  // An invalid description stays invalid when another file is saved.
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
  const folders = listPackages().map(({ folder }) => folder);
  const unwatch = watchFolders(
    folders.filter((folder) => !folder.startsWith("tools/") || folder === "tools/codegen"),
    follow,
  );
  const addresses = spellAddresses(port);
  console.log(`\nDocs   ${addresses.docs}\nMock   ${addresses.mock}\n`);
  console.log("Docs and mock follow every save in spec/ and packages/. Ctrl-C stops them.\n");
  await waitFor(stop);
  unwatch();
  await builds.stop();
  await Promise.all([docs.close(), mock.close()]);
  drafts.close();
}

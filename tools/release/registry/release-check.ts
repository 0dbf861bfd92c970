import { rm } from "node:fs/promises";
import { passSignalsOn } from "@data-import/start/steps";
import { checkRelease } from "./check-release.ts";
import { makeEmptyFolder } from "./consumer.ts";
import { endCommands } from "./run-command.ts";
import { inStep } from "./show-work.ts";
import { endServers } from "./try-command.ts";

const folder = makeEmptyFolder("release");
const stop = new AbortController();
passSignalsOn(() => {
  endCommands();
  endServers();
  stop.abort();
});

try {
  const { tables, problems } = await Promise.race([checkRelease(folder), waitForStop()]).finally(clean);
  console.log(`\n${tables}`);
  if (problems !== "") {
    console.error(
      `\n${problems}\nFix these problems, commit the changes, and run npm run release:check again.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!stop.signal.aborted) console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = stop.signal.aborted ? 130 : 1;
}
// A registry that still listens must not keep the process alive.
if (stop.signal.aborted) process.exit();

function waitForStop(): Promise<never> {
  return new Promise((_, reject) => {
    stop.signal.addEventListener("abort", () => reject(new Error("Stopped.")));
  });
}

/** Removes the clone and all consumers: so many files take a while. */
function clean(): Promise<void> {
  return inStep("clean", async (note) => {
    note("removing the clone and the installed packages");
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    return [undefined, "done"];
  });
}

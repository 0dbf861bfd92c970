import { parseArguments } from "../arguments.mjs";
import { Interrupted, passSignalsOn } from "../child.mjs";
import { Problem } from "../problem.mjs";
import { verbs } from "../verbs.mjs";
import { runBench } from "./bench.ts";
import { runDev } from "./dev/run-dev.ts";
import { runReleaseCheck } from "./release-check.ts";
import { runStart } from "./start.ts";
import { runTasks } from "./tasks.ts";
import { runTests } from "./tests.ts";
import { runTool } from "./tool.ts";

// The start script has parsed these words already and reported any error.
const request = parseArguments(process.argv.slice(2));
const serves = verbs[request.verb]?.flags.includes("port") === true;
const stop = new AbortController();

passSignalsOn(() => stop.abort());

const { verb, names, port } = request;
const tasks = verbs[verb]?.tasks ?? [];

try {
  if (verb === "start") await runStart(port, stop.signal);
  else if (verb === "dev") await runDev(port, stop.signal);
  else if (verb === "test" || verb === "test:ci") process.exitCode = await runTests(request);
  else if (verb === "bench") process.exitCode = await runBench(request);
  else if (verb === "release:check") process.exitCode = await runReleaseCheck();
  else if (verb === "format") process.exitCode = await runTool("biome", ["check", "--write", ...names]);
  else if (verb === "new") process.exitCode = await runTool("new", names);
  else if (verb === "changeset") process.exitCode = await runTool("changeset", names);
  else await runTasks(verb, tasks, names);
} catch (error) {
  // Stopping a server is a success; stopping other work is not, because it has no result.
  if (error instanceof Interrupted) process.exitCode = serves ? 0 : 130;
  else if (error instanceof Problem) {
    console.error(`\n${error.message}`);
    process.exitCode = error.code;
  } else throw error;
}
// A client with an open connection must not keep a stopped server running.
if (serves) process.exit();

import { once } from "node:events";
import { explainTakenPort } from "../ports.mjs";
import { startStep } from "../steps.mjs";
import { openServers, type Servers } from "./servers.ts";
import { runTasks } from "./tasks.ts";
import { describeServers } from "./welcome.ts";

/** Builds, serves docs and mock, says what to try, and closes both when `stop` is given. */
export async function runStart(port: number, stop: AbortSignal): Promise<void> {
  await runTasks("start", ["build"]);
  if (stop.aborted) return;
  const step = startStep("serve");
  const servers = await openPair("start", port).catch((error: unknown) => {
    step.fail();
    throw error;
  });
  step.done("docs and mock");
  const [docs, mock] = spellAddresses(port);
  console.log(describeServers(docs, mock));
  await waitFor(stop);
  await closeSoon(servers);
}

/** What people type to reach docs and mock. */
export function spellAddresses(port: number): [docs: string, mock: string] {
  return [`http://localhost:${port}/`, `http://localhost:${port + 1}/v1`];
}

/** Resolves when `stop` is given. */
export async function waitFor(stop: AbortSignal): Promise<void> {
  if (!stop.aborted) await once(stop, "abort");
}

async function openPair(verb: string, port: number): Promise<Servers> {
  try {
    return await openServers(port, port + 1);
  } catch (error) {
    // The ports were free before the build; another program was quicker.
    const { code, port: taken } = error as NodeJS.ErrnoException & { port?: number };
    throw code === "EADDRINUSE" && taken !== undefined ? await explainTakenPort(verb, port, taken) : error;
  }
}

async function closeSoon(servers: Servers): Promise<void> {
  // A client that never hangs up must not keep us here.
  const patience = new Promise<void>((resolve) => setTimeout(resolve, 2_000).unref());
  await Promise.race([servers.close(), patience]);
}

import { once } from "node:events";
import { explainTakenPort } from "../ports.mjs";
import { startStep } from "../steps.mjs";
import { type Addresses, openServers, type Servers } from "./servers.ts";
import { runTasks } from "./tasks.ts";
import { describeServers } from "./welcome.ts";

/** Builds, serves docs, service and mock, prints the welcome text, and closes all of them when `stop` is aborted. */
export async function runStart(port: number, stop: AbortSignal): Promise<void> {
  await runTasks("start", ["build"]);
  if (stop.aborted) return;
  const step = startStep("serve");
  const servers = await openPair("start", port).catch((error: unknown) => {
    step.fail();
    throw error;
  });
  step.done("page, docs, service and mock");
  console.log(describeServers(spellAddresses(port), servers));
  await waitFor(stop);
  await closeSoon(servers);
}

/** The addresses that people type. */
export function spellAddresses(port: number): Addresses {
  return {
    page: `http://localhost:${port}/import/`,
    docs: `http://localhost:${port}/`,
    service: `http://localhost:${port}/v1`,
    mock: `http://localhost:${port + 1}/v1`,
  };
}

/** Resolves when `stop` is aborted. */
export async function waitFor(stop: AbortSignal): Promise<void> {
  if (!stop.aborted) await once(stop, "abort");
}

async function openPair(verb: string, port: number): Promise<Servers> {
  try {
    return await openServers(port, port + 1);
  } catch (error) {
    // The ports were free before the build; another program has taken one since then.
    const { code, port: taken } = error as NodeJS.ErrnoException & { port?: number };
    throw code === "EADDRINUSE" && taken !== undefined ? await explainTakenPort(verb, port, taken) : error;
  }
}

async function closeSoon(servers: Servers): Promise<void> {
  // A client that keeps its connection open must not stop us from ending.
  const patience = new Promise<void>((resolve) => setTimeout(resolve, 2_000).unref());
  await Promise.race([servers.close(), patience]);
}

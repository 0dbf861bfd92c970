import { type ChildProcess, spawn } from "node:child_process";

/** Ends with its parent, even if that is killed. */
const program = `const parent = process.ppid;
while (process.ppid === parent) for (const end = Date.now() + 100; Date.now() < end; );`;

/** Processes that use all the processor time that they get. */
export interface BusyProcesses {
  readonly children: readonly ChildProcess[];
  stop(): void;
}

/** Starts so many busy processes. */
export function startBusyProcesses(count: number): BusyProcesses {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ["--eval", program], { stdio: "ignore" }),
  );
  return {
    children,
    stop() {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

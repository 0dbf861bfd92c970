import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What one command costs. */
export interface Cost {
  /** The median of the wall clock, in milliseconds. */
  readonly wall: number;
  /** The CPU time of one run with all its children, in milliseconds; undefined where the system does not tell. */
  readonly cpu: number | undefined;
  readonly runs: number;
}

/** Runs a command some times, after one run to warm the disk; throws with its output when it fails. */
export function measureCommand(
  command: string,
  args: readonly string[],
  { cwd, runs, warm = true }: { cwd: string; runs: number; warm?: boolean },
): Cost {
  if (warm) runCommand(command, args, cwd);
  const before = readChildTime();
  const walls = Array.from({ length: runs }, () => {
    const start = performance.now();
    runCommand(command, args, cwd);
    return performance.now() - start;
  });
  const after = readChildTime();
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / runs;
  return { wall: findMedian(walls), cpu, runs };
}

/** The middle of some measurements; of an even number of them, the mean of the two in the middle. */
export function findMedian(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Runs a command in a folder and gives what it printed; throws with that when it fails. */
export function runCommand(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** The CPU time that a process has used, in milliseconds; undefined where the system does not tell. */
export function readProcessTime(pid: number): number | undefined {
  const { utime, stime } = readTimes(pid) ?? {};
  return utime === undefined || stime === undefined ? undefined : utime + stime;
}

/** The CPU time of all children that have ended, in milliseconds. */
function readChildTime(): number | undefined {
  const { cutime, cstime } = readTimes("self") ?? {};
  return cutime === undefined || cstime === undefined ? undefined : cutime + cstime;
}

/** What the kernel has recorded of a process and of its children that have ended, in milliseconds. */
function readTimes(
  pid: number | "self",
): Record<"utime" | "stime" | "cutime" | "cstime", number> | undefined {
  try {
    // Fields 14 to 17, in hundredths of a second; the name before them may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields
      .slice(11, 15)
      .map((ticks) => Number(ticks) * 10);
    return { utime, stime, cutime, cstime };
  } catch {
    return undefined;
  }
}

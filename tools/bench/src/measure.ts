import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The cost of one command. */
export interface Cost {
  /** The median of the wall clock, in milliseconds. */
  readonly wall: number;
  /** The CPU time of one run with its child processes, in milliseconds; undefined if the system does not report it. */
  readonly cpu: number | undefined;
  readonly runs: number;
}

/**
 * Runs a command several times, after one run to warm the disk. Throws with its output if it fails, or if a run takes
 * longer than `limit`, in milliseconds.
 */
export function measureCommand(
  command: string,
  args: readonly string[],
  { cwd, runs, warm = true, limit }: { cwd: string; runs: number; warm?: boolean; limit?: number },
): Cost {
  if (warm) runCommand(command, args, cwd, limit);
  const before = readEndedTime("self");
  const walls = Array.from({ length: runs }, () => {
    const start = performance.now();
    runCommand(command, args, cwd, limit);
    return performance.now() - start;
  });
  const after = readEndedTime("self");
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / runs;
  return { wall: findMedian(walls), cpu, runs };
}

/** The median. */
export function findMedian(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that `share` of the measurements do not exceed: 0.99 gives the 99th percentile. */
export function findPercentile(measurements: readonly number[], share: number): number {
  const sorted = [...measurements].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Runs a command in a folder and gives its output; throws with it if the command fails. After `limit` milliseconds, it
 * ends the command and throws.
 */
export function runCommand(command: string, args: readonly string[], cwd: string, limit?: number): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    ...(limit !== undefined && { timeout: limit }),
  });
  if (error !== undefined && "code" in error && error.code === "ETIMEDOUT") {
    throw new Error(
      `${command} ${args.join(" ")} was stopped after ${(limit ?? 0) / 1000} s:\n${stdout}${stderr}`,
    );
  }
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** The CPU time of all threads of a process, in milliseconds; undefined if the system does not report it. */
export function readProcessTime(pid: number): number | undefined {
  const { utime, stime } = readTimes(pid) ?? {};
  return utime === undefined || stime === undefined ? undefined : utime + stime;
}

/** The CPU time of the ended child processes of a process, in milliseconds; undefined if the system does not report it. */
export function readEndedTime(pid: number | "self"): number | undefined {
  const { cutime, cstime } = readTimes(pid) ?? {};
  return cutime === undefined || cstime === undefined ? undefined : cutime + cstime;
}

/** The CPU times of a process and of its ended child processes from the kernel, in milliseconds. */
function readTimes(
  pid: number | "self",
): Record<"utime" | "stime" | "cutime" | "cstime", number> | undefined {
  try {
    // Fields 14 to 17, in hundredths of a second; the name before them may contain spaces.
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

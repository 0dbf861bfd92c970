import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChild } from "../child.mjs";
import { Problem } from "../problem.mjs";
import type { Step } from "../steps.mjs";
import { root, type WorkspacePackage } from "./packages.ts";

/** The result of one task of a turbo run. */
export interface TaskResult {
  readonly pkg: string;
  readonly task: string;
  readonly cached: boolean;
  /** Undefined if the task was stopped from outside. */
  readonly exitCode: number | undefined;
  /** Its output. */
  readonly output: string;
}

/** The tasks to run, and how. */
export interface TurboRun {
  readonly tasks: readonly string[];
  readonly packages: readonly WorkspacePackage[];
  /** Environment variables for the tasks that name them in turbo.json. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs only these tasks, even if nothing has changed; their dependencies must be built. */
  readonly again?: boolean;
  /** How many of its tasks run at once, in percent of the processors; the default is in turbo.json. */
  readonly concurrency?: number;
  /** Called with every line that a task prints. */
  readonly onLine?: (pkg: string, task: string, text: string) => void;
  /** Stops the run, which then rejects with Interrupted. */
  readonly signal?: AbortSignal;
}

/** The part of turbo's run summary that we read. */
interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly task: string;
    readonly package: string;
    readonly command: string;
    readonly logFile: string;
    readonly cache: { readonly status: "HIT" | "MISS" };
    readonly execution?: { readonly exitCode: number | null };
  }[];
}

/**
 * Runs tasks of some packages, and their dependencies, through turbo. After a failure, tasks that do not depend on it
 * still run. Gives the result of each task that was started; `step` shows the running task. Throws a Problem with the
 * output of turbo if turbo could not start.
 */
export async function runTurbo(
  step: Step,
  { tasks, packages, env, again = false, concurrency, onLine, signal }: TurboRun,
): Promise<TaskResult[]> {
  const filters = packages.map(({ packageName }) => `--filter=${packageName}`);
  let summaryPath = "";
  const complaints: string[] = [];
  const printed = new Map<string, string[]>();
  const { code } = await runChild(
    process.execPath,
    [
      join(root, "node_modules/turbo/bin/turbo"),
      ...["run", ...tasks, ...filters, "--json", "--summarize", "--continue=dependencies-successful"],
      ...(concurrency === undefined ? [] : [`--concurrency=${concurrency}%`]),
      ...(again ? ["--only", "--force"] : []),
    ],
    {
      cwd: root,
      env: { ...process.env, ...env },
      signal,
      onLine(line) {
        const event = parseEvent(line);
        if (event?.level !== "info") complaints.push(event?.text ?? line);
        if (event === undefined) return;
        const [pkg = "", task = ""] = event.source.replace("@data-import/", "").split("#");
        onLine?.(pkg, task, event.text);
        if (/^cache (miss|bypass), /.test(event.text)) step.note(`${pkg} ${task}`);
        else if (!printed.has(event.source)) printed.set(event.source, [event.text]);
        else printed.get(event.source)?.push(event.text);
        summaryPath = event.text.match(/^\s*Summary:\s+(\S.*)$/)?.[1] ?? summaryPath;
      },
    },
  );
  if (summaryPath === "") {
    throw new Problem(`turbo could not start:\n${complaints.join("\n")}`, code === 0 ? 1 : code);
  }
  const summary = JSON.parse(readFileSync(summaryPath, "utf8")) as RunSummary;
  rmSync(summaryPath, { force: true });
  return summary.tasks
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .map((task) => ({
      pkg: task.package.replace("@data-import/", ""),
      task: task.task,
      cached: task.cache.status === "HIT",
      exitCode: task.execution?.exitCode ?? undefined,
      output: cleanOutput(readLog(task.logFile) ?? printed.get(task.taskId)?.join("\n") ?? ""),
    }));
}

/** The tasks that failed or were stopped. */
export function listFailures(results: readonly TaskResult[]): TaskResult[] {
  return results.filter(({ exitCode }) => exitCode !== 0);
}

/** `9 tasks, 7 from cache`. */
export function countTasks(results: readonly TaskResult[]): string {
  if (results.length === 0) return "nothing to do";
  const cached = results.filter((result) => result.cached).length;
  const tasks = `${results.length} ${results.length === 1 ? "task" : "tasks"}`;
  const counted = cached === 0 ? "none" : cached === results.length ? "all" : String(cached);
  return `${tasks}, ${counted} from cache`;
}

/** The log of a task with its colours and empty lines; undefined if the task is never cached. */
function readLog(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

/** Removes the lines of pnpm, and without a terminal also the colours. */
function cleanOutput(output: string): string {
  return (process.stdout.isTTY ? output : stripVTControlCharacters(output))
    .split("\n")
    .filter((line) => !/^(\$ |\[ELIFECYCLE\])/.test(stripVTControlCharacters(line)))
    .join("\n")
    .trim();
}

function parseEvent(line: string): { source: string; level: string; text: string } | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

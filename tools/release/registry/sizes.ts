import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "./candidate.ts";
import { listInstalledFiles } from "./make-candidates.ts";

/** Bytes of a tarball, and of the files in it. */
export interface Size {
  readonly packed: number;
  readonly unpacked: number;
}

/** The most that a package may weigh. */
export interface Budget extends Size {
  /** The day on which it was set or raised, as `2026-11-27`. */
  readonly since: string;
  /** The reason, in a sentence. */
  readonly why: string;
}

/** By the short name of the package. */
export type Budgets = Readonly<Record<string, Budget>>;

const file = "budgets.json";

/** The committed budgets. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), "utf8"));
}

/** The size of a package: of its tarball, and of its installed files. */
export function measure({ tarball }: Pick<Candidate, "tarball">, installed: string): Size {
  const sizes = listInstalledFiles(installed).map((path) => statSync(join(installed, path)).size);
  return { packed: statSync(tarball).size, unpacked: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The problems of a size: above its budget, or without a budget. */
export function compareSize(shortName: string, size: Size, budget: Budget | undefined): string[] {
  if (budget === undefined) {
    const proposal = JSON.stringify({
      packed: addMargin(size.packed),
      unpacked: addMargin(size.unpacked),
      since: "the date of today",
      why: "the reason",
    });
    return [
      `There is no budget for it yet: add "${shortName}": ${proposal} to tools/release/registry/${file}.`,
    ];
  }
  return (["packed", "unpacked"] as const)
    .filter((part) => size[part] > budget[part])
    .map(
      (part) =>
        `It is ${formatSize(size[part])} ${part}, and may be ${formatSize(budget[part])} since ${budget.since} (${budget.why}) ` +
        `Find out what has grown, or raise the budget in tools/release/registry/${file} to ${addMargin(size[part])}, with ` +
        "the date in `since` and the reason in `why`.",
    );
}

/** Bytes as kB with one decimal. */
export function formatSize(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Adds a quarter and rounds up to a thousand: some features fit, a library does not. */
function addMargin(bytes: number): number {
  return Math.ceil((bytes * 1.25) / 1000) * 1000;
}

import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Candidate } from "./candidate.ts";
import { findUpstream, type LocalRegistry, publish, startRegistry } from "./local-registry.ts";
import { buildRelease, cloneHead, packCandidates } from "./make-candidates.ts";
import { renderOutcomes, renderProblems, renderSizes } from "./report.ts";
import { inStep } from "./show-work.ts";
import { readBudgets } from "./sizes.ts";
import { useRelease } from "./use-release.ts";

const root = join(import.meta.dirname, "../../..");

/** The result of a release check. */
export interface ReleaseReport {
  /** The outcome of each package with each consumer, and the sizes. */
  readonly tables: string;
  /** The failures, in full; empty if there are none. */
  readonly problems: string;
}

/** Makes a release of the committed state, in a folder, and uses it like its consumers. */
export async function checkRelease(folder: string): Promise<ReleaseReport> {
  const clone = join(folder, "clone");
  await inStep("build", async (note) => {
    note("cloning the committed state");
    const { commit, edits } = await cloneHead(root, clone);
    await buildRelease(root, clone, note);
    return [undefined, `${commit}${edits > 0 ? `; ${edits} files that are not committed are left out` : ""}`];
  });
  const registry = await startRegistry(folder, await findUpstream(root));
  try {
    const packages = await publishRelease(folder, clone, registry);
    // Nothing reads the clone from here on, and removing so many files takes a while.
    const removal = rm(clone, { recursive: true, force: true, maxRetries: 3 });
    const budgets = readBudgets();
    const { columns, sizes } = await useRelease(folder, packages, registry, budgets);
    await removal;
    const tables = `${renderOutcomes(packages, columns)}\n\n${renderSizes(sizes, budgets)}`;
    return { tables, problems: renderProblems(packages, columns) };
  } finally {
    await registry.close();
  }
}

async function publishRelease(
  folder: string,
  clone: string,
  registry: LocalRegistry,
): Promise<readonly Candidate[]> {
  return inStep("publish", async (note) => {
    note("packing");
    const packages = await packCandidates(clone, join(folder, "packed"), registry);
    note("publishing");
    await Promise.all(packages.map((each) => publish(registry, each)));
    const versions = new Set(packages.map(({ version }) => version));
    return [packages, `${packages.length} packages, ${[...versions].join(" and ")}`];
  });
}

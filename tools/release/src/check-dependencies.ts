import type { ContractCheck } from "./check-contract.ts";
import { planRelease } from "./plan-release.ts";
import type { Repository } from "./repository.ts";
import { listPublished, readDependencies, readKeptDependencies } from "./runtime-dependencies.ts";

/**
 * Compares the runtime dependencies of every published package with those of its last release: a package for which
 * one changed needs a pending changeset. changesets itself does not see a version that changes in the catalogue.
 */
export async function checkDependencies(repository: Repository): Promise<ContractCheck> {
  const kept = readKeptDependencies(repository);
  if (kept === undefined)
    return { passed: true, text: "No runtime dependencies of a last release are kept." };
  const { packages } = await planRelease(repository);
  const silent = listPublished(repository).filter((name) => name in kept && !packages.includes(name));
  const changes = silent.flatMap((name) => {
    const before = kept[name] ?? {};
    const isBuilt = (dependency: string) => dependency in before || !dependency.startsWith("bundled ");
    return Object.entries(readDependencies(repository, name))
      .filter(([dependency, version]) => version !== before[dependency] && isBuilt(dependency))
      .map(
        ([dependency, version]) => `${name}: ${dependency} ${before[dependency] ?? "(new)"} -> ${version}`,
      );
  });
  if (changes.length === 0)
    return { passed: true, text: "Each change of a runtime dependency has a changeset." };
  return {
    passed: false,
    text: [
      "Runtime dependencies of published packages changed since their last release, and no changeset says so:",
      ...changes.map((change) => `  ${change}`),
      "Take the changes back, or describe in a changeset what they mean for users: npm run changeset (a patch is enough).",
    ].join("\n"),
  };
}
